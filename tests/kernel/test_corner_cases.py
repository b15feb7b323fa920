"""Corner cases of the kernel that were once wrong."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, make_dataclass
from random import Random
from typing import Any

import pytest

from tests.kernel import test_procedures as scenes
from tests.kernel.skirmish import Meadow, TroopsFell
from tests.kernel.skirmish_procedures import EachSeat, MarkThenSweep
from tests.kernel.walks import pauses, skirmish
from timefront.kernel.chance import one_of
from timefront.kernel.flow import OVER, Frame, Next, dump_state, restore_state
from timefront.kernel.packs import PackFiles
from timefront.kernel.records import layout_of
from timefront.kernel.rulebook import rule


@dataclass
class EverySeatOfTheState(EachSeat):
    def seats(self, s: Any) -> list[int]:
        seats: list[int] = s.seats
        return seats

    def turn_of(self, s: Any, seat: int) -> Frame:
        return scenes.Told("x")


def test_a_round_of_seats_leaves_the_states_own_list_alone() -> None:
    assert scenes.arena(EverySeatOfTheState(), seats=(1, 2)).seats == [1, 2]


@pytest.mark.parametrize(("pieces", "least"), [(1, 2), (2, 3), (3, 5), (2, 5), (4, 7)])
def test_a_choice_with_too_few_candidates_takes_them_all(pieces: int, least: int) -> None:
    ordered = scenes.leaves(scenes.arena(scenes.Column(0, least, least), pieces=tuple(range(pieces))))
    subset = scenes.leaves(scenes.arena(scenes.Levy(0, least, least), pieces=tuple(range(pieces))))
    assert {tuple(sorted(order)) for order in ordered} == {tuple(range(pieces))}
    assert subset == Counter([tuple(range(pieces))])


@pytest.mark.parametrize("annotation", [list[list[int]], list[Frame], list[dict[str, int]]])
def test_lists_of_other_things_are_refused_by_type_too(annotation: Any) -> None:
    with pytest.raises(TypeError, match="broken"):
        layout_of(make_dataclass("Frail", [("broken", annotation)]))


def test_a_setting_that_is_not_the_first_field_is_refused() -> None:
    with pytest.raises(TypeError, match="first field"):
        layout_of(make_dataclass("Late", [("x", "list[int]"), ("setting", "object")]))


def test_two_procedures_of_one_name_are_refused() -> None:
    def plant(module: str) -> type:
        return type("Twin", (Frame,), {"__module__": module, "__qualname__": "Twin"})

    plant("timefront.games.some_game.rules.first")
    with pytest.raises(TypeError, match=r"two procedures some_game\.Twin"):
        plant("timefront.games.some_game.rules.second")


@pytest.mark.parametrize("part", ["seat", "fields", "stack"])
def test_a_save_without_a_part_is_refused(part: str) -> None:
    s = skirmish()
    data = dump_state(s)
    del data[part]
    with pytest.raises(ValueError, match="a state has"):
        restore_state(Meadow, s.setting, data)


def test_a_save_with_an_unknown_step_or_wrong_types_is_refused() -> None:
    s = skirmish()
    data = json.loads(json.dumps(dump_state(s)))
    data["stack"][-1][1] = "nowhere"
    with pytest.raises(ValueError, match="nowhere"):
        restore_state(Meadow, s.setting, data)
    data = json.loads(json.dumps(dump_state(s)))
    data["fields"]["pile"] = "many"
    with pytest.raises(ValueError, match="pile"):
        restore_state(Meadow, s.setting, data)


@pytest.mark.parametrize("line", ["\u00a0", "\x0c", "\u3000"])
def test_a_line_of_odd_blanks_in_a_text_is_a_problem_not_a_crash(line: str) -> None:
    pack = PackFiles({"texts/en.ftl": f"a = A\n{line}\nb = B\n"})
    pack.messages()
    assert pack.problems


@pytest.mark.parametrize("text", ["a = " + "[" * 5000 + "]" * 5000, "a = " + "1" * 5000], ids=["deep", "long"])
def test_wild_toml_is_a_problem_told_once_not_a_crash(text: str) -> None:
    pack = PackFiles({"a.toml": text})
    pack.tables("a.toml", "card")
    pack.tables("a.toml", "card")
    assert len(pack.problems) == 1


def test_nothing_to_draw_from_crashes_early() -> None:
    with pytest.raises(ValueError, match="nothing can be drawn"):
        one_of("x", [])


def test_neither_chance_nor_a_finished_game_is_forced() -> None:
    *_, s = pauses(skirmish(), Random(1))
    assert not s.is_forced()
    assert not skirmish().is_forced()


def test_a_finished_state_can_be_started_again() -> None:
    s = scenes.arena(scenes.Told("first"))
    assert s.seat == OVER
    s.start(scenes.Campaign())
    assert s.story[-3:] == ["march", "battle", "march"]


@dataclass
class Shot(Frame):
    source: int = 0

    def begin(self, s: Any) -> Next:
        return self.done(s, self.source if self.source % 2 else None)


@dataclass
class Volley(MarkThenSweep):
    def mark_by(self, s: Any, source: int) -> Frame | None:
        return Shot(source)

    def sweep(self, s: Any, marked: list[int]) -> None:
        s.story.append(f"swept {marked}")


def test_a_source_may_find_out_late_that_it_misses() -> None:
    assert scenes.arena(Volley([1, 2, 3])).story == ["swept [1, 3]", "result [1, 3]"]


def test_an_event_is_not_changed_through_what_was_told() -> None:
    event = TroopsFell([1])
    told = event.visible_to(0)
    assert told is not None
    told["troops"].append(2)
    assert event.troops == [1]


def test_a_gist_is_not_taken_for_a_rule_id() -> None:
    with pytest.raises(TypeError, match="no rule id"):
        rule("X-1.1", "The difference is the damage.")
