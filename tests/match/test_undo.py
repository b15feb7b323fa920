"""Undo: how far, why no further, and what stays in the journal."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.match.matches import ALL_GAMES, a_duel, a_parley, a_skirmish, picture, play_on, random_choice, said
from tests.match.parley import HIDE, LEAVE, NOD, NUDGE, PASS, PEEK, SHOW, TOSS, Talks
from timefront.kernel.flow import dumps
from timefront.kernel.narrator import parts_of
from timefront.kernel.questions import Choice, Illegal
from timefront.matches.files import MatchFile
from timefront.matches.journal import CHANCE_DRAW, CHOICE, FORCED, UNDO, UNDO_GRANTED
from timefront.matches.match import SNAPSHOT_EVERY, Match

BARRIERS: list[tuple[str, tuple[Choice, ...], int]] = [
    ("undo-nothing", (), -1),
    ("undo-chance", (NOD(), TOSS()), -1),
    ("undo-other", (NOD(), PASS(), NOD()), 1),
    ("undo-told", (NOD(), PEEK()), -1),
    ("undo-over", (NOD(), LEAVE()), -1),
]


def refused_undo(match: Match, seat: int) -> str:
    """The reason why a seat cannot take back; the match must not change."""
    before = picture(match)
    with pytest.raises(Illegal) as refused:
        match.undo(seat)
    assert picture(match) == before
    return refused.value.refusal.key


@pytest.mark.parametrize(("reason", "choices", "in_the_way"), BARRIERS, ids=[reason for reason, _, _ in BARRIERS])
def test_every_barrier_says_why_and_who(reason: str, choices: tuple[Choice, ...], in_the_way: int) -> None:
    match = a_parley(*choices)
    assert refused_undo(match, 0) == reason
    assert match.barrier(0).seat == in_the_way
    about = match.barrier(0).refusal().about
    assert about == ({"seat": in_the_way} if in_the_way >= 0 else {})


def test_nothing_can_be_taken_back_in_a_match_that_is_read_only() -> None:
    match = a_parley(NOD())
    match.read_only = "entry 7: other rules"
    assert refused_undo(match, 0) == "undo-read-only"


def test_nothing_can_be_taken_back_after_a_resignation_ended_the_match() -> None:
    match = a_parley(NOD())
    match.resign(1)
    assert refused_undo(match, 0) == "undo-over"


def test_a_barrier_stays_when_harmless_choices_before_it_are_gone() -> None:
    match = a_parley(TOSS(), NOD(), NOD())
    match.undo(0)
    match.undo(0)
    assert refused_undo(match, 0) == "undo-chance"


def test_what_one_seat_was_told_does_not_bar_the_other() -> None:
    match = a_parley(PASS(), HIDE(2), NOD())
    assert match.barrier(1).reason == ""
    match = a_parley(HIDE(1), SHOW(), PASS())
    assert match.barrier(0).to == 3
    match = a_parley(PASS(), NOD(), PASS(), PEEK())
    assert (match.barrier(0).reason, match.barrier(1).reason) == ("undo-told", "undo-other")


def test_showing_the_own_secret_is_no_barrier() -> None:
    match = a_parley(HIDE(2))
    before = dumps(match.state)
    match.play(0, SHOW())
    assert parts_of(match.view(1))["numbers"][0] == 2
    match.undo(0)
    assert dumps(match.state) == before
    assert parts_of(match.view(1))["numbers"][0] is None


def test_a_played_card_of_a_duel_comes_back_to_the_hand() -> None:
    taken_back = 0
    for seed in range(6):
        match = a_duel(str(seed))
        rng = Random(seed)
        while match.outcome() is None:
            seat, choice = random_choice(match, rng)
            before, hand = dumps(match.state), parts_of(match.view(seat))["players"][seat].hand
            match.play(seat, choice)
            if choice[0] == "play" and match.barrier(seat).to >= 0:
                assert choice[1] not in parts_of(match.view(seat))["players"][seat].hand
                match.undo(seat)
                assert parts_of(match.view(seat))["players"][seat].hand == hand
                assert dumps(match.state) == before
                match.play(seat, choice)
                taken_back += 1
    assert taken_back > 20


def test_automatic_answers_of_another_seat_are_no_barrier_and_go_back_too() -> None:
    match = a_parley(NOD())
    before = dumps(match.state)
    match.play(0, NUDGE())
    assert [(entry.kind, entry.seat) for entry in match.line[-2:]] == [(CHOICE, 0), (FORCED, 1)]
    assert refused_undo(match, 1) == "undo-nothing"
    match.undo(0)
    assert dumps(match.state) == before
    assert [entry.number for entry in match.line] == [0, 1]


def test_a_seat_can_take_back_while_another_is_asked() -> None:
    match = a_parley(NOD(), PASS())
    assert match.state.seat == 1
    match.undo(0)
    assert match.state.seat == 0
    assert match.offer(1) == []


def test_undo_is_an_appended_entry_and_numbers_never_go_back() -> None:
    match = a_parley(NOD(), HIDE(1))
    move = match.undo(0)
    assert [(entry.number, entry.kind, entry.seat, entry.to) for entry in move.entries] == [(3, UNDO, 0, 2)]
    assert match.entries[-1] is move.entries[0]
    said(match, SHOW())
    assert [entry.number for entry in match.entries] == [0, 1, 2, 3, 4]
    assert [entry.number for entry in match.line] == [0, 1, 4]


def test_several_undos_in_a_row_lead_back_choice_by_choice() -> None:
    match = a_parley()
    positions = []
    for number in range(3):
        positions.append(dumps(match.state))
        said(match, HIDE(number))
    said(match, SHOW())
    match.undo(0)
    for position in reversed(positions):
        match.undo(0)
        assert dumps(match.state) == position
    assert refused_undo(match, 0) == "undo-nothing"


def test_the_log_leaves_out_what_was_taken_back() -> None:
    match = a_parley(HIDE(1), SHOW())
    assert [told["event"] for _, told in match.log(1)] == ["number-shown"]
    match.undo(0)
    assert match.log(1) == []
    assert match.log(1, since=2) == []


def test_undo_across_snapshots_leads_back_exactly() -> None:
    match = a_parley()
    rng = Random(0)
    positions = []
    for _ in range(4 * SNAPSHOT_EVERY):
        positions.append(dumps(match.state))
        match.play(0, rng.choice([NOD(), HIDE(0), HIDE(1), HIDE(2), SHOW(), NUDGE()]))
    assert len(match._snapshots) >= 4
    while positions:
        match.undo(0)
        assert dumps(match.state) == positions.pop()
        assert all(length <= len(match.line) for length, _ in match._snapshots)
    assert refused_undo(match, 0) == "undo-nothing"


def test_after_an_undo_across_a_snapshot_the_new_way_counts() -> None:
    match = a_parley(*[NOD()] * (SNAPSHOT_EVERY + 3))
    for _ in range(10):
        match.undo(0)
    said(match, *[HIDE(2)] * SNAPSHOT_EVERY, PASS())
    match.undo(0)
    assert isinstance(match.state, Talks)
    assert match.state.hidden == [2, 0]
    assert match.state.words == 2 * SNAPSHOT_EVERY - 7


def test_a_draw_past_an_undo_is_a_new_draw() -> None:
    match = a_parley(TOSS(), TOSS())
    match.ask_undo(0)
    match.answer_undo(1, UNDO_GRANTED)
    said(match, TOSS())
    drawn = [entry for entry in match.entries if entry.kind == CHANCE_DRAW]
    assert [entry.draw for entry in drawn] == [0, 1, 2]
    assert [entry.draw for entry in match.line if entry.kind == CHANCE_DRAW] == [0, 2]
    assert isinstance(match.state, Talks)
    assert match.state.coins == 2 * drawn[0].result[0] + drawn[2].result[0]


def test_draws_of_a_whole_match_are_numbered_in_a_row_for_each_purpose() -> None:
    for match in (a_duel(), a_skirmish()):
        rng = Random(5)
        while match.outcome() is None:
            seat = match.state.seat
            play_on(match, rng, moves=1)
            if match.outcome() is None and rng.random() < 0.3:
                match.ask_undo(seat)
                for other in range(match.setting.seats):
                    if other != seat:
                        match.answer_undo(other, UNDO_GRANTED)
        draws: dict[str, list[int]] = {}
        for entry in match.entries:
            if entry.kind == CHANCE_DRAW:
                draws.setdefault(entry.purpose, []).append(entry.draw)
        in_force = sum(entry.kind == CHANCE_DRAW for entry in match.line)
        assert sum(map(len, draws.values())) > in_force
        assert all(numbers == list(range(len(numbers))) for numbers in draws.values())


def test_undo_and_its_draw_counters_survive_the_file(tmp_path: Path) -> None:
    match = a_parley(TOSS(), NOD())
    file = MatchFile.create(tmp_path / "a.match", match)
    match.undo(0)
    match.ask_undo(0)
    match.answer_undo(1, UNDO_GRANTED)
    file.close()
    file = MatchFile.open(tmp_path / "a.match", ALL_GAMES)
    assert dumps(file.match.state) == dumps(match.state)
    assert [entry.number for entry in file.match.line] == [0]
    said(file.match, TOSS())
    assert file.match.entries[-1].draw == 1
    file.close()
