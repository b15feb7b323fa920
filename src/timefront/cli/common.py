"""What the commands share: options, JSON output, and finding what a word on the command line names."""

from __future__ import annotations

import sys
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, final

from cyclopts import Parameter

Json = Annotated[bool, Parameter(name="--json", help="print data as JSON.")]


class UserError(Exception):
    """The user's request cannot be carried out; the text is the sentence to show."""


def print_json(data: Any) -> None:
    """Print data as JSON, for programs."""
    import msgspec

    print(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())


def game_named(name: str) -> Any:
    """The game with this name."""
    from timefront.games.registry import GAMES

    if name not in GAMES:
        near = get_close_matches(name, GAMES, n=1, cutoff=0.4)
        hint = f"did you mean {near[0]}?" if near else f"known are {', '.join(GAMES)}."
        raise UserError(f"There is no game {name!r}: {hint}")
    return GAMES[name]


def pack_in(folder: Path) -> Any:
    """The pack in a folder, read but not checked."""
    from timefront.kernel.packs import PackFiles

    return PackFiles.from_folder(folder)


def must_be_language(language: str) -> None:
    """Refuse a language that is not one of ours."""
    from timefront.kernel.packs import LANGUAGES

    if language not in LANGUAGES:
        raise UserError(f"{language!r} is not a language of Timefront: use {', '.join(LANGUAGES)}.")


def pairs(words: list[str] | None, what: str) -> dict[str, str]:
    """The words `name=value` as a dictionary."""
    found: dict[str, str] = {}
    for word in words or ():
        name, equals, value = word.partition("=")
        if not (name and equals and value):
            raise UserError(f"{word!r} is not a {what}: write name=value.")
        found[name] = value
    return found


@final
class Progress:
    """A progress bar on a terminal, and nothing elsewhere."""

    def __init__(self, total: int) -> None:
        from rich.console import Console
        from rich.progress import Progress as Bar

        self._bar = Bar(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())
        self._task = self._bar.add_task("games", total=total)

    def __enter__(self) -> Progress:
        self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.stop()

    def advance(self, games: int) -> None:
        """Count finished games."""
        self._bar.advance(self._task, games)
