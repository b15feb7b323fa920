"""Processes that think: for bots, hints and odds. One that crashes or hangs is ended alone, and nobody else notices."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import final

import msgspec

from timefront.server.thinking.processes import ProcessFailed, SupervisedProcess, Work, settle, start_forkserver
from timefront.server.thinking.tasks import Answer, FindChoice, Task, think

TASKS_PER_PROCESS = 500
"""After so many tasks a process makes way for a fresh one, so that its memory cannot grow for ever."""
WAITING_HINTS = 2
"""So many hints and odds may wait for each process."""


class Busy(Exception):
    """Too many hints and odds are being waited for; ask again later."""


@final
class Thinkers:
    """A number of processes that think, and the line in front of them: bots' turns first, hints and odds after them."""

    def __init__(self, processes: int, work: Work = think) -> None:
        """So many processes; a test may want them to do something else than to think."""
        self.processes = processes
        self._thinkers = [SupervisedProcess(work, TASKS_PER_PROCESS, settle) for _ in range(processes)]
        self._free = deque(self._thinkers)
        self._turns: deque[asyncio.Future[SupervisedProcess]] = deque()
        self._hints: deque[asyncio.Future[SupervisedProcess]] = deque()

    async def start(self) -> None:
        """Start the processes."""
        await asyncio.to_thread(start_forkserver)
        await asyncio.gather(*(asyncio.to_thread(thinker.start) for thinker in self._thinkers))

    async def stop(self) -> None:
        """End the processes for good; who still waits for an answer gets `ProcessFailed`."""
        await asyncio.gather(*(asyncio.to_thread(thinker.stop) for thinker in self._thinkers))

    async def ask(self, task: Task, seconds: float) -> Answer:
        """The answer to a task, which may be thought about for so long; `ProcessFailed` or `Busy` if there is none."""
        data = msgspec.msgpack.encode(task)
        thinker = await self._next_free(self._turns if isinstance(task.want, FindChoice) else self._hints)
        try:
            answered = await thinker.work(data, seconds)
        finally:
            self._give_back(thinker)
        try:
            return msgspec.msgpack.decode(answered, type=Answer)  # type: ignore[no-any-return]
        except msgspec.MsgspecError:
            raise ProcessFailed("answered nonsense") from None

    async def _next_free(self, line: deque[asyncio.Future[SupervisedProcess]]) -> SupervisedProcess:
        if self._free:
            return self._free.popleft()
        if line is self._hints and len(line) >= WAITING_HINTS * self.processes:
            raise Busy
        waiting: asyncio.Future[SupervisedProcess] = asyncio.get_running_loop().create_future()
        line.append(waiting)
        try:
            return await waiting
        except asyncio.CancelledError:
            if waiting in line:
                line.remove(waiting)
            elif not waiting.cancelled():
                self._give_back(waiting.result())
            raise

    def _give_back(self, thinker: SupervisedProcess) -> None:
        """Hand a thinker to who waits first; nobody in a line has got one yet."""
        for line in (self._turns, self._hints):
            while line:
                waiting = line.popleft()
                if not waiting.done():
                    waiting.set_result(thinker)
                    return
        self._free.append(thinker)
