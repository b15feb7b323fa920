"""What the pack says: its parts, and how they are read and checked."""
