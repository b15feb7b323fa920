"""What is going on, as text tables: the activation with its declarations, the attack die by die."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.show.records import Declared, DieView, WarView
from timefront.games.joan_of_arc.show.text_names import Rows, Say, name_of_card, names_of_units, seat_name

DEEDS: Final[dict[str, str]] = {
    "assault": "deed-assault",
    "barricade": "deed-barricade",
    "carry": "deed-carry",
    "charge": "deed-charge",
    "forced-march": "deed-forced-march",
    "haste": "deed-haste",
    "heal": "deed-heal",
    "jump": "deed-jump",
    "melee": "deed-melee",
    "move": "deed-move",
    "pray": "deed-pray",
    "remove-fire": "deed-remove-fire",
    "set-fire": "deed-set-fire",
    "shoot": "deed-shoot",
    "wait": "deed-wait",
}
AIMED_AT_AREAS: Final = ("assault", "melee", "move", "remove-fire", "shoot")


def activation(view: WarView, say: Say) -> list[Rows]:
    """The latest activation in progress: what its units have declared and not done yet."""
    if not view.activations or not view.activations[-1].declared:
        return []
    current = view.activations[-1]
    head = f"{say('board-activation')} {view.areas[current.area].name}"
    units = [name_of_card(view, view.units[deed.unit].card, say) for deed in current.declared]
    return [
        [
            [head, *units],
            [say("board-declared"), *(say(DEEDS[deed.deed]) for deed in current.declared)],
            [say("board-where"), *(where_to(view, deed, say) for deed in current.declared)],
        ]
    ]


def where_to(view: WarView, deed: Declared, say: Say) -> str:
    """The areas that a declared action leads to, a healer's patient, a carrier's passenger, or nothing."""
    if deed.deed in ("carry", "heal") and deed.aim is not None:
        goals = [view.areas[area].name for area in deed.way]
        return ", ".join([name_of_card(view, view.units[deed.aim].card, say), *goals])
    areas = list(deed.way)
    if deed.deed in AIMED_AT_AREAS and deed.aim is not None and not areas:
        areas = [deed.aim]
    way = ", ".join(view.areas[area].name for area in areas)
    if deed.strike is None:
        return way
    return f"{way}; {say('deed-melee')} {view.areas[deed.strike].name}".removeprefix("; ")


FATES: Final[dict[str, str]] = {
    "in_play": "fate-in-play",
    "taken_out": "fate-taken-out",
    "dropped": "fate-dropped",
    "withdrawn": "fate-withdrawn",
    "taken_away": "fate-taken-away",
    "discarded": "fate-discarded",
    "spent": "fate-spent",
    "allocated": "fate-allocated",
    "lost": "fate-lost",
    "retaliates": "fate-retaliates",
    "held_back": "fate-held-back",
}
HITS: Final = ("kill", "disrupt", "push", "trample")
AT_UNITS: Final = ("allocated", "retaliates")
AT_DICE: Final = ("discarded", "spent")


def attack(view: WarView, say: Say) -> list[Rows]:
    """Who fights whom, and a column for each die: whose it is, what it shows and what became of it."""
    fight = view.attack
    if fight is None:
        return []
    foe = say("board-nobody") if fight.foe is None else seat_name(fight.foe, say)
    sides = [
        [
            f"{say('board-attack')} {view.areas[fight.target].name}",
            say("board-attacker"),
            say("board-defender"),
        ],
        [say("board-player"), seat_name(fight.seat, say), foe],
        [say("board-roll"), say(f"roll-{fight.roll}"), say("roll-defence")],
        [say("board-units"), *(names_of_units(view, units, say) for units in (fight.attackers, fight.defenders))],
    ]
    if len({view.units[unit].owner for unit in fight.defenders}) > 1:  # JA-4.13: partners defend together
        sides.append([say("board-leads"), "", foe])
    return [sides, *dice(view, fight.dice, say)]


def dice(view: WarView, rolled: list[DieView], say: Say) -> list[Rows]:
    """The dice of an attack, one by one."""
    if not rolled:
        return []
    rows = [
        [say("board-dice"), *(str(number) for number in range(1, len(rolled) + 1))],
        [say("board-side"), *(say("board-attacker" if die.is_attack else "board-defender") for die in rolled)],
        [say("board-unit"), *(owner_of_die(view, die, say) for die in rolled)],
        [say("board-colour"), *(colour_of(die, say) for die in rolled)],
        [say("board-result"), *(say(f"result-{die.result}") if die.result else "" for die in rolled)],
        [say("board-rerolled"), *(", ".join(say(f"reroll-{way}") for way in die.rerolled) for die in rolled)],
        [say("board-fate"), *(fate_of(view, die, say) for die in rolled)],
    ]
    return [[row for row in rows if any(row[1:])]]


def owner_of_die(view: WarView, die: DieView, say: Say) -> str:
    """The unit that rolls a die, or the whole side."""
    return say("whole-side") if die.unit is None else name_of_card(view, view.units[die.unit].card, say)


def colour_of(die: DieView, say: Say) -> str:
    """The colour of a die, or that its result came without one."""
    return say("without-a-roll") if die.colour is None else say(f"die-{die.colour}")


def fate_of(view: WarView, die: DieView, say: Say) -> str:
    """What became of a die: whom it struck, or which die it met."""
    if die.fate == "in_play" and die.result not in (HITS if die.is_attack else ("shield",)):
        return ""
    fate = say(FATES[die.fate])
    if die.partner is None:
        return fate
    if die.fate in AT_UNITS:
        return f"{fate}: {name_of_card(view, view.units[die.partner].card, say)}"
    return f"{fate}: {say('board-die')} {die.partner + 1}" if die.fate in AT_DICE else fate
