"""2. A turn: play a command card, execute the five spaces, draw."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from timefront.games.duel_of_time.content.geometry import FROM_BASE, SPACES
from timefront.games.duel_of_time.content.pack import DuelSetting
from timefront.games.duel_of_time.events import CardPlayed, HalfCovered, TurnBegan
from timefront.games.duel_of_time.rules.commands import PROCEDURES
from timefront.games.duel_of_time.rules.drawing import chance_of_draw, draw_card
from timefront.games.duel_of_time.rules.scenarios import after_turn
from timefront.games.duel_of_time.state import EMPTY, TURNS, Duel, placement_code
from timefront.games.duel_of_time.verbs import PLAY
from timefront.kernel.bits import members
from timefront.kernel.chance import Chance, Result
from timefront.kernel.flow import Frame, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule


@final
@dataclass
class Turn(Frame):
    """2. The players take turns until all cards are played."""

    executed: int = 0
    """How many of the five spaces, counted from the acting player's base, have been executed."""

    @rule("DT-2.1")
    def begin(self, s: Duel) -> Next:
        s.emit(TurnBegan, s.active, s.turn + 1)
        return self.ask(s, s.active, "placement")

    def offer_placement(self, s: Duel) -> list[Choice]:
        hand = s.hand[s.active]
        offers = s.setting.placements.get(hand)
        if offers is None:
            turns = range(s.setting.turns)
            offers = [PLAY(card, position, turn) for card in members(hand) for position in range(4) for turn in turns]
            s.setting.placements[hand] = offers
        return offers

    def refuse_placement(self, s: Duel, choice: Choice) -> Refusal | None:
        _, card, _, turn = choice
        if not s.hand[s.active] >> card & 1:
            return Refusal("DT-2.2", "card-not-in-hand")
        if turn >= s.setting.turns:
            return Refusal("DT-2.4", "card-has-two-turns")
        return None

    @question(("DT-2.2", "DT-2.3", "DT-2.4"), PLAY)
    def placement(self, s: Duel, choice: Choice) -> Next:
        """Place the card next to two neighbouring spaces; what it covers is out of force for good (ruling M-5)."""
        _, card, position, turn = choice
        first, first_seat, second, second_seat = halves_of(s.setting, card, turn)
        s.hand[s.active] -= 1 << card
        s.played.append(placement_code(s.active, card, position, turn))
        if s.sink is not None:
            command = s.setting.commands
            s.emit(CardPlayed, s.active, card, position, turn, command[first], first_seat, command[second], second_seat)
            for space in (position, position + 1):
                if s.row[space] != EMPTY:
                    s.emit(HalfCovered, space, command[s.row[space]])
        s.row[position], s.facing[position] = first, first_seat
        s.row[position + 1], s.facing[position + 1] = second, second_seat
        self.executed = 0
        return self.goto("execute")

    @rule("DT-2.5", "DT-2.6", "DT-2.7", "DT-3.10")
    def execute(self, s: Duel, _: None = None) -> Next:
        """The next visible command, from the acting player's base; the player it faces executes it (M-7, M-21)."""
        spaces = FROM_BASE[s.active]
        while self.executed < SPACES:
            space = spaces[self.executed]
            self.executed += 1
            half = s.row[space]
            if half != EMPTY:
                procedure = PROCEDURES[s.setting.commands[half]]
                return self.call(s, procedure(s.facing[space], space), "execute")
        return self.goto("scenario")

    @rule("DT-5.2")
    def scenario(self, s: Duel) -> Next:
        after_turn(s)
        return self.goto("draw")

    @rule("DT-2.9")
    def draw(self, s: Duel) -> Next:
        """Nothing is drawn from an empty deck (ruling M-13)."""
        return self.roll(s, "card") if s.deck[s.active] else self.goto("pass_the_turn")

    def chance_card(self, s: Duel) -> Chance:
        return chance_of_draw(s, s.active)

    @rule("DT-2.9", "DT-2.10")
    def card(self, s: Duel, result: Result) -> Next:
        draw_card(s, s.active, result[0])
        return self.goto("pass_the_turn")

    @rule("DT-2.1", "DT-4.1")
    def pass_the_turn(self, s: Duel) -> Next:
        s.turn += 1
        if s.turn == TURNS:
            return self.done(s)
        s.active = 1 - s.active
        return self.goto("begin")


def halves_of(setting: DuelSetting, card: int, turn: int) -> tuple[int, int, int, int]:
    """The half on the space nearer to Yellow's base and whom it faces, then the same for the other half.

    Turning the card swaps the halves, never whom a place faces (DT-2.4, ruling M-3); with the option `free` turns 2
    and 3 are turns 0 and 1 with both halves facing the other way.
    """
    swapped = turn & 1
    near = setting.near_faces if turn < 2 else 1 - setting.near_faces
    return 2 * card + swapped, near, 2 * card + 1 - swapped, 1 - near
