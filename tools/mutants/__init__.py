"""Changes random places of a game's rules, one at a time, and sees whether the game's tests notice."""
