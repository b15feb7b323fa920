"""Reading sources: what a catalogue file holds, and which message keys the code names."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl


@final
class CatalogueFile:
    """One catalogue: the variables of each message and attribute, and what is wrong with the file."""

    def __init__(self, place: str, text: str) -> None:
        self.place = place
        self.variables: dict[str, set[str]] = {}
        """By message, `key`, and attribute, `key.attribute`."""
        self.problems: list[str] = []
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ftl.Junk):
                self._report((entry.content or "").strip().splitlines()[0], "is no valid Fluent message")
            elif isinstance(entry, ftl.Message | ftl.Term):
                self._read(entry)

    @property
    def messages(self) -> set[str]:
        """The ids of the messages."""
        return {key for key in self.variables if "." not in key}

    def forms(self, key: str) -> set[str]:
        """The names of a message's attributes."""
        return {part.partition(".")[2] for part in self.variables if part.startswith(f"{key}.")}

    def _read(self, entry: ftl.Message | ftl.Term) -> None:
        key = entry.id.name
        for node in _nodes(entry):
            if isinstance(node, ftl.FunctionReference):
                self._report(key, f"{node.id.name}() gives other results in a browser: pass a ready text")
        if isinstance(entry, ftl.Term):
            return
        if key in self.variables:
            self._report(key, "is written twice")
        if entry.value is None:
            self._report(key, "has no text of its own")
        self.variables[key] = _variables(entry.value)
        for attribute in entry.attributes:
            self.variables[f"{key}.{attribute.id.name}"] = _variables(attribute.value)

    def _report(self, key: str, what: str) -> None:
        self.problems.append(f"{self.place}: {key}: {what}")


def _variables(pattern: ftl.Pattern | None) -> set[str]:
    return {node.id.name for node in _nodes(pattern) if isinstance(node, ftl.VariableReference)}


def _nodes(tree: object) -> Iterator[ftl.BaseNode]:
    if isinstance(tree, list):
        for item in tree:
            yield from _nodes(item)
    elif isinstance(tree, ftl.BaseNode):
        yield tree
        for value in vars(tree).values():
            yield from _nodes(value)


def keys_in_calls(folder: Path, name: str, position: int) -> dict[str, set[str]]:
    """The literals that calls of `name` below a folder give at a position, with the keywords that all of them give.

    A key that is no literal was made elsewhere, by a call that is looked at too.
    """
    found: dict[str, set[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                keywords = {keyword.arg for keyword in node.keywords if keyword.arg is not None}
                for key in _literals(node.args[position]) if len(node.args) > position else ():
                    found[key] = found.get(key, keywords) & keywords
    return found


def _literals(node: ast.expr) -> list[str]:
    if isinstance(node, ast.IfExp):
        return _literals(node.body) + _literals(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value else []


def words_in_quotes(folder: Path, *endings: str) -> set[str]:
    """Whatever stands in quotes and looks like a message key in the sources below a folder."""
    found: set[str] = set()
    for ending in endings:
        for path in folder.rglob(f"*.{ending}"):
            found.update(re.findall(r"""["'`]([a-z][a-z0-9_-]*)["'`]""", path.read_text(encoding="utf-8")))
    return found
