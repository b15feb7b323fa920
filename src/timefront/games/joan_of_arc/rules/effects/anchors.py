"""8. The unit or area for which a legend card is played or an intrigue event is triggered (JA-8.5, JA-8.6)."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.board.abilities import has_skill
from timefront.games.joan_of_arc.content.cards.intrigue import IntrigueEvent
from timefront.games.joan_of_arc.content.cards.legend import (
    ANY_AREA,
    ENEMY_AREA,
    NEAR_CHARACTER,
    OWN_AREA,
    OWN_CHARACTER,
    TARGET,
    UNIT_ANCHORS,
    LegendCard,
)
from timefront.games.joan_of_arc.content.geometry import areas_within
from timefront.games.joan_of_arc.content.vocabulary import CHARACTER, ENGINEER
from timefront.games.joan_of_arc.rules.attack.muster import target_of
from timefront.games.joan_of_arc.rules.effects.card_effects import would_happen
from timefront.games.joan_of_arc.state import War, able_to_act, side_of
from timefront.games.joan_of_arc.verbs import CHOOSE_AREA, CHOOSE_UNIT
from timefront.kernel.bits import members
from timefront.kernel.flow import NOBODY
from timefront.kernel.questions import Choice, Refusal

Anchored = LegendCard | IntrigueEvent
HEXES_NEAR: Final = 2
"""How far a card reaches that is played near a character."""


def given_area(s: War, card: Anchored) -> int:
    """The area of a card for which none is chosen: that of the attack, or none."""
    return target_of(s) if card.anchor == TARGET and s.fight else NOBODY


def offer_anchors(s: War, seat: int, card: Anchored) -> list[Choice]:
    """The units or areas for which a card would do something."""
    if card.anchor in UNIT_ANCHORS:
        return [CHOOSE_UNIT(unit) for unit in units_for(s, seat, card) if would_help_at(s, seat, card, unit, NOBODY)]
    return [CHOOSE_AREA(area) for area in areas_for(s, seat, card) if would_help_at(s, seat, card, NOBODY, area)]


def has_anchor(s: War, seat: int, card: Anchored) -> bool:
    """Whether there is a unit or an area for which a card would do something."""
    if card.anchor in UNIT_ANCHORS:
        for unit in units_for(s, seat, card):
            if would_help_at(s, seat, card, unit, NOBODY):
                return True
        return False
    for area in areas_for(s, seat, card):
        if would_help_at(s, seat, card, NOBODY, area):
            return True
    return False


def refuse_anchor(s: War, seat: int, card: Anchored, choice: Choice) -> Refusal | None:
    """Why a card cannot be played for a unit or an area: it is not meant for one, or would do nothing there."""
    for_unit = choice[0] == CHOOSE_UNIT.name
    if for_unit != (card.anchor in UNIT_ANCHORS):
        return Refusal("JA-8.5", "card-for-an-area" if for_unit else "card-for-a-unit")
    known = units_for(s, seat, card) if for_unit else areas_for(s, seat, card)
    if choice[1] not in known:
        return Refusal("JA-8.5", "not-for-that-unit" if for_unit else "not-for-that-area")
    unit, area = (choice[1], NOBODY) if for_unit else (NOBODY, choice[1])
    return None if would_help_at(s, seat, card, unit, area) else Refusal("JA-8.5", "card-does-nothing")


def would_help_at(s: War, seat: int, card: Anchored, unit: int, area: int) -> bool:
    """Whether some effect of a card would do something for a unit, or in an area."""
    for effect in card.effects:
        if would_happen(s, effect, seat, unit, area):
            return True
    return False


def units_for(s: War, seat: int, card: Anchored) -> list[int]:
    """A seat's units on the board for which a card can be played."""
    units = able_to_act(s, members(s.force[side_of(s, seat)]), seat)
    if card.anchor == OWN_CHARACTER:
        return [unit for unit in units if s.setting.cards.kind[s.profile[unit]] == CHARACTER]
    return units


def areas_for(s: War, seat: int, card: Anchored) -> list[int]:
    """The areas in which a card can be played; interiors only if the seat has units there (JA-6.3)."""
    side, board = side_of(s, seat), s.setting.board
    if card.anchor == OWN_AREA:
        return sorted({s.place[unit] for unit in able_to_act(s, members(s.force[side]), seat)})
    ground = range(board.ground_count)
    if card.anchor == ANY_AREA:
        return list(ground)
    if card.anchor == ENEMY_AREA:
        return [area for area in ground if s.here[area] & s.force[1 - side]]
    return members(areas_near(s, seat, card.anchor) & (1 << board.ground_count) - 1)


def areas_near(s: War, seat: int, anchor: int) -> int:
    """The areas within two hexes of the seat's characters, or those of its engineers and adjacent ones, as a mask."""
    board, found = s.setting.board, 0
    units = able_to_act(s, members(s.force[side_of(s, seat)]), seat)
    if anchor == NEAR_CHARACTER:
        characters = s.setting.cards.of_kind[CHARACTER]
        for unit in units:
            if characters >> s.profile[unit] & 1:
                found |= areas_within(board, s.place[unit], HEXES_NEAR)
        return found
    for unit in units if s.setting.ever_has_skill[ENGINEER] else []:
        if has_skill(s, unit, ENGINEER):
            found |= 1 << s.place[unit] | board.neighbour_mask[s.place[unit]]
    return found
