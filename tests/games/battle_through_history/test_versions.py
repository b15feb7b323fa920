"""Matches of rules version 1: they open, are played to their end by their own rules, and stay unchanged."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from timefront.games.battle_through_history.game import BATTLE_THROUGH_HISTORY as GAME
from timefront.games.registry import GAMES
from timefront.matches.files import MatchFile
from timefront.matches.lines import export, read_lines
from timefront.matches.match import Match
from timefront.matches.opening import load_match

JOURNAL = Path(__file__).parents[2] / "golden" / "battle_through_history-v1-campaign-usual-greedy.match"
INHERITED = {"rules": "1", "actions_until": "declaration"}


@pytest.fixture
def half(tmp_path: Path) -> Path:
    """The file of a version 1 match that was left in the middle, in somebody's turn."""
    head, played = read_lines(JOURNAL).lines
    entries = played["entries"]
    count = next(number for number in range(len(entries) // 2, len(entries)) if entries[number]["kind"] == "choice")
    path = tmp_path / "half.match"
    lines = [head, {"entries": entries[:count], "facts": []}]
    path.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    return path


def play_on(match: Match, rng: Random) -> None:
    while match.outcome() is None:
        seat = match.state.seat
        match.play(seat, rng.choice(match.offer(seat)))


def test_a_match_of_version_1_is_played_to_its_end_by_its_own_rules(half: Path) -> None:
    file = MatchFile.open(half, GAMES)
    assert INHERITED.items() <= file.match.setting.options.items()
    assert not file.match.read_only
    play_on(file.match, Random(1))
    file.close()
    again = MatchFile.open(half, GAMES)
    again.close()
    assert not again.match.read_only
    assert again.match.outcome() == file.match.outcome()


def test_what_is_handed_out_of_it_says_by_which_rules_it_is_played(half: Path) -> None:
    file = MatchFile.open(half, GAMES)
    play_on(file.match, Random(2))
    file.close()
    lines = export(file.match, None)
    assert lines[0]["rules"] == GAME.version
    again = load_match(msgspec.json.decode(msgspec.json.encode(lines)), GAMES)
    assert again.setting.options == file.match.setting.options
    assert again.outcome() == file.match.outcome()


@pytest.mark.parametrize(
    ("version", "options", "inherited"),
    [
        (1, {"rounds": "8"}, {"rounds": "8", **INHERITED}),
        (-1, {"rounds": "8"}, {"rounds": "8", **INHERITED}),
        (-1, {"actions_until": "deployment"}, {"actions_until": "deployment"}),
        (1, {"actions_until": "declaration", "rules": "1"}, INHERITED),
        (2, {"rounds": "8"}, {"rounds": "8"}),
    ],
)
def test_only_a_match_of_version_1_inherits_its_rules(
    version: int, options: dict[str, str], inherited: dict[str, str]
) -> None:
    """A journal has all options of its version, even if it is read without a version for a check."""
    assert GAME.inherited_options(version, options) == inherited
