"""What choices mean beyond their own arguments, for the sentences that describe them.

A die is put into words by the message `the-die`, which others refer to.
"""

from __future__ import annotations

from collections.abc import Callable

from timefront.games.joan_of_arc.board.gear import bearer_of
from timefront.games.joan_of_arc.board.losses import hp_left
from timefront.games.joan_of_arc.board.same_kind import sorts_of
from timefront.games.joan_of_arc.content.cards.talks import LETTERS
from timefront.games.joan_of_arc.content.vocabulary import CONVERT_ORDER, COSTS, SUMMON
from timefront.games.joan_of_arc.rules.activation.actions import (
    CARRY_DEED,
    DONE,
    FORCED_MARCH_DEED,
    HEAL_DEED,
    MOVE_DEED,
    NOWHERE,
    REST,
    TOGETHER,
    way_end,
)
from timefront.games.joan_of_arc.rules.activation.activation import Activation
from timefront.games.joan_of_arc.rules.activation.declaring import Declaration
from timefront.games.joan_of_arc.rules.activation.march import ForcedMarch
from timefront.games.joan_of_arc.rules.attack.dice import price
from timefront.games.joan_of_arc.rules.attack.gigantic.assault import Assault
from timefront.games.joan_of_arc.rules.attack.muster import FOLLOWED
from timefront.games.joan_of_arc.rules.attack.rows import colour
from timefront.games.joan_of_arc.rules.buildings import fire_limit
from timefront.games.joan_of_arc.rules.deployment import units_that_fit, units_to_deploy
from timefront.games.joan_of_arc.rules.effects.bonus_actions import added_units, bonus_powers
from timefront.games.joan_of_arc.rules.effects.player_actions import HANDLING_NAMES
from timefront.games.joan_of_arc.rules.effects.talk import Talk
from timefront.games.joan_of_arc.rules.effects.units import units_to_summon
from timefront.games.joan_of_arc.rules.effects.upgrade import UPGRADE_NAMES
from timefront.games.joan_of_arc.rules.effects.windows import Window, first_of_kind
from timefront.games.joan_of_arc.rules.rounds.camp import Casualties
from timefront.games.joan_of_arc.rules.rounds.fire import Fire
from timefront.games.joan_of_arc.rules.rounds.own_areas import own_units
from timefront.games.joan_of_arc.rules.rounds.ransom import PRICE
from timefront.games.joan_of_arc.state import ORDER_KINDS, War
from timefront.games.joan_of_arc.verbs import (
    AREA,
    COLOUR,
    COST,
    COUNCIL_HELP,
    DO_MOVE,
    EQUIPMENT_HELP,
    GAIN,
    INTRIGUE_HELP,
    LEGEND_HELP,
    RESULT,
    SEAT,
    SKILL,
    TALK_QUESTION,
    UNIT,
)
from timefront.kernel.questions import Choice, Kind

Meaning = dict[str, tuple[Kind, int]]

FIGURE = Kind("figure", lambda s: range(0))
"""A number that is not an id."""


def describe_choice(s: War, choice: Choice) -> Meaning:
    """The names and figures that the sentence for a choice may use."""
    describe = _DESCRIPTIONS.get(choice[0])
    return {} if describe is None else describe(s, choice)


# Deployment


def _deploy_all(s: War, choice: Choice) -> Meaning:
    """JA-13.3: how many of the units fit."""
    same = next(same for same in sorts_of(s, units_to_deploy(s, s.seat)) if choice[1] in same)
    return {"count": (FIGURE, len(units_that_fit(s, same, choice[2])))}


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


def _council_card(s: War, choice: Choice) -> Meaning:
    """JA-4.3: what the card does."""
    return {"does": (COUNCIL_HELP, choice[1])}


def _legend_card(s: War, choice: Choice) -> Meaning:
    """JA-8.5: what the card does and costs."""
    return {"does": (LEGEND_HELP, choice[1]), "legend": (FIGURE, s.setting.content.legend[choice[1]].cost)}


def _equipment(s: War, choice: Choice) -> Meaning:
    """JA-8.3: what the piece does, and who has it."""
    card = choice[1] if choice[0] in HANDLING_NAMES else choice[2]
    return {"does": (EQUIPMENT_HELP, card), "bearer": (UNIT, bearer_of(s, card))}


def _trigger(s: War, choice: Choice) -> Meaning:
    """JA-8.6: what the event does and costs."""
    return {"does": (INTRIGUE_HELP, choice[1]), "count": (FIGURE, s.setting.content.intrigue[choice[1]].cost)}


def _chosen_unit(s: War, choice: Choice) -> Meaning:
    """JA-8.5: where the unit is."""
    return {"area": (AREA, s.place[choice[1]])}


def _ask(s: War, choice: Choice) -> Meaning:
    """JA-8.1: the question, and whether it is risky; nothing of its answer."""
    frame = s.stack[-1]
    assert isinstance(frame, Talk)
    asked = frame.card(s).question(choice[1])
    assert asked is not None
    place = frame.topic * len(LETTERS) + choice[1]
    return {"question": (TALK_QUESTION, place), "risk": (FIGURE, int(asked.is_risky))}


def _upgrade(s: War, choice: Choice) -> Meaning:
    """JA-8.4: the price."""
    return {"count": (FIGURE, s.setting.cards.upgrade_experience[s.profile[choice[1]]])}


def _use_power(s: War, choice: Choice) -> Meaning:
    """JA-6.9: what the power does and costs, as its card says."""
    unit, effect = choice[1], choice[2]
    frame = s.stack[-1]
    if isinstance(frame, Window):
        ready = frame.ready_powers(s, unit)
    else:
        activation = _activation(s)
        ready = bonus_powers(s, unit, _spent_by(s, unit), activation.mode, activation.area)
    power = first_of_kind(ready, effect)
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
        called = units_to_summon(s, power, unit)
        meaning |= {"called": (UNIT, called[0]), "count": (FIGURE, len(called))}
    return meaning


def _together(s: War, choice: Choice) -> Meaning:
    """How many units declare the same."""
    frame = s.stack[-1]
    assert isinstance(frame, Declaration)
    return {"count": (FIGURE, len(next(same for same in frame.sorts(s) if choice[1] in same)))}


def _rest(s: War, choice: Choice) -> Meaning:
    """How many of the rest can do it."""
    frame = s.stack[-1]
    assert isinstance(frame, Declaration)
    return {"count": (FIGURE, len(frame.rest(s, REST.index(choice[0]), choice[1] if len(choice) > 1 else NOWHERE)))}


def _do_move(s: War, choice: Choice) -> Meaning:
    frame = s.stack[-1]
    assert isinstance(frame, Activation)
    wanted = MOVE_DEED if choice[0] == DO_MOVE.name else FORCED_MARCH_DEED
    bound = [n for n, deed in enumerate(frame.deeds) if deed == wanted and frame.aims[n] == choice[1]]
    return {"count": (FIGURE, len(bound))}


def _march_on(s: War, choice: Choice) -> Meaning:
    """JA-11.1: how many units march, and where they are."""
    frame = s.stack[-1]
    assert isinstance(frame, ForcedMarch)
    return {"count": (FIGURE, len(frame.units)), "first": (AREA, frame.area)}


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
    if deed == CARRY_DEED:
        meaning["patient"] = (UNIT, frame.aims[number])
    if frame.ways[number]:
        meaning["end"] = (AREA, way_end(frame.ways[number]))
    elif deed == HEAL_DEED:
        meaning["patient"] = (UNIT, frame.aims[number])
    return meaning


def _spent_by(s: War, unit: int) -> int:
    """The bonus actions that a unit has used in its activation."""
    frame = _activation(s)
    return frame.spent[frame.units.index(unit)]


def _activation(s: War) -> Activation:
    """The activation in progress."""
    return next(frame for frame in reversed(s.stack) if isinstance(frame, Activation))


# The camp


def _ransom(s: War, choice: Choice) -> Meaning:
    """JA-11.4: the price, and who gets it."""
    return {"count": (FIGURE, PRICE), "captor": (SEAT, s.sent_by[choice[1]])}


def _doom(s: War, choice: Choice) -> Meaning:
    frame = s.stack[-1]
    assert isinstance(frame, Casualties)
    return {"unit": (UNIT, frame.doomed[0]), "result": (RESULT, frame.result)}


def _raze(s: War, choice: Choice) -> Meaning:
    """Where the building stands (JA-12.7)."""
    return {"area": (AREA, s.setting.building_area[choice[1]])}


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


def _assign_die(s: War, choice: Choice) -> Meaning:
    """JA-12.7: for how many enemies the die counts."""
    frame = s.stack[-1]
    assert isinstance(frame, Assault)
    return {**_die_in_words(s, choice[1]), "count": (FIGURE, frame.count_in(s, choice[2]))}


def _guard(s: War, choice: Choice) -> Meaning:
    """Whose result the bodyguard would take over."""
    return {"ward": (UNIT, s.die_mate[choice[2]]), "result": (RESULT, s.die_result[choice[2]])}


def _die_in_words(s: War, die: int) -> Meaning:
    return {
        "colour": (COLOUR, colour(s, die)),
        "owner": (UNIT, s.die_unit[die]),
        "result": (RESULT, s.die_result[die]),
    }


def _pay_for_dice(s: War, choice: Choice) -> Meaning:
    condition = price(s, choice[1])
    assert condition is not None
    return {"count": (FIGURE, condition.count), "token": (COST, COSTS.index(condition.words))}


def _hit_points(s: War, choice: Choice) -> Meaning:
    return {"left": (FIGURE, hp_left(s, choice[1]))}


def _hold_ground(s: War, choice: Choice) -> Meaning:
    return {"count": (FIGURE, s.fight[FOLLOWED].bit_count())}


_DESCRIPTIONS: dict[str, Callable[[War, Choice], Meaning]] = {
    "all-deploy": _deploy_all,
    "order": _order,
    "interrupt": _order,
    "sally": _order,
    "end-turn": _end_turn,
    "choose-card": _council_card,
    **dict.fromkeys(("play-card", "discard-card"), _legend_card),
    **dict.fromkeys(("put-on", "use-equipment", "discard-surplus", *HANDLING_NAMES), _equipment),
    "trigger": _trigger,
    "choose-unit": _chosen_unit,
    "ask": _ask,
    "command": _command,
    **dict.fromkeys(UPGRADE_NAMES, _upgrade),
    "use-power": _use_power,
    **dict.fromkeys([verb for verb in TOGETHER if verb], _together),
    **dict.fromkeys([verb for verb in REST if verb], _rest),
    "do-move": _do_move,
    "do-march": _do_move,
    "march-on": _march_on,
    "end-march": _march_on,
    "do-attack": _do_attack,
    "do-deed": _do_deed,
    "pay-ransom": _ransom,
    "reroll-doom": _doom,
    "let-doom-stand": _doom,
    "card-rerolls-doom": _doom,
    **dict.fromkeys(("burn-building", "damage-building"), _damage),
    "raze-building": _raze,
    "keep-die": _die,
    "remove-die": _die,
    "reroll-die": _die,
    "pick-die": _die,
    "turn-into-kill": _die,
    "discard-result": _die,
    "retaliate-with": _die,
    "hold-back": _die,
    "target-unit": _die,
    "suffer": _die,
    "allocate": _die_for_unit,
    "assign-die": _assign_die,
    "guard": _guard,
    "pay-for-dice": _pay_for_dice,
    "take-wound": _hit_points,
    "hold-ground": _hold_ground,
}
