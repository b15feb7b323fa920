"""What is remembered of packs: what is in use stays, the rest goes, and a match does not notice."""

from __future__ import annotations

from importlib import import_module
from random import Random
from typing import Any

import pytest

from timefront.games.registry import GAMES
from timefront.kernel.packs import PackFiles
from timefront.kernel.recent import MOST, Recent
from timefront.matches.making import new_match

REMEMBERED = {
    "duel_of_time": [("content.pack", "_sound_packs")],
    "battle_through_history": [
        ("content.pack", "_sound_packs"),
        ("show.view", "_printed"),
        ("bots.clash", "_strengths"),
    ],
    "joan_of_arc": [
        ("content.pack", "_sound_packs"),
        ("content.pack", "_fields"),
        ("show.view", "_printed"),
        ("show.view", "_cards"),
    ],
}


def test_what_was_not_asked_for_longest_is_forgotten() -> None:
    recent: Recent[int] = Recent(3)
    assert [recent.keep(name, ord(name)) for name in "abc"] == [97, 98, 99]
    assert recent.get("a") == 97
    recent.keep("d", 100)
    assert [recent.get(name) for name in "abcd"] == [97, None, 99, 100]
    recent.keep("a", 1)
    assert (recent.get("a"), len(recent)) == (1, 3)


def test_it_never_holds_more_than_it_may() -> None:
    recent: Recent[str] = Recent()
    for number in range(10 * MOST):
        recent.keep(str(number), "x")
        assert len(recent) <= MOST
    assert recent.get(str(10 * MOST - 1)) == "x"
    assert recent.get("0") is None


def test_what_is_not_remembered_is_made_once_and_what_cannot_be_made_is_not_kept() -> None:
    recent: Recent[list[int]] = Recent()
    made: list[int] = []

    def make(number: int) -> list[int]:
        made.append(number)
        return [10 // number]

    assert recent.made("five", make, 5) == [2]
    assert recent.made("five", make, 1) == [2]
    with pytest.raises(ZeroDivisionError):
        recent.made("none", make, 0)
    assert recent.made("none", make, 10) == [1]
    assert made == [5, 0, 10]


def memories(game: str) -> list[Recent[Any]]:
    """Everything that a game remembers of packs."""
    return [getattr(import_module(f"timefront.games.{game}.{module}"), name) for module, name in REMEMBERED[game]]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_forgets_packs_and_plays_on_with_those_it_forgot(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES[name]
    own = game.built_in_pack()
    for memory in memories(name):
        monkeypatch.setattr(memory, "most", 2)
    packs = [PackFiles({file: f"{text}\n# {number}\n" for file, text in own.files.items()}) for number in range(4)]
    assert len({pack.hash for pack in packs}) == 4
    scenario = next(iter(game.scenarios(own)), "")
    matches = [new_match(game, game.setting(pack, scenario, {}, game.seat_counts[0]), seed="recent") for pack in packs]
    rng = Random(1)
    for match in [*matches, *matches]:
        match.view(None)
        match.play(match.state.seat, rng.choice(match.offer(match.state.seat)))
        assert all(len(memory) <= 2 for memory in memories(name))
    first = matches[0].setting
    again = game.setting(packs[0], scenario, {}, game.seat_counts[0])
    assert game.view(game.new(again), None) == game.view(game.new(first), None)
