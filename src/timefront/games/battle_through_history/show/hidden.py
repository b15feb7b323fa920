"""Redrawing what a seat does not know: hidden hands, prowess tokens, and relics that another player looks at.

The prior: every hidden card of a hand is any card that can be in it, all equally likely. A hand that was hidden before
its owner regrouped (BH-3.9) cannot hold what the discard pile held then; cards drawn later can.
"""

from __future__ import annotations

from random import Random

from timefront.games.battle_through_history.content.pack import PROWESS
from timefront.games.battle_through_history.state import BOARD, LAYERS, UNSEEN, Campaign
from timefront.kernel.bits import mask_of, members
from timefront.kernel.flow import OVER


def determinize(s: Campaign, seat: int | None, rng: Random) -> Campaign:
    """A position that the seat cannot distinguish from this one; nothing is hidden after the end (BH-9.1, BH-9.3)."""
    copy = s.clone()
    if s.seat == OVER:
        return copy
    for owner in range(s.setting.seats):
        if owner != seat:
            deal_hand(copy, owner, rng)
        deal_prowess(copy, owner, seat, rng)
    if s.looked and seat != s.active:
        deal_relics(copy, rng)
    return copy


def deal_hand(s: Campaign, owner: int, rng: Random) -> None:
    """The hidden part of a hand: first the oldest cards, from those not shuffled in yet, then newer ones."""
    known = s.known[owner]
    unseen = (s.hand[owner] | s.deck[owner]) & ~known
    hidden = s.hand[owner].bit_count() - known.bit_count()
    if not hidden or not s.deck[owner]:
        return
    hand = 0
    while hidden:
        fresh = fresh_before(s, owner, hidden) & unseen
        later = hidden - 1
        while later and fresh_before(s, owner, later) & unseen == fresh:
            later -= 1
        hand |= mask_of(rng.sample(members(unseen & ~fresh & ~hand), hidden - later))
        hidden = later
    s.hand[owner] = known | hand
    s.deck[owner] = unseen & ~hand


def fresh_before(s: Campaign, owner: int, number: int) -> int:
    """What the hidden card of this number cannot be, if number 1 is the newest card of the hand (BH-3.9)."""
    return s.fresh[owner * LAYERS + min(number, LAYERS) - 1]


def deal_prowess(s: Campaign, owner: int, seat: int | None, rng: Random) -> None:
    """The values of tokens that others have looked at, from those that the seat has not seen."""
    places = range(owner * PROWESS, owner * PROWESS + PROWESS)
    hidden = hidden_prowess(s, owner, seat)
    if hidden:
        fixed = [s.prowess[number] for number in places if number not in hidden]
        values = rng.sample([token for token in range(PROWESS) if token not in fixed], len(hidden))
        for number, value in zip(hidden, values, strict=True):
            s.prowess[number] = value


def hidden_prowess(s: Campaign, owner: int, seat: int | None) -> list[int]:
    """The places of a Sabaton's tokens whose values others have seen, but not the seat."""
    return [
        number
        for number in range(owner * PROWESS, owner * PROWESS + PROWESS)
        if s.prowess[number] != UNSEEN and (seat is None or not s.prowess_known[number] >> seat & 1)
    ]


def deal_relics(s: Campaign, rng: Random) -> None:
    """The relics that the winner of a battle looks at: from the pile, or from the loser's open ones."""
    certain = members(s.looked_by_all)
    looked = mask_of(s.looked) & ~s.looked_by_all
    pool = (s.relic_pile | looked) if s.rival == BOARD else s.relics[s.rival]
    drawn = rng.sample(members(pool), looked.bit_count())
    s.looked = certain + drawn
    if s.rival == BOARD:
        s.relic_pile = pool & ~mask_of(drawn)
