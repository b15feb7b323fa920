"""Time of Legends: Joan of Arc as a game for the kernel: the only public name here is `JOAN_OF_ARC`."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import final

from timefront.games.joan_of_arc.board.scoring import is_met
from timefront.games.joan_of_arc.board.start import starting_position
from timefront.games.joan_of_arc.bots.judge import JoanJudge
from timefront.games.joan_of_arc.content.armies.book import JoanArmies
from timefront.games.joan_of_arc.content.gallery.cards import card_of
from timefront.games.joan_of_arc.content.pack import JoanSetting, read_pack
from timefront.games.joan_of_arc.content.vocabulary import (
    BROKEN,
    DESTROY_UNITS,
    HOLD_AREAS,
    HOLD_OUT,
    MORE_MORALE,
    MORE_POINTS,
    POINTS,
)
from timefront.games.joan_of_arc.events import (
    attacks,
    camp,
    cards,
    deployment,
    equipment,
    flight,
    giants,
    intrigue,
    orders,
    pieces,
    results,
    rounds,
    spells,
    talks,
)
from timefront.games.joan_of_arc.features import features_of, groups_of
from timefront.games.joan_of_arc.sequence import WholeWar
from timefront.games.joan_of_arc.show.checking import check
from timefront.games.joan_of_arc.show.hidden import determinize
from timefront.games.joan_of_arc.show.narrator import JoanNarrator
from timefront.games.joan_of_arc.show.notation import JoanNotation
from timefront.games.joan_of_arc.show.older_positions import FORMER_PROCEDURES, convert_position
from timefront.games.joan_of_arc.show.ranges import ranges_of
from timefront.games.joan_of_arc.show.records import WarView
from timefront.games.joan_of_arc.show.revising import revise
from timefront.games.joan_of_arc.show.view import view_of
from timefront.games.joan_of_arc.state import DRAW, War
from timefront.games.joan_of_arc.verbs import SEATS, UNIT
from timefront.kernel.flow import OVER
from timefront.kernel.gallery.cards import ScenarioCard
from timefront.kernel.game import Game, Outcome
from timefront.kernel.packs import PackFiles
from timefront.kernel.questions import Choice
from timefront.kernel.ranges import Ranges
from timefront.kernel.setting import Option, Setting
from timefront.kernel.spelling import Notation


@final
class JoanOfArc(Game[War]):
    """Time of Legends: Joan of Arc."""

    def __init__(self) -> None:
        self.name = "joan_of_arc"
        self.version = 3
        self.former_procedures = FORMER_PROCEDURES
        self.folder = Path(__file__).parent
        self.state_type = War
        self.events = (
            *rounds.EVENTS,
            *orders.EVENTS,
            *attacks.EVENTS,
            *results.EVENTS,
            *pieces.EVENTS,
            *camp.EVENTS,
            *cards.EVENTS,
            *talks.EVENTS,
            *equipment.EVENTS,
            *intrigue.EVENTS,
            *spells.EVENTS,
            *flight.EVENTS,
            *giants.EVENTS,
            *deployment.EVENTS,
        )
        self.options = (
            Option("direct_line", "JA-6.6", "some", "every"),
            Option("barricade", "JA-8.8", "both", "melee"),
            Option("fire_collapse", "JA-8.9", "resistance", "capacity"),
            Option("forced_march", "JA-11.1", "off", "on"),
            Option("concentrated_fire", "JA-11.2", "off", "on"),
            Option("cavalry_breakthrough", "JA-11.3", "off", "on"),
            Option("ransom", "JA-11.4", "off", "on"),
        )
        self.seat_counts = (2, 3, 4)
        self.has_secrets = True
        self.purposes = (
            *("round-card", "council-card", "legend-card", "terror", "attack", "defence", "reroll", "toughness"),
            *("rescue", "doom", "fire", "collapse", "march", "discussion-card", "answer", "test", "strike"),
            *("equipment", "sky-tile"),
        )
        self.armies = JoanArmies()
        self.judge = JoanJudge()
        self.narrator = JoanNarrator()

    def seat_names(self, seats: int) -> tuple[str, ...]:
        return SEATS[:seats]

    def scenarios(self, pack: PackFiles) -> tuple[str, ...]:
        return tuple(read_pack(pack).scenario_keys())

    def scenario_facts(self, pack: PackFiles, scenario: str) -> dict[str, int]:
        """The number of rounds."""
        content = read_pack(pack)
        return {"rounds": len(content.scenarios[content.scenario_keys().index(scenario)].rounds)}

    def scenario_sides(self, pack: PackFiles, scenario: str) -> list[str]:
        content = read_pack(pack)
        plan = content.scenarios[content.scenario_keys().index(scenario)]
        return [f"side-{plan.sides[player.side]}" for player in plan.players]

    def scenario_bots(self, pack: PackFiles, scenario: str) -> list[int]:
        content = read_pack(pack)
        plan = content.scenarios[content.scenario_keys().index(scenario or content.scenario_keys()[0])]
        return [seat for seat, player in enumerate(plan.players) if player.is_bot]

    def scenario_card(self, pack: PackFiles, scenario: str) -> ScenarioCard:
        content = read_pack(pack)
        return card_of(content, content.scenarios[content.scenario_keys().index(scenario)])

    def setting(self, pack: PackFiles, scenario: str, options: dict[str, str], seats: int) -> JoanSetting:
        self.check_seats(seats)
        return JoanSetting(pack, scenario, self.agreed_options(options), seats)

    def inherited_position(self, setting: Setting, data: dict[str, object]) -> dict[str, object]:
        assert isinstance(setting, JoanSetting)
        return convert_position(setting, data)

    def blank(self, setting: Setting) -> War:
        assert isinstance(setting, JoanSetting)
        s = starting_position(setting)
        s.stack = [WholeWar()]
        return s

    def view(self, s: War, seat: int | None) -> WarView:
        return view_of(s, seat)

    def determinize(self, s: War, seat: int | None, rng: Random) -> War:
        return determinize(s, seat, rng)

    def features(self, s: War, seat: int) -> list[int]:
        return features_of(s, seat)

    def feature_groups(self, setting: Setting) -> tuple[tuple[str, int], ...]:
        assert isinstance(setting, JoanSetting)
        return groups_of(setting)

    def outcome(self, s: War) -> Outcome | None:
        if s.seat != OVER:
            return None
        sides = s.setting.seat_side
        points = tuple(s.points[side] for side in sides)
        if s.verdict == DRAW:
            return Outcome(tuple(range(s.setting.seats)), points, "draw")
        winners = tuple(seat for seat in range(s.setting.seats) if sides[seat] == s.verdict)
        return victory(winners, points, won_by(s))

    def side_of(self, setting: Setting, seat: int) -> int:
        assert isinstance(setting, JoanSetting)
        return setting.seat_side[seat]

    def ranges(self, setting: Setting) -> Ranges:
        assert isinstance(setting, JoanSetting)
        return ranges_of(setting)

    def notation(self, setting: Setting) -> Notation[War]:
        assert isinstance(setting, JoanSetting)
        return JoanNotation(setting)

    def revise(self, s: War, choices: list[Choice], kind: str, thing: int) -> tuple[int, list[Choice]] | None:
        return revise(s, choices, thing) if kind == UNIT.name else None

    def check(self, s: War) -> list[str]:
        return check(s)


def won_by(s: War) -> int:
    """The condition by which the winning side won."""
    for condition in s.setting.plan.victories:
        if condition.side == s.verdict and condition.condition != HOLD_OUT and is_met(s, condition):
            return condition.condition
    return HOLD_OUT


def victory(winners: tuple[int, ...], points: tuple[int, ...], condition: int) -> Outcome:
    """The outcome of a victory by a condition of `VICTORIES`."""
    if condition == POINTS:
        return Outcome(winners, points, "victory-points")
    if condition == MORE_POINTS:
        return Outcome(winners, points, "victory-more-points")
    if condition == HOLD_AREAS:
        return Outcome(winners, points, "victory-hold-areas")
    if condition == DESTROY_UNITS:
        return Outcome(winners, points, "victory-destroy-units")
    if condition == BROKEN:
        return Outcome(winners, points, "victory-broken")
    if condition == MORE_MORALE:
        return Outcome(winners, points, "victory-more-morale")
    return Outcome(winners, points, "victory-hold-out")


JOAN_OF_ARC = JoanOfArc()
