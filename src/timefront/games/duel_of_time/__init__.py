"""Major General: Duel of Time. `game` is the only public module."""
