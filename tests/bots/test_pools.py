"""Work in chunks: in order, with progress, and repeated if a worker is lost."""

from __future__ import annotations

import os
import signal
from concurrent.futures import BrokenExecutor
from functools import partial
from pathlib import Path

import pytest

from timefront.bots.pools import TRIES, Pool, in_chunks


def span(first: int, last: int) -> tuple[int, int]:
    """A task that returns its numbers."""
    return first, last


@pytest.mark.parametrize("workers", [1, 2])
def test_work_is_cut_into_chunks_in_order_and_progress_is_told(workers: int) -> None:
    told: list[int] = []
    assert list(in_chunks(span, 7, 3, Pool(workers), told.append)) == [(0, 3), (3, 6), (6, 7)]
    assert told == [3, 3, 1]
    assert list(in_chunks(span, 0, 3, Pool(workers), told.append)) == []


def span_with_a_death(folder: Path, deaths: int, first: int, last: int) -> tuple[int, int]:
    """The same, but the worker that reaches number 4 is killed, a number of times."""
    if first == 4 and len(list(folder.iterdir())) < deaths:
        (folder / str(os.getpid())).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return first, last


def test_the_work_of_a_lost_worker_is_done_again(tmp_path: Path) -> None:
    task = partial(span_with_a_death, tmp_path, TRIES - 1)
    assert list(in_chunks(task, 10, 2, Pool(2), lambda _: None)) == [(0, 2), (2, 4), (4, 6), (6, 8), (8, 10)]
    assert len(list(tmp_path.iterdir())) == TRIES - 1


def test_work_that_kills_every_worker_is_given_up(tmp_path: Path) -> None:
    task = partial(span_with_a_death, tmp_path, 100)
    with pytest.raises(BrokenExecutor):
        list(in_chunks(task, 10, 2, Pool(2), lambda _: None))
    assert len(list(tmp_path.iterdir())) == TRIES


def noted_span(folder: Path, first: int, last: int) -> tuple[int, int]:
    """The same, with a note that it was started."""
    (folder / str(first)).touch()
    return first, last


def test_who_has_seen_enough_ends_the_work(tmp_path: Path) -> None:
    results = in_chunks(partial(noted_span, tmp_path), 100_000, 1, Pool(2), lambda _: None)
    assert next(results) == (0, 1)
    results.close()
    assert len(list(tmp_path.iterdir())) < 100
