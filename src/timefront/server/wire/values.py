"""Values in what clients send, each with its limits, and words that both sides know."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

Token = Annotated[str, Meta(max_length=64)]
Number = Annotated[int, Meta(ge=-1, le=1_000_000_000)]
Request = Annotated[int, Meta(ge=0, le=1_000_000_000)]
"""A number of the client's own: the answer to a message carries it back."""
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
ShortText = Annotated[str, Meta(max_length=80)]
WireChoice = Annotated[list[Annotated[str, Meta(max_length=40)] | int], Meta(min_length=1, max_length=8)]
"""A verb and its arguments: `["play", 3, 0, 1]`."""
WireThing = tuple[Annotated[str, Meta(max_length=40)], Annotated[int, Meta(ge=0, le=1_000_000)]]
"""Something that can be pointed at: the name of its kind, and its id."""
Effort = Literal["quick", "closer"]
"""Quick: while a pointer rests. Closer: as good as a second allows."""
Level = Literal["easy", "medium", "hard"]
BotName = Annotated[str, Meta(max_length=8)]
"""A level, or a bot of others that the operator allows."""
UndoPolicy = Literal["free", "ask", "none"]
"""Free: up to the next barrier without asking. Ask: every time. None: never."""
