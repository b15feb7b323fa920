"""Connections: the guard, strict HTTP, and the sockets of the tables."""
