"""4. The camp phase: casualties, fire, ransom, the end of the round (JA-4.8 to JA-4.12, JA-11.4)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import final

from timefront.games.joan_of_arc.board.abilities import has_skill, powers_with
from timefront.games.joan_of_arc.board.losses import destroy
from timefront.games.joan_of_arc.board.scoring import AT_ONCE, GAME_END, ROUND_END, judge, score_ground
from timefront.games.joan_of_arc.content.dice import DEATH, DELAYED_RALLY, DISRUPT, DOOM, RALLY
from timefront.games.joan_of_arc.content.vocabulary import CASUALTIES_WINDOW, HASTEN_RALLY, IMMORTAL
from timefront.games.joan_of_arc.events.camp import DoomRerolled, DoomRolled, InfirmaryLost, UnitWaits
from timefront.games.joan_of_arc.events.pieces import ImmortalSaved
from timefront.games.joan_of_arc.rules.effects.playing import CardWindow, may_play
from timefront.games.joan_of_arc.rules.effects.windows import Window, may_act
from timefront.games.joan_of_arc.rules.rounds.fire import Fires
from timefront.games.joan_of_arc.rules.rounds.rallying import Return
from timefront.games.joan_of_arc.rules.rounds.ransom import Ransoms, can_ransom
from timefront.games.joan_of_arc.state import DISRUPTED, REROLL, TOKEN_KINDS, UNDECIDED, WAITING, War, held, turn_order
from timefront.games.joan_of_arc.verbs import LET_DOOM_STAND, REROLL_DOOM
from timefront.kernel.chance import Chance, Result, dice
from timefront.kernel.flow import NOBODY, Frame, Next
from timefront.kernel.questions import Choice, question
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
        """Player by player from the first."""
        if self.waiting:
            return self.call(s, Casualties(self.waiting.pop(0)), "next_player")
        return self.call(s, Fires(), "ransoms")

    @rule("JA-11.4")
    def ransoms(self, s: War, _: None) -> Next:
        """After casualties and fire, before victory is looked at; whoever is paid for waits for the next camp phase."""
        if any(can_ransom(s, seat) for seat in range(s.setting.seats)):
            return self.call(s, Ransoms(), "infirmary")
        return self.goto("infirmary")

    @rule("JA-4.9")
    def infirmary(self, s: War, _: None = None) -> Next:
        """After the last round whoever is in either section is destroyed, before victory is counted (ruling J-16)."""
        if not s.deck:
            lost = [unit for unit, place in enumerate(s.place) if place in (DISRUPTED, WAITING)]
            if lost:
                s.emit(InfirmaryLost)
            for unit in lost:
                destroy(s, unit, s.sent_by[unit])
        return self.goto("end_of_round")

    @rule("JA-4.12")
    def end_of_round(self, s: War) -> Next:
        """The game ends when the round deck is empty, or earlier if a condition of victory is met."""
        judge(s, AT_ONCE)
        is_last = not s.deck
        if is_last and s.verdict == UNDECIDED:
            score_ground(s)
        judge(s, GAME_END if is_last else ROUND_END)
        return self.done(s) if s.verdict == UNDECIDED else self.end(s)


@final
@dataclass
class Casualties(Frame):
    """4. One player's units in the infirmary: the waiting return, the doom dice, the placements (ruling J-14)."""

    seat: int
    doomed: list[int] = field(default_factory=list)
    """The units whose doom dice are still to come."""
    rallied: list[int] = field(default_factory=list)
    result: int = 0
    """What the die of the first of the doomed shows."""

    @rule("JA-4.8")
    def begin(self, s: War) -> Next:
        """Units that wait since an earlier camp phase come first."""
        return self.call(s, Return(self.seat, in_section(s, self.seat, WAITING)), "powers")

    @rule("JA-4.8")
    def powers(self, s: War, _: list[int]) -> Next:
        """Powers that count now may spare a troop its die."""
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
        """What the powers have done may have ended the war."""
        judge(s, AT_ONCE)
        if s.verdict != UNDECIDED:
            return self.end(s)
        self.doomed = in_section(s, self.seat, DISRUPTED)
        return self.goto("next_doom")

    @rule("JA-4.8")
    def next_doom(self, s: War) -> Next:
        """A die for each unit, one after the other: everybody knows for whom it is rolled."""
        if self.doomed:
            return self.roll(s, "doom_rolled")
        return self.call(s, Return(self.seat, self.rallied[:]), "placed")

    def chance_doom_rolled(self, s: War) -> Chance:
        return dice("doom", [s.setting.dice[DOOM].faces])

    @rule("JA-4.8")
    def doom_rolled(self, s: War, result: Result) -> Next:
        """Nothing is better than RALLY (ruling J-74)."""
        self.result = result[0]
        s.emit(DoomRolled, self.seat, self.doomed[0], self.result)
        if self.result != RALLY and held(s, self.seat, REROLL):
            return self.ask(s, self.seat, "reroll")
        return self.goto("verdict")

    def offer_reroll(self, s: War) -> list[Choice]:
        return [LET_DOOM_STAND(), REROLL_DOOM()]

    @question("JA-8.7", REROLL_DOOM, LET_DOOM_STAND)
    def reroll(self, s: War, choice: Choice) -> Next:
        """The reroll token is good for a doom roll, too; the second result stands."""
        if choice[0] == LET_DOOM_STAND.name:
            return self.goto("verdict")
        s.tokens[self.seat * TOKEN_KINDS + REROLL] -= 1
        s.emit(DoomRerolled, self.seat, self.doomed[0])
        return self.roll(s, "doom_rolled")

    @rule("JA-4.8", "JA-7.10", "JA-2.3")
    def verdict(self, s: War) -> Next:
        """What the die means: DEATH pays its rewards to whoever sent the unit here."""
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
        """Whoever rallied and found no room waits for the next camp phase."""
        for unit in left:
            wait(s, unit)
        return self.done(s)


def in_section(s: War, seat: int, section: int) -> list[int]:
    """The units of a seat in a section of the infirmary."""
    return [unit for unit, place in enumerate(s.place) if place == section and s.owner[unit] == seat]


def wait(s: War, unit: int) -> None:
    """JA-4.8: to the waiting section."""
    s.place[unit] = WAITING
    s.emit(UnitWaits, unit)


def is_hastened(s: War, seat: int) -> bool:
    """Whether a power of a unit on the board makes a seat's DELAYED RALLY a RALLY."""
    return any(
        owner == seat and s.place[unit] >= 0 and bool(powers_with(s, unit, HASTEN_RALLY))
        for unit, owner in enumerate(s.owner)
    )
