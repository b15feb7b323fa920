"""The version is the same everywhere."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import timefront

ROOT = Path(__file__).resolve().parents[2]


def test_package_and_changelog_have_the_version_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    latest = re.findall(r"^## (\d+\.\d+\.\d+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)[0]
    assert timefront.__version__ == project["version"] == latest
