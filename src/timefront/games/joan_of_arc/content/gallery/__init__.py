"""What a gallery of scenarios and fields shows."""
