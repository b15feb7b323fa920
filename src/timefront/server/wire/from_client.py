"""The messages that a client sends to its table. Everything in them has limits."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from timefront.server.wire.values import (
    Effort,
    Level,
    Number,
    Request,
    SeatNumber,
    ShortText,
    Token,
    WireChoice,
    WireThing,
)


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: who it is, and the number of the last entry that was seen."""

    token: Token
    """Empty for who watches a public table."""
    seen: Number = -1


class Choose(Struct, tag="choose", forbid_unknown_fields=True):
    """A choice, and the number of the position that it was made for."""

    id: Request
    number: Number
    choice: WireChoice


class Why(Struct, tag="why", forbid_unknown_fields=True):
    """Why a choice is not possible, or whether it is."""

    id: Request
    choice: WireChoice


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back the own last choice."""

    id: Request
    number: Number


class Revise(Struct, tag="revise", forbid_unknown_fields=True):
    """Take back what was chosen for a thing, as for a unit that has declared, and leave the own other choices."""

    id: Request
    number: Number
    about: WireThing


class AskUndo(Struct, tag="ask-undo", forbid_unknown_fields=True):
    """Ask the others to let the own last choice be taken back."""

    id: Request
    number: Number


class AnswerUndo(Struct, tag="answer-undo", forbid_unknown_fields=True):
    """Grant or deny what another asked for."""

    id: Request
    number: Number
    is_granted: bool


class Resign(Struct, tag="resign", forbid_unknown_fields=True):
    """Give up."""

    id: Request
    number: Number


class Say(Struct, tag="say", forbid_unknown_fields=True):
    """A line of chat."""

    id: Request
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class AskHint(Struct, tag="ask-hint", forbid_unknown_fields=True):
    """What a search thinks of the choices."""

    id: Request


class AskOdds(Struct, tag="ask-odds", forbid_unknown_fields=True):
    """What can be expected of what is about to be decided."""

    id: Request
    about: Annotated[list[WireThing], Meta(max_length=4)] = []
    """What is pointed at: only what has to do with all of it is told, and that before it is declared."""
    effort: Effort = "quick"
    """How long the answer about it may take."""


class AskReview(Struct, tag="ask-review", forbid_unknown_fields=True):
    """Look back on the match, which is over. Answered once there is more than these judged choices; -1 for nothing."""

    id: Request
    judged: Number = -1


class AutoPass(Struct, tag="auto-pass", forbid_unknown_fields=True):
    """The questions that shall be declined for the seat, by name."""

    id: Request
    questions: Annotated[list[ShortText], Meta(max_length=40)]


class GiveSeat(Struct, tag="give-seat", forbid_unknown_fields=True):
    """Let a bot play for a seat whose player has left."""

    id: Request
    seat: SeatNumber
    level: Level = "medium"


class TakeSeat(Struct, tag="take-seat", forbid_unknown_fields=True):
    """Come back to the own seat, which a bot has played."""

    id: Request


class Travel(Struct, tag="travel", forbid_unknown_fields=True):
    """Look at the position after an entry."""

    id: Request
    number: Number


class Read(Struct, tag="read", forbid_unknown_fields=True):
    """The log before an entry."""

    id: Request
    before: Number


ClientMessage = (
    Hello
    | Choose
    | Why
    | Undo
    | Revise
    | AskUndo
    | AnswerUndo
    | Resign
    | Say
    | AskHint
    | AskOdds
    | AskReview
    | AutoPass
    | GiveSeat
    | TakeSeat
    | Travel
    | Read
)
