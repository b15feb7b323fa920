"""What goes over the wire: the lobby's requests and answers, and the messages between a table and its sockets.

The types of the browser are generated from these (`tools/wire_types.py`). Everything that a client may send has limits.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from timefront.texts.phrasing import Phrase
from timefront.texts.shelf import Source

Token = Annotated[str, Meta(max_length=64)]
Number = Annotated[int, Meta(ge=-1, le=1_000_000_000)]
Request = Annotated[int, Meta(ge=0, le=1_000_000_000)]
"""A number of the client's own: the answer to a message carries it back."""
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
ShortText = Annotated[str, Meta(max_length=80)]
WireChoice = Annotated[list[Annotated[str, Meta(max_length=40)] | int], Meta(min_length=1, max_length=8)]
"""A verb and its arguments: `["play", 3, 0, 1]`."""
Level = Literal["easy", "medium", "hard"]
UndoPolicy = Literal["free", "ask", "none"]
"""Free: up to the next barrier without asking. Ask: every time. None: never."""


# What can be played


class OptionInfo(Struct):
    """A rules option: its values, the default first, and the rule that it changes."""

    name: str
    rule: str
    values: list[str]


class GameInfo(Struct):
    """A game of the lobby."""

    name: str
    title: dict[str, str]
    """By language, as the pitch: a lobby needs no more of a game's texts."""
    pitch: dict[str, str]
    rules_version: int
    pack: str
    """The hash of the pack that comes with the game."""
    seat_counts: list[int]
    seat_names: dict[str, list[str]]
    """The keys of the seats' names, by number of seats."""
    scenarios: list[str]
    draws_scenario: bool
    """Whether the rules draw a scenario where none is wished for; else it is the first."""
    scenario_facts: dict[str, dict[str, int]]
    options: list[OptionInfo]


# Tables


class Clock(Struct):
    """How long a seat may think. Days: so many for every move. Live: minutes for the game, seconds for every move."""

    kind: Literal["none", "days", "live"] = "none"
    days: Annotated[int, Meta(ge=1, le=60)] = 3
    minutes: Annotated[int, Meta(ge=1, le=600)] = 30
    seconds: Annotated[int, Meta(ge=0, le=600)] = 15


class SeatWish(Struct):
    """Who shall sit on a seat. Open: whoever comes. Human: who has the seat's link. Bot: of a level."""

    kind: Literal["open", "human", "bot"]
    level: Level = "medium"


class TableWish(Struct, forbid_unknown_fields=True):
    """A table to be made."""

    game: ShortText
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    scenario: ShortText = ""
    options: Annotated[dict[ShortText, ShortText], Meta(max_length=40)] = {}
    pack: ShortText = ""
    """The hash of a pack that was brought before; empty for the game's own."""
    title: ShortText = ""
    is_public: bool = False
    has_aids: bool = True
    """Whether hints and odds may be asked for, by everybody or by nobody."""
    undo: UndoPolicy = "free"
    clock: Clock = msgspec.field(default_factory=Clock)


class SeatKey(Struct):
    """The secret of a seat."""

    seat: int
    token: str


class TableMade(Struct):
    """A new table with its secrets; they are told once."""

    table: str
    seats: list[SeatKey]
    """The seats of the kind `human`."""
    watch: str
    """The secret of those who watch."""
    commitment: str
    """The hash of all that the server brings to the dice: keep it before a nonce is given, compare it at the end."""


class JoinWish(Struct, forbid_unknown_fields=True):
    """Sitting down. The nonce is the player's own share of the dice, at best 32 random digits.

    A player who sends none adds no randomness.
    """

    name: ShortText = ""
    nonce: Annotated[str, Meta(max_length=64, pattern=r"^[0-9a-f]*$")] = ""


class SeatTaken(Struct):
    """The secret of a seat that was taken, and its share of the dice."""

    seat: int
    token: str
    nonce: str
    """As it was sent; empty: the seat adds no randomness of its own."""
    notice: Phrase | None = None
    """What the player should know: that the seat adds no randomness of its own."""


class FairnessInfo(Struct, omit_defaults=True):
    """What was agreed about the dice; docs/fair-dice.md has the formula."""

    match: str
    commitment: str
    nonces: list[str]
    """One of every seat; empty where nobody sits yet, or where a player gave none."""
    form: int = 1
    """The form of the commitment."""
    fixed: list[str | None] | None = None
    """From form 2 on: for every seat the nonce that the commitment covers, or none where a player is to give it."""
    key: str = ""
    """Disclosed after the end."""


class SeatInfo(Struct):
    """What everybody may know of a seat."""

    seat: int
    kind: Literal["open", "human", "bot"]
    name: str
    level: str
    is_taken: bool
    is_present: bool
    has_left: bool
    """Whether it stands in for a player who may come back."""


class TableInfo(Struct):
    """What everybody who may see a table may know of it."""

    table: str
    game: str
    title: str
    scenario: str
    options: dict[str, str]
    pack: str
    status: Literal["waiting", "playing", "over", "read-only"]
    seats: list[SeatInfo]
    is_public: bool
    has_aids: bool
    undo: UndoPolicy
    clock: Clock
    made_at: float
    moved_at: float
    number: int
    """The number of the last entry of the journal; -1 before the start."""
    fairness: FairnessInfo
    origin: str
    """The table that it was forked from, or is the rematch of."""
    next: str
    """The table of the rematch, if there is one."""
    asked: int
    """The seat that has to decide; -1 for none."""
    seat: int | None = None
    """The seat of who asks for the table with its secret; none for others, and wherever everybody is told."""


class ForkWish(Struct, forbid_unknown_fields=True):
    """A new table from a position of this one."""

    number: Number
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]


class PackBrought(Struct):
    """The files of a pack: paths and texts."""

    game: ShortText
    files: dict[Annotated[str, Meta(max_length=120)], str]


class PackKept(Struct):
    """A pack that tables can be made with."""

    pack: str
    scenarios: list[str]
    scenario_facts: dict[str, dict[str, int]]


class Catalogues(Struct):
    """The sentences of a game in a language."""

    catalogues: list[Source]
    """Those of one language make one bundle, in which the first message of a key counts."""


class RulingText(Struct):
    """How an open point of a rule is read."""

    id: str
    text: str
    """Empty where the paragraph alone says it."""


class RuleText(Struct):
    """A paragraph of the rulebook."""

    id: str
    text: str
    rulings: list[RulingText]


class ChapterText(Struct):
    """A chapter of the rulebook."""

    number: str
    title: str
    """Empty where it has none."""
    rules: list[RuleText]


class RulebookText(Struct):
    """The rulebook of a game in a language, in its order."""

    chapters: list[ChapterText]


class Problem(Struct):
    """Why a request was refused, as a phrase; nothing has changed."""

    phrase: Phrase
    details: list[str] = []
    """More sentences, such as all that is wrong with a pack."""


# From the client


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
    | AskUndo
    | AnswerUndo
    | Resign
    | Say
    | AskHint
    | AskOdds
    | AutoPass
    | GiveSeat
    | TakeSeat
    | Travel
    | Read
)


# From the server


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
    seat_names: list[Phrase]
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
    """A choice, the share of the victory that the search expects of it, and how often it looked at it."""

    choice: list[str | int]
    share: float
    visits: int


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
    Welcome | Update | Accepted | Refused | Possible | Said | TableChanged | Hint | Odds | Travelled | OlderLog | Closed
)
