"""report on the command line: a page with games next to it, and one sentence for nonsense."""

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
        "duel_of_time --scenario levy,waterloo",
        "joan_of_arc --scenario patay,brignais",
        "duel_of_time --worth-of wizard",
        "duel_of_time .",
        "duel_of_time --notes nowhere/notes.jsonl",
    ],
)
def test_nonsense_gets_one_sentence(timefront: Runs, words: str) -> None:
    assert is_one_sentence(timefront("report", *words.split()))


def test_a_report_tells_of_several_scenarios(timefront: Runs, tmp_path: Path) -> None:
    page = tmp_path / "duel.html"
    words = ("--games", "2", "--bots", "random", "--samples", "1", "--json", "--scenario")
    data = json.loads(timefront("report", "duel_of_time", str(page), *words, "levy,beacons").out)
    assert [one["scenario"] for one in data["figures"]["scenarios"]] == ["levy", "beacons"]
    assert [Path(file).name for file in data["files"]] == ["levy-0.jsonl", "beacons-0.jsonl"]
    every = json.loads(timefront("report", "duel_of_time", str(page), *words, "all").out)
    assert len(every["figures"]["scenarios"]) == 5
    assert every["figures"]["games"] == 10


def test_a_report_goes_on_where_its_notes_end(timefront: Runs, tmp_path: Path) -> None:
    page, notes = tmp_path / "duel.html", tmp_path / "notes.jsonl"
    words = ("--bots", "random", "--samples", "0", "--worth", "2", "--worth-of", "card", "--json")
    whole = json.loads(timefront("report", "duel_of_time", str(page), "--games", "4", *words).out)
    parts = [
        json.loads(timefront("report", "duel_of_time", str(page), "--games", games, *words, "--notes", str(notes)).out)
        for games in ("2", "4")
    ]
    assert parts[0]["figures"]["games"] == 2
    assert parts[1] == whole
    assert len(whole["figures"]["worths"]) == 8
    lines = notes.read_text(encoding="utf-8").splitlines()
    assert sum(line.startswith('{"series": "(') for line in lines) == 4
    other = json.loads(
        timefront("report", "duel_of_time", str(page), "--games", "1", *words, "--seed", "2", "--notes", str(notes)).out
    )
    assert other["figures"]["games"] == 1
    notes.write_text("no notes\n")
    assert is_one_sentence(timefront("report", "duel_of_time", str(page), "--notes", str(notes)))
