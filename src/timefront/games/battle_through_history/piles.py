"""Sets of cards and tokens as bits of one number: a shuffled pile has no order until somebody draws from it."""

from __future__ import annotations


def members(pile: int) -> list[int]:
    """The ids in a pile, ascending."""
    found: list[int] = []
    while pile:
        lowest = pile & -pile
        found.append(lowest.bit_length() - 1)
        pile ^= lowest
    return found


def pile_of(ids: list[int]) -> int:
    """The pile of these ids."""
    pile = 0
    for member in ids:
        pile |= 1 << member
    return pile
