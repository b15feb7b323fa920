"""The laboratory: studies over many games, for designers and researchers."""
