"""Write golden journals: finished matches of every game, scenario and rules option, which the tests replay.

    python tools/golden.py [GAME ...]             write what is missing
    python tools/golden.py --replace [GAME ...]   rewrite those of the current rules versions

A golden journal of the current rules stays as it is: if it leads to another position, the rules have changed, which
requires a higher rules version and a line in CHANGELOG.md. Those of older versions stay, too. Each pack is stored once
next to the journals that were played with it, as long as there are any. Without a name, all games are written.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).parent.parent))

from timefront.games.registry import GAMES
from timefront.kernel.flow import dumps
from timefront.kernel.game import Game
from timefront.kernel.packs import PackFiles
from timefront.kernel.setting import Setting
from timefront.matches.journal import UNDO_GRANTED
from timefront.matches.lines import export, read_lines
from timefront.matches.making import new_match
from timefront.matches.match import Match
from timefront.matches.opening import load_match
from tools.free_battles import free_battles

FOLDER = Path(__file__).parents[1] / "tests" / "golden"
HASHES = "hashes.json"
PACKS = "packs"
"""The folder of the packs, each named by its hash."""
UNDO = 0.15
"""How often a player takes back a choice, if that is possible."""
REQUEST = 0.1
"""How often a player asks for an undo, if permission is needed."""


def main(arguments: list[str]) -> int:
    """Write the golden journals and say which."""
    names = [argument for argument in arguments if argument != "--replace"]
    if not set(names) <= set(GAMES):
        print(f"usage: golden.py [--replace] [GAME ...], of {', '.join(GAMES)}", file=sys.stderr)
        return 2
    games = {name: GAMES[name] for name in names or GAMES}
    for name in write(FOLDER, games, replace="--replace" in arguments):
        print(f"written: {name}")
    return 0


def write(folder: Path, games: dict[str, Game[Any]], *, replace: bool) -> list[str]:
    """Write the journals that are missing, or all of the current versions; returns the names of those written."""
    written: list[str] = []
    for game in games.values():
        for stale in folder.glob(f"{game.name}-v{game.version}-*.match") if replace else ():
            stale.unlink()
        for name, setting in golden_settings(game):
            if replace or not (folder / name).exists():
                store(folder, name, export(played(game, setting, name), None))
                written.append(name)
    hashes = {name: known for name, known in known_hashes(folder).items() if (folder / name).exists()}
    hashes.update({name: fingerprint(folder / name, games) for name in written})
    (folder / HASHES).write_text(json.dumps(hashes, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    if written:
        remove_unused_packs(folder)
    return written


def store(folder: Path, name: str, lines: list[dict[str, Any]]) -> None:
    """Write a journal without its pack, and the pack if it is not there yet."""
    head = dict(lines[0])
    pack = folder / PACKS / f"{head['pack']}.json"
    pack.parent.mkdir(exist_ok=True)
    pack.write_bytes(msgspec.json.format(msgspec.json.encode(head.pop("pack_files")), indent=1) + b"\n")
    (folder / name).write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in [head, *lines[1:]]))


def remove_unused_packs(folder: Path) -> None:
    """Remove the packs that no journal uses."""
    used = {read_lines(path).lines[0]["pack"] for path in folder.glob("*.match")}
    for pack in (folder / PACKS).glob("*.json"):
        if pack.stem not in used:
            pack.unlink()


def journal(path: Path) -> list[dict[str, Any]]:
    """The lines of a golden journal with its pack, as in a match file."""
    lines = read_lines(path).lines
    if "pack_files" not in lines[0]:
        pack = path.parent / PACKS / f"{lines[0]['pack']}.json"
        lines[0]["pack_files"] = msgspec.json.decode(pack.read_bytes())
    return lines


def golden_settings(game: Game[Any]) -> Iterator[tuple[str, Setting]]:
    """The file name and the setting of every golden journal of a game.

    Each scenario with the usual options; then each other value of an option once, taking the scenarios in turn; finally
    a free battle, if the game has them.
    """
    pack = lean_pack(game)
    scenarios = game.scenarios(pack)
    others = [{option.name: value} for option in game.options for value in option.values[1:]]
    usual: list[dict[str, str]] = [{}] * len(scenarios)
    for number, options in enumerate(usual + others):
        scenario = scenarios[number % len(scenarios)]
        words = [f"{name}-{value}" for name, value in options.items()] or ["usual"]
        name = "-".join([game.name, f"v{game.version}", scenario, *words]) + ".match"
        counts = game.scenario_seats(pack, scenario)
        yield name, game.setting(pack, scenario, options, counts[number % len(counts)])
    for setting in free_battles(game, pack)[:1]:
        yield f"{game.name}-v{game.version}-{setting.scenario}-usual.match", setting


def lean_pack(game: Game[Any]) -> PackFiles:
    """The pack of a game with English texts only."""
    files = game.built_in_pack().files
    return PackFiles({name: files[name] for name in files if not name.endswith(".ftl") or name.endswith("en.ftl")})


def played(game: Game[Any], setting: Setting, seed: str) -> Match:
    """Play a random match to the end, with some choices taken back, with and without a request."""
    rng = Random(seed)
    match = new_match(game, setting, seed=seed)
    while match.outcome() is None:
        seat = match.state.seat
        match.play(seat, rng.choice(match.offer(seat)))
        if match.outcome() is not None:
            break
        if match.barrier(seat).to >= 0:
            if rng.random() < UNDO:
                match.undo(seat)
        elif rng.random() < REQUEST:
            match.ask_undo(seat)
            for other in range(setting.seats):
                if other != seat:
                    match.answer_undo(other, UNDO_GRANTED)
    return match


def fingerprint(path: Path, games: dict[str, Game[Any]]) -> dict[str, Any]:
    """What a journal leads to under today's rules."""
    lines = journal(path)
    lines[0]["rules"] = -1  # claims another version, so that it is replayed and checked entry by entry
    match = load_match(lines, games)
    return {
        "state": hashlib.sha256(dumps(match.state)).hexdigest(),
        "entries": len(match.entries),
        "outcome": repr(match.outcome()),
        "read_only": match.read_only,
    }


def known_hashes(folder: Path) -> dict[str, dict[str, Any]]:
    """What every golden journal must lead to."""
    path = folder / HASHES
    hashes: dict[str, dict[str, Any]] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return hashes


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
