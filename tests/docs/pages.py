"""Markdown pages taken apart: prose, sections, fenced blocks, examples."""

from __future__ import annotations

import re
import shlex
import textwrap
from pathlib import Path
from typing import final

ROOT = Path(__file__).resolve().parents[2]
FENCE = re.compile(r"^(?P<indent> *)```(?P<info>[^\n`]*)\n(?P<text>.*?)^(?P=indent)```$", re.MULTILINE | re.DOTALL)
PROMPT = "$ "
ANYTHING = "…"
"""A line of an example that stands for any lines."""


@final
class Block:
    """A fenced block; its first word says what it is, a second one what may differ in it."""

    def __init__(self, page: str, line: int, info: str, text: str, is_indented: bool) -> None:
        self.place = f"{page}:{line}"
        self.kind, *more = info.split() or [""]
        self.has_figures = "figures" in more
        self.is_research = "lab" in more
        """Whether it needs the research packages: `make test-lab` runs it."""
        self.path = next((word for word in more if "." in word), "")
        """The file that the block contains, if any."""
        self.text = textwrap.dedent(text)
        self.is_indented = is_indented

    def examples(self) -> list[tuple[str, str]]:
        """The commands of a console, each with its output."""
        found: list[tuple[str, str]] = []
        for line in self.text.splitlines() if self.kind == "console" else ():
            if line.startswith(PROMPT):
                found.append((line.removeprefix(PROMPT), ""))
            else:
                command, said = found[-1]
                found[-1] = (command, f"{said}{line}\n")
        return found


@final
class Page:
    """One page of the documentation."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.name = path.relative_to(ROOT).as_posix()
        self.text = path.read_text(encoding="utf-8")
        self.prose = FENCE.sub("", self.text)
        self.blocks = [self._block(match) for match in FENCE.finditer(self.text)]

    def _block(self, match: re.Match[str]) -> Block:
        line = self.text.count("\n", 0, match.start()) + 1
        return Block(self.name, line, match["info"], match["text"], bool(match["indent"]))

    def anchors(self) -> set[str]:
        """The anchors for links: the headings in lower case, with hyphens for spaces."""
        heads = re.findall(r"^#+ (.+)$", self.prose, re.MULTILINE)
        return {re.sub(r"[^\w -]", "", head.lower()).replace(" ", "-") for head in heads}

    def section(self, heading: str) -> str:
        """The text below a heading, up to the next one of the same or a higher level."""
        found = re.search(rf"^(#+) {re.escape(heading)}\n(.*?)(?=^#{{1,2}} |\Z)", self.text, re.MULTILINE | re.DOTALL)
        assert found, f"{self.name} has no section {heading!r}"
        return found[2]

    def command_lines(self) -> list[list[str]]:
        """The arguments of every `timefront` in a block that is not a program, without comments."""
        found: list[list[str]] = []
        for block in self.blocks:
            for line in block.text.splitlines() if block.kind in ("", "console") else ():
                command = line.removeprefix(PROMPT)
                if command.startswith("timefront "):
                    found.append(shlex.split(command, comments=True)[1:])
        return found


def fits(said: str, heard: str) -> bool:
    """Whether an example's output matches the actual one; `…` matches any lines."""
    parts = [".*" if line == ANYTHING else re.escape(line) for line in said.rstrip("\n").split("\n")]
    return re.fullmatch("\n".join(parts), heard.rstrip("\n"), re.DOTALL) is not None


def without_figures(text: str) -> str:
    """A text with a placeholder for every number and uniform spaces."""
    text = re.sub(r"interpreted|compiled", "built", text)
    return "\n".join(re.sub(r" +", " ", re.sub(r"\d+(\.\d+)*", "#", line)) for line in text.splitlines())


PAGES = {
    page.name: page
    for page in (
        *(Page(ROOT / name) for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")),
        *map(Page, sorted((ROOT / "docs").glob("*.md"))),
    )
}
"""README, its neighbours, and the docs, by their paths."""
