"""The lanes of a charge, for bots: where charging units can get to, and what they can strike from there."""

from __future__ import annotations

from timefront.games.joan_of_arc.content.vocabulary import CAVALRY, CHARGE_REROLL, IGNORE_TERRAIN, STOPS_CHARGE
from timefront.games.joan_of_arc.rules.attack.muster import CHARGED, CHARGED_OVER_FIELDS
from timefront.games.joan_of_arc.state import War
from timefront.kernel.bits import members


def ends_of_charge(s: War, profile: int, origin: int, closed: int) -> int:
    """JA-5.5: the ground areas that a unit card reaches by a charge from an area, none of them closed, as a mask."""
    board, cards = s.setting.board, s.setting.cards
    if origin >= board.ground_count:
        return 0
    stops = 0 if cards.with_effect[IGNORE_TERRAIN] >> profile & 1 else s.setting.fields.with_effect[STOPS_CHARGE]
    if stops >> origin & 1:
        return 0
    is_open = s.setting.fields.open_to[cards.arm[profile]] & ~closed & ~(1 << origin)
    ends = board.neighbour_mask[origin] & is_open
    if cards.arm[profile] == CAVALRY:
        for area in members(ends & ~stops):
            ends |= board.neighbour_mask[area] & is_open
    return ends


def lanes_to(s: War, profile: int, origin: int, target: int, closed: int) -> int:
    """The ends of a charge from which a target can be struck, as a mask."""
    return ends_of_charge(s, profile, origin, closed) & s.setting.board.neighbour_mask[target]


def way_of_lane(s: War, profile: int, origin: int, ends: int) -> int:
    """JA-10.1: how a unit comes to its melee from one of these ends: cavalry over plains and fields, if it can."""
    fields = s.setting.fields.with_effect[CHARGE_REROLL]
    if s.setting.cards.arm[profile] != CAVALRY or not fields >> origin & 1 or not ends & fields:
        return CHARGED
    return CHARGED_OVER_FIELDS
