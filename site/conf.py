"""How the documentation becomes a site. Sphinx reads this file: `make docs`."""

from __future__ import annotations

import tomllib
from pathlib import Path

from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx

ROOT = Path(__file__).parents[1]
HOME = "README"

project = "Timefront"
copyright = "the Timefront authors"
release = version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
include_patterns = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "docs/**.md", "site/reference/**.md"]
root_doc = HOME
myst_heading_anchors = 4

default_role = "code"  # docstrings are written in Markdown's way, with single backticks
autodoc_member_order = "bysource"
autodoc_mock_imports = ["gymnasium", "numpy", "pettingzoo", "pyarrow", "pyspiel", "ray"]
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True

html_theme = "furo"
html_title = f"{project} {release}"
html_additional_pages = {"index": "home.html"}
html_copy_source = False
templates_path = ["templates"]

CONTENTS = {
    "Play": ["play", "scenarios-joan", "free-battles", "odds", "fair-dice", "command-line"],
    "Host": ["host", "operations"],
    "Make": ["packs", "add-a-card", "add-a-scenario", "positions", "add-a-game"],
    "Study": ["research", "outside-bots", "data-sets", "cluster"],
    "Reference": ["engine", "bots", "laboratory", "adapters"],
    "Measured": [
        *("performance", "strength", "balance", "balance-joan-of-arc", "balance-levels"),
        *("cards-joan-of-arc", "giants-joan-of-arc", "campaign", "mutants"),
    ],
    "Build": ["architecture", "CONTRIBUTING", "releasing", "CHANGELOG"],
}
"""The pages of the sidebar. A page that is missing here fails the build."""


def setup(app: Sphinx) -> None:
    """Called by Sphinx."""
    app.connect("source-read", add_contents)
    for language in ("ftl", "position"):
        app.add_lexer(language, TextLexer)


def add_contents(app: Sphinx, page: str, source: list[str]) -> None:
    """The sidebar is made of tables of contents on the first page, which readers of the file itself need not see."""
    if page == HOME:
        source[0] += "".join(table_of_contents(caption, pages) for caption, pages in CONTENTS.items())


def table_of_contents(caption: str, pages: list[str]) -> str:
    """A part of the sidebar, as the reader of Markdown understands it."""
    listed = "\n".join(f"/{folder_of(caption, page)}{page}" for page in pages)
    return f"\n\n```{{toctree}}\n:hidden:\n:caption: {caption}\n\n{listed}\n```\n"


def folder_of(caption: str, page: str) -> str:
    """Where a page lies: capitals are for those of the repository's first folder."""
    if page.isupper():
        return ""
    return "site/reference/" if caption == "Reference" else "docs/"
