"""Powers, bonuses and what players do beside their orders."""
