"""What a seat knows about a war, as integers for learning programs."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.board.piles import FIRST_HAND, LEGEND_DISCARD, RIVER, hand_of
from timefront.games.joan_of_arc.board.sky import TILE_BITS
from timefront.games.joan_of_arc.content.dice import COLOURS, RESULTS
from timefront.games.joan_of_arc.content.pack import JoanSetting
from timefront.games.joan_of_arc.content.vocabulary import ORDERS
from timefront.games.joan_of_arc.rules.attack.muster import ASSAULT, WRECKED
from timefront.games.joan_of_arc.rules.attack.rows import IN_PLAY, NO_DIE
from timefront.games.joan_of_arc.state import SIDES, TOKEN_KINDS, War
from timefront.kernel.bits import flags

LONE_NUMBERS: Final = ("round", "round card", "orders played", "rubble, number", "objectives scored, number")
FACES: Final = (len(COLOURS) + 1) * (len(RESULTS) + 1)
"""Colours and results of dice, each with a place for none."""


def groups_of(setting: JoanSetting) -> tuple[tuple[str, int], ...]:
    """The groups of `features_of`, in order; seats and sides are listed starting with the viewer's own."""
    units, seats, board = setting.unit_count, setting.seats, setting.board
    legend = len(setting.content.legend) if setting.legend else 0
    return (
        *[(name, units) for name in ("units: card", "area", "step to the owner", "wounds", "used up")],
        ("areas: what lies there", board.area_count),
        ("areas: free spaces", board.area_count),
        ("hex edges: what stands there", len(board.edge_border)),
        ("buildings: damage", len(setting.building_area)),
        ("orders", len(ORDERS) * seats),
        ("tokens", TOKEN_KINDS * seats),
        ("points", SIDES),
        ("rally points", len(setting.plan.rally_areas)),
        ("war council: river", len(setting.council)),
        ("own legend cards", legend),
        ("discarded legend cards", legend),
        ("legend cards in hand, number", seats if setting.legend else 0),
        ("equipment", len(setting.equipment)),
        ("intrigue: events triggered", seats if any(setting.intrigue) else 0),
        ("sky: tiles", setting.plan.sky.count),
        ("units: carrier, counted from 1", units if setting.has_sky else 0),
        ("attack: gigantic dice on a hex, areas wrecked", 2 if setting.giants else 0),
        ("attack: dice in play by roll, colour and result", 2 * FACES),
        ("begins, has the turn", 2 * seats),
        *[(name, 1) for name in LONE_NUMBERS],
    )


def features_of(s: War, seat: int) -> list[int]:
    """See `groups_of`."""
    setting = s.setting
    seats = [(seat + step) % setting.seats for step in range(setting.seats)]
    own_side = setting.plan.players[seat].side
    found = [*s.profile, *s.place]
    found += [(owner - seat) % setting.seats if owner >= 0 else owner for owner in s.owner]
    found += [*s.wounds, *s.used, *s.laid, *s.room, *s.edges, *s.damage]
    for other in seats:
        found += s.orders[other * len(ORDERS) : (other + 1) * len(ORDERS)]
    for other in seats:
        found += s.tokens[other * TOKEN_KINDS : (other + 1) * TOKEN_KINDS]
    found += [s.points[own_side], s.points[1 - own_side], *s.rally]
    found += flags(s.piles[RIVER], len(setting.council)) if setting.council else []
    if setting.legend:
        cards = len(setting.content.legend)
        found += [*flags(hand_of(s, seat), cards), *flags(s.piles[LEGEND_DISCARD], cards)]
        found += [s.piles[FIRST_HAND + other].bit_count() for other in seats]
    found += s.gear
    found += [s.ledger[other] for other in seats] if s.ledger else []
    found += [*_sky(s), *_assault(s), *_dice(s)]
    for other in seats:
        found += [int(s.first_player == other), int(s.active == other)]
    return [*found, s.round, s.round_card, s.played, s.rubble.bit_count(), s.scored.bit_count()]


def _sky(s: War) -> list[int]:
    """JA-12.1, JA-9.carrier: the tile of each sky hex, 0 before it is flipped, and who carries whom."""
    carriers = [0] * s.setting.unit_count if s.setting.has_sky else []
    for carrier, passenger in zip(s.cargo[::2], s.cargo[1::2], strict=True):
        carriers[passenger] = carrier + 1
    tiles = [s.sky >> TILE_BITS * number & (1 << TILE_BITS) - 1 for number in range(s.setting.plan.sky.count)]
    return [*tiles, *carriers]


def _assault(s: War) -> list[int]:
    """JA-12.7: how many gigantic dice a hex suffers, and in how many of its areas something is wrecked."""
    if not s.setting.giants:
        return []
    return [s.fight[ASSAULT], s.fight[WRECKED].bit_count()] if s.fight else [0, 0]


def _dice(s: War) -> list[int]:
    """How many dice of each roll are in play, by colour and result."""
    counts = [0] * (2 * FACES)
    for die, fate in enumerate(s.die_fate):
        if fate == IN_PLAY:
            kind = s.die_kind[die]
            colour = s.setting.die_colour[kind] if kind >= 0 else NO_DIE
            face = (colour + 1) * (len(RESULTS) + 1) + s.die_result[die] + 1
            counts[(s.die_marks[die] & 1) * FACES + face] += 1
    return counts
