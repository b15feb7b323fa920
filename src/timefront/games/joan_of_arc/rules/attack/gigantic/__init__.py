"""12. The gigantic assault: a die for each area of a hex (JA-12.7)."""
