"""Names in text tables: players, cards, units alone and in groups."""

from __future__ import annotations

from collections.abc import Callable

from timefront.games.joan_of_arc.show.records import WarView
from timefront.games.joan_of_arc.verbs import SEATS

Say = Callable[[str], str]
Rows = list[list[str]]


def units_in_words(view: WarView, units: list[int], say: Say) -> str:
    """The units of an area by owner: `Player 2: John Talbot (wounds 1/2), 2 × Bowmen`."""
    owners = dict.fromkeys(view.units[number].owner for number in units)
    groups = [(seat_name(seat, say), names_of(view, units, seat, say)) for seat in owners]
    return "; ".join(f"{owner}: {names}" for owner, names in groups)


def names_of(view: WarView, units: list[int], owner: int | None, say: Say) -> str:
    """The names of those units that belong to an owner."""
    return names_of_units(view, [number for number in units if view.units[number].owner == owner], say)


def names_of_units(view: WarView, units: list[int], say: Say) -> str:
    """The names of units, with identical ones counted; passengers are named with their carriers."""
    names = [unit_in_words(view, number, say) for number in units if view.units[number].carrier not in units]
    return ", ".join(counted(names.count(name), name) for name in dict.fromkeys(names))


def unit_in_words(view: WarView, number: int, say: Say) -> str:
    """A unit: its name, its level if upgraded, its wounds if it has any, its passenger (JA-9.carrier)."""
    unit = view.units[number]
    card = view.cards[unit.card]
    more = [f"{say('board-level')} {card.level}"] if card.level > 1 else []
    more += [f"{say('board-wounds')} {unit.wounds}/{card.hp}"] if unit.wounds else []
    carried = [other.card for other in view.units if other.carrier == number]
    name = " + ".join(name_of_card(view, card, say) for card in (unit.card, *carried))
    return f"{name} ({', '.join(more)})" if more else name


def name_of_card(view: WarView, card: str, say: Say) -> str:
    """The name on a card, the same on both levels."""
    return say(f"unit-{view.cards[card].name}")


def counted(count: int, name: str) -> str:
    """A name, with a count if there are several."""
    return name if count == 1 else f"{count} × {name}"


def seat_name(seat: int | None, say: Say) -> str:
    """A player, or nobody."""
    return say("board-nobody") if seat is None else say(f"seat-{SEATS[seat]}")
