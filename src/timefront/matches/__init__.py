"""Matches as journals: starting, playing, storing, opening and exporting them."""
