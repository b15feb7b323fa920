"""The odds of attacks in sentences: while units declare, and before declared attacks are resolved."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from timefront.games.joan_of_arc.content.vocabulary import MELEE, SHOOTING
from timefront.games.joan_of_arc.odds.odds import Odds, better_odds, odds
from timefront.games.joan_of_arc.odds.plain_attacks import attack_pool, defence_pool
from timefront.games.joan_of_arc.odds.simulated import AttackPlan, planned
from timefront.games.joan_of_arc.rules.activation.actions import CHARGE_DEED, DONE, MELEE_DEED, NOWHERE, SHOOT_DEED
from timefront.games.joan_of_arc.rules.activation.activation import Activation
from timefront.games.joan_of_arc.rules.activation.declaring import Declaration
from timefront.games.joan_of_arc.rules.activation.gigantic import declare_gigantic_die
from timefront.games.joan_of_arc.state import War
from timefront.games.joan_of_arc.verbs import (
    AREA,
    DO_ATTACK,
    GIGANTIC_MELEE_AT,
    GIGANTIC_STRIKE_AT,
    MELEE_AT,
    ROLL,
    SHOOT_AT,
    STRIKE_AT,
)
from timefront.kernel.narrator import Sentence
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
"""The figures in the order in which they are told, with the messages for an exact and for a sampled chance."""
WORTH_TELLING: Final = Fraction(1, 200)
"""Smaller chances are left out."""
ATTACKS: Final[list[str]] = [
    *(MELEE_AT.name, SHOOT_AT.name, STRIKE_AT.name, GIGANTIC_MELEE_AT.name, GIGANTIC_STRIKE_AT.name),
]
"""The choices by which a unit declares an attack."""
NO_NAMES: dict[str, Kind] = {}


def told_odds(s: War, seat: int | None) -> Iterator[Sentence]:
    """The odds of the attacks that are about to be declared or resolved; everything on the table is public."""
    estimated: list[AttackPlan] = []
    for plan in attacks_ahead(s):
        found = odds(plan)
        yield from lines_of(plan, found)
        if not found.is_exact:
            estimated.append(plan)
    if estimated:
        yield "odds-closer", {}, NO_NAMES
    for plan in estimated:
        yield from lines_of(plan, better_odds(plan))


# Which attacks


def attacks_ahead(s: War) -> list[AttackPlan]:
    """The attacks that the unit in question could make or join, or those that were declared; by area."""
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, Declaration) and s.seat >= 0:
        return attacks_to_declare(s, frame)
    if isinstance(frame, Activation) and frame.at == "resolve":
        return attacks_to_resolve(s, frame)
    return []


def attacks_to_declare(s: War, frame: Declaration) -> list[AttackPlan]:
    """Each attack of the unit that declares, together with those who have declared one on the same area."""
    number = len(frame.deeds) if frame.at == "deed" else len(frame.deeds) - 1
    way = 0 if frame.at == "deed" else frame.ways[number]
    plans: list[AttackPlan | None] = []
    for choice in s.offer():
        if choice[0] in ATTACKS:
            target = choice[-1]
            kind = SHOOTING if choice[0] == SHOOT_AT.name else MELEE
            joined = [other for other in range(number) if declared_target(frame, other) == target]
            units = [frame.units[other] for other in joined] + [frame.units[number]]
            ways = [frame.ways[other] for other in joined] + [way]
            position = s
            if choice[0] in (GIGANTIC_MELEE_AT.name, GIGANTIC_STRIKE_AT.name):
                position = s.clone()
                declare_gigantic_die(position, frame.units[number])
            plans.append(planned(position, frame.seat, target, kind, units, ways, frame.is_commanded))
    return [plan for plan in plans if plan is not None]


def declared_target(frame: Declaration, number: int) -> int:
    """The area that a unit has declared to attack."""
    if frame.deeds[number] in (MELEE_DEED, SHOOT_DEED):
        return frame.aims[number]
    return frame.strikes[number] if frame.deeds[number] == CHARGE_DEED else NOWHERE


def attacks_to_resolve(s: War, frame: Activation) -> list[AttackPlan]:
    """The declared attacks, each as if it came next."""
    plans: list[AttackPlan | None] = []
    for choice in s.offer():
        if choice[0] == DO_ATTACK.name:
            target = choice[1]
            joined = [n for n in range(len(frame.units)) if frame.deeds[n] != DONE and frame.target_of(n) == target]
            kind = SHOOTING if frame.deeds[joined[0]] == SHOOT_DEED else MELEE
            units, ways = [frame.units[n] for n in joined], [frame.ways[n] for n in joined]
            plans.append(planned(s, frame.seat, target, kind, units, ways, frame.is_commanded))
    return [plan for plan in plans if plan is not None]


# In words


def lines_of(plan: AttackPlan, found: Odds) -> Iterator[Sentence]:
    """Who fights with how many dice, whose choices are assumed, and how likely each loss is."""
    fighters = {
        "attackers": len(plan.attackers),
        "attack": len(attack_pool(plan).dice),
        "defenders": len(plan.defenders),
        "defence": len(defence_pool(plan).dice),
    }
    yield "odds-attack", {"area": plan.target, "roll": plan.kind, **fighters}, {"area": AREA, "roll": ROLL}
    if found.is_exact:
        yield "odds-exact", {}, NO_NAMES
    else:
        yield "odds-sampled", {"samples": found.samples}, NO_NAMES
    for figure, exact, sampled in LINES:
        yield from lines_of_figure(found, figure, exact if found.is_exact else sampled)


def lines_of_figure(found: Odds, figure: str, key: str) -> Iterator[Sentence]:
    """The chances of at least one, two and so on, in whole percent; sampled ones with their intervals."""
    for count in range(1, max(1, *found.marginal(figure)) + 1):
        chance = found.at_least(figure, count)
        if chance >= WORTH_TELLING or figure == "cleared":
            low, high = found.interval(chance)
            bounds = {"low": percent(low), "high": percent(high)}
            yield key, {"count": count, "percent": percent(float(chance)), **bounds}, NO_NAMES


def percent(chance: float) -> int:
    """A chance in whole percent."""
    return round(100 * chance)
