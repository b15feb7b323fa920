"""9. What units can do right now: their own skills, conditional ones, and those granted by others (JA-2.5)."""

from __future__ import annotations

from typing import Final, final

from timefront.games.joan_of_arc.board.boons import has_boon, skill_by_cards
from timefront.games.joan_of_arc.board.cargo import is_passenger
from timefront.games.joan_of_arc.board.gear import DISCARDED, GEAR_USED, gear_with, renew_gear, wear_out, wearer_of
from timefront.games.joan_of_arc.board.piles import hand_of
from timefront.games.joan_of_arc.board.tokens import can_pay, pay
from timefront.games.joan_of_arc.content.effects import Effect
from timefront.games.joan_of_arc.content.skills import Condition
from timefront.games.joan_of_arc.content.vocabulary import (
    ACTIVATION_WINDOW,
    ADJACENT_AREAS,
    AGAINST,
    AREA_OR_ADJACENT,
    BESIDE,
    CHARGING,
    COMMANDED,
    GRANT_SKILL,
    IMMUNITY,
    IN_CARDS,
    ITS_AREA,
    ITS_HEX,
    ITSELF,
    NO_LIMIT,
    PAYING,
    SKILLS,
    SLAIN,
    STANDING_IN,
    UPON,
)
from timefront.games.joan_of_arc.state import EXPERIENCE, FIRST_POWER, GRAVEYARD, LEGEND, War, unit_side
from timefront.kernel.bits import members
from timefront.kernel.flow import NOBODY

SKILL_COUNT: Final = len(SKILLS)


@final
class Circumstances:
    """What conditions on cards depend on: the enemies' cards in the fight, and how the unit came to it."""

    def __init__(
        self, foes: int = 0, is_charging: bool = False, is_commanded: bool = False, pays: bool = False, upon: int = -1
    ) -> None:
        self.foes = foes
        """The cards of the enemy units in the fight, as a mask of profiles."""
        self.is_charging = is_charging
        self.is_commanded = is_commanded
        self.pays = pays
        self.upon = upon
        """The card of the unit on which a skill is used."""


NOTHING_SPECIAL: Final = Circumstances()


def holds(s: War, unit: int, condition: Condition, at: Circumstances) -> bool:
    """JA-2.5: whether a condition of a unit's card is met."""
    when = condition.when
    if when == AGAINST:
        return bool(at.foes & condition.units)
    if when == CHARGING:
        return at.is_charging
    if when == COMMANDED:
        return at.is_commanded
    if when == PAYING:
        return at.pays
    if when == UPON:
        return at.upon >= 0 and bool(condition.units >> at.upon & 1)
    if when == STANDING_IN:
        return s.place[unit] >= 0 and s.setting.board.area_terrain[s.place[unit]] == condition.terrain
    if s.place[unit] < 0 or s.owner[unit] == NOBODY:
        return False
    side = unit_side(s, unit)
    if when == BESIDE:
        beside = members(s.here[s.place[unit]] & s.force[side] & ~(1 << unit))
        return sum(condition.units >> s.profile[other] & 1 for other in beside) >= condition.count
    assert when == SLAIN
    return any(
        s.place[other] == GRAVEYARD and condition.units >> s.profile[other] & 1 for other in members(s.force[side])
    )


def has_skill(s: War, unit: int, skill: int, at: Circumstances = NOTHING_SPECIAL) -> bool:
    """Whether a unit has a skill now."""
    return skill_value(s, unit, skill, at) > 0


def has_conditional_skills(s: War, unit: int) -> bool:
    """JA-2.5: whether skills of a unit's own card depend on circumstances."""
    return bool(s.setting.cards.conditional_skills[s.profile[unit]])


def skill_value(s: War, unit: int, skill: int, at: Circumstances = NOTHING_SPECIAL) -> int:
    """The value of a unit's skill now: 0 without it, X for haste, jump and terror, otherwise 1; 0 for passengers."""
    if s.cargo and is_passenger(s, unit):
        return 0
    cards = s.setting.cards
    value = cards.skill[s.profile[unit] * SKILL_COUNT + skill]
    if not s.setting.is_variable[skill]:
        return value
    for own in cards.conditional_skills[s.profile[unit]]:
        if own.skill == skill and own.condition is not None and holds(s, unit, own.condition, at):
            value = max(value, own.value)
    if s.setting.skill_granters[skill]:
        value = max(value, granted_value(s, unit, skill))
    for power in s.setting.gear_granting[skill]:
        if power.value > value and s.gear[power.gear] > DISCARDED and is_granted_by_gear(s, power, unit):
            value = power.value
    return skill_by_cards(s, unit, skill, value) if s.boons else value


def is_granted_by_gear(s: War, power: Effect, unit: int) -> bool:
    """JA-8.3: whether a piece of equipment is worn and gives a unit its skill."""
    wearer = wearer_of(s, power.gear)
    return wearer >= 0 and unit_side(s, wearer) == unit_side(s, unit) and benefits(s, wearer, power, unit)


def granted_value(s: War, unit: int, skill: int) -> int:
    """The highest value of a skill that powers of its own side grant to a unit."""
    if s.owner[unit] == NOBODY:
        return 0
    cards = s.setting.cards
    value = 0
    for other in members(s.setting.skill_granters[skill] & s.force[unit_side(s, unit)]):
        if s.place[other] >= 0 and not is_passenger(s, other):
            for power in cards.powers[s.profile[other]]:
                if (
                    power.effect == GRANT_SKILL
                    and power.skill == skill
                    and (power.window != ACTIVATION_WINDOW or has_boon(s, power.id, other))
                    and benefits(s, other, power, unit)
                ):
                    value = max(value, power.value)
    return value


def benefits(s: War, source: int, power: Effect, unit: int) -> bool:
    """Whether a power of a unit on the board reaches another unit of its side."""
    return bool(power.units >> s.profile[unit] & 1) and is_within(s, source, unit, power.scope)


def is_within(s: War, source: int, unit: int, scope: int) -> bool:
    """Whether a unit is within the scope of another one's power."""
    here, there = s.place[source], s.place[unit]
    if here < 0 or there < 0:
        return False
    if scope == ITSELF:
        return source == unit
    board = s.setting.board
    if scope == ITS_AREA:
        return here == there
    if scope == ITS_HEX:
        return board.area_hex[here] == board.area_hex[there]
    are_adjacent = board.border_between[here * board.area_count + there] >= 0
    if scope == ADJACENT_AREAS:
        return are_adjacent
    assert scope == AREA_OR_ADJACENT
    return are_adjacent or here == there


def is_immune(s: War, unit: int, skill: int) -> bool:
    """Whether a power lets a unit ignore a skill of others."""
    cards = s.setting.cards
    if not cards.with_effect[IMMUNITY] >> s.profile[unit] & 1:
        return False
    return any(power.effect == IMMUNITY and power.skill == skill for power in cards.powers[s.profile[unit]])


# Powers


def powers_with(s: War, unit: int, effect: int) -> list[Effect]:
    """The powers of a unit's card and equipment that have an effect; passengers have none."""
    if not s.setting.ever_has_power[effect] or (s.cargo and is_passenger(s, unit)):
        return []
    cards = s.setting.cards
    worn = gear_with(s, unit, effect) if s.setting.gear_with[effect] else []
    if not cards.with_effect[effect] >> s.profile[unit] & 1:
        return worn
    return [power for power in cards.powers[s.profile[unit]] if power.effect == effect] + worn


def is_ready(s: War, unit: int, power: Effect) -> bool:
    """Whether a power is not used up and its owner can pay for it, with legend cards, too, if it asks for some."""
    if power.limit != NO_LIMIT and is_used(s, unit, power):
        return False
    costs = power.costs
    if costs[IN_CARDS] > hand_of(s, s.owner[unit]).bit_count():
        return False
    return can_pay(s, s.owner[unit], costs[0], costs[1])


def is_used(s: War, unit: int, power: Effect) -> bool:
    """Whether a limited power was used; for equipment, no matter who wore it then."""
    if power.gear >= 0:
        return bool(s.gear[power.gear] & GEAR_USED)
    return bool(s.used[unit] >> (FIRST_POWER + power.slot) & 1)


def use(s: War, unit: int, power: Effect) -> None:
    """Pay the tokens for a power, and remember that it was used if that is limited; cards are discarded before."""
    seat = s.owner[unit]
    pay(s, seat, EXPERIENCE, power.costs[0])
    pay(s, seat, LEGEND, power.costs[1])
    if power.gear >= 0:
        wear_out(s, power)
    elif power.limit != NO_LIMIT:
        s.used[unit] |= 1 << (FIRST_POWER + power.slot)


def renew(s: War, limit: int, fixed: int) -> None:
    """A turn or a round begins: what is limited to it can be used again, on the cards of all levels (JA-8.4)."""
    renew_gear(s, limit)
    slots = s.setting.cards.slots[limit]
    for unit, used in enumerate(s.used):
        if used:
            s.used[unit] = used & ~(fixed | slots[s.profile[unit]] << FIRST_POWER)
