"""Listing and playing the games."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from timefront.cli.common import Json, UserError, game_named, pairs, print_json


def games(*, json: Json = False) -> int:
    """List the games, their scenarios and their rules options."""
    from timefront.games.registry import GAMES
    from timefront.texts.catalogue import Catalogue

    data: list[dict[str, Any]] = []
    for game in GAMES.values():
        pack = game.built_in_pack()
        texts = Catalogue(game, pack, "en")
        data.append(
            {
                "name": game.name,
                "title": texts.message("game-title"),
                "seats": list(game.seat_counts),
                "rules_version": game.version,
                "scenarios": list(game.scenarios(pack)),
                "lessons": [lesson.key for lesson in game.lessons()],
                "options": {option.name: list(option.values) for option in game.options},
            }
        )
    if json:
        print_json(data)
        return 0
    for row in data:
        print(f"{row['name']}: {row['title']}")
        print(f"  players    {', '.join(map(str, row['seats']))}")
        if row["scenarios"]:
            print(f"  scenarios  {', '.join(row['scenarios'])}")
        if row["lessons"]:
            print(f"  lessons    {', '.join(row['lessons'])}")
        for name, values in row["options"].items():
            print(f"  option     {name} = {' | '.join(values)}")
    return 0


def play(
    game: str = "",
    *,
    seats: int | None = None,
    seat: list[str] | None = None,
    scenario: str = "",
    army: list[Path] | None = None,
    field: str = "",
    option: list[str] | None = None,
    pack: Path | None = None,
    lang: str = "",
    file: Path | None = None,
    position: Path | None = None,
    lesson: str = "",
    seed: str = "",
    plain: bool = False,
) -> int:
    """Play in the terminal; every move is saved at once.

    Without a game and a file you are asked what to play.

    Parameters
    ----------
    game
        the game to play (timefront games lists them).
    seats
        the number of players; without it, the smallest that includes all the seats you name.
    seat
        who plays a seat: name=human, name=human:ANA to be called Ana, name=bot:LEVEL with easy, medium, hard or
        the name of a bot, name=program:COMMAND for a bot of your own, or name=ws://... for one at an address.
        Without any, the first seat is yours and bot:medium plays the others.
    scenario
        the scenario to play; without one the rules decide.
    army
        a file with the army of the first player, then one with that of the second: a free battle (timefront army).
    field
        the field of a free battle; without it the first.
    option
        a rules option, as name=value.
    pack
        a folder with a content pack of your own.
    lang
        en, de or es; without it the language of your system.
    file
        the match file to resume, or to create.
    position
        a file with a position to start from, as timefront show --notation writes it.
    lesson
        a lesson of the game to start, against easy bots (timefront games lists them).
    seed
        makes chance repeatable; unknown parts of a position are drawn from it.
    plain
        words only, for screen readers: no colours, no clearing of the screen.
    """
    from timefront.terminal.errors import CannotPlay
    from timefront.terminal.play import play_in_terminal
    from timefront.terminal.wishes import Wishes

    wishes = Wishes(
        game=game_named(game) if game else None,
        pack=pack,
        scenario=scenario,
        armies=army or [],
        battlefield=field,
        options=pairs(option, "rules option"),
        seats=seats,
        players=pairs(seat, "seat"),
        language=lang,
        file=file,
        position=position,
        lesson=lesson,
        seed=seed,
        plain=plain,
    )
    try:
        return play_in_terminal(wishes)
    except CannotPlay as error:
        raise UserError(str(error)) from error
