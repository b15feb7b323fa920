"""What a player can do, and the kinds of ids in choices and events."""

from __future__ import annotations

from timefront.games.duel_of_time.content.geometry import SPACES
from timefront.games.duel_of_time.content.pack import CARDS, COMMANDS, POSITIONS
from timefront.kernel.questions import Kind, Verb

SEATS = ("yellow", "red")

SEAT = Kind("seat", lambda s: range(2), lambda setting, seat: f"seat-{SEATS[seat]}")
SPACE = Kind("space", lambda s: range(SPACES), lambda setting, space: f"space-{space}")
CARD = Kind("card", lambda s: range(CARDS), lambda setting, card: f"card-{setting.cards[card].key}")
COMMAND = Kind("command", lambda s: range(len(COMMANDS)), lambda setting, command: f"command-{COMMANDS[command]}")
POSITION = Kind("position", lambda s: range(POSITIONS), lambda setting, position: f"position-{position}")
TURN = Kind("turn", lambda s: range(4))
COUNT = Kind("count", lambda s: range(11))
SCENARIO = Kind("scenario", lambda s: range(5), lambda setting, scenario: f"scenario-{setting.scenarios[scenario].key}")

PLAY = Verb("play", "DT-2.2", card=CARD, position=POSITION, turn=TURN)
MOVE_UNITS = Verb("move", "DT-3.2", count=COUNT)
PUSH_UNITS = Verb("push", "DT-3.5", own=COUNT, enemy=COUNT)
CHARGE_AT = Verb("charge", "DT-3.6", owner=SEAT)
SABOTAGE_UNIT = Verb("sabotage", "DT-3.7", owner=SEAT)
RALLY_FROM = Verb("rally", "DT-3.8", origin=SPACE)
