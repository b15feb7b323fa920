"""Scenes of a war for tests: the board of a scenario with units chosen by the test, and dice that fall as ordered."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import Any, final

from tests.games.joan_of_arc.boards import BUILT_IN
from timefront.games.joan_of_arc.board.start import starting_position
from timefront.games.joan_of_arc.content.dice import RESULTS
from timefront.games.joan_of_arc.content.pack import JoanSetting
from timefront.games.joan_of_arc.content.scenario_parts import RESERVE
from timefront.games.joan_of_arc.content.vocabulary import CIVILIAN
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.games.joan_of_arc.state import CAPTIVE, DISRUPTED, GRAVEYARD, WAITING, War
from timefront.kernel.events import Event, event_name
from timefront.kernel.flow import CHANCE, NOBODY, RUNNING, Frame
from timefront.kernel.packs import LANGUAGES, PackFiles
from timefront.kernel.questions import Choice, Refusal
from timefront.texts.catalogue import Catalogue

BESIDE_THE_BOARD = {
    "reserve": RESERVE,
    "disrupted": DISRUPTED,
    "waiting": WAITING,
    "graveyard": GRAVEYARD,
    "captive": CAPTIVE,
}


@cache
def catalogue(pack: PackFiles) -> Catalogue:
    """The words for a pack; those of the other languages have the same arguments."""
    return Catalogue(JOAN_OF_ARC, pack, LANGUAGES[0])


def setting(scenario: str, pack: PackFiles = BUILT_IN, /, **options: str) -> JoanSetting:
    """The setting of a scenario, with the options that the test names."""
    agreed = {"direct_line": "some", "barricade": "both", "fire_collapse": "resistance", **options}
    return JoanSetting(pack, scenario, agreed, JOAN_OF_ARC.scenario_seats(pack, scenario)[0])


@final
class Scene:
    """A position in which a test says which unit is where: `Scene("patay", "bowmen 2 D2b", "la_hire 1 B2")`.

    A unit is described by its card, its player (from 1 on, 0 for civilians) and its area, or its place off the
    board. The ids of units are their indices in the list. Events are heard from the beginning. A setting of another
    pack may replace the scenario.
    """

    def __init__(self, scenario: str | JoanSetting, *units: str, **options: str) -> None:
        self.setting = setting(scenario, **options) if isinstance(scenario, str) else scenario
        cards, board = self.setting.cards, self.setting.board
        described = [line.split() for line in units]
        self.setting.unit_count = len(described)
        self.setting.unit_profile = [cards.keys.index(key) for key, _, _ in described]
        self.setting.unit_seat = [int(player) - 1 for _, player, _ in described]
        self.setting.unit_side = [
            NOBODY if seat < 0 else self.setting.seat_side[seat] for seat in self.setting.unit_seat
        ]
        self.setting.unit_start = [
            BESIDE_THE_BOARD[place] if place in BESIDE_THE_BOARD else board.area_names.index(place)
            for _, _, place in described
        ]
        self.setting.unit_intrigue = [0] * len(described)
        self.setting.unit_bounty = [[0, 0, 0] for _ in described]
        self.setting.unit_morale = [0] * len(described)
        self.setting.army = [[], []]
        self.setting.read_abilities()
        for (key, player, _), profile in zip(described, self.setting.unit_profile, strict=True):
            assert (cards.kind[profile] == CIVILIAN) or player != "0", f"{key} must have a player"
        self.s: War = starting_position(self.setting)
        self.s.stack = []
        self.heard: list[Event] = []
        self.s.sink = self.heard

    def area(self, name: str) -> int:
        """An area by its name on the map."""
        return self.setting.board.area_names.index(name)

    def where(self, unit: int) -> str:
        """Where a unit is: the name of its area, or of its place off the board."""
        place = self.s.place[unit]
        if place >= 0:
            return self.setting.board.area_names[place]
        return next((name for name, number in BESIDE_THE_BOARD.items() if number == place), str(place))

    # Play

    def start(self, frame: Frame) -> Scene:
        """Begin with a procedure and run to the first pause."""
        self.s.stack = [frame]
        self.s.seat = RUNNING
        self.s.run()
        return self

    def roll(self, *results: str) -> Scene:
        """Chance answers: a result for each die, in the order of the roll."""
        assert self.s.seat == CHANCE, f"seat {self.s.seat} is asked {self.asked()}"
        answer = tuple(RESULTS.index(result) for result in results)
        assert self.s.chance().allows(answer), f"{self.s.chance().purpose}: {len(self.s.chance().factors)} dice"
        self.s.answer(answer)
        return self

    def draw(self, *values: int) -> Scene:
        """Chance answers with numbers."""
        assert self.s.seat == CHANCE
        assert self.s.chance().allows(values)
        self.s.answer(values)
        return self

    def choose(self, *choice: Any) -> Scene:
        """The asked seat answers; areas may be given by their names."""
        answer = self.choice(*choice)
        refusal = self.s.refuse(self.s.seat, answer)
        assert refusal is None, f"{answer}: {refusal}; offered: {self.s.offer()}"
        assert answer in self.s.offer()
        self.say_offers()
        self.s.answer(answer)
        return self

    def say_offers(self) -> None:
        """There is a sentence for the question, and for one offer of each verb."""
        table = catalogue(self.setting.pack)
        assert table.prompt(self.s)
        for choice in {choice[0]: choice for choice in self.s.offer()}.values():
            assert table.choice(self.s, choice)

    def refused(self, *choice: Any) -> Refusal:
        """The asked seat tries something impossible; returns the reason."""
        answer = self.choice(*choice)
        refusal = self.s.refuse(self.s.seat, answer)
        assert refusal is not None, f"{answer} is possible"
        assert answer not in self.s.offer()
        return refusal

    def choice(self, *choice: Any) -> Choice:
        """A choice whose areas are given by their names."""
        verb, *arguments = choice
        return (verb, *[self.area(one) if isinstance(one, str) else one for one in arguments])

    def offered(self, verb: str) -> list[Choice]:
        """The offers of a verb."""
        return [choice for choice in self.s.offer() if choice[0] == verb]

    def asked(self) -> str:
        """The question that waits for an answer, or what chance is asked for."""
        if self.s.seat == CHANCE:
            return self.s.chance().purpose
        return self.s.question_name() if self.s.seat >= 0 else ""

    def pool(self) -> int:
        """How many dice chance is asked for."""
        return len(self.s.chance().factors)

    def facts(self, name: str) -> list[dict[str, Any]]:
        """The events with this name, each with its fields."""
        return [
            {field.name: getattr(event, field.name) for field in fields(event)}  # type: ignore[arg-type]
            for event in self.heard
            if event_name(type(event)) == name
        ]
