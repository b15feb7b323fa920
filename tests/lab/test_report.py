"""The report of a study: figures from games made by hand, and a page that is sound, small and in three languages."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from timefront.bots.pools import HERE
from timefront.games.registry import GAMES
from timefront.kernel.packs import LANGUAGES
from timefront.kernel.rulebook import WITNESS
from timefront.lab.report.contests import ladder, worths
from timefront.lab.report.figures import Rung, Share, Worth, figures_of, histogram
from timefront.lab.report.page import written
from timefront.lab.report.watching import GameNotes, noted_game, noted_games, stored_game
from timefront.lab.simulate import Study

DUEL = Study("duel_of_time", ["random", "random"], 6, seed="report")


def game(number: int, winner: int, curve: list[float], luck: float = 0.0) -> GameNotes:
    """A game of two seats with the first one's chances."""
    shares = [0.5, 0.5] if winner < 0 else [float(seat == winner) for seat in (0, 1)]
    return GameNotes(
        number=number,
        shares=shares,
        is_shared=winner < 0,
        reason="points",
        moves=2 * len(curve),
        offers=[2 + number] * len(curve),
        curve=[[chance, 1 - chance] for chance in curve],
        luck=[luck, -luck],
        offered=["play", "pass"],
        chosen={"play": number},
        things=[("card", number)],
        rules=["DT-2.2"],
        measures={"m": float(number)},
    )


GAMES_BY_HAND = [
    game(0, 0, [0.5, 0.6, 0.95, 0.99], 0.25),
    game(1, 1, [0.4, 0.7, 0.75, 0.2], -0.25),
    game(2, -1, [0.5, 0.5, 0.5, 0.5]),
]


def test_the_figures_are_those_of_the_games() -> None:
    found = figures_of(GAMES_BY_HAND)
    assert found.games == 3
    assert [share.mean for share in found.shares] == [0.5, 0.5]
    assert found.draws.mean == pytest.approx(1 / 3)
    assert found.reasons == {"points": 1.0}
    assert (found.decisions.mean, found.median_decisions, found.branching, found.most_offers) == (4, 4, 3, 4)
    assert found.forced == 0.5
    assert found.lead_changes == pytest.approx((0 + 2 + 0) / 3)
    assert found.comebacks.mean == 0.5  # the first seat led at half time of the second game, and lost
    assert found.drama == pytest.approx((0 + (0.4**0.5 + 0.5**0.5) / 2) / 2)
    assert found.decided_at == pytest.approx((0.5 + 1.0) / 2)
    assert found.luck_share == pytest.approx(2 * 0.25**2 / 3 / (0.5 / 3))
    assert found.verbs[0].name == "play"
    assert (found.verbs[0].games, found.verbs[0].offered, found.verbs[0].times) == (2 / 3, 1, 1)
    assert found.rules == {"DT-2.2": 1.0}
    assert found.measures["m"].mean == 1


def test_the_calibration_tells_what_came_of_chances() -> None:
    found = figures_of([game(0, 0, [0.95]), game(1, 1, [0.95]), game(2, 0, [0.35])])
    rows = {(row.low, row.high): (row.positions, row.expected, row.came) for row in found.calibration}
    assert rows[0.9, 1.0] == pytest.approx((2, 0.95, 0.5))
    assert rows[0.3, 0.4] == pytest.approx((1, 0.35, 1.0))
    assert found.brier == pytest.approx((2 * 0.05**2 + 2 * 0.95**2 + 2 * 0.65**2) / 6)


def test_a_histogram_counts_every_value_once() -> None:
    values = [Random(3).randrange(20, 75) for _ in range(100)] + [20, 74]
    columns = histogram(values)
    assert sum(column.games for column in columns) == len(values)
    assert len(columns) <= 10
    assert all(one.high + 1 == other.low for one, other in pairwise(columns))
    assert [(one.low, one.high, one.games) for one in histogram([7, 7])] == [(7, 7, 2)]


def test_games_are_noted_as_they_are_played() -> None:
    notes = noted_games(DUEL, 0, 2)
    assert notes[1] == noted_game(DUEL, 1)
    assert notes[0] != notes[1]
    for one in notes:
        match = stored_game(DUEL, one.number)
        outcome = match.outcome()
        assert outcome is not None
        assert [outcome.share(seat) for seat in (0, 1)] == one.shares
        assert sum(one.chosen.values()) == len(one.offers) == len(one.curve)
        assert set(one.chosen) <= set(one.offered)
        assert "DT-2.2" in one.rules
    assert WITNESS.listener is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_sound_and_says_everything_in_the_language(language: str) -> None:
    figures = figures_of(noted_games(DUEL, 0, 3))
    figures.ladder = [Rung("greedy", "random", Share(0.9, 0.8, 1.0))]
    figures.worths = [Worth("rally", Share(0.04, -0.01, 0.09))]
    page = written(DUEL, figures, ["duel.games/game-0.jsonl"], language)
    assert page.startswith(f'<!doctype html><html lang="{language}">')
    assert len(page.encode()) < 300_000
    assert "http" not in page.replace("http-equiv", "")
    body = page[page.index("<main>") : page.index("</main>") + len("</main>")]
    tree = ElementTree.fromstring(body)
    charts = tree.findall(".//svg")
    assert len(charts) == 4
    assert all(chart.find("title") is not None and chart.find("desc") is not None for chart in charts)
    assert "report-" not in "".join(tree.itertext())
    assert "timefront replay duel.games/game-0.jsonl" in "".join(tree.itertext())
    assert "−1.0 … +9.0" in page


@pytest.mark.parametrize("name", [name for name in GAMES if name != "duel_of_time"])
def test_every_game_has_a_report(name: str) -> None:
    study = Study(name, ["random"] * 2, 1, seed="any", scenario=GAMES[name].scenarios(GAMES[name].built_in_pack())[0])
    page = written(study, figures_of(noted_games(study, 0, 1)), [], "es")
    assert len(page.encode()) < 300_000
    ElementTree.fromstring(page[page.index("<main>") : page.index("</main>") + len("</main>")])


@pytest.mark.slow
def test_contests_tell_strength_and_worth() -> None:
    told: list[int] = []
    study = Study("duel_of_time", ["greedy:8", "greedy:8"], 1)
    found = worths(study, ["push", "rally"], 4, HERE, told.append)
    assert {row.verb for row in found} == {"push", "rally"}
    assert all(row.worth.low <= row.worth.mean <= row.worth.high for row in found)
    assert sum(told) == 8


def test_the_ladder_has_a_rung_for_each_stronger_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("timefront.lab.report.contests.LADDER", ("random", "greedy:8"))
    rungs = ladder(Study("duel_of_time", ["random", "random"], 1), 4, HERE, lambda _: None)
    assert [(rung.stronger, rung.weaker) for rung in rungs] == [("greedy:8", "random")]
    assert rungs[0].share.mean > 0.5


def test_the_page_carries_its_style_along() -> None:
    import timefront.lab.report.page as module

    assert module.STYLE.parent == Path(module.__file__).parent
    assert module.STYLE.read_text(encoding="utf-8") in written(DUEL, figures_of(noted_games(DUEL, 0, 1)), [], "en")
