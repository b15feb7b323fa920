"""Sets of ids as bits."""

from __future__ import annotations

import pytest

from timefront.kernel.bits import mask_of, members


def test_members_are_those_that_were_put_in() -> None:
    assert members(0) == []
    assert members(mask_of([107, 0, 5])) == [0, 5, 107]


@pytest.mark.parametrize("mask", [-1, -2, -(1 << 108)])
def test_a_negative_number_is_no_set(mask: int) -> None:
    with pytest.raises(ValueError, match="is no set"):
        members(mask)
