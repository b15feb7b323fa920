"""An attack, from its dice to what follows."""
