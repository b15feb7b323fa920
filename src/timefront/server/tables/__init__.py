"""The tables that a worker holds, and what those at them are told."""
