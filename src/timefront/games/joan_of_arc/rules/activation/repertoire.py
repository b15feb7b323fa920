"""6, 9. Which actions a card can take, so that the others need not be tried (JA-6.1, JA-6.11)."""

from __future__ import annotations

from timefront.games.joan_of_arc.board.gear import is_any_borne
from timefront.games.joan_of_arc.content.pack import JoanSetting
from timefront.games.joan_of_arc.content.vocabulary import (
    BIG,
    CARRIER,
    CHARGE,
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
from timefront.games.joan_of_arc.state import War


def repertoires(s: War, mode: int) -> list[list[int]]:
    """By card, the actions other than waiting that its units may be able to declare now, by the kind of order.

    Equipment that is borne and lasting effects of cards can give units more skills.
    """
    known: list[list[list[int]]] | None = s.setting.notes.get("repertoires")
    if known is None:
        skilled, gifted = cards_by_skill(s.setting), cards_with_gifts(s.setting)
        known = [
            all_repertoires(s.setting, cards, may_charge=may_charge)
            for cards in (skilled, gifted)
            for may_charge in (False, True)
        ]
        s.setting.notes["repertoires"] = known
    has_gifts = bool(s.boons) or is_any_borne(s)
    return known[2 * has_gifts + (mode == CHARGE)]


def all_repertoires(setting: JoanSetting, skilled: list[int], *, may_charge: bool) -> list[list[int]]:
    """The actions of every card, given the cards with each skill; only a charge order allows charges (JA-5.5)."""
    found = [repertoire(setting, profile, skilled) for profile in range(setting.cards.count)]
    return found if may_charge else [[deed for deed in deeds if deed != CHARGE_DEED] for deeds in found]


def repertoire(setting: JoanSetting, profile: int, skilled: list[int]) -> list[int]:
    """The actions of one card, given the cards with each skill."""
    cards = setting.cards
    is_engineer = bool(skilled[ENGINEER] >> profile & 1)
    able = [
        (BARRICADE, is_engineer),
        (CHARGE_DEED, skilled[CHARGING_SKILL] >> profile & 1),
        (HASTE_DEED, skilled[HASTE] >> profile & 1),
        (HEAL_DEED, skilled[HEAL] >> profile & 1),
        (JUMP_DEED, skilled[JUMP] >> profile & 1),
        (MELEE_DEED, True),
        (MOVE_DEED, True),
        (PRAY_DEED, skilled[PRAYER] >> profile & 1),
        (REMOVE_FIRE_DEED, is_engineer or cards.with_effect[REMOVE_FIRE] >> profile & 1),
        (SET_FIRE_DEED, is_engineer),
        (SHOOT_DEED, cards.range[profile] > 0),
        (GIGANTIC_MELEE_DEED, skilled[BIG] >> profile & 1),
        (CARRY_DEED, skilled[CARRIER] >> profile & 1),
        (ASSAULT_DEED, cards.kind[profile] == GIGANTIC_CREATURE),
        (FORCED_MARCH_DEED, setting.optional.forced_march and cards.arm[profile] == INFANTRY),
    ]
    return [deed for deed, is_able in able if is_able]


def cards_by_skill(setting: JoanSetting) -> list[int]:
    """By skill, the cards that may have it by themselves, or by other units of this battle, as bits."""
    cards = setting.cards
    everybody = (1 << cards.count) - 1
    return [everybody if setting.skill_granters[skill] else own for skill, own in enumerate(cards.with_skill)]


def cards_with_gifts(setting: JoanSetting) -> list[int]:
    """By skill, the cards that may have it with equipment and the effects of cards, too."""
    everybody = (1 << setting.cards.count) - 1
    return [everybody if setting.is_variable[skill] else own for skill, own in enumerate(cards_by_skill(setting))]
