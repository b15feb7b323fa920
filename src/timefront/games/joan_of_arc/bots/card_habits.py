"""When a quick bot plays legend cards whose good the judgement of a position does not see, and for whom."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.board.abilities import has_skill
from timefront.games.joan_of_arc.board.areas import is_enemy, troops_in
from timefront.games.joan_of_arc.content.cards.effect_numbers import (
    DENY_SKILL,
    MIRE,
    REMOVE_DICE,
    REMOVE_WORKS,
    VEIL,
    WITHDRAW,
)
from timefront.games.joan_of_arc.content.cards.legend import LegendCard
from timefront.games.joan_of_arc.content.dice import BLANK, SHIELD
from timefront.games.joan_of_arc.content.effects import Effect
from timefront.games.joan_of_arc.content.vocabulary import (
    ACTIVATE,
    ADD_DIE,
    ADD_RESULTS,
    CANCEL_RESULTS,
    CHARGE,
    CHARGING_SKILL,
    DRAW_CARDS,
    GRANT_SKILL,
    HEAL_WOUNDS,
    INTERRUPT,
    MOVE_UNITS,
    PLACE_STAKES,
    REROLL_DICE,
    SET_FIRE,
)
from timefront.games.joan_of_arc.rules.attack.muster import ATTACKERS, DEFENDERS, target_of
from timefront.games.joan_of_arc.rules.attack.reroll_token import is_hit_through
from timefront.games.joan_of_arc.rules.attack.rows import ATTACK, DEFENCE_SIDE, rolled_dice
from timefront.games.joan_of_arc.rules.effects.anchors import offer_anchors
from timefront.games.joan_of_arc.rules.effects.dice_changes import PickDice, own_dice_side
from timefront.games.joan_of_arc.rules.effects.playing import CardWindow, PlayCard, card_of
from timefront.games.joan_of_arc.state import LEGEND, ORDER_KINDS, War, held, side_of
from timefront.games.joan_of_arc.verbs import ENOUGH_DICE, PICK_DIE, PLAY_CARD, PLAY_NO_CARD
from timefront.kernel.bits import members
from timefront.kernel.flow import NOBODY
from timefront.kernel.questions import Choice

AREA_EFFECTS: Final[list[int]] = [GRANT_SKILL, DENY_SKILL, VEIL, MIRE, SET_FIRE]
"""What happens in an area that is chosen."""
LEAST_UNITS: Final = 2
"""So many units make a card worth its price that is for all of an area."""
LEAST_FIGHTERS: Final = 3
"""So many units make an attack worth a card."""


def card_habit(s: War) -> Choice | None:
    """A card that helps much is played at once; one that helps little is kept, where nothing else is to be decided."""
    frame = s.stack[-1]
    if isinstance(frame, CardWindow):
        return next((choice for choice in plays(s) if is_worth_playing(s, card_of(s, choice[1]))), PLAY_NO_CARD())
    if isinstance(frame, PickDice) and frame.at == "die":
        return picked_die(s, frame.record(s))
    if isinstance(frame, PlayCard) and frame.at == "anchor":
        return best_area(s, card_of(s, frame.card))
    if frame.at in ("reaction", "deed_or_card", "order_or_card"):
        return next((choice for choice in plays(s) if is_good_now(s, card_of(s, choice[1]))), None)
    return None


def plays(s: War) -> list[Choice]:
    """The cards that can be played now."""
    return [choice for choice in s.offer() if choice[0] == PLAY_CARD.name]


def is_good_now(s: War, card: LegendCard) -> bool:
    """Whether a card is played in a turn, before anything else is weighed."""
    kind = card.effects[0].effect
    if kind in AREA_EFFECTS:
        return best_area(s, card) is not None
    if kind == ACTIVATE:
        return any(spell_worth(s, card.effects[0], area) >= LEAST_UNITS for area in range(s.setting.board.ground_count))
    if kind == REMOVE_WORKS:
        return any(s.orders[seat * ORDER_KINDS + INTERRUPT] for seat in range(s.setting.seats) if seat != s.seat)
    if kind == MOVE_UNITS:
        return held(s, s.seat, LEGEND) > card.cost
    return kind in (DRAW_CARDS, HEAL_WOUNDS, PLACE_STAKES)


# In attacks and in the camp


def is_worth_playing(s: War, card: LegendCard) -> bool:
    """Whether a card that would do something does enough for its price."""
    return all(does_enough(s, effect) for effect in card.effects)


def does_enough(s: War, effect: Effect) -> bool:
    """Whether an effect is worth a card: what nobody can be sure to have again soon is taken."""
    kind = effect.effect
    if kind in (ADD_DIE, REMOVE_DICE):
        return (s.fight[ATTACKERS] | s.fight[DEFENDERS]).bit_count() >= LEAST_FIGHTERS
    if kind == WITHDRAW:
        return s.fight[ATTACKERS].bit_count() > s.fight[DEFENDERS].bit_count()
    if kind in (ADD_RESULTS, CANCEL_RESULTS):
        return is_hit_through(s)
    if kind == REROLL_DICE:
        return len(poor_dice(s)) >= LEAST_UNITS and (own_dice_side(s, s.seat) == ATTACK or is_hit_through(s))
    if kind == SET_FIRE:
        return troops_in(s, target_of(s), 1 - side_of(s, s.seat)).bit_count() >= LEAST_UNITS
    return True


def poor_dice(s: War) -> list[int]:
    """The own dice that do nothing: blanks and shields of an attack, all but shields of a defence."""
    if own_dice_side(s, s.seat) == ATTACK:
        return [die for die in rolled_dice(s, ATTACK) if s.die_result[die] in (BLANK, SHIELD)]
    return [die for die in rolled_dice(s, DEFENCE_SIDE) if s.die_result[die] != SHIELD]


def picked_die(s: War, effect: Effect) -> Choice:
    """The next die that is turned, or rolled again; good ones stay."""
    offers = s.offer()
    picks = [choice for choice in offers if choice[0] == PICK_DIE.name]
    if effect.effect == REROLL_DICE:
        poor = poor_dice(s)
        better = [choice for choice in picks if choice[1] in poor]
        if not better and ENOUGH_DICE() in offers:
            return ENOUGH_DICE()
        picks = better or picks
    return picks[0] if picks else offers[0]


# In an area


def best_area(s: War, card: LegendCard) -> Choice | None:
    """Where a card does most that happens in an area, if it does enough; nothing is said of other cards."""
    effect = card.effects[0]
    if effect.effect not in AREA_EFFECTS:
        return None
    is_played = isinstance(s.stack[-1], PlayCard)
    worths = [(spell_worth(s, effect, choice[1]), choice) for choice in offer_anchors(s, s.seat, card)]
    worth, choice = max(worths)
    return choice if is_played or worth >= LEAST_UNITS else None


def spell_worth(s: War, effect: Effect, area: int) -> int:
    """How many units in an area an effect helps, or hinders."""
    side, kind = side_of(s, s.seat), effect.effect
    foes = members(troops_in(s, area, 1 - side))
    if kind == SET_FIRE:
        return len(foes)
    if kind in (GRANT_SKILL, ACTIVATE):
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
