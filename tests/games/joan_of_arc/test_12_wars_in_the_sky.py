"""12. Whole random wars with flying units: sound positions, offers and refusals that agree, views, bots and odds."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tests.games.joan_of_arc.skies import heavenly_hosts
from tests.marks import first_in_short
from timefront.bots.playing import play_game
from timefront.bots.registry import bot_named
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.games.joan_of_arc.show.checking import check
from timefront.games.joan_of_arc.show.view import view_of
from timefront.games.joan_of_arc.state import War
from timefront.kernel.flow import CHANCE, OVER, dumps, loads

SETTING = JOAN_OF_ARC.setting(heavenly_hosts(), "foragers", {}, 2)


def war(seed: int) -> Iterator[War]:
    """Every pause of a random war in which flyers prefer to rise."""
    rng = Random(f"sky {seed}")
    s = JOAN_OF_ARC.new(SETTING)
    yield s
    while s.seat != OVER:
        s.answer(s.chance().sample(rng) if s.seat == CHANCE else rng.choice(s.offer()))
        yield s


@pytest.mark.parametrize("seed", range(6))
def test_a_war_in_the_sky_ends_and_every_position_is_sound(seed: int) -> None:
    for s in war(seed):
        assert check(s) == []
        assert sum(JOAN_OF_ARC.judge.evaluate(s)) == pytest.approx(1)
    assert JOAN_OF_ARC.outcome(s) is not None


def test_in_the_sky_offers_and_refusals_agree() -> None:
    rng = Random(1)
    met: set[str] = set()
    for seed in range(10, 14):
        for s in war(seed):
            if s.seat < 0 or (s.question_name() in met and rng.random() > 0.1):
                continue
            met.add(s.question_name())
            offers = s.offer()
            assert offers == sorted(set(offers)), s.question_name()
            for choice in {choice for verb in s.question().verbs for choice in verb.domain(s)}:
                assert (s.refuse(s.seat, choice) is None) == (choice in offers), (s.question_name(), choice)


def test_in_the_sky_positions_are_saved_shown_and_judged() -> None:
    rng = Random(2)
    for s in war(20):
        if rng.random() > 0.1:
            continue
        saved = dumps(s)
        assert dumps(loads(War, s.setting, saved)) == saved
        assert JOAN_OF_ARC.narrator.text_board(view_of(s, 0), str)
        for choice in s.offer() if s.seat >= 0 else []:
            JOAN_OF_ARC.narrator.describe(s, choice)


@pytest.mark.parametrize("bot", first_in_short(["greedy", "odds-greedy", "mcts:20"]))
def test_bots_play_wars_in_the_sky(bot: str) -> None:
    played = play_game(JOAN_OF_ARC, SETTING, [bot_named(bot), bot_named("greedy")], "sky", [0, 1])
    assert isinstance(played.s, War)
    assert JOAN_OF_ARC.outcome(played.s) is not None


def test_attacks_between_the_levels_have_odds() -> None:
    told = 0
    for s in war(30):
        if s.seat < 0 or s.question_name() != "Declaration.deed":
            continue
        for choice in [choice for choice in s.offer() if choice[0] in ("melee", "shoot")]:
            told += bool(list(JOAN_OF_ARC.narrator.odds_at(s, s.seat, [("area", choice[2])], 0.01)))
    assert told
