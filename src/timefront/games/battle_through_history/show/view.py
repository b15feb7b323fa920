"""What a player may see (BH-2.4): hands, the order of decks and face-down prowess tokens stay secret."""

from __future__ import annotations

from typing import Final

from timefront.games.battle_through_history.content.dice import NO_FACE
from timefront.games.battle_through_history.content.pack import (
    ACTIONS,
    ARROW,
    GEAR_SPACES,
    KINDS,
    PROWESS,
    WORTH,
    BattleSetting,
    Unit,
)
from timefront.games.battle_through_history.rules.combat import CourseOfBattle
from timefront.games.battle_through_history.rules.engagement import form_links, strike_links
from timefront.games.battle_through_history.rules.rewards import ConquestRewards, ProwessReward, prowess_value
from timefront.games.battle_through_history.rules.scoring import prowess_won, relic_points, unit_points
from timefront.games.battle_through_history.show.records import (
    Battle,
    BattleView,
    Die,
    EraPiles,
    Gears,
    Lines,
    Player,
    Prowess,
    Side,
    Tile,
    UnitCard,
)
from timefront.games.battle_through_history.state import (
    ATTACKER,
    DEFENDER,
    EMPTY,
    ROW,
    Campaign,
    actions_of,
    army,
    count_of,
    die_of,
    face_of,
    round_of,
    units_of,
    units_on_battlefield,
)
from timefront.kernel.bits import members
from timefront.kernel.events import Event, Told, may_know
from timefront.kernel.flow import NOBODY, OVER
from timefront.kernel.recent import Recent

DICE: Final[tuple[Die, ...]] = ("strong", "risky")


def view_of(s: Campaign, seat: int | None) -> BattleView:
    """The position as a player sees it, or a spectator for None."""
    return BattleView(
        viewer=seat,
        scenario="campaign",
        options=dict(s.setting.options),
        round=round_of(s),
        rounds=s.setting.rounds,
        turn=s.turn,
        starter=s.starter,
        active=s.active,
        asked=s.seat,
        board=list(s.board),
        eras=[
            EraPiles(deck_size=deck.bit_count(), discard=members(discard))
            for deck, discard in zip(s.era_deck, s.era_discard, strict=True)
        ],
        gears=_gears(s),
        relic_pile_size=s.relic_pile.bit_count(),
        relic_discard=members(s.relic_discard),
        dismissed=members(s.dismissed),
        players=[_player(s, owner, seat) for owner in range(s.setting.seats)],
        battle=_battle(s, seat),
        units=[unit.key for unit in s.setting.units],
        unit_values=printed_cards(s.setting),
        relics=list(s.setting.relics),
        relic_eras=list(s.setting.relic_era),
        tokens=[token.key for token in s.setting.tokens],
        token_lines=[_lines(token.lines) for token in s.setting.tokens],
        sabatons=list(s.setting.sabatons),
    )


_printed: Recent[list[UnitCard]] = Recent()


def printed_cards(setting: BattleSetting) -> list[UnitCard]:
    """What is printed on all unit cards, the same for every view of a pack."""
    return _printed.made(setting.pack.hash, _all_cards, setting)


def _all_cards(setting: BattleSetting) -> list[UnitCard]:
    return [_card(unit) for unit in setting.units]


def _card(unit: Unit) -> UnitCard:
    """What is printed on a unit card (BH-1.5)."""
    return UnitCard(
        kind=KINDS[unit.kind],
        group=unit.group,
        lines=_lines(unit.lines),
        absorb=unit.absorb,
        left=unit.left,
        right=unit.right,
        reinforcements=unit.reinforcements,
        assault=unit.assault,
        heroic_death=unit.heroic_death,
        accuracy=unit.accuracy,
        diversion=unit.diversion,
        relaunch=unit.relaunch,
        worth=WORTH[unit.kind],
    )


def _lines(values: list[int]) -> Lines:
    long, medium, close = values
    return long, medium, close


def _gears(s: Campaign) -> Gears:
    first, second = actions_of(s)
    return Gears(
        active_tile=_tile(s, s.active_tile) if s.active_tile != EMPTY else None,
        pending_tile=_tile(s, s.pending_tile) if s.pending_tile != EMPTY else None,
        tile_pile_size=s.tile_pile.bit_count(),
        tile_discard=[_tile(s, tile) for tile in members(s.tile_discard)],
        wheel=s.wheel,
        ring=[ACTIONS[action] for action in s.setting.ring],
        arrows=_arrows(s, s.wheel),
        actions=(ACTIONS[first], ACTIONS[second]),
        next_arrows=_next_arrows(s),
        next_actions=[ACTIONS[s.setting.ring[sector]] for sector in _next_arrows(s)],
        actions_done=(bool(s.used & 1), bool(s.used >> 1 & 1)),
        tokens=[_kind(s, s.gears[gear]) for gear in range(GEAR_SPACES)],
        token_pile_size=s.token_pile.bit_count(),
        token_discard=[s.setting.token_kind[token] for token in members(s.token_discard)],
    )


def _arrows(s: Campaign, wheel: int) -> tuple[int, int]:
    """The sectors at the arrows for a position of the wheel (BH-3.3)."""
    return wheel, (wheel + ARROW) % len(s.setting.ring)


def _next_arrows(s: Campaign) -> list[int]:
    """The sectors at the arrows after one more tile (BH-3.3), which everybody can predict."""
    if s.pending_tile == EMPTY:
        return []
    return [*_arrows(s, (s.wheel + s.setting.tiles[s.pending_tile].turn) % len(s.setting.ring))]


def _tile(s: Campaign, tile: int) -> Tile:
    return Tile(eras=s.setting.tiles[tile].eras, space=s.setting.tiles[tile].space)


def _kind(s: Campaign, token: int) -> int | None:
    return None if token == EMPTY else s.setting.token_kind[token]


def _player(s: Campaign, owner: int, seat: int | None) -> Player:
    is_over = s.seat == OVER
    hand = s.hand[owner] if seat == owner or is_over else s.known[owner]
    return Player(
        sabaton=s.sabaton[owner] if s.sabaton[owner] != EMPTY else None,
        era=s.era[owner],
        hand=members(hand),
        hand_size=s.hand[owner].bit_count(),
        deck_size=s.deck[owner].bit_count(),
        unseen=members((s.hand[owner] | s.deck[owner]) & ~hand),
        discard=members(s.discard[owner]),
        aside=members(s.aside[owner]),
        army_size=army(s, owner).bit_count() + len(units_on_battlefield(s, owner)),
        relics=members(s.relics[owner]),
        honors=s.honors[owner],
        tokens=[s.setting.token_kind[token] for token in members(s.tokens[owner])],
        prowess=[_prowess(s, owner * PROWESS + place, seat) for place in range(PROWESS)],
        points=_points(s, owner, seat),
    )


def _points(s: Campaign, owner: int, seat: int | None) -> int:
    """The points that the viewer can count (BH-9.1 to BH-9.3): units, relics, honor, and known prowess."""
    points = unit_points(s, owner) + relic_points(s, owner) + s.honors[owner]
    points += sum([s.setting.worth[unit] for unit in units_on_battlefield(s, owner)])
    for number in prowess_won(s, owner):
        if _knows_prowess(s, number, seat):
            points += prowess_value(s, number)
    return points


def _knows_prowess(s: Campaign, number: int, seat: int | None) -> bool:
    """Whether a viewer knows a prowess token: after looking at it, and everybody after the end."""
    known_by = s.prowess_known[number]
    return known_by != 0 and (s.seat == OVER or (seat is not None and may_know(known_by, seat)))


def _prowess(s: Campaign, number: int, seat: int | None) -> Prowess:
    """Where a token is, who has looked at it, and its value for those who know it; everything after the end."""
    return Prowess(
        holder=s.prowess_holder[number],
        known_by=members(s.prowess_known[number]),
        value=prowess_value(s, number) if _knows_prowess(s, number, seat) else None,
    )


def _battle(s: Campaign, seat: int | None) -> Battle:
    return Battle(
        rival=s.rival,
        sides=(_side(s, ATTACKER), _side(s, DEFENDER)),
        winner=s.winner,
        course=_course(s),
        looked=sorted(s.looked) if s.looked and seat == s.active else None,
        looked_count=len(s.looked),
        left=_left(s),
        picked=_picked(s),
    )


def _left(s: Campaign) -> list[int]:
    """The defeated units that are not recruited (BH-7.1): that is said openly."""
    frame = s.stack[-1] if s.stack else None
    return sorted(frame.left) if isinstance(frame, ConquestRewards) and frame.at == "recruits" else []


def _picked(s: Campaign) -> list[int]:
    """The places of the prowess tokens that the winner picks (BH-7.5): everybody sees which."""
    frame = s.stack[-1] if s.stack else None
    return frame.picked[:] if isinstance(frame, ProwessReward) else []


def _course(s: Campaign) -> list[Told]:
    """What happened in the lines of combat (BH-6.1 to BH-6.9), while both line-ups are on the battlefield.

    Everybody saw it, and can work it out from the line-ups, tokens and dice: it is fought again.
    """
    is_fought = s.winner != NOBODY or s.fallen != 0
    if not is_fought or count_of(s, DEFENDER) == 0:
        return []
    scratch = s.copy_columns()
    scratch.links = [0] * (2 * ROW)
    scratch.wounds = [0] * (2 * ROW)
    form_links(scratch)
    strike_links(scratch)
    facts: list[Event] = []
    scratch.sink = facts
    CourseOfBattle().begin(scratch)
    told = [fact.visible_to(None) for fact in facts]
    return [fact for fact in told if fact is not None]


def _side(s: Campaign, side: int) -> Side:
    row = side * ROW
    return Side(
        units=units_of(s, side),
        tokens=[_kind(s, s.assigned[row + slot]) for slot in range(len(units_of(s, side)))],
        links=[s.links[row + slot] for slot in range(len(units_of(s, side)))],
        wounds=[s.wounds[row + slot] for slot in range(len(units_of(s, side)))],
        fallen=[bool(s.fallen >> row + slot & 1) for slot in range(len(units_of(s, side)))],
        die=DICE[die_of(s, side)],
        face=face_of(s, side) if face_of(s, side) != NO_FACE else None,
    )
