"""6, 9. Which actions a card can ever take, so that the others need not be tried (JA-6.1, JA-6.11)."""

from __future__ import annotations

from timefront.games.joan_of_arc.board.abilities import SKILL_COUNT
from timefront.games.joan_of_arc.content.pack import JoanSetting
from timefront.games.joan_of_arc.content.vocabulary import (
    BIG,
    CARRIER,
    CHARGING_SKILL,
    ENGINEER,
    GIGANTIC_CREATURE,
    HASTE,
    HEAL,
    INFANTRY,
    JUMP,
    PRAYER,
    REMOVE_FIRE,
)
from timefront.games.joan_of_arc.rules.activation.actions import (
    ASSAULT_DEED,
    BARRICADE,
    CARRY_DEED,
    CHARGE_DEED,
    FORCED_MARCH_DEED,
    GIGANTIC_MELEE_DEED,
    HASTE_DEED,
    HEAL_DEED,
    JUMP_DEED,
    MELEE_DEED,
    MOVE_DEED,
    PRAY_DEED,
    REMOVE_FIRE_DEED,
    SET_FIRE_DEED,
    SHOOT_DEED,
)


def repertoires(setting: JoanSetting) -> list[list[int]]:
    """By card, the actions other than waiting that its units may ever be able to declare."""
    known: list[list[int]] | None = setting.notes.get("repertoires")
    if known is None:
        known = [repertoire(setting, profile) for profile in range(setting.cards.count)]
        setting.notes["repertoires"] = known
    return known


def repertoire(setting: JoanSetting, profile: int) -> list[int]:
    """The actions of one card."""
    cards = setting.cards
    is_engineer = may_have(setting, profile, ENGINEER)
    able = [
        (BARRICADE, is_engineer),
        (CHARGE_DEED, may_have(setting, profile, CHARGING_SKILL)),
        (HASTE_DEED, may_have(setting, profile, HASTE)),
        (HEAL_DEED, may_have(setting, profile, HEAL)),
        (JUMP_DEED, may_have(setting, profile, JUMP)),
        (MELEE_DEED, True),
        (MOVE_DEED, True),
        (PRAY_DEED, may_have(setting, profile, PRAYER)),
        (REMOVE_FIRE_DEED, is_engineer or bool(cards.with_effect[REMOVE_FIRE] >> profile & 1)),
        (SET_FIRE_DEED, is_engineer),
        (SHOOT_DEED, cards.range[profile] > 0),
        (GIGANTIC_MELEE_DEED, may_have(setting, profile, BIG)),
        (CARRY_DEED, may_have(setting, profile, CARRIER)),
        (ASSAULT_DEED, cards.kind[profile] == GIGANTIC_CREATURE),
        (FORCED_MARCH_DEED, setting.optional.forced_march and cards.arm[profile] == INFANTRY),
    ]
    return [deed for deed, is_able in able if is_able]


def may_have(setting: JoanSetting, profile: int, skill: int) -> bool:
    """Whether a card has a skill, or may gain it in this battle."""
    return setting.is_variable[skill] or setting.cards.skill[profile * SKILL_COUNT + skill] > 0
