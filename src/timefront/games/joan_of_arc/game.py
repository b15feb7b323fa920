"""Time of Legends: Joan of Arc as a game of the kernel: the only public name here is `JOAN_OF_ARC`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import final

from timefront.games.joan_of_arc.board.scoring import is_met
from timefront.games.joan_of_arc.bots.evaluation import evaluate, evaluate_closely
from timefront.games.joan_of_arc.bots.habits import habit
from timefront.games.joan_of_arc.content.dice import BATTLE_FACES, DOOM_FACES
from timefront.games.joan_of_arc.content.pack import JoanSetting, read_pack
from timefront.games.joan_of_arc.content.vocabulary import (
    DESTROY_UNITS,
    HOLD_AREAS,
    HOLD_OUT,
    MORE_POINTS,
    ORDERS,
    POINTS,
    SKILLS,
)
from timefront.games.joan_of_arc.events import attacks, camp, orders, pieces, rounds
from timefront.games.joan_of_arc.odds.sentences import told_odds
from timefront.games.joan_of_arc.sequence import WholeWar
from timefront.games.joan_of_arc.show.checking import check
from timefront.games.joan_of_arc.show.describing import described
from timefront.games.joan_of_arc.show.hidden import determinize
from timefront.games.joan_of_arc.show.notation import JoanNotation
from timefront.games.joan_of_arc.show.ranges import ranges_of
from timefront.games.joan_of_arc.show.text_board import text_board
from timefront.games.joan_of_arc.show.text_cards import look
from timefront.games.joan_of_arc.show.view import PRINTED, view_of
from timefront.games.joan_of_arc.state import DRAW, GRAVEYARD, SIDES, War, laid_out
from timefront.games.joan_of_arc.verbs import SEATS
from timefront.kernel.flow import OVER
from timefront.kernel.game import Game, Option, Outcome, Sentence, Setting, SettingError, View
from timefront.kernel.packs import PackFiles
from timefront.kernel.questions import Choice, Kind
from timefront.kernel.ranges import Ranges
from timefront.kernel.spelling import Notation


@final
class JoanOfArc(Game[War]):
    """Time of Legends: Joan of Arc."""

    def __init__(self) -> None:
        self.name = "joan_of_arc"
        self.version = 1
        self.folder = Path(__file__).parent
        self.state_type = War
        self.events = (*rounds.EVENTS, *orders.EVENTS, *attacks.EVENTS, *pieces.EVENTS, *camp.EVENTS)
        self.options = (
            Option("direct_line", "JA-6.6", "some", "every"),
            Option("barricade", "JA-8.8", "both", "melee"),
            Option("fire_collapse", "JA-8.9", "resistance", "capacity"),
        )
        self.seat_counts = (2,)
        self.judges_clicks = True
        self.prior_visits = (16.0, 64.0)
        self.beat = 0.35
        self.has_secrets = False
        self.purposes = (
            *("round-card", "terror", "attack", "defence", "reroll", "toughness", "rescue"),
            *("doom", "fire", "collapse"),
        )
        self.printed = PRINTED
        self.levels = (("easy", "careless"), ("medium", "greedy"), ("hard", "mcts:400"))

    def seat_names(self, seats: int) -> tuple[str, ...]:
        return SEATS[:seats]

    def scenarios(self, pack: PackFiles) -> tuple[str, ...]:
        return tuple(read_pack(pack).scenario_keys())

    def scenario_facts(self, pack: PackFiles, scenario: str) -> dict[str, int]:
        """The number of rounds."""
        content = read_pack(pack)
        return {"rounds": len(content.scenarios[content.scenario_keys().index(scenario)].rounds)}

    def setting(self, pack: PackFiles, scenario: str, options: dict[str, str], seats: int) -> JoanSetting:
        if seats not in self.seat_counts:
            known = ", ".join(str(count) for count in self.seat_counts)
            raise SettingError("wrong-seat-count", seats=seats, known=known)
        return JoanSetting(pack, scenario, self.agreed_options(options), seats)

    def blank(self, setting: Setting) -> War:
        assert isinstance(setting, JoanSetting)
        s = laid_out(setting)
        s.stack = [WholeWar()]
        return s

    def view(self, s: War, seat: int | None) -> View:
        return view_of(s, seat)

    def determinize(self, s: War, seat: int | None, rng: Random) -> War:
        return determinize(s, seat, rng)

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

    def check(self, s: War) -> list[str]:
        return check(s)

    def habit(self, s: War) -> Choice | None:
        return habit(s)

    def evaluate(self, s: War) -> list[float]:
        return evaluate(s)

    def evaluate_closely(self, s: War) -> list[float]:
        return evaluate_closely(s)

    def odds(self, s: War, seat: int | None) -> Iterator[Sentence]:
        return told_odds(s, seat)

    def horizon(self, s: War) -> int:
        """Council and camp count apart from the turns."""
        return s.round * (s.setting.seats + 1) + s.active + 1

    def measures(self, s: War) -> dict[str, float]:
        """How long it took, and what each side has lost and won."""
        found = {"rounds_played": float(s.round)}
        for side in range(SIDES):
            lost = [unit for unit, of in enumerate(s.setting.unit_side) if of == side and s.place[unit] == GRAVEYARD]
            found[f"units_lost_{side + 1}"] = float(len(lost))
            found[f"points_{side + 1}"] = float(s.points[side])
        return found

    def reference(self, setting: Setting) -> tuple[tuple[str, str], ...]:
        """The orders, what the dice show, and the skills of section 9."""
        order_keys = [f"order-{order}" for order in ORDERS]
        results = [f"result-{result}" for result in dict.fromkeys([*BATTLE_FACES, *DOOM_FACES])]
        skills = [f"skill-{skill}" for skill in SKILLS]
        return tuple((key, f"{key}-help") for key in (*order_keys, *results, *skills))

    def describe(self, s: War, choice: Choice) -> dict[str, tuple[Kind, int]]:
        return described(s, choice)

    def text_board(self, view: View, say: Callable[[str], str]) -> str:
        return text_board(view, say)

    def look(self, view: View, say: Callable[[str], str], wanted: str) -> str:
        return look(view, say, wanted)


def won_by(s: War) -> int:
    """The condition by which the winning side has won."""
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
    return Outcome(winners, points, "victory-hold-out")


JOAN_OF_ARC = JoanOfArc()
