"""Bots against each other: paired luck, swapped seats, and figures that do not depend on the workers."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import mean, stdev

import pytest

from tests.bots.tables import DUEL, RecordingBot, setting_of
from timefront.bots.arena import Contest, ContestResult, play_contest, play_pairs
from timefront.bots.playing import play_game
from timefront.bots.pools import THIS_PROCESS, Pool
from timefront.games.duel_of_time.show.records import DuelView
from timefront.kernel.flow import dumps
from timefront.kernel.intervals import interval
from timefront.kernel.narrator import View


def nobody_looks(_: int) -> None:
    """Show no progress bar."""


def drawn_cards(seen: Sequence[View], seat: int) -> list[set[int]]:
    """For every time a seat was asked, all cards it had drawn: those in hand and those played, in order."""
    drawn: list[set[int]] = []
    for view in seen:
        assert isinstance(view, DuelView)
        played = {card for owner, card, _, _ in view.played if owner == seat}
        cards = played | set(view.players[seat].hand or [])
        if not drawn or drawn[-1] != cards:
            drawn.append(cards)
    return drawn


def test_both_games_of_a_pair_have_the_same_luck_whatever_is_played() -> None:
    for number in range(5):
        luck = []
        for places in ((0, -1), (-1, 0), (0, 0)):
            seated = [RecordingBot(place) for place in places]
            played = play_game(DUEL, setting_of(DUEL), [*seated], f"0/{number}", [0, 1])
            view = DUEL.view(played.s, None)
            assert isinstance(view, DuelView)
            luck.append((view.scenario, view.starter, [drawn_cards(bot.seen, seat) for seat, bot in enumerate(seated)]))
        assert luck[0] == luck[1] == luck[2]
        assert [len(cards) for cards in luck[0][2][0]] == [3, 4, 5, 6, 7, 8]


def test_the_same_seed_plays_the_same_game_and_another_another() -> None:
    def end(seed: str) -> bytes:
        return dumps(play_game(DUEL, setting_of(DUEL), [RecordingBot(0), RecordingBot(-1)], seed, [0, 1]).s)

    assert end("1") == end("1") != end("2")


def test_a_bot_against_itself_plays_two_different_games_of_the_same_luck() -> None:
    standing = play_pairs(Contest("duel_of_time", "random", "random", 40), 0, 40)
    assert set(standing.pairs) > {0.0, 0.5, 1.0}, "a bot that played one game twice would share every pair"
    assert standing.games == 80


def test_a_contest_gives_the_same_standing_for_any_number_of_workers() -> None:
    contest = Contest("duel_of_time", "greedy:10", "random", 7, seed="w")
    standings = [play_contest(contest, Pool(workers), nobody_looks) for workers in (1, 2, 3)]
    assert standings[0] == standings[1] == standings[2]
    assert standings[0].games == 14
    assert len(standings[0].measures["starter_share"]) == 7


def test_a_contest_depends_on_its_seed_scenario_and_options() -> None:
    plain = Contest("duel_of_time", "random", "random", 20)
    others = [
        Contest("duel_of_time", "random", "random", 20, seed="1"),
        Contest("duel_of_time", "random", "random", 20, scenario="levy"),
        Contest("duel_of_time", "random", "random", 20, options={"facing": "free"}),
    ]
    standing = play_contest(plain, THIS_PROCESS, nobody_looks)
    assert all(play_contest(other, THIS_PROCESS, nobody_looks) != standing for other in others)


def test_the_interval_is_the_mean_and_two_standard_errors() -> None:
    values = [1.0, 0.5, 0.5, 0.0, 1.0, 0.75]
    error = stdev(values) / sqrt(6)
    low, high = interval(values)
    assert low == pytest.approx(mean(values) - 1.96 * error)
    assert high == pytest.approx(mean(values) + 1.96 * error)
    assert interval([0.5] * 10) == (0.5, 0.5)
    assert interval([1.0, 0.0]) == (0.0, 1.0)
    assert interval([0.25]) == (0.25, 0.25)


def test_standings_add_up() -> None:
    standing = ContestResult([1.0, 0.5], 1, {"a": [1.0]})
    standing.add(ContestResult([0.0], 2, {"a": [0.5], "b": [2.0]}))
    assert standing == ContestResult([1.0, 0.5, 0.0], 3, {"a": [1.0, 0.5], "b": [2.0]})
    assert (standing.games, standing.rate) == (6, 0.5)
    assert standing.interval == interval([1.0, 0.5, 0.0])


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    standing = play_contest(Contest("duel_of_time", "greedy:60", "random", 20), THIS_PROCESS, nobody_looks)
    assert standing.rate > 0.8
