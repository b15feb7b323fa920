"""The tool that plays random games by the thousand and checks every position."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from timefront.games.registry import GAMES
from tools import sound_walks


def run(monkeypatch: pytest.MonkeyPatch, results: Path, *wishes: str) -> int:
    monkeypatch.setattr("sys.argv", ["sound_walks", "--results", str(results), *wishes])
    return sound_walks.main()


def test_every_scenario_and_free_battles_are_walked() -> None:
    settings = sound_walks.all_settings()
    for game in GAMES.values():
        assert set(game.scenarios(game.built_in_pack())) <= set(settings)
    assert len({setting.pack.hash for _, setting in settings["free_battle"]}) == 3


def test_what_was_walked_is_not_walked_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    results = tmp_path / "walks.jsonl"
    assert run(monkeypatch, results, "--walks", "2", "foragers") == 0
    before = results.read_text().splitlines()
    assert run(monkeypatch, results, "--walks", "4", "foragers", "beacons") == 0
    after = results.read_text().splitlines()
    assert after[: len(before)] == before
    assert [(row["scenario"], row["number"]) for row in map(json.loads, after)] == [
        *(("foragers", 0), ("foragers", 1)),
        *(("beacons", 0), ("beacons", 1)),
    ]
    assert "4 games" in capsys.readouterr().out.splitlines()[-1]


def test_an_unsound_position_is_found_out(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sound_walks, "fault_of", lambda game, s, rng: "a piece is nowhere")
    assert run(monkeypatch, tmp_path / "walks.jsonl", "--walks", "1", "foragers") == 1
    assert "foragers 0, position 1: a piece is nowhere" in capsys.readouterr().out
