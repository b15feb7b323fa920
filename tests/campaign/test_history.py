"""The history checker finds planted faults: a move that is lost, made twice, moved, or made by nobody."""

from __future__ import annotations

import json

import pytest

from timefront.matches.journal import BEGUN, CHANCE_DRAW, CHOICE, Entry
from tools.campaign.history import History

TABLE = "abcdefghijkl"


def played(*choices: tuple[int, int, str]) -> History:
    """A history of acknowledged choices: their numbers, seats and verbs."""
    history = History()
    history.take(json.dumps({"table": TABLE, "tokens": {"0": "a", "1": "b"}}))
    for number, seat, word in choices:
        facts = {"seat": seat, "number": number, "choice": [word, number]}
        history.take(json.dumps({"sent": TABLE, **facts}))
        history.take(json.dumps({"at": TABLE, **facts, "last": number, "when": number, "waited": 0}))
    return history


def journal(*choices: tuple[int, int, str]) -> list[Entry]:
    """A journal of the same choices, each made for the number it contains."""
    return [Entry(0, BEGUN), *(Entry(number, CHOICE, seat, (word, number)) for number, seat, word in choices)]


MOVES = ((1, 0, "march"), (2, 1, "fire"), (3, 0, "rest"))


def faults(history: History, entries: list[Entry], shown: int = -1) -> list[str]:
    return history.faults(TABLE, entries, history.moves, shown)


def test_a_journal_that_keeps_everything_is_sound() -> None:
    assert faults(played(*MOVES), journal(*MOVES), shown=3) == []


def test_a_move_that_was_stored_and_not_acknowledged_is_no_fault() -> None:
    history = played(*MOVES[:2])
    history.take(json.dumps({"sent": TABLE, "seat": 0, "number": 3, "choice": ["rest", 3]}))
    assert faults(history, journal(*MOVES)) == []


def test_what_bots_and_chance_do_need_not_be_wished_for() -> None:
    entries = [*journal(*MOVES), Entry(4, CHANCE_DRAW, -2), Entry(5, CHOICE, 2, ("bot",))]
    assert faults(played(*MOVES), entries) == []


def test_the_last_move_is_lost() -> None:
    assert any("is lost" in fault for fault in faults(played(*MOVES), journal(*MOVES[:2])))


def test_a_move_in_the_middle_is_lost() -> None:
    found = faults(played(*MOVES), journal(MOVES[0], MOVES[2]))
    assert any("move 2 of seat 1" in fault and "is lost" in fault for fault in found)
    assert any("numbered [0, 1, 3]" in fault for fault in found)


def test_a_move_was_made_twice() -> None:
    entries = [*journal(*MOVES), Entry(4, CHOICE, 0, ("rest", 3))]
    assert faults(played(*MOVES), entries) == [f"{TABLE}: entry 4 was never wished for, or again: ('rest', 3)"]


def test_two_moves_were_exchanged() -> None:
    entries = journal(*MOVES)
    entries[1].choice, entries[3].choice = entries[3].choice, entries[1].choice
    found = faults(played(*MOVES), entries)
    assert any("move 1 of seat 0, ('march', 1), stands at [3]" in fault for fault in found)


@pytest.mark.parametrize("field", ["seat", "choice"])
def test_a_move_is_another_than_was_acknowledged(field: str) -> None:
    entries = journal(*MOVES)
    setattr(entries[2], field, 0 if field == "seat" else ("fire", 9))
    assert faults(played(*MOVES), entries)


def test_what_was_shown_is_gone() -> None:
    assert faults(played(*MOVES), journal(*MOVES), shown=4) == [f"{TABLE}: entry 4 was shown and is gone"]


def test_less_is_stored_than_was_acknowledged_with_a_move() -> None:
    history = played(*MOVES[:2])
    history.take(json.dumps({"sent": TABLE, "seat": 0, "number": 3, "choice": ["rest", 3]}))
    history.take(
        json.dumps({"at": TABLE, "seat": 0, "number": 3, "choice": ["rest", 3], "last": 5, "when": 3, "waited": 0})
    )
    assert faults(history, journal(*MOVES)) == [f"{TABLE}: entry 5 was acknowledged and is lost"]
