"""The effects that only cards have, not units (JA-8.5)."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.content.effect_kinds import EffectKind

DECKS: Final[list[str]] = ["myth", "tactics"]
"""JA-2.6: the two legend decks; a scenario uses one or none. Equipment has two decks of the same names."""
WHOSE: Final[list[str]] = ["own", "enemy"]
"""Whose cards an effect concerns: its owner's, or those of each opponent."""

LEGEND_EFFECTS: Final[dict[str, EffectKind]] = {
    "draw_cards": EffectKind(
        ["count"],
        ["bonus"],
        "Its owner draws `count` legend cards.",
        ("council", "order", "interrupt", "attack_over", "answer"),
    ),
    "discard_cards": EffectKind(
        ["count", "whose"],
        [],
        "Its owner, or each opponent, discards `count` legend cards of his choice.",
        ("council", "order", "interrupt", "answer"),
    ),
    "activate": EffectKind(
        [],
        [],
        "Its owner activates the units of one area, as if by an interrupt; a card does nothing else.",
        ("interrupt",),
    ),
    "add_die": EffectKind(["die"], [], "Its owner adds a die to his roll of this attack.", ("declared",)),
    "add_results": EffectKind(
        ["result", "count"], [], "Its owner's roll gains `count` of `result`.", ("attack_rolled", "defence_rolled")
    ),
    "turn_dice": EffectKind(
        ["result", "into", "count"],
        [],
        "Up to `count` of its owner's dice that show `result` show `into`.",
        ("attack_rolled", "defence_rolled"),
    ),
    "reroll_dice": EffectKind(
        ["count"], [], "Its owner rolls up to `count` of his dice again.", ("attack_rolled", "defence_rolled")
    ),
}
"""JA-8.5, in the order of their numbers; they follow those of units and of the war council."""
