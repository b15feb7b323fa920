"""6. What effects bring a player: tokens and orders (JA-6.9)."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.board.piles import drawable_cards, hand_of
from timefront.games.joan_of_arc.content.effects import Effect
from timefront.games.joan_of_arc.events.cards import CardGave, FirstPlayerMoved
from timefront.games.joan_of_arc.events.orders import OrdersConverted, PowerGave
from timefront.games.joan_of_arc.events.talks import CardTook
from timefront.games.joan_of_arc.state import ORDER_KINDS, REROLL, STAKES, TOKEN_KINDS, War, held, side_of
from timefront.kernel.flow import NOBODY

FIRST_ORDER: Final = 4
"""JA-2.1: gains are numbered as in `GAINS`: three tokens, the legend card, four orders, and the rest."""
LEGEND_CARD: Final = 3
REROLL_TOKEN: Final = 8
STAKES_IN_RESERVE: Final = 9
VICTORY_POINTS: Final = 10


def can_gain(s: War, seat: int, what: int) -> bool:
    """Whether a player can gain something: legend cards must be left, and nobody holds two reroll tokens (JA-8.7)."""
    if what == LEGEND_CARD:
        return drawable_cards(s) > 0
    return what != REROLL_TOKEN or not held(s, seat, REROLL)


def gain(s: War, seat: int, unit: int, what: int, count: int) -> int:
    """A player gains tokens, orders or points through a unit's power or, without a unit, a card.

    Returns how many legend cards the player is to draw for it (JA-8.5).
    """
    if not can_gain(s, seat, what):
        return 0
    cards = min(count, drawable_cards(s)) if what == LEGEND_CARD else 0
    if cards:
        count = cards
    elif what < LEGEND_CARD:
        s.tokens[seat * TOKEN_KINDS + what] += count
    elif what < REROLL_TOKEN:
        s.orders[seat * ORDER_KINDS + what - FIRST_ORDER] += count
    elif what == VICTORY_POINTS:
        s.points[side_of(s, seat)] += count
    elif what == STAKES_IN_RESERVE:
        s.tokens[seat * TOKEN_KINDS + STAKES] += count
    else:
        s.tokens[seat * TOKEN_KINDS + REROLL] = 1
    if unit == NOBODY:
        s.emit(CardGave, seat, what, count)
    else:
        s.emit(PowerGave, seat, unit, what, count)
    return cards


def lose(s: War, seat: int, what: int, count: int) -> None:
    """JA-8.1: a player gives up what a card asks for, as far as possible; `DiscardCards` takes legend cards."""
    column, place = place_of_gain(s, seat, what)
    taken = min(count, max(0, column[place]))
    if taken:
        column[place] -= taken
        s.emit(CardTook, seat, what, taken)


def can_lose(s: War, seat: int, what: int) -> bool:
    """Whether a player has any of what a card asks for."""
    if what == LEGEND_CARD:
        return hand_of(s, seat) > 0
    column, place = place_of_gain(s, seat, what)
    return column[place] > 0


def place_of_gain(s: War, seat: int, what: int) -> tuple[list[int], int]:
    """The column, and the index in it, that counts one of a player's gains."""
    if what < LEGEND_CARD:
        return s.tokens, seat * TOKEN_KINDS + what
    if LEGEND_CARD < what < REROLL_TOKEN:
        return s.orders, seat * ORDER_KINDS + what - FIRST_ORDER
    if what == VICTORY_POINTS:
        return s.points, side_of(s, seat)
    return s.tokens, seat * TOKEN_KINDS + (STAKES if what == STAKES_IN_RESERVE else REROLL)


def move_first_player(s: War, seat: int) -> None:
    """JA-4.1, ruling J-5: the token moves because a card says so."""
    s.first_player = seat
    s.emit(FirstPlayerMoved, seat)


def can_convert(s: War, seat: int, effect: Effect) -> bool:
    """Whether a player has the orders that an effect takes back."""
    return s.orders[seat * ORDER_KINDS + effect.what - FIRST_ORDER] >= effect.count


def convert(s: War, seat: int, effect: Effect) -> None:
    """Return orders to the pool and gain one of another kind."""
    given, taken = effect.what - FIRST_ORDER, effect.into - FIRST_ORDER
    s.orders[seat * ORDER_KINDS + given] -= effect.count
    s.orders[seat * ORDER_KINDS + taken] += 1
    s.emit(OrdersConverted, seat, given, effect.count, taken)
