"""Past a barrier a seat asks the others: granted by all, denied by one, or overtaken by the next move."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.match.matches import ALL_GAMES, a_parley, picture, said, stored
from tests.match.parley import HIDE, LEAVE, NOD, PASS, TOSS
from timefront.kernel.flow import dumps
from timefront.kernel.questions import Illegal
from timefront.matches.files import MatchFile
from timefront.matches.journal import UNDO, UNDO_ASKED, UNDO_DENIED, UNDO_GRANTED
from timefront.matches.match import Match


def refused_answer(match: Match, seat: int, kind: str = UNDO_GRANTED) -> str:
    """The reason why a seat cannot give this answer; the match must not change."""
    before = picture(match)
    with pytest.raises(Illegal) as refused:
        match.answer_undo(seat, kind)
    assert picture(match) == before
    return refused.value.refusal.key


def test_asking_changes_nothing_but_the_journal() -> None:
    match = a_parley(NOD(), TOSS())
    before = dumps(match.state)
    move = match.ask_undo(0)
    assert [(entry.kind, entry.seat, entry.to) for entry in move.entries] == [(UNDO_ASKED, 0, 2)]
    assert dumps(match.state) == before
    assert match.undo_request is match.entries[-1]


def test_the_last_grant_takes_the_choice_back() -> None:
    match = a_parley(NOD(), seats=3)
    before = dumps(match.state)
    said(match, TOSS())
    after = dumps(match.state)
    match.ask_undo(0)
    assert [entry.kind for entry in match.answer_undo(2, UNDO_GRANTED).entries] == [UNDO_GRANTED]
    assert dumps(match.state) == after
    move = match.answer_undo(1, UNDO_GRANTED)
    assert [(entry.kind, entry.seat) for entry in move.entries] == [(UNDO_GRANTED, 1), (UNDO, 0)]
    assert [entry.number for entry in match.entries] == list(range(8))
    assert dumps(match.state) == before
    assert match.undo_request is None


def test_a_request_reaches_past_the_choices_of_others() -> None:
    match = a_parley(NOD())
    before = dumps(match.state)
    said(match, PASS(), HIDE(2), TOSS())
    match.ask_undo(0)
    match.answer_undo(1, UNDO_GRANTED)
    assert dumps(match.state) == before
    assert match.state.seat == 0


def test_one_denial_ends_a_request() -> None:
    match = a_parley(TOSS(), seats=3)
    before = dumps(match.state)
    match.ask_undo(0)
    match.answer_undo(1, UNDO_GRANTED)
    match.answer_undo(2, UNDO_DENIED)
    assert dumps(match.state) == before
    assert refused_answer(match, 1) == "no-undo-request"
    match.ask_undo(0)
    assert match.granted == []
    match.answer_undo(1, UNDO_GRANTED)
    assert dumps(match.state) == before


def test_a_new_move_cancels_a_request() -> None:
    match = a_parley(TOSS(), PASS())
    match.ask_undo(0)
    said(match, NOD())
    assert match.undo_request is None
    assert refused_answer(match, 1) == "no-undo-request"


def test_taking_back_by_oneself_cancels_a_request() -> None:
    match = a_parley(TOSS(), PASS(), NOD())
    match.ask_undo(0)
    match.undo(1)
    assert refused_answer(match, 1) == "no-undo-request"


@pytest.mark.parametrize(("seat", "kind"), [(0, UNDO_GRANTED), (0, UNDO_DENIED), (1, "perhaps"), (1, ""), (1, UNDO)])
def test_wrong_answers_are_refused(seat: int, kind: str) -> None:
    match = a_parley(TOSS(), seats=3)
    assert refused_answer(match, seat, kind) == "no-undo-request"
    match.ask_undo(0)
    assert refused_answer(match, seat, kind) == "no-undo-request"


def test_nobody_grants_twice() -> None:
    match = a_parley(TOSS(), seats=3)
    match.ask_undo(0)
    match.answer_undo(1, UNDO_GRANTED)
    assert refused_answer(match, 1) == "no-undo-request"
    assert refused_answer(match, 1, UNDO_DENIED) == "no-undo-request"


def test_who_has_not_chosen_anything_cannot_ask() -> None:
    match = a_parley(NOD())
    before = picture(match)
    with pytest.raises(Illegal) as refused:
        match.ask_undo(1)
    assert refused.value.refusal.key == "undo-nothing"
    assert picture(match) == before


def test_after_the_end_and_in_a_read_only_match_nobody_can_ask() -> None:
    ended, stopped = a_parley(NOD(), LEAVE()), a_parley(NOD())
    stopped.read_only = "entry 7: other rules"
    for match, reason in ((ended, "game-is-over"), (stopped, "read-only")):
        before = picture(match)
        with pytest.raises(Illegal) as refused:
            match.ask_undo(0)
        assert refused.value.refusal.key == reason
        assert picture(match) == before


def test_a_pending_request_and_its_grants_survive_the_file(tmp_path: Path) -> None:
    match = a_parley(NOD(), seats=3)
    before = dumps(match.state)
    said(match, TOSS())
    file = MatchFile.create(tmp_path / "a.match", match)
    match.ask_undo(0)
    match.answer_undo(1, UNDO_GRANTED)
    file.close()
    file = MatchFile.open(tmp_path / "a.match", ALL_GAMES)
    assert refused_answer(file.match, 1) == "no-undo-request"
    file.match.answer_undo(2, UNDO_GRANTED)
    assert dumps(file.match.state) == before
    file.close()
    assert dumps(stored(tmp_path / "a.match").state) == before


def test_a_request_that_came_to_nothing_stays_so_in_the_file(tmp_path: Path) -> None:
    for number, spoil in enumerate(("denied", "moved", "undone")):
        match = a_parley(TOSS(), PASS(), NOD())
        file = MatchFile.create(tmp_path / f"{number}.match", match)
        match.ask_undo(0)
        if spoil == "denied":
            match.answer_undo(1, UNDO_DENIED)
        elif spoil == "moved":
            said(match, NOD())
        else:
            match.undo(1)
        file.close()
        again = stored(tmp_path / f"{number}.match")
        assert again.undo_request is None
        assert picture(again) == picture(match)
