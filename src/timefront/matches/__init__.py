"""Matches on disk: files and folders, how a match is begun, stored, opened and handed out."""
