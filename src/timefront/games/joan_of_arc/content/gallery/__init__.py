"""What the gallery shows of scenarios and fields."""
