"""2. Unit profiles: what is printed on a unit card (JA-2.1)."""

from __future__ import annotations

from typing import Final, final

from timefront.games.joan_of_arc.content.dice import DiceBag, Roll
from timefront.games.joan_of_arc.content.effects import MOST_SLOTS, Effect
from timefront.games.joan_of_arc.content.reading import handle, inner_table, part, parts, place_of, places, text
from timefront.games.joan_of_arc.content.skills import Condition, read_skill, skill_items
from timefront.games.joan_of_arc.content.vocabulary import (
    ARMS,
    CONDITIONS,
    FLYING,
    GIGANTIC_CREATURE,
    INFANTRY,
    KINDS,
    MACHINE,
    ROLLS,
    SHOTS,
    SKILLS,
    TAGS,
    WAR_MACHINE,
)
from timefront.kernel.packs import Table

ADJACENT: Final = 0
"""The command range A; other ranges are in hexes."""
NO_HP: Final = 0
"""No hit points are printed on the card."""
BIG_SIZE: Final = 3
WHOLE_HEX: Final = 8
"""JA-12.6: a gigantic creature leaves no space in any area of its hex."""


@final
class OtherDice:
    """JA-2.5: dice that replace a roll of the card while a condition holds."""

    def __init__(self, table: Table, bag: DiceBag, terrains: list[str]) -> None:
        self.roll = ROLLS.index(table.one_of("roll", ROLLS))
        self.dice = bag.roll(table, "dice")
        self.condition = Condition(table, terrains)
        if CONDITIONS[self.condition.when] == "upon":
            table.report("when", "dice are not used upon a unit", "against names the enemies in a fight (JA-2.5)")
        table.finish()


@final
class Command:
    """JA-8.2: how far a unit commands, how many units, and which."""

    def __init__(self, table: Table) -> None:
        range_named = table.row.get("range")
        if range_named == "A":
            table.asked.add("range")
            self.range = ADJACENT
        else:
            self.range = table.integer("range", 1, 9)
        self.units = table.integer("units", 1, 9)
        self.words = text(table, "whom")
        self.whom = 0
        """The profiles that the words describe, as a mask; all if there are no words."""
        table.finish()


@final
class Profile:
    """JA-2.1: a unit card."""

    def __init__(self, table: Table, bag: DiceBag, factions: list[str], terrains: list[str]) -> None:
        self.table = table
        self.key = table.key
        self.kind = KINDS.index(table.one_of("kind", KINDS))
        self.arm = ARMS.index(table.one_of("arm", ARMS, "machine" if self.kind == WAR_MACHINE else "infantry"))
        self.banners = places(table, "banners", factions)
        """The factions whose banners the card shows; a card without banners fights for anybody."""
        self.level = table.integer("level", 1, 2, 1)
        self.upgrades = handle(table, "upgrades")
        """The level-1 card of a level-2 one."""
        self.upgrade_experience = table.integer("upgrade", 0, 9, 0)
        """JA-8.4: the experience that the upgrade costs; 0 if there is none."""
        self.hp = table.integer("hp", NO_HP, 20, NO_HP)
        self.skills = [read_skill(table, item, terrains) for item in skill_items(table)]
        self.size = table.integer("size", 1, BIG_SIZE, BIG_SIZE if self.has_skill("big") else 1)
        if self.kind == GIGANTIC_CREATURE:
            self.size = WHOLE_HEX
        self.melee = bag.roll(table, "melee")
        self.defence = bag.roll(table, "defence")
        self.shooting = Roll([], [])
        self.shot = -1
        self.range = 0
        self.read_shooting(inner_table(table, "shooting"), bag)
        self.other_dice = [OtherDice(other, bag, terrains) for other in parts(table, "other_dice")]
        command = inner_table(table, "command")
        self.command = Command(command) if command is not None else None
        self.powers = [Effect(power) for power in parts(table, "powers")]
        self.tags = places(table, "tags", TAGS)
        self.discussion = handle(table, "discussion")
        """JA-8.1: the deck of a unit with a bubble, if its name differs from the unit's."""
        self.rewards = rewards(inner_table(table, "reward"))
        """JA-7.10: experience, legend tokens and victory points for destroying it."""
        self.activation = table.integer("activation", 1, 9, 1)
        """JA-12.6: the orders that its activation costs."""
        self.points = table.integers("points", 2, 0, 2000, [0, 0])
        """JA-13.3: the lowest and highest points that army lists may ask for it."""
        self.morale = table.integers("morale", 2, 0, 20, [0, 0])
        self.check(table)
        table.finish()

    def read_shooting(self, table: Table | None, bag: DiceBag) -> None:
        """JA-6.5: shooting dice with their range and type."""
        if table is not None:
            self.shot = SHOTS.index(table.one_of("type", SHOTS))
            self.range = table.integer("range", 1, 9)
            self.shooting = bag.roll(table, "dice")
            if self.shooting.is_empty and isinstance(table.row.get("dice", []), list):
                table.report("dice", "there are none", "shooting needs dice (JA-6.5)")
            table.finish()

    def rolls(self) -> tuple[Roll, Roll, Roll]:
        """Melee, shooting and defence."""
        return self.melee, self.shooting, self.defence

    def has_skill(self, name: str) -> bool:
        """Whether the card has a skill, even conditionally."""
        return any(skill.skill == SKILLS.index(name) for skill in self.skills)

    def check(self, table: Table) -> None:
        """Check that the parts of a card fit together."""
        if self.has_skill("big") and self.size != BIG_SIZE and self.kind != GIGANTIC_CREATURE:
            table.report("size", f"is {self.size} though the unit is big", f"big has size {BIG_SIZE} (JA-9.big)")
        if (self.kind == WAR_MACHINE) != (self.arm == MACHINE):
            table.report("arm", f"is {ARMS[self.arm]} for a {KINDS[self.kind]}", "war machines alone are machines")
        if (self.level == 2) != bool(self.upgrades) and table.row.get("level", 1) in (1, 2):
            table.report("upgrades", "and level 2 belong together", "a level-2 card names its level-1 card (JA-8.4)")
        if self.level == 2 and self.upgrade_experience:
            table.report("upgrade", "a level-2 card cannot be upgraded", "leave it out (JA-8.4)")
        if self.points[0] > self.points[1] or self.morale[0] > self.morale[1]:
            table.report("points", "and morale name the lower number first")
        if self.has_skill("carrier") and self.arm != FLYING:
            table.report("skills", "a carrier must be flying", "leave carrier out (JA-9.carrier)")
        if self.kind == GIGANTIC_CREATURE and self.hp == NO_HP:
            table.report("hp", "a gigantic creature has none", "write its hit points (JA-12.8)")

    @property
    def can_enter_buildings(self) -> bool:
        """JA-6.3: infantry that is not big."""
        return self.arm == INFANTRY and not self.has_skill("big") and self.kind != GIGANTIC_CREATURE


def rewards(table: Table | None) -> list[int]:
    """JA-7.10: experience, legend tokens, victory points."""
    if table is None:
        return [0, 0, 0]
    found = [table.integer(name, 0, 9, 0) for name in ("experience", "legend", "points")]
    table.finish()
    return found


def named_units(table: Table, name: str, words: str, profiles: list[Profile], factions: list[str]) -> int:
    """The profiles that words describe, as a mask: `holy`, `cavalry troop`, `peasants`; several words must all fit."""
    mask = (1 << len(profiles)) - 1
    for word in words.split():
        fitting = sum(1 << number for number, unit in enumerate(profiles) if fits(unit, word, factions))
        if not fitting and factions:  # without factions, the problem has been reported
            known = [*KINDS, *ARMS, *TAGS, *factions, *(unit.key for unit in profiles)]
            if place_of(part(table, table.key, {name: word}), name, known) >= 0:
                table.report(name, f"no unit of the pack is {word}")
        mask &= fitting
    return mask


def fits(unit: Profile, word: str, factions: list[str]) -> bool:
    """Whether a word describes the unit: its key, kind, arm, a tag or a banner."""
    return (
        word in (unit.key, unit.upgrades, KINDS[unit.kind], ARMS[unit.arm])
        or any(TAGS[tag] == word for tag in unit.tags)
        or any(factions[banner] == word for banner in unit.banners)
    )


def number_powers(profiles: list[Profile]) -> list[Effect]:
    """JA-8.4: all powers by id, with their slots: a unit's used powers stay used when its level changes."""
    taken: dict[str, int] = {}
    found: list[Effect] = []
    for unit in sorted(profiles, key=lambda unit: unit.level):
        name = unit.upgrades or unit.key
        for power in unit.powers:
            power.id, power.slot = len(found), taken.get(name, 0)
            taken[name] = power.slot + 1
            found.append(power)
        if taken.get(name, 0) > MOST_SLOTS:
            unit.table.report("powers", f"{name} has {taken[name]} on all its levels", f"{MOST_SLOTS} at most")
    return found


def resolve(profiles: list[Profile], factions: list[str]) -> None:
    """Fill in the units that words describe, when all profiles are known."""
    keys = [unit.key for unit in profiles]
    for unit in profiles:
        for skill in unit.skills:
            resolve_condition(unit, skill.condition, "skills", profiles, factions)
        for other in unit.other_dice:
            resolve_condition(unit, other.condition, "other_dice", profiles, factions)
        for power in unit.powers:
            power.units = named_units(unit.table, "powers", power.words, profiles, factions)
            if power.unit_key:
                power.unit = place_of(part(unit.table, unit.key, {"powers": power.unit_key}), "powers", keys)
        if unit.command is not None:
            unit.command.whom = named_units(unit.table, "command", unit.command.words, profiles, factions)


def resolve_condition(
    unit: Profile, condition: Condition | None, name: str, profiles: list[Profile], factions: list[str]
) -> None:
    """Fill in the units that a condition describes."""
    if condition is not None and condition.names_units:
        condition.units = named_units(unit.table, name, condition.words, profiles, factions)


def check_levels(profiles: list[Profile], factions: list[str]) -> None:
    """JA-8.4: a card with an upgrade has one level-2 card, or a holy and an unholy one."""
    first_level = [unit.key for unit in profiles if unit.level == 1]
    for unit in profiles:
        if unit.level == 2 and unit.upgrades:
            place_of(part(unit.table, unit.key, {"upgrades": unit.upgrades}), "upgrades", first_level)
        above = [other for other in profiles if other.upgrades == unit.key and other.level == 2]
        priced = bool(unit.table.row.get("upgrade"))
        if unit.level == 1 and bool(above) != priced:
            wrong = "no level-2 card names this one" if priced else "its price is missing"
            unit.table.report("upgrade", wrong, "a price and a level-2 card belong together (JA-8.4)")
        if len(above) > 2 or (len(above) == 2 and factions and not are_two_sides(above, factions)):
            unit.table.report(
                "upgrade", f"has {len(above)} level-2 cards", "there is one, or a holy and an unholy side (JA-8.4)"
            )


def are_two_sides(above: list[Profile], factions: list[str]) -> bool:
    """Whether two level-2 cards are the holy and the unholy side of one unit."""
    sides = [
        sorted(factions[banner] for banner in unit.banners if factions[banner] in ("holy", "unholy")) for unit in above
    ]
    return sorted(sides) == [["holy"], ["unholy"]]
