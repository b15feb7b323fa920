"""Processes that think for bots, hints and odds. One that crashes or hangs does not affect the others."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import final

import msgspec

from timefront.server.thinking.processes import ProcessFailed, SupervisedProcess, Work, settle, start_forkserver
from timefront.server.thinking.tasks import Answer, FindChoice, Task, think

TASKS_PER_PROCESS = 500
"""How many tasks a process does before it is replaced, so that its memory cannot grow for ever."""
WAITING_HINTS = 2
"""How many hints and odds may wait for each process."""


class Busy(Exception):
    """Too many hints and odds are waiting; ask again later."""


@final
class Thinkers:
    """Processes that think, and their queues: bots' turns come before hints and odds."""

    def __init__(self, processes: int, work: Work = think) -> None:
        """Tests can give the processes other work than thinking."""
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
        """Stop the processes for good; those who still wait for an answer get `ProcessFailed`."""
        await asyncio.gather(*(asyncio.to_thread(thinker.stop) for thinker in self._thinkers))

    async def ask(self, task: Task, seconds: float) -> Answer:
        """The answer to a task within `seconds`; `ProcessFailed` or `Busy` if there is none."""
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
        """Hand a free process to the first that waits."""
        for line in (self._turns, self._hints):
            while line:
                waiting = line.popleft()
                if not waiting.done():
                    waiting.set_result(thinker)
                    return
        self._free.append(thinker)
