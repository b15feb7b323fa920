"""What players are told of their own cards."""
