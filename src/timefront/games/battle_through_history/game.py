"""A Battle Through History as a game for the kernel: the only public name here is `BATTLE_THROUGH_HISTORY`."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import final

from timefront.games.battle_through_history.bots.judge import BattleJudge
from timefront.games.battle_through_history.content.pack import SCENARIO_KEYS, BattleSetting, read_pack
from timefront.games.battle_through_history.events import battles, journey, rewards, scores
from timefront.games.battle_through_history.features import features_of, groups_of
from timefront.games.battle_through_history.rules.drawing import DRAWS, SHARED_DRAWS
from timefront.games.battle_through_history.rules.scoring import total_points, winners_of
from timefront.games.battle_through_history.sequence import WholeCampaign
from timefront.games.battle_through_history.show.checking import check
from timefront.games.battle_through_history.show.hidden import determinize
from timefront.games.battle_through_history.show.narrator import BattleNarrator
from timefront.games.battle_through_history.show.notation import BattleNotation
from timefront.games.battle_through_history.show.ranges import ranges_of
from timefront.games.battle_through_history.show.records import BattleView
from timefront.games.battle_through_history.show.view import view_of
from timefront.games.battle_through_history.state import Campaign, unpacked_box
from timefront.games.battle_through_history.verbs import SEATS
from timefront.kernel.flow import OVER
from timefront.kernel.game import Game, Outcome
from timefront.kernel.packs import PackFiles
from timefront.kernel.ranges import Ranges
from timefront.kernel.setting import Option, Setting
from timefront.kernel.spelling import Notation


@final
class BattleThroughHistory(Game[Campaign]):
    """A Battle Through History."""

    def __init__(self) -> None:
        self.name = "battle_through_history"
        self.version = 2
        self.older_versions = (1,)
        self.folder = Path(__file__).parent
        self.state_type = Campaign
        self.events = (*journey.EVENTS, *battles.EVENTS, *rewards.EVENTS, *scores.EVENTS)
        self.options = (
            Option("rounds", "BH-2.8", "6", "8"),
            Option("accuracy", "BH-6.6", "first_points", "cancel_points"),
            Option("defender_minimum", "BH-4.8", "1", "0"),
            Option("ring_links", "BH-4.3", "off", "on"),
            Option("fourth_token", "BH-3.4", "swap", "forbid"),
            Option("tighten_up", "BH-4.7", "draw", "recall", "regroup"),
            Option("divert_heroic_death", "BH-6.5", "off", "on"),
            Option("actions_until", "BH-3.5", "deployment", "declaration"),
            Option("defender_reinforcements", "BH-5.2", "own_deck", "era_deck"),
            Option("linked", "BH-4.2", "chain", "neighbours"),
        )
        self.seat_counts = (2, 3, 4, 5)
        self.purposes = (*SHARED_DRAWS, *DRAWS)
        self.judge = BattleJudge()
        self.narrator = BattleNarrator()

    def seat_names(self, seats: int) -> tuple[str, ...]:
        return SEATS[:seats]

    def scenarios(self, pack: PackFiles) -> tuple[str, ...]:
        read_pack(pack)
        return SCENARIO_KEYS

    def setting(self, pack: PackFiles, scenario: str, options: dict[str, str], seats: int) -> BattleSetting:
        self.check_seats(seats)
        return BattleSetting(pack, scenario, self.agreed_options(options), seats)

    def inherited_options(self, version: int, options: dict[str, str]) -> dict[str, str]:
        """In version 1 actions ended when the battle was declared (BH-3.5); nothing else was optional."""
        if version >= 2 or "actions_until" in options:
            return options
        return {**options, "rules": "1", "actions_until": "declaration"}

    def blank(self, setting: Setting) -> Campaign:
        assert isinstance(setting, BattleSetting)
        s = unpacked_box(setting)
        s.stack = [WholeCampaign()]
        return s

    def view(self, s: Campaign, seat: int | None) -> BattleView:
        return view_of(s, seat)

    def determinize(self, s: Campaign, seat: int | None, rng: Random) -> Campaign:
        return determinize(s, seat, rng)

    def features(self, s: Campaign, seat: int) -> list[int]:
        return features_of(s, seat)

    def feature_groups(self, setting: Setting) -> tuple[tuple[str, int], ...]:
        assert isinstance(setting, BattleSetting)
        return groups_of(setting)

    def outcome(self, s: Campaign) -> Outcome | None:
        if s.seat != OVER:
            return None
        winners = winners_of(s)
        points = tuple([total_points(s, seat) for seat in range(s.setting.seats)])
        return Outcome(winners, points, "points" if len(winners) == 1 else "shared")

    def ranges(self, setting: Setting) -> Ranges:
        assert isinstance(setting, BattleSetting)
        return ranges_of(setting)

    def notation(self, setting: Setting) -> Notation[Campaign]:
        assert isinstance(setting, BattleSetting)
        return BattleNotation(setting)

    def check(self, s: Campaign) -> list[str]:
        return check(s)


BATTLE_THROUGH_HISTORY = BattleThroughHistory()
