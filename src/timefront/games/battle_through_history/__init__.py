"""A Battle Through History. `game` is the only public module."""
