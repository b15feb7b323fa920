"""8. Our own discussion cards: every question is asked in a scene, and does what its file says (JA-8.1, JA-13.1)."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from tests.games.joan_of_arc.acting import ENGLISH, FRENCH, activate
from tests.games.joan_of_arc.boards import BUILT_IN
from tests.games.joan_of_arc.scenes import Scene, setting
from tests.games.joan_of_arc.talkers import DECKS
from timefront.games.joan_of_arc.board.laid import barricade_of, fire_of
from timefront.games.joan_of_arc.board.piles import hand_of
from timefront.games.joan_of_arc.content.cards.legend_effects import DECKS as DECKS_OF_CARDS
from timefront.games.joan_of_arc.content.dice import RESULTS
from timefront.games.joan_of_arc.content.vocabulary import GAINS
from timefront.games.joan_of_arc.game import JOAN_OF_ARC

CARDS: list[dict[str, Any]] = [
    one for deck in sorted(DECKS) for one in tomllib.loads(BUILT_IN.files[f"talks/{deck}.toml"])["talk"]
]
KEYS = [one["key"] for one in CARDS]
QUESTIONS = [(one["key"], asked["letter"]) for one in CARDS for asked in one["questions"]]


def question_of(key: str, letter: str) -> dict[str, Any]:
    return next(asked for asked in CARDS[KEYS.index(key)]["questions"] if asked["letter"] == letter)


def asked_by_charm(key: str, letter: str) -> Scene:
    """A wounded character with charisma has asked the question, as if the card had been drawn first."""
    deck = CARDS[KEYS.index(key)]["deck"]
    units = (f"{charming()} 1 D1a", f"{deck} 1 D1a", "peasants 1 reserve", "peasants 1 reserve", "pikemen 2 A2")
    made = Scene(setting("fierbois"), *units, "sergeants_at_arms 1 disrupted")
    made.s.tokens = [1, 2, 1, 0, 0] * 2
    made.s.orders = [0] * len(made.s.orders)
    made.s.wounds[0] = 1
    made.setting.talks = [[KEYS.index(key)] if cards else [] for cards in made.setting.talks]
    return (
        activate(made, "D1a").choose("discuss", 0, 1).draw(KEYS.index(key)).choose("ask", "ABCD".index(letter)).draw(0)
    )


def charming() -> str:
    """A character on foot with charisma and at least three hit points, who can ask everything and survive it."""
    profiles = setting("fierbois").content.profiles
    return next(one.key for one in profiles if one.has_skill("charisma") and one.arm == 0 and one.hp > 2)


def expected(made: Scene, effect: dict[str, Any]) -> None:
    """Check what a single effect has done, by its events and by the board."""
    kind, count = effect["effect"], effect.get("count", 1)
    if kind == "take":
        assert {"seat": FRENCH, "gain": GAINS.index(effect["what"]), "count": count} in made.facts("card-gave")
    elif kind == "lose":
        seat = ENGLISH if effect.get("whose") == "enemy" else FRENCH
        facts = [fact for fact in made.facts("card-took") if fact["seat"] == seat]
        assert [fact["gain"] for fact in facts] == [GAINS.index(effect["what"])]
        assert facts[0]["count"] <= count
    elif kind == "heal":
        assert made.s.wounds[0] == 0
    elif kind == "hurt":
        assert made.s.wounds[0] == 2
    elif kind == "strike":
        assert made.asked() == "strike"
        made.roll("shield")
    elif kind == "set_fire":
        assert fire_of(made.s, made.area("D1a")) == FRENCH + 1
    elif kind == "barricade":
        assert barricade_of(made.s, made.area("D1a")) == 1
    elif kind == "summon":
        assert [made.where(unit) for unit in (2, 3)].count("D1a") == count
    elif kind == "return_troops":
        assert made.offered("rally-troop")
    elif kind == "move_rally_point":
        assert made.offered("move-rally-point")
    elif kind == "discard_cards":
        assert made.facts("legend-card-discarded") == [], "nobody holds legend cards at Fierbois"
    elif kind == "draw_cards":
        for _ in range(count):
            assert (made.asked(), made.s.chance().audience) == ("legend-card", 1 << FRENCH)
            made.draw(*next(made.s.chance().results())[0])
        assert hand_of(made.s, FRENCH).bit_count() == count
    elif kind == "slip_away":
        first = made.offered("advance")[0]
        assert {choice[1] for choice in made.offered("advance")} == {0}, "nobody goes with the one who talks"
        made.choose(*first)
        assert made.offered("advance"), "twice, if it likes"
        made.choose("stand-still")
    elif kind == "remove_works":
        assert made.facts("works-removed") == [], "none stand at Fierbois"
    elif kind == "free_upgrade":
        assert [fact["count"] for fact in made.facts("character-upgraded")] == [0]
    elif kind == "gain_equipment":
        if made.asked() == "equipment":
            made.draw(*next(made.s.chance().results())[0])
        gained = [made.setting.content.equipment[fact["card"]].deck for fact in made.facts("equipment-gained")]
        assert gained == [DECKS_OF_CARDS.index(effect["deck"])]
    else:
        assert kind == "lead_to"
        assert made.facts("discussion-card-drawn")[-1] == {"card": KEYS.index(effect["card"])}
        assert made.asked() == "Talk.question"


@pytest.mark.parametrize(("key", "letter"), QUESTIONS)
def test_JA_8_1_every_question_of_our_cards_brings_what_it_says(key: str, letter: str) -> None:
    answers = question_of(key, letter)["answers"]
    assert len(answers) == 1, "our questions have one answer each (ruling J-78)"
    effects = answers[0]["effects"]
    tests = [effect for effect in effects if effect["effect"] == "test"]
    if not tests:
        made = asked_by_charm(key, letter)
        for effect in effects:
            expected(made, effect)
        assert JOAN_OF_ARC.check(made.s) == []
        return
    assert question_of(key, letter)["risky"] is True, "whoever leaves it to a die takes a risk"
    for face, brought in (*tests[0]["on"].items(), (None, tests[0]["else"])):
        made = asked_by_charm(key, letter)
        faces = [result for result, _ in made.s.chance().results()]
        made.roll(face) if face else made.draw(*next(one for one in faces if one != faces_of(tests[0])))
        if made.asked() == "Test.again":
            made.choose("let-roll-stand")
        for effect in brought:
            expected(made, effect)


def faces_of(test: dict[str, Any]) -> tuple[int, ...]:
    """The result that the test asks for."""
    return (RESULTS.index(next(iter(test["on"]))),)


def test_JA_8_1_there_are_four_decks_with_cards_of_the_second_level() -> None:
    assert {one["deck"] for one in CARDS} == {*DECKS}
    for deck in DECKS:
        levels = [one.get("level", 1) for one in CARDS if one["deck"] == deck]
        assert (levels.count(1), levels.count(2) > 0) == (4, True)


def test_a_scenario_without_discussions_has_no_cards_of_them() -> None:
    plain = setting("patay")
    assert not any(plain.talks)
    assert plain.with_bonus == plain.cards.with_bonus
