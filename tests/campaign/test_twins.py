"""The twin comparer finds planted leaks: a secret in a view, in a refusal, in a hint, or in an event."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.workers import workers
from timefront.games.duel_of_time.show.records import DuelView
from timefront.games.registry import GAMES
from timefront.kernel.flow import dumps
from timefront.kernel.narrator import parts_of
from timefront.kernel.questions import Refusal
from timefront.server.tables import messages
from tools.campaign import twins
from tools.campaign.results import Portion
from tools.campaign.twins import Compared, compare_logs, compare_match, difference, twins_of

DUEL = GAMES["duel_of_time"]


def compared(folder: Path, positions: int = 12) -> Compared:
    async def played() -> Compared:
        async with workers(f"sqlite:///{folder / 'tables.db'}", 1) as made:
            return await compare_match(await made[0].new(DUEL.name), Random(3), positions)

    return asyncio.run(played())


def test_a_game_without_a_leak_has_none(tmp_path: Path) -> None:
    found = compared(tmp_path)
    assert found.leaks == []
    assert found.positions == 12
    assert found.different > 10


class LeakyView(DuelView, frozen=True):
    """A view with one number too many."""

    weight: int


def test_a_secret_in_the_view_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kind = type(DUEL)
    honest = kind.view

    def view(game: Any, s: Any, seat: int | None) -> LeakyView:
        """Also reveals the length of the secrets, as a number."""
        return LeakyView(**parts_of(honest(game, s, seat)), weight=sum(dumps(s)) % 97)

    monkeypatch.setattr(kind, "view", view)
    assert any("weight" in leak for leak in compared(tmp_path).leaks)


def test_a_secret_in_a_refusal_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kind = DUEL.state_type
    honest = kind.refuse

    def refuse(s: Any, seat: int, choice: Any) -> Refusal | None:
        """Cites a different rule if the secrets are odd."""
        refusal = honest(s, seat, choice)
        return refusal and Refusal(refusal.rule + "x" * (sum(dumps(s)) % 2), refusal.key, **refusal.about)

    monkeypatch.setattr(kind, "refuse", refuse)
    assert compared(tmp_path).leaks


def test_a_hint_that_starts_from_the_real_position_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(twins, "task_of", lambda game, s, *_: dumps(s).decode())
    assert compared(tmp_path).leaks


def test_a_secret_that_is_told_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    setting = DUEL.setting(DUEL.built_in_pack(), "", {}, 2)
    assert compare_logs(DUEL, setting, Random(1)).leaks == []

    def happenings(game: Any, setting: Any, rows: Any, viewer: int | None) -> Any:
        """Everybody hears what only the first seat may know."""
        return messages.happenings(game, setting, rows, 0 if viewer is None else viewer)

    monkeypatch.setattr(twins, "happenings", happenings)
    assert compare_logs(DUEL, setting, Random(1)).leaks


def test_a_difference_is_shown_where_it_is() -> None:
    assert difference(b"abcdef", b"abXdef") == "b'abcdef' is b'abXdef' in the twin"
    assert difference(b"abc", b"abcd") == "b'abc' is b'abcd' in the twin"


def test_a_portion_has_as_many_positions_as_were_wished_for(tmp_path: Path) -> None:
    portion = twins_of(DUEL.name)(tmp_path, 1, 15)
    assert isinstance(portion, Portion)
    assert (portion.count, portion.findings) == (15, [])
    assert portion.counts["twins that differ"] > 10
