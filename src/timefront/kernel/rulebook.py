"""Rule ids: which code implements them, how they are proved, and the rulebook that lists them."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, final

F = TypeVar("F", bound=Callable[..., Any])


@final
class Witness:
    """Reports every rule id that is executed to a listener, if there is one."""

    def __init__(self) -> None:
        self.listener: Callable[[str, str], None] | None = None

    def cite(self, rules: tuple[str, ...], where: str) -> None:
        """Tell the listener that `where` was executed on behalf of `rules`."""
        if self.listener is not None:
            for rule_id in filter(None, rules):
                self.listener(rule_id, where)


WITNESS = Witness()
RULES_OF_STEP: dict[object, tuple[str, ...]] = {}


def rule(*rules: str) -> Callable[[F], F]:
    """Mark a step with the ids of the rules it implements; the step's docstring has the gist."""
    for rule_id in rules:
        if " " in rule_id or "-" not in rule_id:
            raise TypeError(f"{rule_id!r} is no rule id")

    def mark(step: F) -> F:
        RULES_OF_STEP[step] = rules
        return step

    return mark


def rules_of(cls: type[Any], step: str) -> tuple[str, ...]:
    """The rule ids of a step of a class; a step may inherit them from the class it overrides."""
    for base in cls.__mro__:
        found = RULES_OF_STEP.get(base.__dict__.get(step))
        if found is not None:
            return found
    return ()


@final
class RuleEntry:
    """One paragraph of a rulebook: its id, what it is about and how it is proved."""

    def __init__(self, rule_id: str, kind: str, rulings: tuple[str, ...], later: str) -> None:
        self.id = rule_id
        self.kind = kind
        self.rulings = rulings
        self.later = later
        """For a rule that is not implemented yet, the work that will bring it."""

    @property
    def chapter(self) -> str:
        """The number of its chapter: `DT-2.4` is in `2`."""
        return self.id.partition("-")[2].partition(".")[0]


PLAY = "play"
CONTENT = "content"
EXAMPLE = "example"
KINDS = (PLAY, CONTENT, EXAMPLE)
"""`play`: proved by executing its steps. `content`: by checking the pack. `example`: by replaying it."""


@final
class Rulebook:
    """The rule ids of one game and a paragraph for each, in every language; also chapters and rulings, if it has them.

    A ruling says how the game interprets a rule that its printed book leaves open.
    """

    def __init__(self, folder: Path) -> None:
        index = _table(folder / "index.toml")
        self.entries: dict[str, RuleEntry] = {
            row["id"]: RuleEntry(row["id"], row["kind"], tuple(row.get("rulings", ())), row.get("later", ""))
            for row in index["rule"]
        }
        self.not_yet: dict[str, str] = index.get("not_yet", {})
        """By language, what is said of a rule that is not implemented yet."""
        self.paragraphs: dict[str, dict[str, str]] = {
            path.stem: _table(path) for path in sorted(folder.glob("??.toml"))
        }
        chapters = folder / "chapters.toml"
        self.chapters: dict[str, dict[str, str]] = _table(chapters) if chapters.exists() else {}
        """By language and number."""
        self.rulings: dict[str, dict[str, str]] = {
            path.stem.partition(".")[2]: _table(path) for path in sorted(folder.glob("rulings.??.toml"))
        }
        """By language and id."""

    def paragraph(self, rule_id: str, language: str) -> str:
        """The paragraph of a rule in a language; if the rule is not implemented yet, it begins by saying so."""
        paragraph = self.paragraphs[language][rule_id]
        return f"{self.not_yet[language]} {paragraph}" if self.entries[rule_id].later else paragraph

    def ruling(self, ruling_id: str, language: str) -> str:
        """What a ruling says in a language; empty if the book only names it."""
        return self.rulings.get(language, {}).get(ruling_id, "")


def _table(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))
