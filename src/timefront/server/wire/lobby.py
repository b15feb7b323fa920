"""The lobby over the wire: the games, making and joining tables, packs, texts.

Everything that a client may send has limits.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from timefront.server.wire.armies import BattleWish
from timefront.server.wire.gallery import ScenarioInfo
from timefront.server.wire.values import BotName, Number, ShortText, UndoPolicy
from timefront.texts.phrasing import Phrase
from timefront.texts.shelf import Source

# What can be played


class OptionInfo(Struct):
    """A rules option: its values, the default first, and the rule that it changes."""

    name: str
    rule: str
    values: list[str]


class LessonStepInfo(Struct):
    """A sentence of a lesson, the rule that it teaches, and the questions at which it is shown."""

    key: str
    rule: str
    questions: list[str]


class LessonInfo(Struct):
    """A lesson: a table that starts from its own position. The learner has the first seat."""

    key: str
    title: dict[str, str]
    """By language, like the text."""
    text: dict[str, str]
    seats: int
    steps: list[LessonStepInfo]


class GameInfo(Struct):
    """A game of the lobby."""

    name: str
    title: dict[str, str]
    """By language, like the pitch: a lobby needs no more of a game's texts."""
    pitch: dict[str, str]
    rules_version: int
    pack: str
    """The hash of the pack that comes with the game."""
    seat_counts: list[int]
    seat_names: dict[str, list[str]]
    """The keys of the seats' names, by number of seats."""
    scenarios: list[str]
    draws_scenario: bool
    """Whether the rules draw a scenario if none is requested; otherwise the first is played."""
    scenario_facts: dict[str, dict[str, int]]
    scenario_sides: dict[str, list[str]]
    """For each scenario, the keys of the seats' sides; empty lists if every seat is its own side."""
    scenario_bots: dict[str, list[int]]
    """For each scenario, the seats that it intends for bots."""
    options: list[OptionInfo]
    lessons: list[LessonInfo]
    """In the recommended order; empty if the game has none."""
    has_armies: bool = False
    """Whether armies can be bought for free battles."""
    bots: list[str] = []
    """The names of third-party bots, which can be requested for a seat in place of a level."""


# Tables


class Clock(Struct):
    """How long a seat may think. Days: for every move. Live: minutes for the game, and seconds for every move."""

    kind: Literal["none", "days", "live"] = "none"
    days: Annotated[int, Meta(ge=1, le=60)] = 3
    minutes: Annotated[int, Meta(ge=1, le=600)] = 30
    seconds: Annotated[int, Meta(ge=0, le=600)] = 15


class SeatWish(Struct):
    """Who plays a seat. Open: anybody. Human: the holder of the seat's link. Bot: of a level, or by name."""

    kind: Literal["open", "human", "bot"]
    level: BotName = "medium"


class TableWish(Struct, forbid_unknown_fields=True):
    """A request for a table."""

    game: ShortText
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    scenario: ShortText = ""
    options: Annotated[dict[ShortText, ShortText], Meta(max_length=40)] = {}
    pack: ShortText = ""
    """The hash of a pack that was uploaded before; empty for the game's own."""
    lesson: ShortText = ""
    """A lesson to start from; it has its own scenario and options, and uses the game's own pack."""
    battle: BattleWish | None = None
    """The armies of a free battle, which has a scenario of its own."""
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
    """A new table with its secrets, which are sent only once."""

    table: str
    seats: list[SeatKey]
    """The seats of the kind `human`."""
    watch: str
    """The spectators' secret."""
    commitment: str
    """A hash of what the server contributes to the dice: note it before a nonce is sent, check it later."""


class JoinWish(Struct, forbid_unknown_fields=True):
    """A request for a seat. The nonce is the player's own contribution to the dice, ideally 32 random digits.

    A player who sends none adds no randomness.
    """

    name: ShortText = ""
    nonce: Annotated[str, Meta(max_length=64, pattern=r"^[0-9a-f]*$")] = ""


class SeatTaken(Struct):
    """The secret of a seat that was taken, and its contribution to the dice."""

    seat: int
    token: str
    nonce: str
    """As it was sent; if empty, the seat adds no randomness of its own."""
    notice: Phrase | None = None
    """What the player should know: that the seat adds no randomness of its own."""


class FairnessInfo(Struct, omit_defaults=True):
    """What was agreed about the dice; docs/fair-dice.md has the formula."""

    match: str
    commitment: str
    nonces: list[str]
    """One for each seat; empty if the seat is free or its player sent none."""
    form: int = 1
    """The form of the commitment."""
    fixed: list[str | None] | None = None
    """From form 2 on: for each seat, the nonce that the commitment covers, or null if a player sends it later."""
    key: str = ""
    """Revealed after the end."""


class SeatInfo(Struct):
    """What everybody may know of a seat."""

    seat: int
    kind: Literal["open", "human", "bot"]
    name: str
    level: str
    is_taken: bool
    is_present: bool
    has_left: bool
    """Whether a bot stands in for a player who may come back."""


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
    lesson: str
    """The lesson that it starts from; empty for none."""
    asked: int
    """The seat that has to decide; -1 for none."""
    seat: int | None = None
    """The seat whose secret was sent with the request; null for others, and in messages to everybody."""


class ForkWish(Struct, forbid_unknown_fields=True):
    """A request for a new table from a position of this one."""

    number: Number
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]


class PackBrought(Struct):
    """An uploaded pack: its files' paths and texts."""

    game: ShortText
    files: dict[Annotated[str, Meta(max_length=120)], str]


class PackKept(Struct):
    """A stored pack, ready for use at tables."""

    pack: str
    scenarios: list[str]
    scenario_facts: dict[str, dict[str, int]]
    scenario_sides: dict[str, list[str]]
    scenario_bots: dict[str, list[int]]
    gallery: list[ScenarioInfo]


class Catalogues(Struct):
    """The sentences of a game in a language."""

    catalogues: list[Source]
    """All catalogues of a language make one bundle, in which the first message with a key counts."""


class RulingText(Struct):
    """How the game interprets an open point of a rule."""

    id: str
    text: str
    """Empty if the paragraph alone says it."""


class RuleText(Struct):
    """A paragraph of the rulebook."""

    id: str
    text: str
    rulings: list[RulingText]


class ChapterText(Struct):
    """A chapter of the rulebook."""

    number: str
    title: str
    """Empty if it has none."""
    rules: list[RuleText]


class RulebookText(Struct):
    """The rulebook of a game in a language, in order."""

    chapters: list[ChapterText]


class Problem(Struct):
    """Why a request was refused, as a phrase; nothing has changed."""

    phrase: Phrase
    details: list[str] = []
    """More sentences, such as everything that is wrong with a pack."""
    reasons: list[Phrase] = []
    """More phrases, such as everything that is wrong with an army."""
