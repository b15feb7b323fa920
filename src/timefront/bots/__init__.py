"""Bots: they play any game through the kernel's contract and know no more than their seat does."""
