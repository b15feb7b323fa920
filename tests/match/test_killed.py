"""A process that is killed during a move loses nothing that it acknowledged."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from tests.match.endless_parley import move
from tests.match.matches import ALL_GAMES, picture, stored
from timefront.kernel.flow import dumps
from timefront.matches.files import MatchFile
from timefront.matches.journal import dump_entry
from timefront.matches.opening import replayed

ROOT = Path(__file__).parents[2]
KILLS = 15


def play_until_killed(path: Path, number: int, rng: Random) -> int:
    """How many entries the player had acknowledged when it was killed."""
    command = [sys.executable, "-m", "tests.match.endless_parley", str(path), str(number)]
    player = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE)
    assert player.stdout is not None
    with player.stdout as acknowledgements:
        for _ in range(rng.randrange(1, 30)):
            assert acknowledgements.readline()
        time.sleep(rng.random() * 0.01)
        player.send_signal(signal.SIGKILL)
        last = acknowledgements.read().split(b"\n")
        assert player.wait() == -signal.SIGKILL
    whole = [int(line) for line in last[:-1]]
    return whole[-1] if whole else 0


@pytest.mark.slow
def test_no_acknowledged_move_is_lost_and_the_match_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "a.match"
    rng = Random(15)
    known: list[dict[str, object]] = []
    for number in range(KILLS):
        acknowledged = play_until_killed(path, number, rng)
        file = MatchFile.open(path, ALL_GAMES)
        entries = [dump_entry(entry) for entry in file.match.entries]
        assert len(entries) >= max(acknowledged, len(known) + 1)
        assert entries[: len(known)] == known
        again = replayed(file.match, -1)
        assert again.read_only == ""
        assert dumps(again.state) == dumps(file.match.state)
        move(file.match, rng)
        file.close()
        assert picture(stored(path))["entries"] == picture(file.match)["entries"]
        known = [dump_entry(entry) for entry in file.match.entries]
