"""Changes random places of a game's rules, one at a time, and checks whether the game's tests notice."""
