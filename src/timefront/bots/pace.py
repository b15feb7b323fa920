"""The least time that bots take, so that players can see what happens."""

from __future__ import annotations

import os

PACE = "TIMEFRONT_PACE"
"""The environment variable that stretches (2) or drops (0) the least time that bots take."""


def pace() -> float:
    """The factor for the least time that bots take."""
    try:
        return max(0.0, float(os.environ.get(PACE, "1")))
    except ValueError:
        return 1.0
