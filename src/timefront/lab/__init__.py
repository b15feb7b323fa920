"""The laboratory: many games for designers and researchers."""
