"""How the text board and the closer look call things, and what is printed on unit cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from timefront.games.battle_through_history.content.pack import SLOTS
from timefront.games.battle_through_history.verbs import SEATS
from timefront.kernel.narrator import View

Say = Callable[[str], str]
Table = list[list[str]]

LINES = ("board-long", "board-medium", "board-close")
ICONS = {
    "reinforcements": "board-reinforcements",
    "assault": "board-assault",
    "heroic_death": "board-heroic-death",
    "accuracy": "board-accuracy",
    "diversion": "board-diversion",
    "relaunch": "board-relaunch",
}
"""What the view tells of a unit card, and the message that names it."""


def card_rows(view: View, units: list[int | None], say: Say) -> Table:
    """Rows of what is printed on units: the lines, what they absorb, half shields, icons."""
    cards = [None if unit is None else view["unit_values"][unit] for unit in units]
    rows = [[say(name), *(str(card["lines"][n]) if card else "" for card in cards)] for n, name in enumerate(LINES)]
    rows.append([say("board-absorbs"), *(str(card["absorb"]) if card else "" for card in cards)])
    rows.append([say("board-shields"), *(_shields(card) if card else "" for card in cards)])
    rows.append([say("board-icons"), *(_icons(card, say) if card else "" for card in cards)])
    return rows


def _shields(card: dict[str, Any]) -> str:
    """The half shields with their types, `[2` on the left of the card and `2]` on its right."""
    left = f"[{card['left']}" if card["left"] else ""
    right = f"{card['right']}]" if card["right"] else ""
    return f"{left} {right}".strip()


def _icons(card: dict[str, Any], say: Say) -> str:
    shown = [say("board-hero")] if card["kind"] == "hero" else []
    for icon, name in ICONS.items():
        if card[icon]:
            shown.append(say(name) if card[icon] == 1 else f"{say(name)} {card[icon]}")
    return ", ".join(shown)


def unit_name(view: View, unit: int | None, say: Say) -> str:
    return say("board-empty") if unit is None else say(f"unit-{view['units'][unit]}")


def token_name(view: View, kind: int | None, say: Say) -> str:
    return "" if kind is None else say(f"token-{view['tokens'][kind]}")


def seat_name(seat: int, say: Say) -> str:
    return say(f"seat-{SEATS[seat]}")


def era_name(era: int, say: Say) -> str:
    return say(f"era-{era + 1}-short")


def space_name(space: int, say: Say) -> str:
    """Era and place in it, as `II-3`."""
    return f"{era_name(space // SLOTS, say)}-{space % SLOTS + 1}"


def tile_name(tile: dict[str, Any], say: Say) -> str:
    """A time-traveling tile by its eras."""
    return "+".join(era_name(era, say) for era in tile["eras"])


def relic_name(view: View, relic: int, say: Say) -> str:
    return say(f"relic-{view['relics'][relic]}")


def joined(tables: list[Table]) -> str:
    """Tables as a game gives them to whoever shows them."""
    return "\n\n".join("\n".join("\t".join(row) for row in table) for table in tables)
