"""How much clients may send: each has a bucket of tokens that refills at a steady rate."""

from __future__ import annotations

from collections import OrderedDict
from typing import final

REMEMBERED = 20_000
"""How many clients are remembered; the least active is forgotten first."""


@final
class Bucket:
    """Allows `size` messages at once, and `per_second` after that."""

    def __init__(self, size: float, per_second: float, now: float) -> None:
        self.size = size
        self.per_second = per_second
        self.tokens = size
        self.at = now

    def take(self, cost: float, now: float) -> bool:
        """Take a message's cost from the bucket; False if there is not enough in it."""
        self.tokens = min(self.size, self.tokens + (now - self.at) * self.per_second)
        self.at = now
        if self.tokens < cost:
            return False
        self.tokens -= cost
        return True


@final
class Buckets:
    """A bucket for each address or secret."""

    def __init__(self, size: float, per_second: float) -> None:
        self.size = size
        self.per_second = per_second
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, cost: float, now: float) -> bool:
        """Whether a client may send a message of this cost now."""
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.buckets[who] = Bucket(self.size, self.per_second, now)
            if len(self.buckets) > REMEMBERED:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(who)
        return bucket.take(cost, now)
