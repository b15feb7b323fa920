"""Bots choose legal offers, from what their seat knows, within their budget."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import count, islice
from math import sqrt
from random import Random
from typing import Any

import pytest

from tests.bots.tables import DUEL, TWO_GAMES, Watched, decisions, setting_of
from timefront.bots.bot import Bot, Knowledge, RandomBot
from timefront.bots.greedy import BUDGET, GreedyBot, Search
from timefront.bots.mcts import MctsBot, Statistics, rows_for_hint
from timefront.bots.playing import play_game
from timefront.bots.registry import LEVELS, SECONDS_AT_TABLE, UnknownBot, bot_in, bot_named
from timefront.games.duel_of_time.state import TURNS
from timefront.kernel.flow import CHANCE, OVER, State, dumps
from timefront.kernel.game import Game
from timefront.kernel.questions import Choice

BOTS: list[Bot] = [RandomBot(), GreedyBot(40), MctsBot(40)]


@pytest.fixture(params=BOTS, ids=lambda bot: bot.name.partition(":")[0])
def bot(request: pytest.FixtureRequest) -> Bot:
    """One bot after another."""
    chosen: Bot = request.param
    return chosen


@pytest.fixture(params=TWO_GAMES, ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Game[Any]:
    """A game for two seats and one for three."""
    chosen: Game[Any] = request.param
    return chosen


def test_a_bot_chooses_one_of_the_offers(game: Game[Any], bot: Bot) -> None:
    for number, s in enumerate(decisions(game, "legal", 25)):
        choice = bot.choose(Knowledge(game, s, s.seat), Random(number))
        assert choice in s.offer()
        assert s.refuse(s.seat, choice) is None


def test_a_bot_never_touches_the_real_position(game: Game[Any], bot: Bot) -> None:
    for number, s in enumerate(decisions(game, "live", 15)):
        before, offers = dumps(s), list(s.offer())
        bot.choose(Knowledge(game, s, s.seat), Random(number))
        assert dumps(s) == before
        assert s.offer() == offers


@pytest.mark.slow
def test_a_choice_depends_on_what_the_seat_knows_alone(game: Game[Any], bot: Bot) -> None:
    differing = 0
    for number, s in enumerate(decisions(game, "twin", 20)):
        choice = bot.choose(Knowledge(game, s, s.seat), Random(number))
        twin = game.determinize(s, s.seat, Random(f"twin {number}"))
        differing += dumps(twin) != dumps(s)
        assert bot.choose(Knowledge(game, twin, s.seat), Random(number)) == choice
    assert differing > 5


def test_the_same_position_and_luck_give_the_same_choice(game: Game[Any], bot: Bot) -> None:
    for number, s in enumerate(decisions(game, "same", 10)):
        choices = {bot.choose(Knowledge(game, s, s.seat), Random(number)) for _ in range(3)}
        assert len(choices) == 1


def test_whole_games_of_any_bots_end(game: Game[Any]) -> None:
    for first in range(3):
        seated = [BOTS[(first + seat) % 3] for seat in range(game.seat_counts[0])]
        played = play_game(game, setting_of(game), seated, f"whole {first}", list(range(len(seated))))
        assert played.s.seat == OVER
        assert played.moves > played.decisions > 5


def test_the_random_bot_takes_every_offer_equally_often() -> None:
    s = next(decisions(DUEL, "even", 1))
    rng = Random(1)
    knowledge = Knowledge(DUEL, s, s.seat)
    picked = [RandomBot().choose(knowledge, rng) for _ in range(100 * len(s.offer()))]
    assert all(60 < picked.count(choice) < 140 for choice in s.offer())


# Greedy


@pytest.mark.slow
@pytest.mark.parametrize("budget", [BUDGET, 1000])
def test_greedy_keeps_to_its_budget(game: Game[Any], budget: int) -> None:
    """It may only exceed the budget to finish the last branch."""
    for number, s in enumerate(decisions(game, "budget", 25)):
        watched = Watched(game)
        GreedyBot(budget).choose(Knowledge(watched, s, s.seat), Random(number))
        assert watched.sampled == 2  # the twin, and the sample
        assert len(s.offer()) <= watched.judged <= budget + 30


def test_a_bigger_budget_looks_farther() -> None:
    judged = []
    for budget in (10, 100, 1000):
        watched = Watched(DUEL)
        for number, s in enumerate(decisions(DUEL, "farther", 10)):
            GreedyBot(budget).choose(Knowledge(watched, s, s.seat), Random(number))
        judged.append(watched.judged)
    assert judged[0] < judged[1] < judged[2]


@pytest.mark.slow
@pytest.mark.parametrize("thinker", [GreedyBot(), MctsBot(150)], ids=["greedy", "mcts"])
def test_a_bot_that_thinks_takes_the_choice_that_wins_at_once(thinker: Bot) -> None:
    """In the last turn of a duel, the choice with the best certain end is known."""
    for number, (s, ends) in enumerate(islice(last_choices(), 40)):
        choice = thinker.choose(Knowledge(DUEL, s, s.seat), Random(number))
        assert ends[choice] == max(ends.values())


def last_choices() -> Iterator[tuple[State, dict[Choice, float]]]:
    """Positions of random duels in which every choice ends the game, not all equally, with the worth of each choice."""
    rng = Random("last")
    while True:
        s = DUEL.new(setting_of(DUEL))
        while s.seat != OVER:
            if s.seat != CHANCE and s.turn == TURNS - 1:
                ends = ends_of(s)
                if len(ends) == len(s.offer()) and len(set(ends.values())) > 1:
                    yield s, ends
            s.answer(s.chance().sample(rng) if s.seat == CHANCE else rng.choice(s.offer()))


def ends_of(s: State) -> dict[Choice, float]:
    """What each choice that ends the game is worth to the seat that is asked."""
    ends: dict[Choice, float] = {}
    for choice in s.offer():
        copy = s.clone()
        copy.answer(choice)
        if copy.seat == OVER:
            ends[choice] = DUEL.judge.evaluate(copy)[s.seat]
    return ends


def worth(s: State, seat: int, turn: int, asked: set[int]) -> float:
    """What a position is worth to a seat at the end of the turn, if both choose their best: found by brute force."""
    if s.seat == OVER or DUEL.judge.horizon(s) != turn:
        return DUEL.judge.evaluate(s)[seat]
    assert s.seat != CHANCE
    values = []
    for choice in s.offer():
        copy = s.clone()
        copy.answer(choice)
        values.append(worth(copy, seat, turn, asked))
    if min(values) < max(values):
        asked.add(s.seat)
    return max(values) if s.seat == seat else min(values)


def test_greedy_expects_the_best_of_both_until_the_end_of_the_turn() -> None:
    """Late in a duel nothing more is drawn, so that a turn can be searched completely."""
    asked: set[int] = set()
    for number, s in enumerate(decisions(DUEL, "minimax", 400)):
        if s.turn < TURNS - 5 or s.question_name() == "Turn.placement":  # type: ignore[attr-defined]
            continue
        for seat in (0, 1):
            search = Search(DUEL.judge, seat, DUEL.judge.horizon(s), Random(number))
            search.budget = 1_000_000
            assert search.value(s.clone(), -1.0, 2.0) == worth(s, seat, DUEL.judge.horizon(s), asked)
    assert asked == {0, 1}


# Tree search


def test_the_search_draws_a_new_position_for_every_iteration() -> None:
    s = next(decisions(DUEL, "draws", 1))
    watched = Watched(DUEL)
    MctsBot(50).hint(Knowledge(watched, s, s.seat), Random(1))
    assert watched.sampled == 52


def test_a_choice_is_made_once_it_is_certain() -> None:
    early = 0
    for number, s in enumerate(decisions(DUEL, "certain", 20)):
        watched, bot = Watched(DUEL), MctsBot(64)
        choice = bot.choose(Knowledge(watched, s, s.seat), Random(number))
        assert choice == bot.hint(Knowledge(DUEL, s, s.seat), Random(number))[0].choice
        early += watched.sampled < 66
    assert early >= 3


def test_other_luck_searches_otherwise() -> None:
    s = next(decisions(DUEL, "luck", 1))
    rows = [MctsBot(200).hint(Knowledge(DUEL, s, s.seat), Random(seed)) for seed in (1, 1, 2)]
    figures = [[(row.choice, row.visits, row.share) for row in hint] for hint in rows]
    assert figures[0] == figures[1] != figures[2]


@pytest.mark.slow
def test_a_hint_is_sorted_and_its_visits_sum_up(game: Game[Any]) -> None:
    for number, s in enumerate(decisions(game, "hint", 12)):
        rows = MctsBot(60).hint(Knowledge(game, s, s.seat), Random(number))
        assert sorted(row.choice for row in rows) == s.offer()
        assert [row.visits for row in rows] == sorted((row.visits for row in rows), reverse=True)
        assert sum(row.visits for row in rows) == 60
        assert all(0 <= row.share <= 1 for row in rows)
        assert MctsBot(60).choose(Knowledge(game, s, s.seat), Random(number)) == rows[0].choice


def test_a_hint_shows_only_what_was_looked_at_and_the_best_first(game: Game[Any]) -> None:
    seen: set[bool] = set()
    for number, s in enumerate(decisions(game, "shown", 40)):
        rows = MctsBot(12).hint(Knowledge(game, s, s.seat), Random(number))
        shown = rows_for_hint(rows, 2)
        assert 1 <= len(shown) <= 2
        assert all(row.visits > 0 for row in shown)
        sure = [row.share - 1 / sqrt(row.visits) for row in shown]
        assert sure == sorted(sure, reverse=True)
        seen.add(len(shown) < len(rows))
    assert True in seen


def test_a_hint_is_not_led_by_a_lucky_glance() -> None:
    figures = {"a": (400, 0.6), "b": (50, 0.8), "c": (2, 1.0), "d": (0, 0.0)}
    rows = [Statistics((key,), visits, share) for key, (visits, share) in figures.items()]
    assert [row.choice for row in rows_for_hint(rows, 5)] == [("b",), ("a",), ("c",)]


def test_a_search_for_a_time_stops_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock that advances by a hundredth of a second whenever it is read."""
    looks = count()
    monkeypatch.setattr(time, "perf_counter", lambda: next(looks) / 100)
    s = next(decisions(DUEL, "time", 1))
    rows = MctsBot(10_000_000, seconds=0.2).hint(Knowledge(DUEL, s, s.seat), Random(1))
    assert sum(row.visits for row in rows) == 21 * 8, "a look at every eighth, until more than 0.2 s have gone"


def test_a_search_with_time_left_stops_at_its_iterations() -> None:
    s = next(decisions(DUEL, "left", 1))
    rows = MctsBot(40, seconds=60.0).hint(Knowledge(DUEL, s, s.seat), Random(1))
    assert sum(row.visits for row in rows) == 40


# Names

WRONG_NAMES = ["", "chess", "MCTS", "random:3", "mcts:", "mcts:0", "mcts:-1", "mcts:1.5", "mcts:٣", "greedy:1e3"]


def test_bots_have_names_kinds_and_levels() -> None:
    for name in ("random", "greedy", "greedy:7", "mcts", "mcts:7", *LEVELS):
        assert isinstance(bot_named(name), Bot)
    greedy, mcts = bot_named("greedy:7"), bot_named("mcts:7")
    assert isinstance(greedy, GreedyBot)
    assert isinstance(mcts, MctsBot)
    assert (greedy.budget, mcts.iterations) == (7, 7)
    assert (greedy.name, bot_named("greedy").name, mcts.name) == ("greedy:7", "greedy:400", "mcts:7")


def test_only_the_search_of_a_level_is_limited_at_a_table() -> None:
    hard, other = bot_in(DUEL, "hard", SECONDS_AT_TABLE), bot_in(DUEL, "mcts:7", SECONDS_AT_TABLE)
    assert isinstance(hard, MctsBot)
    assert isinstance(other, MctsBot)
    assert (hard.iterations, hard.seconds) == (2000, SECONDS_AT_TABLE)
    assert (other.iterations, other.seconds) == (7, 0.0)
    unlimited = bot_in(DUEL, "hard")
    assert isinstance(unlimited, MctsBot)
    assert unlimited.seconds == 0.0


@pytest.mark.parametrize(
    "name",
    ["", "chess", "random:3", "mcts:", "mcts:0", "mcts:-1", "mcts:1.5", "mcts:x", "mcts:٣", "greedy:1e3", "MCTS"],
)
def test_unknown_names_say_what_is_known(name: str) -> None:
    with pytest.raises(UnknownBot, match="known are easy, medium, hard, random"):
        bot_named(name)
