"""Duel of Time as a game of the kernel: the only public name of this package is `DUEL_OF_TIME`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import final

from timefront.games.duel_of_time.bots.evaluation import evaluate
from timefront.games.duel_of_time.content.geometry import RED, YELLOW
from timefront.games.duel_of_time.content.pack import COMMANDS, DuelSetting, read_pack
from timefront.games.duel_of_time.events import EVENTS
from timefront.games.duel_of_time.rules.drawing import DRAWS
from timefront.games.duel_of_time.rules.scenarios import scenario_points
from timefront.games.duel_of_time.rules.scoring import total
from timefront.games.duel_of_time.rules.turn import halves_of
from timefront.games.duel_of_time.sequence import WholeDuel
from timefront.games.duel_of_time.show.checking import check
from timefront.games.duel_of_time.show.hidden import determinize
from timefront.games.duel_of_time.show.notation import DuelNotation
from timefront.games.duel_of_time.show.ranges import ranges_of
from timefront.games.duel_of_time.show.text_board import text_board
from timefront.games.duel_of_time.show.view import view_of
from timefront.games.duel_of_time.state import Duel, empty_board
from timefront.games.duel_of_time.verbs import COMMAND, SEAT, SEATS
from timefront.kernel.flow import OVER
from timefront.kernel.game import Game, Option, Outcome, Setting, SettingError, View
from timefront.kernel.packs import PackFiles
from timefront.kernel.questions import Choice, Kind
from timefront.kernel.ranges import Ranges
from timefront.kernel.rulebook import WITNESS
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
        self.printed = ("cards", "commands", "leaders")

    def seat_names(self, seats: int) -> tuple[str, ...]:
        return SEATS

    def scenarios(self, pack: PackFiles) -> tuple[str, ...]:
        return tuple(scenario.key for scenario in read_pack(pack)[1])

    def scenario_facts(self, pack: PackFiles, scenario: str) -> dict[str, int]:
        return next(card for card in read_pack(pack)[1] if card.key == scenario).facts

    def setting(self, pack: PackFiles, scenario: str, options: dict[str, str], seats: int) -> DuelSetting:
        if seats not in self.seat_counts:
            raise SettingError("wrong-seat-count", seats=seats, known="2")
        return DuelSetting(pack, scenario, self.agreed_options(options), seats)

    def blank(self, setting: Setting) -> Duel:
        assert isinstance(setting, DuelSetting)
        s = empty_board(setting)
        s.stack = [WholeDuel()]
        return s

    def view(self, s: Duel, seat: int | None) -> View:
        return view_of(s, seat)

    def determinize(self, s: Duel, seat: int | None, rng: Random) -> Duel:
        return determinize(s, seat, rng)

    def outcome(self, s: Duel) -> Outcome | None:
        if s.seat != OVER:
            return None
        points = (total(s, YELLOW), total(s, RED))
        winners = tuple(seat for seat in (YELLOW, RED) if points[seat] == max(points))
        return Outcome(winners, points, "points" if len(winners) == 1 else "draw")

    def evaluate(self, s: Duel) -> list[float]:
        return evaluate(s)

    def horizon(self, s: Duel) -> int:
        return s.turn

    def measures(self, s: Duel) -> dict[str, float]:
        """The starter's share of the victory (DT-5.3), and how often the scenario's points changed the winner."""
        lead = total(s, YELLOW) - total(s, RED)
        lead_without = lead - scenario_points(s, YELLOW) + scenario_points(s, RED)
        starter_lead = lead if s.starter == YELLOW else -lead
        return {
            "starter_share": (_sign(starter_lead) + 1) / 2,
            "scenario_changed_winner": float(_sign(lead) != _sign(lead_without)),
        }

    def ranges(self, setting: Setting) -> Ranges:
        assert isinstance(setting, DuelSetting)
        return ranges_of(setting)

    def notation(self, setting: Setting) -> Notation[Duel]:
        assert isinstance(setting, DuelSetting)
        return DuelNotation(setting)

    def check(self, s: Duel) -> list[str]:
        return check(s)

    def reference(self, setting: Setting) -> tuple[tuple[str, str], ...]:
        """The six commands (DT-1.9), then the leaders of the card halves."""
        WITNESS.cite(("DT-1.9",), "reference card")
        commands = [(f"command-{command}", f"command-{command}-help") for command in COMMANDS]
        leaders = [leader for card in read_pack(setting.pack)[0] for leader in card.leaders]
        return (*commands, *((f"leader-{leader}", f"leader-{leader}-note") for leader in leaders))

    def describe(self, s: Duel, choice: Choice) -> dict[str, tuple[Kind, int]]:
        """The commands of a card in the way it would lie."""
        if choice[0] != "play":
            return {}
        first, first_seat, second, second_seat = halves_of(s.setting, choice[1], choice[3])
        commands = s.setting.commands
        return {
            "first": (COMMAND, commands[first]),
            "first_seat": (SEAT, first_seat),
            "second": (COMMAND, commands[second]),
            "second_seat": (SEAT, second_seat),
        }

    def text_board(self, view: View, say: Callable[[str], str]) -> str:
        return text_board(view, say)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


DUEL_OF_TIME = DuelOfTime()
