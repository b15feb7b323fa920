"""The front and both players as text tables."""

from __future__ import annotations

from collections.abc import Callable

from timefront.games.duel_of_time.content.geometry import RED, SPACES, VALUE, YELLOW
from timefront.games.duel_of_time.show.records import DuelView, PlayerView
from timefront.games.duel_of_time.state import TURNS
from timefront.games.duel_of_time.verbs import SEATS

CUBES = ("●", "■", "□")
"""The cubes of Yellow and of Red, and the white ones: distinguished by shape, not by colour alone."""
BONUS = "board-starter-bonus"
"""Omitted if the scenario has none."""


def text_board(view: DuelView, say: Callable[[str], str]) -> str:
    """Tables: the five spaces from Yellow's base, the figures of both players, and the viewer's own hand."""
    tables = [front(view, say), players(view, say), *hands(view, say)]
    return "\n\n".join("\n".join("\t".join(row) for row in table) for table in tables)


def front(view: DuelView, say: Callable[[str], str]) -> list[list[str]]:
    """A column for each space: cubes, who controls it and for how many points, the command in force and whose it is."""
    spaces = view.spaces
    turn = f"{say('board-turn')} {min(view.turn + 1, TURNS)}/{TURNS}"
    rows = [[turn, *(say(f"space-{space}-short") for space in range(SPACES))]]
    rows += [[_seat(seat, say), *(_cubes(seat, space.units[seat]) for space in spaces)] for seat in (YELLOW, RED)]
    if any(space.white for space in spaces):
        rows.append([say("board-white"), *(_cubes(2, space.white) for space in spaces)])
    rows.append([say("board-control"), *(_control(i, space.controller, say) for i, space in enumerate(spaces))])
    if any(space.command for space in spaces):
        commands = [say(f"command-{space.command}") if space.command else "" for space in spaces]
        rows.append([say("board-command"), *commands])
        executors = [_seat(space.facing, say) if space.command else "" for space in spaces]
        rows.append([say("board-executor"), *executors])
    return rows


def players(view: DuelView, say: Callable[[str], str]) -> list[list[str]]:
    """A row for each player: cubes and cards left, and where the points come from."""
    seated = [_figures(player) for player in view.players]
    shown = [head for head in seated[YELLOW] if head != BONUS or any(figures[BONUS] for figures in seated)]
    rows = [["", *(say(head) for head in shown)]]
    for seat in (YELLOW, RED):
        rows.append([_seat(seat, say), *(str(seated[seat][head]) for head in shown)])
    return rows


def _figures(player: PlayerView) -> dict[str, int]:
    """The figures of a player, by the messages that head their columns."""
    return {
        "board-supply": player.supply,
        "board-hand-size": player.hand_size,
        "board-deck-size": player.deck_size,
        "board-control-points": player.control_points,
        "board-scenario-points": player.scenario_points,
        BONUS: player.starter_bonus,
        "board-total": player.total,
    }


def hands(view: DuelView, say: Callable[[str], str]) -> list[list[list[str]]]:
    """The viewer's hand, if the viewer is a player and holds a card."""
    seen = [player.hand for player in view.players if player.hand]
    return [[[say("board-own-hand"), *(say(f"card-{view.cards[card]}") for card in hand)]] for hand in seen]


def _seat(seat: int, say: Callable[[str], str]) -> str:
    return say(f"seat-{SEATS[seat]}")


def _cubes(colour: int, count: int) -> str:
    return f"{CUBES[colour] * count} {count}" if count else "0"


def _control(space: int, seat: int, say: Callable[[str], str]) -> str:
    return say("board-nobody") if seat < 0 else f"{_seat(seat, say)} +{VALUE[seat][space]}"
