"""The campaign: the real server is killed, cut off, starved and lied to, and what it promised is checked afterwards."""
