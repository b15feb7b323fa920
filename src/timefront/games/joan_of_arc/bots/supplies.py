"""What orders, tokens and stakes are worth to a side, for bots: by what can still be done with them."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.board.abilities import SKILL_COUNT
from timefront.games.joan_of_arc.board.piles import FIRST_HAND, hand_of
from timefront.games.joan_of_arc.bots.posture import Posture
from timefront.games.joan_of_arc.bots.threats import Threats
from timefront.games.joan_of_arc.bots.worth import TOKENS, Worths
from timefront.games.joan_of_arc.content.vocabulary import BOWMEN, CHARGE, CHARGING_SKILL, INTERRUPT
from timefront.games.joan_of_arc.state import (
    EXPERIENCE,
    INTRIGUE,
    LEGEND,
    ORDER_KINDS,
    STAKES_OF,
    TOKEN_KINDS,
    War,
    turn_order,
)
from timefront.kernel.bits import members
from timefront.kernel.flow import NOBODY

ORDERS: Final[list[float]] = [0.1, 0.25, 0.15, 0.5]
"""Command, charge, reactivation, interrupt: an order that can still be played."""
TIMELY: Final = 0.35
"""How much of an interrupt's worth comes back when it is played in the enemy's turn, which is the time for it."""
MOST_KEPT: Final = 3
"""JA-4.7: more orders of a kind than this are worth nothing after the turn."""
LAST_ORDER: Final = 0.02
"""What an order is worth that will hardly be played."""
SPARE: Final = 0.03
"""A token with no use in sight."""
LEGENDS: Final[list[float]] = [0.55, 0.45, 0.35, 0.2, 0.1]
"""The first useful legend token, the second, and so on: there is hardly time for more."""
HELD_CARD: Final = 0.06
MEAN_COST: Final = 2
"""What a legend card in hand is worth, and the most tokens it usually costs."""
LATE_SHARE: Final = 0.15
"""How much of the worth of legend tokens is left in the last round."""
STAKED: Final = 0.2
"""What stakes are worth for each result that can come across them."""
MOST_STAKED: Final = 2.0
"""More than this does not come across one edge."""


def orders_worth(s: War, worths: Worths, side: int) -> float:
    """The orders of a side by kind, as long as there is a turn for them."""
    worth = 0.0
    is_last = s.round >= worths.rounds
    for seat, of in enumerate(s.setting.seat_side):
        if of != side:
            continue
        for kind in range(ORDER_KINDS):
            count = min(MOST_KEPT, s.orders[seat * ORDER_KINDS + kind])
            if not count:
                continue
            if is_last and (kind != INTERRUPT or not has_foe_to_come(s, side)):
                worth += LAST_ORDER * count
            elif kind == CHARGE and not has_charger(s, side):
                worth += ORDERS[0] * count
            else:
                worth += ORDERS[kind] * count
    return worth


def has_foe_to_come(s: War, side: int) -> bool:
    """Whether the other side has a turn in this round, now or later."""
    order = turn_order(s)
    begun = order.index(s.active) if s.active != NOBODY else 0
    return any(s.setting.seat_side[seat] != side for seat in order[begun:])


def has_charger(s: War, side: int) -> bool:
    """Whether a side has a unit on the board that can charge."""
    skill = s.setting.cards.skill
    for unit in members(s.force[side]):
        if s.place[unit] >= 0 and skill[s.profile[unit] * SKILL_COUNT + CHARGING_SKILL]:
            return True
    return False


def tokens_worth(s: War, worths: Worths, side: int) -> float:
    """The tokens of a side: those that can buy something, and hardly anything for the rest; and its hands.

    Only the number of cards in a hand counts, which everybody knows (JA-3.4); not every one finds its moment.
    """
    uses = token_uses(s, worths, side)
    worth, share = 0.0, share_in_time(s, worths)
    for seat, of in enumerate(s.setting.seat_side):
        if of == side:
            worth += HELD_CARD * hand_of(s, seat).bit_count()
            for token in range(TOKEN_KINDS):
                part = token_worth(token, s.tokens[seat * TOKEN_KINDS + token], uses)
                worth += part * share if token == LEGEND else part
    return worth


def token_uses(s: War, worths: Worths, side: int) -> list[int]:
    """How many experience and legend tokens a side can use: for what its units can buy, and for legend cards."""
    uses = [0, 0]
    for unit in members(s.force[side]):
        if s.place[unit] >= 0:
            profile = s.profile[unit]
            uses[EXPERIENCE] += worths.buys[2 * profile + EXPERIENCE]
            uses[LEGEND] += worths.buys[2 * profile + LEGEND]
    if len(s.piles) > FIRST_HAND:
        for seat, of in enumerate(s.setting.seat_side):
            uses[LEGEND] += MEAN_COST * max(1, hand_of(s, seat).bit_count() - 1) if of == side else 0
    return uses


def share_in_time(s: War, worths: Worths) -> float:
    """How much legend tokens count: less, the fewer rounds are left in which to use them."""
    passed = (s.round - 1) / max(1, worths.rounds - 1)
    return 1.0 - (1.0 - LATE_SHARE) * min(1.0, max(0.0, passed))


def token_worth(token: int, count: int, uses: list[int]) -> float:
    """The worth of this many tokens of a kind, given what the side's units can buy with experience and legend."""
    if token == LEGEND:
        used = min(count, uses[LEGEND])
        return sum(LEGENDS[:used]) + SPARE * (count - min(used, len(LEGENDS)))
    if token == EXPERIENCE:
        used = min(count, uses[EXPERIENCE])
    elif token == INTRIGUE:
        used = min(count, uses[EXPERIENCE] + uses[LEGEND])
    else:
        return TOKENS[token] * count
    return TOKENS[token] * used + SPARE * (count - used)


def another_token(s: War, worths: Worths, seat: int, token: int) -> float:
    """What one more token of a kind is worth to a seat."""
    uses, held = token_uses(s, worths, s.setting.seat_side[seat]), s.tokens[seat * TOKEN_KINDS + token]
    worth = token_worth(token, held + 1, uses) - token_worth(token, held, uses)
    return worth * share_in_time(s, worths) if token == LEGEND else worth


def stakes_worth(s: War, side: int, posture: Posture, threats: Threats) -> float:
    """JA-10.5: stakes in front of a side's bowmen, by what can come across them."""
    worth = 0.0
    board = s.setting.board
    bowmen = s.setting.cards.of_tag[BOWMEN]
    for edge, what in enumerate(s.edges):
        if what < STAKES_OF:
            continue
        one, other = board.border_areas[board.edge_border[edge]]
        for area, across in ((one, other), (other, one)):
            here = posture.here[area] & s.force[side]
            if here and threats.comes[across] > 0.0 and not posture.here[across] & s.force[side]:
                archers = sum([bowmen >> s.profile[unit] & 1 for unit in members(here)])
                worth += STAKED * min(2, archers) * min(MOST_STAKED, threats.comes[across])
    return worth
