"""Matches of every game: journals, undo and its barriers, replay, files."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.contract.conftest import settings_of
from timefront.kernel.flow import dumps
from timefront.kernel.game import Game
from timefront.kernel.questions import Illegal
from timefront.matches.files import MatchFile
from timefront.matches.journal import CHOICE, FORCED
from timefront.matches.lines import export
from timefront.matches.making import new_match
from timefront.matches.match import Match
from timefront.matches.opening import replayed


def random_match(game: Game[Any], seed: int, *, undo: float = 0.0, moves: int = 10_000) -> Match:
    """A match played at random, with some choices taken back where that is possible."""
    rng = Random(f"{game.name}/{seed}")
    settings = settings_of(game)
    match = new_match(game, settings[seed % len(settings)], seed=str(seed))
    while match.outcome() is None and moves:
        moves -= 1
        seat = match.state.seat
        match.play(seat, rng.choice(match.offer(seat)))
        if rng.random() < undo and match.barrier(seat).to >= 0:
            match.undo(seat)
    return match


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_a_journal_replays_to_the_same_position_and_the_same_facts(game: Game[Any], seed: int) -> None:
    match = random_match(game, seed, undo=0.3)
    again = replayed(match, -1)
    assert again.read_only == ""
    assert dumps(again.state) == dumps(match.state)
    for seat in (None, *range(match.setting.seats)):
        assert again.log(seat) == match.log(seat)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_undo_leads_back_exactly_and_never_past_a_barrier(game: Game[Any], seed: int) -> None:
    rng = Random(seed)
    settings = settings_of(game)
    match = new_match(game, settings[seed % len(settings)], seed=str(seed))
    taken_back = 0
    while match.outcome() is None:
        seat = match.state.seat
        before, choice = dumps(match.state), rng.choice(match.offer(seat))
        seals = match.sealing(seat)[match.offer(seat).index(choice)]
        match.play(seat, choice)
        barrier = match.barrier(seat)
        assert seals == (barrier.to < 0), barrier.reason
        if barrier.to < 0:
            with pytest.raises(Illegal) as refused:
                match.undo(seat)
            assert refused.value.refusal.key == barrier.reason
        elif rng.random() < 0.3:
            match.undo(seat)
            taken_back += 1
            assert dumps(match.state) == before
    assert taken_back
    assert [entry.number for entry in match.entries] == list(range(len(match.entries)))


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_between_barriers_a_seat_learns_nothing(game: Game[Any], seed: int) -> None:
    """A stretch that can be taken back, replayed from a determinised start, gives the seat identical views."""
    rng = Random(f"stretch {seed}")
    settings = settings_of(game)
    match = new_match(game, settings[seed % len(settings)], seed=str(seed))
    stretches = 0
    while match.outcome() is None:
        seat = match.state.seat
        start = match.state.clone()
        match.play(seat, rng.choice(match.offer(seat)))
        barrier = match.barrier(seat)
        if barrier.to < 0:
            continue
        stretches += 1
        stretch = [entry for entry in match.line if entry.number >= barrier.to]
        assert {entry.kind for entry in stretch} <= {CHOICE, FORCED}
        twin = game.determinize(start, seat, Random(seed))
        for entry in stretch:
            start.answer(entry.choice)
            twin.answer(entry.choice)
            assert game.view(twin, seat) == game.view(start, seat)
            assert (twin.seat, twin.is_forced() if twin.seat == seat else None) == (
                start.seat,
                start.is_forced() if start.seat == seat else None,
            )
    assert stretches


def test_the_log_tells_a_seat_what_a_twin_match_would(game: Game[Any]) -> None:
    match = random_match(game, 5, moves=12)
    for seat in (None, *range(match.setting.seats)):
        for _, told in match.log(seat):
            event = next(one for one in game.events if told["event"] == _name(one))
            for field in event.secret:
                assert told[field] is None or told.get("seat") == seat


def _name(event: Any) -> str:
    from timefront.kernel.events import event_name

    return event_name(event)


def test_a_file_brings_the_match_back(game: Game[Any], tmp_path: Path) -> None:
    rng = Random(4)
    match = new_match(game, settings_of(game)[0], seed="file")
    file = MatchFile.create(tmp_path / "a.match", match)
    games = {game.name: game}
    while match.outcome() is None:
        seat = match.state.seat
        match.play(seat, rng.choice(match.offer(seat)))
        if rng.random() < 0.2:
            file.close()
            file = MatchFile.open(tmp_path / "a.match", games)
            assert dumps(file.match.state) == dumps(match.state)
            assert file.match.log(0) == match.log(0)
            match = file.match
    file.close()


def test_an_export_in_mid_game_holds_no_secret_and_a_finished_one_all(game: Game[Any]) -> None:
    match = random_match(game, 6, moves=6)
    assert match.outcome() is None
    for seat in (None, 0):
        lines = export(match, seat)
        assert "key" not in lines[0]["fair"]
        assert not any("entries" in line or "state" in line for line in lines)
        assert [(line["number"], line["told"]) for line in lines[1:]] == match.log(seat)
    finished = random_match(game, 6)
    assert "key" in export(finished, None)[0]["fair"]
