"""What choices mean beyond their own arguments, for the sentences that show them.

A die is put into words by the message `the-die`, to which others refer.
"""

from __future__ import annotations

from collections.abc import Callable

from timefront.games.joan_of_arc.board.abilities import power_of
from timefront.games.joan_of_arc.board.losses import hp_left
from timefront.games.joan_of_arc.content.vocabulary import CONVERT_ORDER, COSTS, SUMMON
from timefront.games.joan_of_arc.rules.activation.actions import DONE, HEAL_DEED, MOVE_DEED, way_end
from timefront.games.joan_of_arc.rules.activation.activation import Activation
from timefront.games.joan_of_arc.rules.attack.fight import Fight
from timefront.games.joan_of_arc.rules.attack.opening import Opening
from timefront.games.joan_of_arc.rules.buildings import fire_limit
from timefront.games.joan_of_arc.rules.effects.bonus import TurnPowers, power_with_effect
from timefront.games.joan_of_arc.rules.effects.bonus_actions import added_units, bonus_powers
from timefront.games.joan_of_arc.rules.effects.powers import summoned
from timefront.games.joan_of_arc.rules.rounds.camp import Casualties
from timefront.games.joan_of_arc.rules.rounds.fire import Fire
from timefront.games.joan_of_arc.rules.rounds.orders import own_units
from timefront.games.joan_of_arc.state import ORDER_KINDS, War
from timefront.games.joan_of_arc.verbs import AREA, COLOUR, GAIN, RESULT, SKILL, TOKEN, UNIT
from timefront.kernel.questions import Choice, Kind

Meaning = dict[str, tuple[Kind, int]]

FIGURE = Kind("figure", lambda s: range(0))
"""A number that is nobody's id."""


def described(s: War, choice: Choice) -> Meaning:
    """The names and figures that the sentence of a choice may use."""
    describe = _DESCRIPTIONS.get(choice[0])
    return {} if describe is None else describe(s, choice)


# Orders


def _order(s: War, choice: Choice) -> Meaning:
    return {"count": (FIGURE, len(own_units(s, s.seat, choice[-1])))}


def _end_turn(s: War, choice: Choice) -> Meaning:
    return {"count": (FIGURE, sum(s.orders[s.seat * ORDER_KINDS : s.seat * ORDER_KINDS + ORDER_KINDS]))}


def _command(s: War, choice: Choice) -> Meaning:
    """JA-8.2: how many units the command reaches."""
    unit = choice[1]
    spent = _spent_by(s, unit)
    return {"count": (FIGURE, s.setting.cards.command_units[s.profile[unit]] + added_units(s, unit, spent))}


def _use_power(s: War, choice: Choice) -> Meaning:
    """JA-6.9: what the power does and costs, as its card says."""
    unit, effect = choice[1], choice[2]
    frame = s.stack[-1]
    if isinstance(frame, TurnPowers):
        ready = frame.ready_powers(s, unit)
    else:
        assert isinstance(frame, Activation)
        ready = bonus_powers(s, unit, _spent_by(s, unit), frame.mode, frame.area)
    number = power_with_effect(s, unit, ready, effect)
    power = power_of(s, unit, number)
    meaning: Meaning = {
        "effect": (FIGURE, effect),
        "count": (FIGURE, power.count),
        "gain": (GAIN, power.what),
        "skill": (SKILL, power.skill),
        "value": (FIGURE, power.value),
        "colour": (COLOUR, power.die),
        "experience": (FIGURE, power.costs[0]),
        "legend": (FIGURE, power.costs[1]),
    }
    if effect == CONVERT_ORDER:
        meaning["into"] = (GAIN, power.into)
    elif effect == SUMMON:
        called = summoned(s, unit, number)
        meaning |= {"called": (UNIT, called[0]), "count": (FIGURE, len(called))}
    return meaning


def _do_move(s: War, choice: Choice) -> Meaning:
    frame = s.stack[-1]
    assert isinstance(frame, Activation)
    bound = [n for n, deed in enumerate(frame.deeds) if deed == MOVE_DEED and frame.aims[n] == choice[1]]
    return {"count": (FIGURE, len(bound))}


def _do_attack(s: War, choice: Choice) -> Meaning:
    frame = s.stack[-1]
    assert isinstance(frame, Activation)
    joining = [n for n, deed in enumerate(frame.deeds) if deed != DONE and frame.target_of(n) == choice[1]]
    return {"count": (FIGURE, len(joining))}


def _do_deed(s: War, choice: Choice) -> Meaning:
    """What the unit has declared, and where it leads."""
    frame = s.stack[-1]
    assert isinstance(frame, Activation)
    number = frame.units.index(choice[1])
    deed = frame.deeds[number]
    meaning: Meaning = {"deed": (FIGURE, deed)}
    if frame.ways[number]:
        meaning["end"] = (AREA, way_end(frame.ways[number]))
    elif deed == HEAL_DEED:
        meaning["patient"] = (UNIT, frame.aims[number])
    return meaning


def _spent_by(s: War, unit: int) -> int:
    """The bonus actions that a unit has used in its activation."""
    frame = s.stack[-1]
    assert isinstance(frame, Activation)
    return frame.spent[frame.units.index(unit)]


# The camp


def _doom(s: War, choice: Choice) -> Meaning:
    frame = s.stack[-1]
    assert isinstance(frame, Casualties)
    return {"unit": (UNIT, frame.doomed[0]), "result": (RESULT, frame.result)}


def _damage(s: War, choice: Choice) -> Meaning:
    """The damage that the building would have, and how much brings it down (JA-8.9)."""
    building = choice[1]
    setting = s.setting
    is_fire = isinstance(s.stack[-1], Fire)
    limit = fire_limit(setting, building) if is_fire else setting.building_resistance[building]
    return {
        "area": (AREA, setting.building_area[building]),
        "damage": (FIGURE, s.damage[building] + 1),
        "resistance": (FIGURE, limit),
    }


# The attack


def _die(s: War, choice: Choice) -> Meaning:
    return _die_in_words(s, choice[1])


def _die_for_unit(s: War, choice: Choice) -> Meaning:
    return _die_in_words(s, choice[1]) | {"left": (FIGURE, hp_left(s, choice[2]))}


def _guard(s: War, choice: Choice) -> Meaning:
    """Whose result the bodyguard would take over."""
    frame = _fight(s)
    return {"ward": (UNIT, frame.partners[choice[2]]), "result": (RESULT, frame.results[choice[2]])}


def _die_in_words(s: War, die: int) -> Meaning:
    frame = _fight(s)
    return {
        "colour": (COLOUR, frame.colour(s, die)),
        "owner": (UNIT, frame.units[die]),
        "result": (RESULT, frame.results[die]),
    }


def _pay_for_dice(s: War, choice: Choice) -> Meaning:
    frame = s.stack[-1]
    assert isinstance(frame, Opening)
    price = frame.price(s, choice[1])
    assert price is not None
    return {"count": (FIGURE, price.count), "token": (TOKEN, COSTS.index(price.words))}


def _hit_points(s: War, choice: Choice) -> Meaning:
    return {"left": (FIGURE, hp_left(s, choice[1]))}


def _hold_ground(s: War, choice: Choice) -> Meaning:
    return {"count": (FIGURE, len(_fight(s).following))}


def _fight(s: War) -> Fight:
    frame = s.stack[-1]
    assert isinstance(frame, Fight)
    return frame


_DESCRIPTIONS: dict[str, Callable[[War, Choice], Meaning]] = {
    "order": _order,
    "interrupt": _order,
    "end-turn": _end_turn,
    "command": _command,
    "use-power": _use_power,
    "do-move": _do_move,
    "do-attack": _do_attack,
    "do-deed": _do_deed,
    "reroll-doom": _doom,
    "let-doom-stand": _doom,
    "burn-building": _damage,
    "damage-building": _damage,
    "keep-die": _die,
    "remove-die": _die,
    "reroll-die": _die,
    "turn-into-kill": _die,
    "discard-result": _die,
    "retaliate-with": _die,
    "hold-back": _die,
    "target-unit": _die,
    "suffer": _die,
    "allocate": _die_for_unit,
    "guard": _guard,
    "pay-for-dice": _pay_for_dice,
    "take-wound": _hit_points,
    "hold-ground": _hold_ground,
}
