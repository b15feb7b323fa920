"""A duel written as text: cubes by space, cards by key, the row by halves."""

from __future__ import annotations

from typing import final

from timefront.games.duel_of_time.content.geometry import RED, SPACES, YELLOW
from timefront.games.duel_of_time.content.pack import CARDS, COMMANDS, DuelSetting
from timefront.games.duel_of_time.state import EMPTY, Duel, placement_of
from timefront.games.duel_of_time.verbs import SEATS
from timefront.kernel.bits import mask_of, members
from timefront.kernel.spelling import PLAIN, Column, Each, Notation, Pile, Row, Spelling, Whole, Words

NONE = {EMPTY: "-"}


@final
class DuelNotation(Notation[Duel]):
    """The words of a duel."""

    def __init__(self, setting: DuelSetting) -> None:
        seat = Words([*SEATS], NONE)
        fields: dict[str, Spelling] = {"seat": seat, "space": Words([str(space + 1) for space in range(SPACES)])}
        super().__init__(_columns(setting, seat), fields)

    def hide(self, s: Duel, seat: int | None) -> None:
        """Hide the other player's cards: keep how many are in the hand, and which are in hand or deck."""
        for owner in (YELLOW, RED):
            if owner != seat:
                s.deck[owner] |= s.hand[owner]
                s.hand[owner] = mask_of([CARDS + number for number in range(s.hand[owner].bit_count())])

    def fill(self, s: Duel) -> None:
        """Let any cards of the deck be the hand."""
        for owner in (YELLOW, RED):
            hidden = (s.hand[owner] >> CARDS).bit_count()
            dealt = mask_of(members(s.deck[owner])[:hidden])
            if hidden:
                s.hand[owner] = dealt
                s.deck[owner] &= ~dealt


def _columns(setting: DuelSetting, seat: Words) -> dict[str, Column]:
    seats = [*SEATS]
    cards = [card.key for card in setting.cards]
    halves = [f"{card.key}/{COMMANDS[command]}" for card in setting.cards for command in card.commands]
    return {
        "units": Each(seats, Row(), SPACES),
        **dict.fromkeys(("taken", "supply"), Each(seats, PLAIN)),
        **dict.fromkeys(("hand", "deck"), Each(seats, Pile(Words(cards)))),
        "row": Whole(Row(Words(halves, NONE))),
        "facing": Whole(Row(seat)),
        "played": Whole(Row(Words(_placements(cards)))),
        "scenario": Whole(Words([card.key for card in setting.scenarios], NONE)),
        **dict.fromkeys(("starter", "active"), Whole(seat)),
    }


def _placements(cards: list[str]) -> list[str]:
    """Every way to play a card: by whom, between which spaces, and turned how."""
    rows = [placement_of(code) for code in range(len(SEATS) * CARDS * 16)]
    return [f"{SEATS[seat]}/{cards[card]}/{position + 1}/{turn}" for seat, card, position, turn in rows]
