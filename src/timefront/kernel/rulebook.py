"""Rule ids: who implements them, who proves them, and the rulebook that lists them."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, final

F = TypeVar("F", bound=Callable[..., Any])


@final
class Witness:
    """Hears every rule id that is executed, while somebody listens."""

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
    """Mark a step with the ids of the rules it carries out; the gist stands in the step's docstring."""
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

    def __init__(self, rule_id: str, kind: str, rulings: tuple[str, ...]) -> None:
        self.id = rule_id
        self.kind = kind
        self.rulings = rulings


PLAY = "play"
CONTENT = "content"
EXAMPLE = "example"
KINDS = (PLAY, CONTENT, EXAMPLE)
"""`play`: proved by executing what carries it out. `content`: by checking the pack. `example`: by replaying it."""


@final
class Rulebook:
    """The ids of one game and a paragraph for each, in every language."""

    def __init__(self, folder: Path) -> None:
        index = tomllib.loads((folder / "index.toml").read_text(encoding="utf-8"))
        self.entries: dict[str, RuleEntry] = {
            row["id"]: RuleEntry(row["id"], row["kind"], tuple(row.get("rulings", ()))) for row in index["rule"]
        }
        self.paragraphs: dict[str, dict[str, str]] = {
            path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(folder.glob("??.toml"))
        }

    def paragraph(self, rule_id: str, language: str) -> str:
        """The paragraph of a rule in a language."""
        return self.paragraphs[language][rule_id]
