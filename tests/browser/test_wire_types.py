"""The browser's types are those of the protocol, and of the records that games make their views of."""

from __future__ import annotations

from timefront.games.registry import GAMES
from tools import wire_types


def test_the_types_are_up_to_date() -> None:
    for path, document in wire_types.documents().items():
        assert path.read_text(encoding="utf-8") == wire_types.types_of(document), f"{path.name}: run `make types`"
    assert wire_types.VERBS.read_text(encoding="utf-8") == wire_types.verbs(), "run `make types`"


def test_every_record_of_a_view_has_a_type() -> None:
    found = wire_types.schemas_of(GAMES["duel_of_time"])
    assert [*found] == ["DuelView", "PlayerView", "SpaceView"]
    assert found["DuelView"]["required"] == [*found["DuelView"]["properties"]]
    assert found["SpaceView"]["properties"]["units"]["prefixItems"] == [{"type": "integer"}] * 2
    assert found["SpaceView"]["properties"]["units"]["description"] == "Unit cubes of Yellow and of Red."


def test_what_is_always_told_is_required_and_what_may_be_left_out_is_not() -> None:
    schemas = wire_types.schemas()
    assert "is_stale" in schemas["Refused"]["required"]  # has a default, but is always sent
    assert "seals" not in schemas["Offer"]["required"]  # is left out if it has its default
    assert "seen" not in schemas["Hello"]["required"]  # may be left out by the client
