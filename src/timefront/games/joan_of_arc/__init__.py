"""Time of Legends: Joan of Arc. `game` will be the only public module."""
