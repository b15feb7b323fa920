"""5. Conditions of engagement: reinforcements, links, assault, warfare tokens, dice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from timefront.games.battle_through_history.content.dice import FACES_OF_DIE, STRONG, WEIGHTS_OF_DIE, has_negative
from timefront.games.battle_through_history.content.pack import BattleSetting
from timefront.games.battle_through_history.events.battles import (
    DiceHandedOut,
    DiceRolled,
    DieRelaunched,
    LinkBroken,
    LinkFormed,
    ReinforcementArrived,
    ReinforcementMissing,
    TokenAssigned,
)
from timefront.games.battle_through_history.rules.drawing import take_from_deck
from timefront.games.battle_through_history.state import (
    ATTACKER,
    BOARD,
    DEFENDER,
    EMPTY,
    MOST_UNITS,
    ROW,
    Campaign,
    count_of,
    die_of,
    kinds_held,
    seat_of,
    token_of_kind,
    units_of,
)
from timefront.games.battle_through_history.verbs import ASSIGN, KEEP_TOKENS, LET_STAND, RELAUNCH
from timefront.kernel.bits import members
from timefront.kernel.chance import Chance, Factor, Result, one_of
from timefront.kernel.flow import Frame, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule

MOST_ASSIGNED = 3


@final
@dataclass
class Engagement(Frame):
    """5. What happens between the deployment and the first line of combat."""

    relaunches: int = 0
    """The relaunch icons that the rolling side has left."""

    @rule("BH-5.1", "BH-5.3")
    def begin(self, s: Campaign) -> Next:
        """The attacker's reinforcements come first (ruling B-26)."""
        return self.call(s, Reinforcements(ATTACKER), "defender_reinforcements")

    @rule("BH-5.1", "BH-5.3")
    def defender_reinforcements(self, s: Campaign, _: None) -> Next:
        return self.call(s, Reinforcements(DEFENDER), "links_and_assault")

    @rule("BH-5.4", "BH-5.5")
    def links_and_assault(self, s: Campaign, _: None) -> Next:
        """Against nobody there is nothing to add or roll for (BH-4.11)."""
        form_links(s)
        strike_links(s)
        if count_of(s, DEFENDER) == 0:
            return self.done(s)
        return self.call(s, TokensAssigned(ATTACKER, s.active), "hand_out_dice")

    @rule("BH-5.7")
    def hand_out_dice(self, s: Campaign, _: None) -> Next:
        strong_side = ATTACKER if die_of(s, ATTACKER) == STRONG else DEFENDER
        s.emit(DiceHandedOut, strong_side, count_of(s, ATTACKER))
        return self.roll(s, "dice")

    def chance_dice(self, s: Campaign) -> Chance:
        return Chance("dice", [die_factor(die_of(s, ATTACKER)), die_factor(die_of(s, DEFENDER))])

    @rule("BH-1.4", "BH-5.8")
    def dice(self, s: Campaign, result: Result) -> Next:
        s.attacker_face, s.defender_face = result[0], result[1]
        s.emit(DiceRolled, result[0], result[1])
        self.relaunches = relaunch_icons(s, DEFENDER)
        return self.goto("defender_relaunch")

    @rule("BH-5.9", "BH-5.10")
    def defender_relaunch(self, s: Campaign) -> Next:
        """A board side rerolls if and only if its die subtracts something (rulings B-34, B-46c)."""
        if self.relaunches:
            if s.rival != BOARD:
                return self.ask(s, s.rival, "defender_choice")
            if has_negative(s.defender_face):
                return self.roll(s, "defender_die")
        self.relaunches = relaunch_icons(s, ATTACKER)
        return self.goto("attacker_relaunch")

    def offer_defender_choice(self, s: Campaign) -> list[Choice]:
        return [LET_STAND(), RELAUNCH()]

    @question("BH-5.9", RELAUNCH, LET_STAND)
    def defender_choice(self, s: Campaign, choice: Choice) -> Next:
        if choice[0] == "relaunch":
            return self.roll(s, "defender_die")
        self.relaunches = 0
        return self.goto("defender_relaunch")

    def chance_defender_die(self, s: Campaign) -> Chance:
        return Chance("relaunch", [die_factor(die_of(s, DEFENDER))])

    @rule("BH-5.9")
    def defender_die(self, s: Campaign, result: Result) -> Next:
        self.relaunches -= 1
        s.defender_face = result[0]
        s.emit(DieRelaunched, DEFENDER, result[0])
        return self.goto("defender_relaunch")

    @rule("BH-5.9")
    def attacker_relaunch(self, s: Campaign) -> Next:
        return self.ask(s, s.active, "attacker_choice") if self.relaunches else self.done(s)

    def offer_attacker_choice(self, s: Campaign) -> list[Choice]:
        return [LET_STAND(), RELAUNCH()]

    @question("BH-5.9", RELAUNCH, LET_STAND)
    def attacker_choice(self, s: Campaign, choice: Choice) -> Next:
        return self.roll(s, "attacker_die") if choice[0] == "relaunch" else self.done(s)

    def chance_attacker_die(self, s: Campaign) -> Chance:
        return Chance("relaunch", [die_factor(die_of(s, ATTACKER))])

    @rule("BH-5.9")
    def attacker_die(self, s: Campaign, result: Result) -> Next:
        self.relaunches -= 1
        s.attacker_face = result[0]
        s.emit(DieRelaunched, ATTACKER, result[0])
        return self.goto("attacker_relaunch")


@final
@dataclass
class Reinforcements(Frame):
    """5.1 to 5.3. Every icon of a side adds a unit at its back, from the battlefront backwards, newcomers included."""

    side: int
    slot: int = 0
    icons: int = 0
    """How many icons of the slot's unit have been used."""

    @rule("BH-5.1", "BH-5.3")
    def begin(self, s: Campaign) -> Next:
        """First in, first out, until the virtual slot is full; icons beyond that draw no card."""
        row = self.side * ROW
        while count_of(s, self.side) < MOST_UNITS[self.side]:
            unit = s.lineup[row + self.slot]
            if unit == EMPTY:
                break
            if self.icons == s.setting.reinforcements[unit]:
                self.slot += 1
                self.icons = 0
                continue
            self.icons += 1
            if reserve_of(s, self.side, unit):
                return self.roll(s, "reinforcement")
            s.emit(ReinforcementMissing, self.side)
        return self.done(s)

    def chance_reinforcement(self, s: Campaign) -> Chance:
        unit = s.lineup[self.side * ROW + self.slot]
        return one_of("reinforcement", members(reserve_of(s, self.side, unit)))

    @rule("BH-5.2", "BH-2.7")
    def reinforcement(self, s: Campaign, result: Result) -> Next:
        unit = result[0]
        era = era_in_reserve(s, self.side, s.lineup[self.side * ROW + self.slot])
        if era != EMPTY:
            s.era_deck[era] ^= 1 << unit
        else:
            take_from_deck(s, seat_of(s, self.side), unit)
        s.lineup[self.side * ROW + count_of(s, self.side)] = unit
        s.emit(ReinforcementArrived, self.side, unit)
        return self.goto("begin")


@final
@dataclass
class TokensAssigned(Frame):
    """5.6. A player assigns up to three warfare tokens, at most one per unit, in any order."""

    side: int
    seat: int
    count: int = 0
    slot: int = 0
    """The slot after the one that got a token last: a search, which need not try every order, continues there."""

    @rule("BH-5.6")
    def begin(self, s: Campaign) -> Next:
        if self.count == MOST_ASSIGNED or not self.free_slots(s) or not assignable(s, self.seat):
            return self.done(s)
        return self.ask(s, self.seat, "token")

    def free_slots(self, s: Campaign) -> list[int]:
        """The slots of units that may get a token: all that have none."""
        first = self.slot if s.setting.assigns_from_front else 0
        return [slot for slot in range(first, count_of(s, self.side)) if s.assigned[self.side * ROW + slot] == EMPTY]

    def offer_token(self, s: Campaign) -> list[Choice]:
        slots = self.free_slots(s)
        return [*(ASSIGN(kind, slot) for kind in assignable(s, self.seat) for slot in slots), KEEP_TOKENS()]

    def refuse_token(self, s: Campaign, choice: Choice) -> Refusal | None:
        if choice[0] == "keep-tokens":
            return None
        _, kind, slot = choice
        if kind not in kinds_held(s, self.seat):
            return Refusal("BH-5.6", "no-such-token")
        if not s.setting.tokens[kind].is_assignable:
            return Refusal("BH-5.6", "token-not-assignable")
        if slot >= count_of(s, self.side):
            return Refusal("BH-5.6", "no-unit-in-slot")
        if s.assigned[self.side * ROW + slot] != EMPTY:
            return Refusal("BH-5.6", "unit-has-token")
        return None if slot in self.free_slots(s) else Refusal("BH-5.6", "tokens-from-the-front")

    @question("BH-5.6", ASSIGN, KEEP_TOKENS)
    def token(self, s: Campaign, choice: Choice) -> Next:
        """A token stays where it is (rulings B-23, B-32)."""
        if choice[0] == "keep-tokens":
            return self.done(s)
        _, kind, slot = choice
        token = token_of_kind(s, self.seat, kind)
        s.tokens[self.seat] ^= 1 << token
        place = self.side * ROW + slot
        s.assigned[place] = token
        s.emit(TokenAssigned, self.seat, kind, s.lineup[place])
        self.count += 1
        self.slot = slot + 1
        return self.goto("begin")


def assignable(s: Campaign, seat: int) -> list[int]:
    """The kinds of held tokens that can be assigned to a unit (ruling B-32)."""
    return [kind for kind in kinds_held(s, seat) if s.setting.tokens[kind].is_assignable]


def reserve_of(s: Campaign, side: int, unit: int) -> int:
    """BH-5.2: the deck that reinforces a unit: its leader's own, or its era's on the board (rulings B-27 to B-29)."""
    era = era_in_reserve(s, side, unit)
    return s.deck[seat_of(s, side)] if era == EMPTY else s.era_deck[era]


def era_in_reserve(s: Campaign, side: int, unit: int) -> int:
    """The era whose deck reinforces a unit, or EMPTY if its leader's own deck does.

    With `defender_reinforcements`, the era of every elite and hero of a challenged player; base units have no era.
    """
    if side == DEFENDER and (s.rival == BOARD or s.setting.eras_reinforce_players):
        return s.setting.unit_era[unit]
    return EMPTY


def link_between(setting: BattleSetting, side: int, front: int, back: int) -> int:
    """BH-4.10: the type of link between a unit and the one behind it, or 0; attackers are left of the battlefront."""
    if side == ATTACKER:
        return setting.left[front] if setting.left[front] == setting.right[back] else 0
    return setting.right[front] if setting.right[front] == setting.left[back] else 0


def form_links(s: Campaign) -> None:
    """BH-5.4: put a counter on every pair of neighbours whose touching half shields match (ruling B-30).

    BH-1.3: as many as needed, even if that is more than the five of a type in the box.
    """
    for side in (ATTACKER, DEFENDER):
        for slot in range(side * ROW, side * ROW + count_of(s, side) - 1):
            front, back = s.lineup[slot], s.lineup[slot + 1]
            s.links[slot] = link_between(s.setting, side, front, back)
            if s.links[slot]:
                s.emit(LinkFormed, side, front, back, s.links[slot] - 1)


def strike_links(s: Campaign) -> None:
    """BH-5.5: each assault icon removes a counter of the other side, nearest to the battlefront (ruling B-31)."""
    for side in (ATTACKER, DEFENDER):
        for slot in links_broken_by_assault(s.setting, side, units_of(s, side), s.links):
            s.links[slot] = 0
            s.emit(LinkBroken, 1 - side, s.lineup[slot], s.lineup[slot + 1])


def links_broken_by_assault(setting: BattleSetting, side: int, units: list[int], links: list[int]) -> list[int]:
    """The slots of the link counters that the assault icons of a side's units remove."""
    icons = sum([setting.assault[unit] for unit in units])
    row = (1 - side) * ROW
    return [slot for slot in range(row, row + ROW - 1) if links[slot]][:icons]


def relaunch_icons(s: Campaign, side: int) -> int:
    """BH-5.9: the relaunch icons of a side's units and tokens."""
    icons = 0
    for slot in range(side * ROW, side * ROW + count_of(s, side)):
        icons += s.setting.relaunch[s.lineup[slot]]
        if s.assigned[slot] != EMPTY:
            icons += s.setting.tokens[s.setting.token_kind[s.assigned[slot]]].relaunch
    return icons


def die_factor(die: int) -> Factor:
    """The faces of a die with their weights."""
    return Factor(FACES_OF_DIE[die], WEIGHTS_OF_DIE[die])
