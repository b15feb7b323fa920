"""Duel of Time as a game for the kernel: the only public name of this package is `DUEL_OF_TIME`."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import final

from timefront.games.duel_of_time.bots.judge import DuelJudge
from timefront.games.duel_of_time.content.geometry import RED, YELLOW
from timefront.games.duel_of_time.content.pack import DuelSetting, read_pack
from timefront.games.duel_of_time.events import EVENTS
from timefront.games.duel_of_time.features import GROUPS, features_of
from timefront.games.duel_of_time.rules.drawing import DRAWS
from timefront.games.duel_of_time.rules.scoring import total
from timefront.games.duel_of_time.sequence import WholeDuel
from timefront.games.duel_of_time.show.checking import check
from timefront.games.duel_of_time.show.hidden import determinize
from timefront.games.duel_of_time.show.narrator import DuelNarrator
from timefront.games.duel_of_time.show.notation import DuelNotation
from timefront.games.duel_of_time.show.ranges import ranges_of
from timefront.games.duel_of_time.show.records import DuelView
from timefront.games.duel_of_time.show.view import view_of
from timefront.games.duel_of_time.state import Duel, empty_board
from timefront.games.duel_of_time.verbs import SEATS
from timefront.kernel.flow import OVER
from timefront.kernel.game import Game, Outcome
from timefront.kernel.packs import PackFiles
from timefront.kernel.ranges import Ranges
from timefront.kernel.setting import Option, Setting
from timefront.kernel.spelling import Notation


@final
class DuelOfTime(Game[Duel]):
    """Major General: Duel of Time."""

    def __init__(self) -> None:
        self.name = "duel_of_time"
        self.version = 1
        self.folder = Path(__file__).parent
        self.state_type = Duel
        self.events = EVENTS
        self.options = (
            Option("facing", "DT-2.4", "near", "far", "free"),
            Option("last_space_push", "DT-3.4", "allowed", "impossible"),
        )
        self.seat_counts = (2,)
        self.draws_scenario = True
        self.forced_rule = "DT-3.9"
        self.purposes = ("scenario", "starter", *DRAWS)
        self.judge = DuelJudge()
        self.narrator = DuelNarrator()

    def seat_names(self, seats: int) -> tuple[str, ...]:
        return SEATS

    def scenarios(self, pack: PackFiles) -> tuple[str, ...]:
        return tuple(scenario.key for scenario in read_pack(pack)[1])

    def scenario_facts(self, pack: PackFiles, scenario: str) -> dict[str, int]:
        return next(card for card in read_pack(pack)[1] if card.key == scenario).facts

    def setting(self, pack: PackFiles, scenario: str, options: dict[str, str], seats: int) -> DuelSetting:
        self.check_seats(seats)
        return DuelSetting(pack, scenario, self.agreed_options(options), seats)

    def blank(self, setting: Setting) -> Duel:
        assert isinstance(setting, DuelSetting)
        s = empty_board(setting)
        s.stack = [WholeDuel()]
        return s

    def view(self, s: Duel, seat: int | None) -> DuelView:
        return view_of(s, seat)

    def determinize(self, s: Duel, seat: int | None, rng: Random) -> Duel:
        return determinize(s, seat, rng)

    def features(self, s: Duel, seat: int) -> list[int]:
        return features_of(s, seat)

    def feature_groups(self, setting: Setting) -> tuple[tuple[str, int], ...]:
        return GROUPS

    def outcome(self, s: Duel) -> Outcome | None:
        if s.seat != OVER:
            return None
        points = (total(s, YELLOW), total(s, RED))
        winners = tuple(seat for seat in (YELLOW, RED) if points[seat] == max(points))
        return Outcome(winners, points, "points" if len(winners) == 1 else "draw")

    def ranges(self, setting: Setting) -> Ranges:
        assert isinstance(setting, DuelSetting)
        return ranges_of(setting)

    def notation(self, setting: Setting) -> Notation[Duel]:
        assert isinstance(setting, DuelSetting)
        return DuelNotation(setting)

    def check(self, s: Duel) -> list[str]:
        return check(s)


DUEL_OF_TIME = DuelOfTime()
