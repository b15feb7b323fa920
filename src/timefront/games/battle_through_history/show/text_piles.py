"""What is open next to the board (BH-2.4): discard piles, heroes set aside, and what has left the game."""

from __future__ import annotations

from timefront.games.battle_through_history.show.records import BattleView
from timefront.games.battle_through_history.show.text_names import (
    Say,
    Table,
    era_name,
    relic_name,
    seat_name,
    tile_name,
    token_name,
    unit_name,
)


def open_piles(view: BattleView, say: Say) -> list[Table]:
    """A column for each pile that holds something."""
    piles = [*_of_players(view, say), *_of_eras(view, say), *_of_the_game(view, say)]
    shown = [(name, things) for name, things in piles if things]
    if not shown:
        return []
    heads = [name for name, _ in shown]
    return [[[say("board-piles"), *heads], [say("board-contents"), *(", ".join(things) for _, things in shown)]]]


def _of_players(view: BattleView, say: Say) -> list[tuple[str, list[str]]]:
    piles: list[tuple[str, list[str]]] = []
    for seat, player in enumerate(view.players):
        for key, pile in (("board-discard", player.discard), ("board-set-aside", player.aside)):
            piles.append((f"{say(key)}, {seat_name(seat, say)}", [unit_name(view, unit, say) for unit in pile]))
    return piles


def _of_eras(view: BattleView, say: Say) -> list[tuple[str, list[str]]]:
    eras = enumerate(view.eras)
    return [
        (f"{say('board-discard')}, {say('board-era')} {era_name(number, say)}", _units(view, era.discard, say))
        for number, era in eras
    ]


def _of_the_game(view: BattleView, say: Say) -> list[tuple[str, list[str]]]:
    gears = view.gears
    return [
        (say("board-dismissed"), _units(view, view.dismissed, say)),
        (say("board-discarded-tiles"), [tile_name(tile, say) for tile in gears.tile_discard]),
        (say("board-discarded-relics"), [relic_name(view, relic, say) for relic in view.relic_discard]),
        (say("board-discarded-tokens"), [token_name(view, token, say) for token in gears.token_discard]),
    ]


def _units(view: BattleView, units: list[int], say: Say) -> list[str]:
    return [unit_name(view, unit, say) for unit in units]
