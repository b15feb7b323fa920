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
    """The first message: the client's token, and the number of the last entry that it has seen."""

    token: Token
    """Empty for a spectator of a public table."""
    seen: Number = -1


class Choose(Struct, tag="choose", forbid_unknown_fields=True):
    """A choice, and the number of the position that it was made for."""

    id: Request
    number: Number
    choice: WireChoice


class Why(Struct, tag="why", forbid_unknown_fields=True):
    """Ask whether a choice is possible, and why not."""

    id: Request
    choice: WireChoice


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take back the seat's last choice."""

    id: Request
    number: Number


class Revise(Struct, tag="revise", forbid_unknown_fields=True):
    """Take back what was chosen for one thing, such as a unit that has declared, and keep the seat's other choices."""

    id: Request
    number: Number
    about: WireThing


class AskUndo(Struct, tag="ask-undo", forbid_unknown_fields=True):
    """Ask the others for permission to take back the seat's last choice."""

    id: Request
    number: Number


class AnswerUndo(Struct, tag="answer-undo", forbid_unknown_fields=True):
    """Grant or deny another seat's request."""

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
    """Ask what a search thinks of the choices."""

    id: Request


class AskOdds(Struct, tag="ask-odds", forbid_unknown_fields=True):
    """Ask what can be expected from what is about to be decided."""

    id: Request
    about: Annotated[list[WireThing], Meta(max_length=4)] = []
    """The things pointed at: the odds are only about what involves all of them, before anything is declared."""
    effort: Effort = "quick"
    """How long the answer may take."""


class AskReview(Struct, tag="ask-review", forbid_unknown_fields=True):
    """Ask for a review of a finished match. Answered once more choices are judged than this; -1 if none is known."""

    id: Request
    judged: Number = -1


class AutoPass(Struct, tag="auto-pass", forbid_unknown_fields=True):
    """The questions to decline for the seat, by name."""

    id: Request
    questions: Annotated[list[ShortText], Meta(max_length=40)]


class GiveSeat(Struct, tag="give-seat", forbid_unknown_fields=True):
    """Let a bot play for a seat whose player has left."""

    id: Request
    seat: SeatNumber
    level: Level = "medium"


class TakeSeat(Struct, tag="take-seat", forbid_unknown_fields=True):
    """Come back to one's seat, which a bot has played."""

    id: Request


class Travel(Struct, tag="travel", forbid_unknown_fields=True):
    """Look at the position after an entry."""

    id: Request
    number: Number


class Read(Struct, tag="read", forbid_unknown_fields=True):
    """Ask for the log before an entry."""

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
