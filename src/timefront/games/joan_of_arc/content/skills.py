"""2. Skills as printed on cards, with their values and when they apply (JA-2.1, JA-2.5)."""

from __future__ import annotations

from typing import final

from timefront.games.joan_of_arc.content.reading import part, place_of, text
from timefront.games.joan_of_arc.content.vocabulary import (
    CONDITIONS,
    CONDITIONS_OF_A_FIGHT,
    CONDITIONS_OF_AN_ATTACKER,
    CONDITIONS_WITH_UNITS,
    COSTS,
    SKILLS,
    SKILLS_OF_A_FIGHT,
    SKILLS_OF_AN_ATTACKER,
    SKILLS_UPON_OTHERS,
    VALUED_SKILLS,
)
from timefront.kernel.packs import Table


@final
class Condition:
    """When a skill or other dice apply (see `CONDITIONS`)."""

    def __init__(self, table: Table, terrains: list[str]) -> None:
        name = table.one_of("when", CONDITIONS)
        self.when = CONDITIONS.index(name)
        self.words = text(table, "of")
        """Which units or tokens."""
        self.units = 0
        """The profiles that the words describe, as a mask; filled in by the content."""
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
    """A skill on a card: its value, and when it applies."""

    def __init__(self, skill: int, value: int, condition: Condition | None) -> None:
        self.skill = skill
        self.value = value
        """X for haste, jump and terror, otherwise 1."""
        self.condition = condition


def skill_items(table: Table) -> list[object]:
    """The items in the list of skills: texts and tables."""
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
    """JA-2.1: whether a condition can ever hold when a skill is checked."""
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
