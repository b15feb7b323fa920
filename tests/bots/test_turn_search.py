"""The search that plays turns to their end."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import pytest

from tests.bots.orders import knowledge_of, ordered
from timefront.bots.bot import Knowledge
from timefront.bots.greedy import GreedyBot, usual_choice
from timefront.bots.mcts import MctsBot
from timefront.bots.plans import is_plan
from timefront.bots.playing import play_game
from timefront.bots.turn_search import MOST, TURNS, TurnSearch
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.games.joan_of_arc.state import War
from timefront.kernel.flow import CHANCE, OVER, dumps
from timefront.kernel.judge import Judge
from timefront.kernel.questions import Choice

JUDGE = JOAN_OF_ARC.judge


class Recording(Judge[War]):
    """The judge of Joan of Arc, who remembers of which turn the positions were."""

    def __init__(self) -> None:
        self.turns: list[int] = []

    def evaluate(self, s: War) -> list[float]:
        self.turns.append(OVER if s.seat == OVER else JUDGE.horizon(s))
        return JUDGE.evaluate(s)

    def habit(self, s: War) -> Choice | None:
        return JUDGE.habit(s)

    def horizon(self, s: War) -> int:
        return JUDGE.horizon(s)

    def quick_offers(self, s: War) -> list[Choice]:
        return JUDGE.quick_offers(s)


def test_the_best_plans_and_choices_are_compared() -> None:
    known = knowledge_of(ordered().s)
    edges = TurnSearch(known, Random(1), 12).edges
    judged = [edge.judged for edge in edges]
    assert len(edges) == MOST
    assert judged == sorted(judged, reverse=True)
    assert any(is_plan(edge.choice) for edge in edges)
    assert {edge.first_choice() for edge in edges} <= set(known.offers)
    few = TurnSearch(known, Random(1), 6).edges
    assert [edge.choice for edge in few] == [edge.choice for edge in edges[:3]]


def test_a_bot_that_makes_no_plans_compares_choices() -> None:
    single = TurnSearch(knowledge_of(ordered().s), Random(1), 12, makes_plans=False)
    assert len(single.edges) > 1
    assert not any(is_plan(edge.choice) for edge in single.edges)
    assert single.best_plan() == []


def without_plans(scenario: str, games: int) -> list[tuple[bool, int]]:
    """Choices of games for which there is no plan: whether nobody could be attacked, and how many are compared."""
    found: list[tuple[bool, int]] = []
    setting = JOAN_OF_ARC.setting(JOAN_OF_ARC.built_in_pack(), scenario, {}, 2)
    for number in range(games):
        s: Any = JOAN_OF_ARC.new(setting)
        rng, bot = Random(number), GreedyBot()
        while s.seat != OVER:
            if s.seat == CHANCE:
                s.answer(s.chance().sample(rng))
                continue
            known = Knowledge(JOAN_OF_ARC, s, s.seat)
            if len(JUDGE.worth_weighing(known.offers)) > 1 and usual_choice(known, s) is None and not JUDGE.macros(s):
                found.append((JUDGE.is_quiet(s), len(TurnSearch(known, rng, 12).edges)))
            s.answer(bot.choose(known, rng))
    return found


def test_without_plans_choices_are_compared_where_nobody_can_be_attacked() -> None:
    found = [edges for is_quiet, edges in without_plans("chinon", 2) if is_quiet]
    assert len(found) > 20
    assert all(2 <= edges <= MOST for edges in found)


def test_where_somebody_can_be_attacked_the_closer_judgement_decides() -> None:
    found = [edges for is_quiet, edges in without_plans("foragers", 2) if not is_quiet]
    assert len(found) > 20
    assert set(found) == {1}


def test_a_sample_is_judged_after_the_reply() -> None:
    search = TurnSearch(knowledge_of(ordered().s), Random(1), 12)
    search.judge = judge = Recording()
    for edge in search.edges:
        judge.turns = []
        search._share_after(edge.choice, Random(2))
        turns = [turn for turn in dict.fromkeys(judge.turns) if turn != OVER]
        assert turns[0] == search.horizon
        assert judge.turns[-1] == OVER or len(turns) == TURNS + 1
        assert judge.turns[-1] == OVER or judge.turns.count(judge.turns[-1]) == 1


def test_better_edges_get_more_samples_until_one_is_left() -> None:
    s = ordered().s
    before = dumps(s)
    search = TurnSearch(knowledge_of(s), Random(1), 40)
    edges = [*search.edges]
    search.search()
    assert [search.edges[0].samples] == [max(edge.samples for edge in edges)]
    assert len(search.edges) == 1
    assert min(edge.samples for edge in edges) >= 1
    assert len({edge.samples for edge in edges}) > 1
    assert sum(edge.samples for edge in edges) <= 40 + 3 * MOST
    assert all(0 <= edge.share() <= 1 for edge in edges)
    assert dumps(s) == before


def test_when_the_time_is_over_the_best_up_to_now_is_chosen() -> None:
    search = TurnSearch(knowledge_of(ordered().s), Random(1), 10_000)
    edges = [*search.edges]
    search.search(time.perf_counter() + 0.5)
    assert len({edge.samples for edge in edges}) <= 2
    assert search.edges[0].share() == max(edge.share() for edge in search.edges)


def test_what_nobody_had_time_to_sample_is_given_up() -> None:
    search = TurnSearch(knowledge_of(ordered().s), Random(1), 10_000)
    best, *others = search.edges
    search.search(time.perf_counter())
    assert search.edges == [best]
    assert [edge.samples for edge in (best, *others)] == [1, *(0 for _ in others)]


def test_samples_that_some_edges_did_not_get_do_not_count() -> None:
    search = TurnSearch(knowledge_of(ordered().s), Random(1), 10_000)
    edges = [*search.edges]
    search._sample(0.0)
    search._sample(time.perf_counter())
    assert search.edges == edges
    assert {edge.samples for edge in edges} == {1}


def test_the_same_random_numbers_lead_to_the_same_choice() -> None:
    known = knowledge_of(ordered().s)
    found = []
    for _ in range(2):
        search = TurnSearch(known, Random(3), 20)
        search.search()
        found.append((search.edges[0].choice, search.edges[0].share()))
    assert found[0] == found[1]


def test_what_is_chosen_by_habit_is_not_compared_with_anything() -> None:
    s: Any = JOAN_OF_ARC.new(JOAN_OF_ARC.setting(JOAN_OF_ARC.built_in_pack(), "patay", {}, 2))
    rng, bot, found = Random(1), GreedyBot(), 0
    while s.seat != OVER and found < 3:
        if s.seat == CHANCE:
            s.answer(s.chance().sample(rng))
            continue
        known = Knowledge(JOAN_OF_ARC, s, s.seat)
        usual = JUDGE.habit(s)
        if len(known.offers) > 1 and usual in known.offers:
            found += 1
            assert [edge.choice for edge in TurnSearch(known, rng, 12).edges] == [usual]
        s.answer(bot.choose(known, rng))
    assert found == 3


@pytest.mark.slow
def test_the_bot_plays_whole_games() -> None:
    setting = JOAN_OF_ARC.setting(JOAN_OF_ARC.built_in_pack(), "foragers", {}, 2)
    games = [play_game(JOAN_OF_ARC, setting, [MctsBot(20), GreedyBot()], "whole", [0, 1]) for _ in range(2)]
    assert games[0].s.seat == OVER
    assert dumps(games[0].s) == dumps(games[1].s)
