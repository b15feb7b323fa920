"""Bots in a game that judges every click: one ply is enough for the greedy ones, and the search needs no playouts."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.marks import first_in_short
from timefront.bots.arena import Contest, play_contest
from timefront.bots.bot import Bot, Knowledge
from timefront.bots.greedy import CarelessBot, CloseGreedyBot, GreedyBot, judge_clicks, possible_positions
from timefront.bots.mcts import MctsBot, TreeSearch
from timefront.bots.playing import play_game
from timefront.bots.pools import THIS_PROCESS
from timefront.bots.registry import LevelBot, bot_named
from timefront.games.battle_through_history.bots.clash import ALL, estimate, mean_estimate
from timefront.games.battle_through_history.content.dice import NO_FACE
from timefront.games.battle_through_history.events.battles import (
    BattleWon,
)
from timefront.games.battle_through_history.rules.engagement import Engagement, relaunch_icons
from timefront.games.battle_through_history.state import ATTACKER, DEFENDER, units_of
from timefront.games.registry import GAMES
from timefront.kernel.events import Event
from timefront.kernel.flow import CHANCE, OVER, dumps

GAME = GAMES["battle_through_history"]
JUDGE = GAME.judge
BOTS: list[Bot] = [GreedyBot(), CloseGreedyBot(), MctsBot(12)]


def nobody_looks(_: int) -> None:
    """Show no progress bar."""


def pauses(seats: int, seed: str, games: int) -> Iterator[Any]:
    """Every pause of random games, including those for chance."""
    rng = Random(f"{seats}/{seed}")
    setting = GAME.setting(GAME.built_in_pack(), "", {}, seats)
    for _ in range(games):
        s = GAME.new(setting)
        while s.seat != OVER:
            yield s
            s.answer(s.chance().sample(rng) if s.seat == CHANCE else rng.choice(s.offer()))
        yield s


@pytest.mark.slow
@pytest.mark.parametrize("seats", first_in_short([2, 3, 4, 5]))
def test_every_pause_is_judged_and_the_shares_sum_up_to_one(seats: int) -> None:
    for s in pauses(seats, "judged", 2):
        before = dumps(s) if s.seat != OVER else b""
        judgements = (JUDGE.evaluate, JUDGE.evaluate_closely) if s.turn % 4 == 0 else (JUDGE.evaluate,)
        for shares in [judged(s) for judged in judgements]:
            assert len(shares) == seats
            assert sum(shares) == pytest.approx(1)
            assert all(0 <= share <= 1 for share in shares)
        assert s.seat == OVER or dumps(s) == before


def test_at_the_end_the_judgement_is_the_outcome() -> None:
    for s in pauses(3, "end", 3):
        if s.seat == OVER:
            outcome = GAME.outcome(s)
            assert outcome is not None
            assert JUDGE.evaluate(s) == JUDGE.evaluate_closely(s) == [outcome.share(seat) for seat in range(3)]


def test_BH_6_1_the_estimate_of_a_battle_is_what_the_rules_give_over_all_faces() -> None:
    compared = 0
    for s in pauses(2, "dice", 6):
        frame = s.stack[-1] if s.stack else None
        if not isinstance(frame, Engagement) or frame.at != "dice":
            continue
        if relaunch_icons(s, ATTACKER) or relaunch_icons(s, DEFENDER):
            continue
        wins = total = 0
        for result, weight in s.chance().results():
            copy = s.clone()
            copy.sink = []
            copy.answer(result)
            wins += weight * is_attackers(copy.sink)
            total += weight
        found = mean_estimate(
            s.setting, units_of(s, ATTACKER), units_of(s, DEFENDER), s.assigned, ALL, NO_FACE, NO_FACE
        )
        assert found.attacker_wins == pytest.approx(wins / total)
        again = estimate(s.setting, units_of(s, ATTACKER), units_of(s, DEFENDER), s.assigned, ALL)
        assert again.attacker_wins == found.attacker_wins
        compared += 1
    assert compared > 10


def is_attackers(facts: list[Event]) -> bool:
    """Whether the attacker won the battle that was just fought."""
    return any(isinstance(fact, BattleWon) and fact.side == ATTACKER for fact in facts)


@pytest.mark.slow
@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.name.partition(":")[0])
def test_a_bot_chooses_a_legal_click_by_what_its_seat_knows_alone(bot: Bot) -> None:
    asked = [s.clone() for s in pauses(3, "legal", 1) if s.seat >= 0 and len(s.offer()) > 1][::7]
    for number, s in enumerate(asked):
        before = dumps(s)
        choice = bot.choose(Knowledge(GAME, s, s.seat), Random(number))
        assert s.refuse(s.seat, choice) is None
        assert dumps(s) == before
        twin = GAME.determinize(s, s.seat, Random(f"twin {number}"))
        assert bot.choose(Knowledge(GAME, twin, s.seat), Random(number)) == choice


@pytest.mark.slow
@pytest.mark.parametrize("seats", first_in_short([2, 5]))
def test_whole_games_end(seats: int) -> None:
    setting = GAME.setting(GAME.built_in_pack(), "", {}, seats)
    played = play_game(GAME, setting, [GreedyBot()] * seats, "whole", list(range(seats)))
    assert played.s.seat == OVER
    assert GAME.check(played.s) == []


def test_BH_9_2_the_greedy_bot_keeps_the_relic_that_adds_most() -> None:
    seen = 0
    for s in pauses(2, "relics", 6):
        if s.seat < 0 or s.question_name() != "ConquestRewards.kept" or len(s.looked) < 2:
            continue
        choice = GreedyBot().choose(Knowledge(GAME, s, s.seat), Random(1))
        steps = {}
        for relic in s.looked:
            copy = s.clone()
            copy.answer(("keep-relic", relic))
            steps[relic] = JUDGE.evaluate(copy)[s.seat]
        assert steps[choice[1]] == pytest.approx(max(steps.values()))
        seen += 1
    assert seen > 3


@pytest.mark.long
def test_the_greedy_bots_beat_chance() -> None:
    assert play_contest(Contest(GAME.name, "greedy", "random", 4), THIS_PROCESS, nobody_looks).rate > 0.9
    assert isinstance(bot_named("odds-greedy"), CloseGreedyBot)


def test_a_level_stands_for_what_the_game_says() -> None:
    s = next(s for s in pauses(2, "level", 1) if s.seat >= 0 and len(s.offer()) > 1)
    kinds = {"easy": CarelessBot, "medium": GreedyBot, "hard": MctsBot}
    for level, kind in kinds.items():
        bot = bot_named(level)
        assert isinstance(bot, LevelBot)
        if level != "hard":
            assert bot.choose(Knowledge(GAME, s, s.seat), Random(1)) in s.offer()
            assert isinstance(bot.bots[GAME.name], kind)
        assert isinstance(bot_named(dict(JUDGE.levels)[level]), kind)
        assert dict(GAMES["duel_of_time"].judge.levels) == {}


def test_the_careless_bot_looks_at_every_other_click() -> None:
    s = next(s.clone() for s in pauses(2, "careless", 1) if s.seat >= 0 and len(s.offer()) > 3 and s.turn > 4)
    knowledge = Knowledge(GAME, s, s.seat)
    picked = [CarelessBot().choose(knowledge, Random(number)) for number in range(80)]
    greedy = GreedyBot().choose(knowledge, Random(0))
    assert 30 < picked.count(greedy) < 75
    assert len(set(picked)) > 2


@pytest.mark.slow
def test_the_visits_of_a_search_without_playouts_sum_up() -> None:
    asked = [s.clone() for s in pauses(4, "visits", 1) if s.seat >= 0 and len(s.offer()) > 1]
    for s in asked[5:60:11]:
        rows = MctsBot(25).hint(Knowledge(GAME, s, s.seat), Random(3))
        assert sorted(row.choice for row in rows) == sorted(s.offer())
        assert sum(row.visits for row in rows) == 25
        assert all(0 <= row.share <= 1 for row in rows)


@pytest.mark.slow
def test_the_search_begins_with_the_closer_judgement() -> None:
    asked = [s.clone() for s in pauses(2, "closer", 1) if s.seat >= 0 and len(s.offer()) > 2 and s.turn > 0]
    for s in asked[::9]:
        knowledge = Knowledge(GAME, s, s.seat)
        search = TreeSearch(knowledge, Random(3))
        rng = Random(3)
        knowledge.sample(rng)
        shares = judge_clicks(knowledge, JUDGE.evaluate_closely, possible_positions(knowledge, rng))
        search.iterate()
        first = search.statistics()[0].choice
        assert shares[knowledge.offers.index(first)] == pytest.approx(max(shares))
