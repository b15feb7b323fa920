"""A study of a game as one page: who wins, how it goes, what is luck, what is used."""
