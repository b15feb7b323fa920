"""The procedures that every rulebook has."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations, permutations
from typing import Any

import pytest

from tests.kernel.skirmish_procedures import EachSeat, MarkThenSweep, OrderedChoice, SubsetChoice
from timefront.kernel.flow import OVER, Frame, Next, State, dumps, loads
from timefront.kernel.packs import PackFiles
from timefront.kernel.procedures import ReactionWindow, Sequence
from timefront.kernel.questions import Choice, Kind, Refusal, Verb, open_question, question
from timefront.kernel.setting import Setting

PIECE = Kind("piece", lambda s: range(8))
TAKE = Verb("take", "XX-6.1", piece=PIECE)
FINISH = Verb("finish", "XX-6.1")
STRIKE = Verb("strike", "XX-6.2", piece=PIECE)
COUNTER = Verb("counter", "XX-6.3")
PASS = Verb("pass", "XX-6.3")


@dataclass
class Arena(State):
    """A state to run procedures in; `story` records what they did."""

    setting: Setting
    pieces: list[int] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)
    counters: list[int] = field(default_factory=list)
    """The seats that hold a counter."""
    story: list[str] = field(default_factory=list)


@dataclass
class Whole(Frame):
    """Calls the procedure under test, which is above it on the stack, and reports its result."""

    def begin(self, s: Arena) -> Next:
        raise AssertionError("the procedure on trial returns to `finished`")

    def finished(self, s: Arena, result: Any) -> Next:
        s.story.append(f"result {result}")
        return self.done(s)


def arena(
    trial: Frame, pieces: tuple[int, ...] = (), seats: tuple[int, ...] = (), counters: tuple[int, ...] = ()
) -> Arena:
    """A state in which a procedure has run to its first pause."""
    s = Arena(Setting(PackFiles({}), "", {}, 3), list(pieces), list(seats), list(counters))
    whole = Whole()
    whole.goto("finished")
    s.stack = [whole, trial]
    s.run()
    return s


@dataclass
class Told(Frame):
    """A procedure that only records its name."""

    name: str = "?"

    def begin(self, s: Arena) -> Next:
        s.story.append(self.name)
        return self.done(s, f"from {self.name}")


# Sequence


@dataclass
class March(Told):
    """The first part."""

    name: str = "march"


@dataclass
class Battle(Told):
    """The second part."""

    name: str = "battle"


@dataclass
class Campaign(Sequence):
    """Two marches with a battle between them."""

    def order(self) -> tuple[type[Frame], ...]:
        return (March, Battle, March)


@dataclass
class Truce(Sequence):
    """Nothing at all."""

    def order(self) -> tuple[type[Frame], ...]:
        return ()


def test_a_sequence_runs_its_procedures_in_order() -> None:
    s = arena(Campaign())
    assert s.story == ["march", "battle", "march", "result None"]
    assert s.seat == OVER


def test_an_empty_sequence_is_over_at_once() -> None:
    assert arena(Truce()).story == ["result None"]


# Each seat


@dataclass
class Turns(EachSeat):
    """A turn for each seat of the state."""

    def seats(self, s: Arena) -> list[int]:
        return s.seats[:]

    def turn_of(self, s: Arena, seat: int) -> Frame:
        s.seats.clear()
        return Told(f"seat {seat}")


def test_each_seat_takes_its_turn_in_order() -> None:
    assert arena(Turns(), seats=(2, 0, 1)).story == ["seat 2", "seat 0", "seat 1", "result None"]


def test_who_takes_part_is_settled_at_the_beginning() -> None:
    s = arena(Turns(), seats=(1, 2))
    assert s.seats == []
    assert s.story == ["seat 1", "seat 2", "result None"]


def test_without_seats_there_are_no_turns() -> None:
    assert arena(Turns()).story == ["result None"]


# Reaction windows


@dataclass
class Ambush(ReactionWindow):
    """Any seat may counter."""

    def seats(self, s: Arena) -> list[int]:
        return s.seats[:]

    def offer_reaction(self, s: Arena) -> list[Choice]:
        return [COUNTER(), PASS()] if self.seat in s.counters else [PASS()]

    def refuse_reaction(self, s: Arena, choice: Choice) -> Refusal | None:
        return None if choice in self.offer_reaction(s) else Refusal("XX-6.3", "no-counter")

    @question("XX-6.3", COUNTER, PASS)
    def reaction(self, s: Arena, choice: Choice) -> Next:
        return self.pass_on() if choice == PASS() else self.react_with(s, Told(f"counter of {self.seat}"))


@dataclass
class SilentAmbush(Ambush):
    """Any seat is asked, whatever it holds."""

    @open_question("XX-6.3", COUNTER, PASS)
    def reaction(self, s: Arena, choice: Choice) -> Next:
        return super().reaction(s, choice)


def test_a_window_asks_the_seats_in_order_and_is_false_when_all_pass() -> None:
    s = arena(Ambush(), seats=(2, 0, 1), counters=(0, 1, 2))
    asked = []
    while s.seat != OVER:
        asked.append(s.seat)
        s.answer(PASS())
    assert asked == [2, 0, 1]
    assert s.story == ["result False"]


def test_the_first_reaction_closes_the_window() -> None:
    s = arena(Ambush(), seats=(2, 0, 1), counters=(0, 1, 2))
    s.answer(PASS())
    s.answer(COUNTER())
    assert s.seat == OVER
    assert s.story == ["counter of 0", "result True"]


def test_a_window_without_seats_is_false_at_once() -> None:
    assert arena(Ambush()).story == ["result False"]


def test_reactions_are_looked_up_when_a_seat_is_asked() -> None:
    s = arena(Ambush(), seats=(0, 1))
    assert s.offer() == [PASS()]
    s.counters.append(1)
    s.answer(PASS())
    assert (s.seat, s.offer()) == (1, [COUNTER(), PASS()])


def test_a_seat_that_could_only_pass_is_forced_to_unless_the_question_is_open() -> None:
    for window, holder, is_forced in (
        (Ambush(), 1, True),
        (Ambush(), 0, False),
        (SilentAmbush(), 1, False),
        (SilentAmbush(), 0, False),
    ):
        s = arena(window, seats=(0,), counters=(holder,))
        assert s.seat == 0
        assert s.is_forced() is is_forced


# Marking and sweeping


@dataclass
class Melee(MarkThenSweep):
    """Each source strikes one of the pieces; source 7 never finds any."""

    def mark_by(self, s: Arena, source: int) -> Frame | None:
        assert source in s.pieces  # a marked piece is still there
        return None if source == 7 else Strike(source)

    def sweep(self, s: Arena, marked: list[int]) -> None:
        s.story.append(f"swept {marked}")
        for piece in marked:
            s.pieces.remove(piece)


@dataclass
class Strike(Frame):
    """A piece's owner says which piece it strikes."""

    source: int

    def begin(self, s: Arena) -> Next:
        return self.ask(s, self.source, "struck")

    def offer_struck(self, s: Arena) -> list[Choice]:
        return [STRIKE(piece) for piece in s.pieces if piece != self.source]

    def refuse_struck(self, s: Arena, choice: Choice) -> Refusal | None:
        return None if choice in self.offer_struck(s) else Refusal("XX-6.2", "not-there")

    @question("XX-6.2", STRIKE)
    def struck(self, s: Arena, choice: Choice) -> Next:
        return self.done(s, choice[1])


def test_a_marked_piece_still_acts_until_the_sweep() -> None:
    s = arena(Melee([1, 2]), pieces=(1, 2))
    assert s.seat == 1
    s.answer(STRIKE(2))
    assert s.pieces == [1, 2]
    assert s.seat == 2
    assert s.offer() == [STRIKE(1)]
    s.answer(STRIKE(1))
    assert s.pieces == []
    assert s.story == ["swept [1, 2]", "result [1, 2]"]


def test_each_marked_piece_is_swept_once_and_in_order() -> None:
    s = arena(Melee([1, 2, 3, 4]), pieces=(1, 2, 3, 4))
    for piece in (3, 1, 1, 3):
        s.answer(STRIKE(piece))
    assert s.story == ["swept [1, 3]", "result [1, 3]"]
    assert s.pieces == [2, 4]


def test_a_source_that_finds_no_piece_marks_none() -> None:
    s = arena(Melee([7, 1, 7]), pieces=(1, 2, 7))
    assert s.seat == 1
    s.answer(STRIKE(7))
    assert s.story == ["swept [7]", "result [7]"]


@pytest.mark.parametrize("sources", [[], [7, 7]])
def test_without_marks_the_sweep_is_empty(sources: list[int]) -> None:
    assert arena(Melee(sources), pieces=(7,)).story == ["swept []", "result []"]


# Choosing sets and orders


@dataclass
class Levy(SubsetChoice):
    """Any of the pieces; their order does not matter."""

    def rule(self) -> str:
        return "XX-6.1"

    def candidates(self, s: Arena) -> list[int]:
        return s.pieces

    @question("XX-6.1", TAKE, FINISH)
    def piece(self, s: Arena, choice: Choice) -> Next:
        return self.take_piece(s, choice)


@dataclass
class Column(OrderedChoice):
    """Any of the pieces in an order, with their own verbs."""

    def take(self) -> str:
        return STRIKE.name

    def finish(self) -> str:
        return PASS.name

    def rule(self) -> str:
        return "XX-6.4"

    def candidates(self, s: Arena) -> list[int]:
        return s.pieces

    @question("XX-6.4", STRIKE, PASS)
    def piece(self, s: Arena, choice: Choice) -> Next:
        return self.take_piece(s, choice)


def leaves(s: Arena) -> Counter[tuple[int, ...]]:
    """The results at the ends of the whole tree, with how often each is reached; every pause on the way is checked."""
    if s.seat == OVER:
        [result] = s.story
        return Counter([tuple(int(digit) for digit in result if digit.isdigit())])
    domain = [choice for verb in s.question().verbs for choice in verb.domain(s)]
    assert sorted(choice for choice in domain if s.refuse(s.seat, choice) is None) == s.offer()
    assert s.offer()
    found: Counter[tuple[int, ...]] = Counter()
    for choice in s.offer():
        copy = loads(Arena, s.setting, dumps(s))
        copy.answer(choice)
        found += leaves(copy)
    return found


BOUNDS = [
    (pieces, least, most)
    for pieces in ((), (4,), (0, 3), (1, 2, 5), (0, 1, 4, 7))
    for most in range(len(pieces) + 2)
    for least in range(min(most, len(pieces)) + 1)
]


@pytest.mark.parametrize(("pieces", "least", "most"), BOUNDS)
def test_every_subset_within_the_bounds_is_reached_exactly_once(pieces: tuple[int, ...], least: int, most: int) -> None:
    found = leaves(arena(Levy(1, least, most), pieces=pieces))
    assert found == Counter(set_ for size in range(least, most + 1) for set_ in combinations(pieces, size))


@pytest.mark.parametrize(("pieces", "least", "most"), BOUNDS)
def test_every_order_within_the_bounds_is_reached_exactly_once(pieces: tuple[int, ...], least: int, most: int) -> None:
    found = leaves(arena(Column(2, least, most), pieces=pieces))
    assert found == Counter(order for size in range(least, most + 1) for order in permutations(pieces, size))


@pytest.mark.parametrize("frame", [Levy(1, 1, 2), Column(1, 1, 2)], ids=["subset", "order"])
def test_the_choosing_seat_is_asked_piece_by_piece(frame: Frame) -> None:
    s = arena(frame, pieces=(1, 2, 5))
    assert s.seat == 1
    s.answer(s.offer()[0])
    assert s.seat == 1
    s.answer(s.offer()[-1])
    assert s.seat == OVER


def test_a_set_is_refused_out_of_order_and_an_order_is_not() -> None:
    s = arena(Levy(0, 2, 3), pieces=(1, 2, 4, 5))
    assert s.refuse(0, FINISH()) == Refusal("XX-6.1", "too-few", least=2)
    assert s.refuse(0, TAKE(3)) == Refusal("XX-6.1", "no-candidate")
    assert s.refuse(0, TAKE(5)) == Refusal("XX-6.1", "out-of-order")  # none would be left for the second
    s.answer(TAKE(2))
    assert s.refuse(0, TAKE(1)) == Refusal("XX-6.1", "out-of-order")
    assert s.refuse(0, TAKE(2)) == Refusal("XX-6.1", "chosen-already")
    s = arena(Column(0, 2, 3), pieces=(1, 2, 4, 5))
    assert s.refuse(0, PASS()) == Refusal("XX-6.4", "too-few", least=2)
    assert s.refuse(0, STRIKE(3)) == Refusal("XX-6.4", "no-candidate")
    s.answer(STRIKE(5))
    assert s.refuse(0, STRIKE(1)) is None
    assert s.refuse(0, STRIKE(5)) == Refusal("XX-6.4", "chosen-already")


def test_offers_are_sorted_with_finishing_among_them() -> None:
    s = arena(Levy(0, 0, 3), pieces=(1, 2, 5))
    assert s.offer() == [FINISH(), TAKE(1), TAKE(2), TAKE(5)]
    s = arena(Column(0, 0, 3), pieces=(1, 2))
    assert s.offer() == [PASS(), STRIKE(1), STRIKE(2)]


def test_a_choice_of_none_from_none_asks_nobody() -> None:
    for frame in (Levy(0, 0, 0), Column(0, 0, 0)):
        assert arena(frame, pieces=(1, 2)).story == ["result []"]
    for frame in (Levy(0, 0, 2), Column(0, 0, 2)):
        assert arena(frame).story == ["result []"]
