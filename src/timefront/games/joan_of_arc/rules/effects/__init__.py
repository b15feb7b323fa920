"""Powers, bonuses and what players do besides their orders."""
