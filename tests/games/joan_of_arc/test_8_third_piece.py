"""8. A character has two pieces of equipment at most: of a third one gained, one is discarded (JA-8.3, ruling J-53)."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.games.joan_of_arc.acting import ENGLISH, FRENCH, activate
from tests.games.joan_of_arc.equipped import piece, scene, wear
from tests.games.joan_of_arc.scenes import Scene, setting
from tests.games.joan_of_arc.talkers import card, plain, question, with_talks
from timefront.bots.bot import Knowledge
from timefront.bots.registry import bot_named
from timefront.games.joan_of_arc.board.gear import DISCARDED, gear_of, give_gear, worn_by
from timefront.games.joan_of_arc.content.vocabulary import COMMAND
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.games.joan_of_arc.rules.effects.equipment import GainEquipment
from timefront.games.joan_of_arc.show.view import view_of
from timefront.games.joan_of_arc.state import War
from timefront.games.registry import GAMES
from timefront.kernel.chance import EVERYONE
from timefront.kernel.flow import NOBODY, dumps
from timefront.matches.files import MatchFile
from timefront.matches.making import new_match
from timefront.matches.match import Match
from timefront.matches.positions import read_position

GAIN = '{ effect = "gain_equipment", deck = "tactics" }'
WORN, IN_A_BAG, NEW = "siege_ladders", "jack_of_plates", "milanese_plate"


def gaining(effects: str = GAIN) -> Scene:
    """The first unit has one piece on and one in a bag, and is about to gain what a citizen's answer brings."""
    deck = card("citizen", "first", question("A", effects)) + plain("citizen")[len(plain("citizen")) // 4 :]
    made = scene("la_hire 1 D1a", "citizen 1 D1a", "jean_de_metz 1 D1a", "pikemen 2 A2", pack=with_talks(citizen=deck))
    wear(made, 0, WORN)
    give_gear(made.s, piece(IN_A_BAG), 0)
    number = [talk.key for talk in made.setting.content.talks].index("first")
    return activate(made, "D1a").choose("discuss", 0, 1).draw(number).choose("ask", 0).draw(0)


@pytest.mark.parametrize("key", [WORN, IN_A_BAG, NEW])
def test_JA_8_3_of_three_pieces_any_one_is_discarded_at_once(key: str) -> None:
    made = gaining().draw(piece(NEW))
    assert (made.asked(), made.s.seat) == ("GainEquipment.surplus", FRENCH)
    assert made.s.offer() == [("discard-surplus", 0, one) for one in sorted(map(piece, (WORN, IN_A_BAG, NEW)))]
    assert JOAN_OF_ARC.check(made.s) == []
    made.choose("discard-surplus", 0, piece(key))
    assert set(gear_of(made.s, 0)) == {*map(piece, (WORN, IN_A_BAG, NEW))} - {piece(key)}
    assert worn_by(made.s, 0) == ([] if key == WORN else [piece(WORN)])
    assert made.s.gear[piece(key)] == DISCARDED
    assert made.facts("equipment-discarded") == [{"unit": 0, "card": piece(key)}]
    assert made.asked() == "Declaration.deed", "the talk is over"
    assert JOAN_OF_ARC.check(made.s) == []


@pytest.mark.parametrize(("unit", "key"), [(2, NEW), (0, "wolfskin"), (0, "rondel_dagger"), (2, "wolfskin")])
def test_JA_8_3_only_one_of_the_three_is_discarded(unit: int, key: str) -> None:
    """Not a piece of another character, though it is the player's too, nor one of a pile."""
    made = gaining().draw(piece(NEW))
    wear(made, 2, "wolfskin")
    before = dumps(made.s)
    refusal = made.refused("discard-surplus", unit, piece(key))
    assert (refusal.rule, refusal.key) == ("JA-8.3", "one-of-the-three")
    made.refused("discard-equipment", piece(NEW))
    assert dumps(made.s) == before


def test_JA_8_3_a_second_piece_asks_nothing() -> None:
    made = gaining()
    made.s.gear[piece(IN_A_BAG)] = DISCARDED
    made.draw(piece(NEW))
    assert made.asked() == "Declaration.deed"
    assert len(gear_of(made.s, 0)) == 2


def test_JA_8_3_of_two_pieces_from_one_answer_each_is_the_third() -> None:
    made = gaining(f"{GAIN}, {GAIN}").draw(piece(NEW)).choose("discard-surplus", 0, piece(WORN))
    assert made.asked() == "equipment", "only then is the second drawn"
    made.draw(piece("rondel_dagger"))
    assert len(made.s.offer()) == 3
    made.choose("discard-surplus", 0, piece("rondel_dagger"))
    assert gear_of(made.s, 0) == sorted([piece(IN_A_BAG), piece(NEW)])


def test_JA_8_3_everybody_sees_the_three_pieces() -> None:
    made = gaining()
    assert made.s.chance().audience == EVERYONE, "the draw is open"
    made.draw(piece(NEW))
    for seat in (FRENCH, ENGLISH, None):
        seen = {one.key: one.place for one in view_of(made.s, seat).equipment if one.unit == 0}
        assert seen == {WORN: "worn", IN_A_BAG: "not_on", NEW: "not_on"}


def test_a_position_in_which_one_of_three_pieces_is_to_be_discarded_fits_its_question() -> None:
    made = gaining().draw(piece(NEW))
    top = made.s.stack[-1]
    assert isinstance(top, GainEquipment)
    give_gear(made.s, piece("rondel_dagger"), 0)
    assert JOAN_OF_ARC.check(made.s) == ["unit 0 has not one piece of equipment too many"]
    made.s.gear[piece("rondel_dagger")] = DISCARDED
    for unit in (2, NOBODY):
        top.unit = unit
        found = JOAN_OF_ARC.check(made.s)
        assert f"unit {unit} has not one piece of equipment too many" in found
        assert "unit 0 has more than 2 pieces of equipment" in found


# Bots, undo and files


@pytest.mark.parametrize("name", ["random", "careless", "greedy", "mcts:20"])
def test_JA_8_3_every_bot_discards_one_of_the_three(name: str) -> None:
    made = gaining().draw(piece(NEW))
    choice = bot_named(name).choose(Knowledge(JOAN_OF_ARC, made.s, FRENCH), Random(1))
    assert choice in made.s.offer()


def test_JA_8_3_a_bot_keeps_what_is_worth_more() -> None:
    """Plates against pushes are worth least, and what is put on more than what is not."""
    made = gaining().draw(piece(NEW))
    choices = {bot_named("greedy").choose(Knowledge(JOAN_OF_ARC, made.s, FRENCH), Random(seed)) for seed in range(5)}
    assert choices == {("discard-surplus", 0, piece(NEW))}


def third_piece() -> Match:
    """The lesson about discussions with a blacksmith in place of the citizen: he gives Joan a third piece."""
    text = next(lesson.position for lesson in JOAN_OF_ARC.lessons() if lesson.key == "talks")
    text = text.replace("jean_de_metz citizen", "jean_de_metz blacksmith").replace(
        "D2b.1: blacksmith", "D2b.1: citizen"
    )
    gear = f"gear: {IN_A_BAG}=joan_of_arc/not-on {WORN}=joan_of_arc"
    at = read_position(text.replace("round: 1", f"{gear}\nround: 1"), GAMES, None)
    steps = (("order", COMMAND, setting("fierbois").board.area_names.index("D2a")), ("discuss", 0), ("ask", 1))
    for seed in range(50):
        match = new_match(at.game, at.setting, seed=str(seed), start=at.state)
        for wanted in steps:
            for choice in match.state.offer():
                if choice[: len(wanted)] == wanted:
                    match.play(FRENCH, choice)
                    break
        if match.state.question_name() == "GainEquipment.surplus":
            return match
    raise AssertionError("he gives nobody anything")


def test_JA_8_3_a_discarded_piece_is_taken_back_but_not_the_draw(tmp_path: Path) -> None:
    match = third_piece()
    before = dumps(match.state)
    for choice in match.state.offer():
        match.play(FRENCH, choice)
        assert isinstance(match.state, War)
        assert len(gear_of(match.state, choice[1])) == 2
        match.undo(FRENCH)
        assert dumps(match.state) == before
    assert match.barrier(FRENCH).reason == "undo-chance"
    MatchFile.create(tmp_path / "third.match", match).close()
    again = MatchFile.open(tmp_path / "third.match", GAMES)
    assert dumps(again.match.state) == before
    again.close()
