"""Why the evaluation likes a choice, in words: the terms in which it beats the other choices."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.bots.aims import is_held
from timefront.games.joan_of_arc.bots.declarations import joined_attacks
from timefront.games.joan_of_arc.bots.evaluation import TERMS, leads
from timefront.games.joan_of_arc.bots.fears import ground_shields, toll
from timefront.games.joan_of_arc.bots.posture import Posture, posture_of
from timefront.games.joan_of_arc.bots.threats import threats_of
from timefront.games.joan_of_arc.bots.worth import Worths, worths_of
from timefront.games.joan_of_arc.content.vocabulary import HOLD
from timefront.games.joan_of_arc.rules.activation.declaring import Declaration
from timefront.games.joan_of_arc.rules.attack.muster import target_of
from timefront.games.joan_of_arc.state import War, side_of
from timefront.games.joan_of_arc.verbs import AREA, OBJECTIVE, UNIT
from timefront.kernel.bits import members
from timefront.kernel.flow import OVER
from timefront.kernel.narrator import Sentence
from timefront.kernel.questions import Choice, Kind

MOST_REASONS: Final = 2
WORTH_SAYING: Final = 0.08
"""Smaller advantages are not reasons."""
MOST_COMPARED: Final = 16
"""How many other choices are compared."""
NO_NAMES: dict[str, Kind] = {}
PLAIN: Final[dict[str, str]] = {
    "units": "why-losses",
    "points": "why-points",
    "places": "why-nearer",
    "stakes": "why-stakes",
    "orders": "why-orders",
    "tokens": "why-tokens",
}
"""The sentences of the terms that need no names."""


def reasons(s: War, seat: int, choice: Choice) -> list[Sentence]:
    """What speaks for a choice of the asked seat, the strongest reason first; nothing if others are as good."""
    if s.seat != seat:
        return []
    side = side_of(s, seat)
    after = behind(s, choice)
    if after.seat == OVER:
        return [("why-wins", {}, NO_NAMES)] if after.verdict == side else []
    others = [leads(position, False) for position in other_positions(s, choice)]
    if not others:
        return []
    gains: list[tuple[float, str]] = []
    for number, lead in enumerate(leads(after, False)):
        usual = sum([other[number] for other in others]) / len(others)
        gains.append(((lead - usual) * (1 if side == 0 else -1), TERMS[number]))
    gains.sort(reverse=True)
    return [sentence_of(s, after, side, term) for gain, term in gains[:MOST_REASONS] if gain >= WORTH_SAYING]


def behind(s: War, choice: Choice) -> War:
    """The position after a choice."""
    copy = s.clone()
    copy.answer(choice)
    return copy


def other_positions(s: War, choice: Choice) -> list[War]:
    """The positions after some of the other choices, spread over the list."""
    others = [other for other in s.offer() if other != choice]
    step = 1 + len(others) // MOST_COMPARED
    positions = [behind(s, other) for other in others[::step]]
    return [position for position in positions if position.seat != OVER]


def sentence_of(s: War, after: War, side: int, term: str) -> Sentence:
    """A term in words."""
    if term == "fears":
        return of_fears(s, after, side)
    if term == "aims":
        return of_aims(after, side)
    if term == "prospects":
        return of_prospects(after)
    return PLAIN[term], {}, NO_NAMES


def of_prospects(after: War) -> Sentence:
    """The attack that was begun or declared, or what else can follow."""
    target = target_of(after) if after.fight else -1
    frame = after.stack[-1]
    if isinstance(frame, Declaration):
        units = frame.units[: len(frame.deeds)]
        for area in joined_attacks(after, units, frame.deeds, frame.aims, frame.ways, frame.strikes):
            target = area
    if target >= 0:
        return "why-attack", {"area": target}, {"area": AREA}
    return "why-useful", {}, NO_NAMES


def of_aims(after: War, side: int) -> Sentence:
    """The ground that is held, or another objective within reach."""
    here = posture_of(after).here
    for number, aim in enumerate(after.setting.plan.objectives):
        if aim.side == side and aim.kind == HOLD and is_held(after, here, aim.areas, side):
            return "why-holds", {"objective": number}, {"objective": OBJECTIVE}
    return "why-objective", {}, NO_NAMES


def of_fears(s: War, after: War, side: int) -> Sentence:
    """Who is safer than before, and thanks to what terrain; or where the enemy is threatened."""
    worths = worths_of(s.setting)
    old, new = posture_of(s), posture_of(after)
    unit, relief = most_relieved(s, after, worths, side, old, new)
    area, menace = most_threatened(s, after, worths, side, old, new)
    if relief <= 0.0 and menace <= 0.0:
        return "why-useful", {}, NO_NAMES
    if menace > relief:
        return "why-threatens", {"area": area}, {"area": AREA}
    place = new.places[unit]
    if place != old.places[unit] and ground_shields(after, place) > 0.0:
        return "why-shelter", {"unit": unit, "area": place}, {"unit": UNIT, "area": AREA}
    return "why-safer", {"unit": unit}, {"unit": UNIT}


def most_relieved(s: War, after: War, worths: Worths, side: int, old: Posture, new: Posture) -> tuple[int, float]:
    """The unit of a side that has less to fear than before, and how much less."""
    before, now = threats_of(s, worths, 1 - side, old), threats_of(after, worths, 1 - side, new)
    best, most = -1, 0.0
    for unit in members(s.force[side] & after.force[side]):
        was, will = old.places[unit], new.places[unit]
        if was >= 0 and will >= 0:
            price = worths.profile[s.profile[unit]] + worths.loss[unit]
            sheltered = ground_shields(after, will) - ground_shields(s, was)
            relief = price * (before.bite[was] - now.bite[will] + (sheltered if now.bite[will] else 0.0))
            if relief > most:
                best, most = unit, relief
    return best, most


def most_threatened(s: War, after: War, worths: Worths, side: int, old: Posture, new: Posture) -> tuple[int, float]:
    """The area in which the enemy has more to fear than before, and how much more."""
    before, now = threats_of(s, worths, side, old), threats_of(after, worths, side, new)
    best, most = -1, 0.0
    for area, here in enumerate(new.here):
        foes = members(here & after.force[1 - side])
        if foes and now.bite[area] > before.bite[area]:
            menace = toll(after, worths, foes, area, now.bite[area]) - toll(s, worths, foes, area, before.bite[area])
            if menace > most:
                best, most = area, menace
    return best, most
