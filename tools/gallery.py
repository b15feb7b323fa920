"""Write positions for the galleries of the boards (web/gallery) and for their tests.

    python tools/gallery.py GAME OUT.json [--small]   play with fixed seeds and write what seats were shown

Each moment holds what the browser's board is given: the view with its printed parts, the seat, the question, the offers
and what has just happened. --small writes fewer moments and no texts: a fixture for unit tests.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from timefront.games.registry import GAMES
from timefront.kernel.game import Game
from timefront.kernel.packs import LANGUAGES, PackFiles
from timefront.kernel.setting import Setting
from timefront.matches.making import new_match
from timefront.matches.match import Match
from timefront.server.tables.messages import happenings, kinds_by_verb, prompt, rows_since
from timefront.texts.shelf import catalogue_sources

Moment = dict[str, Any]


def main(arguments: list[str]) -> int:
    """Write the moments of a game to a file."""
    names = [argument for argument in arguments if argument != "--small"]
    if len(names) != 2 or names[0] not in GAMES:
        print(f"usage: gallery.py {'|'.join(GAMES)} OUT.json [--small]", file=sys.stderr)
        return 2
    game, out = GAMES[names[0]], Path(names[1])
    content = gallery(game, is_small=len(names) < len(arguments))
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_bytes(msgspec.json.encode(content) + b"\n")
    print(f"{out}: {len(content['moments'])} moments, {out.stat().st_size // 1024} KB")
    return 0


def gallery(game: Game[Any], *, is_small: bool) -> dict[str, Any]:
    """The moments of some random matches, and everything needed to describe them."""
    pack = game.built_in_pack()
    matches = [moments_of(setting, game, seed) for seed, setting in settings_of(game, pack, is_small=is_small)]
    if is_small:
        return {"game": game.name, "moments": [*firsts(matches[0]), *(match[0] for match in matches[1:])]}
    catalogues = {language: catalogue_sources(game, pack, language) for language in LANGUAGES}
    moments = [moment for match in matches for moment in match]
    return {"game": game.name, "catalogues": catalogues, "verbs": kinds_by_verb(game), "moments": moments}


def firsts(moments: list[Moment]) -> list[Moment]:
    """The first moment of each question."""
    return list({one["question"]: one for one in reversed(moments)}.values())


def settings_of(game: Game[Any], pack: PackFiles, *, is_small: bool) -> Iterator[tuple[str, Setting]]:
    """Each scenario with the usual options, and the first one with each other value of each option."""
    scenarios = game.scenarios(pack)
    others = [{option.name: value} for option in game.options for value in option.values[1:]]
    cases = [*product(scenarios[:1] if is_small else scenarios, [{}]), *product(scenarios[:1], others)]
    for number, (scenario, options) in enumerate(cases):
        counts = game.scenario_seats(pack, scenario)
        seats = counts[number % len(counts)]
        words = [scenario, *(f"{name} {value}" for name, value in options.items())]
        yield ", ".join(words), game.setting(pack, scenario, options, seats)


def moments_of(setting: Setting, game: Game[Any], seed: str) -> list[Moment]:
    """The moments that are kept of one match, in order."""
    rng = Random(seed)
    match = new_match(game, setting, seed=seed)
    moments: list[Moment] = []
    since = 0
    while match.outcome() is None:
        seat = match.state.seat
        moments.append(moment(match, seat, since, seed, len(moments)))
        since = match.next_number
        match.play(seat, rng.choice(match.offer(seat)))
    kept = {id(one) for one in chosen(moments)}
    last = [moment(match, eyes, since, seed, len(moments)) for eyes in (0, None)]
    return [one for one in moments if id(one) in kept] + last


def chosen(moments: list[Moment]) -> Iterator[Moment]:
    """For each question, its first moment and the latest one with the most offers; also the middle of the match."""
    for question in dict.fromkeys(one["question"] for one in moments):
        asked = [one for one in moments if one["question"] == question]
        yield asked[0]
        yield max(asked, key=lambda one: (len(one["offers"]), one["number"]))
    yield moments[len(moments) // 2]


def moment(match: Match, eyes: int | None, since: int, seed: str, number: int) -> Moment:
    """What a seat, or a spectator, is shown now, and what has happened since a number."""
    asked = None if eyes is None else prompt(match, eyes)
    return {
        "name": f"{seed}, {number}",
        "number": number,
        "seat": eyes,
        "view": match.view(eyes),
        "question": asked.question if asked else "",
        "prompt": asked.phrase if asked else None,
        "offers": asked.offers if asked else [],
        "latest": happenings(match.game, match.setting, rows_since(match, since), eyes),
    }


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
