"""Why a table is left, or never set."""

from __future__ import annotations


class CannotPlay(Exception):
    """What was wished for is not possible; the text is the sentence to show, in the player's language."""


class Leave(Exception):
    """Somebody leaves the table; what was acknowledged is saved."""
