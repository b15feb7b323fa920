"""What a search may leave out of the offers: other ways to the same result, never the result itself."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

from tests.contract.conftest import settings_of
from tests.contract.walks import positions, random_answer
from tests.kernel.skirmish import SKIRMISH
from timefront.bots.bot import Knowledge
from timefront.bots.mcts import TreeSearch
from timefront.bots.registry import bot_named
from timefront.games.registry import GAMES
from timefront.kernel.flow import CHANCE, OVER, State
from timefront.kernel.game import Game
from timefront.kernel.judge import Judge
from timefront.kernel.narrator import parts_of
from timefront.kernel.questions import Choice

BATTLE = GAMES["battle_through_history"]
Offers = Callable[[State], list[Choice]]
WALKS = 8
OF_EACH = 8
"""How many positions of each question, and at most how many offers each: all orders of picks are tried."""
FEW_OFFERS = 9


def answered(s: State, choice: Choice) -> State:
    """A copy in which a choice was made."""
    copy = s.clone()
    copy.answer(choice)
    return copy


def is_asked_again(s: State, before: State) -> bool:
    """Whether the same procedure is still asking, perhaps a different question."""
    same_place = s.seat == before.seat and len(s.stack) == len(before.stack)
    return same_place and type(s.stack[-1]) is type(before.stack[-1])


def ends(game: Game[Any], s: State, start: State, offers: Offers) -> set[str]:
    """What the answers to one procedure that asks repeatedly lead to, as the answering seat sees it."""
    if not is_asked_again(s, start):
        parts = parts_of(game.view(s, start.seat))
        seen = [part for name, part in parts.items() if name not in game.narrator.printed]
        return {f"{seen} {s.question_name() if s.stack else ''}"}
    return set().union(*(ends(game, answered(s, choice), start, offers) for choice in offers(s)))


def picks_several(game: Game[Any], s: State) -> bool:
    """Whether a search leaves something out at this question."""
    for choice in s.offer():
        after = answered(s, choice)
        if is_asked_again(after, s) and len(game.judge.search_offers(after)) < len(after.offer()):
            return True
    return False


def test_a_search_weighs_some_of_the_offers_and_never_none(game: Game[Any]) -> None:
    for s in positions(game, "search", 150):
        if s.seat >= 0:
            found = game.judge.search_offers(s)
            assert found
            assert found == [choice for choice in s.offer() if choice in set(found)]


@cache
def picking_positions(game: Game[Any], walks: int) -> list[State]:
    """Positions of random games in which a search takes one of several ways to the same result, a few per question."""
    found: dict[str, list[State]] = {}
    settings = settings_of(game)
    for number in range(walks):
        rng = Random(f"{game.name}/picks/{number}")
        s = game.new(settings[number % len(settings)])
        while s.seat != OVER:
            if s.seat != CHANCE and picks_several(game, s):
                alike = found.setdefault(s.question_name(), [])
                if len(alike) < OF_EACH and len(s.offer()) <= FEW_OFFERS:
                    alike.append(s.clone())
            s.answer(random_answer(s, rng))
    return [s for alike in found.values() for s in alike]


def test_after_one_offer_a_search_reaches_all_that_the_offers_reach(game: Game[Any]) -> None:
    """In every position, whatever was picked before, the root has all offers."""
    questions = set()
    for start in picking_positions(game, WALKS if game is BATTLE else 1):
        questions.add(start.question_name())
        everything = ends(game, start, start, lambda s: s.offer())
        searched = [ends(game, answered(start, choice), start, game.judge.search_offers) for choice in start.offer()]
        assert set().union(*searched) == everything, start.question_name()
    if game is BATTLE:
        assert questions == {"TokensAssigned.token", "ConquestRewards.recruits", "ProwessReward.place"}


def test_from_the_first_pick_on_a_search_reaches_all_by_its_own_offers() -> None:
    """BH-5.6, BH-7.1, BH-7.5: as long as nothing is picked, one order leads to every set."""
    seen = 0
    for start in picking_positions(BATTLE, WALKS):
        frame = start.stack[-1]
        if any(getattr(frame, name, 0) for name in ("count", "left", "picked")):
            continue
        seen += 1
        everything = ends(BATTLE, start, start, lambda s: s.offer())
        assert ends(BATTLE, start, start, BATTLE.judge.search_offers) == everything
    assert seen > 6


def test_the_tree_has_every_offer_at_the_root_and_one_order_below_it() -> None:
    """A hint for somebody who picks from the back may still suggest going on at the front."""
    narrowed = 0
    for start in picking_positions(BATTLE, WALKS)[::2]:
        search = TreeSearch(Knowledge(BATTLE, start, start.seat), Random(1))
        for _ in range(30):
            search.iterate()
        assert all(search.root.children[choice].available for choice in start.offer())
        for choice, child in search.root.children.items():
            after = answered(start, choice)
            if is_asked_again(after, start) and child.children and len(BATTLE.judge.search_offers(after)) > 1:
                assert set(child.children) <= set(BATTLE.judge.search_offers(after))
                narrowed += len(BATTLE.judge.search_offers(after)) < len(after.offer())
    assert narrowed > 2


@pytest.mark.parametrize("name", ["greedy:40", "mcts:40"])
def test_every_bot_that_looks_ahead_asks_the_game_for_what_to_weigh(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def noted(judge: Judge[Any], s: State) -> list[Choice]:
        asked.append(s.question_name())
        return s.offer()

    monkeypatch.setattr(type(SKIRMISH.judge), "search_offers", noted, raising=False)
    s = SKIRMISH.new(settings_of(SKIRMISH)[0])
    while s.seat == CHANCE or len(s.offer()) == 1:
        s.answer(random_answer(s, Random(2)))
    assert bot_named(name).choose(Knowledge(SKIRMISH, s, s.seat), Random(1)) in s.offer()
    assert len(asked) > 20
