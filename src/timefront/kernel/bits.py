"""Sets of small ids as bits of one number: copied and compared in a moment, and without order."""

from __future__ import annotations


def members(mask: int) -> list[int]:
    """The ids in a set, ascending; `ValueError` for a negative number, which would have no end."""
    if mask < 0:
        raise ValueError(f"{mask} is no set")
    found: list[int] = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


def mask_of(ids: list[int]) -> int:
    """The set of these ids."""
    mask = 0
    for member in ids:
        mask |= 1 << member
    return mask


def flags(mask: int, count: int) -> list[int]:
    """1 or 0 for each of so many ids: whether it is in the set."""
    return [mask >> member & 1 for member in range(count)]
