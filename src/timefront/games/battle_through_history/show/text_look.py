"""A closer look at cards: every unit and relic in the box, wherever it is."""

from __future__ import annotations

import unicodedata

from timefront.games.battle_through_history.show.records import BattleView
from timefront.games.battle_through_history.show.text_names import (
    Say,
    Table,
    card_rows,
    era_name,
    join_tables,
    relic_name,
    seat_name,
    space_name,
    unit_name,
)

MOST = 12
"""How many cards are shown at once."""


def look(view: BattleView, say: Say, wanted: str) -> str:
    """What is printed on the cards of a name, and where they are; nothing if no card has that name."""
    asked = plain(wanted)
    if not asked:
        return ""
    units = [n for n in range(len(view.units)) if f" {asked}" in f" {plain(unit_name(view, n, say))}"][:MOST]
    relics = [n for n in range(len(view.relics)) if f" {asked}" in f" {plain(relic_name(view, n, say))}"][:MOST]
    return join_tables([*_units_in_full(view, units, say), *_relics_in_full(view, relics, say)])


def plain(text: str) -> str:
    """A text without accents, capitals and hyphens."""
    letters = unicodedata.normalize("NFD", text.casefold().replace("-", " "))
    return " ".join("".join(sign for sign in letters if not unicodedata.combining(sign)).split())


def _units_in_full(view: BattleView, units: list[int], say: Say) -> list[Table]:
    if not units:
        return []
    cards = [view.unit_values[unit] for unit in units]
    rows = [[say("board-cards"), *(unit_name(view, unit, say) for unit in units)]]
    rows.append([say("board-about"), *(say(f"unit-{view.units[unit]}-line") for unit in units)])
    rows += card_rows(view, units, say)
    rows.append([say("board-worth"), *(str(card.worth) for card in cards)])
    rows.append([say("board-where"), *(_where(view, unit, say) for unit in units)])
    return [rows]


def _where(view: BattleView, unit: int, say: Say) -> str:
    """Where a unit is, as far as the view shows."""
    if unit in view.board:
        return space_name(view.board.index(unit), say)
    if unit in view.dismissed:
        return say("board-dismissed")
    for number, era in enumerate(view.eras):
        if unit in era.discard:
            return f"{say('board-discard')}, {say('board-era')} {era_name(number, say)}"
    for side, name in zip(view.battle.sides, ("board-attacker", "board-defender"), strict=True):
        if unit in side.units:
            return say(name)
    for seat, player in enumerate(view.players):
        piles = {"board-hand": player.hand, "board-discard": player.discard, "board-set-aside": player.aside}
        for key, pile in piles.items():
            if unit in pile:
                return f"{say(key)}, {seat_name(seat, say)}"
    return ""


def _relics_in_full(view: BattleView, relics: list[int], say: Say) -> list[Table]:
    if not relics:
        return []
    return [
        [
            [say("board-relics"), *(relic_name(view, relic, say) for relic in relics)],
            [say("board-era"), *(era_name(view.relic_eras[relic], say) for relic in relics)],
            [say("board-about"), *(say(f"relic-{view.relics[relic]}-note") for relic in relics)],
            [say("board-where"), *(_where_relic(view, relic, say) for relic in relics)],
        ]
    ]


def _where_relic(view: BattleView, relic: int, say: Say) -> str:
    if relic in view.relic_discard:
        return say("board-discarded-relics")
    holders = [seat for seat, player in enumerate(view.players) if relic in player.relics]
    return ", ".join(seat_name(seat, say) for seat in holders)
