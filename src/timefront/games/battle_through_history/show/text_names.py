"""The names of things on the text board and in the closer look, and what is printed on unit cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from timefront.games.battle_through_history.content.pack import SLOTS
from timefront.games.battle_through_history.show.records import BattleView, Tile, UnitCard
from timefront.games.battle_through_history.verbs import SEATS

Say = Callable[[str], str]
Table = list[list[str]]

LINES = ("board-long", "board-medium", "board-close")


def card_rows(view: BattleView, units: Sequence[int | None], say: Say) -> Table:
    """Rows of what is printed on units: the lines, what they absorb, half shields, icons."""
    cards = [None if unit is None else view.unit_values[unit] for unit in units]
    rows = [[say(name), *(str(card.lines[n]) if card else "" for card in cards)] for n, name in enumerate(LINES)]
    rows.append([say("board-absorbs"), *(str(card.absorb) if card else "" for card in cards)])
    rows.append([say("board-shields"), *(_shields(card) if card else "" for card in cards)])
    rows.append([say("board-icons"), *(_icons(card, say) if card else "" for card in cards)])
    return rows


def _shields(card: UnitCard) -> str:
    """The half shields with their types, `[2` on the left of the card and `2]` on its right."""
    left = f"[{card.left}" if card.left else ""
    right = f"{card.right}]" if card.right else ""
    return f"{left} {right}".strip()


def _icons(card: UnitCard, say: Say) -> str:
    shown = [say("board-hero")] if card.kind == "hero" else []
    for name, count in _icon_counts(card).items():
        if count:
            shown.append(say(name) if count == 1 else f"{say(name)} {count}")
    return ", ".join(shown)


def _icon_counts(card: UnitCard) -> dict[str, int]:
    """What a card shows besides its values, by the messages that name it."""
    return {
        "board-reinforcements": card.reinforcements,
        "board-assault": card.assault,
        "board-heroic-death": card.heroic_death,
        "board-accuracy": card.accuracy,
        "board-diversion": card.diversion,
        "board-relaunch": card.relaunch,
    }


def unit_name(view: BattleView, unit: int | None, say: Say) -> str:
    return say("board-empty") if unit is None else say(f"unit-{view.units[unit]}")


def token_name(view: BattleView, kind: int | None, say: Say) -> str:
    return "" if kind is None else say(f"token-{view.tokens[kind]}")


def seat_name(seat: int, say: Say) -> str:
    return say(f"seat-{SEATS[seat]}")


def era_name(era: int, say: Say) -> str:
    return say(f"era-{era + 1}-short")


def space_name(space: int, say: Say) -> str:
    """Era and place in it, such as `II-3`."""
    return f"{era_name(space // SLOTS, say)}-{space % SLOTS + 1}"


def tile_name(tile: Tile, say: Say) -> str:
    """A time-traveling tile by its eras."""
    return "+".join(era_name(era, say) for era in tile.eras)


def relic_name(view: BattleView, relic: int, say: Say) -> str:
    return say(f"relic-{view.relics[relic]}")


def join_tables(tables: list[Table]) -> str:
    """Tables as one text, as the interface of a game requires."""
    return "\n\n".join("\n".join("\t".join(row) for row in table) for table in tables)
