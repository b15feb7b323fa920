"""What a pack contains: its parts, and how they are read and checked."""
