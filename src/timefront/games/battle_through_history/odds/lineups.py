"""The line-ups that a seat must expect: which reinforcements can still arrive, in which order, and how likely.

The rules themselves say when a unit is drawn (`Reinforcements`); only what the pile can hold comes from the seat's
knowledge. The prior is that of `hidden`: a hidden card was not shuffled in later; all else is equally likely.
"""

from __future__ import annotations

from math import gcd
from random import Random
from typing import final

from timefront.games.battle_through_history.rules.engagement import Reinforcements, era_in_reserve
from timefront.games.battle_through_history.rules.the_battle import Deployment
from timefront.games.battle_through_history.show.hidden import fresh_before
from timefront.games.battle_through_history.state import ATTACKER, DEFENDER, EMPTY, ROW, Campaign, seat_of
from timefront.kernel.bits import members
from timefront.kernel.chance import Factor
from timefront.kernel.flow import CHANCE, OVER, clone_frame


@final
class Row:
    """A side's line-up after its reinforcements, with its chance as a fraction of whole numbers."""

    def __init__(self, units: list[int], numerator: int, denominator: int) -> None:
        self.units = units
        self.numerator = numerator
        self.denominator = denominator


@final
class Branch:
    """A position on the way to a row: some reinforcements have arrived."""

    def __init__(self, s: Campaign, numerator: int, denominator: int) -> None:
        self.s = s
        self.numerator = numerator
        self.denominator = denominator


@final
class Rows:
    """Every line-up of a side that the seat must expect, found one at a time as needed."""

    def __init__(self, s: Campaign, side: int, seat: int | None) -> None:
        self.side = side
        self.seat = seat
        self.found: list[Row] = []
        self.branches = [Branch(reinforcing(s, side), 1, 1)]

    def has(self, number: int) -> bool:
        """Whether there are more rows than this number."""
        while len(self.found) <= number and self.branches:
            self._grow(self.branches.pop())
        return len(self.found) > number

    def _grow(self, branch: Branch) -> None:
        if branch.s.seat == OVER:
            units = branch.s.lineup[self.side * ROW : self.side * ROW + ROW]
            self.found.append(Row(units, branch.numerator, branch.denominator))
            return
        reserve = reserve_seen(branch.s, self.side, self.seat)
        for unit, weight in zip(reserve.values, reserve.weights, strict=True):
            if weight:
                grown = after_reinforcement(reinforcing(branch.s, self.side), self.side, unit)
                self.branches.append(Branch(grown, branch.numerator * weight, branch.denominator * reserve.total))


def sampled_row(s: Campaign, side: int, seat: int | None, rng: Random) -> list[int]:
    """A line-up of a side, drawn as the seat must expect it."""
    copy = reinforcing(s, side)
    while copy.seat == CHANCE:
        reserve = reserve_seen(copy, side, seat)
        after_reinforcement(copy, side, reserve.pick(int(rng.random() * reserve.total)))
    return copy.lineup[side * ROW : side * ROW + ROW]


def count_rows(s: Campaign, side: int, seat: int | None) -> int:
    """How many line-ups a side can have, without creating them all."""
    return _count_after(reinforcing(s, side), side, seat)


def _count_after(s: Campaign, side: int, seat: int | None) -> int:
    """Units with the same number of icons lead to the same number of line-ups, so one is followed for all of them."""
    if s.seat == OVER:
        return 1
    reserve = reserve_seen(s, side, seat)
    alike: dict[tuple[int, int], list[int]] = {}
    for unit, weight in zip(reserve.values, reserve.weights, strict=True):
        if weight:
            alike.setdefault((s.setting.reinforcements[unit], weight), []).append(unit)
    count = 0
    for units in alike.values():
        count += len(units) * _count_after(after_reinforcement(reinforcing(s, side), side, units[0]), side, seat)
    return count


def reinforcing(s: Campaign, side: int) -> Campaign:
    """A copy in which a side's reinforcements arrive: at their next draw, or done."""
    copy = s.copy_columns()
    frame = s.stack[-1] if s.stack else None
    if isinstance(frame, Reinforcements) and frame.side == side:
        copy.stack = [clone_frame(frame)]
        copy.seat = CHANCE
    elif frame is None or has_arrived(s, side):
        copy.stack = []
        copy.seat = OVER
    else:
        copy.start(Reinforcements(side))
    return copy


def has_arrived(s: Campaign, side: int) -> bool:
    """Whether a side's reinforcements have all arrived, the attacker's first (ruling B-26)."""
    frame = s.stack[-1]
    if isinstance(frame, Deployment):
        return False
    return not isinstance(frame, Reinforcements) or (side == ATTACKER and frame.side == DEFENDER)


def after_reinforcement(s: Campaign, side: int, unit: int) -> Campaign:
    """The position after a unit has arrived. In a hidden deck it takes the place of any other card."""
    owner = seat_of(s, side)
    if not comes_from_era(s) and not s.deck[owner] >> unit & 1:
        swapped = 1 << unit | (s.deck[owner] & -s.deck[owner])
        s.hand[owner] ^= swapped
        s.deck[owner] ^= swapped
    s.answer((unit,))
    return s


def comes_from_era(s: Campaign) -> bool:
    """Whether the next reinforcement comes from an era's deck, whose contents are public."""
    frame = s.stack[-1]
    assert isinstance(frame, Reinforcements)
    return era_in_reserve(s, frame.side, s.lineup[frame.side * ROW + frame.slot]) != EMPTY


def reserve_seen(s: Campaign, side: int, seat: int | None) -> Factor:
    """What the seat expects of the next reinforcement: from an era's or its own deck, any card in it.

    From another's, every card that the deck or the hidden hand can hold, with the chance that it is in the deck. If a
    hidden card is one of n, each of these n is in the deck with a chance of (n - 1) / n; later cards are in the deck
    for certain.
    """
    owner = seat_of(s, side)
    if owner == seat or comes_from_era(s):
        return s.chance().factors[0]
    unseen = (s.hand[owner] | s.deck[owner]) & ~s.known[owner]
    hidden = s.hand[owner].bit_count() - s.known[owner].bit_count()
    units = members(unseen)
    if not hidden or not fresh_before(s, owner, hidden) & unseen:
        return Factor(units)
    weights = [1] * len(units)
    for older in range(hidden):
        fresh = fresh_before(s, owner, hidden - older) & unseen
        if not fresh:
            break
        possible = (unseen & ~fresh).bit_count() - older
        for number, unit in enumerate(units):
            weights[number] *= possible if fresh >> unit & 1 else possible - 1
    common = gcd(*weights)
    return Factor(units, [weight // common for weight in weights])
