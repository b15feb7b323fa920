"""Starts: changed positions from outside are refused or can be played on, without a traceback and without a hang."""

from __future__ import annotations

import resource
from collections.abc import Callable
from functools import partial
from pathlib import Path

from tests.contract.mutated_starts import try_out
from timefront.games.registry import GAMES
from tools.campaign.results import Portion

SECONDS = 1.0
TRYING_OUT = 2.0
"""The seconds that the rules may spend on a position, in addition to the time for trying it out."""
MEMORY = 4 * 1024**3
"""The bytes that a portion may take: a position that keeps the rules busy for ever often fills the memory as well."""
FIRST_SEED = 1_000


def starts_of(name: str) -> Callable[[Path, int, int], Portion]:
    """A function that tries a number of changed positions of a game."""
    return partial(_tried, name)


def _tried(name: str, _: Path, seed: int, count: int) -> Portion:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))
    fates, faults = try_out(GAMES[name], FIRST_SEED + seed, count, SECONDS + TRYING_OUT)
    return Portion(count, dict(fates), faults)
