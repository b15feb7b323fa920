"""Free battles as settings, in addition to a pack's scenarios, with suggested armies that are always the same."""

from __future__ import annotations

from typing import Any

from timefront.kernel.armies import Army
from timefront.kernel.game import Game
from timefront.kernel.packs import PackFiles
from timefront.kernel.setting import Setting

SIZE = "small"


def opposed_armies(game: Game[Any], pack: PackFiles) -> list[tuple[str, list[Army]]]:
    """Fields with the armies that meet there: the first list against the last, the second against the last but one, and
    so on.

    Empty if a game has no armies, or the pack no army lists.
    """
    book = game.armies
    if book is None:
        return []
    lists, fields = book.choices(pack).lists, book.choices(pack).fields
    pairs = [(lists[number], lists[-1 - number]) for number in range(len(lists) // 2)]
    return [
        (fields[number % len(fields)], [book.suggest(pack, army, SIZE, str(number)) for army in pair])
        for number, pair in enumerate(pairs)
    ]


def free_battles(game: Game[Any], pack: PackFiles) -> list[Setting]:
    """The settings in which these armies meet; every list fights once."""
    settings: list[Setting] = []
    for field, armies in opposed_armies(game, pack):
        assert game.armies is not None
        made, scenario = game.armies.battle(pack, field, armies)
        settings.append(game.setting(made, scenario, {}, len(armies)))
    return settings
