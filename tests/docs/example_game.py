"""The game that docs/add-a-game.md builds, as a pytest plugin: made from the page's blocks and registered."""

from __future__ import annotations

import importlib
import os
from pathlib import Path

import timefront.games
from tests.docs.pages import ROOT, Page
from timefront.games.registry import GAMES

FOLDER = "TIMEFRONT_EXAMPLE_GAME"
"""The variable that names an empty folder for it."""
NAME = "the_ford"


def build(folder: Path) -> None:
    """Write every block of the page that has a path."""
    for block in Page(ROOT / "docs" / "add-a-game.md").blocks:
        if block.path:
            path = folder / block.path
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(block.text, encoding="utf-8")


def register(folder: Path) -> None:
    """Import the game from the folder, as if it were next to the others, and register it."""
    timefront.games.__path__.append(str(folder))
    module = importlib.import_module(f"timefront.games.{NAME}.game")
    GAMES[NAME] = module.THE_FORD


if FOLDER in os.environ:
    build(Path(os.environ[FOLDER]))
    register(Path(os.environ[FOLDER]))
