"""13. Free battles: the armies that players buy, and the fields on which they meet (JA-13.3)."""
