"""How much a client may send: a bucket of tokens for each, filled at a steady rate."""

from __future__ import annotations

from collections import OrderedDict
from typing import final

REMEMBERED = 20_000
"""How many clients are remembered; the one that was silent longest is forgotten first."""


@final
class Bucket:
    """So many messages at once, and so many a second after that."""

    def __init__(self, size: float, per_second: float, now: float) -> None:
        self.size = size
        self.per_second = per_second
        self.tokens = size
        self.at = now

    def takes(self, cost: float, now: float) -> bool:
        """Take a message's cost out of the bucket; False if there is not enough in it."""
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

    def takes(self, who: str, cost: float, now: float) -> bool:
        """Whether a client may send a message of this cost now."""
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.buckets[who] = Bucket(self.size, self.per_second, now)
            if len(self.buckets) > REMEMBERED:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(who)
        return bucket.takes(cost, now)
