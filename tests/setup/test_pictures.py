"""The pictures of the documentation: few, small, and taken by `make pictures`."""

from __future__ import annotations

import re
from pathlib import Path

from tools.moving_pictures import SCENARIOS, file_of
from tools.screenshots.kept import KEPT, file_name

ROOT = Path(__file__).parents[2]
PICTURES = sorted((ROOT / "docs" / "pictures").iterdir())
MOST, MOST_BYTES = 43, 7_500_000


def test_there_are_few_pictures_and_they_are_small() -> None:
    assert len(PICTURES) <= MOST
    assert sum(picture.stat().st_size for picture in PICTURES) < MOST_BYTES


def test_they_are_those_that_are_taken() -> None:
    moving = {file_of(game).name for game in SCENARIOS}
    assert {picture.name for picture in PICTURES} == {file_name(*kept) for kept in KEPT} | moving


def test_what_the_readme_shows_is_there() -> None:
    shown = re.findall(r"\(docs/pictures/(\S+)\)", (ROOT / "README.md").read_text(encoding="utf-8"))
    assert shown
    assert set(shown) <= {picture.name for picture in PICTURES}
