"""The messages that a table sends to its connections."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from timefront.lab.review_words import ReviewWords
from timefront.lab.reviewing import Review
from timefront.server.wire.lobby import TableInfo
from timefront.texts.phrasing import Phrase


class Offer(Struct, omit_defaults=True, gc=False):
    """A legal choice, its phrase, and whether it is final."""

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
    """Whether it is a reaction window that can be declined automatically."""
    is_open: bool = False
    """Whether it is asked even if only one answer is possible, because skipping it would reveal something."""


class UndoState(Struct, omit_defaults=True):
    """Whether the seat can take back a choice, why not, and which request is pending."""

    is_possible: bool = False
    reason: Phrase | None = None
    can_ask: bool = False
    asked_by: int = -1
    must_answer: bool = False


class ClockState(Struct):
    """The seconds that each seat has left, whose clock runs, and when that was measured."""

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
    """A line of the log: the fact as the seat may know it, and its phrase."""

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
    """The first answer: the table, the client's seat (null for a spectator), and what never changes."""

    table: TableInfo
    seat: int | None
    printed: dict[str, Any]
    verbs: dict[str, dict[str, str]]
    """For each verb, the kinds of its arguments by name, in the order in which they appear in a choice."""
    seat_names: list[Phrase]
    sides: list[str]
    """For each seat, the key of its side; empty if every seat is its own side."""
    reference: list[tuple[str, str]]
    """The game's reference card: pairs of catalogue keys, for a name and for the line that explains it."""
    agreed: list[Phrase]
    """The rules options, each with its value and the rule that it changes."""
    has_odds: bool
    """Whether the game has odds and the table allows aids."""
    auto_pass: list[str]
    chat: list[Said]


class Update(Struct, tag="update"):
    """The log from an entry on, replacing what was known of it, and the situation now; null before the start."""

    log_from: int
    log: list[Happening]
    situation: Situation | None


class Accepted(Struct, tag="accepted"):
    """The request is done and durable."""

    id: int
    number: int


class Refused(Struct, tag="refused"):
    """The request is impossible; nothing has changed. Stale: it was for a position that is no longer current."""

    id: int
    rule: str
    phrase: Phrase
    is_stale: bool = False


class Possible(Struct, tag="possible"):
    """The choice that was asked about is legal."""

    id: int
    rule: str


class Said(Struct, tag="said"):
    """A line of chat; the seat is null for a spectator."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float


class TableChanged(Struct, tag="table"):
    """Seats, presence or status have changed."""

    table: TableInfo


class HintLine(Struct):
    """A choice, the share of the victory that the search expects from it, its number of visits, and what speaks for it,
    if the game has words for that."""

    choice: list[str | int]
    share: float
    visits: int
    reasons: list[Phrase]


class Hint(Struct, tag="hint"):
    """What a search thinks of the choices that it visited, the best first, and the number of its iterations."""

    id: int
    number: int
    lines: list[HintLine]
    visits: int


class Odds(Struct, tag="odds"):
    """What can be expected, line by line; empty if nothing is about to be decided."""

    id: int
    number: int
    lines: list[Phrase]


class WholeReview(Struct):
    """The review of a finished match, and the phrases for what it names."""

    review: Review
    words: ReviewWords


class Reviewed(Struct, tag="reviewed", omit_defaults=True):
    """How many choices of a finished match are judged so far, and the review if there is more of it to show.

    Over: nothing more comes. Choices that took too long are not judged.
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
    """A part of the log that ends before an entry; `first` is 0 if it is the beginning."""

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
