"""The commands as a whole: the list of games, help, and answers to nonsense."""

from __future__ import annotations

import json

import pytest

from tests.cli.running import Runs, is_one_sentence
from tests.match.matches import DUEL

# games


def test_games_lists_scenarios_and_options(timefront: Runs) -> None:
    ran = timefront("games")
    assert (ran.status, ran.err) == (0, "")
    for word in ("duel_of_time: ", "beacons", "breakthrough", "facing = near | far | free"):
        assert word in ran.out


def test_games_as_json_says_the_same(timefront: Runs) -> None:
    rows = json.loads(timefront("games", "--json").out)
    row = next(row for row in rows if row["name"] == "duel_of_time")
    assert row["scenarios"] == list(DUEL.scenarios(DUEL.built_in_pack()))
    assert row["options"] == {"facing": ["near", "far", "free"], "last_space_push": ["allowed", "impossible"]}
    assert (row["seats"], row["rules_version"]) == ([2], DUEL.version)


# Help and nonsense

COMMANDS = [
    "",
    "games",
    "play",
    "simulate",
    "arena",
    "export",
    "rules",
    "pack",
    "pack new",
    "pack check",
    "replay",
    "verify",
    "doctor",
]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str, timefront: Runs) -> None:
    ran = timefront(*command.split(), "--help")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.startswith(f"Usage: timefront {command}".rstrip())
    assert len(ran.out.splitlines()) > 3


def test_without_a_command_the_help_is_shown(timefront: Runs, types: Runs) -> None:
    """At a terminal, by choosing it from the list."""
    shown = types("4")
    assert shown.status == 0
    assert shown.out.endswith(timefront("--help").out)
    assert all(command.split()[0] in timefront("--help").out for command in COMMANDS if command)


@pytest.mark.parametrize("words", ["fly", "--fly", "games --fly", "games 1", "games --json=maybe", "'; rm", "-", "--"])
def test_nonsense_gets_one_sentence(words: str, timefront: Runs) -> None:
    ran = timefront(*words.split())
    assert is_one_sentence(ran) or (words in ("--", "-") and ran.status in (0, 2))
