"""13. Free battles: armies that are bought, and the fields on which they meet (JA-13.3)."""
