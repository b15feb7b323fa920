"""Which questions a player may pass automatically for good: only those where passing gives nothing up."""

from __future__ import annotations

from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.texts.vocabulary import questions_of


def test_JA_5_7_only_what_keeps_orders_tokens_and_flags_is_passed_for_a_player() -> None:
    found = {name: question.declining() for name, question in questions_of(JOAN_OF_ARC).items()}
    assert {name: verb.name for name, verb in found.items() if verb} == {
        "CardWindow.card": "play-no-card",
        "InterruptWindow.reaction": "let-pass",
        "Casualties.reroll": "let-doom-stand",
        "Ruthless.ruthless": "keep-legend",
        "Use.rally_point": "leave-rally-points",
    }
