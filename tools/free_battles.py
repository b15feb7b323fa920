"""Free battles as settings, beside the scenarios of a pack: suggested armies that are always the same."""

from __future__ import annotations

from typing import Any

from timefront.kernel.game import Game
from timefront.kernel.packs import PackFiles
from timefront.kernel.setting import Setting

SIZE = "small"


def free_battles(game: Game[Any], pack: PackFiles) -> list[Setting]:
    """Every army list once, the first against the last and so on, each battle on a field of its own.

    None where a game has no armies, or the pack no lists of them.
    """
    book = game.armies
    if book is None:
        return []
    lists, fields = book.choices(pack).lists, book.choices(pack).fields
    settings: list[Setting] = []
    for number in range(len(lists) // 2):
        armies = [book.suggest(pack, lists[place], SIZE, str(number)) for place in (number, -1 - number)]
        made, scenario = book.battle(pack, fields[number % len(fields)], armies)
        settings.append(game.setting(made, scenario, {}, len(armies)))
    return settings
