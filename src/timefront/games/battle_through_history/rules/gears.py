"""3.2, 3.3, 3.6 to 3.9. The gears of history: the tile queue, the wheel and its four actions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from timefront.games.battle_through_history.content.pack import DISMISS, DRAW, RECALL, REGROUP, TIGHTEN_UP
from timefront.games.battle_through_history.events.battles import (
    RanksTightened,
)
from timefront.games.battle_through_history.events.journey import (
    ActionDone,
    DeckRegrouped,
    TileActive,
    TilePending,
    UnitDismissed,
    UnitRecalled,
)
from timefront.games.battle_through_history.rules.drawing import CardsDrawn, regroup, take_from_hand
from timefront.games.battle_through_history.state import EMPTY, Campaign, actions_of, special_held
from timefront.games.battle_through_history.verbs import ACT, DISMISS_UNIT, RECALL_UNIT
from timefront.kernel.bits import members
from timefront.kernel.flow import Frame, Next
from timefront.kernel.questions import Choice, Refusal, question
from timefront.kernel.rulebook import rule


def slide_in(s: Campaign, tile: int) -> None:
    """BH-3.2: the new tile pushes the pending one into Active, and that one out (rulings B-1, B-2)."""
    s.tile_pile ^= 1 << tile
    if s.active_tile != EMPTY:
        s.tile_discard |= 1 << s.active_tile
    arriving = s.pending_tile
    s.active_tile, s.pending_tile = arriving, tile
    tiles = s.setting.tiles
    s.emit(TilePending, tiles[tile].eras[0], tiles[tile].eras[1])
    if arriving != EMPTY:
        s.wheel = (s.wheel + tiles[arriving].turn) % len(s.setting.ring)
        left, right = actions_of(s)
        s.emit(TileActive, tiles[arriving].eras[0], tiles[arriving].eras[1], left, right)


@final
@dataclass
class GearAction(Frame):
    """One of the four actions, from the gears or a Tighten up! token."""

    seat: int
    action: int

    @rule("BH-3.6", "BH-3.7", "BH-3.8", "BH-3.9", "BH-2.7")
    def begin(self, s: Campaign) -> Next:
        if self.action == DRAW:
            return self.call(s, CardsDrawn(self.seat, 2), "over")
        if self.action == RECALL:
            return self.ask(s, self.seat, "recalled")
        if self.action == DISMISS:
            return self.ask(s, self.seat, "dismissed")
        regroup(s, self.seat)
        s.emit(DeckRegrouped, self.seat)
        return self.call(s, CardsDrawn(self.seat, 1), "over")

    def offer_recalled(self, s: Campaign) -> list[Choice]:
        return [RECALL_UNIT(unit) for unit in members(s.discard[self.seat])]

    def refuse_recalled(self, s: Campaign, choice: Choice) -> Refusal | None:
        return None if s.discard[self.seat] >> choice[1] & 1 else Refusal("BH-3.7", "not-in-discard")

    @question("BH-3.7", RECALL_UNIT)
    def recalled(self, s: Campaign, choice: Choice) -> Next:
        """The discard pile is public, so everybody knows which card went to the hand."""
        bit = 1 << choice[1]
        s.discard[self.seat] ^= bit
        s.hand[self.seat] |= bit
        s.known[self.seat] |= bit
        s.emit(UnitRecalled, self.seat, choice[1])
        return self.done(s)

    def offer_dismissed(self, s: Campaign) -> list[Choice]:
        return [DISMISS_UNIT(unit) for unit in members(s.hand[self.seat])]

    def refuse_dismissed(self, s: Campaign, choice: Choice) -> Refusal | None:
        return None if s.hand[self.seat] >> choice[1] & 1 else Refusal("BH-3.8", "not-in-hand")

    @question("BH-3.8", DISMISS_UNIT)
    def dismissed(self, s: Campaign, choice: Choice) -> Next:
        """Out of the game and out of the scoring, then draw one card (ruling B-11)."""
        take_from_hand(s, self.seat, choice[1])
        s.dismissed |= 1 << choice[1]
        s.emit(UnitDismissed, self.seat, choice[1])
        return self.call(s, CardsDrawn(self.seat, 1), "over")

    @rule("BH-3.5")
    def over(self, s: Campaign, _: None) -> Next:
        return self.done(s)


def is_possible(s: Campaign, seat: int, action: int) -> bool:
    """Whether an action is possible: Recall needs a discard pile, Dismiss a hand."""
    if action == RECALL:
        return s.discard[seat] != 0
    return s.hand[seat] != 0 if action == DISMISS else True


def refuse_possible(s: Campaign, seat: int, action: int) -> Refusal | None:
    """Why an action is not possible."""
    if is_possible(s, seat, action):
        return None
    return Refusal("BH-3.7", "discard-is-empty") if action == RECALL else Refusal("BH-3.8", "hand-is-empty")


def offer_actions(s: Campaign) -> list[Choice]:
    """BH-3.5: each active action once; one under both arrows twice (ruling B-13)."""
    left, right = actions_of(s)
    offers: list[Choice] = []
    if not s.used & 1 and is_possible(s, s.active, left):
        offers.append(ACT[left]())
    if not s.used & 2 and (right != left or s.used & 1) and is_possible(s, s.active, right):
        offers.append(ACT[right]())
    return offers


def refuse_action(s: Campaign, action: int) -> Refusal | None:
    """Why the active player cannot carry out an action of the gears."""
    actions = actions_of(s)
    if action not in actions:
        return Refusal("BH-3.5", "action-not-active", left=actions[0], right=actions[1])
    if not any(actions[arrow] == action and not s.used >> arrow & 1 for arrow in (0, 1)):
        return Refusal("BH-3.5", "action-done-already")
    return refuse_possible(s, s.active, action)


def use_action(s: Campaign, verb: str) -> GearAction:
    """Use up an active action; returns the procedure that carries it out."""
    action = ACTION_OF_VERB[verb]
    left, _ = actions_of(s)
    s.used |= 1 if left == action and not s.used & 1 else 2
    s.emit(ActionDone, s.active, action)
    return GearAction(s.active, action)


def can_tighten_up(s: Campaign, seat: int) -> bool:
    """BH-4.7: whether a seat holds a Tighten up! token whose action is possible."""
    return special_held(s, seat, TIGHTEN_UP) != EMPTY and is_possible(s, seat, s.setting.tighten_up)


def refuse_tighten_up(s: Campaign, seat: int) -> Refusal | None:
    """Why a seat cannot use a Tighten up! token."""
    if special_held(s, seat, TIGHTEN_UP) == EMPTY:
        return Refusal("BH-4.7", "no-such-token")
    return refuse_possible(s, seat, s.setting.tighten_up)


def tighten_up(s: Campaign, seat: int) -> GearAction:
    """Discard a Tighten up! token; returns the procedure that it stands for (ruling B-25)."""
    token = special_held(s, seat, TIGHTEN_UP)
    s.tokens[seat] ^= 1 << token
    s.token_discard |= 1 << token
    s.emit(RanksTightened, seat)
    return GearAction(seat, s.setting.tighten_up)


ACTION_OF_VERB = {ACT[action].name: action for action in (DRAW, RECALL, DISMISS, REGROUP)}
