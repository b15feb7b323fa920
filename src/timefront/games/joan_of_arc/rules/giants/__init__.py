"""12. Gigantic creatures: what their activation costs."""
