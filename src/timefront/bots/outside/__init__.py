"""Third-party bots: local programs, and bots that answer at an address. Not compiled, because they mostly wait."""
