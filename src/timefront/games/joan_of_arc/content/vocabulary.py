"""The closed vocabulary of packs: kinds, arms, skills, tags, conditions, effects of powers, objectives and victories.

A pack names these and sets their numbers; what they do is code. The meaning beside an effect is the contract of the
procedure that carries it out.
"""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.content.cards.field_effects import FIELD_EFFECTS
from timefront.games.joan_of_arc.content.cards.legend_effects import LEGEND_EFFECTS
from timefront.games.joan_of_arc.content.cards.talk_effects import TALK_EFFECTS
from timefront.games.joan_of_arc.content.effect_kinds import EffectKind

TROOP: Final = 0
CHARACTER: Final = 1
CIVILIAN: Final = 2
WAR_MACHINE: Final = 3
GIGANTIC_CREATURE: Final = 4
KINDS: Final[list[str]] = ["troop", "character", "civilian", "war_machine", "gigantic_creature"]

INFANTRY: Final = 0
CAVALRY: Final = 1
FLYING: Final = 2
MACHINE: Final = 3
ARMS: Final[list[str]] = ["infantry", "cavalry", "flying", "machine"]
"""JA-2.1; a war machine is none of the first three."""

SKILLS: Final[list[str]] = [
    *("big", "bodyguard", "carrier", "charge", "charisma", "cohesion", "dodge", "engineer", "feint", "fireproof"),
    *("haste", "heal", "immortal", "impetuous", "jump", "mercenary", "parry", "prayer", "rally", "reroll"),
    *("retaliation", "ruthless", "slayer", "support", "targeting", "terror", "tough"),
]
"""Section 9, in its order."""
BIG: Final = 0
BODYGUARD: Final = 1
CARRIER: Final = 2
CHARGING_SKILL: Final = 3
CHARISMA: Final = 4
COHESION: Final = 5
DODGE: Final = 6
ENGINEER: Final = 7
FEINT: Final = 8
FIREPROOF: Final = 9
HASTE: Final = 10
HEAL: Final = 11
IMMORTAL: Final = 12
IMPETUOUS: Final = 13
JUMP: Final = 14
MERCENARY: Final = 15
PARRY: Final = 16
PRAYER: Final = 17
RALLY_SKILL: Final = 18
REROLL_SKILL: Final = 19
RETALIATION: Final = 20
RUTHLESS: Final = 21
SLAYER: Final = 22
SUPPORT: Final = 23
TARGETING: Final = 24
TERROR: Final = 25
TOUGH: Final = 26
VALUED_SKILLS: Final[list[str]] = ["haste", "jump", "terror"]
"""The skills that are written with a number."""

BOWMEN: Final = 0
DAMAGES_BUILDINGS: Final = 1
TALKS: Final = 2
TAGS: Final[list[str]] = ["bowmen", "damages_buildings", "talks", "skeleton", "penitent"]
"""Bowmen own stakes (JA-10.5), talking units have a bubble (JA-8.1), the last two belong together for powers."""

MELEE: Final = 0
SHOOTING: Final = 1
DEFENCE: Final = 2
ROLLS: Final[list[str]] = ["melee", "shooting", "defence"]

DIRECT: Final = 0
ARCING: Final = 1
SHOTS: Final[list[str]] = ["direct", "arcing"]

AGAINST: Final = 0
CHARGING: Final = 1
BESIDE: Final = 2
COMMANDED: Final = 3
PAYING: Final = 4
STANDING_IN: Final = 5
UPON: Final = 6
SLAIN: Final = 7
CONDITIONS: Final[list[str]] = ["against", "charging", "beside", "commanded", "paying", "in", "upon", "slain"]
"""JA-2.5, when other dice or a skill count: at least one enemy unit of the fight is one `of` these; it charged; `count`
other units `of` these at least stand in its area; a command activated it; its owner pays `count` tokens `of` this kind;
it stands in this terrain; the unit on which it is used is one `of` these; an own-side unit `of` these lies in
the graveyard."""
CONDITIONS_WITH_UNITS: Final[list[str]] = ["against", "beside", "upon", "slain"]
CONDITIONS_OF_A_FIGHT: Final[list[str]] = ["against", "charging", "commanded", "paying"]
SKILLS_OF_A_FIGHT: Final[list[str]] = [
    *("bodyguard", "cohesion", "dodge", "feint", "parry", "retaliation", "ruthless", "slayer", "targeting")
]
"""The skills that can hang on what happens in a fight."""
CONDITIONS_OF_AN_ATTACKER: Final[list[str]] = ["charging", "commanded"]
SKILLS_OF_AN_ATTACKER: Final[list[str]] = ["feint", "ruthless", "slayer", "targeting"]
"""Those that can hang on how an attacker came."""
SKILLS_UPON_OTHERS: Final[list[str]] = ["heal"]

COMMAND: Final = 0
CHARGE: Final = 1
REACTIVATION: Final = 2
INTERRUPT: Final = 3
ORDERS: Final[list[str]] = ["command", "charge", "reactivation", "interrupt"]
TOKENS: Final[list[str]] = ["experience", "legend", "intrigue", "legend_card"]
GAINS: Final = [*TOKENS, *ORDERS, "reroll", "stakes", "points"]
"""What effects bring: the last are the reroll token, stakes for the reserve, victory points."""
COSTS: Final[list[str]] = ["experience", "legend", "legend_card"]
IN_CARDS: Final = 2

ALWAYS: Final = 0
COUNCIL_WINDOW: Final = 1
UPKEEP_WINDOW: Final = 2
TURN_START_WINDOW: Final = 3
ORDER_WINDOW: Final = 4
INTERRUPT_WINDOW: Final = 5
ACTIVATION_WINDOW: Final = 6
DECLARED_WINDOW: Final = 7
ATTACK_ROLLED_WINDOW: Final = 8
DEFENCE_ROLLED_WINDOW: Final = 9
ALLOCATED_WINDOW: Final = 10
ATTACK_OVER_WINDOW: Final = 11
CASUALTIES_WINDOW: Final = 12
DOOM_ROLLED_WINDOW: Final = 13
GAME_START_WINDOW: Final = 14
ANSWER_WINDOW: Final = 15
WINDOWS: Final[list[str]] = [
    *("always", "council", "upkeep", "turn_start", "order", "interrupt", "activation", "declared"),
    *("attack_rolled", "defence_rolled", "allocated", "attack_over", "casualties", "doom_rolled", "game_start"),
    "answer",
]
"""JA-6.9, JA-6.10, JA-8.1: the moments at which effects can be used; the first are those that count by themselves, the
last are those of the answers in a discussion."""
FOLLOW_UP_TIME: Final = 9
TIMINGS: Final[list[str]] = [
    *("always", "bonus", "action", "own_turn", "upkeep", "game_start", "casualties", "attack", "defence", "follow_up"),
]
"""When a power counts: all the time, as a bonus action, as the unit's one action, at the start of the own turn …"""
WINDOWS_OF_TIMINGS: Final[list[int]] = [
    *(ALWAYS, ACTIVATION_WINDOW, ALWAYS, TURN_START_WINDOW, UPKEEP_WINDOW, GAME_START_WINDOW, CASUALTIES_WINDOW),
    *(ALWAYS, ALWAYS, ALWAYS),
]
"""The window in which a power of each timing is used; an action is declared like any other."""
NO_LIMIT: Final = 0
ONCE_A_TURN: Final = 1
ONCE_A_ROUND: Final = 2
LIMITS: Final[list[str]] = ["none", "turn", "round", "game"]
ITSELF: Final = 0
ITS_AREA: Final = 1
ADJACENT_AREAS: Final = 2
AREA_OR_ADJACENT: Final = 3
ITS_HEX: Final = 4
SCOPES: Final[list[str]] = ["self", "area", "adjacent", "area_or_adjacent", "hex"]
PER_ATTACK: Final = 1
PERS: Final[list[str]] = ["unit", "attack"]
"""Once for each unit, or once in the attack however many units could have it."""


EFFECTS: Final[dict[str, EffectKind]] = {
    "cancel_results": EffectKind(
        ["result", "count"],
        ["defence"],
        "When this unit defends, up to `count` of the attack's `result` are taken away before shields; 0 is every one.",
        ("defence_rolled",),
    ),
    "turn_results": EffectKind(
        ["result", "into"], ["defence"], "Each `result` that is allocated to this unit counts as `into`."
    ),
    "take": EffectKind(
        ["what", "count"],
        ["bonus", "own_turn", "upkeep", "game_start", "follow_up"],
        "Its owner takes `count` of `what`, from the pool, the stock or the legend deck.",
        ("council", "order", "attack_over", "answer"),
    ),
    "convert_order": EffectKind(
        ["what", "into", "count"],
        ["bonus", "own_turn"],
        "Its owner gives `count` unused orders of the kind `what` back and takes one of the kind `into`.",
        ("order",),
    ),
    "take_for_slain": EffectKind(
        ["what", "count", "per", "whom"],
        ["attack"],
        "When its melee attack destroys enemies `whom`, its owner takes `count` of `what` `per` unit or attack.",
    ),
    "take_for_result": EffectKind(
        ["result", "what", "count"],
        ["attack"],
        "For one `result` or more on its own melee dice, its owner takes `count` of `what`, once in the attack.",
    ),
    "move_for_result": EffectKind(
        ["result"], ["attack"], "For one `result` or more on its own melee dice this unit may move after the attack."
    ),
    "grant_skill": EffectKind(
        ["skill", "whom", "scope"],
        ["always", "bonus", "attack", "defence"],
        "The own-side units `whom` within the `scope`, or of a card's area, have the skill; as a bonus, for the turn.",
        ("activation", "interrupt"),
        ["skill", "lasting"],
    ),
    "grant_die": EffectKind(
        ["roll", "die", "whom", "scope", "per"],
        ["always", "bonus"],
        "The own-side units `whom` within the `scope` add a die to that roll, each of them or one in the attack.",
    ),
    "dice_for_wounds": EffectKind(
        ["die"], ["attack"], "In melee this unit adds a die for each wound that lies on its card."
    ),
    "add_shields": EffectKind(
        ["count"], ["defence"], "The whole defence of the area in which this unit stands gains `count` SHIELD."
    ),
    "remove_defence_die": EffectKind(
        ["count"], ["attack"], "Before the defence roll the attacker takes `count` dice of his choice out of it."
    ),
    "extra_wound": EffectKind(
        ["count"], ["attack"], "A unit that is wounded by a KILL of its dice takes `count` wounds more, once an attack."
    ),
    "reroll_die": EffectKind(
        ["roll", "die"], ["attack", "defence"], "This unit may reroll one of its own dice of that colour in that roll."
    ),
    "strike_on_blank": EffectKind(
        ["result"],
        ["defence"],
        "Defending against melee, each blank on its own dice is a `result` on an attacker of the attacker's choice.",
    ),
    "fire_on_dodge": EffectKind(
        [], ["defence"], "When this unit dodges, a fire token may be laid in the area it leaves."
    ),
    "place_stakes": EffectKind(
        [],
        ["bonus"],
        "This unit, or `count` times own bowmen, place stakes from the reserve on a free edge of their area (JA-10.5).",
        ("order",),
        ["count"],
    ),
    "remove_fire": EffectKind(
        ["scope"], ["action"], "One fire token within the `scope`, or in a card's area, is removed.", ("order",), []
    ),
    "ignore_terrain": EffectKind(
        [], ["always"], "Terrain neither hinders this unit nor gives anything to those whom it fights."
    ),
    "immunity": EffectKind(["ignored"], ["always"], "The skill `ignored` of others does not touch this unit."),
    "melee_again": EffectKind([], ["follow_up"], "After following up this unit may make another melee attack."),
    "rally_troop": EffectKind(
        ["scope"],
        ["bonus", "casualties"],
        "One own troop of the disrupted section returns to an area within the `scope` that is allied and has room.",
    ),
    "hasten_rally": EffectKind([], ["casualties"], "DELAYED RALLY on the doom die of an own unit counts as RALLY."),
    "move_rally_point": EffectKind(
        ["count"],
        ["bonus", "own_turn"],
        "Its owner moves `count` rally points of the side to a free or allied area.",
        ("council", "answer"),
    ),
    "damage_building": EffectKind(
        ["result"],
        ["attack"],
        "One `result` or more of its shot puts 1 damage on a building of the target area; a card in its area.",
        ("order",),
        [],
    ),
    "rescue": EffectKind(
        ["die", "result"],
        ["defence"],
        "For one own-side unit in its area that would be destroyed roll the die: on the `result` it is disrupted.",
        ("allocated",),
    ),
    "summon": EffectKind(
        ["unit", "count"],
        ["bonus"],
        "`count` units of that name come from the reserve into this unit's area; an event's, to rally points.",
        ("answer", "order"),
    ),
    "command_more": EffectKind(["count"], ["bonus"], "The next command of this unit reaches `count` more units."),
    "return_troops": EffectKind(
        ["count"],
        [],
        "Up to `count` own troops of the disrupted section return to rally points.",
        ("council", "casualties", "answer", "order"),
    ),
    "move_units": EffectKind(
        ["whom", "count", "areas"],
        ["bonus"],
        "Up to `count` own units `whom` on the board, or in its unit's area, move across up to `areas` borders each.",
        ("council", "order"),
    ),
    "first_player": EffectKind([], [], "Its owner is the first player from the turns of this round on.", ("council",)),
    **LEGEND_EFFECTS,
    **TALK_EFFECTS,
    **FIELD_EFFECTS,
}
EFFECT_NAMES: Final = list(EFFECTS)
TIMES_AT_WILL: Final[list[str]] = ["bonus", "action", "own_turn", "upkeep", "game_start"]
EFFECTS_AT_WILL: Final[list[str]] = ["reroll_die", "rally_troop", "rescue"]
"""Powers that their owner may leave unused: only these have a price."""
CANCEL_RESULTS: Final = 0
TURN_RESULTS: Final = 1
TAKE: Final = 2
CONVERT_ORDER: Final = 3
TAKE_FOR_SLAIN: Final = 4
TAKE_FOR_RESULT: Final = 5
MOVE_FOR_RESULT: Final = 6
GRANT_SKILL: Final = 7
GRANT_DIE: Final = 8
DICE_FOR_WOUNDS: Final = 9
ADD_SHIELDS: Final = 10
REMOVE_DEFENCE_DIE: Final = 11
EXTRA_WOUND: Final = 12
REROLL_DIE: Final = 13
STRIKE_ON_BLANK: Final = 14
FIRE_ON_DODGE: Final = 15
PLACE_STAKES: Final = 16
REMOVE_FIRE: Final = 17
IGNORE_TERRAIN: Final = 18
IMMUNITY: Final = 19
MELEE_AGAIN: Final = 20
RALLY_TROOP: Final = 21
HASTEN_RALLY: Final = 22
MOVE_RALLY_POINT: Final = 23
DAMAGE_BUILDING: Final = 24
RESCUE: Final = 25
SUMMON: Final = 26
COMMAND_MORE: Final = 27
RETURN_TROOPS: Final = 28
MOVE_UNITS: Final = 29
FIRST_PLAYER: Final = 30
DRAW_CARDS: Final = EFFECT_NAMES.index("draw_cards")
DISCARD_CARDS: Final = EFFECT_NAMES.index("discard_cards")
ACTIVATE: Final = EFFECT_NAMES.index("activate")
ADD_DIE: Final = EFFECT_NAMES.index("add_die")
ADD_RESULTS: Final = EFFECT_NAMES.index("add_results")
TURN_DICE: Final = EFFECT_NAMES.index("turn_dice")
REROLL_DICE: Final = EFFECT_NAMES.index("reroll_dice")
LOSE: Final = EFFECT_NAMES.index("lose")
HEAL_WOUNDS: Final = EFFECT_NAMES.index("heal")
HURT: Final = EFFECT_NAMES.index("hurt")
STRIKE: Final = EFFECT_NAMES.index("strike")
SET_FIRE: Final = EFFECT_NAMES.index("set_fire")
BARRICADE_HERE: Final = EFFECT_NAMES.index("barricade")
TEST: Final = EFFECT_NAMES.index("test")
LEAD_TO: Final = EFFECT_NAMES.index("lead_to")

COLLAPSE: Final = 0
ENTER: Final = 1
DESTROY: Final = 2
HOLD: Final = 3
SLAY: Final = 4
CAPTURE: Final = 5
PERSUADE: Final = 6
OBJECTIVES: Final[list[str]] = ["collapse", "enter", "destroy", "hold", "slay", "capture", "persuade"]
"""What gives a side points: a building collapses; a unit of the side gets into a building, once; a named unit is
destroyed; when the game ends, units of the side stand in one of the areas at least and no enemy in any of them; each
destroyed enemy unit of a kind; a named character is captured (JA-11.4); somebody of the side talks to a named unit."""

POINTS: Final = 0
MORE_POINTS: Final = 1
HOLD_AREAS: Final = 2
DESTROY_UNITS: Final = 3
HOLD_OUT: Final = 4
BROKEN: Final = 5
MORE_MORALE: Final = 6
VICTORIES: Final = ["points", "more_points", "hold_areas", "destroy_units", "hold_out", "broken", "more_morale"]
"""The side has `count` points; `count` more than the other side; `count` of the `areas` hold its units and no enemy;
`count` of the named `units` are destroyed (without names: of all enemy units); the other side has not won; the enemy's
army has reached its breaking point; it has lost more morale, points of objectives included, by `count` (JA-13.3)."""
MOMENTS: Final[list[str]] = ["at_once", "round_end", "game_end"]
"""JA-4.12: when it is looked at."""

FORCED_MARCH: Final = "forced_march"
CONCENTRATED_FIRE: Final = "concentrated_fire"
BREAKTHROUGH: Final = "cavalry_breakthrough"
RANSOM: Final = "ransom"
OPTIONAL_RULES: Final[list[str]] = [FORCED_MARCH, CONCENTRATED_FIRE, BREAKTHROUGH, RANSOM]
"""JA-11.1 to JA-11.4: each is a rules option, off or on; a scenario may name some that are on whatever was agreed."""

CHARGE_REROLL: Final = 0
DEFENCE_REROLL: Final = 1
HILL_RETALIATION: Final = 2
LONGER_RANGE: Final = 3
LOSES_SHIELD: Final = 4
STOPS_CHARGE: Final = 5
TERRAIN_EFFECTS: Final[list[str]] = [
    *("charge_reroll", "defence_reroll", "hill_retaliation", "longer_range", "loses_shield", "stops_charge"),
]
"""JA-10.1, what a terrain gives: a reroll for cavalry that charged; a reroll for the defence while a cover stands;
retaliation for one result; one hex more of range; the attacker may remove a SHIELD; no charge from it or beyond it."""
TREE: Final = 1
BUILDING: Final = 2
COVERS: Final[list[str]] = ["none", "tree", "building"]
"""What must stand in the area for its terrain to count."""
ENTRIES: Final[list[str]] = ["all", "infantry", "nobody"]
"""JA-1.8: who may enter."""
FORTIFICATIONS: Final[list[str]] = ["stakes", "wall"]
