"""13. The scenario of a free battle: an ordinary one, written from a field and two armies (JA-13.3)."""

from __future__ import annotations

from typing import Final

from timefront.games.joan_of_arc.content.armies.lists import MAP_PARTS, ArmyList, BattleSize, Field, FreeBattles, Ground
from timefront.games.joan_of_arc.content.cards.legend_effects import DECKS
from timefront.games.joan_of_arc.content.effects import Effect
from timefront.games.joan_of_arc.content.profiles import Profile
from timefront.games.joan_of_arc.content.vocabulary import SUMMON
from timefront.kernel.armies import Army

NUMBER: Final = 99
"""The place of the battle in the list of scenarios: last."""


def scenario_of(battles: FreeBattles, field: Field, size: BattleSize, armies: list[Army], cards: list[Profile]) -> str:
    """The text of the scenario."""
    keys = [one.key for one in battles.lists]
    lists = [battles.lists[keys.index(army.army)] for army in armies]
    sides = sides_of(lists)
    rows: dict[str, object] = {
        "key": size.scenario,
        "number": NUMBER,
        "sides": sides,
        "war_council": True,
        "legend_deck": DECKS[0] if any(one.is_fantastic for one in lists) else "tactics",
        "rounds": size.rounds,
        "players": [player_row(size, side) for side in sides],
        "zones": [{"player": seat + 1, "areas": areas} for seat, areas in enumerate(field.zones)],
        "units": [row for seat, army in enumerate(armies) for row in unit_rows(seat, lists[seat], army, cards)],
        "rally_points": [{"side": side, "at": at} for side, at in zip(sides, field.rally, strict=True)],
        "objectives": [row for ground in field.objectives for row in ground_rows(ground, sides)],
        "victories": [row for side in sides for row in victory_rows(side)],
    }
    rows |= {name: field.table.row[name] for name in MAP_PARTS if name in field.table.row}
    return "[[scenario]]\n" + "".join(f"{name} = {toml(value)}\n" for name, value in rows.items())


def sides_of(lists: list[ArmyList]) -> list[str]:
    """The names of the two sides: those of the lists, or rivals if both lists belong to one side."""
    first, second = lists
    return [first.side, second.rivals if second.side == first.side else second.side]


def player_row(size: BattleSize, side: str) -> dict[str, object]:
    """What a player starts with; stakes come with the bowmen (JA-10.5)."""
    return {
        "side": side,
        "orders": size.orders,
        "experience": size.experience,
        "legend": size.legend,
        "legend_cards": size.legend_cards,
        "reroll": 1,
    }


def unit_rows(seat: int, of: ArmyList, army: Army, cards: list[Profile]) -> list[dict[str, object]]:
    """The army of a player, and the units that it may summon."""
    rows = [
        {"unit": entry.key, "player": seat + 1, "at": "zone", "count": army.units[entry.key], "morale": entry.morale}
        for entry in of.entries
        if army.units.get(entry.key, 0)
    ]
    for card in cards:
        if army.units.get(card.upgrades or card.key, 0):
            rows += [
                {"unit": power.unit_key, "player": seat + 1, "at": "reserve", "count": power.count}
                for power in card.powers
                if is_summons(power)
            ]
    return rows


def is_summons(power: Effect) -> bool:
    """Whether a power brings units from the reserve."""
    return power.effect == SUMMON and bool(power.unit_key)


def ground_rows(ground: Ground, sides: list[str]) -> list[dict[str, object]]:
    """Ground that counts for both sides: an objective for each."""
    return [
        {"name": name, "side": side, "kind": "hold", "areas": ground.areas, "points": ground.points}
        for name, side in zip(ground.names, sides, strict=True)
    ]


def victory_rows(side: str) -> list[dict[str, object]]:
    """JA-13.3: the enemy's army breaks; after the last round, it has lost more morale."""
    return [
        {"side": side, "condition": "broken", "moment": "at_once"},
        {"side": side, "condition": "more_morale", "count": 1},
    ]


def toml(value: object) -> str:
    """A value as TOML."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {toml(one)}" for name, one in value.items()) + " }"
    if isinstance(value, list):
        if value and isinstance(value[0], dict):
            return "[\n" + "".join(f"    {toml(one)},\n" for one in value) + "]"
        return "[" + ", ".join(toml(one) for one in value) + "]"
    return str(value)
