"""Processes that think: for bots, hints and odds. One that crashes or hangs is ended alone, and nobody else notices.

Every process is a pool of its own, so no lock, pipe or queue is shared with another: even one that is killed at the
worst moment leaves nothing broken behind.
"""

from __future__ import annotations

import asyncio
import os
import re
import signal
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import forkserver, get_context, parent_process, resource_tracker
from threading import Lock, Thread
from typing import final

import msgspec
from pebble import ProcessExpired, ProcessPool

from timefront.server.thinking import Answer, FindChoice, Task, think

Work = Callable[[bytes], bytes]
"""What a process runs: `think`, unless a test wants it to crash."""

TASKS_PER_PROCESS = 500
"""After so many tasks a process makes way for a fresh one, so that its memory cannot grow for ever."""
WAITING_AIDS = 2
"""So many hints and odds may wait for each process."""
START_SECONDS = 10.0
"""How long a process may take to begin with a task before its pool is given up."""
NICENESS = 5
"""Thinkers leave the processors to those who serve players."""


class ThinkerFailed(Exception):
    """A task has no answer: its process crashed, hung or was stopped, or the task raised; the text holds no secret."""


class Busy(Exception):
    """Too many hints and odds are being waited for; ask again later."""


@final
class Thinkers:
    """A number of processes that think, and the line in front of them: bots' turns first, hints and odds after them."""

    def __init__(self, processes: int, work: Work = think) -> None:
        self.processes = processes
        self._thinkers = [_Thinker(work) for _ in range(processes)]
        self._free = deque(self._thinkers)
        self._turns: deque[asyncio.Future[_Thinker]] = deque()
        self._aids: deque[asyncio.Future[_Thinker]] = deque()

    async def start(self) -> None:
        """Start the processes."""
        await asyncio.to_thread(_start_forkserver)
        await asyncio.gather(*(asyncio.to_thread(thinker.start) for thinker in self._thinkers))

    async def stop(self) -> None:
        """End the processes for good; who still waits for an answer gets `ThinkerFailed`."""
        await asyncio.gather(*(asyncio.to_thread(thinker.stop) for thinker in self._thinkers))

    async def ask(self, task: Task, seconds: float) -> Answer:
        """The answer to a task, which may be thought about for so long; `ThinkerFailed` or `Busy` if there is none."""
        data = msgspec.msgpack.encode(task)
        thinker = await self._next_free(self._turns if isinstance(task.want, FindChoice) else self._aids)
        try:
            answered = await thinker.think(data, seconds)
        finally:
            self._give_back(thinker)
        try:
            return msgspec.msgpack.decode(answered, type=Answer)  # type: ignore[no-any-return]
        except msgspec.MsgspecError:
            raise ThinkerFailed("answered nonsense") from None

    async def _next_free(self, line: deque[asyncio.Future[_Thinker]]) -> _Thinker:
        if self._free:
            return self._free.popleft()
        if line is self._aids and len(line) >= WAITING_AIDS * self.processes:
            raise Busy
        waiting: asyncio.Future[_Thinker] = asyncio.get_running_loop().create_future()
        line.append(waiting)
        try:
            return await waiting
        except asyncio.CancelledError:
            if waiting in line:
                line.remove(waiting)
            elif not waiting.cancelled():
                self._give_back(waiting.result())
            raise

    def _give_back(self, thinker: _Thinker) -> None:
        """Hand a thinker to who waits first; nobody in a line has got one yet."""
        for line in (self._turns, self._aids):
            while line:
                waiting = line.popleft()
                if not waiting.done():
                    waiting.set_result(thinker)
                    return
        self._free.append(thinker)


@final
class _Thinker:
    """One supervised process; it gets one task at a time."""

    def __init__(self, work: Work) -> None:
        self._work = work
        self._lock = Lock()
        """Held while the pool is started or ended: both take time, and are done in a thread."""
        self._pool: ProcessPool | None = None
        self._asked: Future[bytes] | None = None
        self._is_stopped = False

    def start(self) -> ProcessPool:
        """Start the process, if it does not run or its pool is broken; takes time."""
        with self._lock:
            if self._is_stopped:
                raise ThinkerFailed("stopped")
            if self._pool is not None and not self._pool.active:
                self._end()
            if self._pool is None:
                self._pool = ProcessPool(1, TASKS_PER_PROCESS, _settle, context=get_context("forkserver"))
            with suppress(BrokenProcessPool):
                if self._pool.active:  # asking starts it
                    return self._pool
            self._end()
            raise ThinkerFailed("cannot be started")

    def stop(self) -> None:
        """End the process for good, and any wait for its answer; takes time."""
        self._is_stopped = True
        self.give_up()
        asked = self._asked
        if asked is not None:
            asked.cancel()

    def give_up(self) -> None:
        """End the process; it is started again when it is needed."""
        with self._lock:
            self._end()

    def _end(self) -> None:
        if self._pool is not None:
            self._pool.stop()  # type: ignore[no-untyped-call]
            self._pool.join()
            self._pool = None

    async def think(self, data: bytes, seconds: float) -> bytes:
        """What the process makes of the data, or `ThinkerFailed`."""
        pool = self._pool
        if pool is None or not pool.active:  # never started, given up, or killed while it was idle
            pool = await asyncio.to_thread(self.start)
        try:
            self._asked = pool.schedule(self._work, (data,), timeout=seconds)
        except RuntimeError:
            raise ThinkerFailed("stopped") from None
        answered = asyncio.wrap_future(self._asked)
        try:
            await asyncio.wait([answered], timeout=seconds + START_SECONDS)
        finally:
            self._asked.cancel()  # type: ignore[no-untyped-call]
            self._asked = None
        if not answered.done():  # the pool itself is stuck
            await asyncio.to_thread(self.give_up)
            raise ThinkerFailed("never began")
        return _result_of(answered)


def _result_of(answered: asyncio.Future[bytes]) -> bytes:
    if answered.cancelled():
        raise ThinkerFailed("stopped")
    error = answered.exception()
    if error is None:
        return answered.result()
    if isinstance(error, TimeoutError):
        raise ThinkerFailed("hung") from None
    if isinstance(error, ProcessExpired | BrokenProcessPool):
        raise ThinkerFailed("crashed") from None
    raise ThinkerFailed(f"raised {type(error).__name__}{_place_of(error)}") from None


def _place_of(error: BaseException) -> str:
    """Where the error was raised; not its text, which may speak of the position."""
    places = re.findall(r'File "([^"]*)", line (\d+)', str(error.__cause__))
    return f" in {places[-1][0]}, line {places[-1][1]}" if places else ""


# Processes


def _start_forkserver() -> None:
    """Start the process that the thinkers are forked from: it knows the rules already, and has no threads.

    Ctrl-C is for the server alone: blocked here, it reaches neither that process nor any thinker.
    """
    get_context("forkserver").set_forkserver_preload(["timefront.server.thinkers"])
    resource_tracker.ensure_running()  # it would unblock the signal
    blocked = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        forkserver.ensure_running()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, blocked)


def _settle() -> None:
    """The first thing that a thinker's process does."""
    os.nice(NICENESS)
    Thread(target=_leave_with_the_server, daemon=True).start()


def _leave_with_the_server() -> None:
    """End when the server does, however it ends: a thinker that hangs would outlive it."""
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(1)
