"""Positions stored by older programs, converted to today's data.

Those of rules version 1 had columns for fires, barricades and orders, an attack was one procedure that held its
fighters and dice, and units declared one at a time. Powers had procedures of their own, and were identified by their
numbers on the cards, which are their slots on cards of level 1.
"""

from __future__ import annotations

from typing import Any, Final

from timefront.games.joan_of_arc.board.boons import THIS_TURN
from timefront.games.joan_of_arc.board.laid import FIRST_BARRICADE, FIRST_ORDERS, TWO_BITS
from timefront.games.joan_of_arc.board.start import starting_position
from timefront.games.joan_of_arc.content.dice import BLANK
from timefront.games.joan_of_arc.content.effects import MOST_SLOTS
from timefront.games.joan_of_arc.content.pack import JoanSetting
from timefront.games.joan_of_arc.content.vocabulary import WINDOWS_OF_TIMINGS
from timefront.games.joan_of_arc.rules.attack import muster, rows
from timefront.kernel.flow import NOBODY

Fields = dict[str, Any]
Row = list[Any]
"""A procedure: its name, its step and its fields."""

BY_SLAYER: Final = -2
"""Stood for all slayers among the attackers that had dealt extra wounds."""
ATTACK: Final = "joan_of_arc.Attack"
ACTIVATION: Final = "joan_of_arc.Activation"
DECLARATION: Final = "joan_of_arc.Declaration"
FIRES: Final = "joan_of_arc.Fires"
USE_POWER: Final = "joan_of_arc.UsePower"
TURN_POWERS: Final = "joan_of_arc.TurnPowers"
FORMER_PROCEDURES: Final = (USE_POWER, TURN_POWERS)
MOST_POWERS: Final = 64
"""A unit and the number of its power were one number."""
GROUPS: Final[dict[int, str]] = {
    muster.ATTACKERS: "attackers",
    muster.DEFENDERS: "defenders",
    muster.ATTACKED: "attacked",
    muster.FRIGHTENED: "frightened",
    muster.PAYERS: "paying",
    muster.GUARDS: "guards",
    muster.RESCUERS: "rescuers",
    muster.PUSHED: "pushed",
    muster.SHOVED: "shoved",
    muster.FOLLOWED: "following",
}
DICE: Final[dict[str, str]] = {
    "die_unit": "units",
    "die_kind": "dice",
    "die_result": "results",
    "die_fate": "fates",
    "die_mate": "partners",
}
LATER_COLUMNS: Final = frozenset({"piles", "gear", "ledger", "cargo", "sky", "first_player", "stale", "stale_older"})
LATER_FIELDS: Final[dict[str, Fields]] = {
    **{f"joan_of_arc.{name}": {"captor": -1} for name in ("Pushes", "DeadlyBlow")},
    **{
        f"joan_of_arc.{name}": {"waiting": []}
        for name in ("Casualties", "Rework", "Bodyguard", "StrikeBack", "DrawCards")
    },
    "joan_of_arc.Removal": {"seat": -1},
    "joan_of_arc.Strike": {"seat": -1, "result": -1},
    "joan_of_arc.Rolls": {"roller": 0},
}
"""What procedures hold since characters can be captured (JA-11.4), since all opponents are asked on a doom die, since
partners defend together (JA-4.13), since the areas of an assaulted hex roll like all defenders (JA-12.7), and since a
card's die can be rolled again with the reroll token (JA-8.7)."""
FORMER_NUMBERS_OF_A_FIGHT: Final = 20
"""How many there were before gigantic creatures could assault hexes (JA-12.7)."""
PHASES: Final[dict[str, tuple[str, str]]] = {
    **dict.fromkeys(("terror_dice", "terror_token", "victim"), ("attack_dice", "Terror")),
    **dict.fromkeys(("only_die", "payment"), ("defence_dice", "AttackDice")),
    "removal": ("rolls", "Removal"),
    **dict.fromkeys(("attack_roll", "defence_roll"), ("dodging", "Rolls")),
    "ruthless": ("defence_rework", "Ruthless"),
    **dict.fromkeys(("dodge", "fire"), ("ground", "Dodge")),
    "hill": ("shields", "HighGround"),
    "shield": ("targeting", "Shields"),
    "aim": ("allocation", "Targeting"),
    "allocation": ("bodyguards", "Allocation"),
    "guard": ("striking_back", "Bodyguard"),
    **dict.fromkeys(("answer_back", "sufferer"), ("blows", "StrikeBack")),
    "blow_struck": ("pushing", "Blows"),
    **dict.fromkeys(("ruin", "collapsed"), ("follow_up", "Ruins")),
    "follower": ("moving_on", "FollowUp"),
    "mover": ("close", "MoveOn"),
    **dict.fromkeys(("again", "attacked_again"), ("over", "MeleeAgain")),
}
"""By step of the old attack: the step at which the attack continues, and the procedure that it runs first."""
REWORK: Final = ("reroll_choice", "reroll", "token", "token_die")
RENAMED: Final = {"terror_token": "token", "collapsed": "begin", "attacked_again": "begin"}
"""Steps that have another name in their new procedure."""


def convert_position(setting: JoanSetting, data: dict[str, object]) -> dict[str, object]:
    """A stored position with today's columns and procedures; one that has them stays as it is."""
    stored: Fields = data
    if "orders_on" in stored["fields"]:
        stored = _of_version_2(setting, stored)
    if not stored["fields"].keys() >= LATER_COLUMNS:
        stored = {**stored, "fields": {**_later_columns(setting), **stored["fields"]}}
    if min(stored["fields"]["boons"], default=NOBODY) >= 0:
        stored = {**stored, "fields": {**stored["fields"], "boons": _boons(setting, stored["fields"])}}
    if any(row[0] == FIRES and "waiting" in row[2] for row in stored["stack"]):
        stored = {**stored, "stack": [_with_new_names(*row) for row in stored["stack"]]}
    if any(LATER_FIELDS.get(row[0], {}).keys() - row[2].keys() for row in stored["stack"]):
        stored = {
            **stored,
            "stack": [[*row[:2], {**LATER_FIELDS.get(row[0], {}), **row[2]}] for row in stored["stack"]],
        }
    fight = stored["fields"].get("fight", [])
    if len(fight) == FORMER_NUMBERS_OF_A_FIGHT:
        rest = [0] * (muster.NUMBERS_OF_A_FIGHT - len(fight))
        stored = {**stored, "fields": {**stored["fields"], "fight": [*fight, *rest]}}
    if not any(row[0] in FORMER_PROCEDURES for row in stored["stack"]):
        return stored
    return {**stored, "stack": [_using(setting, stored["fields"], *row) for row in stored["stack"]]}


def _later_columns(setting: JoanSetting) -> Fields:
    """The columns that came with the cards, as they are before the first card is drawn."""
    s = starting_position(setting)
    return {name: getattr(s, name) for name in LATER_COLUMNS}


def _with_later_fields(name: str, at: str, own: Fields) -> Row:
    """A procedure with today's fields."""
    return [name, at, {**LATER_FIELDS.get(name, {}), **own}]


def _with_new_names(name: str, at: str, own: Fields) -> Row:
    """A procedure with a renamed field: the areas of `Fires` are now `burning`, since elsewhere seats are `waiting`."""
    return [name, at, {"burning" if (name, field) == (FIRES, "waiting") else field: own[field] for field in own}]


def _boons(setting: JoanSetting, fields: Fields) -> list[int]:
    """A boon was a unit and the slot of its power; since cards grant boons too, one of its numbers is always -1."""
    stored = fields["boons"]
    boons: list[int] = []
    for unit, slot in zip(stored[::2], stored[1::2], strict=True):
        for power in setting.cards.powers[fields["profile"][unit]]:
            if power.slot == slot:
                boons += [power.id, unit, NOBODY, THIS_TURN]
    return boons


def _using(setting: JoanSetting, fields: Fields, name: str, at: str, own: Fields) -> Row:
    """What was a unit's power is now an effect with its source, and a timing is a window."""
    if name == USE_POWER:
        unit = own["unit"]
        effect = setting.cards.powers[fields["profile"][unit]][own["number"]]
        source = {"effect": effect.id, "seat": fields["owner"][unit], "unit": unit}
        return ["joan_of_arc.Use", at, {**source, "moved": own.get("moved", 0)}]
    if name == TURN_POWERS:
        used = [power // MOST_POWERS * MOST_SLOTS + power % MOST_POWERS for power in own.get("used", [])]
        window = WINDOWS_OF_TIMINGS[own["timing"]]
        return ["joan_of_arc.Window", at, {"seat": own["seat"], "window": window, "used": used}]
    return [name, at, own]


def _of_version_2(setting: JoanSetting, stored: Fields) -> Fields:
    """A position of rules version 1 with the columns and procedures of version 2."""
    fields = {name: value for name, value in stored["fields"].items() if name not in ("fire", "barricade", "orders_on")}
    fields["laid"] = _laid(setting, stored["fields"])
    fields.update({name: [] for name in ("fight", *DICE, "die_marks")})
    stack: list[Row] = []
    for name, at, own in stored["stack"]:
        if name != ATTACK:
            stack += _declaring(stack, name, at, {**own, **LATER_FIELDS.get(name, {})})
            continue
        stack += _procedures(at, own)
        if at not in ("again", "attacked_again"):
            fields.update(_fight(at, own), **_dice(own))
    return {**stored, "fields": fields, "stack": stack}


def _declaring(below: list[Row], name: str, at: str, own: Fields) -> list[Row]:
    """Units used to declare in a fixed order, and bonus actions were asked for first."""
    if name == ACTIVATION and at in ("bonus_first", "declared"):
        waiting: list[Row] = [[name, "declared", {**own, "has_declared": False}]]
        return waiting + ([[DECLARATION, "deed", _undeclared(own)]] if at == "bonus_first" else [])
    if name != DECLARATION:
        return [[name, at, own]]
    told = {column: own[column] for column in ("deeds", "aims", "ways", "strikes", "unit")}
    return [[name, at, {**_undeclared(below[-1][2]), **told}]]


def _undeclared(activation: Fields) -> Fields:
    """A declaration that has not begun."""
    known = {name: activation[name] for name in ("seat", "units", "mode", "is_commanded", "area", "spent")}
    return {**known, "deeds": [], "aims": [], "ways": [], "strikes": [], "together": 1, "unit": -1}


def _laid(setting: JoanSetting, fields: Fields) -> list[int]:
    """Inside a building the second side's orders had a separate entry, after all areas."""
    board = setting.board
    laid = [fire | side << FIRST_BARRICADE for fire, side in zip(fields["fire"], fields["barricade"], strict=True)]
    for area in range(len(laid)):
        laid[area] |= min(fields["orders_on"][area], TWO_BITS) << FIRST_ORDERS
        if board.ground_count <= area < board.first_sky:
            others = fields["orders_on"][board.first_sky + area - board.ground_count]
            laid[area] |= min(others, TWO_BITS) << FIRST_ORDERS + 2
    return laid


def _procedures(at: str, own: Fields) -> list[Row]:
    """The attack, and the procedure that it runs at a step."""
    if at in REWORK:
        then = "ruthlessness" if own["roller"] == rows.ATTACK else "ground"
        return [[ATTACK, then, {}], ["joan_of_arc.Rework", at, _own_fields("Rework", at, own)]]
    if at not in PHASES:
        return [[ATTACK, at, {}]]
    then, phase = PHASES[at]
    return [[ATTACK, then, {}], [f"joan_of_arc.{phase}", RENAMED.get(at, at), _own_fields(phase, at, own)]]


def _own_fields(phase: str, at: str, own: Fields) -> Fields:
    """The fields of one of the attack's procedures."""
    undecided = own["undecided"]
    fields: dict[str, Fields] = {
        "Rework": {name: own[name] for name in ("roller", "rolling", "reason")},
        "Terror": {"fears": own["fears"]},
        "AttackDice": {"undecided": undecided},
        "Removal": {"count": own["removals"]},
        "Dodge": {"blanks": _blanks(own), "dodged": undecided[0] if at == "fire" else -1},
        "Blows": {"dice": undecided},
        "Ruins": {"count": len(undecided)},
        "MoveOn": {"units": undecided},
        "MeleeAgain": {"seat": own["seat"], "is_commanded": own["is_commanded"], "units": own["following"]},
    }
    return fields.get(phase, {})


def _blanks(own: Fields) -> list[int]:
    """The units whose defence dice in play show a blank."""
    dice = zip(own["units"], own["results"], own["rolls"], own["fates"], strict=True)
    wanted = (BLANK, rows.DEFENCE_SIDE, rows.IN_PLAY)
    return [unit for unit, *shown in dice if tuple(shown) == wanted]


def _fight(at: str, own: Fields) -> Fields:
    """Who fights."""
    fight = [0] * muster.NUMBERS_OF_A_FIGHT
    fight[muster.SEAT], fight[muster.FOE] = own["seat"], own["foe"]
    fight[muster.TARGET], fight[muster.ROLL] = own["target"], own["kind_of_roll"]
    fight[muster.BY_COMMAND] = int(own["is_commanded"])
    for group, name in GROUPS.items():
        fight[group] = _mask(own[name])
    ways = [*zip(own["attackers"], own["ways"], strict=True)]
    fight[muster.CHARGERS] = _mask([unit for unit, way in ways if way])
    fight[muster.FIELD_CHARGERS] = _mask([unit for unit, way in ways if way == muster.CHARGED_OVER_FIELDS])
    wounded = [*zip(own["wounded_more"][::2], own["wounded_more"][1::2], strict=True)]
    fight[muster.SLAIN_MORE] = _mask([unit for by, unit in wounded if by == BY_SLAYER])
    fight[muster.WOUNDED_MORE] = _mask([by for by, _ in wounded if by != BY_SLAYER])
    if at == "defenders_pushed":
        fight[muster.PUSHED] = 0  # the pushing procedure names the units that give way
    return {"fight": fight}


def _mask(units: list[int]) -> int:
    return sum([1 << unit for unit in {*units}])


def _dice(own: Fields) -> Fields:
    """A row for each die."""
    marks = [
        side | origin << rows.FIRST_ORIGIN | past << rows.FIRST_REROLL | guarded + 1 << rows.FIRST_GUARDED
        for side, origin, past, guarded in zip(
            own["rolls"], own["origins"], own["rerolled"], own["guarded"], strict=True
        )
    ]
    if own["from_hill"] >= 0:
        marks[own["from_hill"]] |= rows.FROM_HILL
    return {**{column: own[name] for column, name in DICE.items()}, "die_marks": marks}
