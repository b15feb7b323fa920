"""The games. Only the registry names them."""
