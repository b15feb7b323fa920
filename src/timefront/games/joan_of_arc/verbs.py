"""What a player can do, and the kinds of ids that choices and events speak of."""

from __future__ import annotations

from timefront.games.joan_of_arc.content.dice import COLOURS, RESULTS
from timefront.games.joan_of_arc.content.vocabulary import EFFECT_NAMES, ORDERS, ROLLS, SKILLS
from timefront.kernel.questions import Kind, Verb, declining

SEATS = ("first", "second", "third", "fourth")

SEAT = Kind("seat", lambda s: range(s.setting.seats), lambda setting, seat: f"seat-{SEATS[seat]}")
SIDE = Kind("side", lambda s: range(2), lambda setting, side: f"side-{setting.plan.sides[side]}")
UNIT = Kind(
    "unit",
    lambda s: range(s.setting.unit_count),
    lambda setting, unit: f"unit-{setting.cards.name_keys[setting.unit_profile[unit]]}",
    nobody="whole-side",
)
"""Dice that belong to no unit, and shields of a wall, are the whole side's."""
AREA = Kind(
    "area",
    lambda s: range(s.setting.board.area_count),
    label=lambda setting, area: setting.board.area_names[area],
    nobody="off-the-board",
)
EDGE = Kind(
    "edge",
    lambda s: range(len(s.setting.board.edge_border)),
    label=lambda setting, edge: "–".join(
        [setting.board.area_names[area] for area in setting.board.border_areas[setting.board.edge_border[edge]]]
    ),
)
BUILDING = Kind(
    "building",
    lambda s: range(len(s.setting.building_area)),
    lambda setting, building: f"building-{setting.content.buildings[setting.plan.building_kinds[building]].key}",
)
ELEMENT = Kind(
    "element",
    lambda s: range(len(s.setting.element_area)),
    lambda setting, element: f"element-{setting.content.elements[setting.plan.element_kinds[element]].key}",
)
ORDER = Kind("order", lambda s: range(len(ORDERS)), lambda setting, order: f"order-{ORDERS[order]}")
TOKEN = Kind("token", lambda s: range(2), lambda setting, token: ("token-experience", "token-legend")[token])
"""What tokens can be chosen for: experience or legend."""
GAIN = Kind("gain", lambda s: range(8), lambda setting, gain: f"gain-{gain}")
SKILL = Kind("skill", lambda s: range(len(SKILLS)), lambda setting, skill: f"skill-{SKILLS[skill]}")
POWER = Kind("power", lambda s: range(len(EFFECT_NAMES)), lambda setting, power: f"power-{EFFECT_NAMES[power]}")
COLOUR = Kind(
    "colour", lambda s: range(len(COLOURS)), lambda setting, colour: f"die-{COLOURS[colour]}", nobody="without-a-roll"
)
RESULT = Kind("result", lambda s: range(len(RESULTS)), lambda setting, result: f"result-{RESULTS[result]}")
OBJECTIVE = Kind(
    "objective",
    lambda s: range(len(s.setting.plan.objectives)),
    lambda setting, objective: f"objective-{setting.plan.objectives[objective].name}",
)
ROUND_CARD = Kind(
    "round_card",
    lambda s: range(len(s.setting.plan.rounds)),
    lambda setting, card: f"round-{setting.content.rounds[setting.plan.rounds[card]].key}",
)
DIE = Kind("die", lambda s: range(len(s.stack[-1].dice)))
"""A die of the attack that is being resolved, by its number in the roll."""

# 4. The council and the camp
PAY_UPKEEP = Verb("pay-upkeep", "JA-4.4", unit=UNIT)
LET_REVERT = Verb("let-revert", "JA-4.4", unit=UNIT)
EXCHANGE_INTRIGUE = Verb("exchange-intrigue", "JA-6.10", token=TOKEN)
RETURN_UNIT = Verb("return-unit", "JA-4.8", unit=UNIT, area=AREA)
REROLL_DOOM = Verb("reroll-doom", "JA-8.7")
LET_DOOM_STAND = declining("let-doom-stand", "JA-8.7")
RALLY_TROOP = Verb("rally-troop", "JA-4.8", unit=UNIT, area=AREA)

# 8. Fire in the camp phase
BURN_STAKES = Verb("burn-stakes", "JA-8.8", edge=EDGE)
BURN_BUILDING = Verb("burn-building", "JA-8.8", building=BUILDING)

# 5. Orders
PLACE_ORDER = Verb("order", "JA-4.5", order=ORDER, area=AREA)
END_TURN = declining("end-turn", "JA-4.6")
PLAY_INTERRUPT = Verb("interrupt", "JA-5.7", area=AREA)
LET_PASS = declining("let-pass", "JA-5.7")

# 6, 8, 9. Declaring actions: the one action of a unit
BUILD_BARRICADE = Verb("barricade", "JA-8.8", unit=UNIT)
CHARGE_INTO = Verb("charge", "JA-5.5", unit=UNIT, area=AREA)
GIGANTIC_MELEE_AT = Verb("gigantic-melee", "JA-9.big", unit=UNIT, area=AREA)
HASTE_INTO = Verb("haste", "JA-9.haste", unit=UNIT, area=AREA)
HEAL_UNIT = Verb("heal", "JA-9.heal", unit=UNIT, patient=UNIT)
JUMP_TO = Verb("jump", "JA-9.jump", unit=UNIT, area=AREA)
MELEE_AT = Verb("melee", "JA-6.5", unit=UNIT, area=AREA)
MOVE_TO = Verb("move", "JA-6.2", unit=UNIT, area=AREA)
PRAY_FOR = Verb("pray", "JA-9.prayer", unit=UNIT, token=TOKEN)
REMOVE_FIRE_FROM = Verb("remove-fire", "JA-8.8", unit=UNIT, area=AREA)
SET_FIRE = Verb("set-fire", "JA-8.8", unit=UNIT)
SHOOT_AT = Verb("shoot", "JA-6.5", unit=UNIT, area=AREA)
WAIT = Verb("wait", "JA-6.8", unit=UNIT)
GO_ON_INTO = Verb("go-on", "JA-6.11", area=AREA)
STRIKE_AT = Verb("strike", "JA-5.5", area=AREA)
GIGANTIC_STRIKE_AT = Verb("gigantic-strike", "JA-9.big", area=AREA)
HALT = declining("halt", "JA-6.11")

# 6. Resolving what was declared
DO_MOVE = Verb("do-move", "JA-6.2", area=AREA)
DO_ATTACK = Verb("do-attack", "JA-6.5", area=AREA)
DO_DEED = Verb("do-deed", "JA-6.11", unit=UNIT)
STEP_AWAY = Verb("step-away", "JA-8.8", area=AREA)
STAY = declining("stay", "JA-8.8")
FINISH_ACTIVATION = declining("finish-activation", "JA-6.1")

# 6, 8. Bonus actions
ACT = declining("act", "JA-6.1")
GIVE_COMMAND = Verb("command", "JA-8.2", unit=UNIT)
COMMAND_UNIT = Verb("command-unit", "JA-8.2", unit=UNIT)
COMMAND_NO_MORE = declining("command-no-more", "JA-8.2")
PLACE_STAKES = Verb("place-stakes", "JA-10.5", unit=UNIT, edge=EDGE)
TAKE_REROLL = Verb("take-reroll", "JA-9.reroll", unit=UNIT)
USE_POWER = Verb("use-power", "JA-6.9", unit=UNIT, power=POWER)
USE_NO_POWER = declining("use-no-power", "JA-6.9")
MOVE_RALLY_POINT = Verb("move-rally-point", "JA-4.10", origin=AREA, area=AREA)
LEAVE_RALLY_POINTS = declining("leave-rally-points", "JA-4.10")

# 7. The attack
REROLLS = ("feint", "parry", "charge", "cover", "face", "token", "power")
ROLL = Kind("roll", lambda s: range(len(ROLLS)), lambda setting, roll: f"roll-{ROLLS[roll]}")
REROLL = Kind("reroll", lambda s: range(len(REROLLS)), lambda setting, reroll: f"reroll-{REROLLS[reroll]}")
"""JA-7.2: what allows a die to be rolled again."""
FRIGHTEN = Verb("frighten", "JA-9.terror", unit=UNIT)
KEEP_DIE = Verb("keep-die", "JA-9.terror", die=DIE)
PAY_FOR_DICE = Verb("pay-for-dice", "JA-2.5", unit=UNIT)
USE_OWN_DICE = declining("use-own-dice", "JA-7.1", unit=UNIT)
REMOVE_DIE = Verb("remove-die", "JA-7.1", die=DIE)
REROLL_DIE = Verb("reroll-die", "JA-7.2", die=DIE, reroll=REROLL)
LET_ROLL_STAND = declining("let-roll-stand", "JA-7.2")
USE_REROLL_TOKEN = Verb("use-reroll-token", "JA-8.7")
ROLL_AGAIN = Verb("roll-again", "JA-8.7")
TURN_INTO_KILL = Verb("turn-into-kill", "JA-9.ruthless", die=DIE)
KEEP_LEGEND = declining("keep-legend", "JA-9.ruthless")
DODGE = Verb("dodge", "JA-9.dodge", unit=UNIT, area=AREA)
STAND_FAST = declining("stand-fast", "JA-9.dodge")
LEAVE_FIRE = Verb("leave-fire", "JA-8.8", area=AREA)
LEAVE_NO_FIRE = declining("leave-no-fire", "JA-8.8")
DISCARD_RESULT = Verb("discard-result", "JA-7.3", die=DIE)
USE_ALL_SHIELDS = Verb("use-all-shields", "JA-7.3")
LET_THROUGH = declining("let-through", "JA-7.3")
TARGET_UNIT = Verb("target-unit", "JA-9.targeting", die=DIE, unit=UNIT)
LEAVE_TO_DEFENDER = declining("leave-to-defender", "JA-9.targeting")
ALLOCATE = Verb("allocate", "JA-7.4", die=DIE, unit=UNIT)
GUARD = Verb("guard", "JA-9.bodyguard", unit=UNIT, die=DIE)
LEAVE_UNGUARDED = declining("leave-unguarded", "JA-9.bodyguard")
RETALIATE_WITH = Verb("retaliate-with", "JA-10.1", die=DIE)
DO_NOT_RETALIATE = declining("do-not-retaliate", "JA-7.8")
STRIKE_BACK = Verb("strike-back", "JA-7.8")
HOLD_BACK = Verb("hold-back", "JA-7.8", die=DIE)
SUFFER = Verb("suffer", "JA-7.8", die=DIE, unit=UNIT)
RESCUE_UNIT = Verb("rescue-unit", "JA-7.5", unit=UNIT)
LET_FALL = declining("let-fall", "JA-7.5", unit=UNIT)
TAKE_WOUND = Verb("take-wound", "JA-7.7", unit=UNIT)
GIVE_WAY = Verb("give-way", "JA-7.7", unit=UNIT)
PUSH_UNIT = Verb("push-unit", "JA-7.7", unit=UNIT, area=AREA)
TRAMPLE_ELEMENT = Verb("trample-element", "JA-12.7", element=ELEMENT)
RAZE_BUILDING = Verb("raze-building", "JA-12.7", building=BUILDING)
DAMAGE_BUILDING = Verb("damage-building", "JA-12.9", building=BUILDING)
FOLLOW_UP = Verb("follow-up", "JA-7.9", unit=UNIT)
HOLD_GROUND = declining("hold-ground", "JA-7.9")
MOVE_ON = Verb("move-on", "JA-6.2", unit=UNIT, area=AREA)
ATTACK_AGAIN = Verb("attack-again", "JA-6.5", unit=UNIT, area=AREA)
REST = declining("rest", "JA-6.8", unit=UNIT)
