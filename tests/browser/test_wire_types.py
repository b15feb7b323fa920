"""The browser's types are those of the protocol."""

from __future__ import annotations

from tools import wire_types


def test_the_types_are_up_to_date() -> None:
    written = wire_types.TYPES.read_text(encoding="utf-8")
    assert written == wire_types.types_of(wire_types.document()), "run `make types`"


def test_what_is_always_told_is_required_and_what_may_be_left_out_is_not() -> None:
    schemas = wire_types.schemas()
    assert "is_stale" in schemas["Refused"]["required"]  # has a default, which is told nevertheless
    assert "seals" not in schemas["Offer"]["required"]  # is left out where it is the default
    assert "seen" not in schemas["Hello"]["required"]  # may be left out by the client
