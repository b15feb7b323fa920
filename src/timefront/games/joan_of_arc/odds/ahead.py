"""The attacks ahead: those that were declared, and those that could be.

What could be declared is found by declaring it on a copy of the position, whichever choice does so.
"""

from __future__ import annotations

from typing import Final, final

from timefront.games.joan_of_arc.content.vocabulary import MELEE, SHOOTING
from timefront.games.joan_of_arc.odds.simulated import ASSAULT_ON_HEX, AttackPlan, plan_attack
from timefront.games.joan_of_arc.rules.activation.actions import (
    ASSAULT_DEED,
    CHARGE_DEED,
    DONE,
    MELEE_DEED,
    NOWHERE,
    SHOOT_DEED,
    way_areas,
)
from timefront.games.joan_of_arc.rules.activation.activation import Activation
from timefront.games.joan_of_arc.rules.activation.declaring import BONUS_NAMES, Declaration
from timefront.games.joan_of_arc.state import War
from timefront.games.joan_of_arc.verbs import (
    ALL_HASTE,
    ALL_MARCH,
    ALL_MOVE,
    ALL_WAIT,
    AREA,
    BUILD_BARRICADE,
    CARRY,
    FORCED_MARCH_TO,
    HALT,
    HASTE_INTO,
    HEAL_UNIT,
    JUMP_TO,
    MOVE_TO,
    PRAY_FOR,
    REMOVE_FIRE_FROM,
    REST_MOVE,
    REST_WAITS,
    SET_FIRE,
    UNIT,
    WAIT,
)
from timefront.kernel.flow import RUNNING
from timefront.kernel.narrator import Thing
from timefront.kernel.questions import Choice

PEACEFUL: Final[list[str]] = [
    *(BUILD_BARRICADE.name, HALT.name, HASTE_INTO.name, HEAL_UNIT.name, JUMP_TO.name, MOVE_TO.name, PRAY_FOR.name),
    *(CARRY.name, REMOVE_FIRE_FROM.name, SET_FIRE.name, WAIT.name, FORCED_MARCH_TO.name),
    *(ALL_HASTE.name, ALL_MARCH.name, ALL_MOVE.name, ALL_WAIT.name, REST_MOVE.name, REST_WAITS.name),
    *BONUS_NAMES,
]
"""The choices that lead to no attack."""
KINDS: Final[dict[int, int]] = {SHOOT_DEED: SHOOTING, ASSAULT_DEED: ASSAULT_ON_HEX}
"""What kind of attack an action declares, if not a melee."""
LONGEST_RIDE: Final = 2
"""How many more choices may follow before a charge strikes."""


@final
class Intent:
    """What units have declared against an area, or could: who attacks how, and the paths of those that charge."""

    def __init__(self, target: int, kind: int) -> None:
        self.target = target
        self.kind = kind
        self.units: list[int] = []
        self.ways: list[int] = []

    def is_same(self, other: Intent) -> bool:
        """Whether two intents are the same."""
        return self.kind == other.kind and self.units == other.units and self.ways == other.ways

    def concerns(self, things: list[Thing]) -> bool:
        """Whether all the things belong to it: its units, its target, and the path of a charge."""
        return all(self.concerns_one(kind, number) for kind, number in things)

    def concerns_one(self, kind: str, number: int) -> bool:
        """Whether a thing belongs to it."""
        if kind == UNIT.name:
            return number in self.units
        if kind == AREA.name:
            return number == self.target or any(number in way_areas(way) for way in self.ways)
        return False


# What is declared


def declared_intents(frame: Declaration | Activation) -> list[Intent]:
    """The attacks declared and not made yet, by area."""
    found: dict[int, Intent] = {}
    for number, deed in enumerate(frame.deeds):
        target = NOWHERE
        if deed in (MELEE_DEED, SHOOT_DEED, ASSAULT_DEED):
            target = frame.aims[number]
        elif deed == CHARGE_DEED:
            target = frame.strikes[number]
        if deed == DONE or target == NOWHERE:
            continue
        if target not in found:
            found[target] = Intent(target, KINDS.get(deed, MELEE))
        found[target].units.append(frame.units[number])
        found[target].ways.append(frame.ways[number])
    return [found[target] for target in sorted(found)]


def plan_of(s: War, frame: Declaration | Activation, intent: Intent) -> AttackPlan | None:
    """An intent as it would be resolved now; None if nobody can."""
    return plan_attack(s, frame.seat, intent.target, intent.kind, intent.units, intent.ways, frame.is_commanded)


# What could be declared


def attacks_ahead(s: War) -> list[AttackPlan]:
    """The attacks that the next choice can declare, each with all units that joined it before; or the declared ones."""
    return plans(s, [], 0)


def attacks_at(s: War, things: list[Thing]) -> list[AttackPlan]:
    """The attacks that involve all of some things, before they are declared, including those by a charge.

    If there are none, those already declared. The largest come first, and none comes twice.
    """
    found = plans(s, things, LONGEST_RIDE)
    frame = s.stack[-1] if s.stack else None
    if not found and isinstance(frame, Declaration):
        declared = [plan_of(s, frame, intent) for intent in declared_intents(frame) if intent.concerns(things)]
        found = [plan for plan in declared if plan is not None]
    return sorted(best_paths(found), key=lambda plan: -len(plan.attackers))


def plans(s: War, things: list[Thing], rides: int) -> list[AttackPlan]:
    """The attacks that involve some things; those by a charge only if at most `rides` more choices lead to it."""
    frame = s.stack[-1] if s.stack else None
    found: list[AttackPlan | None] = []
    if isinstance(frame, Declaration) and s.seat >= 0:
        for choice in s.offer():
            if choice[0] not in PEACEFUL:
                declare(s, choice, things, rides, found)
    elif isinstance(frame, Activation) and frame.at == "resolve":
        found += [plan_of(s, frame, intent) for intent in declared_intents(frame) if intent.concerns(things)]
    return [plan for plan in found if plan is not None]


def declare(s: War, choice: Choice, things: list[Thing], rides: int, found: list[AttackPlan | None]) -> None:
    """Declare it on a copy, and note the attacks that this adds; follow a charge to where it can strike."""
    copy = s.clone()
    frame = copy.stack[-1]
    assert isinstance(frame, Declaration)
    before = declared_intents(frame)
    copy.seat = RUNNING
    getattr(frame, frame.at)(copy, choice)
    for intent in declared_intents(frame):
        if intent.concerns(things) and not any(intent.is_same(other) for other in before):
            found.append(plan_of(copy, frame, intent))
    if rides and frame.at == "onward":
        for onward in copy.offer():
            if onward[0] not in PEACEFUL:
                declare(copy, onward, things, rides - 1, found)


def best_paths(found: list[AttackPlan]) -> list[AttackPlan]:
    """Of attacks that differ only in the path, the one with the best path: over fields, where a die is rerolled."""
    best: dict[tuple[int, ...], AttackPlan] = {}
    for plan in found:
        s = plan.position
        standing = [number for unit in plan.attackers for number in (unit, s.place[unit], s.used[unit])]
        sort = (plan.target, plan.kind, *standing)
        if sort not in best or sum(plan.ways) > sum(best[sort].ways):
            best[sort] = plan
    return list(best.values())
