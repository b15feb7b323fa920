"""Data sets as Parquet hold the same as those in JSON lines."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from pyarrow import parquet

from timefront.bots.pools import THIS_PROCESS
from timefront.games.registry import GAMES
from timefront.lab.export import export, head_of, read_games, read_head
from timefront.lab.simulate import Study


@pytest.mark.parametrize("name", GAMES)
def test_parquet_holds_what_json_lines_hold(name: str, tmp_path: Path) -> None:
    study = Study(name, ["random"] * GAMES[name].seat_counts[0], 3)
    for ending in ("jsonl", "parquet"):
        export(study, tmp_path / f"games.{ending}", views=True, pool=THIS_PROCESS, progress=lambda _: None)
    assert read_head(tmp_path / "games.parquet") == read_head(tmp_path / "games.jsonl") == head_of(study)
    rows = iter(parquet.read_table(tmp_path / "games.parquet").to_pylist())
    for game in read_games(tmp_path / "games.jsonl"):
        for number, told in enumerate(game.decisions):
            row = next(rows)
            assert (row["game"], row["decision"], row["seat"]) == (game.game, number, told.seat)
            assert (row["number"], row["options"], row["observation"]) == (told.number, told.options, told.observation)
            assert msgspec.json.decode(row["choice"]) == told.choice
            assert msgspec.json.decode(row["view"]) == told.view
            assert row["share"] == pytest.approx(game.shares[told.seat])
    assert next(rows, None) is None
