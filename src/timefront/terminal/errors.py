"""Why play ends, or never starts."""

from __future__ import annotations


class CannotPlay(Exception):
    """The request is impossible; the text is the sentence to show, in the player's language."""


class Leave(Exception):
    """Somebody leaves the table; everything acknowledged is saved."""
