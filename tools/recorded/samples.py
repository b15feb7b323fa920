"""What the server sends in random positions to every seat and to spectators: views, questions, events and errors."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from timefront.games.registry import GAMES
from timefront.kernel.questions import Illegal
from timefront.matches.match import Match
from timefront.server.tables import messages
from tools.recorded.walks import refused_choices, walk

COUNT = 500
OF_EACH_GAME = 5
ERRORS = 4
EVENTS = 12
"""How many entries the log goes back."""
SETTINGS = 30
"""What is printed is recorded for this many settings."""


def record(game: str, number: int) -> list[dict[str, Any]]:
    """Some positions of one random game."""
    length = sum(1 for _ in walk(game, number))
    rng = Random(f"recorded/samples/{game}/{number}")
    chosen = {*rng.sample(range(length), min(length, OF_EACH_GAME - 1)), length - 1}
    return [_sample(match, rng) for at, match in enumerate(walk(game, number)) if at in chosen]


def _sample(match: Match, rng: Random) -> dict[str, Any]:
    seen = {_name(eyes): _seen(match, eyes) for eyes in (None, *range(match.setting.seats))}
    return {"seen": seen, "errors": _errors(match, rng)}


def _name(eyes: int | None) -> str:
    return "watching" if eyes is None else f"seat {eyes}"


def _seen(match: Match, eyes: int | None) -> dict[str, Any]:
    undo = messages.undo_state(match, 0 if eyes is None else eyes, "ask")
    since = max(0, match.next_number - EVENTS)
    rows = messages.rows_since(match, since)
    told: dict[str, Any] = msgspec.to_builtins(
        {
            "situation": messages.situation(match, eyes, undo, None),
            "events": messages.happenings(match.game, match.setting, rows, eyes),
        }
    )
    return told


def printed(game: str, number: int) -> dict[str, Any]:
    """What is sent once per match: the parts of a view that never change."""
    match = next(walk(game, number))
    parts: dict[str, Any] = msgspec.to_builtins(messages.printed_parts(GAMES[game], match.setting))
    return parts


def _errors(match: Match, rng: Random) -> list[dict[str, Any]]:
    if match.outcome() is not None:
        return [_error(match, 0, ("pass",))]
    seat = match.state.seat
    errors = [_error(match, seat, choice) for choice in refused_choices(match, rng, ERRORS)]
    return [*errors, _error(match, seat + 1, match.state.offer()[0])]


def _error(match: Match, seat: int, choice: tuple[Any, ...]) -> dict[str, Any]:
    try:
        match.draft_play(seat, choice)
    except Illegal as illegal:
        refused = messages.refused(match.game, match.setting, 1, illegal.refusal)
        return {"seat": seat, "choice": list(choice), "refused": msgspec.to_builtins(refused)}
    raise AssertionError(f"{choice} was not refused")
