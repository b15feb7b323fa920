"""Those who are connected: the door, strict HTTP, and the sockets of the tables."""
