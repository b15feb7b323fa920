"""6. What a player can pay: tokens, and intrigue tokens that become others at any time (JA-6.10, ruling J-56)."""

from __future__ import annotations

from timefront.games.joan_of_arc.events.rounds import IntrigueExchanged
from timefront.games.joan_of_arc.state import INTRIGUE, TOKEN_KINDS, War, held


def spendable(s: War, seat: int, token: int) -> int:
    """How many experience or legend tokens a seat could pay."""
    own = seat * TOKEN_KINDS
    return s.tokens[own + token] + s.tokens[own + INTRIGUE]


def can_pay(s: War, seat: int, experience: int, legend: int) -> bool:
    """Whether a seat has the tokens, or intrigue tokens for those that are missing."""
    own = seat * TOKEN_KINDS
    missing = max(0, experience - s.tokens[own]) + max(0, legend - s.tokens[own + 1])
    return missing <= s.tokens[own + INTRIGUE]


def pay(s: War, seat: int, token: int, count: int) -> None:
    """Tokens go back to the pool; those that are missing are exchanged for first."""
    while held(s, seat, token) < count:
        exchange_intrigue(s, seat, token)
    s.tokens[seat * TOKEN_KINDS + token] -= count


def exchange_intrigue(s: War, seat: int, token: int) -> None:
    """JA-6.10: 1 unused intrigue token for 1 experience or legend token, never back."""
    s.tokens[seat * TOKEN_KINDS + INTRIGUE] -= 1
    s.tokens[seat * TOKEN_KINDS + token] += 1
    s.emit(IntrigueExchanged, seat, token)
