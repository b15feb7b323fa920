"""report on the command line: a page and games beside it, and one sentence for nonsense."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import Runs, is_one_sentence


def test_a_report_is_written_with_games_beside_it(timefront: Runs, tmp_path: Path) -> None:
    page = tmp_path / "duel.html"
    words = ("--games", "4", "--bots", "random", "--samples", "2", "--json", "--lang", "de")
    ran = timefront("report", "duel_of_time", str(page), *words)
    assert (ran.status, ran.err) == (0, "")
    data = json.loads(ran.out)
    assert data["figures"]["games"] == 4
    assert len(data["files"]) == 2
    assert "Wer gewinnt" in page.read_text(encoding="utf-8")
    assert timefront("replay", data["files"][1]).status == 0
    assert timefront("verify", data["files"][1]).status == 0
    again = timefront("report", "duel_of_time", str(page), *words, "--executor", "processes:2")
    assert json.loads(again.out)["figures"] == data["figures"]


@pytest.mark.parametrize(
    "words",
    [
        "chess",
        "duel_of_time nowhere/duel.html",
        "duel_of_time --games 0",
        "duel_of_time --samples 51",
        "duel_of_time --worth -1",
        "duel_of_time --lang fr",
        "duel_of_time --bots deep_blue",
        "duel_of_time --scenario waterloo",
    ],
)
def test_nonsense_gets_one_sentence(timefront: Runs, words: str) -> None:
    assert is_one_sentence(timefront("report", *words.split()))
