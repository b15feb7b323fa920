"""Matches as journals: how one is begun, played, stored, opened and handed out."""
