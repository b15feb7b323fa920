"""The facts of a campaign, in the order of the rulebook."""
