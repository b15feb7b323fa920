"""What takes time to compute: bots' turns, hints, odds and reviews, in separate processes."""
