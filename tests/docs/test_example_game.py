"""The game of docs/add-a-game.md, built from an empty folder."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs import example_game
from tests.docs.pages import ROOT

REGISTER = "from tests.docs import example_game"


def run(tmp_path: Path, *arguments: str) -> str:
    """The output of a Python process that has the example among its games; it must succeed."""
    environment = {**os.environ, example_game.FOLDER: str(tmp_path)}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done.stdout


@pytest.mark.long
def test_the_contract_suite_passes_on_it(tmp_path: Path) -> None:
    printed = run(
        tmp_path, *("-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider"),
        *("-p", "tests.docs.example_game", "tests/contract", "-k", example_game.NAME),
    )  # fmt: skip
    assert " passed" in printed or "[100%]" in printed


def test_its_lesson_can_be_followed(tmp_path: Path) -> None:
    printed = run(
        tmp_path, *("-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider"),
        *("-p", "tests.docs.example_game", "tests/match/test_lessons.py", "-k", example_game.NAME),
    )  # fmt: skip
    assert "...  " in printed


@pytest.mark.long
def test_its_texts_are_complete_in_every_language(tmp_path: Path) -> None:
    check = f"{REGISTER}; from timefront.texts import check; import sys; sys.exit(check.main())"
    assert run(tmp_path, "-c", check) == ""


def test_bots_play_it_and_the_better_one_wins(tmp_path: Path) -> None:
    simulate = f"{REGISTER}; from timefront.cli import main; main()"
    arguments = (
        "simulate",
        example_game.NAME,
        "--bots",
        "greedy,random",
        "--games",
        "40",
        "--json",
        "--executor",
        "processes:1",
    )
    assert json.loads(run(tmp_path, "-c", simulate, *arguments))["win_rates"]["north"] > 0.8


def test_it_fits_into_the_rooms(tmp_path: Path) -> None:
    example_game.build(tmp_path)
    found = {path.name for path in (tmp_path / example_game.NAME).iterdir()}
    games = ROOT / "src" / "timefront" / "games"
    assert found <= {path.name for game in ("duel_of_time", "joan_of_arc") for path in (games / game).iterdir()}
