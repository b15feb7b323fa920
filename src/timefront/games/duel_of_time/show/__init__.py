"""What players see, and what stays hidden from them."""
