"""4. The council phase: the round card, the war council, upkeep (JA-4.2 to JA-4.4)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import final

from timefront.games.joan_of_arc.board.abilities import renew
from timefront.games.joan_of_arc.board.boons import THIS_TURN, expire, granted_by_cards
from timefront.games.joan_of_arc.board.tokens import pay, spendable
from timefront.games.joan_of_arc.content.cards.effect_numbers import FREE_UPKEEP
from timefront.games.joan_of_arc.content.scenarios import DECK_ORDERS
from timefront.games.joan_of_arc.content.vocabulary import (
    COMMAND,
    ONCE_A_ROUND,
    UPKEEP_WINDOW,
)
from timefront.games.joan_of_arc.events.intrigue import UpkeepSpared
from timefront.games.joan_of_arc.events.rounds import RoundCardFlipped, UpkeepPaid
from timefront.games.joan_of_arc.rules.effects.units import upkeep_due
from timefront.games.joan_of_arc.rules.effects.upgrade import revert
from timefront.games.joan_of_arc.rules.effects.windows import Window, may_act
from timefront.games.joan_of_arc.rules.rounds.war_council import WarCouncil
from timefront.games.joan_of_arc.state import (
    EXPERIENCE,
    ORDER_KINDS,
    PER_ROUND,
    UNDECIDED,
    War,
    turn_order,
)
from timefront.games.joan_of_arc.verbs import LET_REVERT, PAY_UPKEEP
from timefront.kernel.bits import members
from timefront.kernel.chance import Chance, Result, one_from
from timefront.kernel.flow import NOBODY, Frame, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule


@final
@dataclass
class CouncilPhase(Frame):
    """4. The first phase of a round."""

    waiting: list[int] = field(default_factory=list)
    """The seats whose upkeep is still to come."""
    seat: int = NOBODY

    @rule("JA-4.1", "JA-4.2")
    def begin(self, s: War) -> Next:
        """The top card of the round deck; if the deck was shuffled, chance says which one it is (JA-3.2)."""
        s.round += 1
        s.active = NOBODY
        renew(s, ONCE_A_ROUND, PER_ROUND)
        if DECK_ORDERS[s.setting.plan.deck_order] == "as_written" or s.deck.bit_count() == 1:
            return self.card_flipped(s, members(s.deck)[0])
        return self.roll(s, "flip")

    def chance_flip(self, s: War) -> Chance:
        """Identical cards count together."""
        rounds = s.setting.plan.rounds
        pile: dict[int, int] = {}
        for card in members(s.deck):
            first = next(other for other in members(s.deck) if rounds[other] == rounds[card])
            pile[first] = pile.get(first, 0) + 1
        return one_from("round-card", pile)

    @rule("JA-3.2", "JA-4.2")
    def flip(self, s: War, result: Result) -> Next:
        return self.card_flipped(s, result[0])

    def card_flipped(self, s: War, card: int) -> Next:
        """Each player takes that many command orders; no limit applies here (ruling J-6)."""
        plan = s.setting.plan
        s.deck &= ~(1 << card)
        s.round_card = card
        command = s.setting.content.rounds[plan.rounds[card]].command
        for seat in range(s.setting.seats):
            s.orders[seat * ORDER_KINDS + COMMAND] += command
        s.emit(RoundCardFlipped, s.round, len(plan.rounds), card, command)
        return self.goto("war_council")

    @rule("JA-4.3")
    def war_council(self, s: War) -> Next:
        """A scenario may have none."""
        return self.call(s, WarCouncil(), "upkeep") if s.setting.council else self.goto("upkeep")

    @rule("JA-4.4")
    def upkeep(self, s: War, _: None = None) -> Next:
        """Player by player, starting with the first."""
        self.waiting = turn_order(s)
        return self.goto("next_upkeep")

    @rule("JA-4.4")
    def next_upkeep(self, s: War, _: None = None) -> Next:
        """Powers come before the payment: they may provide what is to be paid."""
        if not self.waiting:
            return self.done(s)
        self.seat = self.waiting.pop(0)
        if may_act(s, self.seat, UPKEEP_WINDOW):
            return self.call(s, Window(self.seat, UPKEEP_WINDOW), "payment")
        return self.goto("payment")

    @rule("JA-4.4")
    def payment(self, s: War, _: None = None) -> Next:
        return self.call(s, Upkeep(self.seat), "next_upkeep")


@final
@dataclass
class Upkeep(Frame):
    """4. A player pays 1 experience for each level-2 character on the board, or it reverts to level 1 (ruling J-8)."""

    seat: int
    due: list[int] = field(default_factory=list)
    """The characters still to be settled, by id; they may be paid for in any order."""
    free: int = 0
    """JA-8.6: how many of them are free."""

    @rule("JA-4.4")
    def begin(self, s: War) -> Next:
        """An event may have spared the player some of the payments."""
        self.due = upkeep_due(s, self.seat)
        effects = s.setting.cards.effects
        self.free = sum([effects[effect].count for effect in granted_by_cards(s, FREE_UPKEEP, self.seat)])
        expire(s, THIS_TURN)
        return self.goto("next_character")

    @rule("JA-4.4", "JA-8.6")
    def next_character(self, s: War) -> Next:
        while self.due:
            if self.free >= len(self.due):
                s.emit(UpkeepSpared, self.seat, self.due.pop(0))
                self.free -= 1
                continue
            if self.free or spendable(s, self.seat, EXPERIENCE):
                return self.ask(s, self.seat, "settle")
            revert(s, self.due.pop(0))
            if s.verdict != UNDECIDED:
                return self.end(s)
        return self.done(s)

    def keep(self, s: War, unit: int) -> None:
        """Free payments are used first."""
        if self.free:
            self.free -= 1
            s.emit(UpkeepSpared, self.seat, unit)
        else:
            pay(s, self.seat, EXPERIENCE, 1)
            s.emit(UpkeepPaid, self.seat, unit)

    def offer_settle(self, s: War) -> list[Choice]:
        unit = self.due[0]
        return [LET_REVERT(unit), PAY_UPKEEP(unit)]

    def refuse_settle(self, s: War, choice: Choice) -> Refusal | None:
        if choice[1] not in self.due:
            return Refusal("JA-4.4", "no-upkeep-due")
        return None if choice[1] == self.due[0] else Refusal("JA-4.4", "out-of-order")

    @question(("JA-4.4", "JA-6.10"), PAY_UPKEEP, LET_REVERT)
    def settle(self, s: War, choice: Choice) -> Next:
        """Without experience, an intrigue token is exchanged for it."""
        unit = self.due.pop(0)
        if choice[0] == PAY_UPKEEP.name:
            self.keep(s, unit)
        else:
            revert(s, unit)
        if s.verdict != UNDECIDED:
            return self.end(s)
        return self.goto("next_character")
