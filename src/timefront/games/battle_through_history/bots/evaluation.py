"""How well a seat is doing: its points, what the current turn promises, and what its army will win later.

It handles every pause of a turn, including those of chance, so a bot with little time need look only one click ahead.
"""

from __future__ import annotations

from math import exp
from typing import Final

from timefront.games.battle_through_history.bots.clash import ALL, FEW, strengths_of
from timefront.games.battle_through_history.bots.prospects import TOKEN_WORTH, Prospect
from timefront.games.battle_through_history.content.pack import ELITE, HERO, WORTH
from timefront.games.battle_through_history.rules.rewards import prowess_value
from timefront.games.battle_through_history.rules.scoring import prowess_won, relic_points, winners_of
from timefront.games.battle_through_history.state import UNSEEN, Campaign, army, units_on_battlefield
from timefront.kernel.bits import mask_of, members
from timefront.kernel.flow import OVER

GAIN: Final = 3.0
"""What a turn brings on average."""
STRENGTH_GAIN: Final = 0.8
"""How much more a turn brings for each point of an army's mean strength."""
USUAL_STRENGTH: Final = 2.0


def evaluate(s: Campaign) -> list[float]:
    """Every seat's share of the victory, with battles estimated roughly; at the end the share itself."""
    return shares(s, FEW)


def evaluate_closely(s: Campaign) -> list[float]:
    """The same with more line-ups considered, and a prepared battle judged by its exact odds."""
    return shares(s, ALL)


def shares(s: Campaign, throws: list[tuple[int, int, int]]) -> list[float]:
    """The expected points as shares: the fewer turns are left, the more a lead is worth."""
    seats = s.setting.seats
    if s.seat == OVER:
        winners = winners_of(s)
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    if len(s.stack) < 3 or s.active < 0:
        return [1 / seats] * seats
    promises = expected_points(s, throws)
    left = s.setting.rounds * seats - s.turn
    scale = 1.2 + 0.5 * left / seats
    best = max(promises)
    weights = [exp((promise - best) / scale) for promise in promises]
    total = sum(weights)
    return [weight / total for weight in weights]


def expected_points(s: Campaign, throws: list[tuple[int, int, int]]) -> list[float]:
    """The points that every seat has and can expect."""
    seats = s.setting.seats
    promises: list[float] = []
    bonus = 0.0
    for seat in range(seats):
        units = holdings(s, seat)
        turns = turns_left(s, seat)
        cards = max(1, (units & ~s.aside[seat]).bit_count())
        if seat == s.active:
            bonus = STRENGTH_GAIN * turns / (cards + 1)
        promise = points(s, seat, units) + turns * (
            GAIN + STRENGTH_GAIN * (mean_strength(s, seat, units) - USUAL_STRENGTH)
        )
        if turns or seat == s.active:
            promise += TOKEN_WORTH * s.tokens[seat].bit_count() * (1.0 if turns else 0.1)
        promises.append(promise)
    prospect = Prospect(s, throws, turns_left(s, s.active), bonus)
    prospect.look()
    promises[s.active] += prospect.own
    if prospect.rival >= 0:
        promises[prospect.rival] += prospect.others
    return promises


def holdings(s: Campaign, seat: int) -> int:
    """All units of a seat, including those on the battlefield."""
    return army(s, seat) | mask_of(units_on_battlefield(s, seat))


def points(s: Campaign, seat: int, units: int) -> float:
    """The points that a seat has now."""
    kinds = s.setting.kind_units
    total = float(sum([WORTH[kind] * (units & kinds[kind]).bit_count() for kind in (ELITE, HERO)]))
    total += relic_points(s, seat) + s.honors[seat]
    for number in prowess_won(s, seat):
        total += prowess_value(s, number) if s.prowess[number] != UNSEEN else 2.75
    return total


def mean_strength(s: Campaign, seat: int, units: int) -> float:
    """The mean strength of the cards that a seat can still send into battle."""
    strengths = strengths_of(s.setting)
    total = 0.0
    cards = members(units & ~s.aside[seat])
    for card in cards:
        total += strengths[card]
    return total / len(cards) if cards else 0.0


def turns_left(s: Campaign, seat: int) -> int:
    """How many turns a seat has after the current one."""
    seats = s.setting.seats
    after = s.setting.rounds * seats - s.turn - 1
    distance = (seat - s.active) % seats
    if distance == 0:
        distance = seats
    return (after - distance) // seats + 1 if after >= distance else 0
