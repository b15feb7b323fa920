"""What a unit does when it is activated."""
