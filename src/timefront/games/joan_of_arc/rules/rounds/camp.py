"""4. The camp phase: casualties, fire, ransom, the end of the round (JA-4.8 to JA-4.12, JA-11.4)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import final

from timefront.games.joan_of_arc.board.abilities import has_skill, powers_with
from timefront.games.joan_of_arc.board.boons import THIS_ROUND, THIS_TURN, expire
from timefront.games.joan_of_arc.board.losses import destroy
from timefront.games.joan_of_arc.board.scoring import AT_ONCE, GAME_END, ROUND_END, judge, score_ground
from timefront.games.joan_of_arc.content.dice import DEATH, DELAYED_RALLY, DISRUPT, DOOM, RALLY
from timefront.games.joan_of_arc.content.vocabulary import CASUALTIES_WINDOW, DOOM_ROLLED_WINDOW, HASTEN_RALLY, IMMORTAL
from timefront.games.joan_of_arc.events.camp import DoomRerolled, DoomRolled, InfirmaryLost, UnitWaits
from timefront.games.joan_of_arc.events.pieces import ImmortalSaved
from timefront.games.joan_of_arc.events.spells import CardRerolledDoom
from timefront.games.joan_of_arc.rules.effects.doom import (
    DoomRolls,
    doom_after_cards,
    has_doom_reroll,
    spend_doom_reroll,
)
from timefront.games.joan_of_arc.rules.effects.playing import CardWindow, may_play
from timefront.games.joan_of_arc.rules.effects.windows import Window, may_act
from timefront.games.joan_of_arc.rules.rounds.fire import Fires
from timefront.games.joan_of_arc.rules.rounds.rallying import Return
from timefront.games.joan_of_arc.rules.rounds.ransom import Ransoms, can_ransom
from timefront.games.joan_of_arc.state import (
    DISRUPTED,
    REROLL,
    TOKEN_KINDS,
    UNDECIDED,
    WAITING,
    War,
    held,
    opponents_of,
    turn_order,
)
from timefront.games.joan_of_arc.verbs import CARD_REROLLS_DOOM, LET_DOOM_STAND, REROLL_DOOM
from timefront.kernel.chance import Chance, Result
from timefront.kernel.flow import NOBODY, Frame, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule


@final
@dataclass
class CampPhase(Frame):
    """4. The last phase of a round."""

    waiting: list[int] = field(default_factory=list)
    """The seats whose casualties are still to come."""

    @rule("JA-4.8")
    def begin(self, s: War) -> Next:
        s.active = NOBODY
        self.waiting = turn_order(s)
        return self.goto("next_player")

    @rule("JA-4.8")
    def next_player(self, s: War, _: None = None) -> Next:
        """Player by player, starting with the first."""
        if self.waiting:
            return self.call(s, Casualties(self.waiting.pop(0)), "next_player")
        return self.call(s, Fires(), "ransoms")

    @rule("JA-11.4")
    def ransoms(self, s: War, _: None) -> Next:
        """After casualties and fire, before victory is checked; a ransomed unit waits for the next camp phase."""
        if any(can_ransom(s, seat) for seat in range(s.setting.seats)):
            return self.call(s, Ransoms(), "infirmary")
        return self.goto("infirmary")

    @rule("JA-4.9")
    def infirmary(self, s: War, _: None = None) -> Next:
        """After the last round all units in either section are destroyed, before victory is counted (ruling J-16)."""
        if not s.deck:
            lost = [unit for unit, place in enumerate(s.place) if place in (DISRUPTED, WAITING)]
            if lost:
                s.emit(InfirmaryLost)
            for unit in lost:
                destroy(s, unit, s.sent_by[unit])
        return self.goto("end_of_round")

    @rule("JA-4.12")
    def end_of_round(self, s: War) -> Next:
        """The game ends when the round deck is empty, or earlier if a victory condition is met."""
        expire(s, THIS_ROUND)
        judge(s, AT_ONCE)
        is_last = not s.deck
        if is_last and s.verdict == UNDECIDED:
            score_ground(s)
        judge(s, GAME_END if is_last else ROUND_END)
        return self.done(s) if s.verdict == UNDECIDED else self.end(s)


@final
@dataclass
class Casualties(DoomRolls):
    """4. One player's units in the infirmary: waiting units return, doom dice, placement (ruling J-14)."""

    def unit_in_question(self) -> int:
        return self.doomed[0] if self.doomed else NOBODY

    @rule("JA-4.8")
    def begin(self, s: War) -> Next:
        """Units waiting since an earlier camp phase come first."""
        return self.call(s, Return(self.seat, in_section(s, self.seat, WAITING)), "powers")

    @rule("JA-4.8")
    def powers(self, s: War, _: list[int]) -> Next:
        """Powers that apply now may spare a troop its die."""
        if may_act(s, self.seat, CASUALTIES_WINDOW):
            return self.call(s, Window(self.seat, CASUALTIES_WINDOW), "cards")
        return self.goto("cards")

    @rule("JA-4.8", "JA-8.5")
    def cards(self, s: War, _: None = None) -> Next:
        """So may legend cards."""
        if may_play(s, CASUALTIES_WINDOW, [self.seat]):
            return self.call(s, CardWindow(CASUALTIES_WINDOW, [self.seat]), "doom")
        return self.goto("doom")

    @rule("JA-4.8")
    def doom(self, s: War, _: None = None) -> Next:
        """The powers may have ended the war."""
        judge(s, AT_ONCE)
        if s.verdict != UNDECIDED:
            return self.end(s)
        self.doomed = in_section(s, self.seat, DISRUPTED)
        return self.goto("next_doom")

    @rule("JA-4.8")
    def next_doom(self, s: War) -> Next:
        """One die for each unit, one at a time: everybody knows which unit it is for."""
        if self.doomed:
            return self.roll(s, "doom_rolled")
        return self.call(s, Return(self.seat, self.rallied[:]), "placed")

    def chance_doom_rolled(self, s: War) -> Chance:
        return Chance("doom", [s.setting.die_throws[DOOM]])

    @rule("JA-4.8")
    def doom_rolled(self, s: War, result: Result) -> Next:
        """Nothing is better than RALLY (ruling J-74)."""
        self.result = result[0]
        s.emit(DoomRolled, self.seat, self.doomed[0], self.result)
        if self.result != RALLY and len(self.offer_reroll(s)) > 1:
            return self.ask(s, self.seat, "reroll")
        return self.goto("intrigue_on_doom")

    def offer_reroll(self, s: War) -> list[Choice]:
        offers: list[Choice] = [LET_DOOM_STAND()]
        if held(s, self.seat, REROLL):
            offers.append(REROLL_DOOM())
        return [CARD_REROLLS_DOOM(), *offers] if has_doom_reroll(s, self.seat) else offers

    def refuse_reroll(self, s: War, choice: Choice) -> Refusal | None:
        """Neither the token nor a card allows it."""
        if choice in self.offer_reroll(s):
            return None
        is_token = choice[0] == REROLL_DOOM.name
        return Refusal("JA-8.7", "no-reroll-token") if is_token else Refusal("JA-8.5", "no-card-for-that")

    @question(("JA-8.7", "JA-8.5"), REROLL_DOOM, LET_DOOM_STAND, CARD_REROLLS_DOOM)
    def reroll(self, s: War, choice: Choice) -> Next:
        """The reroll token works for a doom roll too, and so do some cards; the second result stands."""
        if choice[0] == LET_DOOM_STAND.name:
            return self.goto("intrigue_on_doom")
        if choice[0] == REROLL_DOOM.name:
            s.tokens[self.seat * TOKEN_KINDS + REROLL] -= 1
            s.emit(DoomRerolled, self.seat, self.doomed[0])
        else:
            spend_doom_reroll(s, self.seat)
            s.emit(CardRerolledDoom, self.seat, self.doomed[0])
        return self.roll(s, "doom_rolled")

    @rule("JA-8.6")
    def intrigue_on_doom(self, s: War) -> Next:
        """Opponents may change the die with an event of their intrigue cards, one at a time."""
        self.waiting = opponents_of(s, self.seat) if s.ledger else []
        return self.goto("next_opponent")

    @rule("JA-8.6")
    def next_opponent(self, s: War, _: None = None) -> Next:
        """Opponents who still could are asked, until one of them has."""
        while self.waiting:
            seat = self.waiting.pop(0)
            if may_act(s, seat, DOOM_ROLLED_WINDOW):
                return self.call(s, Window(seat, DOOM_ROLLED_WINDOW), "next_opponent")
        return self.goto("cards_on_doom")

    @rule("JA-8.5")
    def cards_on_doom(self, s: War, _: None = None) -> Next:
        """The owner may change the die with a card, then the opponents."""
        seats = [self.seat, *opponents_of(s, self.seat)]
        if may_play(s, DOOM_ROLLED_WINDOW, seats):
            return self.call(s, CardWindow(DOOM_ROLLED_WINDOW, seats), "doom_settled")
        return self.goto("doom_settled")

    @rule("JA-8.5", "JA-8.6")
    def doom_settled(self, s: War, _: None = None) -> Next:
        """What the die counts as now."""
        self.result = doom_after_cards(s, self.doomed[0], self.result)
        return self.goto("verdict")

    @rule("JA-4.8", "JA-7.10", "JA-2.3")
    def verdict(self, s: War) -> Next:
        """What the die means: DEATH pays the rewards to the player who sent the unit here."""
        unit = self.doomed.pop(0)
        result = self.result
        if result == DEATH and has_skill(s, unit, IMMORTAL):
            s.emit(ImmortalSaved, unit)
            result = DISRUPT
        elif result == DELAYED_RALLY and is_hastened(s, self.seat):
            result = RALLY
        if result == DEATH:
            destroy(s, unit, s.sent_by[unit])
            judge(s, AT_ONCE)
            if s.verdict != UNDECIDED:
                return self.end(s)
        elif result == RALLY:
            self.rallied.append(unit)
        elif result == DELAYED_RALLY:
            wait(s, unit)
        return self.goto("next_doom")

    @rule("JA-4.8")
    def placed(self, s: War, left: list[int]) -> Next:
        """A unit that rallied and found no room waits for the next camp phase."""
        for unit in left:
            wait(s, unit)
        expire(s, THIS_TURN)
        return self.done(s)


def in_section(s: War, seat: int, section: int) -> list[int]:
    """The units of a seat in a section of the infirmary."""
    return [unit for unit, place in enumerate(s.place) if place == section and s.owner[unit] == seat]


def wait(s: War, unit: int) -> None:
    """JA-4.8: move to the waiting section."""
    s.place[unit] = WAITING
    s.emit(UnitWaits, unit)


def is_hastened(s: War, seat: int) -> bool:
    """Whether a power of a unit on the board turns a seat's DELAYED RALLY into a RALLY."""
    return s.setting.ever_has_power[HASTEN_RALLY] and any(
        owner == seat and s.place[unit] >= 0 and bool(powers_with(s, unit, HASTEN_RALLY))
        for unit, owner in enumerate(s.owner)
    )
