"""Sets of small ids as the bits of one integer: quick to copy and compare."""

from __future__ import annotations


def members(mask: int) -> list[int]:
    """The ids in a set, ascending. `ValueError` for a negative number, whose bits never end."""
    if mask < 0:
        raise ValueError(f"{mask} is no set")
    found: list[int] = []
    while mask:
        highest = mask.bit_length() - 1
        found.append(highest)
        mask ^= 1 << highest
    found.reverse()
    return found


def mask_of(ids: list[int]) -> int:
    """The set of these ids."""
    mask = 0
    for member in ids:
        mask |= 1 << member
    return mask


def flags(mask: int, count: int) -> list[int]:
    """For each id below `count`, 1 if it is in the set and 0 if not."""
    return [mask >> member & 1 for member in range(count)]
