"""What a player can do, and the kinds of ids in choices and events."""

from __future__ import annotations

from timefront.games.joan_of_arc.content.cards.legend_effects import DECKS
from timefront.games.joan_of_arc.content.cards.talks import LETTERS, question_places, talk_text
from timefront.games.joan_of_arc.content.dice import COLOURS, RESULTS
from timefront.games.joan_of_arc.content.effects import EFFECTS_OF_UNITS
from timefront.games.joan_of_arc.content.vocabulary import COSTS, EFFECT_NAMES, GAINS, ORDERS, ROLLS, SKILLS
from timefront.kernel.bits import members
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
"""Dice without a unit, and the shields of a wall, belong to the whole side."""
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
"""The tokens that can be chosen: experience or legend."""
COST = Kind("cost", lambda s: range(len(COSTS)), lambda setting, cost: f"gain-{GAINS.index(COSTS[cost])}")
GAIN = Kind("gain", lambda s: range(len(GAINS)), lambda setting, gain: f"gain-{gain}")
SKILL = Kind("skill", lambda s: range(len(SKILLS)), lambda setting, skill: f"skill-{SKILLS[skill]}")
POWERS = [EFFECT_NAMES.index(name) for name in EFFECTS_OF_UNITS]
POWER = Kind("power", lambda s: POWERS, lambda setting, power: f"power-{EFFECT_NAMES[power]}")
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
COUNCIL_CARD = Kind(
    "council_card",
    lambda s: range(len(s.setting.content.council)),
    lambda setting, card: f"council-{setting.content.council[card].key}",
)
COUNCIL_HELP = Kind(
    "council_help",
    lambda s: range(len(s.setting.content.council)),
    lambda setting, card: f"council-{setting.content.council[card].key}-help",
)
"""What a war council card does, in words."""
LEGEND_CARD = Kind(
    "legend_card",
    lambda s: members(s.setting.legend),
    lambda setting, card: f"legend-{setting.content.legend[card].key}",
)
LEGEND_HELP = Kind(
    "legend_help",
    lambda s: members(s.setting.legend),
    lambda setting, card: f"legend-{setting.content.legend[card].key}-help",
)
"""What a legend card does, in words."""
EQUIPMENT = Kind(
    "equipment",
    lambda s: range(len(s.setting.equipment)),
    lambda setting, card: f"equipment-{setting.content.equipment[card].key}",
)
EQUIPMENT_HELP = Kind(
    "equipment_help",
    lambda s: range(len(s.setting.equipment)),
    lambda setting, card: f"equipment-{setting.content.equipment[card].key}-help",
)
"""What a piece of equipment does, in words."""
EQUIPMENT_DECK = Kind("equipment_deck", lambda s: range(len(DECKS)), lambda setting, deck: f"deck-{DECKS[deck]}")
INTRIGUE_EVENT = Kind(
    "intrigue_event",
    lambda s: range(len(s.setting.content.intrigue)),
    lambda setting, event: f"intrigue-{setting.content.intrigue[event].key}",
)
INTRIGUE_HELP = Kind(
    "intrigue_help",
    lambda s: range(len(s.setting.content.intrigue)),
    lambda setting, event: f"intrigue-{setting.content.intrigue[event].key}-help",
)
"""What an intrigue event does, in words."""
TALK_CARD = Kind(
    "talk_card",
    lambda s: range(len(s.setting.content.talks)),
    lambda setting, card: f"talk-{setting.content.talks[card].key}",
)
SKY_TILE = Kind(
    "sky_tile",
    lambda s: range(len(s.setting.content.sky)),
    lambda setting, tile: f"sky-{setting.content.sky[tile].key}",
)
LETTER = Kind("letter", lambda s: range(len(LETTERS)), label=lambda setting, letter: LETTERS[letter])
TALK_QUESTION = Kind(
    "talk_question",
    lambda s: question_places(s.setting.content.talks),
    lambda setting, place: talk_text(setting.content.talks, place),
)
"""JA-8.1: a question on a discussion card: the number of the card times four, plus the letter."""
MOST_DICE = 64
"""More dice than an attack can have."""
COUNT = Kind("count", lambda s: range(1, len(s.die_unit)), bound=MOST_DICE)
"""How many of several things, fewer than all."""
DIE = Kind("die", lambda s: range(len(s.die_unit)), bound=MOST_DICE)
"""A die of the attack being resolved, by its number."""

# 13. Deployment before a free battle
DEPLOY = Verb("deploy", "JA-13.3", unit=UNIT, area=AREA)
DEPLOY_ALL = Verb("all-deploy", "JA-13.3", unit=UNIT, area=AREA)
"""All units interchangeable with this one, as far as they fit."""
READY = Verb("ready", "JA-13.3")

# 4. The council and the camp
CHOOSE_CARD = Verb("choose-card", "JA-4.3", card=COUNCIL_CARD)
PAY_UPKEEP = Verb("pay-upkeep", "JA-4.4", unit=UNIT)
LET_REVERT = Verb("let-revert", "JA-4.4", unit=UNIT)
EXCHANGE_INTRIGUE = Verb("exchange-intrigue", "JA-6.10", token=TOKEN)
RETURN_UNIT = Verb("return-unit", "JA-4.8", unit=UNIT, area=AREA)
REROLL_DOOM = Verb("reroll-doom", "JA-8.7")
LET_DOOM_STAND = declining("let-doom-stand", "JA-8.7")
RALLY_TROOP = Verb("rally-troop", "JA-4.8", unit=UNIT, area=AREA)
PAY_RANSOM = Verb("pay-ransom", "JA-11.4", unit=UNIT)
PAY_NO_RANSOM = Verb("pay-no-ransom", "JA-11.4")

# 8. Legend cards
PLAY_CARD = Verb("play-card", "JA-8.5", card=LEGEND_CARD)
PLAY_NO_CARD = declining("play-no-card", "JA-8.5")
DISCARD_CARD = Verb("discard-card", "JA-8.5", card=LEGEND_CARD)
SALLY_FROM = Verb("sally", "JA-8.5", area=AREA)
PICK_DIE = Verb("pick-die", "JA-8.5", die=DIE)
ENOUGH_DICE = Verb("enough-dice", "JA-8.5")
CHOOSE_UNIT = Verb("choose-unit", "JA-8.5", unit=UNIT)
CHOOSE_AREA = Verb("choose-area", "JA-8.5", area=AREA)
KEEP_STAKES = Verb("keep-stakes", "JA-10.5")
PULL_STAKES = Verb("pull-stakes", "JA-8.5", edge=EDGE)
CLEAR_BARRICADE = Verb("clear-barricade", "JA-8.5", area=AREA)
CARD_REROLLS_DOOM = Verb("card-rerolls-doom", "JA-8.5")

# 8. Fire in the camp phase
BURN_STAKES = Verb("burn-stakes", "JA-8.8", edge=EDGE)
BURN_BUILDING = Verb("burn-building", "JA-8.8", building=BUILDING)

# 5. Orders
PLACE_ORDER = Verb("order", "JA-4.5", order=ORDER, area=AREA)
SPEND_ORDER = Verb("spend-order", "JA-12.6", order=ORDER)
END_TURN = Verb("end-turn", "JA-4.6")
PLAY_INTERRUPT = Verb("interrupt", "JA-5.7", area=AREA)
LET_PASS = declining("let-pass", "JA-5.7")

# 6, 8, 9. Declaring actions: the one action of a unit
ASSAULT = Verb("assault", "JA-12.7", unit=UNIT, area=AREA)
"""A gigantic creature assaults a whole hex, named by its first area."""
BUILD_BARRICADE = Verb("barricade", "JA-8.8", unit=UNIT)
CARRY = Verb("carry", "JA-9.carrier", unit=UNIT, passenger=UNIT)
CHARGE_INTO = Verb("charge", "JA-5.5", unit=UNIT, area=AREA)
FORCED_MARCH_TO = Verb("forced-march", "JA-11.1", unit=UNIT, area=AREA)
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
ALL_CHARGE = Verb("all-charge", "JA-5.5", unit=UNIT, area=AREA)
ALL_HASTE = Verb("all-haste", "JA-9.haste", unit=UNIT, area=AREA)
ALL_MARCH = Verb("all-march", "JA-11.1", unit=UNIT, area=AREA)
ALL_MELEE = Verb("all-melee", "JA-6.5", unit=UNIT, area=AREA)
ALL_MOVE = Verb("all-move", "JA-6.2", unit=UNIT, area=AREA)
ALL_SHOOT = Verb("all-shoot", "JA-6.5", unit=UNIT, area=AREA)
ALL_WAIT = Verb("all-wait", "JA-6.8", unit=UNIT)
"""The same for all units interchangeable with this one that have declared nothing yet."""
REST_MELEE = Verb("rest-melee", "JA-6.5", area=AREA)
REST_MOVE = Verb("rest-move", "JA-6.2", area=AREA)
REST_SHOOT = Verb("rest-shoot", "JA-6.5", area=AREA)
REST_WAITS = Verb("rest-waits", "JA-6.8")
"""The same for all units, of whatever kind, that have declared nothing yet and can do it."""
GO_ON_INTO = Verb("go-on", "JA-6.11", area=AREA)
STRIKE_AT = Verb("strike", "JA-5.5", area=AREA)
GIGANTIC_STRIKE_AT = Verb("gigantic-strike", "JA-9.big", area=AREA)
HALT = Verb("halt", "JA-6.11")

# 6. Resolving what was declared
DO_MOVE = Verb("do-move", "JA-6.2", area=AREA)
DO_ATTACK = Verb("do-attack", "JA-6.5", area=AREA)
DO_MARCH = Verb("do-march", "JA-11.1", area=AREA)
MARCH_ON = Verb("march-on", "JA-11.1", area=AREA)
END_MARCH = Verb("end-march", "JA-11.1")
DO_DEED = Verb("do-deed", "JA-6.11", unit=UNIT)
STEP_AWAY = Verb("step-away", "JA-8.8", area=AREA)
STAY = Verb("stay", "JA-8.8")
FINISH_ACTIVATION = Verb("finish-activation", "JA-6.1")

# 6, 8. Bonus actions
GIVE_COMMAND = Verb("command", "JA-8.2", unit=UNIT)
COMMAND_UNIT = Verb("command-unit", "JA-8.2", unit=UNIT)
COMMAND_NO_MORE = Verb("command-no-more", "JA-8.2")
PLACE_STAKES = Verb("place-stakes", "JA-10.5", unit=UNIT, edge=EDGE)
TAKE_REROLL = Verb("take-reroll", "JA-9.reroll", unit=UNIT)
UPGRADE = Verb("upgrade", "JA-8.4", unit=UNIT)
UPGRADE_HOLY = Verb("upgrade-holy", "JA-8.4", unit=UNIT)
UPGRADE_UNHOLY = Verb("upgrade-unholy", "JA-8.4", unit=UNIT)
DISCUSS = Verb("discuss", "JA-8.1", unit=UNIT, speaker=UNIT)
ASK = Verb("ask", "JA-8.1", letter=LETTER)
ROLL_ANEW = Verb("roll-anew", "JA-9.charisma")
TRIGGER = Verb("trigger", "JA-8.6", event=INTRIGUE_EVENT)
PUT_ON = Verb("put-on", "JA-8.3", unit=UNIT, card=EQUIPMENT)
THROW_FIRE = Verb("throw-fire", "JA-8.8", area=AREA)
SHOVE = Verb("shove", "JA-7.7", unit=UNIT)
USE_EQUIPMENT = Verb("use-equipment", "JA-8.3", unit=UNIT, card=EQUIPMENT)
GIVE_EQUIPMENT = Verb("give-equipment", "JA-8.3", card=EQUIPMENT, unit=UNIT)
DISCARD_EQUIPMENT = Verb("discard-equipment", "JA-8.3", card=EQUIPMENT)
DISCARD_SURPLUS = Verb("discard-surplus", "JA-8.3", unit=UNIT, card=EQUIPMENT)
"""One of three pieces, as a character must; the verb above is for whoever wants to."""
USE_POWER = Verb("use-power", "JA-6.9", unit=UNIT, power=POWER)
USE_NO_POWER = Verb("use-no-power", "JA-6.9")
ADVANCE = Verb("advance", "JA-6.2", unit=UNIT, area=AREA)
STAND_STILL = Verb("stand-still", "JA-6.2")
MOVE_RALLY_POINT = Verb("move-rally-point", "JA-4.10", origin=AREA, area=AREA)
LEAVE_RALLY_POINTS = declining("leave-rally-points", "JA-4.10")

# 7. The attack
REROLLS = ("feint", "parry", "charge", "cover", "face", "token", "power", "card")
ROLL = Kind("roll", lambda s: range(len(ROLLS)), lambda setting, roll: f"roll-{ROLLS[roll]}")
REROLL = Kind("reroll", lambda s: range(len(REROLLS)), lambda setting, reroll: f"reroll-{REROLLS[reroll]}")
"""JA-7.2: what allows a die to be rerolled."""
FRIGHTEN = Verb("frighten", "JA-9.terror", unit=UNIT)
KEEP_DIE = Verb("keep-die", "JA-9.terror", die=DIE)
PAY_FOR_DICE = Verb("pay-for-dice", "JA-2.5", unit=UNIT)
USE_OWN_DICE = Verb("use-own-dice", "JA-7.1", unit=UNIT)
REMOVE_DIE = Verb("remove-die", "JA-7.1", die=DIE)
REROLL_DIE = Verb("reroll-die", "JA-7.2", die=DIE, reroll=REROLL)
LET_ROLL_STAND = Verb("let-roll-stand", "JA-7.2")
USE_REROLL_TOKEN = Verb("use-reroll-token", "JA-8.7")
ROLL_AGAIN = Verb("roll-again", "JA-8.7")
TURN_INTO_KILL = Verb("turn-into-kill", "JA-9.ruthless", die=DIE)
KEEP_LEGEND = declining("keep-legend", "JA-9.ruthless")
ASSIGN_DIE = Verb("assign-die", "JA-12.7", die=DIE, area=AREA)
DODGE = Verb("dodge", "JA-9.dodge", unit=UNIT, area=AREA)
STAND_FAST = Verb("stand-fast", "JA-9.dodge")
LEAVE_FIRE = Verb("leave-fire", "JA-8.8", area=AREA)
LEAVE_NO_FIRE = Verb("leave-no-fire", "JA-8.8")
DISCARD_RESULT = Verb("discard-result", "JA-7.3", die=DIE)
USE_SHIELDS = Verb("use-shields", "JA-7.3", count=COUNT)
USE_ALL_SHIELDS = Verb("use-all-shields", "JA-7.3")
LET_THROUGH = Verb("let-through", "JA-7.3")
TARGET_UNIT = Verb("target-unit", "JA-9.targeting", die=DIE, unit=UNIT)
LEAVE_TO_DEFENDER = Verb("leave-to-defender", "JA-9.targeting")
ALLOCATE = Verb("allocate", "JA-7.4", die=DIE, unit=UNIT)
GUARD = Verb("guard", "JA-9.bodyguard", unit=UNIT, die=DIE)
LEAVE_UNGUARDED = Verb("leave-unguarded", "JA-9.bodyguard")
RETALIATE_WITH = Verb("retaliate-with", "JA-10.1", die=DIE)
DO_NOT_RETALIATE = Verb("do-not-retaliate", "JA-7.8")
STRIKE_BACK = Verb("strike-back", "JA-7.8")
HOLD_BACK = Verb("hold-back", "JA-7.8", die=DIE)
SUFFER = Verb("suffer", "JA-7.8", die=DIE, unit=UNIT)
RESCUE_UNIT = Verb("rescue-unit", "JA-7.5", unit=UNIT)
LET_FALL = Verb("let-fall", "JA-7.5", unit=UNIT)
CAPTURE = Verb("capture", "JA-11.4", unit=UNIT)
SLAY = Verb("slay", "JA-11.4", unit=UNIT)
TAKE_WOUND = Verb("take-wound", "JA-7.7", unit=UNIT)
GIVE_WAY = Verb("give-way", "JA-7.7", unit=UNIT)
PUSH_UNIT = Verb("push-unit", "JA-7.7", unit=UNIT, area=AREA)
TRAMPLE_ELEMENT = Verb("trample-element", "JA-12.7", element=ELEMENT)
RAZE_BUILDING = Verb("raze-building", "JA-12.7", building=BUILDING)
DAMAGE_BUILDING = Verb("damage-building", "JA-12.9", building=BUILDING)
FOLLOW_UP = Verb("follow-up", "JA-7.9", unit=UNIT)
HOLD_GROUND = Verb("hold-ground", "JA-7.9")
BREAK_THROUGH = Verb("break-through", "JA-11.3", unit=UNIT, area=AREA)
MOVE_ON = Verb("move-on", "JA-6.2", unit=UNIT, area=AREA)
ATTACK_AGAIN = Verb("attack-again", "JA-6.5", unit=UNIT, area=AREA)
REST = Verb("rest", "JA-6.8", unit=UNIT)
