"""What players are shown, and what they may not see."""
