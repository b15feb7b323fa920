"""12. The sky of a scenario: its tiles, and how they are laid next to the map."""
