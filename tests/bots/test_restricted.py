"""Bots that may not do everything."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest

from tests.bots.tables import setting_of
from timefront.bots.bot import Knowledge
from timefront.bots.greedy import best_click
from timefront.bots.playing import play_game
from timefront.bots.registry import bot_named
from timefront.bots.restricted import RestrictedBot
from timefront.games.registry import GAMES
from timefront.kernel.flow import CHANCE, OVER, dumps
from timefront.kernel.questions import Choice

DUEL = GAMES["duel_of_time"]


FORBIDDEN = 3
"""A command card."""


def is_forbidden(_: Any, choice: Choice) -> bool:
    """Whether a choice plays the forbidden card."""
    return choice[:2] == ("play", FORBIDDEN)


@pytest.mark.parametrize("name", ["random", "greedy:8", "odds-greedy", "mcts:8"])
def test_a_restricted_bot_never_chooses_what_it_may_not(name: str) -> None:
    s, rng = DUEL.new(setting_of(DUEL)), Random(2)
    bot, spared = RestrictedBot(bot_named(name), "without a card", is_forbidden), 0
    while s.seat != OVER:
        if s.seat == CHANCE:
            s.answer(s.chance().sample(rng))
            continue
        offers = s.offer()
        choice = bot.choose(Knowledge(DUEL, s, s.seat), rng)
        assert choice in offers
        forbidden = [offer for offer in offers if is_forbidden(s, offer)]
        if len(forbidden) < len(offers):
            assert choice not in forbidden
            spared += bool(forbidden)
        s.answer(choice)
    assert spared > 0


def test_where_nothing_is_forbidden_it_chooses_as_the_other_bot() -> None:
    free = bot_named("greedy:8")
    bot = RestrictedBot(free, "may do everything", lambda _, choice: choice[0] == "surrender")
    setting = setting_of(DUEL)
    games = [play_game(DUEL, setting, [one, free], "alike", [0, 1]) for one in (free, bot)]
    assert dumps(games[0].s) == dumps(games[1].s)


@pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
@pytest.mark.parametrize("name", ["greedy:8", "mcts:4"])
def test_bots_weigh_only_what_they_are_offered(game: Any, name: str) -> None:
    """A bot's knowledge may offer fewer choices than the rules allow: habits and searches keep to them."""
    s, rng = game.new(setting_of(game)), Random(5)
    bot, asked = bot_named(name), 0
    while s.seat != OVER and asked < 12:
        if s.seat == CHANCE:
            s.answer(s.chance().sample(rng))
            continue
        knowledge = Knowledge(game, s, s.seat)
        usual = knowledge.offers[0] if len(knowledge.offers) == 1 else bot.choose(knowledge, rng)
        others = [offer for offer in s.offer() if offer != usual]
        if len(others) > 1:
            asked += 1
            fewer = Knowledge(game, s, s.seat)
            fewer.offers = others
            assert bot.choose(fewer, rng) in others
        s.answer(usual)
    assert asked == 12


def is_same(one: Choice, _: Any, other: Choice) -> bool:
    """Whether a choice is a given one."""
    return one == other


def test_where_a_habit_is_forbidden_the_best_of_the_rest_is_chosen() -> None:
    game: Any = GAMES["joan_of_arc"]
    s, rng = game.new(game.setting(game.built_in_pack(), "patay", {}, 2)), Random(3)
    greedy, seen = bot_named("greedy"), 0
    while s.seat != OVER and not seen:
        if s.seat == CHANCE:
            s.answer(s.chance().sample(rng))
            continue
        offers = s.offer()
        usual: Choice | None = game.judge.habit(s)
        if usual is not None and len(offers) > 2:
            seen += 1
            bot = RestrictedBot(greedy, "against its habit", partial(is_same, usual))
            knowledge = Knowledge(game, s, s.seat)
            knowledge.offers = [offer for offer in offers if offer != usual]
            found = {bot.choose(Knowledge(game, s, s.seat), Random(seed)) for seed in range(8)}
            best = {best_click(knowledge, game.judge.evaluate, [knowledge.sample(rng)], Random(n)) for n in range(32)}
            assert found <= best
        s.answer(offers[0] if len(offers) == 1 else greedy.choose(Knowledge(game, s, s.seat), rng))
    assert seen
