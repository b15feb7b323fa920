"""6. Lasting effects of powers that were used and cards that were played (JA-6.9, JA-8.5).

A boon is four numbers of the column `boons`: the id of its effect, the unit whose power it is, the target of a card's
effect (a unit, an area or a seat, as the effect says), and how long it lasts. A power applies to all in its scope, and
a card's effect comes from no unit: one of the two is always -1.
"""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.content.cards.effect_numbers import DENY_SKILL, MIRE, VEIL
from timefront.games.joan_of_arc.content.vocabulary import GRANT_SKILL
from timefront.games.joan_of_arc.state import War
from timefront.kernel.flow import NOBODY

NUMBERS_OF_A_BOON: Final = 4
EFFECT: Final = 0
UNIT: Final = 1
WHOM: Final = 2
EXPIRY: Final = 3
THIS_ATTACK: Final = 0
THIS_TURN: Final = 1
THIS_ROUND: Final = 2
"""How long a boon lasts."""


def grant(s: War, effect: int, unit: int, whom: int, expiry: int) -> None:
    """Let an effect last from now on."""
    s.boons += [effect, unit, whom, expiry]


def has_boon(s: War, effect: int, unit: int) -> bool:
    """Whether an effect of a unit's power is in force."""
    boons = s.boons
    return any(boons[at] == effect and boons[at + UNIT] == unit for at in range(0, len(boons), NUMBERS_OF_A_BOON))


def expire(s: War, expiry: int) -> None:
    """End all effects that last no longer than this."""
    if s.boons:
        rows = range(0, len(s.boons), NUMBERS_OF_A_BOON)
        left = [at for at in rows if s.boons[at + EXPIRY] > expiry]
        s.boons = [number for at in left for number in s.boons[at : at + NUMBERS_OF_A_BOON]]


def granted_by_cards(s: War, kind: int, whom: int) -> list[int]:
    """The ids of the effects of one kind that cards have given a unit, an area or a seat."""
    boons, effects = s.boons, s.setting.cards.effects
    return [
        boons[at]
        for at in range(0, len(boons), NUMBERS_OF_A_BOON)
        if boons[at + UNIT] == NOBODY and boons[at + WHOM] == whom and effects[boons[at]].effect == kind
    ]


def revoke(s: War, effect: int, whom: int) -> None:
    """Use up an effect that a card has given a unit, an area or a seat."""
    for at in range(0, len(s.boons), NUMBERS_OF_A_BOON):
        if s.boons[at : at + EXPIRY] == [effect, NOBODY, whom]:
            s.boons = s.boons[:at] + s.boons[at + NUMBERS_OF_A_BOON :]
            return


def skill_by_cards(s: War, unit: int, skill: int, value: int) -> int:
    """JA-8.5: the value of a unit's skill, after cards that grant or deny it."""
    effects = s.setting.cards.effects
    for effect in granted_by_cards(s, GRANT_SKILL, unit):
        if effects[effect].skill == skill:
            value = max(value, effects[effect].value)
    is_denied = any(effects[effect].skill == skill for effect in granted_by_cards(s, DENY_SKILL, unit))
    return 0 if is_denied else value


def skills_by_cards(s: War, unit: int) -> list[int]:
    """The ids of the card effects that grant or deny skills to a unit."""
    return granted_by_cards(s, GRANT_SKILL, unit) + granted_by_cards(s, DENY_SKILL, unit)


def is_veiled(s: War, area: int) -> bool:
    """Whether a card has put mist on the hex of an area."""
    hexes, boons = s.setting.board.area_hex, s.boons
    return any(
        s.setting.cards.effects[boons[at]].effect == VEIL and hexes[boons[at + WHOM]] == hexes[area]
        for at in range(0, len(boons), NUMBERS_OF_A_BOON)
    )


def is_mired(s: War, area: int) -> bool:
    """Whether a card stops charges in an area."""
    return bool(s.boons) and bool(granted_by_cards(s, MIRE, area))
