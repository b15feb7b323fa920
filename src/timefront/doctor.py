"""Checks the installation, and replays every stored match under today's rules."""

from __future__ import annotations

import platform
from pathlib import Path
from typing import Any

import timefront
from timefront.games.registry import GAMES
from timefront.kernel import flow
from timefront.kernel.packs import PackError
from timefront.matches.errors import MatchFileError
from timefront.matches.folders import SUFFIX, match_folder
from timefront.matches.opening import open_file, replayed
from timefront.texts.catalogue import error_sentence


def examine(folder: Path | None) -> dict[str, Any]:
    """The state of the installation and of each match file."""
    where = match_folder() if folder is None else folder
    if folder is not None and not folder.is_dir():
        raise MatchFileError("no-such-folder", folder=str(folder))
    rows = [{"file": path.name, **_examine_file(path)} for path in sorted(where.glob(f"*{SUFFIX}"))]
    return {
        "installation": [*installation(), f"matches in {where}"],
        "matches": rows,
        "unsound": sum(not row["sound"] for row in rows),
    }


def installation() -> list[str]:
    """What is installed: the program, and the games with their packs."""
    build = "interpreted" if (flow.__file__ or "").endswith(".py") else "compiled"
    lines = [f"Timefront {timefront.__version__} on Python {platform.python_version()}, {build}"]
    for game in GAMES.values():
        try:
            scenarios = len(game.scenarios(game.built_in_pack()))
            lines.append(f"{game.name}: rules version {game.version}, {scenarios} scenarios, pack sound")
        except PackError as error:
            lines.append(f"{game.name}: {len(error.problems)} problems in the pack")
    return lines


def _examine_file(path: Path) -> dict[str, Any]:
    try:
        stored = open_file(path, GAMES)
        match = replayed(stored, -1)
    except MatchFileError as error:
        return {"sound": False, "state": error_sentence(error, "en")}
    if match.read_only:
        return {"sound": False, "state": f"read-only: {match.read_only}"}
    if flow.dumps(stored.state) != flow.dumps(match.state):
        return {"sound": False, "state": "its snapshot is not what the rules make of its journal"}
    state = "finished" if match.outcome() is not None else "goes on"
    return {"sound": True, "state": f"{state}, {len(match.entries)} entries"}
