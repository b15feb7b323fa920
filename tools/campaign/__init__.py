"""The campaign: the real server is killed, cut off, starved and lied to; then its promises are checked."""
