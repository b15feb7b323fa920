"""What is printed on a unit card, as a view tells it (JA-2.1)."""

from __future__ import annotations

from typing import Any

from timefront.games.joan_of_arc.content.dice import RESULTS, Roll
from timefront.games.joan_of_arc.content.pack import Content
from timefront.games.joan_of_arc.content.profiles import ADJACENT, Condition, Power
from timefront.games.joan_of_arc.content.vocabulary import (
    ARMS,
    CONDITIONS,
    EFFECT_NAMES,
    EFFECTS,
    GAINS,
    KINDS,
    LIMITS,
    PERS,
    ROLLS,
    SCOPES,
    SHOTS,
    SKILLS,
    TAGS,
    TIMINGS,
)


def printed_card(content: Content, card: int) -> dict[str, Any]:
    """A unit card, its dice by their ids."""
    unit = content.profiles[card]
    return {
        "name": unit.upgrades or unit.key,
        "kind": KINDS[unit.kind],
        "arm": ARMS[unit.arm],
        "banners": [content.factions[faction] for faction in unit.banners],
        "level": unit.level,
        "upgrade": unit.upgrade_experience,
        "size": unit.size,
        "hp": unit.hp,
        "melee": _roll(unit.melee),
        "shooting": {**_roll(unit.shooting), "type": SHOTS[unit.shot], "range": unit.range} if unit.shot >= 0 else None,
        "defence": _roll(unit.defence),
        "other_dice": [
            {"roll": ROLLS[other.roll], **_roll(other.dice), "condition": _condition(other.condition)}
            for other in unit.other_dice
        ],
        "skills": [
            {
                "skill": SKILLS[skill.skill],
                "value": skill.value,
                "condition": None if skill.condition is None else _condition(skill.condition),
            }
            for skill in unit.skills
        ],
        "command": None
        if unit.command is None
        else {
            "range": "adjacent" if unit.command.range == ADJACENT else unit.command.range,
            "units": unit.command.units,
            "whom": unit.command.words,
        },
        "powers": [_power(power) for power in unit.powers],
        "tags": [TAGS[tag] for tag in unit.tags],
        "rewards": list(unit.rewards),
    }


def _roll(roll: Roll) -> dict[str, Any]:
    return {"dice": list(roll.dice), "automatic": [RESULTS[result] for result in roll.automatic]}


def _condition(condition: Condition) -> dict[str, Any]:
    return {"when": CONDITIONS[condition.when], "of": condition.words, "count": condition.count}


def _power(power: Power) -> dict[str, Any]:
    """A power with the parameters that its effect has."""
    has = EFFECTS[EFFECT_NAMES[power.effect]].parameters
    told: dict[str, Any] = {
        "effect": EFFECT_NAMES[power.effect],
        "timing": TIMINGS[power.timing],
        "limit": LIMITS[power.limit],
        "costs": list(power.costs),
    }
    values: dict[str, Any] = {
        "result": RESULTS[power.result],
        "what": GAINS[power.what],
        "into": GAINS[power.into] if "what" in has else RESULTS[power.into],
        "count": power.count,
        "roll": ROLLS[power.roll],
        "die": power.die,
        "scope": SCOPES[power.scope],
        "per": PERS[power.per],
        "whom": power.words,
        "unit": power.unit_key,
        "skill": SKILLS[power.skill],
        "ignored": SKILLS[power.skill],
    }
    told.update({name: values[name] for name in has})
    if "skill" in has:
        told["value"] = power.value
    return told
