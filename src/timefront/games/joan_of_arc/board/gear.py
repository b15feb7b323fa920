"""8. Equipment: who has which piece, and what it lets its wearer do (JA-8.3, ruling J-53).

The column `gear` has a number for each piece: 0 in its deck, 1 among the discards; of a piece that a unit has, four
times the unit's number plus one, and the bits `NOT_ON` and `GEAR_USED`.
"""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.content.effects import Effect
from timefront.games.joan_of_arc.content.vocabulary import CHARACTER, NO_LIMIT
from timefront.games.joan_of_arc.events.equipment import EquipmentDiscarded, EquipmentLost
from timefront.games.joan_of_arc.state import War
from timefront.kernel.flow import NOBODY

IN_DECK: Final = 0
DISCARDED: Final = 1
NOT_ON: Final = 1
"""It lies on the character who got it by a talk, and is not put on yet."""
GEAR_USED: Final = 2
"""It was used in this turn, round or game, as its limit says."""
FIRST_BEARER: Final = 2
"""The number of bits before the one that tells the unit."""
MOST_WORN: Final = 2
"""JA-8.3: so many pieces a character wears."""


def bearer_of(s: War, card: int) -> int:
    """The unit on which a piece lies, put on or not; nobody if it lies in a pile."""
    return (s.gear[card] >> FIRST_BEARER) - 1


def wearer_of(s: War, card: int) -> int:
    """The unit that has put a piece on."""
    return NOBODY if s.gear[card] & NOT_ON else bearer_of(s, card)


def worn_by(s: War, unit: int) -> list[int]:
    """The pieces that a unit has put on."""
    return [card for card in range(len(s.gear)) if wearer_of(s, card) == unit]


def borne_by(s: War, unit: int) -> list[int]:
    """The pieces that lie on a unit, put on or not."""
    return [card for card in range(len(s.gear)) if bearer_of(s, card) == unit]


def lay_on(s: War, card: int, unit: int) -> None:
    """JA-8.3: a piece comes from its deck to the character who talked."""
    s.gear[card] = unit + 1 << FIRST_BEARER | NOT_ON


def put_on(s: War, card: int) -> None:
    """JA-8.3: a piece counts from now on."""
    s.gear[card] &= ~NOT_ON


def hand_over(s: War, card: int, unit: int) -> None:
    """JA-8.3: another character wears a piece; what was used stays used."""
    s.gear[card] = unit + 1 << FIRST_BEARER | s.gear[card] & GEAR_USED


def throw_away(s: War, card: int) -> None:
    """JA-8.3: a piece lies among the discards."""
    s.gear[card] = DISCARDED


def lose_gear(s: War, unit: int) -> None:
    """JA-8.3: equipment is lost with its character."""
    for card in borne_by(s, unit):
        throw_away(s, card)
        s.emit(EquipmentLost, unit, card)


def pieces_in(s: War, deck: int, pile: int) -> list[int]:
    """The pieces of a deck that lie face down, or among its discards."""
    pieces = s.setting.content.equipment
    return [card for card, where in enumerate(s.gear) if where == pile and pieces[card].deck == deck]


def gear_with(s: War, unit: int, effect: int) -> list[Effect]:
    """What a unit's equipment lets it do of one kind."""
    return [one for one in s.setting.gear_with[effect] if wearer_of(s, one.gear) == unit]


def is_character(s: War, unit: int) -> bool:
    """JA-8.3: only characters bear equipment."""
    return s.setting.cards.kind[s.profile[unit]] == CHARACTER


def wear_out(s: War, power: Effect) -> None:
    """JA-8.3: a piece was used: it is discarded if it can be used but once, or can be used again in another turn."""
    if s.setting.content.equipment[power.gear].is_one_time:
        bearer = bearer_of(s, power.gear)
        throw_away(s, power.gear)
        s.emit(EquipmentDiscarded, bearer, power.gear)
    elif power.limit != NO_LIMIT:
        s.gear[power.gear] |= GEAR_USED


def renew_gear(s: War, limit: int) -> None:
    """A turn or a round begins: equipment that is limited to it can be used again."""
    for card, where in enumerate(s.gear):
        if where & GEAR_USED and any(one.limit == limit for one in s.setting.content.equipment[card].effects):
            s.gear[card] ^= GEAR_USED
