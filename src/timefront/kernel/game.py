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
    """How a game ended: the winners (several share the victory), everybody's points and the reason."""

    def __init__(self, winners: tuple[int, ...], points: tuple[int, ...], reason: str) -> None:
        self.winners = winners
        self.points = points
        self.reason = reason

    def share(self, seat: int) -> float:
        """A seat's share of the victory: 1 for a sole winner, 0 for a loser."""
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
    """A game built on the kernel. Everything above the kernel knows games only through this class."""

    name: str
    version: int
    """The version of the rules; it is raised when the same journal would lead to another position."""
    older_versions: tuple[int, ...] = ()
    """Older versions that are still played, by matches begun under them, whose options name the version as `rules`."""
    former_procedures: tuple[str, ...] = ()
    """Procedures that no longer exist, by their names in saves; `inherited_position` knows what replaced them."""
    folder: Path
    """The folder with the game's pack/, texts/ and rulebook/."""
    state_type: type[S]
    events: tuple[type[Event], ...]
    options: tuple[Option, ...]
    seat_counts: tuple[int, ...]
    forced_rule: str = ""
    """The rule by which the only possible answer is given automatically, if the rulebook has one."""
    draws_scenario: bool = False
    """Whether the rules draw a scenario if none was agreed; otherwise the first one is played."""
    has_secrets: bool = True
    """Whether anything is ever hidden from a seat."""
    purposes: tuple[str, ...] = ()
    """Everything that chance is asked for; the messages that name these purposes are `chance-<purpose>`."""
    armies: ArmyBook | None = None
    """How armies are bought before a battle, in games that have such battles."""
    judge: Judge[S]
    """How bots judge its positions."""
    narrator: Narrator[S, Any]
    """How players are told what happens in it."""

    def seat_names(self, seats: int) -> tuple[str, ...]:
        """The names of the seats in commands and files, in order; their messages are `seat-<name>`.

        Seats that are merely numbered are `first`, `second` and so on; they are shown by the players' chosen names.
        """
        raise NotImplementedError

    def scenarios(self, pack: PackFiles) -> tuple[str, ...]:
        """The keys of the pack's scenarios; `PackError` lists what is wrong with the pack."""
        raise NotImplementedError

    def scenario_facts(self, pack: PackFiles, scenario: str) -> dict[str, int]:
        """The numbers that a scenario's text mentions."""
        return {}

    def scenario_sides(self, pack: PackFiles, scenario: str) -> list[str]:
        """For each seat, the key of the side that it fights for in a scenario; empty if every seat is its own side."""
        return []

    def scenario_bots(self, pack: PackFiles, scenario: str) -> list[int]:
        """The seats that a scenario intends for bots, unless a player takes them."""
        return []

    def scenario_card(self, pack: PackFiles, scenario: str) -> ScenarioCard:
        """A scenario as a gallery shows it; empty unless the game says something."""
        return ScenarioCard()

    def scenario_seats(self, pack: PackFiles, scenario: str) -> tuple[int, ...]:
        """How many can play a scenario, the usual number first: the seats of its sides, or what the game allows."""
        known = self.scenarios(pack)
        key = scenario if scenario or not known else known[0]
        sides = self.scenario_sides(pack, key) if key in known else []
        return (len(sides),) if sides else self.seat_counts

    def setting(self, pack: PackFiles, scenario: str, options: dict[str, str], seats: int) -> Setting:
        """The shared, immutable setting of a match; an empty scenario leaves the choice to the rules."""
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
        """A position that the seat cannot tell from `s`: whatever it does not know is drawn again from `rng`."""
        raise NotImplementedError

    def features(self, s: S, seat: int) -> list[int]:
        """What a seat knows of a position, as integers for learning programs. A setting fixes how many.

        Seats are listed in turn order beginning with this one, so that a program can learn for all seats at once.
        """
        return []

    def feature_groups(self, setting: Setting) -> tuple[tuple[str, int], ...]:
        """What the features are: named groups in order, with the number of integers in each."""
        return ()

    def outcome(self, s: S) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        raise NotImplementedError

    def side_of(self, setting: Setting, seat: int) -> int:
        """The side that a seat fights for; every seat is its own side unless the game says otherwise."""
        return seat

    def is_shared(self, setting: Setting, outcome: Outcome) -> bool:
        """Whether sides share the victory, which is a draw."""
        return len({self.side_of(setting, seat) for seat in outcome.winners}) > 1

    def outcome_of_resignation(self, s: S, setting: Setting, resigned: list[int]) -> Outcome | None:
        """The outcome once only seats of one side have not resigned."""
        left = tuple(seat for seat in range(setting.seats) if seat not in resigned)
        if len({self.side_of(setting, seat) for seat in left}) > 1:
            return None
        return Outcome(left, (), "resignation")

    def ranges(self, setting: Setting) -> Ranges:
        """The numbers that a position may hold; wide ranges unless the game says otherwise."""
        return Ranges({}, {})

    def notation(self, setting: Setting) -> Notation[S]:
        """How positions are spelled as text; plain numbers unless the game says otherwise."""
        return Notation({}, {})

    def check(self, s: S) -> list[str]:
        """What is broken in the position, such as pieces that were lost or came from nowhere."""
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

    def revise(self, s: S, choices: list[Choice], kind: str, thing: int) -> tuple[int, list[Choice]] | None:
        """How a seat takes back what it chose for one thing, although it has chosen more since.

        `s` is the position before its choices; nothing else happened between them. Returns how many of them stay, and
        what is chosen after those instead, so that only the choice for this thing is undone; None if that is
        impossible.
        """
        return None

    def lessons(self) -> tuple[Lesson, ...]:
        """The game's lessons in order: the files of lessons/, if there are any."""
        return lessons_in(self.folder / "lessons")

    def inherited_options(self, version: int, options: dict[str, str]) -> dict[str, str]:
        """The options of a stored match that was agreed under an older version of the rules, in today's terms.

        A match of an older version that is still played gets the option `rules`, and options that were added later get
        the values by which it was played. A journal has all options of its version, whatever version it is read as.
        """
        return options

    def inherited_position(self, setting: Setting, data: dict[str, object]) -> dict[str, object]:
        """The data of a position from which a fork of an older version starts, with today's columns and steps."""
        return data

    def check_seats(self, seats: int) -> None:
        """Raise `SettingError` unless the game can be played with this many seats."""
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
