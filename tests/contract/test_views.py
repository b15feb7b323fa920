"""A view is a record: what is sent can be read back unchanged."""

from __future__ import annotations

from typing import Any

import msgspec

from tests.contract.walks import positions
from timefront.kernel.game import Game
from timefront.server.tables.messages import kinds_by_verb
from timefront.texts.vocabulary import verbs_of


def test_a_view_is_read_back_as_it_was_sent(game: Game[Any]) -> None:
    """Lists, pairs and numbers are what the records declare, so the browser's types are right."""
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


def test_the_kinds_of_arguments_have_names_of_their_own(game: Game[Any]) -> None:
    """A board identifies a thing by its kind and id: two kinds with the same name would be confused."""
    kinds = {kind for verb in verbs_of(game).values() for kind in verb.kinds.values()}
    assert len({kind.name for kind in kinds}) == len(kinds)


def test_every_choice_has_an_argument_of_each_kind_that_is_sent_of_its_verb(game: Game[Any]) -> None:
    sent = kinds_by_verb(game)
    for s in positions(game, "view", 60):
        for choice in s.offer() if s.seat >= 0 else ():
            assert len(sent[choice[0]]) == len(choice) - 1
