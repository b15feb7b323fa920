"""Questions: what can be chosen, what is malformed, and why a choice is refused."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from tests.kernel.skirmish import AIM, PARRY, PASS, Meadow, Parrying, Shot
from tests.kernel.walks import pauses, skirmish
from timefront.kernel.flow import CHANCE, OVER, Frame, Next, dumps
from timefront.kernel.questions import (
    Choice,
    Illegal,
    Kind,
    Question,
    Refusal,
    Verb,
    declining,
    open_question,
    question,
    question_of,
)
from timefront.kernel.rulebook import rules_of

SPACE = Kind("space", lambda s: range(3))
ODD = Kind("odd", lambda s: {9, 5, 7})
ROOM = Kind("room", lambda s: range(s))
MOVE = Verb("move", "XX-2.1", origin=SPACE, number=ODD)
REST = Verb("rest", "XX-2.2")
STOP = Verb("stop", "XX-2.3", space=SPACE)


def at_question(cls: type[Any], seed: int = 0, parries: int = 0) -> Meadow:
    """A skirmish that has just reached a procedure, with these numbers of parry cards."""
    for s in pauses(skirmish(), Random(seed)):
        if s.seat >= 0 and isinstance(s.stack[-1], cls):
            s.hands = [parries if card % 3 == PARRY else 0 for card in range(9)]
            return s
    raise AssertionError(f"no {cls.__name__} in this game")


# Verbs and kinds


def test_a_verb_makes_choices_of_its_name_and_ids() -> None:
    assert MOVE(1, 5) == ("move", 1, 5)
    assert REST() == ("rest",)


def test_the_domain_has_every_combination_of_ids_in_order() -> None:
    assert list(MOVE.domain(None)) == [("move", origin, number) for origin in (0, 1, 2) for number in (5, 7, 9)]
    assert list(REST.domain(None)) == [("rest",)]


def test_the_domain_depends_on_the_state() -> None:
    enter = Verb("enter", "XX-2.3", room=ROOM)
    assert list(enter.domain(2)) == [("enter", 0), ("enter", 1)]
    assert enter.is_well_formed(2, ("enter", 1))
    assert not enter.is_well_formed(2, ("enter", 2))


def test_exactly_the_domain_is_well_formed() -> None:
    ids = range(-1, 11)
    assert [c for c in (("move", a, b) for a in ids for b in ids) if MOVE.is_well_formed(None, c)] == list(
        MOVE.domain(None)
    )


@pytest.mark.parametrize(
    "choice",
    [
        ("move",),
        ("move", 1),
        ("move", 1, 5, 5),
        ("move", True, 5),
        ("move", False, 5),
        ("move", "1", 5),
        ("move", 1.0, 5),
        ("move", None, 5),
        ("move", 3, 5),
        ("move", -1, 5),
        ("move", 1, 6),
        ("move", [1], 5),
        ("move", (1,), 5),
        ("move", {}, 5),
        ("move", 5, 1),
    ],
)
def test_other_ids_are_malformed(choice: Choice) -> None:
    assert not MOVE.is_well_formed(None, choice)


def test_a_verb_without_arguments_takes_none() -> None:
    assert REST.is_well_formed(None, ("rest",))
    assert not REST.is_well_formed(None, ("rest", 0))


def test_a_verb_knows_its_rule_and_the_kinds_of_its_arguments_in_order() -> None:
    assert (MOVE.name, MOVE.rule, list(MOVE.kinds.items())) == ("move", "XX-2.1", [("origin", SPACE), ("number", ODD)])


def test_a_kind_may_know_the_catalogue_key_of_an_id() -> None:
    assert SPACE.key is None
    named = Kind("space", lambda s: range(3), lambda setting, space: f"{setting}-{space}")
    assert named.key is not None
    assert named.key("meadow", 2) == "meadow-2"


def test_a_declining_verb_is_a_verb_that_passes() -> None:
    wave = declining("wave", "XX-2.4", origin=SPACE)
    assert (wave.name, wave.rule, wave.kinds, wave.declines) == ("wave", "XX-2.4", {"origin": SPACE}, True)
    assert wave(2) == ("wave", 2)
    assert not MOVE.declines


def test_a_question_knows_how_to_decline_it() -> None:
    wave = declining("wave", "XX-2.4")
    assert Question(("XX-3.1",), (MOVE, wave, REST), asks_when_forced=False).declining() is wave
    assert Question(("XX-3.1",), (MOVE, REST), asks_when_forced=False).declining() is None


def test_a_reaction_can_be_declined_and_a_shot_cannot() -> None:
    window = at_question(Parrying, parries=1)
    assert window.question().declining() is PASS
    assert PASS() in window.offer()
    assert at_question(Shot).question().declining() is None


# Marks


class Marked:
    """A procedure with marked steps."""

    @question("XX-3.1", MOVE, REST)
    def single(self) -> None:
        """A question of one rule."""

    @open_question(("XX-3.2", "XX-3.3"), REST)
    def several(self) -> None:
        """An open question of two rules."""

    def unmarked(self) -> None:
        """Not a question."""


class Derived(Marked):
    """A procedure that overrides a question."""

    def single(self) -> None:
        """The same question with another answer."""

    @question("XX-3.4", MOVE)
    def several(self) -> None:
        """Another question."""


def test_a_question_knows_its_rules_and_verbs() -> None:
    single = question_of(Marked, "single")
    assert (single.rules, single.verbs, single.asks_when_forced) == (("XX-3.1",), (MOVE, REST), False)
    several = question_of(Marked, "several")
    assert (several.rules, several.verbs, several.asks_when_forced) == (("XX-3.2", "XX-3.3"), (REST,), True)


def test_a_mark_leaves_the_step_as_it_is() -> None:
    def step() -> str:
        return "ran"

    assert question("XX-3.5")(step) is step
    assert open_question("XX-3.5")(step) is step
    assert step() == "ran"


def test_a_question_is_a_marked_rule_too() -> None:
    assert rules_of(Marked, "single") == ("XX-3.1",)
    assert rules_of(Marked, "several") == ("XX-3.2", "XX-3.3")


def test_an_overriding_step_inherits_the_question_unless_it_has_its_own() -> None:
    assert question_of(Derived, "single") is question_of(Marked, "single")
    assert question_of(Derived, "several").verbs == (MOVE,)
    assert question_of(Marked, "several").verbs == (REST,)


@pytest.mark.parametrize("step", ["unmarked", "nowhere"])
def test_a_step_without_a_mark_is_no_question(step: str) -> None:
    with pytest.raises(LookupError, match=rf"Marked\.{step} is no question$"):
        question_of(Marked, step)


def test_a_question_finds_its_verbs_by_name() -> None:
    asked = Question(("XX-3.1",), (MOVE, REST), asks_when_forced=False)
    assert asked.verb("move") is MOVE
    assert asked.verb("rest") is REST
    for stranger in ("charge", "", None, 0, ["move"], ("move",)):
        assert asked.verb(stranger) is None


# Refusals


def test_refusals_compare_by_rule_key_and_arguments() -> None:
    refusal = Refusal("XX-4.1", "too-far", space=3)
    assert refusal == Refusal("XX-4.1", "too-far", space=3)
    assert refusal != Refusal("XX-4.2", "too-far", space=3)
    assert refusal != Refusal("XX-4.1", "too-near", space=3)
    assert refusal != Refusal("XX-4.1", "too-far", space=4)
    assert refusal != ("XX-4.1", "too-far", {"space": 3})
    assert repr(refusal) == "Refusal(XX-4.1, too-far, {'space': 3})"


def test_a_refused_choice_is_raised_with_its_refusal() -> None:
    refusal = Refusal("XX-4.1", "too-far")
    with pytest.raises(Illegal, match=r"^XX-4\.1: too-far$") as raised:
        raise Illegal(refusal)
    assert raised.value.refusal is refusal


def test_a_legal_choice_is_not_refused() -> None:
    s = at_question(Shot)
    assert s.offer()
    assert [s.refuse(s.seat, choice) for choice in s.offer()] == [None] * len(s.offer())


def test_another_seat_is_refused_and_told_who_is_asked() -> None:
    s = at_question(Shot)
    for seat in range(-3, 5):
        expected = None if seat == s.seat else Refusal("SK-4.2", "not-asked", seat=s.seat)
        assert s.refuse(seat, s.offer()[0]) == expected


@pytest.mark.parametrize("choice", [(), ("charge",), ("pass",), (None,), (0,), (["aim"], 1), ("AIM", 1)])
def test_another_verb_is_refused(choice: Choice) -> None:
    s = at_question(Shot)
    assert s.refuse(s.seat, choice) == Refusal("SK-4.2", "verb-not-asked")


@pytest.mark.parametrize("choice", [("aim",), ("aim", 9), ("aim", -1), ("aim", True), ("aim", "1"), ("aim", 1, 2)])
def test_malformed_arguments_are_refused(choice: Choice) -> None:
    s = at_question(Shot)
    assert s.refuse(s.seat, choice) == Refusal("SK-4.2", "malformed", verb="aim")


def test_the_procedure_itself_refuses_what_is_well_formed() -> None:
    s = at_question(Shot)
    own = 3 * s.seat
    assert s.refuse(s.seat, AIM(own)) == Refusal("SK-4.2", "own-troop")


@dataclass
class Halt(Frame):
    """A procedure that does not say why an answer is impossible."""

    def begin(self, s: Meadow) -> Next:
        return self.ask(s, 1, "space")

    def offer_space(self, s: Meadow) -> list[Choice]:
        return [STOP(0), STOP(2)]

    @question(("XX-2.4", "XX-2.5"), STOP, REST)
    def space(self, s: Meadow, choice: Choice) -> Next:
        return self.done(s)


def test_where_a_procedure_gives_no_reason_what_is_not_offered_is_refused_by_the_rule_of_the_question() -> None:
    s = skirmish()
    s.start(Halt())
    assert [s.refuse(1, choice) for choice in s.offer()] == [None, None]
    assert s.refuse(1, STOP(1)) == s.refuse(1, REST()) == Refusal("XX-2.4", "not-offered")
    assert s.refuse(1, STOP(3)) == Refusal("XX-2.3", "malformed", verb="stop")
    assert s.refuse(0, STOP(0)) == Refusal("XX-2.4", "not-asked", seat=1)


def test_nobody_can_choose_while_chance_is_next() -> None:
    s = skirmish()
    assert s.seat == CHANCE
    for seat in range(-1, 3):
        assert s.refuse(seat, PASS()) == Refusal("", "chance-is-next")


def test_nobody_can_choose_when_the_game_is_over() -> None:
    *_, s = pauses(skirmish(), Random(1))
    assert s.seat == OVER
    for seat in range(-2, 3):
        assert s.refuse(seat, PASS()) == Refusal("", "game-is-over")


def test_a_refusal_changes_nothing() -> None:
    s = at_question(Shot)
    before = dumps(s)
    for choice in (PASS(), AIM(3 * s.seat), ("aim", "x")):
        assert s.refuse(s.seat, choice) is not None
    assert dumps(s) == before


def test_refusals_agree_with_offers_over_the_whole_domain_of_random_games() -> None:
    for seed in range(10):
        for s in pauses(skirmish(), Random(seed)):
            if s.seat >= 0:
                domain = [choice for verb in s.question().verbs for choice in verb.domain(s)]
                assert sorted(c for c in domain if s.refuse(s.seat, c) is None) == s.offer()


# The pending question


def test_a_state_knows_its_pending_question() -> None:
    s = at_question(Shot)
    assert s.question() is question_of(Shot, "aim")
    assert s.question_name() == "Shot.aim"


def test_a_single_possible_answer_is_forced() -> None:
    s = at_question(Shot)
    target = s.offer()[0]
    assert len(s.offer()) > 1
    assert not s.is_forced()
    s.place = [1 if ("aim", troop) == target else 0 for troop in range(9)]
    assert s.offer() == [target]
    assert s.is_forced()


@pytest.mark.parametrize("parries", [0, 2])
def test_an_open_question_is_asked_though_only_one_answer_is_possible(parries: int) -> None:
    s = at_question(Parrying, parries=parries)
    assert len(s.offer()) == (2 if parries else 1)
    assert s.question().asks_when_forced
    assert not s.is_forced()
