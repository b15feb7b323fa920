"""The pages about balance are made from reports: a row for each side, kept with its commit."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bench import balance, levels
from bench.balance import BATTLE, JOAN, Row, rows_of, studies
from bench.joan import careful
from bench.series.reports import reported

ROOT = Path(__file__).parents[2]


def test_every_scenario_and_number_of_players_is_measured() -> None:
    names = [study.name for study in studies()]
    assert f"{JOAN}, compiegne" in names
    assert [study.seats for study in studies() if study.game == BATTLE] == [2, 3, 4, 5]


def test_pages_have_a_place_for_every_table() -> None:
    for game, page in balance.PAGES.items():
        text = page.read_text(encoding="utf-8")
        for mark in ("report", "careful") if game == JOAN else ("report",):
            assert f"<!-- {mark} -->\n" in text
            assert f"<!-- /{mark} -->\n" in text


def test_a_row_is_judged_by_its_figure() -> None:
    share = {"mean": 0.57, "low": 0.5, "high": 0.64}
    row = Row(f"{JOAN}, patay", "French", 40, 0.58, share, 0.05, 301.4, 0.2, 0.31, 9, "points 1 2.00", "abc")
    figures = "57.0% (50.0% to 64.0%) | holds | 5.0% | 301 | 20% | 31% | 9 | points 1 2.00 | abc |"
    assert row.line() == f"| patay | 40 | French | at most 58% | {figures}"
    row.share = {**share, "mean": 0.59}
    assert "| open |" in row.line()
    row.share = {"mean": 0.7, "low": 0.6, "high": 0.8}
    assert "| DOES NOT HOLD |" in row.line()


def test_careful_play_is_judged_by_side() -> None:
    games = [careful.Played(share=share, is_draw=share == 0.5, rounds=4) for share in (1.0, 1.0, 0.5, 0.0)]
    lines, holds = careful.lines_of("brignais", games)
    assert holds
    assert lines[0].startswith("| brignais | 4 | the French | at most 60% | 62.5% (")
    assert lines[0].endswith("| open | 25.0% | 4.00 |")
    assert "| the Free Companies | at most 60% | 37.5% (" in lines[1]
    assert not careful.lines_of("brignais", games[:2] * 40)[1]


def test_a_report_becomes_rows_of_a_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With random bots, since even the quick ones take seconds per game."""
    pages = {game: tmp_path / page.name for game, page in balance.PAGES.items()}
    for game, page in pages.items():
        page.write_text(balance.PAGES[game].read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(balance, "PAGES", pages)
    data = reported(JOAN, "foragers", 2, "random", 2, folder=tmp_path / "reports")
    study = next(study for study in studies() if study.name == f"{JOAN}, foragers")
    rows = rows_of(study, data)
    assert [row.side for row in rows] == ["the French", "the English"]
    assert rows[0].games == 2
    assert sum(row.share["mean"] for row in rows) == pytest.approx(1)
    assert "rounds played" in rows[0].measures
    results = tmp_path / "balance.json"
    older = [Row(**{**vars(row), "study": f"{JOAN}, patay", "commit": "older"}) for row in rows]
    balance.write(older, results)
    balance.write(rows, results)
    text = pages[JOAN].read_text(encoding="utf-8")
    assert text.index("| foragers | 2 | the French |") < text.index("| patay | 2 | the French |")
    assert "| older |" in text
    assert len(json.loads(results.read_text(encoding="utf-8"))) == 4
    again = reported(JOAN, "foragers", 2, "random", 2, folder=tmp_path / "reports")
    assert again == data
    assert len([*(tmp_path / "reports").glob("*.jsonl")]) == 1


@pytest.mark.long
@pytest.mark.parametrize("game", list(levels.STARTER))
def test_levels_are_read_from_reports(game: str, tmp_path: Path) -> None:
    row = next(row for row in levels.rows_of(game) if row.bot in ("random", "easy"))
    row.bot = "random"
    data: dict[str, Any] = reported(game, row.scenario, 2, "random", 3, folder=tmp_path)
    found = levels.figures(row, data)
    assert found["games"] == 3
    assert 0 <= found["starter"] <= 1
    assert found["commit"] == data["commit"]
    assert levels.line_of(found).startswith(f"| {row.name} | 3 |")


def test_the_rows_of_levels_that_were_measured_stay() -> None:
    kept = json.loads((ROOT / "bench" / "levels.json").read_text(encoding="utf-8"))
    page = (ROOT / "docs" / "balance-levels.md").read_text(encoding="utf-8")
    assert page == levels.PAGE + "\n".join(map(levels.line_of, kept)) + "\n"
