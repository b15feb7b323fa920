"""What players learn about their own cards."""
