"""A game as adapters play it: driven by numbers, and stopping only at real choices."""

from __future__ import annotations

from random import Random
from typing import Any, final

from timefront.kernel.flow import CHANCE, OVER, State
from timefront.kernel.game import Game, Outcome
from timefront.kernel.questions import Choice, Illegal
from timefront.kernel.setting import Setting
from timefront.lab.coding import Coder, Row, UnknownNumber, coder_of
from timefront.lab.observing import Observer
from timefront.texts.catalogue import Catalogue


@final
class Table:
    """What stays the same from game to game."""

    def __init__(self, game: Game[Any], scenario: str, options: dict[str, str], seats: int, scheme: str) -> None:
        self.game = game
        self.pack = game.built_in_pack()
        self.setting: Setting = game.setting(self.pack, scenario, options, seats)
        self.coder: Coder = coder_of(game, self.setting, scheme)
        self.observer = Observer(game, self.setting)
        self.seat_names = game.seat_names(seats)

    def text(self, s: State) -> str:
        """A position in words, as a spectator sees it."""
        texts = Catalogue(self.game, self.pack, "en")
        return self.game.narrator.text_board(self.game.view(s, None), texts.message)


@final
class Sitting:
    """One game. A seed brings the same luck as in `timefront simulate`."""

    def __init__(self, table: Table, seed: str) -> None:
        self.table = table
        self.chance = Random(f"{seed}/chance")
        self.s: State = table.game.new(table.setting)
        self.offers: list[Choice] = []
        self.row: Row = ()
        """The numbers that the asked seat has given of its choice so far."""
        self._go_on()

    @property
    def seat(self) -> int:
        """The seat that has a choice, or `OVER`."""
        return self.s.seat

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended."""
        return self.table.game.outcome(self.s)

    def take(self, number: int) -> None:
        """Take the next number from the asked seat; after `Illegal` or `UnknownNumber` nothing has changed."""
        row = (*self.row, number)
        choice = self.table.coder.choice(self.offers, row)
        if choice is None:
            self.row = row
            return
        if choice not in self.offers:
            refusal = self.s.refuse(self.s.seat, choice)
            if refusal is None:
                raise UnknownNumber(f"{choice} is not offered")
            raise Illegal(refusal)
        self.answer(choice)

    def answer(self, choice: Choice) -> None:
        """Take a whole choice, one of the offers, from the asked seat."""
        self.s.answer(choice)
        self._go_on()

    def observe(self, seat: int) -> list[int]:
        """What a seat knows, as integers."""
        return self.table.observer.observe(self.s, seat, self.row)

    def mask(self, seat: int) -> bytearray:
        """A byte for each number: 1 where the seat can give it now."""
        coder = self.table.coder
        return coder.mask(self.offers, self.row) if seat == self.s.seat else bytearray(coder.size)

    def _go_on(self) -> None:
        """Answer for chance and where only one answer is possible, up to the next choice or the end."""
        s = self.s
        self.row = ()
        self.offers = []
        while s.seat != OVER:
            if s.seat == CHANCE:
                s.answer(s.chance().sample(self.chance))
                continue
            self.offers = s.offer()
            if len(self.offers) > 1:
                return
            s.answer(self.offers[0])
        self.offers = []
