"""Notices between workers over Redis."""

from __future__ import annotations

from contextlib import suppress
from typing import final

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from timefront.server.store.bus import CHANNEL, CLOSED, PATIENCE, PROBE_EVERY, RemoteBus


@final
class RedisBus(RemoteBus):
    """Notices over Redis."""

    name = "Redis"
    lost = (RedisError, OSError, *CLOSED)

    def __init__(self, url: str) -> None:
        super().__init__()
        self._redis: Redis = Redis.from_url(
            url,
            decode_responses=True,
            socket_timeout=PATIENCE,
            socket_connect_timeout=PATIENCE,
            health_check_interval=PROBE_EVERY,
            retry=Retry(NoBackoff(), 0),  # we try again ourselves
        )
        self._subscription: PubSub | None = None

    async def _connect(self) -> None:
        self._subscription = self._redis.pubsub(ignore_subscribe_messages=True)
        await self._subscription.subscribe(CHANNEL)

    async def _listen(self) -> None:
        assert self._subscription is not None
        while True:
            message = await self._subscription.get_message(timeout=PROBE_EVERY)
            if message is not None:
                self._hear(message["data"])

    async def _send(self, table_id: str) -> None:
        await self._redis.publish(CHANNEL, table_id)

    async def _disconnect(self) -> None:
        subscription, self._subscription = self._subscription, None
        if subscription is not None:
            with suppress(*self.lost):
                await subscription.aclose()  # type: ignore[no-untyped-call]
        with suppress(*self.lost):
            await self._redis.aclose()
