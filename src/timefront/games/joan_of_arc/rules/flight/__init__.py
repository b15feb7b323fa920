"""12. Flight: the sky board, changing levels, and carriers."""
