"""The examples run, with smaller numbers."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

FOLDER = Path(__file__).parents[1] / "examples"


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, FOLDER / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_search_of_open_spiel_beats_chance() -> None:
    assert example("ismcts").main(pairs=1, name="random", simulations=20) > 0


def test_our_search_plays_endgames_perfectly(capsys: pytest.CaptureFixture[str]) -> None:
    assert example("endgames").main(1, "mcts:8000") == 0
    assert "missed 0" in capsys.readouterr().out


def test_an_exact_endgame_has_many_positions_and_one_value() -> None:
    endgames = example("endgames")
    nodes = [0]
    assert endgames.exact(endgames.endgame(3), nodes) == 1.0
    assert nodes[0] > 500
