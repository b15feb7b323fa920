"""The tables that a worker holds, and what the people at them are told."""
