"""Answers that depend on nothing but what is asked for: made once, beside the event loop, and kept as they are sent."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, final

import msgspec
from litestar import Request, Response

MOST_BYTES = 32_000_000
"""How many bytes of answers a worker keeps: packs come from strangers."""
SMALLEST_PACKED = 1_000
"""The smallest answer that is compressed."""
IS_PACKED = "is_packed"
"""Marks the handlers of answers that are compressed once and not for each request."""
JSON = "application/json"
NO_HEADERS: Mapping[str, str] = {}
Key = tuple[str, ...]
Making = Callable[[], Any]
"""Makes the content of an answer; it runs in a thread."""
Preparing = Callable[[], Awaitable[Making]]
"""Fetches what the making needs."""


@final
class Packed:
    """An answer as it is sent: bytes as they are and anything else as JSON, and compressed if it is large enough."""

    def __init__(self, content: Any) -> None:
        self.plain = content if isinstance(content, bytes) else msgspec.json.encode(content)
        self.gzip = gzip.compress(self.plain) if len(self.plain) >= SMALLEST_PACKED else b""

    def __len__(self) -> int:
        return len(self.plain) + len(self.gzip)

    def response(
        self, request: Request[Any, Any, Any], headers: Mapping[str, str] = NO_HEADERS, kind: str = JSON
    ) -> Response[Any]:
        """The answer in an encoding that the client accepts."""
        if not self.gzip:
            return Response(self.plain, media_type=kind, headers=headers)
        headers = {**headers, "vary": "Accept-Encoding"}
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(self.plain, media_type=kind, headers=headers)
        return Response(self.gzip, media_type=kind, headers={**headers, "content-encoding": "gzip"})


@final
class Answers:
    """The kept answers, the least recently used of which make room. One thread makes them, one after another."""

    def __init__(self, most_bytes: int = MOST_BYTES) -> None:
        self.most_bytes = most_bytes
        self.made = 0
        """How many answers have been made."""
        self.bytes = 0
        self._kept: OrderedDict[Key, Packed] = OrderedDict()
        self._making: dict[Key, asyncio.Task[Packed]] = {}
        self._thread = ThreadPoolExecutor(1, "answers")

    def stop(self) -> None:
        """Make no more answers."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def kept(self, key: Key, prepare: Preparing) -> Packed:
        """The answer under a key; whoever asks while it is made waits for the same one."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        return await self._shared(key, prepare, self._keep)

    async def fresh(self, key: Key, prepare: Preparing) -> Packed:
        """An answer that is not kept. Everybody who asks while one is made shares the next one."""
        running = self._making.get(key)
        if running is not None:
            await asyncio.wait([running])
        return await self._shared(key, prepare, _forget)

    async def _shared(self, key: Key, prepare: Preparing, keep: Callable[[Key, Packed], None]) -> Packed:
        """What the task under a key makes, which goes on even if the first client leaves."""
        task = self._making.get(key)
        if task is None:
            task = self._making[key] = asyncio.create_task(self._make(key, prepare, keep))
            task.add_done_callback(_retrieve)
        return await asyncio.shield(task)

    async def _make(self, key: Key, prepare: Preparing, keep: Callable[[Key, Packed], None]) -> Packed:
        try:
            making = await prepare()
            made = await asyncio.get_running_loop().run_in_executor(self._thread, lambda: Packed(making()))
            self.made += 1
            keep(key, made)
            return made
        finally:
            del self._making[key]

    def _keep(self, key: Key, made: Packed) -> None:
        """Keep an answer, and drop others for it."""
        self._kept[key] = made
        self.bytes += len(made)
        while self.bytes > self.most_bytes:
            _, dropped = self._kept.popitem(last=False)
            self.bytes -= len(dropped)


def prepared(making: Making) -> Preparing:
    """For a making that needs nothing."""

    async def prepare() -> Making:
        return making

    return prepare


def _forget(_key: Key, _made: Packed) -> None:
    """Keep nothing."""


def _retrieve(task: asyncio.Task[Packed]) -> None:
    """Look at a failure, even if nobody waits for it any more."""
    if not task.cancelled():
        task.exception()
