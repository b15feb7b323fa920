"""The flow: five words, a stack of plain frames, and states that can be copied and saved at every pause."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from tests.kernel.skirmish import SKIRMISH, Meadow, ShotFired
from tests.kernel.walks import pauses, skirmish
from timefront.kernel.chance import Chance, Result, one_of
from timefront.kernel.events import Event
from timefront.kernel.flow import (
    CHANCE,
    FRAMES,
    NEXT,
    OVER,
    RUNNING,
    STEP_LIMIT,
    EndlessRules,
    Frame,
    Next,
    State,
    clone_frame,
    dump_state,
    dumps,
    frame_name,
    loads,
    restore_state,
)
from timefront.kernel.packs import PackFiles
from timefront.kernel.questions import Choice, Verb, question
from timefront.kernel.setting import Setting

NOD = Verb("nod", "XX-1.1")


@dataclass
class Notebook(State):
    """A state that remembers which steps ran."""

    setting: Setting
    steps: list[str] = field(default_factory=list)


@dataclass
class Errand(Frame):
    """A procedure that uses each of the five words once."""

    name: str
    heard: list[int] = field(default_factory=list)

    def begin(self, s: Notebook) -> Next:
        s.steps.append(f"{self.name} begins")
        return self.goto("second")

    def second(self, s: Notebook) -> Next:
        s.steps.append("second")
        return self.call(s, Inner(7), "inner_is_done")

    def inner_is_done(self, s: Notebook, result: int) -> Next:
        s.steps.append(f"inner gave {result}")
        return self.ask(s, 1, "nod")

    def offer_nod(self, s: Notebook) -> list[Choice]:
        return [NOD()]

    @question("XX-1.1", NOD)
    def nod(self, s: Notebook, choice: Choice) -> Next:
        s.steps.append(f"answered {choice}")
        return self.roll(s, "die")

    def chance_die(self, s: Notebook) -> Chance:
        return one_of("die", [1, 2, 3])

    def die(self, s: Notebook, result: Result) -> Next:
        s.steps.append(f"rolled {result}")
        self.heard.append(result[0])
        return self.goto("last")

    def last(self, s: Notebook) -> Next:
        s.steps.append("last")
        return self.done(s, "finished")


@dataclass
class Inner(Frame):
    """A procedure that calls another and passes on its result."""

    number: int

    def begin(self, s: Notebook) -> Next:
        s.steps.append("inner begins")
        return self.call(s, Innermost(self.number), "innermost_is_done")

    def innermost_is_done(self, s: Notebook, result: int) -> Next:
        return self.done(s, result + 1)


@dataclass
class Innermost(Frame):
    """A procedure that ends at once."""

    number: int

    def begin(self, s: Notebook) -> Next:
        return self.done(s, self.number * 10)


@dataclass
class Caller(Frame):
    """Calls the same procedure twice, then one without a result."""

    results: list[int] = field(default_factory=list)

    def begin(self, s: Notebook) -> Next:
        return self.call(s, Innermost(len(self.results)), "called")

    def called(self, s: Notebook, result: int) -> Next:
        self.results.append(result)
        if len(self.results) < 2:
            return self.goto("begin")
        return self.call(s, Nothing(), "nothing_came")

    def nothing_came(self, s: Notebook, result: None) -> Next:
        s.steps.append(f"{self.results} {result}")
        return self.done(s)


@dataclass
class Nothing(Frame):
    """A procedure without a result."""

    def begin(self, s: Notebook) -> Next:
        return self.done(s)


@dataclass
class Circle(Frame):
    """A procedure that never ends."""

    def begin(self, s: Notebook) -> Next:
        return self.goto("again")

    def again(self, s: Notebook) -> Next:
        return self.goto("begin")


@dataclass
class LongWay(Frame):
    """A procedure with exactly as many steps as one run may have."""

    left: int

    def begin(self, s: Notebook) -> Next:
        self.left -= 1
        return self.goto("begin") if self.left else self.ask(s, 0, "nod")

    @question("XX-1.1", NOD)
    def nod(self, s: Notebook, choice: Choice) -> Next:
        return self.done(s)


@dataclass
class AsksAgain(Frame):
    """A procedure that asks again in the answering step itself."""

    times: int

    def begin(self, s: Notebook) -> Next:
        return self.ask(s, 0, "nod")

    @question("XX-1.1", NOD)
    def nod(self, s: Notebook, choice: Choice) -> Next:
        self.times -= 1
        return self.ask(s, self.times, "nod") if self.times else self.done(s)


def notebook() -> Notebook:
    return Notebook(Setting(PackFiles({}), "", {}, 2))


def started(frame: Frame) -> Notebook:
    s = notebook()
    s.start(frame)
    return s


# The five words


def test_a_procedure_runs_through_the_five_words() -> None:
    s = started(Errand("errand"))
    assert s.steps == ["errand begins", "second", "inner begins", "inner gave 71"]
    assert s.seat == 1
    s.answer(NOD())
    assert s.steps[4:] == ["answered ('nod',)"]
    assert s.seat == CHANCE
    s.answer((2,))
    assert s.steps[5:] == ["rolled (2,)", "last"]
    assert s.seat == OVER
    assert s.stack == []


def test_every_word_returns_the_same_mark() -> None:
    s, frame = notebook(), Errand("x")
    s.stack = [frame]
    words = [frame.goto("a"), frame.call(s, Nothing(), "a"), frame.ask(s, 0, "a"), frame.roll(s, "a"), frame.done(s)]
    assert all(word is NEXT for word in words)


def test_goto_only_names_the_next_step() -> None:
    s, frame = notebook(), Errand("x")
    s.stack = [frame]
    frame.goto("last")
    assert (frame.at, s.stack, s.seat) == ("last", [frame], RUNNING)


def test_call_puts_the_other_procedure_on_top_and_names_the_step_after_it() -> None:
    s, frame, inner = notebook(), Errand("x"), Inner(1)
    s.stack = [frame]
    frame.call(s, inner, "inner_is_done")
    assert (frame.at, inner.at, s.seat) == ("inner_is_done", "begin", RUNNING)
    assert [type(f) for f in s.stack] == [Errand, Inner]


def test_ask_names_the_seat_and_roll_names_chance() -> None:
    s, frame = notebook(), Errand("x")
    s.stack = [frame]
    frame.ask(s, 1, "nod")
    assert (frame.at, s.seat) == ("nod", 1)
    frame.roll(s, "die")
    assert (frame.at, s.seat) == ("die", CHANCE)


def test_a_nested_call_hands_its_result_to_the_step_named_by_then() -> None:
    assert "inner gave 71" in started(Errand("errand")).steps


def test_results_come_to_the_caller_one_by_one_and_none_without_a_result() -> None:
    assert started(Caller()).steps == ["[0, 10] None"]


def test_a_step_after_goto_gets_no_stale_result() -> None:
    s = started(Caller())
    assert s.seat == OVER  # begin(s) and called(s, result) would crash on a wrong number of arguments


def test_the_answering_step_may_ask_another_seat_at_once() -> None:
    s = started(AsksAgain(3))
    asked = []
    while s.seat != OVER:
        asked.append(s.seat)
        s.answer(NOD())
    assert asked == [0, 2, 1]


def test_a_procedure_that_runs_in_circles_is_stopped_and_named() -> None:
    with pytest.raises(EndlessRules, match=r"test_flow\.Circle\.(begin|again) runs in circles$"):
        started(Circle())


def test_a_long_way_is_no_circle() -> None:
    assert started(LongWay(STEP_LIMIT)).seat == 0
    with pytest.raises(EndlessRules, match="runs in circles"):
        started(LongWay(STEP_LIMIT + 1))


def test_an_unknown_step_crashes_at_once() -> None:
    s = started(Errand("errand"))
    s.stack[-1].goto("nowhere")
    with pytest.raises(AttributeError, match="nowhere"):
        s.answer(NOD())


# Plain data


def test_the_words_leave_nothing_but_plain_data() -> None:
    s = started(Errand("errand"))
    plain = {
        "seat": 1,
        "fields": {"steps": ["errand begins", "second", "inner begins", "inner gave 71"]},
        "stack": [["test_flow.Errand", "nod", {"name": "errand", "heard": []}]],
    }
    assert dump_state(s) == plain
    s.answer(NOD())
    assert dump_state(s)["stack"] == [["test_flow.Errand", "die", {"name": "errand", "heard": []}]]
    s.answer((3,))
    assert (dump_state(s)["seat"], dump_state(s)["stack"]) == (OVER, [])


def test_at_every_pause_a_state_is_json() -> None:
    for s in pauses(skirmish(), Random(1)):
        assert json.loads(dumps(s)) == dump_state(s)


def test_frames_register_under_their_module_and_class() -> None:
    assert FRAMES["test_flow.Errand"] is Errand
    assert frame_name(Errand) == "test_flow.Errand"
    assert frame_name(type(skirmish().stack[0])) == "skirmish.WholeSkirmish"


def test_frames_of_a_game_register_under_the_game() -> None:
    class Raid:
        """A class somewhere in a game's package."""

    for module, name in (
        ("timefront.games.some_game.rules.raids", "some_game"),
        ("timefront.games.some_game", "some_game"),
        ("somewhere.raids", "raids"),
        ("games", "games"),
    ):
        Raid.__module__ = module
        assert frame_name(Raid) == f"{name}.{Raid.__qualname__}"


# Copies


def test_a_clone_goes_its_own_way() -> None:
    s = started(Errand("errand"))
    s.answer(NOD())
    before = dumps(s)
    copy = s.clone()
    assert dumps(copy) == before
    assert copy.setting is s.setting
    copy.answer((2,))
    copy.steps.append("only here")
    assert dumps(s) == before
    s.answer((3,))
    assert s.steps[-2:] == ["rolled (3,)", "last"]
    assert copy.steps[-3:] == ["rolled (2,)", "last", "only here"]


def test_a_clone_is_equal_and_independent_at_every_pause() -> None:
    for number, s in enumerate(pauses(skirmish(), Random(2))):
        before = dumps(s)
        copy = s.clone()
        assert type(copy) is Meadow
        assert dumps(copy) == before
        for _ in pauses(copy, Random(number)):
            pass
        assert dumps(s) == before


def test_nobody_listens_to_a_clone() -> None:
    s = skirmish()
    s.sink = []
    assert s.clone().sink is None


def test_a_cloned_frame_has_its_step_and_lists_of_its_own() -> None:
    frame = Errand("x", [1])
    frame.goto("last")
    copy = clone_frame(frame)
    assert isinstance(copy, Errand)
    assert (copy.name, copy.heard, copy.at) == ("x", [1], "last")
    copy.heard.append(2)
    copy.goto("second")
    assert (frame.heard, frame.at) == ([1], "last")


# Saves


def test_a_loaded_state_is_the_saved_one_at_every_pause_of_random_games() -> None:
    for seed in range(5):
        for s in pauses(skirmish(), Random(seed)):
            saved = dumps(s)
            loaded = loads(Meadow, s.setting, saved)
            assert loaded == s
            assert dump_state(loaded) == dump_state(s)
            assert [(type(f), f.at) for f in loaded.stack] == [(type(f), f.at) for f in s.stack]
            assert loaded.setting is s.setting


def test_a_loaded_state_plays_on_like_the_saved_one() -> None:
    for number, s in enumerate(pauses(skirmish(), Random(3))):
        loaded = loads(Meadow, s.setting, dumps(s))
        ends = []
        for t in (s.clone(), loaded):
            for _ in pauses(t, Random(number)):
                pass
            ends.append(dumps(t))
        assert ends[0] == ends[1]


def test_a_save_with_an_unknown_procedure_is_refused() -> None:
    data = dump_state(skirmish())
    data["stack"][0][0] = "skirmish.Nonsense"
    with pytest.raises(ValueError, match=r"unknown step skirmish\.Nonsense"):
        restore_state(Meadow, skirmish().setting, data)


@pytest.mark.parametrize("part", ["fields", "frame"])
@pytest.mark.parametrize("change", ["missing", "unknown"])
def test_a_save_with_other_fields_is_refused(part: str, change: str) -> None:
    s = skirmish()
    data = json.loads(dumps(s))
    fields: dict[str, Any] = data["fields"] if part == "fields" else data["stack"][-1][2]
    if change == "missing":
        fields.popitem()
    else:
        fields["unknown"] = 1
    with pytest.raises(ValueError, match="Meadow: fields" if part == "fields" else "Draw: fields"):
        restore_state(Meadow, s.setting, data)


def test_broken_json_is_refused() -> None:
    s = skirmish()
    with pytest.raises(ValueError, match="truncated"):
        loads(Meadow, s.setting, dumps(s)[:-9])


# Facts


def test_facts_are_told_to_the_sink_in_their_order() -> None:
    s = skirmish()
    s.sink = []
    s.answer((1,))
    s.answer((0,))
    assert [event.visible_to(0) for event in s.sink] == [
        {"event": "card-drawn", "rule": "SK-2.3", "seat": 0, "card": 1},
        {"event": "card-drawn", "rule": "SK-2.3", "seat": 0, "card": 0},
    ]


def test_a_fact_is_not_even_made_when_nobody_listens() -> None:
    def never(*_: object) -> Event:
        raise AssertionError("made")

    s = skirmish()
    s.emit(never, 1, 2)
    s.sink = []
    with pytest.raises(AssertionError, match="made"):
        s.emit(never, 1, 2)
    assert s.sink == []


def test_a_fact_takes_names_for_its_fields() -> None:
    s = skirmish()
    s.sink = []
    s.emit(ShotFired, 3, target=4)
    assert s.sink == [ShotFired(3, 4)]


def test_listening_changes_nothing() -> None:
    silent, told = skirmish(), skirmish()
    told.sink = []
    for s in (silent, told):
        for _ in pauses(s, Random(4)):
            pass
    assert dumps(silent) == dumps(told)
    assert SKIRMISH.outcome(silent) == SKIRMISH.outcome(told)
    assert len(told.sink) > 20
