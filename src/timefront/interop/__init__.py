"""Timefront in other frameworks. Each module needs its framework: pip install timefront[lab]."""
