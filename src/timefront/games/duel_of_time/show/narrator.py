"""What Duel of Time tells players: choices, the reference card, the text board."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from timefront.games.duel_of_time.content.pack import COMMANDS, read_pack
from timefront.games.duel_of_time.rules.turn import halves_of
from timefront.games.duel_of_time.show.records import DuelView
from timefront.games.duel_of_time.show.text_board import text_board
from timefront.games.duel_of_time.state import Duel
from timefront.games.duel_of_time.verbs import COMMAND, SEAT
from timefront.kernel.narrator import Narrator
from timefront.kernel.questions import Choice, Kind
from timefront.kernel.rulebook import WITNESS
from timefront.kernel.setting import Setting


@final
class DuelNarrator(Narrator[Duel, DuelView]):
    """The narrator of Duel of Time."""

    def __init__(self) -> None:
        self.printed = ("cards", "commands", "leaders")

    def describe(self, s: Duel, choice: Choice) -> dict[str, tuple[Kind, int]]:
        """The commands of a card as it would be placed."""
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

    def reference(self, setting: Setting) -> tuple[tuple[str, str], ...]:
        """The six commands (DT-1.9), then the leaders of the card halves."""
        WITNESS.cite(("DT-1.9",), "reference card")
        commands = [(f"command-{command}", f"command-{command}-help") for command in COMMANDS]
        leaders = [leader for card in read_pack(setting.pack)[0] for leader in card.leaders]
        return (*commands, *((f"leader-{leader}", f"leader-{leader}-note") for leader in leaders))

    def text_board(self, view: DuelView, say: Callable[[str], str]) -> str:
        return text_board(view, say)
