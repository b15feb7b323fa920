"""The contract between a game and everything that plays, shows, stores or studies it."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from timefront.kernel.armies import ArmyBook
from timefront.kernel.events import Event
from timefront.kernel.flow import State
from timefront.kernel.gallery.cards import ScenarioCard
from timefront.kernel.judge import Judge
from timefront.kernel.lessons import Lesson, lessons_in
from timefront.kernel.narrator import Narrator, View
from timefront.kernel.packs import PackFiles
from timefront.kernel.questions import Choice
from timefront.kernel.ranges import Ranges
from timefront.kernel.rulebook import Rulebook
from timefront.kernel.setting import Option, Setting, SettingError
from timefront.kernel.spelling import Notation

S = TypeVar("S", bound=State)

_rulebooks: dict[Path, Rulebook] = {}


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
class Game(Generic[S]):
    """A game on the kernel. Everything above the kernel knows games by this class alone."""

    name: str
    version: int
    """The version of the rules; it grows when the same journal would lead to another position."""
    older_versions: tuple[int, ...] = ()
    """Older versions that matches begun under them are played by to their end: their options name it as `rules`."""
    former_procedures: tuple[str, ...] = ()
    """Procedures that are gone, by their names in saves: `inherited_position` knows what became of them."""
    folder: Path
    """Where pack/, texts/ and rulebook/ of the game lie."""
    state_type: type[S]
    events: tuple[type[Event], ...]
    options: tuple[Option, ...]
    seat_counts: tuple[int, ...]
    forced_rule: str = ""
    """The rule that lets the driver give a single possible answer, if the rulebook has one."""
    draws_scenario: bool = False
    """Whether the rules draw a scenario where none was agreed; else the first one is played."""
    has_secrets: bool = True
    """Whether anything is ever hidden from a seat."""
    purposes: tuple[str, ...] = ()
    """All that chance is asked for; the messages that name it are `chance-<purpose>`."""
    armies: ArmyBook | None = None
    """How armies are bought before a battle, in games that have such battles."""
    judge: Judge[S]
    """How bots judge its positions."""
    narrator: Narrator[S, Any]
    """How players are told what happens in it."""

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

    def scenario_sides(self, pack: PackFiles, scenario: str) -> list[str]:
        """By seat, the key of the side that it fights for in a scenario; nothing where every seat is a side."""
        return []

    def scenario_bots(self, pack: PackFiles, scenario: str) -> list[int]:
        """The seats that a scenario means for bots: one has each of them unless somebody wants it."""
        return []

    def scenario_card(self, pack: PackFiles, scenario: str) -> ScenarioCard:
        """A scenario as a gallery shows it; a game that says nothing leaves everything open."""
        return ScenarioCard()

    def scenario_seats(self, pack: PackFiles, scenario: str) -> tuple[int, ...]:
        """How many can play a scenario, the usual number first: as many as its sides have seats, or any of the game."""
        known = self.scenarios(pack)
        key = scenario if scenario or not known else known[0]
        sides = self.scenario_sides(pack, key) if key in known else []
        return (len(sides),) if sides else self.seat_counts

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

    def features(self, s: S, seat: int) -> list[int]:
        """What a seat knows of a position, as integers for programs that learn: as many in every position of a setting.

        Seats come in the order in which they follow this one, so that a program can learn for all seats at once.
        """
        return []

    def feature_groups(self, setting: Setting) -> tuple[tuple[str, int], ...]:
        """What the features of a setting are: groups by name, with the number of integers in each, in order."""
        return ()

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

    def rulebook(self) -> Rulebook:
        """The ids and paragraphs of the rules, read once."""
        folder = self.folder / "rulebook"
        if folder not in _rulebooks:
            _rulebooks[folder] = Rulebook(folder)
        return _rulebooks[folder]

    def built_in_pack(self) -> PackFiles:
        """The pack that comes with the game."""
        return PackFiles.from_folder(self.folder / "pack")

    def revised(self, s: S, choices: list[Choice], kind: str, thing: int) -> tuple[int, list[Choice]] | None:
        """How a seat takes back what it chose for a thing alone, though it chose more since.

        `s` is the position before its choices, between which nothing else happened. The answer is how many of them
        stay, and what is chosen after those instead, so that all is as before but for the thing; None where that
        cannot be.
        """
        return None

    def lessons(self) -> tuple[Lesson, ...]:
        """What can be learned at tables of their own, in their order: the files of lessons/, if there are any."""
        return lessons_in(self.folder / "lessons")

    def inherited_options(self, version: int, options: dict[str, str]) -> dict[str, str]:
        """The options of a stored match, agreed under this version of the rules; what went without saying then, said.

        A match of an older version that is still played gets `rules`, and the values by which it was played of options
        that came later. A journal has all options of its version, whatever version it is read as.
        """
        return options

    def inherited_position(self, setting: Setting, data: dict[str, object]) -> dict[str, object]:
        """The data of a position that a fork of an older version starts from, with the columns and steps of today."""
        return data

    def must_seat(self, seats: int) -> None:
        """`SettingError` unless the game can be played by so many."""
        if seats not in self.seat_counts:
            known = ", ".join([str(count) for count in self.seat_counts])
            raise SettingError("wrong-seat-count", seats=seats, known=known)

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
