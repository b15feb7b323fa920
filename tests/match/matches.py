"""Matches for tests, and everything about one at a glance."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

from tests.kernel.skirmish import SKIRMISH
from tests.match.parley import PARLEY
from timefront.games.registry import GAMES
from timefront.kernel.flow import dumps
from timefront.kernel.game import Game
from timefront.kernel.questions import Choice
from timefront.matches.journal import dump_entry, dump_event
from timefront.matches.lines import read_lines
from timefront.matches.making import new_match
from timefront.matches.match import Match
from timefront.matches.opening import load_match

DUEL = GAMES["duel_of_time"]
ALL_GAMES: dict[str, Game[Any]] = {**GAMES, SKIRMISH.name: SKIRMISH, PARLEY.name: PARLEY}


def a_duel(seed: str = "duel", **options: str) -> Match:
    """A duel that has begun."""
    return new_match(DUEL, DUEL.setting(DUEL.built_in_pack(), "", options, 2), seed=seed)


def a_skirmish(seed: str = "skirmish") -> Match:
    """A three-seat skirmish that has begun."""
    return new_match(SKIRMISH, SKIRMISH.setting(SKIRMISH.built_in_pack(), "", {}, 3), seed=seed)


def a_parley(*choices: Choice, seats: int = 2, sides: str = "alone", seed: str = "parley") -> Match:
    """A parley in which the asked seats made these choices."""
    match = new_match(PARLEY, PARLEY.setting(PARLEY.built_in_pack(), "", {"sides": sides}, seats), seed=seed)
    return said(match, *choices)


def said(match: Match, *choices: Choice) -> Match:
    """The same match after these choices of the asked seats."""
    for choice in choices:
        match.play(match.state.seat, choice)
    return match


def random_choice(match: Match, rng: Random) -> tuple[int, Choice]:
    """The seat that is asked and one of its offers."""
    seat = match.state.seat
    return seat, rng.choice(match.offer(seat))


def play_on(match: Match, rng: Random, moves: int = 10_000) -> Match:
    """The same match after some random choices, or at its end."""
    while match.outcome() is None and moves:
        moves -= 1
        match.play(*random_choice(match, rng))
    return match


def stored(path: Path) -> Match:
    """The match in a file."""
    return load_match(read_lines(path).lines, ALL_GAMES)


def picture(match: Match) -> dict[str, Any]:
    """Everything that a match consists of, for comparison."""
    return {
        "state": dumps(match.state),
        "entries": [dump_entry(entry) for entry in match.entries],
        "facts": {number: [dump_event(event) for event in events] for number, events in match.facts.items() if events},
        "line": [entry.number for entry in match.line],
        "draws": dict(match._draws),
        "snapshots": [(length, dumps(s)) for length, s in match._snapshots],
        "resigned": list(match.resigned),
        "request": match.undo_request and dump_entry(match.undo_request),
        "granted": list(match.granted),
        "read_only": match.read_only,
        "outcome": repr(match.outcome()),
    }
