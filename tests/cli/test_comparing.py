"""compare on the command line: what differs in words, findings for people and programs, one sentence for nonsense."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import Runs, is_one_sentence
from tests.match.matches import DUEL


def test_two_bots_are_compared(timefront: Runs) -> None:
    ran = timefront("compare", "duel_of_time", "bot=greedy:8", "bot=random")
    assert (ran.status, ran.err) == (0, "")
    assert "greedy:8 is the better bot." in ran.out
    assert "above a half, less luck: +" in ran.out


def test_a_changed_number_in_a_pack_is_found(timefront: Runs, tmp_path: Path) -> None:
    """A designer edits one number of a pack, and the games that turned out differently are kept."""
    pack, kept = tmp_path / "pack", tmp_path / "kept"
    assert timefront("pack", "new", "duel_of_time", str(pack)).status == 0
    scenarios = pack / "scenarios.toml"
    text = scenarios.read_text(encoding="utf-8")
    assert "starter_bonus = 1" in text
    scenarios.write_text(text.replace("starter_bonus = 1", "starter_bonus = 9"), encoding="utf-8")
    words = ("--scenario", "crossroads", "--bots", "random", "--games", "80", "--keep", str(kept), "--json")
    report = json.loads(timefront("compare", "duel_of_time", "as-is", f"pack={pack}", *words).out)
    assert report["pairs"] == 40
    assert report["first"]["decisions_per_game"] == report["second"]["decisions_per_game"]
    assert len(report["files"]) == 2 * min(20, len(report["turned"])) > 0
    again = timefront("replay", report["files"][0])
    assert again.status == 0
    assert again.out


def test_the_findings_are_those_of_the_seed(timefront: Runs) -> None:
    words = ("compare", "duel_of_time", "as-is", "scenario=levy", "--bots", "random", "--games", "20", "--json")
    runs = [timefront(*words, "--seed", seed).out for seed in ("1", "1", "2")]
    assert runs[0] == runs[1] != runs[2]
    without = json.loads(timefront(*words, "--raw").out)
    assert without["adjusted"] == without["raw"]


@pytest.mark.parametrize(
    "words",
    [
        "chess as-is as-is",
        "duel_of_time as-is as-is",
        "duel_of_time as-is bot=greedy",
        "duel_of_time bot=greedy bot=greedy",
        "duel_of_time bot=greedy bot=random,facing=free",
        "duel_of_time bot=deep_blue bot=random",
        "duel_of_time as-is facing",
        "duel_of_time as-is facing=sideways",
        "duel_of_time as-is colour=red",
        "duel_of_time as-is scenario=waterloo",
        "duel_of_time as-is pack=/nowhere",
        "duel_of_time as-is facing=free --seat blue",
        "duel_of_time as-is facing=free --margin 0",
        "duel_of_time as-is facing=free --error 50",
        "duel_of_time as-is facing=free --games 1",
        "duel_of_time as-is facing=free --executor threads",
        "duel_of_time as-is facing=free --bots greedy,greedy,greedy",
    ],
)
def test_nonsense_gets_one_sentence(timefront: Runs, words: str) -> None:
    assert is_one_sentence(timefront("compare", *words.split()))


def test_another_seat_sees_the_opposite(timefront: Runs) -> None:
    words = ("compare", "duel_of_time", "as-is", "facing=free", "--bots", "random", "--games", "20", "--json")
    seats = [json.loads(timefront(*words, "--seat", seat).out)["raw"]["difference"] for seat in DUEL.seat_names(2)]
    assert seats[0] == pytest.approx(-seats[1])
