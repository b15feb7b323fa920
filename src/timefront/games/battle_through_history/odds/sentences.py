"""The odds of a battle in sentences: a sampled figure at once if there are many line-ups, then the exact one."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from timefront.games.battle_through_history.odds.odds import EXACT_AT_ONCE, ExactOdds, Odds, has_odds, odds
from timefront.games.battle_through_history.state import ATTACKER, DEFENDER, Campaign
from timefront.games.battle_through_history.verbs import UNIT
from timefront.kernel.flow import NOBODY
from timefront.kernel.narrator import Sentence
from timefront.kernel.questions import Kind

WINNERS: Final = (
    (ATTACKER, "odds-attacker", "odds-attacker-sampled"),
    (DEFENDER, "odds-defender", "odds-defender-sampled"),
    (NOBODY, "odds-nobody", "odds-nobody-sampled"),
)
"""Who can win, and the messages for an exact and for a sampled chance."""
SLICE: Final = 50
"""How many line-ups are fought out at a time."""
NO_NAMES: dict[str, Kind] = {}


def odds_in_words(s: Campaign, seat: int | None) -> Iterator[Sentence]:
    """The odds as the seat knows them, if a battle is about to be fought."""
    if not has_odds(s):
        return
    at_once = odds(s, seat)
    yield from lines_of(at_once)
    if at_once.lineups > EXACT_AT_ONCE:
        exact = ExactOdds(s, seat)
        while not exact.work(SLICE):
            pass
        yield from lines_of(exact.odds())


def lines_of(found: Odds) -> Iterator[Sentence]:
    """Who wins, what is conquered, and how many relics there would be to choose from."""
    if found.exact:
        yield "odds-exact", {"lineups": found.lineups}, NO_NAMES
    else:
        yield "odds-sampled", {"lineups": found.lineups, "samples": found.samples}, NO_NAMES
    for winner, exact, sampled in WINNERS:
        chance = found.chance_of(winner)
        if chance or winner != NOBODY:
            low, high = found.intervals[winner]
            bounds = {"low": percent(low), "high": percent(high)}
            yield exact if found.exact else sampled, {**figures(chance), **bounds}, NO_NAMES
    for unit, chance in found.conquests.items():
        if chance:
            yield "odds-conquest", {"unit": unit, **figures(chance)}, {"unit": UNIT}
    for relics, chance in found.marginal("relics").items():
        if relics and chance:
            yield "odds-relic", {"relics": relics, **figures(chance)}, NO_NAMES


def figures(chance: Fraction) -> dict[str, str | int]:
    """A chance in whole percent, and as the exact fraction."""
    return {"percent": percent(float(chance)), "fraction": f"{chance.numerator}/{chance.denominator}"}


def percent(chance: float) -> int:
    """A chance in whole percent."""
    return round(100 * chance)
