"""Bots of others: programs that are started here, and those that answer at an address. Never compiled: they wait."""
