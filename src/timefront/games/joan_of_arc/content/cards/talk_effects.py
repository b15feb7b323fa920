"""The effects that only answers in discussions have, not units (JA-8.1)."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.content.effect_kinds import EffectKind

ENEMY: Final = 1
"""Who loses something: each opponent instead of the effect's owner."""

TALK_EFFECTS: Final[dict[str, EffectKind]] = {
    "lose": EffectKind(
        ["what", "count", "whose"],
        [],
        "Its owner, or each opponent, gives up to `count` of `what` back; what one lacks is ignored.",
        ("answer", "order", "interrupt"),
    ),
    "heal": EffectKind(["count"], ["bonus"], "Up to `count` wounds of the unit are healed.", ("answer", "order")),
    "throw_fire": EffectKind([], ["bonus"], "A fire token of its owner is laid in an area beside the unit."),
    "shove": EffectKind([], ["bonus"], "One enemy unit of an area beside the unit is pushed where its owner says."),
    "hurt": EffectKind(
        ["count"], [], "The unit takes `count` wounds; one without hit points is disrupted.", ("answer", "order")
    ),
    "strike": EffectKind(["die"], [], "The talking unit suffers the die, without a defence.", ("answer",)),
    "set_fire": EffectKind(
        [],
        [],
        "A fire token of its owner is laid in the area of the talking unit, or in that of the card.",
        ("answer", "order", "attack_over"),
    ),
    "barricade": EffectKind(
        [], [], "A barricade of its owner's side stands in the area of the talking unit, where one may.", ("answer",)
    ),
    "test": EffectKind(
        ["die", "on"],
        [],
        "The die is rolled: what `on` says of its result happens, or else what `else` says.",
        ("answer",),
    ),
    "gain_equipment": EffectKind(
        ["deck"], [], "The talking unit is given a piece of equipment of the `deck`, which it may put on.", ("answer",)
    ),
    "free_upkeep": EffectKind(
        ["count"], [], "`count` level-2 characters of its owner need no payment in this upkeep.", ("upkeep",)
    ),
    "lead_to": EffectKind(["card"], [], "The discussion goes on with the level-2 `card`.", ("answer",)),
    "free_upgrade": EffectKind([], [], "The talking unit rises to level 2 and pays nothing for it.", ("answer",)),
    "slip_away": EffectKind(["areas"], [], "The talking unit may move across up to `areas` borders.", ("answer",)),
}
"""In the order of their numbers."""
