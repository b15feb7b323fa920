"""A bot for Timefront in a few lines: it picks the offer with the largest numbers.

Try it: timefront arena duel_of_time "program:python examples/bot.py" random --games 20
"""

from __future__ import annotations

import json
import sys
from typing import Any


def choose(question: dict[str, Any]) -> int:
    """The index of an offer. `view` holds what this seat sees, `seconds` how long it may think."""
    offers: list[list[Any]] = question["offers"]  # such as ["play", 3, 0, 2]: a verb and its arguments
    return max(range(len(offers)), key=lambda place: sum(offers[place][1:]))


for line in sys.stdin:
    print(json.dumps({"offer": choose(json.loads(line))}), flush=True)
