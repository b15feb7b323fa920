"""6. Player actions: what a player does without an order (JA-6.10)."""

from __future__ import annotations

from timefront.games.joan_of_arc.state import INTRIGUE, War, held
from timefront.games.joan_of_arc.verbs import EXCHANGE_INTRIGUE
from timefront.kernel.questions import Choice, Refusal


def offer_exchange(s: War, seat: int) -> list[Choice]:
    """JA-6.10: an intrigue token for an experience or a legend token."""
    return [EXCHANGE_INTRIGUE(token) for token in range(INTRIGUE)] if held(s, seat, INTRIGUE) else []


def refuse_exchange(s: War, seat: int) -> Refusal | None:
    """JA-6.10: whoever has none cannot give one."""
    return None if held(s, seat, INTRIGUE) else Refusal("JA-6.10", "no-intrigue")
