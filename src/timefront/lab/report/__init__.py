"""A study of a game on one page: who wins, how games go, how much is luck, and what is used."""
