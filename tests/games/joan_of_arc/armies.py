"""Free battles for tests: armies made up by the test, deployed or not."""

from __future__ import annotations

from random import Random
from typing import final

from tests.games.joan_of_arc.boards import BUILT_IN
from timefront.games.joan_of_arc.bots.deploying import deployment_habit
from timefront.games.joan_of_arc.content.pack import JoanSetting
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.games.joan_of_arc.rules.deployment import Deployment
from timefront.games.joan_of_arc.state import War
from timefront.kernel.armies import Army, ArmyBook
from timefront.kernel.flow import CHANCE
from timefront.kernel.packs import PackFiles

FIRST, SECOND = 0, 1
assert JOAN_OF_ARC.armies is not None
BOOK: ArmyBook = JOAN_OF_ARC.armies
CHOICES = BOOK.choices(BUILT_IN)


def battle(first: Army, second: Army, field: str = "", pack: PackFiles = BUILT_IN, /, **options: str) -> JoanSetting:
    """The setting of a free battle."""
    made, scenario = BOOK.battle(pack, field, [first, second])
    setting = JOAN_OF_ARC.setting(made, scenario, options, 2)
    assert isinstance(setting, JoanSetting)
    return setting


def suggested(army: str, size: str = "small", seed: str = "1") -> Army:
    """A suggested army of the built-in pack."""
    return BOOK.suggest(BUILT_IN, army, size, seed)


@final
class Muster:
    """A free battle from its start; a seed decides chance."""

    def __init__(self, setting: JoanSetting, seed: str = "1") -> None:
        self.setting = setting
        self.rng = Random(seed)
        self.s: War = JOAN_OF_ARC.blank(setting)
        self.heard: list[object] = []
        self.s.sink = self.heard  # type: ignore[assignment]
        self.s.run()
        while self.s.seat == CHANCE:
            self.s.answer(self.s.chance().sample(self.rng))

    def area(self, name: str) -> int:
        """An area by its name."""
        return self.setting.board.area_names.index(name)

    def units(self, card: str, seat: int) -> list[int]:
        """The units of a seat with a card."""
        profile = self.setting.cards.keys.index(card)
        return [
            unit
            for unit, own in enumerate(self.setting.unit_profile)
            if own == profile and self.setting.unit_seat[unit] == seat
        ]

    def deploy_all(self) -> Muster:
        """Both players deploy by habit."""
        while self.s.stack and isinstance(self.s.stack[-1], Deployment):
            self.s.answer(deployment_habit(self.s, self.s.seat))
        return self
