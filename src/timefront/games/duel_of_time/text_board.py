"""The front drawn in text, for the terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from timefront.games.duel_of_time.geometry import SPACES
from timefront.games.duel_of_time.verbs import SEATS

WIDTH = 15


def text_board(view: dict[str, Any], say: Callable[[str], str]) -> str:
    """Five columns from Yellow's base: cubes of both sides, white cubes, and the command in force below."""
    spaces = view["spaces"]
    yellow, red = (say(f"seat-{seat}") for seat in SEATS)
    label = max(len(yellow), len(red), len(say("board-white")), len(say("board-command")), len(say("board-executor")))
    rows: list[tuple[str, list[str]]] = [
        ("", [say(f"space-{space}-short") for space in range(SPACES)]),
        (yellow, [_cubes("●", space["units"][0]) for space in spaces]),
        (red, [_cubes("■", space["units"][1]) for space in spaces]),
    ]
    if any(space["white"] for space in spaces):
        rows.append((say("board-white"), [_cubes("□", space["white"]) for space in spaces]))
    rows.append(
        (say("board-command"), [say(f"command-{space['command']}") if space["command"] else "-" for space in spaces])
    )
    executors = [say(f"seat-{SEATS[space['facing']]}") if space["command"] else "" for space in spaces]
    rows.append((say("board-executor"), executors))
    return "\n".join(
        f"{name:<{label}} " + "".join(f" {cell:<{WIDTH - 1}}" for cell in cells).rstrip() for name, cells in rows
    )


def _cubes(sign: str, count: int) -> str:
    return f"{sign * count} {count}" if count else "."
