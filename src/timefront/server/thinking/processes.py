"""Supervised processes that work for the server: one that crashes or hangs is stopped without affecting the others.

Every process is a pool of its own and shares no lock, pipe or queue: even one that is killed at the worst moment
leaves nothing broken behind.
"""

from __future__ import annotations

import asyncio
import os
import re
import signal
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import forkserver, get_context, parent_process, resource_tracker
from threading import Lock, Thread
from typing import final

from pebble import ProcessExpired, ProcessPool

Work = Callable[[bytes], bytes]
"""What a process runs for each task."""

START_SECONDS = 10.0
"""How long a process may take to start a task before its pool is given up."""
NICENESS = 5
"""Leaves the processors to the workers that serve players."""
PRELOADED = [
    "timefront.server.thinking.thinkers",
    "timefront.server.thinking.looking_back",
    "timefront.server.lobby.reading",
]
"""The modules that every process has loaded from the start."""


class ProcessFailed(Exception):
    """A task has no answer: its process crashed, hung or was stopped, or the task raised. The text has no secrets."""


class ProcessStopped(ProcessFailed):
    """A task has no answer through no fault of its own: its process was stopped or could not be started."""


@final
class SupervisedProcess:
    """One supervised process; it gets one task at a time."""

    def __init__(self, work: Work, tasks: int, settle: Callable[[], None]) -> None:
        """A process that is not started yet and is replaced after `tasks` tasks.

        It calls `settle` first.
        """
        self._work = work
        self._tasks = tasks
        self._settle = settle
        self._lock = Lock()
        """Held while the pool is started or stopped, which takes time and happens in a thread."""
        self._pool: ProcessPool | None = None
        self._asked: Future[bytes] | None = None
        self._is_stopped = False

    def start(self) -> ProcessPool:
        """Start the process if it does not run or its pool is broken; takes time."""
        with self._lock:
            if self._is_stopped:
                raise ProcessStopped("stopped")
            if self._pool is not None and not self._pool.active:
                self._end()
            if self._pool is None:
                self._pool = ProcessPool(1, self._tasks, self._settle, context=get_context("forkserver"))
            with suppress(BrokenProcessPool):
                if self._pool.active:  # this property starts it
                    return self._pool
            self._end()
            raise ProcessStopped("cannot be started")

    def stop(self) -> None:
        """Stop the process for good, and any wait for its answer; takes time."""
        self._is_stopped = True
        self.give_up()
        asked = self._asked
        if asked is not None:
            asked.cancel()

    def give_up(self) -> None:
        """Stop the process; it is started again when needed."""
        with self._lock:
            self._end()

    def _end(self) -> None:
        if self._pool is not None:
            self._pool.stop()  # type: ignore[no-untyped-call]
            self._pool.join()
            self._pool = None

    async def work(self, data: bytes, seconds: float) -> bytes:
        """The process's answer to the data; `ProcessFailed` if there is none."""
        answered = await self._answered(data, seconds)
        if answered is None or _is_broken(answered):
            answered = await self._answered(data, seconds)  # it was killed while idle: try a fresh one
        if answered is None:
            raise ProcessStopped("never began")
        return _result_of(answered)

    async def _answered(self, data: bytes, seconds: float) -> asyncio.Future[bytes] | None:
        """The finished future of a task, in a process that is started if necessary; None if the task never started."""
        pool = self._pool
        if pool is None or not pool.active:  # never started, given up, or known to be dead
            pool = await asyncio.to_thread(self.start)
        try:
            self._asked = pool.schedule(self._work, (data,), timeout=seconds)
        except RuntimeError:
            raise ProcessStopped("stopped") from None
        answered = asyncio.wrap_future(self._asked)
        try:
            await asyncio.wait([answered], timeout=seconds + START_SECONDS)
        finally:
            self._asked.cancel()  # type: ignore[no-untyped-call]
            self._asked = None
        if answered.done():
            return answered
        await asyncio.to_thread(self.give_up)  # the pool itself is stuck
        return None


def _is_broken(answered: asyncio.Future[bytes]) -> bool:
    return not answered.cancelled() and isinstance(answered.exception(), BrokenProcessPool)


def _result_of(answered: asyncio.Future[bytes]) -> bytes:
    if answered.cancelled():
        raise ProcessStopped("stopped")
    error = answered.exception()
    if error is None:
        return answered.result()
    if isinstance(error, TimeoutError):
        raise ProcessFailed("hung") from None
    if isinstance(error, ProcessExpired) and abs(error.exitcode) == signal.SIGTERM:
        raise ProcessStopped("was told to end") from None  # as a service manager does with all processes of the server
    if isinstance(error, ProcessExpired | BrokenProcessPool):
        raise ProcessFailed("crashed") from None
    raise ProcessFailed(f"raised {type(error).__name__}{_place_of(error)}") from None


def _place_of(error: BaseException) -> str:
    """Where an error was raised; not its text, which may say something about the position."""
    places = re.findall(r'File "([^"]*)", line (\d+)', str(error.__cause__))
    return f" in {places[-1][0]}, line {places[-1][1]}" if places else ""


def start_forkserver() -> None:
    """Start the process that the others are forked from: it has loaded the rules, and has no threads.

    Ctrl-C is only for the server: blocked here, it reaches neither that process nor its forks.
    """
    get_context("forkserver").set_forkserver_preload(PRELOADED)
    resource_tracker.ensure_running()  # it would unblock the signal
    blocked = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        forkserver.ensure_running()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, blocked)


def settle() -> None:
    """Set up a process: it leaves the processors to others, and exits with the server."""
    os.nice(NICENESS)
    Thread(target=_leave_with_the_server, daemon=True).start()


def _leave_with_the_server() -> None:
    """Exit when the server does, however it ends: a hanging process would outlive it."""
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(1)
