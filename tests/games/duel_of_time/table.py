"""A laid table: place the pieces, answer as a player or as chance, look at the board and at the events.

Spaces are counted from Yellow's base, as on the board. The scenes have their own scenario cards, so that tuning
the built-in ones changes no scene; the plain one, `crossroads`, changes nothing in play.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TypeVar

from timefront.games.duel_of_time.content.geometry import RED, SPACES, YELLOW
from timefront.games.duel_of_time.content.pack import COMMANDS, DuelSetting
from timefront.games.duel_of_time.events import (
    CommandLapsed,
    UnitCharged,
    UnitRallied,
    UnitSabotaged,
    UnitsDeployed,
    UnitsMoved,
    UnitsPushed,
)
from timefront.games.duel_of_time.game import DUEL_OF_TIME
from timefront.games.duel_of_time.sequence import WholeDuel
from timefront.games.duel_of_time.state import EMPTY, UNITS, empty_board
from timefront.games.duel_of_time.verbs import PLAY
from timefront.kernel.bits import members
from timefront.kernel.events import Event
from timefront.kernel.flow import CHANCE, OVER, Frame, dumps
from timefront.kernel.game import Outcome
from timefront.kernel.packs import PackFiles
from timefront.kernel.questions import Choice, Illegal, Refusal

YELLOW_BASE, YELLOW_FIELD, MIDDLE, RED_FIELD, RED_BASE = range(SPACES)

(
    DEPLOY_PUSH,
    DEPLOY_CHARGE,
    DEPLOY_MOVE,
    PUSH_SABOTAGE,
    PUSH_RALLY,
    CHARGE_MOVE,
    CHARGE_SABOTAGE,
    MOVE_RALLY,
) = range(8)
ALL_EIGHT = tuple(range(8))

AS_PRINTED, TURNED, AS_PRINTED_OTHER_WAY, TURNED_OTHER_WAY = range(4)
"""How a card lies: with its first half nearer to Yellow's base, or turned; the last two only with free facing."""

SCENARIOS = """
[[scenario]]
key = "beacons"
white = [0, 3, 4, 3, 0]
effect = "beacons"
points = 2

[[scenario]]
key = "trophies"
effect = "trophies"
points = 2

[[scenario]]
key = "crossroads"
effect = "crossroads"
points = 4

[[scenario]]
key = "levy"
deploys = 2
effect = "reserves"
points = 1
starter_bonus = 3

[[scenario]]
key = "breakthrough"
units = [2, 2, 4, 0, 0]
effect = "breakthrough"
points = 3
"""

Half = tuple[int, int]
"""A visible half: its command and the player it faces."""

CommandEvent = (
    UnitsDeployed | UnitsMoved | UnitsPushed | UnitCharged | UnitSabotaged | UnitRallied | CommandLapsed
)  # what a command emits, always exactly one of these
E = TypeVar("E", bound=Event)


class Table:
    """A position of Duel of Time laid by hand. Units left out are in the supply, cards left out have been played."""

    def __init__(
        self,
        yellow: Sequence[int] = (0, 0, 0, 0, 0),
        red: Sequence[int] = (0, 0, 0, 0, 0),
        *,
        white: Sequence[int] = (0, 0, 0, 0, 0),
        taken: Sequence[int] = (0, 0),
        row: Mapping[int, Half] | None = None,
        hands: Sequence[Sequence[int]] = ((), ()),
        decks: Sequence[Sequence[int]] = ((), ()),
        scenario: str = "crossroads",
        facing: str = "near",
        last_space_push: str = "allowed",
        starter: int = YELLOW,
        active: int = YELLOW,
        turn: int = 0,
    ) -> None:
        self.s = empty_board(setting_of(scenario, facing, last_space_push))
        self.s.sink = self.events = list[Event]()
        self.s.units = [*yellow, *red]
        self.s.supply = [UNITS - sum(yellow), UNITS - sum(red)]
        self.s.white = [*white]
        self.s.taken = [*taken]
        self.s.hand = [set_of(cards) for cards in hands]
        self.s.deck = [set_of(cards) for cards in decks]
        self.s.scenario = self.s.setting.agreed_scenario
        self.s.starter, self.s.active, self.s.turn = starter, active, turn
        for space, (command, seat) in (row or {}).items():
            self.s.row[space] = self.s.setting.commands.index(command)
            self.s.facing[space] = seat

    @classmethod
    def set_up(cls, scenario: str = "", facing: str = "near") -> Table:
        """A whole duel, from the empty board on."""
        table = cls()
        table.s = empty_board(setting_of(scenario, facing))
        table.s.sink = table.events
        return table.run(WholeDuel())

    def run(self, procedure: Frame) -> Table:
        """Run a procedure of the rules to its first pause."""
        self.s.start(procedure)
        return self

    def choose(self, seat: int, choice: Choice) -> Table:
        """Answer as a player; raises `Illegal` if the rules refuse it. Offers and refusals must agree."""
        refusal = self.s.refuse(seat, choice)
        is_offered = seat == self.s.seat and choice in self.s.offer()
        assert is_offered == (refusal is None), f"{choice}: offered {is_offered}, but {refusal}"
        if refusal is not None:
            raise Illegal(refusal)
        self.s.answer(choice)
        self._count_cubes()
        return self

    def play(self, seat: int, card: int, position: int, turn: int = AS_PRINTED) -> Table:
        """Play a card next to the spaces `position` and `position + 1`."""
        return self.choose(seat, PLAY(card, position, turn))

    def refusal(self, seat: int, choice: Choice) -> Refusal:
        """Why a choice is refused; nothing changes and no event is emitted."""
        before, told = dumps(self.s), len(self.events)
        try:
            self.choose(seat, choice)
        except Illegal as illegal:
            assert dumps(self.s) == before
            assert len(self.events) == told
            return illegal.refusal
        raise AssertionError(f"{choice} was not refused")

    def chance(self, purpose: str, value: int) -> Table:
        """Answer as chance what it is asked to draw."""
        assert self.s.seat == CHANCE, f"seat {self.s.seat} is asked, not chance"
        chance = self.s.chance()
        assert chance.purpose == purpose, f"chance is asked for {chance.purpose}"
        assert chance.allows((value,)), f"{purpose}: {value} cannot happen"
        self.s.answer((value,))
        self._count_cubes()
        return self

    def _count_cubes(self) -> None:
        for seat, units in ((YELLOW, self.yellow), (RED, self.red)):
            assert sum(units) + self.s.supply[seat] == UNITS, f"seat {seat} has {units} and {self.s.supply[seat]}"

    @property
    def asked(self) -> int:
        """Who must answer: a player, CHANCE or OVER."""
        return self.s.seat

    @property
    def is_over(self) -> bool:
        """Whether the procedure that was run is over."""
        return self.s.seat == OVER

    @property
    def offers(self) -> list[Choice]:
        """The legal choices of the player who is asked."""
        return list(self.s.offer())

    @property
    def yellow(self) -> list[int]:
        """Yellow's units on the five spaces."""
        return self.s.units[:SPACES]

    @property
    def red(self) -> list[int]:
        """Red's units on the five spaces."""
        return self.s.units[SPACES:]

    @property
    def supply(self) -> list[int]:
        """Both players' units off the board."""
        return list(self.s.supply)

    @property
    def row(self) -> dict[int, tuple[str, int]]:
        """The visible commands by space, and which player each faces."""
        return {
            space: (COMMANDS[self.s.setting.commands[half]], self.s.facing[space])
            for space, half in enumerate(self.s.row)
            if half != EMPTY
        }

    @property
    def outcome(self) -> Outcome | None:
        """How the duel ended."""
        return DUEL_OF_TIME.outcome(self.s)

    def hand(self, seat: int) -> list[int]:
        """The cards in a player's hand."""
        return members(self.s.hand[seat])

    def deck(self, seat: int) -> list[int]:
        """The cards in a player's deck."""
        return members(self.s.deck[seat])

    def told(self, kind: type[E]) -> list[E]:
        """The events of one kind, in order."""
        return [event for event in self.events if isinstance(event, kind)]

    def executed(self) -> list[tuple[int, int]]:
        """Who executed the command of which space, in order, including commands that lapsed."""
        return [(event.seat, event.space) for event in self.events if isinstance(event, CommandEvent)]


def set_of(cards: Sequence[int]) -> int:
    """Cards as a set of bits."""
    return sum(1 << card for card in set(cards))


def scenes_pack() -> PackFiles:
    """The built-in pack with the scenes' own scenario cards."""
    return PackFiles({**DUEL_OF_TIME.built_in_pack().files, "scenarios.toml": SCENARIOS})


@cache
def setting_of(scenario: str, facing: str, last_space_push: str = "allowed") -> DuelSetting:
    """The agreed setting of a scene."""
    options = {"facing": facing, "last_space_push": last_space_push}
    return DUEL_OF_TIME.setting(scenes_pack(), scenario, options, 2)
