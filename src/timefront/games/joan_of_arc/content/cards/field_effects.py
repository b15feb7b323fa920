"""The effects of legend cards on areas, attackers and doom dice (JA-8.5)."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.content.effect_kinds import EffectKind

LASTING: Final[list[str]] = ["attack", "turn", "round"]
"""How long an effect lasts: until the end of the attack, of its owner's turn, or of the round."""

FIELD_EFFECTS: Final[dict[str, EffectKind]] = {
    "deny_skill": EffectKind(
        ["skill", "lasting"], [], "The enemies in the card's area do not have the skill.", ("interrupt",)
    ),
    "veil": EffectKind(
        ["lasting"],
        [],
        "Nobody shoots into the hex of the card's area or out of it, but from one area to an adjacent one.",
        ("interrupt",),
    ),
    "mire": EffectKind(
        ["lasting"], [], "A charge neither starts in the card's area nor leads beyond it.", ("interrupt",)
    ),
    "remove_works": EffectKind(
        ["count"],
        [],
        "Its owner removes `count` stakes or barricades anywhere, whosever they are.",
        ("order", "answer"),
    ),
    "withdraw": EffectKind(
        ["count"], [], "Up to `count` of its owner's defenders move to an adjacent area before any roll.", ("declared",)
    ),
    "remove_dice": EffectKind(
        ["count"], [], "Its owner takes `count` dice out of the other side's roll before it is made.", ("declared",)
    ),
    "turn_doom": EffectKind(
        ["result", "into", "whose"], [], "A doom die that shows `result` counts as `into`.", ("doom_rolled",)
    ),
    "reroll_doom": EffectKind([], [], "Its owner may roll one doom die again in this camp phase.", ("casualties",)),
}
"""In the order of their numbers."""
