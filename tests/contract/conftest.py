"""The games that the contract suite runs on: every registered one, and the made-up test game."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from tests.games.joan_of_arc.legend import with_legend_cards
from tests.kernel.skirmish import SKIRMISH
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.games.registry import GAMES
from timefront.kernel.game import Game
from timefront.kernel.packs import PackFiles
from timefront.kernel.setting import Setting
from tools.free_battles import free_battles


@cache
def settings_of(game: Game[Any]) -> list[Setting]:
    """Every scenario and a free battle once with the default options, and every value of every option once."""
    pack = game.built_in_pack() if game.name in GAMES else PackFiles({})
    usual = game.scenario_seats(pack, "")
    settings: list[Setting] = []
    for number, scenario in enumerate(game.scenarios(pack)):
        counts = game.scenario_seats(pack, scenario)
        settings.append(game.setting(pack, scenario, {}, counts[number % len(counts)]))
    settings[:0] = free_battles(game, pack)[:1]
    if game.name == JOAN_OF_ARC.name:
        settings[:0] = [game.setting(with_legend_cards(deck), "foragers", {}, 2) for deck in ("myth", "tactics")]
    for option in game.options:
        settings += [game.setting(pack, "", {option.name: value}, usual[-1]) for value in option.values]
    return settings or [game.setting(pack, "", {}, count) for count in usual]


ALL = [*GAMES.values(), SKIRMISH]


@pytest.fixture(params=[game for game in ALL if game.has_secrets], ids=lambda game: game.name)
def secretive(request: pytest.FixtureRequest) -> Game[Any]:
    """Each game that has hidden information, one after the other."""
    chosen: Game[Any] = request.param
    return chosen


@pytest.fixture(params=ALL, ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Game[Any]:
    """Each game, one after the other."""
    chosen: Game[Any] = request.param
    return chosen
