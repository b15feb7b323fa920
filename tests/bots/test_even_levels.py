"""A bot against itself wins equally often with either seat: what it overlooks favours nobody."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from random import Random

import pytest

from tests.games.duel_of_time.table import MOVE_RALLY, RED_FIELD, YELLOW_FIELD, Table
from timefront.bots.greedy import Search
from timefront.bots.playing import play_game
from timefront.bots.registry import bot_named
from timefront.games.duel_of_time.content.geometry import YELLOW
from timefront.games.duel_of_time.content.pack import MOVE
from timefront.games.duel_of_time.rules.turn import Turn
from timefront.games.registry import GAMES

DUEL = GAMES["duel_of_time"]
SCENARIOS = DUEL.scenarios(DUEL.built_in_pack())
DEVIATIONS = 3
"""Beyond this many standard deviations it is not noise."""


def first_seats_share(bot: str, scenario: str, games: int) -> float:
    """The mean share of Yellow, with the bot on both seats."""
    setting = DUEL.setting(DUEL.built_in_pack(), scenario, {}, 2)
    player = bot_named(bot)
    shares = 0.0
    for number in range(games):
        outcome = DUEL.outcome(play_game(DUEL, setting, [player, player], f"even/{number}", [0, 1]).s)
        assert outcome is not None
        shares += outcome.share(0)
    return shares / games


def test_where_the_budget_ends_every_offer_is_looked_at_as_often() -> None:
    """Yellow may move one, two or three units, and the budget is enough to look at one of these, whichever it is."""
    table = Table([0, 3, 0, 0, 0], row={YELLOW_FIELD: (MOVE, YELLOW)}, hands=([MOVE_RALLY], []))
    s = table.run(Turn()).play(YELLOW, MOVE_RALLY, RED_FIELD).s
    assert len(s.offer()) == 3
    seen: Counter[float] = Counter()
    for seed in range(90):
        search = Search(DUEL.judge, YELLOW, DUEL.judge.horizon(s), Random(seed))
        search.budget = 1
        seen[search.value(s.clone(), -1.0, 2.0)] += 1
    assert len(seen) == 3
    assert min(seen.values()) > 15


@pytest.mark.long
@pytest.mark.parametrize(("level", "games"), [("easy", 120), ("medium", 16)])
def test_a_level_is_even_against_itself(level: str, games: int) -> None:
    assert abs(first_seats_share(level, "beacons", games) - 0.5) <= DEVIATIONS * 0.5 / sqrt(games)


@pytest.mark.long
@pytest.mark.parametrize(
    ("level", "scenario", "games"),
    [*(("easy", scenario, 200) for scenario in SCENARIOS), ("medium", "beacons", 40)],
)
def test_a_level_is_even_against_itself_in_many_games(level: str, scenario: str, games: int) -> None:
    assert abs(first_seats_share(level, scenario, games) - 0.5) <= DEVIATIONS * 0.5 / sqrt(games)
