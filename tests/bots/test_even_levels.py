"""A bot against itself wins as often with one seat as with the other: what it overlooks favours nobody."""

from __future__ import annotations

from math import sqrt

import pytest

from timefront.bots.playing import play_game
from timefront.bots.registry import bot_named
from timefront.games.registry import GAMES

DUEL = GAMES["duel_of_time"]
SCENARIOS = DUEL.scenarios(DUEL.built_in_pack())
DEVIATIONS = 3
"""Beyond so many standard deviations it is no noise."""


def first_seats_share(bot: str, scenario: str, games: int) -> float:
    """The mean share of Yellow, the bot on both seats."""
    setting = DUEL.setting(DUEL.built_in_pack(), scenario, {}, 2)
    player = bot_named(bot)
    shares = 0.0
    for number in range(games):
        outcome = DUEL.outcome(play_game(DUEL, setting, [player, player], f"even/{number}", [0, 1]).s)
        assert outcome is not None
        shares += outcome.share(0)
    return shares / games


@pytest.mark.slow
@pytest.mark.parametrize(("level", "games"), [("easy", 120), pytest.param("medium", 16, marks=pytest.mark.long)])
def test_a_level_is_even_against_itself(level: str, games: int) -> None:
    assert abs(first_seats_share(level, "beacons", games) - 0.5) <= DEVIATIONS * 0.5 / sqrt(games)


@pytest.mark.long
@pytest.mark.parametrize(
    ("level", "scenario", "games"),
    [*(("easy", scenario, 200) for scenario in SCENARIOS), ("medium", "beacons", 40)],
)
def test_a_level_is_even_against_itself_in_many_games(level: str, scenario: str, games: int) -> None:
    assert abs(first_seats_share(level, scenario, games) - 0.5) <= DEVIATIONS * 0.5 / sqrt(games)
