"""The contract between a game and everything that plays, shows, stores or studies it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from timefront.kernel.events import Event
from timefront.kernel.flow import State
from timefront.kernel.packs import PackFiles
from timefront.kernel.questions import Choice, Kind
from timefront.kernel.ranges import Ranges
from timefront.kernel.rulebook import Rulebook
from timefront.kernel.spelling import Notation

S = TypeVar("S", bound=State)

Sentence = tuple[str, dict[str, Any], dict[str, Kind]]
"""A catalogue key, its arguments, and the kinds of those that have names."""

View = dict[str, Any]
"""What a seat may see, as JSON-able data built up from nothing."""


@final
class Option:
    """A rules option: its values, the default first, and the rule that it changes."""

    def __init__(self, name: str, rule: str, *values: str) -> None:
        self.name = name
        self.rule = rule
        self.values = values

    @property
    def default(self) -> str:
        """The value that holds unless another is agreed."""
        return self.values[0]


@final
class Outcome:
    """How a game ended: the winners (several share it), everybody's points and the reason."""

    def __init__(self, winners: tuple[int, ...], points: tuple[int, ...], reason: str) -> None:
        self.winners = winners
        self.points = points
        self.reason = reason

    def share(self, seat: int) -> float:
        """The seat's share of the victory: 1 for a sole winner, 0 for a loser."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and (self.winners, self.points, self.reason) == (
            other.winners,
            other.points,
            other.reason,
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Outcome(winners={self.winners}, points={self.points}, reason={self.reason!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Setting:
    """What is agreed before the start and never changes: pack, scenario, options, number of seats."""

    def __init__(self, pack: PackFiles, scenario: str, options: dict[str, str], seats: int) -> None:
        self.pack = pack
        self.scenario = scenario
        self.options = options
        self.seats = seats


class SettingError(Exception):
    """A setting cannot be used; `key` and `about` name the sentence that says why."""

    def __init__(self, key: str, **about: Any) -> None:
        super().__init__(f"{key}: {about}")
        self.key = key
        self.about: dict[str, Any] = dict(about)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A game on the kernel. Everything above the kernel knows games by this class alone."""

    name: str
    version: int
    """The version of the rules; it grows when the same journal would lead to another position."""
    older_versions: tuple[int, ...] = ()
    """Older versions that matches begun under them are played by to their end: their options name it as `rules`."""
    folder: Path
    """Where pack/, texts/ and rulebook/ of the game lie."""
    state_type: type[S]
    events: tuple[type[Event], ...]
    options: tuple[Option, ...]
    seat_counts: tuple[int, ...]
    forced_rule: str = ""
    """The rule that lets the driver give a single possible answer, if the rulebook has one."""
    judges_clicks: bool = False
    """Whether `evaluate` understands every pause within a turn, so that a bot need not play on to judge a click."""
    prior_visits: tuple[float, float] = (8.0, 16.0)
    """How many visits of a search the judgement of a click stands for, and the closer one at the root: the more chance
    decides, the more, because a visit tells less."""
    beat: float = 1.0
    """How much of the usual time a bot takes for a click, so that many clicks do not make a long turn."""
    draws_scenario: bool = False
    """Whether the rules draw a scenario where none was agreed; else the first one is played."""
    has_secrets: bool = True
    """Whether anything is ever hidden from a seat."""
    purposes: tuple[str, ...] = ()
    """All that chance is asked for; the messages that name it are `chance-<purpose>`."""
    printed: tuple[str, ...] = ()
    """The parts of a view that are the same in every view of a match, such as what is printed on the cards."""
    levels: tuple[tuple[str, str], ...] = ()
    """Named levels of bots and what they stand for in this game, where the usual ones do not fit."""

    def seat_names(self, seats: int) -> tuple[str, ...]:
        """The names of the seats in commands and files, in order; their messages are `seat-<name>`.

        Seats that are merely numbered are `first`, `second` and so on: there a player's chosen name is said.
        """
        raise NotImplementedError

    def scenarios(self, pack: PackFiles) -> tuple[str, ...]:
        """The keys of the pack's scenarios; `PackError` lists what is wrong with the pack."""
        raise NotImplementedError

    def scenario_facts(self, pack: PackFiles, scenario: str) -> dict[str, int]:
        """The numbers that a scenario's text speaks of."""
        return {}

    def setting(self, pack: PackFiles, scenario: str, options: dict[str, str], seats: int) -> Setting:
        """The shared, immutable setting of a match; an empty scenario leaves it to the rules."""
        raise NotImplementedError

    def blank(self, setting: Setting) -> S:
        """The position before anything has happened: `run()` takes it to its first pause."""
        raise NotImplementedError

    def new(self, setting: Setting) -> S:
        """The first position, paused before its first choice or chance."""
        s = self.blank(setting)
        s.run()
        return s

    def view(self, s: S, seat: int | None) -> View:
        """What a seat, or a spectator for None, may see."""
        raise NotImplementedError

    def determinize(self, s: S, seat: int | None, rng: Random) -> S:
        """A position that the seat cannot tell from `s`, what it does not know drawn anew from `rng`."""
        raise NotImplementedError

    def outcome(self, s: S) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        raise NotImplementedError

    def side_of(self, setting: Setting, seat: int) -> int:
        """The side that a seat fights for; every seat is a side of its own unless the game says otherwise."""
        return seat

    def is_shared(self, setting: Setting, outcome: Outcome) -> bool:
        """Whether the victory is shared between sides: a draw."""
        return len({self.side_of(setting, seat) for seat in outcome.winners}) > 1

    def outcome_of_resignation(self, s: S, setting: Setting, resigned: list[int]) -> Outcome | None:
        """The outcome once the seats that have not resigned are of one side."""
        left = tuple(seat for seat in range(setting.seats) if seat not in resigned)
        if len({self.side_of(setting, seat) for seat in left}) > 1:
            return None
        return Outcome(left, (), "resignation")

    def ranges(self, setting: Setting) -> Ranges:
        """The numbers that a position may hold; a game that says nothing gets wide ones."""
        return Ranges({}, {})

    def notation(self, setting: Setting) -> Notation[S]:
        """How positions are spelled as text; a game that says nothing gets the numbers as they are."""
        return Notation({}, {})

    def check(self, s: S) -> list[str]:
        """What is broken in the position: pieces that were lost or made from nothing."""
        raise NotImplementedError

    def evaluate(self, s: S) -> list[float]:
        """An estimate of every seat's share of the victory, from 0 to 1; at the end the share itself."""
        raise NotImplementedError

    def evaluate_closely(self, s: S) -> list[float]:
        """The same estimate with more care, for a bot that takes its time."""
        return self.evaluate(s)

    def search_offers(self, s: S) -> list[Choice]:
        """The offers that a search weighs below its root: where several are picked in any order, one order is enough.

        A part of the offers, never empty. After any one of the offers, these must lead to all that the offers lead to
        from there or from a sibling: every set of picks stays within reach. Callers must not change the list.
        """
        return s.offer()

    def habit(self, s: S) -> Choice | None:
        """An answer that a quick bot gives without weighing the others; None where it weighs them."""
        return None

    def odds(self, s: S, seat: int | None) -> Iterator[Sentence]:
        """What a seat can expect of what is about to be decided, line by line; nothing where nothing is.

        A quick estimate may come first and the exact figures after it; every line says which it is.
        """
        return iter(())

    def horizon(self, s: S) -> int:
        """A number that changes when a turn is over: how far a bot with little time looks ahead."""
        raise NotImplementedError

    def observed(self, s: S, choice: Choice, seat: int) -> Choice:
        """What a seat observes of a choice of the seat that is asked: the choice itself, unless it is secret."""
        return choice

    def measures(self, s: S) -> dict[str, float]:
        """Figures of a finished game that a study averages over many games."""
        return {}

    def reference(self, setting: Setting) -> tuple[tuple[str, str], ...]:
        """The game's reference card: catalogue keys of names and of the lines that explain them."""
        return ()

    def describe(self, s: S, choice: Choice) -> dict[str, tuple[Kind, int]]:
        """What a choice means beyond its own arguments, for the sentence that shows it."""
        return {}

    def text_board(self, view: View, say: Callable[[str], str]) -> str:
        """What a view shows, as tables in text; `say` gives the catalogue's message of a key.

        A line is a row, its cells are separated by tabs, and an empty line ends a table. The first row names the
        columns, the first cell of each other row names the row. Who shows it aligns the cells, or reads them out column
        by column; a picture made of symbols is followed by the same in words or numbers, as symbols are not read out.

        Lines without tabs, two or more, are a picture: who can show it leaves out the table that follows it.
        """
        raise NotImplementedError

    def look(self, view: View, say: Callable[[str], str], wanted: str) -> str:
        """More than `text_board` shows about what is called like that, in its form: a unit's card, an area.

        With nothing wanted, the picture alone; nothing where there is no more, and the rows and columns of `text_board`
        with that name are shown instead.
        """
        return ""

    def rulebook(self) -> Rulebook:
        """The ids and paragraphs of the rules."""
        return Rulebook(self.folder / "rulebook")

    def built_in_pack(self) -> PackFiles:
        """The pack that comes with the game."""
        return PackFiles.from_folder(self.folder / "pack")

    def inherited_options(self, version: int, options: dict[str, str]) -> dict[str, str]:
        """The options of a stored match, agreed under this version of the rules; what went without saying then, said.

        A match of an older version that is still played gets `rules`, and the values by which it was played of options
        that came later. A journal has all options of its version, whatever version it is read as.
        """
        return options

    def agreed_options(self, wanted: dict[str, str]) -> dict[str, str]:
        """All rules options with their values; `SettingError` for an unknown option or value."""
        agreed = {option.name: option.default for option in self.options}
        known = {option.name: option.values for option in self.options}
        names = ", ".join(sorted(known)) or "-"
        if self.older_versions:
            known["rules"] = tuple([str(version) for version in self.older_versions])
        for name, value in wanted.items():
            if name not in known:
                raise SettingError("unknown-option", option=name, known=names)
            values = known[name]
            if value not in values:
                raise SettingError("unknown-option-value", option=name, value=value, known=", ".join(values))
            agreed[name] = value
        return agreed
