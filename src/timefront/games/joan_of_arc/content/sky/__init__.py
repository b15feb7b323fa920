"""12. The sky of a scenario: its tiles, and how they lie beside the map."""
