"""The bots' judgement: at every pause, for both sides, and of what matters."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.joan_of_arc.acting import ENGLISH, FRENCH, activate
from tests.games.joan_of_arc.attacks import attacked, fall, say
from tests.games.joan_of_arc.scenes import Scene, setting
from tests.marks import first_in_short
from timefront.bots.bot import Knowledge
from timefront.bots.playing import play_game
from timefront.bots.registry import bot_named
from timefront.games.joan_of_arc.bots.evaluation import evaluate, evaluate_closely
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.games.joan_of_arc.odds.simulated import best_choice, is_settled
from timefront.games.joan_of_arc.state import War
from timefront.kernel.flow import CHANCE, OVER
from timefront.kernel.questions import Choice


@pytest.mark.slow
@pytest.mark.parametrize("scenario", first_in_short(["foragers", "patay", "fierbois"]))
def test_every_pause_can_be_judged(scenario: str) -> None:
    """Shares between 0 and 1 that add up to 1, by the quick and by the close judgement."""
    for number in range(12):
        rng = Random(f"{scenario}/{number}")
        s = JOAN_OF_ARC.new(setting(scenario))
        while s.seat != OVER:
            for shares in (evaluate(s), evaluate_closely(s) if rng.random() < 0.2 else evaluate(s)):
                assert sum(shares) == pytest.approx(1)
                assert all(0 <= share <= 1 for share in shares)
            s.answer(s.chance().sample(rng) if s.seat == CHANCE else rng.choice(s.offer()))
        outcome = JOAN_OF_ARC.outcome(s)
        assert outcome is not None
        assert evaluate(s) == [outcome.share(seat) for seat in range(2)]


def test_more_points_and_more_units_are_better() -> None:
    scene = Scene("patay", "foot_knights 1 B2", "bowmen 2 D2b")
    activate(scene, "B2")
    before = evaluate(scene.s)[FRENCH]
    scene.s.points[ENGLISH] += 1
    assert evaluate(scene.s)[FRENCH] < before
    scene.s.points = [1, 0]
    assert evaluate(scene.s)[FRENCH] > before


def test_a_promising_attack_is_better_than_waiting() -> None:
    scene = Scene("foragers", "mounted_knights 1 C3c", "mounted_knights 1 C3c", "crossbowmen 2 C3a")
    activate(scene, "C3c")
    attacking, waiting = scene.s.clone(), scene.s.clone()
    attacking.answer(scene.choice("melee", 0, "C3a"))
    waiting.answer(scene.choice("wait", 0))
    for judge in (evaluate, evaluate_closely):
        assert judge(attacking)[FRENCH] > judge(waiting)[FRENCH]


def test_whoever_only_holds_out_gains_by_time() -> None:
    scene = Scene("fierbois", "peasants 1 D1b", "pikemen 2 A2")
    activate(scene, "D1b")
    scene.s.round = 1
    early = evaluate(scene.s)[FRENCH]
    scene.s.round = 4
    assert evaluate(scene.s)[FRENCH] > early


def share_after(s: War, choice: Choice) -> float:
    copy = s.clone()
    copy.answer(choice)
    return JOAN_OF_ARC.judge.evaluate(copy)[s.seat]


@pytest.mark.slow
@pytest.mark.parametrize("scenario", first_in_short(["foragers", "patay", "fierbois"]))
def test_the_odds_choose_as_the_greedy_bot_does(scenario: str) -> None:
    """At every choice of an attack: the same answer by habit, or one that the bot likes as much."""
    bot = bot_named("greedy")
    met: set[str] = set()
    for number in range(4):
        rng = Random(f"{scenario}/{number}")
        s = JOAN_OF_ARC.new(setting(scenario))
        while s.seat != OVER:
            if s.seat == CHANCE:
                s.answer(s.chance().sample(rng))
                continue
            choice = bot.choose(Knowledge(JOAN_OF_ARC, s, s.seat), rng)
            if s.fight and not is_settled(s):
                met.add(s.stack[-1].at)
                same = best_choice(s)
                assert choice == same or share_after(s, choice) == pytest.approx(share_after(s, same), abs=1e-8)
            s.answer(choice)
    assert {"shield", "token", "allocation"} <= met


def test_JA_7_3_JA_8_7_by_habit_every_shield_is_used_and_the_token_is_kept() -> None:
    scene = Scene("patay", "foot_knights 1 A2", "foot_knights 1 A2", "bowmen 2 B2", "bowmen 2 B2")
    attacked(scene, "B2", 0, 1, keep_tokens=True)
    fall(fall(scene, "kill", "kill", "push", "push"), "shield", "shield")
    for asked, answer in (
        ("Rework.token", "let-roll-stand"),
        ("Shields.shield", "use-all-shields"),
    ):
        assert scene.asked() == asked
        assert JOAN_OF_ARC.judge.habit(scene.s) == (answer,)
        say(scene, answer)
    assert JOAN_OF_ARC.judge.habit(scene.s) is None


@pytest.mark.parametrize(("face", "is_used"), [("shield", True), ("kill", False)])
def test_JA_8_7_the_token_is_judged_by_what_another_roll_would_bring(face: str, is_used: bool) -> None:
    scene = Scene("patay", "foot_knights 1 A2", "foot_knights 1 A2", "bowmen 2 B2", "bowmen 2 B2")
    attacked(scene, "B2", 0, 1, keep_tokens=True)
    fall(fall(scene, face, face, face, face), "blank", "blank")
    assert scene.asked() == "Rework.token"
    used, kept = share_after(scene.s, ("use-reroll-token",)), share_after(scene.s, ("let-roll-stand",))
    assert (used > kept) == is_used


@pytest.mark.parametrize("bot", ["greedy", "odds-greedy"])
def test_looking_beats_guessing(bot: str) -> None:
    won = 0.0
    for number in range(6):
        bots = [bot_named(bot), bot_named("random")]
        seat = number % 2
        played = play_game(
            JOAN_OF_ARC, setting("foragers"), bots if seat == 0 else bots[::-1], f"{bot}/{number}", [0, 1]
        )
        outcome = JOAN_OF_ARC.outcome(played.s)  # type: ignore[arg-type]
        assert outcome is not None
        won += outcome.share(seat)
    assert won >= 4.5
