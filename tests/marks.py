"""Marks that tests of all folders share."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from _pytest.mark import ParameterSet

LONG = pytest.mark.long


def first_in_short(values: Sequence[object]) -> list[object]:
    """Values of a parameter, or tuples of several: `make test` tries the first, `make test-long` the others."""
    return [values[0], *(in_long(*value) if isinstance(value, tuple) else in_long(value) for value in values[1:])]


def in_long(*values: object) -> ParameterSet:
    """Values of parameters that `make test-long` tries and not `make test`."""
    return pytest.param(*values, marks=LONG)
