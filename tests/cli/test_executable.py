"""The installed command as a shell runs it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

COMMAND = Path(sys.executable).parent / "timefront"
SECONDS = 2.0
"""The longest time that a user of an idle machine waits for the help."""


def shell(script: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a script with the command as `$T` in its own folder; its status is that of the command, not of a pipe."""
    environment = os.environ | {"T": str(COMMAND)}
    command = ["bash", "-c", f"set -o pipefail; {script}"]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=30)


@pytest.mark.slow
def test_the_command_lists_the_games(tmp_path: Path) -> None:
    ran = shell('"$T" games', tmp_path)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "duel_of_time" in ran.stdout


@pytest.mark.slow
@pytest.mark.parametrize("words", ["fly", "simulate duel_of_time --games=-1", "replay none.match"])
def test_an_error_is_one_sentence_and_status_two(words: str, tmp_path: Path) -> None:
    ran = shell(f'"$T" {words}', tmp_path)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.count("\n") == 1
    assert "Traceback" not in ran.stderr


@pytest.mark.slow
@pytest.mark.parametrize("words", ["rules | head -1", "rules | true", "simulate duel_of_time --games 5 --json | true"])
def test_a_reader_that_stops_early_gets_no_traceback(words: str, tmp_path: Path) -> None:
    ran = shell(f'"$T" {words}', tmp_path)
    assert (ran.returncode, ran.stderr) == (0, "")


def test_help_for_a_reader_that_stops_early_gets_no_traceback(tmp_path: Path) -> None:
    ran = shell('"$T" --help | head -1', tmp_path)
    assert ran.stderr == ""
    assert ran.stdout.startswith("Usage: timefront")


def test_a_full_disk_under_the_output_is_one_sentence(tmp_path: Path) -> None:
    ran = shell('"$T" rules > /dev/full', tmp_path)
    assert ran.returncode == 2
    assert ran.stderr == "A file cannot be used: No space left on device.\n"


def test_the_help_comes_in_time(tmp_path: Path) -> None:
    """Measured in processor time, which other work on the machine does not increase."""
    before = processor_time_of_children()
    assert shell('"$T" --help', tmp_path).returncode == 0
    assert processor_time_of_children() - before < SECONDS


def processor_time_of_children() -> float:
    times = os.times()
    return times.children_user + times.children_system
