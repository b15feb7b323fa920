"""What is about to happen, for bots: declared actions to be resolved, and attacks whose dice are partly rolled."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.bots.cards.talking import TALK
from timefront.games.joan_of_arc.bots.clash import (
    WASTED,
    Tally,
    add_defence,
    expected,
    gain,
    price,
    striking_units,
    weigh_rolls,
)
from timefront.games.joan_of_arc.bots.declarations import of_activation, of_command_choice, of_declaration
from timefront.games.joan_of_arc.bots.giants import of_assault, of_gigantic_dice
from timefront.games.joan_of_arc.bots.posture import Posture
from timefront.games.joan_of_arc.bots.steps import march_worth, step_worth
from timefront.games.joan_of_arc.bots.supplies import HELD_CARD, TIMELY
from timefront.games.joan_of_arc.bots.threats import Threats
from timefront.games.joan_of_arc.bots.worth import PUSHED, STRIKE, Worths
from timefront.games.joan_of_arc.content.dice import BLANK, PUSH, SHIELD, TRAMPLE
from timefront.games.joan_of_arc.rules.activation.activation import Activation
from timefront.games.joan_of_arc.rules.activation.command import CommandChoice
from timefront.games.joan_of_arc.rules.activation.declaring import Declaration
from timefront.games.joan_of_arc.rules.activation.march import ForcedMarch
from timefront.games.joan_of_arc.rules.attack.blows import Blows
from timefront.games.joan_of_arc.rules.attack.dice import lay_attack_dice, lay_defence_dice, removals_by_cards
from timefront.games.joan_of_arc.rules.attack.gigantic.assault import AreaAssault, Assault
from timefront.games.joan_of_arc.rules.attack.muster import (
    PAYERS,
    attacked,
    attackers,
    attacking_seat,
    defenders,
    is_assault,
    is_by_command,
    kind_of_roll,
    target_of,
    way_of,
)
from timefront.games.joan_of_arc.rules.attack.pool import FROM_CARD, FROM_SIZE, Pool, defence_dice
from timefront.games.joan_of_arc.rules.attack.pushes import Pushes
from timefront.games.joan_of_arc.rules.attack.rework import Rework
from timefront.games.joan_of_arc.rules.attack.rows import (
    ALLOCATED,
    ATTACK,
    DEFENCE_SIDE,
    IN_PLAY,
    RETALIATES,
    TAKEN_AWAY,
    UNROLLED,
    all_dice,
    is_from_hill,
    origin_of,
    seal,
    side_of_die,
)
from timefront.games.joan_of_arc.rules.attack.sequence import Attack
from timefront.games.joan_of_arc.rules.effects.dice_changes import PickDice
from timefront.games.joan_of_arc.rules.effects.gear_uses import Shove
from timefront.games.joan_of_arc.rules.effects.legend import DrawCards
from timefront.games.joan_of_arc.rules.effects.playing import CardWindow
from timefront.games.joan_of_arc.rules.effects.talk import Talk
from timefront.games.joan_of_arc.rules.rounds.orders import InterruptWindow
from timefront.games.joan_of_arc.state import War, side_of
from timefront.kernel.bits import members

LATE: Final[list[str]] = [
    *("pushing", "defenders_pushed", "attackers_pushed"),
    *("follow_up", "breakthrough", "moving_on", "aftermath", "close", "over"),
]
"""The steps at which an attack continues once its results have begun to take effect."""


def prospects(s: War, worths: Worths, posture: Posture, threats: list[Threats], closely: bool) -> float:
    """What is about to happen, as a lead of the first side; if `closely`, attacks are weighed by all possible rolls.

    The threats are those of each side.
    """
    lead = 0.0
    for frame in s.stack:
        if isinstance(frame, Declaration):
            feared = threats[1 - side_of(s, frame.seat)]
            lead += signed(s, frame.seat, of_declaration(s, worths, frame, posture, feared, closely))
        elif isinstance(frame, Activation):
            feared = threats[1 - side_of(s, frame.seat)]
            lead += signed(s, frame.seat, of_activation(s, worths, frame, posture, feared, closely))
        elif isinstance(frame, CommandChoice):
            feared = threats[1 - side_of(s, frame.seat)]
            lead += signed(s, frame.seat, of_command_choice(s, worths, frame, posture, feared, closely))
        elif isinstance(frame, InterruptWindow):
            if frame is not s.stack[-1]:
                lead += signed(s, frame.seat, TIMELY)
        elif isinstance(frame, DrawCards):
            lead += signed(s, frame.seat, HELD_CARD * frame.count)
        elif isinstance(frame, Shove):
            lead += signed(s, frame.seat, PUSHED)
        elif isinstance(frame, Talk):
            lead += signed(s, frame.seat, TALK)
        elif isinstance(frame, ForcedMarch):
            lead += signed(s, frame.seat, of_march(s, worths, frame))
        elif isinstance(frame, Attack):
            if frame.at not in LATE:
                lead += signed(s, attacking_seat(s), of_attack(s, worths, closely))
        elif isinstance(frame, Assault):
            lead += signed(s, attacking_seat(s), of_assault(s, worths, frame))
        elif isinstance(frame, AreaAssault):
            if frame.at not in LATE:
                lead += signed(s, attacking_seat(s), of_attack(s, worths, closely))
        elif isinstance(frame, Blows):
            lead += signed(s, attacking_seat(s), of_blows(s, worths, frame.dice))
        elif isinstance(frame, Pushes):
            lead += signed(s, frame.by, PUSHED * len(frame.units))
    return lead


def signed(s: War, seat: int, worth: float) -> float:
    """A seat's gain, seen from the first side."""
    return worth if side_of(s, seat) == 0 else -worth


def of_march(s: War, worths: Worths, frame: ForcedMarch) -> float:
    """What the die of a forced march may bring, or has brought while it could be rerolled."""
    if frame.at == "marched":
        return sum([march_worth(s, worths, unit, frame.area) for unit in frame.units], 0.0)
    if frame.at == "token" and frame.result == PUSH:
        return sum([step_worth(s, worths, unit, frame.area) for unit in frame.units], 0.0)
    return 0.0


# An attack in progress


def of_attack(s: War, worths: Worths, closely: bool) -> float:
    """What the rolled and unrolled dice bring the attacker."""
    if is_assault(s) and not in_an_area(s):
        return of_gigantic_dice(s, worths, to_roll_again(s, worths) if s.die_unit else [])
    if not s.die_unit and (s.boons or isinstance(s.stack[-1], CardWindow)):
        s = with_dice(s, worths)
    units, target, roll = attackers(s), target_of(s), kind_of_roll(s)
    if not s.die_unit:
        ways = [way_of(s, unit) for unit in units]
        return expected(s, units, target, roll, ways, is_by_command(s), closely)
    foes = [unit for unit in defenders(s) if s.place[unit] == target]
    if not foes:
        return 0.0
    tally = Tally()
    is_certain = count_dice(s, worths, tally)
    has_defence = any(side_of_die(s, die) == DEFENCE_SIDE for die in all_dice(s))
    pool = Pool()
    if not has_defence:
        pool = defence_dice(s, foes, units, target, roll, members(s.fight[PAYERS]))
        add_defence(s, tally, worths, pool, units, foes, target, roll)
    allotted = [die for die in all_dice(s) if s.die_fate[die] in (ALLOCATED, RETALIATES)]
    free = [unit for unit in foes if not any(s.die_mate[die] == unit for die in allotted)] or foes
    if closely:
        defence = dice_in_play(s, worths, DEFENCE_SIDE) if has_defence else pool
        attack = dice_in_play(s, worths, ATTACK)
        worth = weigh_rolls(s, worths, tally, attack, defence, free, units, target, roll)
    else:
        tally.strip(0.0 if has_defence and is_certain else WASTED)
        worth = gain(s, worths, tally, free, units, target, roll)
    return worth + of_blows(s, worths, allotted)


def in_an_area(s: War) -> bool:
    """JA-12.7: whether the dice of one area of an assaulted hex are on the table, not those of the whole hex."""
    return any(isinstance(frame, AreaAssault) for frame in s.stack)


def with_dice(s: War, worths: Worths) -> War:
    """The same with the dice to be rolled on the table, including those that cards add or remove (JA-8.5)."""
    copy = s.clone()
    lay_attack_dice(copy)
    lay_defence_dice(copy)
    dice = [die for die in all_dice(copy) if side_of_die(copy, die) == ATTACK and copy.die_kind[die] >= 0]
    dice.sort(key=lambda die: -worths.strike[copy.die_kind[die]])
    for die in dice[: removals_by_cards(copy)]:
        seal(copy, die, TAKEN_AWAY)
    return copy


def count_dice(s: War, worths: Worths, tally: Tally) -> bool:
    """Add the dice in play, with what they show or may show; returns whether all of them are final."""
    again = to_roll_again(s, worths)
    striking = striking_units(s, attackers(s), defenders(s), kind_of_roll(s))
    is_certain = True
    for die in all_dice(s):
        if s.die_fate[die] != IN_PLAY:
            continue
        kind, result = s.die_kind[die], s.die_result[die]
        is_open = result == UNROLLED or die in again
        is_certain = is_certain and not is_open
        if side_of_die(s, die) == ATTACK:
            for _ in range(times_counted(s, die)):
                if is_open:
                    tally.add_chances(worths.chances, kind)
                else:
                    tally.add_result(PUSH if result == TRAMPLE else result)
            continue
        if is_open:
            tally.shields += worths.chances[5 * kind + SHIELD]
        elif result == SHIELD:
            tally.shields += 1.0
        if s.die_unit[die] in striking or is_from_hill(s, die):
            if is_open:
                tally.add_chances_back(worths.chances, kind)
            else:
                tally.add_result_back(result)
    return is_certain


def times_counted(s: War, die: int) -> int:
    """JA-9.big, JA-12.7: a gigantic die counts for every unit; once the rolls stand, there are copies of it."""
    if origin_of(s, die) != FROM_SIZE or s.die_kind[die] < 0:
        return 1
    copies = [row for row in all_dice(s) if origin_of(s, row) == FROM_SIZE and s.die_kind[row] < 0]
    return 1 if copies else len(attacked(s))


def dice_in_play(s: War, worths: Worths, side: int) -> Pool:
    """The dice of a side that count: final ones as results without a roll, the others by their kind."""
    pool, again = Pool(), to_roll_again(s, worths)
    for die in all_dice(s):
        if s.die_fate[die] == IN_PLAY and side_of_die(s, die) == side:
            result = s.die_result[die]
            is_open = result == UNROLLED or die in again
            pool.add(
                s.die_unit[die], s.die_kind[die] if is_open else ~(result if result <= SHIELD else BLANK), FROM_CARD
            )
    return pool


def to_roll_again(s: War, worths: Worths) -> list[int]:
    """JA-7.2: the dice being rerolled; while they are chosen, also those that may be rerolled and show too little."""
    frame = s.stack[-1]
    if isinstance(frame, PickDice):
        return frame.rolling
    if not isinstance(frame, Rework):
        return []
    if frame.at != "token_die":
        return frame.rolling
    dice = frame.token_candidates(s)
    if frame.roller == DEFENCE_SIDE:
        return frame.rolling + [die for die in dice if s.die_result[die] != SHIELD]
    return frame.rolling + [die for die in dice if STRIKE[s.die_result[die]] < worths.strike[s.die_kind[die]]]


def of_blows(s: War, worths: Worths, dice: list[int]) -> float:
    """The cost of results that were allocated, or strike back."""
    worth = 0.0
    for die in dice:
        unit = s.die_mate[die]
        if s.place[unit] >= 0:
            cost = price(s, worths, unit, s.die_result[die])
            worth += cost if s.die_fate[die] == ALLOCATED else -cost
    return worth
