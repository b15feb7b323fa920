"""What a legend card or an intrigue event brings if it is used now, for bots: how much the lead changes."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.board.abilities import has_skill
from timefront.games.joan_of_arc.board.areas import is_enemy, troops_in
from timefront.games.joan_of_arc.board.tokens import spendable
from timefront.games.joan_of_arc.bots.evaluation import TERMS, leads
from timefront.games.joan_of_arc.bots.supplies import has_foe_to_come, share_in_time
from timefront.games.joan_of_arc.bots.worth import INFIRMARY, TOKENS, worths_of
from timefront.games.joan_of_arc.content.cards.effect_numbers import (
    DENY_SKILL,
    FREE_UPKEEP,
    MIRE,
    REROLL_DOOM,
    VEIL,
)
from timefront.games.joan_of_arc.content.cards.talk_effects import ENEMY
from timefront.games.joan_of_arc.content.dice import BLANK, SHIELD
from timefront.games.joan_of_arc.content.effects import Effect
from timefront.games.joan_of_arc.content.vocabulary import (
    ACTIVATE,
    CHARGE,
    CHARGING_SKILL,
    COMMAND,
    CONVERT_ORDER,
    DRAW_CARDS,
    GRANT_SKILL,
    LOSE,
    MOVE_UNITS,
    PLACE_STAKES,
    REROLL_DICE,
    RESCUE,
    SET_FIRE,
    TAKE,
)
from timefront.games.joan_of_arc.rules.activation.activation import Activation
from timefront.games.joan_of_arc.rules.activation.declaring import Declaration
from timefront.games.joan_of_arc.rules.attack.dice import Removal
from timefront.games.joan_of_arc.rules.attack.rows import ATTACK, DEFENCE_SIDE, rolled_dice
from timefront.games.joan_of_arc.rules.effects.anchors import Anchored, offer_anchors
from timefront.games.joan_of_arc.rules.effects.dice_changes import PickDice, own_dice_side, units_in_danger
from timefront.games.joan_of_arc.rules.effects.gains import FIRST_ORDER
from timefront.games.joan_of_arc.rules.effects.legend import DrawCards
from timefront.games.joan_of_arc.rules.effects.playing import CardWindow
from timefront.games.joan_of_arc.rules.effects.units import upkeep_due
from timefront.games.joan_of_arc.state import EXPERIENCE, LEGEND, ORDER_KINDS, War, side_of
from timefront.games.joan_of_arc.verbs import ENOUGH_DICE, LET_PASS, PICK_DIE, PLACE_ORDER, PLAY_NO_CARD
from timefront.kernel.bits import members
from timefront.kernel.flow import CHANCE, NOBODY, OVER
from timefront.kernel.questions import Choice

AREA_EFFECTS: Final[list[int]] = [GRANT_SKILL, DENY_SKILL, VEIL, MIRE, SET_FIRE]
"""Effects in a chosen area."""
SPELLED: Final = 0.25
"""What a skill gained or lost, or a path closed, is worth for each unit concerned."""
OVERRATED: Final[dict[int, float]] = {ACTIVATE: 0.5, MOVE_UNITS: 0.25, PLACE_STAKES: 0.4}
"""How much the evaluation overrates some effects: plans look better than actions."""
ANOTHER_ORDER: Final = 0.35
"""What an order is worth beyond its worth in hand if it can be placed in this turn."""
DRAWN: Final = 0.25
"""What one more card to choose from is worth to a seat with tokens left for it."""
ROLLED_AGAIN: Final = 0.2
"""What it is worth that a doom die may be rerolled."""
LEFT_IN_TIME: Final = 0.9
"""How much of a fire's harm is avoided if the enemy has a turn in which to leave it."""
PLACES: Final = TERMS.index("places")
DECLINING: Final[dict[str, str]] = {"card": PLAY_NO_CARD.name, "reaction": LET_PASS.name}
"""The choice not to play a card, by question."""
DECIDED: Final = 60.0
"""The lead of a side that has won."""


def gain_of(s: War, choice: Choice, card: Anchored) -> float:
    """What the asked seat gains by playing a card or triggering an event now, including its price.

    Where the game continues after the card, it is compared with the game without it: in the camp phase, with what
    would happen to the disrupted units. In an attack all possible rolls are weighed: averages overrate one more die, or
    a reroll.
    """
    seat, closely = s.seat, bool(s.fight)
    before, after = s, position_after(s, choice, card)
    if s.stack[-1].at in DECLINING:
        asks_again = len(after.stack) == len(s.stack) and after.seat == seat and after.stack[-1].at == s.stack[-1].at
        is_apart = isinstance(s.stack[-1], CardWindow) and not s.fight
        if is_apart or (len(after.stack) <= len(s.stack) and not asks_again):
            before = declined(s)
        if is_apart and asks_again:
            after = declined(after)
    gained = lead_of(after, seat, closely) - lead_of(before, seat, closely)
    for effect in card.effects:
        gained += unseen(s, after, seat, effect, card)
    return gained


def declined(s: War) -> War:
    """The position if no card is played where one could be."""
    copy = s.clone()
    copy.answer((DECLINING[s.stack[-1].at],))
    return copy


def past_card_windows(s: War) -> War:
    """The position in which nobody plays a card where one could be played.

    Clicks are compared there: one must not look better because somebody is asked for a card after it.
    """
    while s.stack and isinstance(s.stack[-1], CardWindow) and s.stack[-1].at == "card":
        s = declined(s)
    return s


def lead_of(s: War, seat: int, closely: bool) -> float:
    """How far a seat's side is ahead, by the quick or the close evaluation."""
    if s.seat == OVER:
        lead = 0.0 if s.verdict not in (0, 1) else DECIDED * (1 - 2 * s.verdict)
    else:
        lead = sum(leads(s, closely))
    return lead if side_of(s, seat) == 0 else -lead


def position_after(s: War, choice: Choice, card: Anchored) -> War:
    """The position after a card has taken effect, as far as its player decides it.

    It does not matter to the evaluation which cards are drawn, so any will do.
    """
    seat, depth = s.seat, len(s.stack)
    copy = s.clone()
    copy.answer(choice)
    while len(copy.stack) > depth or (copy.stack and isinstance(copy.stack[-1], Removal)):
        frame = copy.stack[-1]
        if isinstance(frame, DrawCards) and copy.seat == CHANCE:
            copy.answer(next(iter(copy.chance().results()))[0])
        elif copy.seat != seat or isinstance(frame, (Activation, Declaration)):
            break
        else:
            copy.answer(next_step(copy, card))
    return copy


# Choices for a card


def next_step(s: War, card: Anchored) -> Choice:
    """What the player of a card chooses for it: the area that suits it best, or the choice with the best position."""
    frame, best = s.stack[-1], None
    if frame.at == "anchor":
        best = best_area(s, card)
    elif isinstance(frame, PickDice):
        best = die_to_reroll(s, frame)
    if best is not None:
        return best
    offers = s.offer()
    seat, most, best = s.seat, -2.0 * DECIDED, offers[0]
    for choice in offers if len(offers) > 1 else []:
        copy = s.clone()
        copy.answer(choice)
        lead = lead_of(copy, seat, False)
        if lead > most:
            best, most = choice, lead
    return best


def die_to_reroll(s: War, frame: PickDice) -> Choice | None:
    """The next die to reroll, while there is a poor one; nothing for dice that are turned."""
    if frame.record(s).effect != REROLL_DICE:
        return None
    offers, poor = s.offer(), poor_dice(s, frame.seat)
    for choice in offers:
        if choice[0] == PICK_DIE.name and choice[1] in poor:
            return choice
    return ENOUGH_DICE() if ENOUGH_DICE() in offers else offers[0]


def poor_dice(s: War, seat: int) -> list[int]:
    """The player's dice that do nothing: blanks and shields of an attack, all but shields of a defence."""
    if own_dice_side(s, seat) == ATTACK:
        return [die for die in rolled_dice(s, ATTACK) if s.die_result[die] in (BLANK, SHIELD)]
    return [die for die in rolled_dice(s, DEFENCE_SIDE) if s.die_result[die] != SHIELD]


def best_area(s: War, card: Anchored) -> Choice | None:
    """The area where a card does most; nothing for cards without an area."""
    effect = card.effects[0]
    offers = offer_anchors(s, s.seat, card) if effect.effect in AREA_EFFECTS else []
    return max(offers, key=lambda choice: spelled_units(s, s.seat, effect, choice[1])) if offers else None


# What the evaluation of a position does not see


def unseen(s: War, after: War, seat: int, effect: Effect, card: Anchored) -> float:
    """What an effect is worth beyond what the position after it shows."""
    kind = effect.effect
    if kind == RESCUE:
        return rescue_worth(s, seat, effect)
    if kind == REROLL_DOOM:
        return ROLLED_AGAIN
    if kind in OVERRATED:
        return -OVERRATED[kind]
    if kind == SET_FIRE and has_foe_to_come(s, side_of(s, seat)):
        return -LEFT_IN_TIME * abs(leads(after, False)[PLACES] - leads(s, False)[PLACES])
    if kind in AREA_EFFECTS and kind != SET_FIRE:
        areas = [choice[1] for choice in offer_anchors(s, seat, card)]
        return SPELLED * max([spelled_units(s, seat, effect, area) for area in areas], default=0)
    if kind == TAKE and FIRST_ORDER <= effect.what < FIRST_ORDER + ORDER_KINDS and s.active == seat:
        return ANOTHER_ORDER * effect.count
    if kind == LOSE and effect.whose == ENEMY and effect.what == FIRST_ORDER + COMMAND:
        return ANOTHER_ORDER * commands_denied(s, seat, effect.count)
    if kind == FREE_UPKEEP:
        return TOKENS[EXPERIENCE] * min(effect.count, len(upkeep_due(s, seat)))
    if kind == DRAW_CARDS:
        return DRAWN * effect.count * share_in_time(s, worths_of(s.setting)) if spendable(after, seat, LEGEND) else 0.0
    if kind == CONVERT_ORDER and effect.into == CHARGE and not s.orders[seat * ORDER_KINDS + CHARGE]:
        return max(0.0, best_order(after, seat) - best_order(s, seat))
    return 0.0


def commands_denied(s: War, seat: int, count: int) -> int:
    """How many command orders an enemy loses that could have been placed in this turn."""
    if s.active == NOBODY or s.setting.seat_side[s.active] == s.setting.seat_side[seat]:
        return 0
    return min(count, s.orders[s.active * ORDER_KINDS + COMMAND])


def rescue_worth(s: War, seat: int, effect: Effect) -> float:
    """What it is worth that the most valuable unit in danger may be disrupted instead of destroyed."""
    worths = worths_of(s.setting)
    saved = [worths.profile[s.profile[unit]] * INFIRMARY + worths.loss[unit] for unit in units_in_danger(s, seat)]
    return worths.chances[5 * effect.die + effect.result] * max(saved, default=0.0)


def best_order(s: War, seat: int) -> float:
    """A seat's lead with the best of the orders that it can place now."""
    best = -DECIDED
    for choice in s.offer() if s.seat == seat else []:
        if choice[0] == PLACE_ORDER.name:
            copy = s.clone()
            copy.answer(choice)
            best = max(best, lead_of(copy, seat, False))
    return best


def spelled_units(s: War, seat: int, effect: Effect, area: int) -> int:
    """How many units in an area an effect helps or hinders."""
    side, kind = side_of(s, seat), effect.effect
    foes = members(troops_in(s, area, 1 - side))
    if kind == SET_FIRE:
        return len(foes)
    if kind == GRANT_SKILL:
        is_near = any(is_enemy(s, other, side) for other in s.setting.board.neighbours[area])
        return troops_in(s, area, side).bit_count() if is_near else 0
    if s.active == NOBODY:
        return 0
    left = s.orders[s.active * ORDER_KINDS : s.active * ORDER_KINDS + ORDER_KINDS]
    if kind == VEIL:
        shooters = [foe for foe in foes if s.setting.cards.range[s.profile[foe]]]
        return len(shooters) if any(left) else 0
    chargers = [foe for foe in foes if has_skill(s, foe, CHARGING_SKILL)]
    return len(chargers) + 1 if left[CHARGE] and chargers else 0
