"""Games on a cluster: the same results as locally, and the games of a lost worker are played again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from timefront.bots.pools import THIS_PROCESS, in_chunks
from timefront.cli.executors import pool_named
from timefront.interop.ray import RayPool
from timefront.lab.simulate import Study, simulate

pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own warnings


@pytest.fixture(scope="module", autouse=True)
def a_cluster_starts() -> None:
    """Ray gives up if its own processes take more than 15 seconds to start: then nothing of ours can be tested."""
    try:
        executor = RayPool().executor()
    except Exception as error:
        pytest.skip(f"Ray does not start on this machine: {error}")
    executor.shutdown()


def nobody_looks(_: int) -> None:
    """No progress bar."""


def test_a_cluster_of_its_own_gives_the_same_results_as_this_process() -> None:
    study = Study("duel_of_time", ["random", "greedy:4"], 120, seed="ray")
    told: list[int] = []
    tally, _ = simulate(study, pool_named("ray"), told.append)
    assert tally == simulate(study, THIS_PROCESS, nobody_looks)[0]
    assert sum(told) == 120


def span_with_a_death(folder: Path, first: int, last: int) -> tuple[int, int]:
    """Reports its numbers, but the first worker that reaches number 4 is killed."""
    if first == 4 and not list(folder.iterdir()):
        (folder / str(os.getpid())).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return first, last


def test_what_a_lost_worker_was_doing_is_done_again(tmp_path: Path) -> None:
    results = in_chunks(partial(span_with_a_death, tmp_path), 8, 2, RayPool(), nobody_looks)
    assert list(results) == [(0, 2), (2, 4), (4, 6), (6, 8)]
    assert len(list(tmp_path.iterdir())) == 1


@pytest.fixture
def address() -> Iterator[str]:
    """A cluster that is already running, as started by `ray start --head`."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    ray = Path(sys.executable).with_name("ray")
    words = [ray, "start", "--head", "--block", "--num-cpus", "2", "--include-dashboard", "false", "--port", str(port)]
    environment = {**os.environ, "RAY_USAGE_STATS_ENABLED": "0"}
    head = subprocess.Popen(words, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        with socket.socket() as knock:
            if knock.connect_ex(("127.0.0.1", port)) == 0:
                break
        time.sleep(0.2)
    yield f"127.0.0.1:{port}"
    head.terminate()
    head.wait(30)


def test_a_running_cluster_is_joined_and_stays(address: str) -> None:
    study = Study("duel_of_time", ["random", "random"], 60, seed="joined")
    tallies = [simulate(study, pool_named(f"ray:{address}"), nobody_looks)[0] for _ in range(2)]
    assert tallies[0] == tallies[1] == simulate(study, THIS_PROCESS, nobody_looks)[0]
