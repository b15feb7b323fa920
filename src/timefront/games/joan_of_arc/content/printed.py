"""2. What is printed on the unit cards, in columns (JA-2.1)."""

from __future__ import annotations

from typing import final

from timefront.games.joan_of_arc.content.effects import Effect
from timefront.games.joan_of_arc.content.profiles import OtherDice, Profile
from timefront.games.joan_of_arc.content.skills import SkillOf
from timefront.games.joan_of_arc.content.vocabulary import (
    ACTIVATION_WINDOW,
    BOWMEN,
    CHARACTER,
    EFFECT_NAMES,
    GRANT_DIE,
    GRANT_SKILL,
    KINDS,
    LIMITS,
    PLACE_STAKES,
    REROLL_SKILL,
    SKILLS,
    TAGS,
    WINDOWS,
)
from timefront.kernel.bits import mask_of


def upgrades_of(unit: Profile, units: list[Profile], factions: list[str]) -> list[int]:
    """JA-8.4: the profiles that are a profile's next level; with two sides, the holy one first."""
    above = [p for p, other in enumerate(units) if other.upgrades == unit.key]
    return sorted(above, key=lambda p: any(factions[banner] == "unholy" for banner in units[p].banners))


def holders(numbers: list[list[int]], count: int) -> list[int]:
    """Which profiles have each number below `count`, as bits, given the numbers of each profile."""
    found = [0] * count
    for profile, held in enumerate(numbers):
        for number in held:
            found[number] |= 1 << profile
    return found


@final
class Cards:
    """What is printed on the unit cards, in columns by profile id; masks have a bit for each profile."""

    def __init__(self, units: list[Profile], factions: list[str], effects: list[Effect]) -> None:
        self.effects = effects
        """All effects of the pack, by id."""
        keys = [unit.key for unit in units]
        self.count: int = len(units)
        self.keys: list[str] = keys
        self.name_keys: list[str] = [unit.upgrades or unit.key for unit in units]
        """The name on a card; level-2 cards have that of their level-1 card."""
        self.kind: list[int] = [unit.kind for unit in units]
        self.arm: list[int] = [unit.arm for unit in units]
        self.size: list[int] = [unit.size for unit in units]
        self.hp: list[int] = [unit.hp for unit in units]
        self.level: list[int] = [unit.level for unit in units]
        self.dice: list[list[int]] = [roll.dice for unit in units for roll in unit.rolls()]
        """The dice of profile p for roll r (melee, shooting, defence) are number 3p + r."""
        self.automatic: list[list[int]] = [roll.automatic for unit in units for roll in unit.rolls()]
        """The results without a roll, numbered in the same way."""
        self.other_dice: list[list[OtherDice]] = [unit.other_dice for unit in units]
        """JA-2.5: dice that replace a roll while a condition holds; the last one that holds applies."""
        self.shot: list[int] = [unit.shot for unit in units]
        self.range: list[int] = [unit.range for unit in units]
        self.skill: list[int] = [value for unit in units for value in skill_values(unit)]
        """The value of skill k of profile p is number p * len(SKILLS) + k: 0 without it, X for haste, jump, terror."""
        self.conditional_skills: list[list[SkillOf]] = [
            [skill for skill in unit.skills if skill.condition is not None] for unit in units
        ]
        self.with_skill: list[int] = [mask_of([p for p in range(self.count) if units[p].has_skill(k)]) for k in SKILLS]
        """The profiles with each skill, conditional or not."""
        self.command_range: list[int] = [-1 if unit.command is None else unit.command.range for unit in units]
        self.command_units: list[int] = [0 if unit.command is None else unit.command.units for unit in units]
        self.command_whom: list[int] = [0 if unit.command is None else unit.command.whom for unit in units]
        self.rewards: list[list[int]] = [unit.rewards for unit in units]
        self.upgrade_experience: list[int] = [unit.upgrade_experience for unit in units]
        self.level_one: list[int] = [keys.index(unit.upgrades) if unit.upgrades else p for p, unit in enumerate(units)]
        self.level_two: list[list[int]] = [upgrades_of(unit, units, factions) for unit in units]
        """JA-8.4: the level-2 cards of a level-1 one; with two sides, the holy and the unholy one."""
        self.read_powers(units)
        self.of_kind = holders([[unit.kind] for unit in units], len(KINDS))
        self.of_tag = holders([unit.tags for unit in units], len(TAGS))
        self.of_faction = holders([unit.banners for unit in units], len(factions))
        self.holy: int = self.of_faction[factions.index("holy")] if "holy" in factions else 0
        """The cards with a holy banner."""
        self.with_bonus: int = sum(1 << p for p in range(self.count) if self.can_have_bonus(p))
        """JA-6.1: the profiles that ever have a bonus action."""
        self.enters_buildings: int = sum(1 << p for p, unit in enumerate(units) if unit.can_enter_buildings)
        self.activation: list[int] = [unit.activation for unit in units]
        self.morale: list[int] = [unit.morale[0] for unit in units]

    def read_powers(self, units: list[Profile]) -> None:
        """JA-6.9: the powers of the cards."""
        self.powers: list[list[Effect]] = [unit.powers for unit in units]
        self.with_effect = holders([[power.effect for power in unit.powers] for unit in units], len(EFFECT_NAMES))
        """The profiles with a power of each effect."""
        self.with_window = holders([[power.window for power in unit.powers] for unit in units], len(WINDOWS))
        """The profiles with a power for each window."""
        self.bonus_powers: list[list[Effect]] = [
            [power for power in unit.powers if power.window == ACTIVATION_WINDOW and power.effect != PLACE_STAKES]
            for unit in units
        ]
        """JA-6.1: by profile, the powers that are bonus actions; planting stakes is one by itself (JA-10.5)."""
        self.slots: list[list[int]] = [
            [self.limited_slots(p, limit) for p in range(self.count)] for limit in range(len(LIMITS))
        ]
        """By limit and profile, the slots of the powers with that limit, on the cards of all levels, as bits."""

    def limited_slots(self, profile: int, limit: int) -> int:
        """JA-8.4: the slots of powers with a limit, on all cards that a unit with this one can have."""
        first = self.level_one[profile]
        powers = [power for card in (first, *self.level_two[first]) for power in self.powers[card]]
        return mask_of([power.slot for power in powers if power.limit == limit])

    def can_have_bonus(self, profile: int) -> bool:
        """JA-6.1: whether a card commands, plants stakes, can be upgraded, has powers at will, or the reroll skill."""
        if (
            self.command_units[profile]
            or self.level_two[profile]
            or (self.of_tag[BOWMEN] | self.with_skill[REROLL_SKILL]) >> profile & 1
        ):
            return True
        if (self.with_window[ACTIVATION_WINDOW] | self.with_effect[PLACE_STAKES]) >> profile & 1:
            return True
        return any(
            power.effect == GRANT_SKILL and power.skill == REROLL_SKILL and bool(power.units >> profile & 1)
            for powers in self.powers
            for power in powers
        )


def skill_values(unit: Profile) -> list[int]:
    """The unconditional skills of a card by number, each with its value, 0 for none."""
    values = [0] * len(SKILLS)
    for skill in unit.skills:
        if skill.condition is None:
            values[skill.skill] = skill.value
    return values


def variable_skills(cards: Cards, profiles: list[int], others: list[Effect]) -> list[bool]:
    """By skill, whether some of these units, or their upgrades, have it conditionally, or something grants it.

    The others are the effects of cards that are not units; those also deny skills.
    """
    found = [mask > 0 for mask in skill_granters(cards, profiles)]
    for effect in others:
        if effect.skill >= 0:
            found[effect.skill] = True
    for profile in profiles:
        for card in (profile, *cards.level_two[profile]):
            for skill in cards.conditional_skills[card]:
                found[skill.skill] = True
    return found


def skill_granters(cards: Cards, profiles: list[int]) -> list[int]:
    """By skill, the units with a power to grant it on their card or its upgrades, given each unit's card."""
    found = [0] * len(SKILLS)
    for unit, profile in enumerate(profiles):
        for card in (profile, *cards.level_two[profile]):
            for power in cards.powers[card]:
                if power.effect == GRANT_SKILL:
                    found[power.skill] |= 1 << unit
    return found


def die_granters(cards: Cards, profiles: list[int], *, has_gear: bool) -> int:
    """The units with a power to grant dice on their card or its upgrades; characters too, where equipment has one."""
    granters = cards.with_effect[GRANT_DIE] | (cards.of_kind[CHARACTER] if has_gear else 0)
    upgrades = cards.level_two
    return mask_of(
        [
            unit
            for unit, profile in enumerate(profiles)
            if any(granters >> card & 1 for card in (profile, *upgrades[profile]))
        ]
    )


def open_windows(cards: Cards, profiles: list[int]) -> int:
    """The windows for which some of these cards, or their upgrades, have a power, as bits."""
    in_play = with_upgrades(cards, profiles)
    return mask_of([window for window, holders in enumerate(cards.with_window) if holders & in_play])


def with_upgrades(cards: Cards, profiles: list[int]) -> int:
    """These cards and their upgrades, as bits."""
    return mask_of([card for profile in profiles for card in (profile, *cards.level_two[profile])])


def skills_in_play(cards: Cards, profiles: list[int], is_variable: list[bool]) -> list[bool]:
    """By skill, whether a unit with one of these cards, or its upgrades, can ever have it."""
    in_play = with_upgrades(cards, profiles)
    return [is_variable[skill] or bool(own & in_play) for skill, own in enumerate(cards.with_skill)]


def powers_in_play(cards: Cards, profiles: list[int], gear_with: list[list[Effect]]) -> list[bool]:
    """By effect, whether such a unit can ever have a power with it, by itself or by equipment."""
    in_play = with_upgrades(cards, profiles)
    return [bool(own & in_play or gear_with[effect]) for effect, own in enumerate(cards.with_effect)]
