"""2. Unit profiles: what is printed on a unit card (JA-2.1)."""

from __future__ import annotations

from typing import Final, final

from timefront.games.joan_of_arc.content.dice import BATTLE_COLOURS, RESULTS, DiceBag, Roll
from timefront.games.joan_of_arc.content.reading import handle, inner_table, part, parts, place_of, places, text
from timefront.games.joan_of_arc.content.vocabulary import (
    ARMS,
    CONDITIONS,
    CONDITIONS_OF_A_FIGHT,
    CONDITIONS_OF_AN_ATTACKER,
    CONDITIONS_WITH_UNITS,
    COSTS,
    EFFECT_NAMES,
    EFFECTS,
    EFFECTS_AT_WILL,
    FLYING,
    GAINS,
    GIGANTIC_CREATURE,
    INFANTRY,
    KINDS,
    LIMITS,
    MACHINE,
    ORDERS,
    PERS,
    ROLLS,
    SCOPES,
    SHOTS,
    SKILLS,
    SKILLS_OF_A_FIGHT,
    SKILLS_OF_AN_ATTACKER,
    SKILLS_UPON_OTHERS,
    TAGS,
    TIMES_AT_WILL,
    TIMINGS,
    VALUED_SKILLS,
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
class Condition:
    """When a skill or other dice count (see `CONDITIONS`)."""

    def __init__(self, table: Table, terrains: list[str]) -> None:
        name = table.one_of("when", CONDITIONS)
        self.when = CONDITIONS.index(name)
        self.words = text(table, "of")
        """Which units or tokens."""
        self.units = 0
        """The profiles that the words name, as a mask; the content fills it in."""
        self.terrain = -1
        self.count = table.integer("count", 1, 9, 1)
        self.names_units = name in CONDITIONS_WITH_UNITS
        if name == "in":
            self.terrain = place_of(part(table, table.key, {"of": self.words}), "of", terrains)
        elif name == "paying":
            part(table, table.key, {"of": self.words}).one_of("of", COSTS)
        elif self.names_units != bool(self.words):
            wrong = "is missing" if self.names_units else f"says nothing beside {name}"
            table.report("of", wrong, "name units for against, beside, upon and slain (JA-2.5)")


@final
class SkillOf:
    """A skill on a card: its value, and when it counts."""

    def __init__(self, skill: int, value: int, condition: Condition | None) -> None:
        self.skill = skill
        self.value = value
        """X of haste, jump and terror, else 1."""
        self.condition = condition


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
class Power:
    """A power of a card: an effect and its parameters; those that the effect does not have are -1 or 0."""

    def __init__(self, table: Table) -> None:
        self.effect = EFFECT_NAMES.index(table.one_of("effect", EFFECT_NAMES))
        effect = EFFECTS[EFFECT_NAMES[self.effect]]
        has = effect.parameters if table.row.get("effect") in EFFECT_NAMES else []
        self.timing = TIMINGS.index(table.one_of("timing", effect.timings, effect.timings[0]))
        self.limit = LIMITS.index(table.one_of("limit", LIMITS, "none"))
        self.costs = costs(inner_table(table, "cost"))
        """Experience, legend tokens and legend cards to pay."""
        is_at_will = TIMINGS[self.timing] in TIMES_AT_WILL or EFFECT_NAMES[self.effect] in EFFECTS_AT_WILL
        if any(self.costs) and not is_at_will:
            table.report("cost", "the power counts by itself", "only powers used at will have a price (JA-6.9)")
        self.result = RESULTS.index(table.one_of("result", RESULTS)) if "result" in has else -1
        self.what = GAINS.index(table.one_of("what", ORDERS if "into" in has else GAINS)) if "what" in has else -1
        """A number of `GAINS`."""
        self.into = -1
        """For orders a number of `GAINS`, for results of dice one of `RESULTS`."""
        if "into" in has and "what" in has:
            self.into = GAINS.index(table.one_of("into", ORDERS))
        elif "into" in has:
            self.into = RESULTS.index(table.one_of("into", RESULTS))
        self.count = table.integer("count", 0, 9) if "count" in has else 1
        self.roll = ROLLS.index(table.one_of("roll", ROLLS)) if "roll" in has else -1
        self.die = BATTLE_COLOURS.index(table.one_of("die", BATTLE_COLOURS)) if "die" in has else -1
        self.scope = SCOPES.index(table.one_of("scope", SCOPES)) if "scope" in has else -1
        self.per = PERS.index(table.one_of("per", PERS)) if "per" in has else -1
        self.words = text(table, "whom") if "whom" in has else ""
        """Which units have the benefit; all if no words are given."""
        self.units = 0
        """The profiles that the words name, as a mask; the content fills it in."""
        self.unit_key = table.name("unit") if "unit" in has else ""
        self.unit = -1
        self.skill = -1
        self.value = 0
        if "skill" in has:
            skill = skill_of(table, "skill", text(table, "skill"), None)
            self.skill, self.value = skill.skill, skill.value
        elif "ignored" in has:
            self.skill = SKILLS.index(table.one_of("ignored", SKILLS))
        if table.row.get("effect") in EFFECT_NAMES:
            table.finish()


@final
class Command:
    """JA-8.2: how far a unit commands, how many units, and whom."""

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
        """The profiles that the words name, as a mask; all if there are no words."""
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
        self.powers = [Power(power) for power in parts(table, "powers")]
        self.tags = places(table, "tags", TAGS)
        self.rewards = rewards(inner_table(table, "reward"))
        """JA-7.10: experience, legend tokens and victory points for whoever destroys it."""
        self.activation = table.integer("activation", 1, 9, 1)
        """JA-12.6: the orders that its activation costs."""
        self.points = table.integers("points", 2, 0, 2000, [0, 0])
        """JA-13.3: the least and the most that army lists ask for it."""
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
        """Whether the card has a skill, be it on a condition."""
        return any(skill.skill == SKILLS.index(name) for skill in self.skills)

    def check(self, table: Table) -> None:
        """What must fit together on a card."""
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
        """JA-6.3: infantry without big."""
        return self.arm == INFANTRY and not self.has_skill("big") and self.kind != GIGANTIC_CREATURE


def skill_items(table: Table) -> list[object]:
    """What stands in the list of skills: texts and tables."""
    table.asked.add("skills")
    value = table.row.get("skills", [])
    if not isinstance(value, list) or not all(isinstance(item, (str, dict)) for item in value):
        table.report("skills", f"must be a list of skills, not {value!r}")
        return []
    return value


def read_skill(table: Table, item: object, terrains: list[str]) -> SkillOf:
    """A skill of a card: `"haste 2"`, or `{ skill = "feint", when = "in", of = "field" }`."""
    if isinstance(item, dict):
        row = part(table, f"{table.key}.skills", item)
        skill = skill_of(row, "skill", text(row, "skill"), Condition(row, terrains))
        check_condition(row, skill)
        row.finish()
        return skill
    return skill_of(table, "skills", str(item), None)


def check_condition(table: Table, skill: SkillOf) -> None:
    """JA-2.1: whether a condition can ever hold when it is asked for a skill."""
    if skill.condition is None or skill.skill < 0:
        return
    when, name = CONDITIONS[skill.condition.when], SKILLS[skill.skill]
    if when in CONDITIONS_OF_AN_ATTACKER and name not in SKILLS_OF_AN_ATTACKER:
        table.report("when", f"{name} is not for attackers", f"{when} goes with {', '.join(SKILLS_OF_AN_ATTACKER)}")
    elif when in CONDITIONS_OF_A_FIGHT and name not in SKILLS_OF_A_FIGHT:
        table.report("when", f"{name} does not hang on a fight", f"{when} goes with {', '.join(SKILLS_OF_A_FIGHT)}")
    elif when == "upon" and name not in SKILLS_UPON_OTHERS:
        table.report("when", f"{name} is not used upon a unit", f"{when} goes with {', '.join(SKILLS_UPON_OTHERS)}")


def skill_of(table: Table, name: str, words: str, condition: Condition | None) -> SkillOf:
    """A skill by its name and, for those that have one, its value."""
    key, _, number = words.partition(" ")
    place = place_of(part(table, table.key, {name: key}), name, SKILLS)
    valued = key in VALUED_SKILLS
    if place >= 0 and valued and not number.isdecimal():
        table.report(name, f"{words!r} has no value", f"write a number behind it, such as {key} 2 (section 9)")
    elif place >= 0 and not valued and number:
        table.report(name, f"{words!r} has a value", f"write {key} alone (section 9)")
    return SkillOf(place, int(number) if valued and number.isdecimal() else 1, condition)


def costs(table: Table | None) -> list[int]:
    """What a power costs: experience, legend tokens, legend cards."""
    if table is None:
        return [0] * len(COSTS)
    found = [table.integer(name, 0, 9, 0) for name in COSTS]
    table.finish()
    return found


def rewards(table: Table | None) -> list[int]:
    """JA-7.10: experience, legend tokens, victory points."""
    if table is None:
        return [0, 0, 0]
    found = [table.integer(name, 0, 9, 0) for name in ("experience", "legend", "points")]
    table.finish()
    return found


def named_units(table: Table, name: str, words: str, profiles: list[Profile], factions: list[str]) -> int:
    """The profiles that words name, as a mask: `holy`, `cavalry troop`, `peasants`; several words must all fit."""
    mask = (1 << len(profiles)) - 1
    for word in words.split():
        fitting = sum(1 << number for number, unit in enumerate(profiles) if fits(unit, word, factions))
        if not fitting and factions:  # without factions, what is wrong has been reported
            known = [*KINDS, *ARMS, *TAGS, *factions, *(unit.key for unit in profiles)]
            if place_of(part(table, table.key, {name: word}), name, known) >= 0:
                table.report(name, f"no unit of the pack is {word}")
        mask &= fitting
    return mask


def fits(unit: Profile, word: str, factions: list[str]) -> bool:
    """Whether a word names the unit: its key, kind, arm, a tag or a banner."""
    return (
        word in (unit.key, unit.upgrades, KINDS[unit.kind], ARMS[unit.arm])
        or any(TAGS[tag] == word for tag in unit.tags)
        or any(factions[banner] == word for banner in unit.banners)
    )


def resolve(profiles: list[Profile], factions: list[str]) -> None:
    """Fill in who is named by words, when all profiles are known."""
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
    """Fill in which units a condition names."""
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
    """Whether two level-2 cards are the holy and the unholy side of one."""
    sides = [
        sorted(factions[banner] for banner in unit.banners if factions[banner] in ("holy", "unholy")) for unit in above
    ]
    return sorted(sides) == [["holy"], ["unholy"]]
