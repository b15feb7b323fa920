"""What a game of Joan of Arc shows of a bot: charges, stakes, characters left alone, interrupts, lost melees."""

from __future__ import annotations

from collections import Counter
from typing import Final, final

from timefront.games.joan_of_arc.board.abilities import NOTHING_SPECIAL, has_skill
from timefront.games.joan_of_arc.board.areas import is_enemy, is_inside
from timefront.games.joan_of_arc.bots.clash import expected
from timefront.games.joan_of_arc.bots.worth import worths_of
from timefront.games.joan_of_arc.content.vocabulary import (
    CAVALRY,
    CHARACTER,
    CHARGE,
    CHARGING_SKILL,
    DESTROY,
    IMPETUOUS,
    INTERRUPT,
    MELEE,
    SHOOTING,
    SLAY,
)
from timefront.games.joan_of_arc.events.orders import StakesPlaced
from timefront.games.joan_of_arc.events.pieces import UnitMoved
from timefront.games.joan_of_arc.rules.activation.targets import (
    has_dice,
    melee_candidates,
    refuse_shot,
)
from timefront.games.joan_of_arc.rules.attack.muster import CHARGERS, SHOVED
from timefront.games.joan_of_arc.state import ORDER_KINDS, War, side_of, unit_side
from timefront.games.joan_of_arc.verbs import END_TURN, PLACE_ORDER, PLAY_INTERRUPT
from timefront.kernel.bits import members
from timefront.kernel.events import Event
from timefront.kernel.questions import Choice

COUNTS: Final = (
    *("charge_orders", "charges", "stakes", "facing_stakes", "turns", "exposed_turns"),
    *("interrupts", "plain_interrupts", "activations", "lost_walks"),
)
HALF: Final = 0.5
"""A melee is lost if the enemy's strike costs at least this share of the unit, and more than its own strike gains."""


@final
class Watch:
    """Watches a game: notified of every choice before it is made, and of everything that followed."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter(dict.fromkeys(COUNTS, 0))
        self.seat = -1
        """The seat whose activation is in progress."""
        self.is_charge = False
        self.walked: set[int] = set()
        """The units that moved; follow-ups do not count, because impetuous units must follow up (JA-9.impetuous)."""
        self.shoved = 0
        self.was_fighting = False

    def before(self, s: War, choice: Choice) -> None:
        """A seat is about to make a choice."""
        verb = choice[0]
        if verb not in (PLACE_ORDER.name, PLAY_INTERRUPT.name, END_TURN.name):
            return
        self.close_activation(s)
        if verb == END_TURN.name:
            self.look_at_characters(s, s.seat)
            return
        self.counts["activations"] += 1
        self.seat = s.seat
        self.is_charge = verb == PLACE_ORDER.name and choice[1] == CHARGE and has_chargers(s, s.seat)
        self.counts["charge_orders"] += self.is_charge
        is_plain = verb == PLACE_ORDER.name and choice[1] == INTERRUPT
        self.counts["plain_interrupts"] += is_plain
        self.counts["interrupts"] += is_plain or verb == PLAY_INTERRUPT.name

    def after(self, s: War, heard: list[Event]) -> None:
        """The events since the last choice, and what the position shows now."""
        if s.fight:
            self.shoved |= s.fight[SHOVED]
            if self.is_charge and s.fight[CHARGERS]:
                self.counts["charges"] += 1
                self.is_charge = False
        for event in heard:
            if isinstance(event, StakesPlaced):
                self.counts["stakes"] += 1
                self.counts["facing_stakes"] += faces_enemy(s, event.unit, event.edge)
            elif isinstance(event, UnitMoved) and event.seat == self.seat and not self.is_forced(s, event.unit):
                self.walked.add(event.unit)
        self.was_fighting = bool(s.fight)

    def is_forced(self, s: War, unit: int) -> bool:
        """Whether a unit that moved in an attack had no choice."""
        return self.was_fighting and has_skill(s, unit, IMPETUOUS)

    def close_activation(self, s: War) -> None:
        """Note whether a unit walked alone into a melee that it loses; one unit is enough."""
        own = [unit for unit in self.walked if s.place[unit] >= 0 and not self.shoved >> unit & 1]
        self.counts["lost_walks"] += any(is_lost_melee(s, unit) for unit in own)
        self.walked, self.shoved, self.seat, self.is_charge = set(), 0, -1, False

    def look_at_characters(self, s: War, seat: int) -> None:
        """At the end of a turn, note whether a character worth points stands alone within reach of two attacks."""
        side = side_of(s, seat)
        precious = [unit for unit in members(s.force[side]) if s.place[unit] >= 0 and is_worth_points(s, unit)]
        if precious:
            self.counts["turns"] += 1
            self.counts["exposed_turns"] += any(
                is_alone(s, unit) and attacks_upon(s, s.place[unit], side) >= 2 for unit in precious
            )


def has_chargers(s: War, seat: int) -> bool:
    """Whether any unit of a seat's side can charge at all; if not, a charge order is a plain one."""
    own = members(s.force[side_of(s, seat)])
    return any(s.place[unit] >= 0 and has_skill(s, unit, CHARGING_SKILL) for unit in own)


def is_alone(s: War, unit: int) -> bool:
    """Whether no other unit of the same side stands in a unit's area."""
    return s.here[s.place[unit]] & s.force[unit_side(s, unit)] == 1 << unit


def is_worth_points(s: War, unit: int) -> bool:
    """Whether a unit is a character whose fall gives the enemy victory points."""
    side = unit_side(s, unit)
    if s.setting.cards.kind[s.profile[unit]] != CHARACTER:
        return False
    return any(
        aim.side == 1 - side
        and ((aim.kind == DESTROY and aim.unit == unit) or (aim.kind == SLAY and aim.slain == CHARACTER))
        for aim in s.setting.plan.objectives
    )


def attacks_upon(s: War, area: int, side: int) -> int:
    """From how many areas the other side could attack an area of a side in its next turn."""
    found = 0
    for origin in range(s.setting.board.area_count):
        foes = members(s.here[origin] & s.force[1 - side])
        found += any(can_attack(s, unit, area, side) for unit in foes)
    return found


def can_attack(s: War, unit: int, area: int, side: int) -> bool:
    """Whether a unit of the other side can shoot at an area, strike at it, or charge it if its side has the order."""
    if area in melee_candidates(s, s.place[unit], 1 - side) and has_dice(s, unit, MELEE, NOTHING_SPECIAL):
        return True
    if s.setting.cards.range[s.profile[unit]] and refuse_shot(s, unit, area, NOTHING_SPECIAL) is None:
        return True
    has_order = any(
        s.orders[seat * ORDER_KINDS + CHARGE] for seat, of in enumerate(s.setting.seat_side) if of == 1 - side
    )
    if not has_order or not has_skill(s, unit, CHARGING_SKILL) or is_inside(s, area):
        return False
    reached = ridden_to(s, unit, 1 - side)
    return any(area in s.setting.board.neighbours[end] for end in reached)


def ridden_to(s: War, unit: int, side: int) -> set[int]:
    """The ground areas that a unit reaches by a charge: one area away, two on horseback, through no enemy area."""
    board = s.setting.board
    reached: set[int] = set()
    edge = {s.place[unit]}
    for _ in range(2 if s.setting.cards.arm[s.profile[unit]] == CAVALRY else 1):
        edge = {near for area in edge for near in board.neighbours[area] if not is_enemy(s, near, side)}
        reached |= edge
    return reached


def faces_enemy(s: War, unit: int, edge: int) -> bool:
    """Whether an enemy that fights in melee is across an edge from a unit, or can get there in one move or ride."""
    board = s.setting.board
    side = unit_side(s, unit)
    one, other = board.border_areas[board.edge_border[edge]]
    across = other if s.place[unit] == one else one
    for foe in members(s.force[1 - side]):
        place = s.place[foe]
        if place < 0 or is_inside(s, place) or not has_dice(s, foe, MELEE, NOTHING_SPECIAL):
            continue
        reach = 2 if s.setting.cards.arm[s.profile[foe]] == CAVALRY else 1
        if board.steps[place * board.ground_count + across] <= reach:
            return True
    return False


def is_lost_melee(s: War, unit: int) -> bool:
    """Whether a unit stands alone next to enemies whose attack would cost it more than its own would gain."""
    area, side = s.place[unit], unit_side(s, unit)
    if not is_alone(s, unit):
        return False
    worths = worths_of(s.setting)
    worth = worths.profile[s.profile[unit]] + worths.loss[unit]
    for target in melee_candidates(s, area, side):
        foes = [foe for foe in members(s.here[target] & s.force[1 - side]) if has_dice(s, foe, MELEE, NOTHING_SPECIAL)]
        if not foes:
            continue
        theirs = expected(s, foes, area, MELEE, [0] * len(foes), False, True)
        roll = SHOOTING if s.setting.cards.range[s.profile[unit]] else MELEE
        if theirs >= HALF * worth and theirs > expected(s, [unit], target, roll, [0], False, True):
            return True
    return False
