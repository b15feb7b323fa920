"""Parley: a made-up game in which every choice does one thing that matters to undo. It begins without any chance.

Every seat hides a number from the others. The speaker may go on until it passes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import ClassVar, final

import msgspec

from timefront.kernel.chance import EVERYONE, Chance, Result, one_of
from timefront.kernel.events import Event
from timefront.kernel.flow import OVER, Frame, Next, State
from timefront.kernel.game import Game, Outcome
from timefront.kernel.judge import Judge
from timefront.kernel.narrator import Narrator
from timefront.kernel.packs import PackFiles
from timefront.kernel.questions import Choice, Kind, Refusal, Verb, question
from timefront.kernel.rulebook import rule
from timefront.kernel.setting import Option, Setting

NUMBERS = 3
"""The numbers that can be hidden: 0, 1 and 2."""


@final
@dataclass
class Talks(State):
    """One position of Parley."""

    setting: Setting
    hidden: list[int]
    """The hidden number of each seat."""
    known: list[int]
    """Who knows the number of each seat: a mask of seats."""
    speaker: int = 0
    words: int = 0
    coins: int = 0


NUMBER = Kind("number", lambda s: range(NUMBERS))

NOD = Verb("nod", "PA-1.1")
HIDE = Verb("hide", "PA-1.2", number=NUMBER)
SHOW = Verb("show", "PA-1.3")
PEEK = Verb("peek", "PA-1.4")
TOSS = Verb("toss", "PA-1.5")
PROVOKE = Verb("provoke", "PA-1.6")
NUDGE = Verb("nudge", "PA-1.7")
PASS = Verb("pass", "PA-1.8")
LEAVE = Verb("leave", "PA-1.9")
FLINCH = Verb("flinch", "PA-1.7")


@final
@dataclass
class NumberShown(Event):
    """A seat showed its own number to everybody."""

    seat: int
    number: int
    rule: ClassVar[str] = "PA-1.3"

    def reveals_to(self) -> int:
        return EVERYONE ^ (1 << self.seat)


@final
@dataclass
class NumberSeen(Event):
    """A seat looked at the number of another."""

    seat: int
    owner: int
    number: int
    rule: ClassVar[str] = "PA-1.4"
    secret: ClassVar[tuple[str, ...]] = ("number",)

    def audience(self) -> int:
        return 1 << self.seat | 1 << self.owner

    def reveals_to(self) -> int:
        return 1 << self.seat


@final
@dataclass
class CoinFell(Event):
    """A coin was tossed."""

    side: int
    rule: ClassVar[str] = "PA-1.5"


@final
@dataclass
class Talking(Frame):
    """1. The speaker does one thing after another."""

    @rule("PA-1.1")
    def begin(self, s: Talks) -> Next:
        return self.ask(s, s.speaker, "act")

    def offer_act(self, s: Talks) -> list[Choice]:
        hides = [HIDE(number) for number in range(NUMBERS)]
        return sorted([NOD(), *hides, SHOW(), PEEK(), TOSS(), PROVOKE(), NUDGE(), PASS(), LEAVE()])

    def refuse_act(self, s: Talks, choice: Choice) -> Refusal | None:
        return None

    @question("PA-1.1", NOD, HIDE, SHOW, PEEK, TOSS, PROVOKE, NUDGE, PASS, LEAVE)
    def act(self, s: Talks, choice: Choice) -> Next:
        me = s.speaker
        other = (me + 1) % s.setting.seats
        s.words += 1
        if choice[0] == "hide":
            s.hidden[me], s.known[me] = choice[1], 1 << me
        elif choice == SHOW():
            s.known[me] = EVERYONE
            s.emit(NumberShown, me, s.hidden[me])
        elif choice == PEEK():
            s.known[other] |= 1 << me
            s.emit(NumberSeen, me, other, s.hidden[other])
        elif choice == TOSS() or (choice == PROVOKE() and s.hidden[other] == 0):
            return self.roll(s, "coin")
        elif choice == NUDGE():
            return self.ask(s, other, "nudged")
        elif choice == PASS():
            s.speaker = other
        elif choice == LEAVE():
            return self.done(s)
        return self.goto("begin")

    def chance_coin(self, s: Talks) -> Chance:
        return one_of("coin", [0, 1])

    @rule("PA-1.5")
    def coin(self, s: Talks, result: Result) -> Next:
        s.coins = 2 * s.coins + result[0]
        s.emit(CoinFell, result[0])
        return self.goto("begin")

    def offer_nudged(self, s: Talks) -> list[Choice]:
        return [FLINCH()]

    def refuse_nudged(self, s: Talks, choice: Choice) -> Refusal | None:
        return None

    @question("PA-1.7", FLINCH)
    def nudged(self, s: Talks, choice: Choice) -> Next:
        s.words += 1
        return self.goto("begin")


class TalksView(msgspec.Struct, frozen=True):
    """What a seat sees of the talks: the numbers that it knows."""

    speaker: int
    words: int
    coins: int
    numbers: list[int | None]


class ParleyNarrator(Narrator[Talks, TalksView]):
    """What the players of the made-up game are told."""

    def text_board(self, view: TalksView, say: Callable[[str], str]) -> str:
        return f"-\t{say('board-words')}\n-\t{view.words}"


class Parley(Game[Talks]):
    """The made-up game of the match tests."""

    def __init__(self) -> None:
        self.name = "parley"
        self.version = 1
        self.folder = Path(__file__).parent
        self.state_type = Talks
        self.events = (NumberShown, NumberSeen, CoinFell)
        self.options = (Option("sides", "PA-2.1", "alone", "pairs"),)
        self.seat_counts = (2, 3, 4)
        self.narrator = ParleyNarrator()
        self.judge = Judge()

    def seat_names(self, seats: int) -> tuple[str, ...]:
        return ("north", "east", "south", "west")[:seats]

    def scenarios(self, pack: PackFiles) -> tuple[str, ...]:
        return ()

    def built_in_pack(self) -> PackFiles:
        return PackFiles({})

    def setting(self, pack: PackFiles, scenario: str, options: dict[str, str], seats: int) -> Setting:
        self.check_seats(seats)
        return Setting(pack, scenario, self.agreed_options(options), seats)

    def blank(self, setting: Setting) -> Talks:
        s = Talks(setting, [0] * setting.seats, [1 << seat for seat in range(setting.seats)])
        s.stack = [Talking()]
        return s

    def view(self, s: Talks, seat: int | None) -> TalksView:
        return TalksView(
            speaker=s.speaker,
            words=s.words,
            coins=s.coins,
            numbers=[s.hidden[owner] if is_known(s, owner, seat) else None for owner in range(s.setting.seats)],
        )

    def determinize(self, s: Talks, seat: int | None, rng: Random) -> Talks:
        copy = s.clone()
        for owner in range(s.setting.seats):
            if not is_known(s, owner, seat):
                copy.hidden[owner] = rng.randrange(NUMBERS)
        return copy

    def outcome(self, s: Talks) -> Outcome | None:
        return Outcome((s.speaker,), (), "points") if s.seat == OVER else None

    def side_of(self, setting: Setting, seat: int) -> int:
        return seat % 2 if setting.options["sides"] == "pairs" else seat

    def check(self, s: Talks) -> list[str]:
        return []


def is_known(s: Talks, owner: int, seat: int | None) -> bool:
    """Whether a seat, or a spectator for None, knows the number of a seat."""
    return s.known[owner] == EVERYONE or (seat is not None and bool(s.known[owner] >> seat & 1))


PARLEY = Parley()
