"""The odds of attacks in words, before they are declared: of all that are ahead, or of what is pointed at."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from math import ceil
from time import perf_counter
from typing import Final

from timefront.games.joan_of_arc.odds.ahead import attacks_ahead, attacks_at
from timefront.games.joan_of_arc.odds.odds import FIRST_SECONDS, MOST_SECONDS, Odds, odds_within
from timefront.games.joan_of_arc.odds.plain_attacks import attack_pool, defence_pool
from timefront.games.joan_of_arc.odds.simulated import AttackPlan
from timefront.games.joan_of_arc.state import War
from timefront.games.joan_of_arc.verbs import AREA, ROLL
from timefront.kernel.narrator import Sentence, Thing
from timefront.kernel.questions import Kind

LINES: Final[list[tuple[str, str, str]]] = [
    ("killed", "odds-killed", "odds-killed-sampled"),
    ("disrupted", "odds-disrupted", "odds-disrupted-sampled"),
    ("driven_off", "odds-driven-off", "odds-driven-off-sampled"),
    ("wounds", "odds-wounds", "odds-wounds-sampled"),
    ("cleared", "odds-cleared", "odds-cleared-sampled"),
    ("own_killed", "odds-own-killed", "odds-own-killed-sampled"),
    ("own_disrupted", "odds-own-disrupted", "odds-own-disrupted-sampled"),
    ("own_wounds", "odds-own-wounds", "odds-own-wounds-sampled"),
]
"""The figures in the order of their sentences, with the messages for an exact and for a sampled chance."""
SHORT_LINES: Final[list[tuple[str, str, str]]] = [
    ("killed", "odds-at-killed", "odds-at-killed-sampled"),
    ("disrupted", "odds-at-disrupted", "odds-at-disrupted-sampled"),
    ("driven_off", "odds-at-driven-off", "odds-at-driven-off-sampled"),
    ("wounds", "odds-at-wounds", "odds-at-wounds-sampled"),
    ("cleared", "odds-at-cleared", "odds-at-cleared-sampled"),
    ("own_killed", "odds-at-own-killed", "odds-at-own-killed-sampled"),
    ("own_disrupted", "odds-at-own-disrupted", "odds-at-own-disrupted-sampled"),
    ("own_wounds", "odds-at-own-wounds", "odds-at-own-wounds-sampled"),
]
"""The same, next to a target that is pointed at."""
WORTH_TELLING: Final = Fraction(1, 200)
"""Smaller chances are left out."""
MOST_AT_ONCE: Final = 3
"""How many attacks are described next to a target."""
NO_NAMES: dict[str, Kind] = {}


def odds_in_words(s: War, seat: int | None) -> Iterator[Sentence]:
    """The odds of the attacks about to be declared or resolved; everything on the table is public."""
    estimated: list[AttackPlan] = []
    for plan, found in shared_odds(attacks_ahead(s), perf_counter() + FIRST_SECONDS):
        yield from lines_of(plan, found)
        if not found.is_exact:
            estimated.append(plan)
    if estimated:
        yield "odds-closer", {}, NO_NAMES
    for plan, found in shared_odds(estimated, perf_counter() + MOST_SECONDS):
        yield from lines_of(plan, found)


def odds_in_words_at(s: War, seat: int | None, things: list[Thing], seconds: float) -> Iterator[Sentence]:
    """The odds of the attacks that involve some things, in short, as found in this much time.

    All figures are given for the largest attack; for others, whether the area will be cleared.
    """
    deadline = perf_counter() + seconds
    lines = SHORT_LINES
    for plan, found in shared_odds(attacks_at(s, things)[:MOST_AT_ONCE], deadline):
        yield from short_lines_of(plan, found, lines)
        lines = [line for line in SHORT_LINES if line[0] == "cleared"]


def shared_odds(plans: list[AttackPlan], deadline: float) -> Iterator[tuple[AttackPlan, Odds]]:
    """The odds of several attacks; time that one does not need goes to the next ones."""
    for place, plan in enumerate(plans):
        left = max(0.0, deadline - perf_counter())
        yield plan, odds_within(plan, left / (len(plans) - place))


# In full


def lines_of(plan: AttackPlan, found: Odds) -> Iterator[Sentence]:
    """Who fights with how many dice, whose choices are assumed, and how likely each loss is."""
    fighters = {
        "attackers": len(plan.attackers),
        "attack": len(attack_pool(plan).dice),
        "defenders": len(plan.defenders),
        "defence": len(defence_pool(plan).dice),
    }
    yield "odds-attack", {"area": plan.target, "roll": plan.roll, **fighters}, {"area": AREA, "roll": ROLL}
    if found.is_exact:
        yield "odds-exact", {}, NO_NAMES
    else:
        yield "odds-sampled", {"samples": found.played}, NO_NAMES
    for figure, exact, sampled in LINES:
        yield from lines_of_figure(found, figure, exact if found.is_exact else sampled)


def lines_of_figure(found: Odds, figure: str, key: str) -> Iterator[Sentence]:
    """The chances of at least one, two and so on, in whole percent; sampled ones with their intervals."""
    for count in range(1, max(1, *found.marginal(figure)) + 1):
        chance = found.at_least(figure, count)
        if chance >= WORTH_TELLING or figure == "cleared":
            low, high = found.interval(figure, count)
            bounds = {"low": percent(low), "high": percent(high)}
            yield key, {"count": count, "percent": percent(float(chance)), **bounds}, NO_NAMES


# Next to a target


def short_lines_of(plan: AttackPlan, found: Odds, lines: list[tuple[str, str, str]]) -> Iterator[Sentence]:
    """Who attacks how, how likely each loss is at all, and how certain that is."""
    about: dict[str, int] = {"area": plan.target, "attackers": len(plan.attackers), "defenders": len(plan.defenders)}
    chargers = [unit for place, unit in enumerate(plan.attackers) if plan.ways[place]]
    if chargers:
        about["origin"] = plan.position.place[chargers[-1]]
        yield "odds-at-charge", about, {"area": AREA, "origin": AREA}
    else:
        yield "odds-at", {**about, "roll": plan.roll}, {"area": AREA, "roll": ROLL}
    for figure, exact, sampled in lines:
        chance = found.at_least(figure, 1)
        if chance < WORTH_TELLING and figure != "cleared":
            continue
        if found.is_exact:
            yield exact, {"percent": percent(float(chance))}, NO_NAMES
        else:
            reach = ceil(100 * found.reach(figure, 1))
            yield sampled, {"percent": percent(float(chance)), "reach": reach}, NO_NAMES
    if lines is SHORT_LINES:
        yield note_of(found)


def note_of(found: Odds) -> Sentence:
    """How certain the figures are, and what they mean."""
    if found.is_exact:
        return "odds-at-exact", {}, NO_NAMES
    return "odds-at-sampled", {"samples": found.played}, NO_NAMES


def percent(chance: float) -> int:
    """A chance in whole percent."""
    return round(100 * chance)
