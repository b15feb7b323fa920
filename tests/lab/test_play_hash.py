"""A series of games is continued only while the bots play the same."""

from __future__ import annotations

import pytest

from bench.series import play_hash
from bench.series.play_hash import scenario_hash
from timefront.bots import registry

GAME = "duel_of_time"


def test_the_hash_is_the_same_while_bots_play_alike() -> None:
    assert scenario_hash(GAME) == scenario_hash(GAME, "beacons", 2)


def test_the_hash_tells_scenarios_and_bots_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    before = scenario_hash(GAME)
    assert scenario_hash(GAME, "trophies") != before
    monkeypatch.setattr(play_hash, "bot_named", lambda _: registry.bot_named("random"))
    assert scenario_hash(GAME) != before


def test_only_series_of_the_tree_search_depend_on_how_it_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    quick, searching = scenario_hash(GAME), scenario_hash(GAME, searches=True)
    assert quick != searching
    monkeypatch.setitem(play_hash.SEARCHING, "mcts:20", 0)
    assert scenario_hash(GAME) == quick
    assert scenario_hash(GAME, searches=True) != searching
