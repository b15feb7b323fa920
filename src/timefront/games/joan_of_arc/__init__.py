"""Time of Legends: Joan of Arc. `game` is the only public module."""
