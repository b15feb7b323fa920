"""7. Rewards for a conquest and for a challenge."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import final

from timefront.games.battle_through_history.content.pack import PROWESS
from timefront.games.battle_through_history.events.rewards import (
    HonorGained,
    ProwessSeen,
    ProwessWon,
    RelicPileRenewed,
    RelicSeen,
    RelicTaken,
    RelicWon,
    UnitRecruited,
    UnitReturned,
)
from timefront.games.battle_through_history.rules.combat import standing
from timefront.games.battle_through_history.state import ATTACKER, EMPTY, ROW, UNSEEN, Campaign, count_of
from timefront.games.battle_through_history.verbs import KEEP_PROWESS, KEEP_RELIC, LEAVE, PICK_PROWESS, RECRUIT
from timefront.kernel.bits import mask_of, members
from timefront.kernel.chance import Chance, Result, one_of
from timefront.kernel.flow import NOBODY, Frame, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule

RELICS_SEEN = (0, 4, 3, 2, 1, 0)
"""BH-7.2: how many relics the winner draws, by the number of units on the attacker board; one of them is kept."""
PROWESS_SEEN = 2


@final
@dataclass
class ConquestRewards(Frame):
    """7.1, 7.2. Recruits whatever the result, a relic for a victory."""

    left: list[int] = field(default_factory=list)
    """Defeated units that the attacker does not want."""

    @rule("BH-7.1")
    def begin(self, s: Campaign) -> Next:
        return self.ask(s, s.active, "recruits") if self.open_units(s) else self.goto("units_return")

    def open_units(self, s: Campaign) -> list[int]:
        """The defeated units that the attacker would recruit, ascending."""
        return sorted(unit for unit in defeated(s) if unit not in self.left)

    def offer_recruits(self, s: Campaign) -> list[Choice]:
        return [*(LEAVE(unit) for unit in self.open_units(s)), RECRUIT()]

    def refuse_recruits(self, s: Campaign, choice: Choice) -> Refusal | None:
        if choice[0] == "recruit":
            return None
        if choice[1] not in defeated(s):
            return Refusal("BH-7.1", "not-defeated")
        return None if choice[1] not in self.left else Refusal("BH-7.1", "left-already")

    @question("BH-7.1", LEAVE, RECRUIT)
    def recruits(self, s: Campaign, choice: Choice) -> Next:
        """All defeated units except those left to their era, in any order (ruling B-48)."""
        if choice[0] == "recruit":
            return self.goto("units_return")
        self.left.append(choice[1])
        return self.goto("begin")

    @rule("BH-7.1", "BH-4.4")
    def units_return(self, s: Campaign) -> Next:
        """The others, and the undefeated, go to the discard piles of their eras."""
        recruited = self.open_units(s)
        for slot in range(ROW, 2 * ROW):
            unit = s.lineup[slot]
            if unit == EMPTY:
                break
            if unit in recruited:
                s.discard[s.active] |= 1 << unit
                s.emit(UnitRecruited, s.active, unit)
            else:
                era = s.setting.unit_era[unit]
                s.era_discard[era] |= 1 << unit
                s.emit(UnitReturned, unit, era)
            s.lineup[slot] = EMPTY
        return self.goto("relics")

    @rule("BH-7.2", "BH-7.6")
    def relics(self, s: Campaign) -> Next:
        """The fewer units were needed, the more relics there are to choose from."""
        if s.winner != s.active or len(s.looked) == RELICS_SEEN[count_of(s, ATTACKER)]:
            return self.goto("choice")
        if not s.relic_pile:
            if not s.relic_discard:
                return self.goto("choice")
            s.looked_by_all = mask_of(s.looked)
            s.relic_pile, s.relic_discard = s.relic_discard, 0
            s.emit(RelicPileRenewed)
        return self.roll(s, "relic")

    def chance_relic(self, s: Campaign) -> Chance:
        return one_of("relic", members(s.relic_pile), 1 << s.active)

    @rule("BH-7.2")
    def relic(self, s: Campaign, result: Result) -> Next:
        """Only the winner sees it (ruling B-49)."""
        s.relic_pile ^= 1 << result[0]
        s.looked.append(result[0])
        s.emit(RelicSeen, s.active, result[0])
        return self.goto("relics")

    @rule("BH-7.2")
    def choice(self, s: Campaign) -> Next:
        return self.ask(s, s.active, "kept") if s.looked else self.done(s)

    def offer_kept(self, s: Campaign) -> list[Choice]:
        return [KEEP_RELIC(relic) for relic in sorted(s.looked)]

    def refuse_kept(self, s: Campaign, choice: Choice) -> Refusal | None:
        return None if choice[1] in s.looked else Refusal("BH-7.2", "relic-not-drawn")

    @question("BH-7.2", KEEP_RELIC)
    def kept(self, s: Campaign, choice: Choice) -> Next:
        """The kept relic is open, the others are discarded."""
        s.relic_discard |= mask_of(s.looked) ^ (1 << choice[1])
        s.relics[s.active] |= 1 << choice[1]
        s.looked = []
        s.looked_by_all = 0
        s.emit(RelicWon, s.active, choice[1])
        return self.done(s)


@final
@dataclass
class ChallengeRewards(Frame):
    """7.3 to 7.7. Relics and honor between players, prowess for either winner; nobody is recruited."""

    @rule("BH-7.3", "BH-7.4", "BH-7.6", "BH-7.7")
    def begin(self, s: Campaign) -> Next:
        """A defeated defender is honored for the attackers it defeated (ruling B-52), beyond the tokens of BH-1.3."""
        if s.winner == NOBODY:
            return self.done(s)
        if s.winner == s.rival:
            return self.call(s, ProwessReward(s.rival, s.active), "over")
        honors = (count_of(s, ATTACKER) - standing(s, ATTACKER)) // 2
        if honors:
            s.honors[s.rival] += honors
            s.emit(HonorGained, s.rival, honors)
        return self.goto("relics")

    @rule("BH-7.3")
    def relics(self, s: Campaign) -> Next:
        """Drawn from the loser's relics, shuffled face down (ruling B-50)."""
        wanted = min(RELICS_SEEN[count_of(s, ATTACKER)], s.relics[s.rival].bit_count())
        if len(s.looked) < wanted:
            return self.roll(s, "relic")
        return self.ask(s, s.active, "kept") if s.looked else self.goto("prowess")

    def chance_relic(self, s: Campaign) -> Chance:
        return one_of("relic", members(s.relics[s.rival] & ~mask_of(s.looked)), 1 << s.active)

    @rule("BH-7.3")
    def relic(self, s: Campaign, result: Result) -> Next:
        s.looked.append(result[0])
        s.emit(RelicSeen, s.active, result[0])
        return self.goto("relics")

    def offer_kept(self, s: Campaign) -> list[Choice]:
        return [KEEP_RELIC(relic) for relic in sorted(s.looked)]

    def refuse_kept(self, s: Campaign, choice: Choice) -> Refusal | None:
        return None if choice[1] in s.looked else Refusal("BH-7.3", "relic-not-drawn")

    @question("BH-7.3", KEEP_RELIC)
    def kept(self, s: Campaign, choice: Choice) -> Next:
        s.relics[s.rival] ^= 1 << choice[1]
        s.relics[s.active] |= 1 << choice[1]
        s.looked = []
        s.emit(RelicTaken, s.active, s.rival, choice[1])
        return self.goto("prowess")

    @rule("BH-7.5")
    def prowess(self, s: Campaign) -> Next:
        return self.call(s, ProwessReward(s.active, s.rival), "over")

    @rule("BH-7.6")
    def over(self, s: Campaign, _: None) -> Next:
        return self.done(s)


@final
@dataclass
class ProwessReward(Frame):
    """7.5. The winner looks at two of the loser's own prowess tokens and keeps one."""

    winner: int
    loser: int
    picked: list[int] = field(default_factory=list)
    """The places of the tokens that the winner looks at."""

    @rule("BH-7.5")
    def begin(self, s: Campaign) -> Next:
        """If one is left it is taken; if none, nothing is (ruling B-51)."""
        if len(self.picked) == PROWESS_SEEN or not self.open_places(s):
            return self.goto("looking")
        return self.ask(s, self.winner, "place")

    def open_places(self, s: Campaign) -> list[int]:
        """The places that can be picked next: the loser's own tokens except one already picked."""
        first = self.loser * PROWESS
        return [
            place
            for place in range(PROWESS)
            if s.prowess_holder[first + place] == self.loser and place not in self.picked
        ]

    def offer_place(self, s: Campaign) -> list[Choice]:
        return [PICK_PROWESS(place) for place in self.open_places(s)]

    def refuse_place(self, s: Campaign, choice: Choice) -> Refusal | None:
        if choice[1] in self.open_places(s):
            return None
        if s.prowess_holder[self.loser * PROWESS + choice[1]] != self.loser:
            return Refusal("BH-7.5", "prowess-gone")
        return Refusal("BH-7.5", "prowess-picked-already")

    @question("BH-7.5", PICK_PROWESS)
    def place(self, s: Campaign, choice: Choice) -> Next:
        """In any order: the winner looks at both together."""
        self.picked.append(choice[1])
        self.picked.sort()
        return self.goto("begin")

    @rule("BH-7.5")
    def looking(self, s: Campaign) -> Next:
        """A token that somebody has looked at before keeps its value; another gets its value now."""
        for place in self.picked:
            if not s.prowess_known[self.loser * PROWESS + place] >> self.winner & 1:
                if s.prowess[self.loser * PROWESS + place] == UNSEEN:
                    return self.roll(s, "token")
                self._see(s, place)
        return self.ask(s, self.winner, "kept") if self.picked else self.done(s)

    def chance_token(self, s: Campaign) -> Chance:
        seen = s.prowess[self.loser * PROWESS : self.loser * PROWESS + PROWESS]
        return one_of("prowess", [token for token in range(PROWESS) if token not in seen], 1 << self.winner)

    @rule("BH-7.5")
    def token(self, s: Campaign, result: Result) -> Next:
        for place in self.picked:
            if s.prowess[self.loser * PROWESS + place] == UNSEEN:
                s.prowess[self.loser * PROWESS + place] = result[0]
                self._see(s, place)
                break
        return self.goto("looking")

    def _see(self, s: Campaign, place: int) -> None:
        number = self.loser * PROWESS + place
        s.prowess_known[number] |= 1 << self.winner
        s.emit(ProwessSeen, self.winner, self.loser, place, prowess_value(s, number))

    def offer_kept(self, s: Campaign) -> list[Choice]:
        return [KEEP_PROWESS(place) for place in self.picked]

    def refuse_kept(self, s: Campaign, choice: Choice) -> Refusal | None:
        return None if choice[1] in self.picked else Refusal("BH-7.5", "prowess-not-picked")

    @question("BH-7.5", KEEP_PROWESS)
    def kept(self, s: Campaign, choice: Choice) -> Next:
        """The other goes back to its place, unshuffled."""
        s.prowess_holder[self.loser * PROWESS + choice[1]] = self.winner
        s.emit(ProwessWon, self.winner, self.loser, choice[1])
        return self.done(s)


def defeated(s: Campaign) -> list[int]:
    """The defeated units of the defender board, from the battlefront."""
    return [s.lineup[slot] for slot in range(ROW, 2 * ROW) if s.fallen >> slot & 1]


def prowess_value(s: Campaign, number: int) -> int:
    """The value of the prowess token in a place that somebody has looked at."""
    return s.setting.prowess[s.sabaton[number // PROWESS]][s.prowess[number]]
