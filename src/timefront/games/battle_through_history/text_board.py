"""Eras, gears, armies and the battlefield as rows of text."""

from __future__ import annotations

from collections.abc import Callable

from timefront.kernel.game import View


def text_board(view: View, say: Callable[[str], str]) -> str:
    """Tables of what the view shows."""
    return "\t".join([say("board-round"), str(view["round"])])
