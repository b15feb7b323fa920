"""Plans: several choices that a search takes as one step, and that its bot keeps for the next questions."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.bots.orders import knowledge_of, ordered
from tests.games.joan_of_arc.acting import FRENCH
from timefront.bots.mcts import MctsBot, TreeSearch
from timefront.bots.plans import Plan, follow, is_plan
from timefront.games.joan_of_arc.bots.macros import MOST_ORDERS, MOST_PLANS
from timefront.games.joan_of_arc.content.vocabulary import CHARGE, COMMAND
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.games.registry import GAMES
from timefront.kernel.flow import CHANCE, OVER


def test_a_plan_is_an_order_with_what_all_its_units_declare() -> None:
    scene = ordered()
    plans = JOAN_OF_ARC.judge.macros(scene.s)
    assert 0 < len(plans) <= MOST_ORDERS * MOST_PLANS
    for plan in plans:
        copy = scene.s.clone()
        for choice in plan:
            assert copy.seat == FRENCH
            assert choice in copy.offer()
            copy.answer(choice)
        assert copy.seat == CHANCE or copy.question_name() in ("OrderPhase.order", "Activation.resolve")
    verbs = {tuple(choice[0] for choice in plan) for plan in plans}
    assert any(plan[0] == ("order", CHARGE, scene.area("A2")) and "charge" in plan[1][0] for plan in plans), verbs


@pytest.mark.parametrize("scenario", ["foragers", "fierbois"])
def test_every_plan_begins_with_an_offer_and_plans_belong_to_the_order_phase(scenario: str) -> None:
    game, rng = GAMES["joan_of_arc"], Random(scenario)
    s: Any = game.new(game.setting(game.built_in_pack(), scenario, {}, 2))
    asked = 0
    while s.seat != OVER and asked < 12:
        if s.seat == CHANCE:
            s.answer(s.chance().sample(rng))
            continue
        plans = game.judge.macros(s)
        if s.question_name() in ("OrderPhase.order", "OrderPhase.order_or_card"):
            asked += 1
            assert {plan[0] for plan in plans} <= set(s.offer())
        else:
            assert plans == []
        s.answer(rng.choice(s.offer()))
    assert asked >= 4


def test_a_plan_is_followed_as_long_as_it_is_offered() -> None:
    scene = ordered()
    order = ("order", COMMAND, scene.area("B2"))
    s = scene.s.clone()
    follow(s, (order, ("wait", 99), ("wait", 2)))
    assert s.question_name() == "Declaration.deed"
    follow(s, ("wait", 2))
    assert s.question_name() == "OrderPhase.order"
    assert is_plan((order,))
    assert not is_plan(order)
    assert not is_plan(())


def test_the_bot_keeps_its_plan_for_the_questions_that_follow() -> None:
    s = ordered().s
    bot = MctsBot(60)
    rng = Random(5)
    first = bot.choose(knowledge_of(s), rng)
    assert first[0] == "order"
    planned = bot.plan.choices[:]
    assert planned
    s.answer(first)
    bot.iterations = 0  # it need not search again
    while planned:
        choice = bot.choose(knowledge_of(s), rng)
        assert choice == planned.pop(0)
        s.answer(choice)
        while s.seat == FRENCH and len(s.offer()) == 1:
            s.answer(s.offer()[0])
            planned = bot.plan.choices[:]
    assert bot.plan.choices == []


def test_a_plan_is_forgotten_when_another_question_comes() -> None:
    scene = ordered()
    plan = Plan()
    plan.keep(knowledge_of(scene.s), list(JOAN_OF_ARC.judge.macros(scene.s)[0]))
    assert plan.choices
    assert plan.next_choice(knowledge_of(scene.s)) is None
    assert plan.choices == []


def test_without_plans_the_search_weighs_single_choices() -> None:
    s = ordered().s
    search = TreeSearch(knowledge_of(s), Random(1), makes_plans=False)
    for _ in range(20):
        search.iterate()
    assert not any(is_plan(edge) for edge in search.root.children)
    with_plans = TreeSearch(knowledge_of(s), Random(1))
    for _ in range(20):
        with_plans.iterate()
    rows = with_plans.statistics()
    assert sum(row.visits for row in rows) == 20
    assert [row.choice for row in rows if row.visits] != []
    assert {row.choice for row in rows} == set(s.offer())
