"""What takes time to find out: bots' turns, hints and odds, in processes of their own."""
