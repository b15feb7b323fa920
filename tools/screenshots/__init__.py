"""Pictures of every screen: all of them into build/pictures, a selection into docs/pictures."""
