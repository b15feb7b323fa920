"""The facts of a war, by chapter of the rules."""
