"""What a million games cost: every game is measured, and the table adds up."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.lab import costs
from bench.lab.costs import BOTS, LEAST, Cost, cost_of, rounded, studies
from timefront.games.registry import GAMES
from timefront.lab.simulate import Study

ROOT = Path(__file__).parents[2]


def test_every_game_is_measured_with_every_bot() -> None:
    found = [(study.game, study.scenario, study.bots[0]) for study in studies()]
    joan = GAMES["joan_of_arc"]
    for bot in BOTS:
        assert ("duel_of_time", "", bot) in found
        assert ("battle_through_history", "", bot) in found
        assert {key for game, key, of in found if game == "joan_of_arc" and of == bot} == {
            *joan.scenarios(joan.built_in_pack())
        }
    assert {len(study.bots) for study in studies() if study.scenario == "compiegne"} == {4}


def test_a_row_says_what_a_million_games_take() -> None:
    line = Cost(Study("duel_of_time", ["random", "random"], 1), [0.36, 0.36, 0.36, 0.36]).line()
    assert line.startswith("| duel_of_time | 2 | `random` | 4 | 0.36 ± 0 | 2.8 | 100 | 50 | 6.2 | 0.39 | ")
    assert [rounded(number) for number in (0.00001234, 0.01234, 1.234, 12.34, 1234.0)] == [
        *("0.000012", "0.012", "1.2", "12", "1,200")
    ]


def test_games_are_played_for_some_time_and_never_too_few() -> None:
    cost = cost_of(Study("duel_of_time", ["random", "random"], 1), 0.0)
    assert len(cost.seconds) == LEAST
    assert all(seconds > 0 for seconds in cost.seconds)


def test_the_table_is_put_into_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "cluster.md"
    page.write_text((ROOT / "docs" / "cluster.md").read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(costs, "PAGE", page)
    monkeypatch.setattr(costs, "RESULTS", tmp_path / "costs.json")
    monkeypatch.setattr(costs, "built", lambda: "")
    for only in ("battle_through_history random", "duel_of_time random"):
        assert costs.main(["--seconds", "0", "--only", only, "--write"]) == 0
    text = page.read_text(encoding="utf-8")
    assert text.index("| duel_of_time | 2 | `random` | 3 |") < text.index(
        "| battle_through_history | 2 | `random` | 3 |"
    )
    assert text.count("|---|---:|---|") == 1
