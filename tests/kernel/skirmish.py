"""Skirmish: a made-up game on the kernel that has a bit of everything. Interpreted, in one file, without a pack.

Three seats, each with three troops and a hand of hidden cards. In a round, the starter looks at the top card, then
every seat draws a card and sends one or two troops to the field. The dice say which of them shoot, a parry card saves a
target, troops that are hit fall together, and the survivors line up in a column that gives them rank.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import ClassVar, final

import msgspec

from tests.kernel.skirmish_procedures import EachSeat, MarkThenSweep, OrderedChoice, SubsetChoice
from timefront.kernel.chance import EVERYONE, Chance, Result, dice, one_from, one_of
from timefront.kernel.events import Event
from timefront.kernel.flow import OVER, Frame, Next, State
from timefront.kernel.game import Game, Outcome
from timefront.kernel.judge import Judge
from timefront.kernel.narrator import Narrator
from timefront.kernel.packs import PackFiles
from timefront.kernel.procedures import ReactionWindow, Sequence
from timefront.kernel.questions import Choice, Kind, Refusal, Verb, declining, open_question, question
from timefront.kernel.rulebook import rule
from timefront.kernel.setting import Option, Setting, SettingError

SEATS = ("red", "green", "blue")
CARDS = ("parry", "gold", "straw")
PARRY, GOLD, STRAW = range(3)
DECK = (5, 4, 3)
"""How many cards of each kind there are."""
SCENARIOS = {"meadow": [0, 0, 1, 1], "fog": [0, 0, 0, 1]}
"""The faces of a troop's die: 1 is a shot."""
ROUNDS = {"short": 2, "long": 3}
TROOPS = 9
CAMP, FIELD, FALLEN = range(3)
NOBODY = -1
NOTHING = -1


# The position


@final
@dataclass
class Meadow(State):
    """One position of Skirmish."""

    setting: Setting
    place: list[int] = field(default_factory=lambda: [CAMP] * TROOPS)
    """Where each troop is; three for each seat, in seat order."""
    rank: list[int] = field(default_factory=lambda: [0] * TROOPS)
    hands: list[int] = field(default_factory=lambda: [0] * 9)
    """How many cards of each kind each seat holds: three numbers for each seat."""
    pile: list[int] = field(default_factory=lambda: list(DECK))
    discard: list[int] = field(default_factory=lambda: [0] * 3)
    volley: list[int] = field(default_factory=list)
    """The dice of the last volley, one for each troop in the field."""
    standing: str = "setup"
    last_stand: bool = False
    starter: int = NOBODY
    round: int = 0
    top: int = NOTHING
    """The card that the starter is looking at."""


def owner_of(troop: int) -> int:
    """The seat of a troop."""
    return troop // 3


def troops_of(s: Meadow, seat: int, place: int) -> list[int]:
    """A seat's troops at a place, ascending."""
    return [troop for troop in range(3 * seat, 3 * seat + 3) if s.place[troop] == place]


def in_order(first: int) -> list[int]:
    """All seats, clockwise."""
    return [(first + turn) % 3 for turn in range(3)]


def living(s: Meadow, seat: int) -> list[int]:
    """A seat's troops that have not fallen."""
    return [troop for troop in range(3 * seat, 3 * seat + 3) if s.place[troop] != FALLEN]


# What a seat can do

SEAT = Kind("seat", lambda s: range(3), lambda setting, seat: f"seat-{SEATS[seat]}")
CARD = Kind("card", lambda s: range(3), lambda setting, card: f"card-{CARDS[card]}")
TROOP = Kind("troop", lambda s: range(TROOPS))

KEEP = Verb("keep", "SK-2.2")
TOSS = Verb("toss", "SK-2.2")
SEND = Verb("send", "SK-3.1", troop=TROOP)
ENOUGH = Verb("enough", "SK-3.1")
AIM = Verb("aim", "SK-4.2", troop=TROOP)
PARRY_SHOT = Verb("parry", "SK-4.3")
PASS = declining("pass", "SK-4.3")
LINE_UP = Verb("line-up", "SK-5.1", troop=TROOP)
DISMISS = Verb("dismiss", "SK-5.1")


# What can happen


@final
@dataclass
class StarterChosen(Event):
    """Chance has chosen the starter."""

    seat: int
    rule: ClassVar[str] = "SK-1.2"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT}


@final
@dataclass
class RoundBegan(Event):
    """A round began."""

    number: int
    rule: ClassVar[str] = "SK-1.3"


@final
@dataclass
class TopSeen(Event):
    """The starter looked at the top card of the pile."""

    seat: int
    card: int
    rule: ClassVar[str] = "SK-2.1"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "card": CARD}

    def audience(self) -> int:
        return 1 << self.seat

    def reveals_to(self) -> int:
        return 1 << self.seat


@final
@dataclass
class TopKept(Event):
    """The starter took the card into the hand."""

    seat: int
    rule: ClassVar[str] = "SK-2.2"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT}


@final
@dataclass
class TopTossed(Event):
    """The starter laid the card on the open discard."""

    seat: int
    card: int
    rule: ClassVar[str] = "SK-2.2"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "card": CARD}

    def reveals_to(self) -> int:
        return EVERYONE ^ (1 << self.seat)


@final
@dataclass
class CardDrawn(Event):
    """A seat drew a card that nobody else may see."""

    seat: int
    card: int
    rule: ClassVar[str] = "SK-2.3"
    secret: ClassVar[tuple[str, ...]] = ("card",)
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "card": CARD}

    def audience(self) -> int:
        return 1 << self.seat

    def reveals_to(self) -> int:
        return 1 << self.seat


@final
@dataclass
class TroopsSent(Event):
    """A seat sent troops to the field."""

    seat: int
    troops: list[int]
    rule: ClassVar[str] = "SK-3.1"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "troops": TROOP}


@final
@dataclass
class VolleyRolled(Event):
    """One die for each troop in the field."""

    troops: list[int]
    faces: list[int]
    rule: ClassVar[str] = "SK-4.1"
    kinds: ClassVar[dict[str, Kind]] = {"troops": TROOP}


@final
@dataclass
class ShotFired(Event):
    """A troop shot at another."""

    troop: int
    target: int
    rule: ClassVar[str] = "SK-4.2"
    kinds: ClassVar[dict[str, Kind]] = {"troop": TROOP, "target": TROOP}


@final
@dataclass
class ShotParried(Event):
    """A seat played a parry card; the shot hit nobody."""

    seat: int
    target: int
    rule: ClassVar[str] = "SK-4.3"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "target": TROOP}

    def reveals_to(self) -> int:
        return EVERYONE ^ (1 << self.seat)


@final
@dataclass
class TroopsFell(Event):
    """All troops that were hit fell together."""

    troops: list[int]
    rule: ClassVar[str] = "SK-4.4"
    kinds: ClassVar[dict[str, Kind]] = {"troops": TROOP}


@final
@dataclass
class ColumnFormed(Event):
    """The survivors of a seat lined up and went back to camp."""

    seat: int
    troops: list[int]
    rule: ClassVar[str] = "SK-5.1"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT, "troops": TROOP}


@final
@dataclass
class GoldShown(Event):
    """A seat showed its gold at the end."""

    seat: int
    gold: int
    rule: ClassVar[str] = "SK-6.1"
    kinds: ClassVar[dict[str, Kind]] = {"seat": SEAT}

    def reveals_to(self) -> int:
        return EVERYONE ^ (1 << self.seat)


EVENTS: tuple[type[Event], ...] = (
    StarterChosen,
    RoundBegan,
    TopSeen,
    TopKept,
    TopTossed,
    CardDrawn,
    TroopsSent,
    VolleyRolled,
    ShotFired,
    ShotParried,
    TroopsFell,
    ColumnFormed,
    GoldShown,
)


# The course of a skirmish


@final
@dataclass
class WholeSkirmish(Sequence):
    """Set-up, rounds, scoring."""

    def order(self) -> tuple[type[Frame], ...]:
        return (SetUp, Rounds, Scoring)


@final
@dataclass
class Round(Sequence):
    """A round."""

    def order(self) -> tuple[type[Frame], ...]:
        return (Scouting, Drawing, Mustering, Volley, Columns)


# 1. Set-up and rounds


@final
@dataclass
class SetUp(EachSeat):
    """1.1 Two cards for each seat, then the starter."""

    def seats(self, s: Meadow) -> list[int]:
        return in_order(0)

    def turn_of(self, s: Meadow, seat: int) -> Frame:
        return Draw(seat, 2)


@final
@dataclass
class Rounds(Frame):
    """1.2 Two or three rounds, each with another starter."""

    @rule("SK-1.2")
    def begin(self, s: Meadow) -> Next:
        return self.roll(s, "first_starter")

    def chance_first_starter(self, s: Meadow) -> Chance:
        return one_of("starter", [0, 1, 2])

    @rule("SK-1.2")
    def first_starter(self, s: Meadow, result: Result) -> Next:
        s.starter = result[0]
        s.emit(StarterChosen, s.starter)
        return self.goto("next_round")

    @rule("SK-1.3")
    def next_round(self, s: Meadow) -> Next:
        s.round += 1
        s.standing = "round"
        s.emit(RoundBegan, s.round)
        return self.call(s, Round(), "round_is_over")

    @rule("SK-1.3", "SK-1.4")
    def round_is_over(self, s: Meadow, _: None) -> Next:
        s.last_stand = sum(1 for seat in range(3) if living(s, seat)) <= 1
        if s.last_stand or s.round == ROUNDS[s.setting.options["length"]]:
            return self.done(s)
        s.starter = (s.starter + 1) % 3
        return self.goto("next_round")


# 2. Cards


@final
@dataclass
class Scouting(Frame):
    """2.1 The starter looks at the top card and keeps or tosses it."""

    @rule("SK-2.1")
    def begin(self, s: Meadow) -> Next:
        if not any(s.pile):
            return self.done(s)
        return self.roll(s, "top_card")

    def chance_top_card(self, s: Meadow) -> Chance:
        return one_from("scout", dict(enumerate(s.pile)), 1 << s.starter)

    @rule("SK-2.1")
    def top_card(self, s: Meadow, result: Result) -> Next:
        s.top = result[0]
        s.pile[s.top] -= 1
        s.emit(TopSeen, s.starter, s.top)
        return self.ask(s, s.starter, "fate")

    def offer_fate(self, s: Meadow) -> list[Choice]:
        return [KEEP(), TOSS()]

    @question("SK-2.2", KEEP, TOSS)
    def fate(self, s: Meadow, choice: Choice) -> Next:
        card, s.top = s.top, NOTHING
        if choice == KEEP():
            s.hands[3 * s.starter + card] += 1
            s.emit(TopKept, s.starter)
        else:
            s.discard[card] += 1
            s.emit(TopTossed, s.starter, card)
        return self.done(s)


@final
@dataclass
class Drawing(EachSeat):
    """2.3 Every seat draws a card."""

    def seats(self, s: Meadow) -> list[int]:
        return in_order(s.starter)

    def turn_of(self, s: Meadow, seat: int) -> Frame:
        return Draw(seat, 1)


@final
@dataclass
class Draw(Frame):
    """A seat draws cards, one at a time, as long as the pile lasts."""

    seat: int
    count: int

    @rule("SK-1.1", "SK-2.3")
    def begin(self, s: Meadow) -> Next:
        if self.count == 0 or not any(s.pile):
            return self.done(s)
        return self.roll(s, "card")

    def chance_card(self, s: Meadow) -> Chance:
        return one_from(f"draw-{SEATS[self.seat]}", dict(enumerate(s.pile)), 1 << self.seat)

    @rule("SK-2.3")
    def card(self, s: Meadow, result: Result) -> Next:
        s.pile[result[0]] -= 1
        s.hands[3 * self.seat + result[0]] += 1
        s.emit(CardDrawn, self.seat, result[0])
        self.count -= 1
        return self.goto("begin")


# 3. Muster


@final
@dataclass
class Mustering(EachSeat):
    """3.1 Every seat sends one or two troops."""

    def seats(self, s: Meadow) -> list[int]:
        return in_order(s.starter)

    def turn_of(self, s: Meadow, seat: int) -> Frame:
        return Muster(seat)


@final
@dataclass
class Muster(Frame):
    """A seat sends troops to the field."""

    seat: int

    @rule("SK-3.1")
    def begin(self, s: Meadow) -> Next:
        return self.call(s, TroopsToSend(self.seat, 1, 2), "sent")

    @rule("SK-3.1")
    def sent(self, s: Meadow, troops: list[int]) -> Next:
        for troop in troops:
            s.place[troop] = FIELD
        if troops:
            s.emit(TroopsSent, self.seat, troops)
        return self.done(s)


@final
@dataclass
class TroopsToSend(SubsetChoice):
    """Which troops a seat sends; their order does not matter."""

    def take(self) -> str:
        return SEND.name

    def finish(self) -> str:
        return ENOUGH.name

    def rule(self) -> str:
        return "SK-3.1"

    def candidates(self, s: Meadow) -> list[int]:
        return troops_of(s, self.seat, CAMP)

    @question("SK-3.1", SEND, ENOUGH)
    def piece(self, s: Meadow, choice: Choice) -> Next:
        return self.take_piece(s, choice)


# 4. The volley


@final
@dataclass
class Volley(Frame):
    """4.1 One die for each troop in the field."""

    troops: list[int] = field(default_factory=list)

    @rule("SK-4.1")
    def begin(self, s: Meadow) -> Next:
        self.troops = [troop for seat in in_order(s.starter) for troop in troops_of(s, seat, FIELD)]
        return self.roll(s, "shots")

    def chance_shots(self, s: Meadow) -> Chance:
        return dice("volley", [SCENARIOS[s.setting.scenario]] * len(self.troops))

    @rule("SK-4.1")
    def shots(self, s: Meadow, result: Result) -> Next:
        s.volley = list(result)
        s.emit(VolleyRolled, self.troops, s.volley[:])
        shooters = [troop for troop, face in zip(self.troops, result, strict=True) if face]
        return self.call(s, Losses(shooters), "swept")

    @rule("SK-4.4")
    def swept(self, s: Meadow, _: list[int]) -> Next:
        return self.done(s)


@final
@dataclass
class Losses(MarkThenSweep):
    """4.4 All shots at once: a unit that is hit still shoots."""

    def mark_by(self, s: Meadow, source: int) -> Frame | None:
        return Shot(source) if targets_of(s, source) else None

    @rule("SK-4.3")
    def piece_marked(self, s: Meadow, piece: int | None) -> Next:
        return self.goto("begin") if piece == NOBODY else super().piece_marked(s, piece)

    def sweep(self, s: Meadow, marked: list[int]) -> None:
        for troop in marked:
            s.place[troop] = FALLEN
        if marked:
            s.emit(TroopsFell, marked)


def targets_of(s: Meadow, troop: int) -> list[int]:
    """The other players' troops in the field."""
    return [other for other in range(TROOPS) if s.place[other] == FIELD and owner_of(other) != owner_of(troop)]


@final
@dataclass
class Shot(Frame):
    """4.2 A troop shoots at another seat's troop."""

    troop: int
    target: int = NOBODY

    @rule("SK-4.2")
    def begin(self, s: Meadow) -> Next:
        return self.ask(s, owner_of(self.troop), "aim")

    def offer_aim(self, s: Meadow) -> list[Choice]:
        return [AIM(troop) for troop in targets_of(s, self.troop)]

    def refuse_aim(self, s: Meadow, choice: Choice) -> Refusal | None:
        if owner_of(choice[1]) == owner_of(self.troop):
            return Refusal("SK-4.2", "own-troop")
        return None if s.place[choice[1]] == FIELD else Refusal("SK-4.2", "not-in-the-field", troop=choice[1])

    @question("SK-4.2", AIM)
    def aim(self, s: Meadow, choice: Choice) -> Next:
        self.target = choice[1]
        s.emit(ShotFired, self.troop, self.target)
        return self.call(s, Parrying(troop=self.troop, target=self.target), "parried_or_not")

    @rule("SK-4.3")
    def parried_or_not(self, s: Meadow, is_parried: bool) -> Next:
        return self.done(s, NOBODY if is_parried else self.target)


@final
@dataclass
class Parrying(ReactionWindow):
    """4.3 The target's owner, then the third seat may parry; both are always asked, or a pause would reveal a card."""

    troop: int = NOBODY
    target: int = NOBODY

    def seats(self, s: Meadow) -> list[int]:
        return [seat for seat in in_order(owner_of(self.target)) if seat != owner_of(self.troop)]

    def offer_reaction(self, s: Meadow) -> list[Choice]:
        return [PARRY_SHOT(), PASS()] if s.hands[3 * self.seat + PARRY] else [PASS()]

    def refuse_reaction(self, s: Meadow, choice: Choice) -> Refusal | None:
        if choice == PASS() or s.hands[3 * self.seat + PARRY]:
            return None
        return Refusal("SK-4.3", "no-parry-card")

    @open_question("SK-4.3", PARRY_SHOT, PASS)
    def reaction(self, s: Meadow, choice: Choice) -> Next:
        return self.pass_on() if choice == PASS() else self.react_with(s, ParryCard(self.seat, self.target))


@final
@dataclass
class ParryCard(Frame):
    """A parry card is played and discarded."""

    seat: int
    target: int

    @rule("SK-4.3")
    def begin(self, s: Meadow) -> Next:
        s.hands[3 * self.seat + PARRY] -= 1
        s.discard[PARRY] += 1
        s.emit(ShotParried, self.seat, self.target)
        return self.done(s)


# 5. Columns


@final
@dataclass
class Columns(EachSeat):
    """5.1 The survivors of every seat line up."""

    def seats(self, s: Meadow) -> list[int]:
        return [seat for seat in in_order(s.starter) if troops_of(s, seat, FIELD)]

    def turn_of(self, s: Meadow, seat: int) -> Frame:
        return Column(seat)


@final
@dataclass
class Column(Frame):
    """A seat lines up survivors, the best first, and takes all of them back to camp."""

    seat: int

    @rule("SK-5.1")
    def begin(self, s: Meadow) -> Next:
        return self.call(s, TroopsInColumn(self.seat, 1, len(troops_of(s, self.seat, FIELD))), "lined_up")

    @rule("SK-5.1")
    def lined_up(self, s: Meadow, troops: list[int]) -> Next:
        for number, troop in enumerate(troops):
            s.rank[troop] += 2 - number
        for troop in troops_of(s, self.seat, FIELD):
            s.place[troop] = CAMP
        s.emit(ColumnFormed, self.seat, troops)
        return self.done(s)


@final
@dataclass
class TroopsInColumn(OrderedChoice):
    """Which survivors line up, in which order."""

    def take(self) -> str:
        return LINE_UP.name

    def finish(self) -> str:
        return DISMISS.name

    def rule(self) -> str:
        return "SK-5.1"

    def candidates(self, s: Meadow) -> list[int]:
        return troops_of(s, self.seat, FIELD)

    @question("SK-5.1", LINE_UP, DISMISS)
    def piece(self, s: Meadow, choice: Choice) -> Next:
        return self.take_piece(s, choice)


# 6. The end


@final
@dataclass
class Scoring(Frame):
    """6.1 Living troops, their rank, and gold."""

    @rule("SK-6.1")
    def begin(self, s: Meadow) -> Next:
        s.standing = "over"
        for seat in range(3):
            s.emit(GoldShown, seat, s.hands[3 * seat + GOLD])
        return self.done(s)


def points_of(s: Meadow, seat: int) -> int:
    """One point for each living troop, its rank, and each gold."""
    return sum(1 + s.rank[troop] for troop in living(s, seat)) + s.hands[3 * seat + GOLD]


# The game


def outcome_of(s: Meadow) -> Outcome | None:
    """The seat with the most points has won."""
    if s.seat != OVER:
        return None
    points = tuple(points_of(s, seat) for seat in range(3))
    winners = tuple(seat for seat in range(3) if points[seat] == max(points))
    reason = "last-stand" if s.last_stand else "points" if len(winners) == 1 else "shared"
    return Outcome(winners, points, reason)


@final
class SkirmishJudge(Judge[Meadow]):
    """What bots know about the made-up game."""

    def evaluate(self, s: Meadow) -> list[float]:
        """Each seat's share of all points so far."""
        outcome = outcome_of(s)
        if outcome is not None:
            return [outcome.share(seat) for seat in range(3)]
        points = [points_of(s, seat) for seat in range(3)]
        return [own / max(1, sum(points)) for own in points]

    def horizon(self, s: Meadow) -> int:
        return s.round


class MeadowView(msgspec.Struct, frozen=True):
    """What a seat may see of a skirmish."""

    asked: int
    round: int
    starter: int
    standing: str
    place: list[int]
    rank: list[int]
    volley: list[int]
    pile_size: int
    discard: list[int]
    hand: list[int] | None
    hand_sizes: list[int]
    is_top_seen: bool
    top: int | None
    gold: list[int] | None


@final
class Skirmish(Game[Meadow]):
    """The made-up game of the kernel tests."""

    def __init__(self) -> None:
        self.name = "skirmish"
        self.version = 1
        self.folder = Path(__file__).parent / "skirmish_book"
        self.state_type = Meadow
        self.events = EVENTS
        self.options = (Option("length", "SK-1.3", "short", "long"),)
        self.seat_counts = (3,)
        self.purposes = ("starter", "scout", "volley", *(f"draw-{seat}" for seat in SEATS))
        self.judge = SkirmishJudge()
        self.narrator = Narrator()

    def seat_names(self, seats: int) -> tuple[str, ...]:
        return SEATS

    def scenarios(self, pack: PackFiles) -> tuple[str, ...]:
        return tuple(SCENARIOS)

    def built_in_pack(self) -> PackFiles:
        return PackFiles({})

    def setting(self, pack: PackFiles, scenario: str, options: dict[str, str], seats: int) -> Setting:
        self.check_seats(seats)
        if scenario and scenario not in SCENARIOS:
            raise SettingError("unknown-scenario", scenario=scenario, known=", ".join(SCENARIOS))
        return Setting(pack, scenario or "meadow", self.agreed_options(options), seats)

    def blank(self, setting: Setting) -> Meadow:
        s = Meadow(setting)
        s.stack = [WholeSkirmish()]
        return s

    def view(self, s: Meadow, seat: int | None) -> MeadowView:
        """Everything except the pile's cards, the others' hands and what the starter is looking at."""
        return MeadowView(
            asked=s.seat,
            round=s.round,
            starter=s.starter,
            standing=s.standing,
            place=s.place[:],
            rank=s.rank[:],
            volley=s.volley[:],
            pile_size=sum(s.pile),
            discard=s.discard[:],
            hand=s.hands[3 * seat : 3 * seat + 3] if seat is not None else None,
            hand_sizes=[sum(s.hands[3 * owner : 3 * owner + 3]) for owner in range(3)],
            is_top_seen=s.top != NOTHING,
            top=s.top if seat == s.starter else None,
            gold=[s.hands[3 * owner + GOLD] for owner in range(3)] if s.seat == OVER else None,
        )

    def determinize(self, s: Meadow, seat: int | None, rng: Random) -> Meadow:
        """Shuffle the pile, the others' hands and the unseen top card, and deal as many to each; shown gold stays."""
        copy = s.clone()
        others = [owner for owner in range(3) if owner != seat]
        is_top_hidden = s.top != NOTHING and seat != s.starter
        kept = [GOLD] if s.seat == OVER else []
        unseen = list(s.pile)
        sizes = [0] * 3
        for owner in others:
            for card in range(3):
                if card not in kept:
                    unseen[card] += s.hands[3 * owner + card]
                    sizes[owner] += s.hands[3 * owner + card]
                    copy.hands[3 * owner + card] = 0
        if is_top_hidden:
            unseen[s.top] += 1
        cards = [card for card in range(3) if card not in kept for _ in range(unseen[card])]
        rng.shuffle(cards)
        for owner in others:
            for _ in range(sizes[owner]):
                copy.hands[3 * owner + cards.pop()] += 1
        if is_top_hidden:
            copy.top = cards.pop()
        copy.pile = [s.pile[card] if card in kept else cards.count(card) for card in range(3)]
        return copy

    def outcome(self, s: Meadow) -> Outcome | None:
        return outcome_of(s)

    def check(self, s: Meadow) -> list[str]:
        broken = []
        for card, count in enumerate(DECK):
            held = sum(s.hands[3 * seat + card] for seat in range(3))
            if held + s.pile[card] + s.discard[card] + (s.top == card) != count:
                broken.append(f"there are not {count} {CARDS[card]} cards")
        if min(s.hands + s.pile + s.discard) < 0:
            broken.append("fewer than no cards")
        if len(s.place) != TROOPS or not set(s.place) <= {CAMP, FIELD, FALLEN}:
            broken.append("a troop is nowhere")
        return broken


SKIRMISH = Skirmish()
