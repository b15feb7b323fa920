"""Armies in the lobby: what can be bought, running totals, suggestions, and the pack of a free battle."""

from __future__ import annotations

from functools import cache
from typing import Any

from timefront.kernel.armies import Army, ArmyBook
from timefront.kernel.game import Game
from timefront.kernel.packs import PackFiles
from timefront.server.lobby.gallery import sketch_info
from timefront.server.thinking.tasks import built_in_pack
from timefront.server.wire.armies import (
    ArmyChecked,
    ArmyChoices,
    ArmyListInfo,
    ArmyWish,
    BattleWish,
    SuggestionWish,
    UnitOffer,
)
from timefront.server.wire.errors import Denied
from timefront.texts.phrasing import Phrasing


def book_of(game: Game[Any]) -> ArmyBook:
    """The army book of a game; `Denied` if it has none."""
    if game.armies is None:
        raise Denied("no-armies", 404)
    return game.armies


@cache
def army_choices(game: Game[Any]) -> ArmyChoices:
    """What can be bought with the pack that comes with a game."""
    pack, book = built_in_pack(game.name), book_of(game)
    found = book.choices(pack)
    lists = [
        ArmyListInfo(
            key,
            [UnitOffer(one.unit, one.category, one.points, one.morale, one.least, one.most) for one in offers],
            {size: book.limits(pack, key, size) for size in found.sizes},
        )
        for key, offers in zip(found.lists, found.offers, strict=True)
    ]
    maps = {field: sketch_info(book.field_sketch(pack, field)) for field in found.fields}
    return ArmyChoices(lists, found.sizes, found.fields, maps, book.rule)


def check_wish(game: Game[Any], wish: ArmyWish) -> ArmyChecked:
    """The running total of an army, and everything that is wrong with it."""
    pack, book, army = built_in_pack(game.name), book_of(game), army_of(wish)
    problems = [Phrasing.army_problem(problem) for problem in book.problems(pack, army)]
    return ArmyChecked(book.points(pack, army), book.morale(pack, army), problems)


def suggest_for_wish(game: Game[Any], wish: SuggestionWish) -> ArmyWish:
    """An army that spends nearly all its points; `ArmyError` if there is no such list or size."""
    found = book_of(game).suggest(built_in_pack(game.name), wish.army, wish.size, wish.seed)
    return ArmyWish(found.army, found.size, found.units)


def battle_of(game: Game[Any], pack: PackFiles, wish: BattleWish) -> tuple[PackFiles, str]:
    """The pack of a free battle and its scenario; `ArmyError` lists everything that is wrong with the armies."""
    return book_of(game).battle(pack, wish.field, [army_of(army) for army in wish.armies])


def army_of(wish: ArmyWish) -> Army:
    """The army that a client describes."""
    return Army(wish.army, wish.size, wish.units)
