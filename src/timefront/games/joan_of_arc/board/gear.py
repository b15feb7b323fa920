"""8. Equipment: who has which piece, and what it lets its wearer do (JA-8.3, ruling J-53).

The column `gear` has a number for each piece: 0 in its deck, 1 among the discards; for a piece that a unit has, four
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
"""The character who gained it in a discussion has it, but has not put it on yet."""
GEAR_USED: Final = 2
"""It was used in this turn, round or game, depending on its limit."""
FIRST_BEARER: Final = 2
"""How many bits come before the unit's number."""
MOST_PIECES: Final = 2
"""JA-8.3: how many pieces a character can have, put on or not."""


def bearer_of(s: War, card: int) -> int:
    """The unit that has a piece, put on or not; nobody if it is in a pile."""
    return (s.gear[card] >> FIRST_BEARER) - 1


def is_any_borne(s: War) -> bool:
    """Whether any unit has a piece, put on or not."""
    return bool(s.gear) and max(s.gear) > DISCARDED


def bearers(s: War) -> list[int]:
    """By piece, the unit that has it, put on or not; nothing if all pieces are in piles."""
    return [(where >> FIRST_BEARER) - 1 for where in s.gear] if is_any_borne(s) else []


def wearer_of(s: War, card: int) -> int:
    """The unit that has put a piece on."""
    return NOBODY if s.gear[card] & NOT_ON else bearer_of(s, card)


def worn_by(s: War, unit: int) -> list[int]:
    """The pieces that a unit has put on."""
    return [card for card in range(len(s.gear)) if wearer_of(s, card) == unit]


def gear_of(s: War, unit: int) -> list[int]:
    """The pieces that a unit has, put on or not."""
    return [card for card, bearer in enumerate(bearers(s)) if bearer == unit]


def has_gear(s: War, unit: int) -> bool:
    """Whether a unit has any piece, put on or not."""
    return unit in bearers(s)


def give_gear(s: War, card: int, unit: int) -> None:
    """JA-8.3: a piece goes from its deck to the character who talked."""
    s.gear[card] = unit + 1 << FIRST_BEARER | NOT_ON


def put_on(s: War, card: int) -> None:
    """JA-8.3: a piece is worn from now on."""
    s.gear[card] &= ~NOT_ON


def hand_over(s: War, card: int, unit: int) -> None:
    """JA-8.3: another character wears a piece; what was used stays used."""
    s.gear[card] = unit + 1 << FIRST_BEARER | s.gear[card] & GEAR_USED


def discard_gear(s: War, card: int) -> None:
    """JA-8.3: a piece goes to the discards."""
    s.gear[card] = DISCARDED


def lose_gear(s: War, unit: int) -> None:
    """JA-8.3: equipment is lost with its character."""
    for card in gear_of(s, unit):
        discard_gear(s, card)
        s.emit(EquipmentLost, unit, card)


def pieces_in(s: War, deck: int, pile: int) -> list[int]:
    """The pieces of a deck that are face down, or among its discards."""
    pieces = s.setting.content.equipment
    return [card for card, where in enumerate(s.gear) if where == pile and pieces[card].deck == deck]


def gear_with(s: War, unit: int, effect: int) -> list[Effect]:
    """The powers of one kind that a unit's equipment gives it."""
    if not is_any_borne(s):
        return []
    return [one for one in s.setting.gear_with[effect] if wearer_of(s, one.gear) == unit]


def is_character(s: War, unit: int) -> bool:
    """JA-8.3: only characters carry equipment."""
    return s.setting.cards.kind[s.profile[unit]] == CHARACTER


def wear_out(s: War, power: Effect) -> None:
    """JA-8.3: a piece was used: discard it if it can be used only once, otherwise mark it as used."""
    if s.setting.content.equipment[power.gear].is_one_time:
        bearer = bearer_of(s, power.gear)
        discard_gear(s, power.gear)
        s.emit(EquipmentDiscarded, bearer, power.gear)
    elif power.limit != NO_LIMIT:
        s.gear[power.gear] |= GEAR_USED


def renew_gear(s: War, limit: int) -> None:
    """A turn or a round begins: equipment that is limited to it can be used again."""
    for card, where in enumerate(s.gear):
        if where & GEAR_USED and any(one.limit == limit for one in s.setting.content.equipment[card].effects):
            s.gear[card] ^= GEAR_USED
