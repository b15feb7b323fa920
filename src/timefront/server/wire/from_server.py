"""The messages that a table sends to those who are connected to it."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from timefront.lab.review_words import ReviewWords
from timefront.lab.reviewing import Review
from timefront.server.wire.lobby import TableInfo
from timefront.texts.phrasing import Phrase


class Offer(Struct, omit_defaults=True, gc=False):
    """A legal choice, what it says, and whether it cannot be taken back."""

    choice: list[str | int]
    phrase: Phrase
    rule: str
    seals: bool = False


class Prompt(Struct, omit_defaults=True):
    """What the seat is asked."""

    question: str
    phrase: Phrase
    rules: list[str]
    offers: list[Offer]
    can_decline: bool = False
    """Whether it is a reaction window that the seat may have declined for it."""
    is_open: bool = False
    """Whether it is asked even where a single answer is possible, because a missing pause would tell something."""


class UndoState(Struct, omit_defaults=True):
    """Whether the seat can take back, why not, and what is being asked."""

    is_possible: bool = False
    reason: Phrase | None = None
    can_ask: bool = False
    asked_by: int = -1
    must_answer: bool = False


class ClockState(Struct):
    """The seconds that each seat has left, whose clock runs, and when this was so."""

    left: list[float]
    running: int
    at: float
    overdue: list[int]


class Ended(Struct):
    """How the match ended."""

    winners: list[int]
    points: list[int]
    reason: str
    phrase: Phrase
    is_draw: bool


class Happening(Struct, omit_defaults=True, gc=False):
    """A line of the log: the fact as told to the seat, and the phrase that tells it."""

    number: int
    event: str
    rule: str
    told: dict[str, Any]
    phrase: Phrase
    is_forced: bool = False


class Situation(Struct, omit_defaults=True):
    """The position as the seat may see it, and what it is asked."""

    number: int
    view: dict[str, Any]
    asked: int
    undo: UndoState
    prompt: Prompt | None = None
    resigned: list[int] = []
    ended: Ended | None = None
    clock: ClockState | None = None
    read_only: str = ""


class Welcome(Struct, tag="welcome"):
    """The first answer: the table, the own seat (none for who watches), and what never changes."""

    table: TableInfo
    seat: int | None
    printed: dict[str, Any]
    verbs: dict[str, dict[str, str]]
    """The kinds of every verb's arguments, by the arguments' names and in the order in which choices have them."""
    seat_names: list[Phrase]
    sides: list[str]
    """By seat, the key of the side that it fights for; empty where every seat is a side."""
    reference: list[tuple[str, str]]
    """The game's reference card: catalogue keys of names and of the lines that explain them."""
    agreed: list[Phrase]
    """The rules options, each with its value and the rule that it changes."""
    has_odds: bool
    """Whether the game can tell odds, where the table allows aids."""
    auto_pass: list[str]
    chat: list[Said]


class Update(Struct, tag="update"):
    """The log from an entry on, in place of what was known of it, and the situation now; none before the start."""

    log_from: int
    log: list[Happening]
    situation: Situation | None


class Accepted(Struct, tag="accepted"):
    """What was asked for is done, and durable."""

    id: int
    number: int


class Refused(Struct, tag="refused"):
    """What was asked for is not possible; nothing has changed. Stale: the position is no longer the one it was for."""

    id: int
    rule: str
    phrase: Phrase
    is_stale: bool = False


class Possible(Struct, tag="possible"):
    """The choice that was asked about is legal."""

    id: int
    rule: str


class Said(Struct, tag="said"):
    """A line of chat; the seat is none for who watches."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float


class TableChanged(Struct, tag="table"):
    """Seats, presence or status have changed."""

    table: TableInfo


class HintLine(Struct):
    """A choice, the share of the victory that the search expects of it, how often it looked at it, and what speaks for
    it as far as the game has words for that."""

    choice: list[str | int]
    share: float
    visits: int
    reasons: list[Phrase]


class Hint(Struct, tag="hint"):
    """What a search thinks of the choices that it looked at, the best first, and how often it looked ahead in all."""

    id: int
    number: int
    lines: list[HintLine]
    visits: int


class Odds(Struct, tag="odds"):
    """What can be expected, line by line; nothing where nothing is about to be decided."""

    id: int
    number: int
    lines: list[Phrase]


class WholeReview(Struct):
    """A finished match looked back on, and the phrases for what the review names."""

    review: Review
    words: ReviewWords


class Reviewed(Struct, tag="reviewed", omit_defaults=True):
    """How many of the choices of a finished match are judged by now; the review when there is more to be shown of it.

    Over: nothing more comes. Choices that could not be judged in time are not judged.
    """

    id: int
    judged: int
    of: int
    is_over: bool = False
    whole: WholeReview | None = None


class Travelled(Struct, tag="travelled"):
    """The view after an entry, as the seat may see it."""

    id: int
    number: int
    view: dict[str, Any]


class OlderLog(Struct, tag="log"):
    """A piece of the log that ends before an entry; `first` is 0 where it is the beginning."""

    id: int
    first: int
    log: list[Happening]


class Closed(Struct, tag="closed"):
    """The last message before the server hangs up, and why."""

    phrase: Phrase


ServerMessage = (
    Welcome
    | Update
    | Accepted
    | Refused
    | Possible
    | Said
    | TableChanged
    | Hint
    | Odds
    | Reviewed
    | Travelled
    | OlderLog
    | Closed
)
