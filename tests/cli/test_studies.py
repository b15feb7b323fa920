"""simulate and arena: the same results for the same arguments, and one sentence for nonsense."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.cli.running import Runs, is_one_sentence
from tests.match.matches import DUEL
from tests.match.parley import PARLEY
from timefront.games.registry import GAMES

# simulate


def simulated(timefront: Runs, *words: str) -> dict[str, Any]:
    """The report of a small study without its speed."""
    ran = timefront("simulate", "duel_of_time", "--json", *words)
    assert (ran.status, ran.err) == (0, "")
    report: dict[str, Any] = json.loads(ran.out)
    assert set(report.pop("speed")) == {"seconds", "games_per_second", "decisions_per_second", "moves_per_second"}
    return report


@pytest.mark.slow
def test_simulate_gives_the_same_results_for_any_number_of_workers(timefront: Runs) -> None:
    reports = [
        simulated(timefront, "--games", "120", "--executor", f"processes:{workers}") for workers in ("1", "2", "3")
    ]
    assert reports[0] == reports[1] == reports[2]
    assert reports[0]["games"] == 120
    assert sum(reports[0]["win_rates"].values()) == pytest.approx(1)


def test_simulate_depends_on_the_seed_alone(timefront: Runs) -> None:
    first, again, other = (simulated(timefront, "--games", "30", "--seed", seed) for seed in ("7", "7", "8"))
    assert first == again != other


def test_simulate_knows_bots_scenarios_options_and_packs(timefront: Runs) -> None:
    plain = simulated(timefront, "--games", "30")
    assert simulated(timefront, "--games", "30", "--scenario", "levy") != plain
    assert simulated(timefront, "--games", "30", "--option", "facing=free") != plain
    assert simulated(timefront, "--games", "30", "--pack", str(DUEL.folder / "pack")) == plain
    assert simulated(timefront, "--games", "10", "--bots", "random,greedy:10")["win_rates"]["red"] > 0.5


def test_simulate_prints_a_report_for_people(timefront: Runs) -> None:
    ran = timefront("simulate", "duel_of_time", "--games", "10", "--bots", "random")
    assert (ran.status, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0].startswith("10 games, ")
    assert [line.split()[:2] for line in lines[1:3]] == [["yellow", "random"], ["red", "random"]]
    assert "games/s" in lines[-1]


WRONG_STUDIES = [
    "chess",
    "duel",
    "duel_of_time --games 0",
    "duel_of_time --games -3",
    "duel_of_time --games many",
    "duel_of_time --executor processes:0",
    "duel_of_time --executor threads:2",
    "duel_of_time --bots chess",
    "duel_of_time --bots mcts:0",
    "duel_of_time --bots mcts:-1",
    "duel_of_time --bots greedy:lots",
    "duel_of_time --bots random,random,random",
    "duel_of_time --bots random,",
    "duel_of_time --scenario nowhere",
    "duel_of_time --option facing",
    "duel_of_time --option =",
    "duel_of_time --option facing=up",
    "duel_of_time --option colour=red",
    "duel_of_time --pack nowhere",
    "duel_of_time --colour red",
    "duel_of_time extra",
    "",
]


@pytest.mark.parametrize("words", WRONG_STUDIES)
def test_a_study_that_cannot_be_gets_one_sentence(words: str, timefront: Runs) -> None:
    assert is_one_sentence(timefront("simulate", *words.split(), *(["--games", "2"] if "--games" not in words else [])))


def test_a_name_that_is_nearly_right_gets_a_suggestion(timefront: Runs) -> None:
    assert "did you mean duel_of_time?" in timefront("simulate", "dual_of_time").err
    assert "beacons" in timefront("simulate", "duel_of_time", "--scenario", "becons").err
    assert "near, far, free" in timefront("simulate", "duel_of_time", "--option", "facing=up").err


# arena


def test_arena_gives_the_same_standing_for_any_number_of_workers(timefront: Runs) -> None:
    words = ("arena", "duel_of_time", "greedy:10", "random", "--games", "11", "--json")
    standings = [timefront(*words, "--executor", f"processes:{workers}") for workers in ("1", "2")]
    assert (standings[0].status, standings[0].err) == (0, "")
    assert standings[0].out == standings[1].out
    standing = json.loads(standings[0].out)
    assert (standing["games"], standing["first"], standing["second"]) == (12, "greedy:10", "random")
    low, high = standing["interval"]
    assert 0 <= low <= standing["rate"] <= high <= 1


def test_arena_prints_a_standing_for_people(timefront: Runs) -> None:
    ran = timefront("arena", "duel_of_time", "random", "random", "--games", "6", "--seed", "3", "--scenario", "levy")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("random against random, 6 games in pairs, ")
    assert re.search(r"random wins \d+\.\d% \(95 % interval \d+\.\d% to \d+\.\d%; draws count half\)", ran.out)


@pytest.mark.parametrize(
    "words",
    [
        "chess random random",
        "duel_of_time random",
        "duel_of_time random chess",
        "duel_of_time random random --games 0",
        "duel_of_time random random --executor ray:",
        "duel_of_time random random --seats 3",
        "duel_of_time random random --seats -2",
        "duel_of_time random random --scenario nowhere",
        "duel_of_time random random --option facing=up",
        "duel_of_time random random --pack nowhere",
        "duel_of_time random random random",
    ],
)
def test_a_contest_that_cannot_be_gets_one_sentence(words: str, timefront: Runs) -> None:
    assert is_one_sentence(timefront("arena", *words.split()))


# Several numbers of players


@pytest.fixture
def parley(monkeypatch: pytest.MonkeyPatch) -> None:
    """Register a game for two, three or four players."""
    monkeypatch.setitem(GAMES, "parley", PARLEY)


@pytest.mark.usefixtures("parley")
@pytest.mark.parametrize(
    ("words", "seats"),
    [
        ("", 2),
        ("--seats 3", 3),
        ("--seats 4 --bots random", 4),
        ("--bots random,random,random", 3),
        ("--seats 4 --bots random,random,random,random --option sides=pairs", 4),
    ],
)
def test_simulate_seats_as_many_bots_as_wished(words: str, seats: int, timefront: Runs) -> None:
    ran = timefront("simulate", "parley", "--games", "8", "--json", *words.split())
    assert (ran.status, ran.err) == (0, "")
    assert list(json.loads(ran.out)["win_rates"]) == ["north", "east", "south", "west"][:seats]


@pytest.mark.usefixtures("parley")
@pytest.mark.parametrize("seats", ["2", "3", "4"])
def test_arena_swaps_two_bots_over_all_seats(seats: str, timefront: Runs) -> None:
    ran = timefront("arena", "parley", "random", "random", "--games", "8", "--seats", seats)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith("random against random, 8 games in pairs, ")


@pytest.mark.usefixtures("parley")
@pytest.mark.parametrize("seats", ["0", "1", "5", "-2"])
def test_a_number_of_seats_that_the_game_does_not_have_gets_one_sentence(
    seats: str, timefront: Runs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TIMEFRONT_HOME", str(tmp_path))
    for words in ("simulate parley --games 2", "arena parley random random --games 2", "play parley --lang en"):
        ran = timefront(*words.split(), f"--seats={seats}")
        assert is_one_sentence(ran)
        assert ran.err.endswith("Possible: 2, 3, 4.\n")


@pytest.mark.usefixtures("parley")
def test_other_than_a_bot_for_every_seat_gets_one_sentence(timefront: Runs) -> None:
    ran = timefront("simulate", "parley", "--bots", "random,random", "--seats", "3")
    assert is_one_sentence(ran)
    assert ran.err.startswith("There are 2 bots for 3 seats")


# The user's own packs


def test_play_simulate_and_arena_take_a_pack(timefront: Runs, pack: Path, tmp_path: Path) -> None:
    scenarios = (pack / "scenarios.toml").read_text(encoding="utf-8")
    (pack / "scenarios.toml").write_text(scenarios.replace('key = "levy"', 'key = "muster"'), encoding="utf-8")
    for file in (pack / "texts").iterdir():
        file.write_text(file.read_text(encoding="utf-8").replace("scenario-levy", "scenario-muster"), encoding="utf-8")
    seats = ("--seat", "yellow=bot:random", "--seat", "red=bot:random", "--file", tmp_path / "a.match")
    for words in (("play", *seats), ("simulate", "--games", "2"), ("arena", "random", "random", "--games", "2")):
        command, rest = words[0], [str(word) for word in words[1:]]
        ran = timefront(command, "duel_of_time", *rest, "--scenario", "muster", "--pack", pack)
        assert (ran.status, ran.err) == (0, "")
        (tmp_path / "a.match").unlink(missing_ok=True)
        assert is_one_sentence(timefront(command, "duel_of_time", *rest, "--scenario", "muster"))


# export


def test_export_writes_a_data_set(timefront: Runs, tmp_path: Path) -> None:
    file = tmp_path / "duel.jsonl"
    ran = timefront("export", "duel_of_time", str(file), "--games", "3", "--json")
    assert (ran.status, ran.err) == (0, "")
    assert json.loads(ran.out) == {"file": str(file), "games": 3, "bytes": file.stat().st_size}
    assert len(file.read_bytes().splitlines()) == 4


def test_parquet_without_the_research_packages_is_a_sentence(timefront: Runs, tmp_path: Path) -> None:
    ran = timefront("export", "duel_of_time", str(tmp_path / "duel.parquet"))
    assert ran.status == 2
    assert "timefront[lab]" in ran.err
