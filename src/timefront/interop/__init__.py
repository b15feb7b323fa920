"""Timefront in frameworks of others; each module needs its framework: pip install timefront[lab]."""
