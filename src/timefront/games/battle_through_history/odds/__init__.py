"""What a battle will bring, and how it is told."""
