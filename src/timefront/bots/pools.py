"""Work in many chunks, done by this process or by several, here or elsewhere; the results are always the same.

A chunk depends only on its numbers, so if its worker is lost it is simply done again.
"""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from typing import Generic, TypeVar, final

from mypy_extensions import mypyc_attr

T = TypeVar("T")
QUEUE = 8
"""How many chunks wait for each worker."""
TRIES = 3
"""How often a chunk is started if its workers are lost."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Pool:
    """The workers: processes of this machine or, if there is only one, this process itself."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def executor(self) -> Executor | None:
        """Start new workers; None if this process does the work itself."""
        return ProcessPoolExecutor(self.workers, initializer=_end_silently) if self.workers > 1 else None


THIS_PROCESS = Pool(1)
"""This process alone."""


def _end_silently() -> None:
    """Let Ctrl-C, which all processes receive, end workers without a word: the main process reports it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@final
class Chunk(Generic[T]):
    """The numbers from `first` up to but not including `last`, and their future result."""

    def __init__(self, first: int, last: int, future: Future[T]) -> None:
        self.first = first
        self.last = last
        self.future = future
        self.tries = 1


@final
class Crew(Generic[T]):
    """Workers that get a task chunk by chunk and are replaced if they are lost."""

    def __init__(self, pool: Pool, executor: Executor, task: Callable[[int, int], T]) -> None:
        self.pool = pool
        self.executor = executor
        self.task = task
        self.waiting: deque[Chunk[T]] = deque()

    def hand_out(self, first: int, last: int) -> None:
        """Queue a chunk for the workers."""
        self.waiting.append(Chunk(first, last, self.executor.submit(self.task, first, last)))

    def next_result(self) -> tuple[T, int]:
        """The result of the oldest chunk, and how many numbers it has."""
        while True:
            chunk = self.waiting[0]
            try:
                result = chunk.future.result()
            except BrokenExecutor:
                chunk.tries += 1
                if chunk.tries > TRIES:
                    raise
                self._restart()
            else:
                self.waiting.popleft()
                return result, chunk.last - chunk.first

    def _restart(self) -> None:
        """Replace the workers; whatever they had not finished is done again."""
        self.dismiss()
        executor = self.pool.executor()
        assert executor is not None
        self.executor = executor
        for chunk in self.waiting:
            chunk.future = executor.submit(self.task, chunk.first, chunk.last)

    def dismiss(self) -> None:
        """Let the workers start nothing more."""
        self.executor.shutdown(wait=False, cancel_futures=True)


def in_chunks(
    task: Callable[[int, int], T], total: int, chunk: int, pool: Pool, progress: Callable[[int], None]
) -> Generator[T, None, None]:
    """The results of a task over the numbers below `total`, chunk by chunk and in order.

    Close the iterator to stop early: then no further chunk is started.
    """
    chunks = ((first, min(first + chunk, total)) for first in range(0, total, chunk))
    executor = pool.executor()
    if executor is None:
        for first, last in chunks:
            yield task(first, last)
            progress(last - first)
        return
    crew = Crew(pool, executor, task)
    try:
        for first, last in chunks:
            crew.hand_out(first, last)
            if len(crew.waiting) > QUEUE * pool.workers:
                result, count = crew.next_result()
                progress(count)
                yield result
        while crew.waiting:
            result, count = crew.next_result()
            progress(count)
            yield result
    finally:
        crew.dismiss()
