"""What a player can do, and the kinds of ids in choices and events."""

from __future__ import annotations

from timefront.games.battle_through_history.content.dice import FACES
from timefront.games.battle_through_history.content.pack import (
    ACTIONS,
    ERAS,
    GEAR_SPACES,
    PROWESS,
    RELICS,
    SABATONS,
    SPACES,
    UNITS,
)
from timefront.games.battle_through_history.state import ROW
from timefront.kernel.questions import Kind, Verb, declining

SEATS = ("first", "second", "third", "fourth", "fifth")

SEAT = Kind("seat", lambda s: range(s.setting.seats), lambda setting, seat: f"seat-{SEATS[seat]}")
SABATON = Kind("sabaton", lambda s: range(SABATONS), lambda setting, sabaton: f"sabaton-{setting.sabatons[sabaton]}")
ERA = Kind("era", lambda s: range(ERAS), lambda setting, era: f"era-{era + 1}")
UNIT = Kind("unit", lambda s: range(UNITS), lambda setting, unit: f"unit-{setting.units[unit].key}")
RELIC = Kind("relic", lambda s: range(RELICS), lambda setting, relic: f"relic-{setting.relics[relic]}")
TOKEN = Kind("token", lambda s: range(len(s.setting.tokens)), lambda setting, kind: f"token-{setting.tokens[kind].key}")
ACTION = Kind("action", lambda s: range(len(ACTIONS)), lambda setting, action: f"action-{ACTIONS[action]}")
SPACE = Kind("space", lambda s: range(SPACES), lambda setting, space: f"space-{space + 1}")
SLOT = Kind("slot", lambda s: range(ROW), lambda setting, slot: f"slot-{slot + 1}")
SIDE = Kind("side", lambda s: range(2), lambda setting, side: ("side-attacker", "side-defender")[side])
LINE = Kind("line", lambda s: range(3), lambda setting, line: ("line-long", "line-medium", "line-close")[line])
FACE = Kind("face", lambda s: range(len(FACES)), lambda setting, face: f"face-{face}")
GEAR = Kind("gear", lambda s: range(GEAR_SPACES), lambda setting, gear: f"gear-{gear + 1}")
PLACE = Kind("place", lambda s: range(PROWESS), lambda setting, place: f"place-{place + 1}")
COUNT = Kind("count", lambda s: range(4))

CHOOSE_SABATON = Verb("choose-sabaton", "BH-2.3", sabaton=SABATON)
DRAW_SABATON = Verb("draw-sabaton", "BH-2.3")
INSERT = Verb("insert", "BH-3.2")
TAKE_TOKEN = Verb("take-token", "BH-3.4")
GIVE_UP_TOKEN = Verb("give-up-token", "BH-3.4", token=TOKEN)
ACT = (
    Verb("draw", "BH-3.6"),
    Verb("recall", "BH-3.7"),
    Verb("dismiss", "BH-3.8"),
    Verb("regroup", "BH-3.9"),
)
"""The four actions of the gears, by number."""
RECALL_UNIT = Verb("recall-unit", "BH-3.7", unit=UNIT)
DISMISS_UNIT = Verb("dismiss-unit", "BH-3.8", unit=UNIT)
JUMP = Verb("jump", "BH-3.10", era=ERA)
TIGHTEN_UP_RANKS = Verb("tighten-up", "BH-4.7")
CONQUER = Verb("conquer", "BH-4.2", space=SPACE)
FACE_UNITS = Verb("face", "BH-4.2", space=SPACE, count=COUNT)
CHASE_UNIT = Verb("chase", "BH-4.6", unit=UNIT)
CHALLENGE = Verb("challenge", "BH-4.1", seat=SEAT)
STAND_DOWN = Verb("stand-down", "BH-4.9")
DEPLOY = Verb("deploy", "BH-4.9", unit=UNIT)
READY = Verb("ready", "BH-4.9")
ASSIGN = Verb("assign", "BH-5.6", token=TOKEN, slot=SLOT)
KEEP_TOKENS = declining("keep-tokens", "BH-5.6")
RELAUNCH = Verb("relaunch", "BH-5.9")
LET_STAND = declining("let-stand", "BH-5.9")
LEAVE = Verb("leave", "BH-7.1", unit=UNIT)
RECRUIT = Verb("recruit", "BH-7.1")
KEEP_RELIC = Verb("keep-relic", "BH-7.2", relic=RELIC)
PICK_PROWESS = Verb("pick-prowess", "BH-7.5", place=PLACE)
KEEP_PROWESS = Verb("keep-prowess", "BH-7.5", place=PLACE)
