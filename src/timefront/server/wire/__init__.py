"""The messages between server and clients, their limits, and the reasons for denials."""
