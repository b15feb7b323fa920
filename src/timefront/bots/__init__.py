"""Bots: they play any game by the kernel's contract and know no more than their seat."""
