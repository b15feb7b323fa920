"""What A Battle Through History tells players: choices, odds, the reference card, the text board."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import final

from timefront.games.battle_through_history.content.pack import ACTIONS, BattleSetting
from timefront.games.battle_through_history.odds.sentences import odds_in_words
from timefront.games.battle_through_history.show.describing import describe_choice
from timefront.games.battle_through_history.show.records import BattleView
from timefront.games.battle_through_history.show.text_board import text_board
from timefront.games.battle_through_history.show.text_look import look
from timefront.games.battle_through_history.state import Campaign
from timefront.kernel.narrator import Narrator, Sentence
from timefront.kernel.questions import Choice, Kind
from timefront.kernel.setting import Setting

CANCELS = "aid-accuracy-cancels-help"
"""What an accuracy token does with the option `cancel_points` (BH-6.6)."""


@final
class BattleNarrator(Narrator[Campaign, BattleView]):
    """The narrator of A Battle Through History."""

    def __init__(self) -> None:
        self.printed = ("units", "unit_values", "relics", "relic_eras", "tokens", "token_lines", "sabatons")

    def describe(self, s: Campaign, choice: Choice) -> dict[str, tuple[Kind, int]]:
        return describe_choice(s, choice)

    def odds(self, s: Campaign, seat: int | None) -> Iterator[Sentence]:
        return odds_in_words(s, seat)

    def reference(self, setting: Setting) -> tuple[tuple[str, str], ...]:
        """BH-1.10: the summaries printed on attacker and defender boards, the actions and the warfare tokens."""
        assert isinstance(setting, BattleSetting)
        aids = ["aid-dice", "aid-relics", "aid-scoring", "aid-strong-die", "aid-risky-die"]
        actions = [f"action-{action}" for action in ACTIONS]
        tokens = [f"token-{token.key}" for token in setting.tokens]
        helps = {"token-accuracy": CANCELS} if setting.options["accuracy"] == "cancel_points" else {}
        return tuple((key, helps.get(key, f"{key}-help")) for key in (*aids, *actions, *tokens))

    def text_board(self, view: BattleView, say: Callable[[str], str]) -> str:
        return text_board(view, say)

    def look(self, view: BattleView, say: Callable[[str], str], wanted: str) -> str:
        return look(view, say, wanted)
