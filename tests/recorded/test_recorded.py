"""What was recorded of the games is still so; `make recorded` compares all of it."""

from __future__ import annotations

import shutil
from pathlib import Path

import msgspec
import pytest

from timefront.games.registry import GAMES
from timefront.kernel.flow import FRAMES, dumps
from timefront.matches.journal import Move
from timefront.matches.lines import header, line_of
from timefront.matches.notation import whole_text
from timefront.matches.opening import load_match
from timefront.matches.positions import read_start
from tools.recorded import journals, lists, saves
from tools.recorded.__main__ import (
    FOLDER,
    LISTS,
    RECORDINGS,
    Recording,
    problems_of,
    recorded_by_older_rules,
    removed_tests,
)
from tools.recorded.comparing import differences, missing

OLDER = recorded_by_older_rules(FOLDER)


def must_be_as_it_was(game: str, recording: Recording, numbers: range) -> None:
    """Compare the games with these numbers."""
    if game in OLDER and recording.needs_rules:
        pytest.skip(f"recorded by older rules: {OLDER[game]}")
    assert not [*problems_of(recording, game, FOLDER, numbers, workers=1)]


@pytest.mark.parametrize("recording", RECORDINGS, ids=lambda recording: recording.name)
@pytest.mark.parametrize("game", GAMES)
def test_some_random_games_are_as_they_were(game: str, recording: Recording) -> None:
    step = recording.games // 10 | 1  # odd, so that it does not pass over the same scenario again and again
    must_be_as_it_was(game, recording, range(0, recording.games, step))


@pytest.mark.long
@pytest.mark.recording
@pytest.mark.parametrize("recording", RECORDINGS, ids=lambda recording: recording.name)
@pytest.mark.parametrize("game", GAMES)
def test_all_random_games_are_as_they_were(game: str, recording: Recording) -> None:
    must_be_as_it_was(game, recording, range(recording.games))


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_matches_saved_at_every_kind_of_question_open_and_end(game: str) -> None:
    assert saves.problems(game, FOLDER / game, by_older_rules=game in OLDER) == []


@pytest.mark.long
@pytest.mark.parametrize(
    "place", [place for game in GAMES for place in saves.put_aside_of(FOLDER / game)], ids=lambda place: place.name
)
def test_matches_saved_by_older_rules_open(place: Path) -> None:
    """Each is played to its end, or is read-only and says which entry does not fit."""
    assert saves.rules_versions(place) == {int(place.name[1:])}
    assert saves.problems(place.parent.name, place, by_older_rules=True) == []


def test_saves_of_older_rules_are_put_aside(tmp_path: Path) -> None:
    for name in (saves.FILES, saves.DATABASE):
        shutil.copyfile(FOLDER / "joan_of_arc" / "v1" / name, tmp_path / name)
    saves.put_aside("joan_of_arc", tmp_path)
    assert [*tmp_path.iterdir()] == saves.put_aside_of(tmp_path) == [tmp_path / "v1"]
    assert {path.name for path in (tmp_path / "v1").iterdir()} == {saves.FILES, saves.DATABASE}


def test_saves_of_the_present_rules_stay(tmp_path: Path) -> None:
    shutil.copyfile(FOLDER / "duel_of_time" / saves.FILES, tmp_path / saves.FILES)
    saves.put_aside("duel_of_time", tmp_path)
    assert [*tmp_path.iterdir()] == [tmp_path / saves.FILES]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_recorded_by_older_rules_is_named_with_the_reason(game: str) -> None:
    assert (game in OLDER) == (saves.rules_versions(FOLDER / game) != {GAMES[game].version})
    assert len(OLDER.get(game, "there is no need for any").split()) > 3


@pytest.mark.parametrize("game", GAMES)
def test_every_saved_position_and_start_is_the_same_after_it_was_written_as_text(game: str) -> None:
    """At every kind of question; starts that were stored as data come out as text, from which the fork opens too."""
    starts = 0
    for name, match in saves.matches(FOLDER / game):
        text = whole_text(match.game, match.setting, match.state)
        assert dumps(read_start(text, match.game, match.setting)) == dumps(match.state), name
        if match.start is not None:
            starts += 1
            lines = [header(match, with_key=True), line_of(Move(match.entries, match.facts))]
            assert isinstance(lines[0]["start"], str)
            again = load_match(msgspec.json.decode(msgspec.json.encode([lines]))[0], GAMES)
            assert again.start is not None
            assert (dumps(again.start), dumps(again.state)) == (dumps(match.start), dumps(match.state)), name
    assert starts > 2


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_question_was_saved_and_forked(game: str) -> None:
    steps = {name.removeprefix(f"{game}.") for name in FRAMES if name.startswith(f"{game}.")}
    saved = {name for name in saves.names(FOLDER / game) if not name.endswith("-fork")}
    assert {f"{question}-fork" for question in saved} == {*saves.names(FOLDER / game)} - saved
    assert {question.partition(".")[0] for question in saved} <= steps


def test_another_seed_is_another_journal() -> None:
    assert journals.record("duel_of_time", 1) == journals.record("duel_of_time", 1)
    assert [*differences(journals.record("duel_of_time", 1), journals.record("duel_of_time", 11), "duel")]


@pytest.mark.parametrize(
    ("recorded", "now", "found"),
    [
        ({"a": 1}, {"a": 1, "b": 2}, []),
        ({"a": 1, "b": 2}, {"a": 1}, ["x.b is gone"]),
        ({"a": [1, {"c": 2}]}, {"a": [1, {"c": 3}]}, ["x.a[1].c was 2 and is 3"]),
        ([1, 2], [1, 2, 3], ["x was [1, 2] and is [1, 2, 3]"]),
        ({"a": None}, {"a": []}, ["x.a was None and is []"]),
    ],
)
def test_what_is_new_is_no_difference_and_all_else_is(recorded: object, now: object, found: list[str]) -> None:
    assert [*differences(recorded, now, "x")] == found


def test_a_test_that_is_gone_on_purpose_was_recorded_and_has_a_reason() -> None:
    recorded = msgspec.json.decode((FOLDER / LISTS).read_bytes())["tests"]
    removed = removed_tests(FOLDER)
    assert [*missing([*removed], recorded, "recorded test")] == []
    assert all(len(reason.split()) > 3 for reason in removed.values())


def test_names_are_missed_as_often_as_they_are_gone() -> None:
    assert [*missing(["a", "a", "b"], ["c", "a"], "test")] == ["test a is gone", "test b is gone"]


def test_a_block_of_a_page_may_move_to_another_line() -> None:
    now = lists.without_lines(["test_python_runs[docs/odds.md:40]"])
    assert not list(missing(lists.without_lines(["test_python_runs[docs/odds.md:31]"]), now, "test"))
