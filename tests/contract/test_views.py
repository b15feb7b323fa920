"""A view is a record: what is sent of it is read back as it was."""

from __future__ import annotations

from typing import Any

import msgspec

from tests.contract.walks import positions
from timefront.kernel.game import Game


def test_a_view_is_read_back_as_it_was_sent(game: Game[Any]) -> None:
    """Lists, pairs and numbers are what the records say, so that the browser's types of them hold."""
    for s in positions(game, "view", 60):
        for seat in (None, *range(s.setting.seats)):  # type: ignore[attr-defined]
            view = game.view(s, seat)
            sent = msgspec.json.encode(view)
            read = msgspec.json.decode(sent, type=type(view))
            assert read == view
            assert msgspec.json.encode(read) == sent


def test_what_is_printed_is_part_of_the_view(game: Game[Any]) -> None:
    fields = game.view(next(positions(game, "view", 1)), None).__struct_fields__
    assert set(game.narrator.printed) <= set(fields)
