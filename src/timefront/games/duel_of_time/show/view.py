"""What a player may see: everything but the other's hand and the decks (DT-2.10)."""

from __future__ import annotations

from timefront.games.duel_of_time.content.geometry import RED, SPACES, YELLOW
from timefront.games.duel_of_time.content.pack import COMMANDS
from timefront.games.duel_of_time.rules.control import control_points, controller
from timefront.games.duel_of_time.rules.scenarios import scenario_points, starter_bonus
from timefront.games.duel_of_time.rules.scoring import total
from timefront.games.duel_of_time.show.records import DuelView, PlayerView, SpaceView
from timefront.games.duel_of_time.state import EMPTY, Duel, placement_of, white_supply
from timefront.kernel.bits import members


def view_of(s: Duel, seat: int | None) -> DuelView:
    """The position as a player sees it, or a spectator for None."""
    return DuelView(
        turn=s.turn,
        starter=s.starter,
        active=s.active,
        asked=s.seat,
        scenario=s.card_in_force.key if s.scenario != EMPTY else None,
        scenario_facts=s.card_in_force.facts if s.scenario != EMPTY else None,
        spaces=[_space(s, space) for space in range(SPACES)],
        white_supply=white_supply(s),
        cards=[card.key for card in s.setting.cards],
        commands=[[COMMANDS[command] for command in card.commands] for card in s.setting.cards],
        leaders=[list(card.leaders) for card in s.setting.cards],
        played=[placement_of(code) for code in s.played],
        players=(_player(s, YELLOW, seat), _player(s, RED, seat)),
    )


def _space(s: Duel, space: int) -> SpaceView:
    half = s.row[space]
    return SpaceView(
        units=(s.units[space], s.units[SPACES + space]),
        white=s.white[space],
        controller=controller(s, space),
        command=COMMANDS[s.setting.commands[half]] if half != EMPTY else None,
        card=half // 2 if half != EMPTY else None,
        half=half % 2 if half != EMPTY else None,
        facing=s.facing[space],
    )


def _player(s: Duel, owner: int, seat: int | None) -> PlayerView:
    is_set_up = s.scenario != EMPTY
    return PlayerView(
        supply=s.supply[owner],
        hand=members(s.hand[owner]) if seat == owner else None,
        hand_size=s.hand[owner].bit_count(),
        deck_size=s.deck[owner].bit_count(),
        white_taken=s.taken[owner],
        control_points=control_points(s, owner),
        scenario_points=scenario_points(s, owner) if is_set_up else 0,
        starter_bonus=starter_bonus(s, owner) if is_set_up else 0,
        total=total(s, owner) if is_set_up else 0,
    )
