"""Simulated games: tallies add up, and every game is counted once, whatever the chunks and workers."""

from __future__ import annotations

import re
from statistics import median

import pytest

from timefront.bots.playing import play_game
from timefront.bots.pools import THIS_PROCESS, Pool
from timefront.bots.registry import bot_named
from timefront.games.registry import GAMES
from timefront.kernel.setting import SettingError
from timefront.lab.simulate import CHUNK, Study, Tally, play_games, simulate

DUEL = GAMES["duel_of_time"]


def nobody_looks(_: int) -> None:
    """Show no progress bar."""


def test_tallies_add_up() -> None:
    tally = Tally()
    tally.add(Tally(1, 30, 60, [1.0, 0.0], 0, [30], {"a": 1.0}))
    tally.add(Tally(2, 50, 90, [0.5, 1.5], 1, [20, 30], {"a": 0.5, "b": 2.0}))
    assert tally == Tally(3, 80, 150, [1.5, 1.5], 1, [30, 20, 30], {"a": 1.5, "b": 2.0})


def test_a_report_tells_rates_lengths_and_means() -> None:
    tally = Tally(4, 100, 200, [2.5, 1.5], 1, [10, 20, 30, 40], {"b": 1.0, "a": 3.0})
    assert tally.report(("yellow", "red")) == {
        "games": 4,
        "decisions": 100,
        "moves": 200,
        "win_rates": {"yellow": 0.625, "red": 0.375},
        "draws": 0.25,
        "decisions_per_game": {"least": 10, "median": 25, "most": 40},
        "measures": {"a": 0.75, "b": 0.25},
    }
    assert list(tally.report(("yellow", "red"))["measures"]) == ["a", "b"]


def test_a_tally_of_another_number_of_seats_cannot_be_added() -> None:
    with pytest.raises(ValueError, match="zip"):
        Tally(1, shares=[1.0, 0.0]).add(Tally(1, shares=[1.0, 0.0, 0.0]))


def test_every_game_is_counted_as_it_was_played() -> None:
    study = Study("duel_of_time", ["random", "random"], 40, seed="count")
    tally = play_games(study, 0, 40)
    bots = [bot_named(name) for name in study.bots]
    games = [play_game(DUEL, study.setting(), bots, f"count/{number}", [0, 1]) for number in range(40)]
    outcomes = [DUEL.outcome(played.s) for played in games]
    shares = [[outcome.share(seat) for outcome in outcomes if outcome is not None] for seat in (0, 1)]
    assert tally.lengths == [played.decisions for played in games]
    assert (tally.games, tally.decisions, tally.moves) == (
        40,
        sum(played.decisions for played in games),
        sum(played.moves for played in games),
    )
    assert tally.shares == [sum(row) for row in shares]
    assert sum(tally.shares) == 40
    assert tally.draws == shares[0].count(0.5) > 0
    starter = sum(DUEL.judge.measures(played.s)["starter_share"] for played in games)
    assert tally.measures["starter_share"] == pytest.approx(starter)


def test_parts_of_a_study_make_the_whole() -> None:
    study = Study("duel_of_time", ["random", "random"], 12)
    whole = play_games(study, 0, 12)
    tally = Tally()
    for first, last in ((0, 5), (5, 6), (6, 12)):
        tally.add(play_games(study, first, last))
    assert tally == whole


def test_a_study_of_several_chunks_counts_every_game_and_tells_its_progress() -> None:
    games = 2 * CHUNK + 7
    told: list[int] = []
    tally, seconds = simulate(Study("duel_of_time", ["random", "random"], games), THIS_PROCESS, told.append)
    assert told == [CHUNK, CHUNK, 7]
    assert tally.games == len(tally.lengths) == games
    assert sum(tally.shares) == pytest.approx(games)
    assert tally.decisions == sum(tally.lengths)
    assert seconds > 0
    report = tally.report(("yellow", "red"))
    assert report["decisions_per_game"]["median"] == median(tally.lengths)


def test_workers_change_nothing() -> None:
    study = Study("duel_of_time", ["random", "random"], CHUNK + 20, seed="workers")
    assert simulate(study, Pool(2), nobody_looks)[0] == simulate(study, THIS_PROCESS, nobody_looks)[0]


def test_a_study_uses_its_scenario_options_and_pack() -> None:
    pack = dict(DUEL.built_in_pack().files)
    pack["scenarios.toml"] = re.sub(r"starter_bonus = \d+", "starter_bonus = 10", pack["scenarios.toml"])
    plain = Study("duel_of_time", ["random", "random"], 20, scenario="crossroads")
    own = Study("duel_of_time", ["random", "random"], 20, scenario="crossroads", pack_files=pack)
    free = Study("duel_of_time", ["random", "random"], 20, scenario="crossroads", options={"facing": "free"})
    tallies = [play_games(study, 0, 20) for study in (plain, own, free)]
    assert tallies[1].measures["starter_share"] > tallies[0].measures["starter_share"]
    assert tallies[1].lengths == tallies[0].lengths != tallies[2].lengths


def test_a_setting_that_cannot_be_is_refused() -> None:
    for study in (
        Study("duel_of_time", ["random"] * 3, 1),
        Study("duel_of_time", ["random"] * 2, 1, scenario="nowhere"),
        Study("duel_of_time", ["random"] * 2, 1, options={"facing": "up"}),
    ):
        with pytest.raises(SettingError):
            study.setting()
