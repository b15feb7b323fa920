"""What a game shows of its scenarios before a match."""
