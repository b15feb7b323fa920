"""The types of values that clients send, with their limits, and words that both sides know."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

Token = Annotated[str, Meta(max_length=64)]
Number = Annotated[int, Meta(ge=-1, le=1_000_000_000)]
Request = Annotated[int, Meta(ge=0, le=1_000_000_000)]
"""A number that the client chooses and that comes back with the answer."""
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
ShortText = Annotated[str, Meta(max_length=80)]
WireChoice = Annotated[list[Annotated[str, Meta(max_length=40)] | int], Meta(min_length=1, max_length=8)]
"""A verb and its arguments: `["play", 3, 0, 1]`."""
WireThing = tuple[Annotated[str, Meta(max_length=40)], Annotated[int, Meta(ge=0, le=1_000_000)]]
"""Something to point at: the name of its kind, and its id."""
Effort = Literal["quick", "closer"]
"""Quick: while the pointer rests. Closer: as good as possible within a second."""
Level = Literal["easy", "medium", "hard"]
BotName = Annotated[str, Meta(max_length=8)]
"""A level, or a third-party bot that the operator allows."""
UndoPolicy = Literal["free", "ask", "none"]
"""Free: without asking, back to the last barrier. Ask: every time. None: never."""
