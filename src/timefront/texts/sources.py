"""Reads sources: what a catalogue file contains, and which message keys the code names."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
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
        """By message (`key`) and attribute (`key.attribute`)."""
        self.problems: list[str] = []
        self.referred: set[str] = set()
        """The messages that other messages of this file refer to."""
        self._references: dict[str, set[str]] = {}
        self._forms: dict[str, set[str]] = {}
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ftl.Junk):
                self._report((entry.content or "").strip().splitlines()[0], "is no valid Fluent message")
            elif isinstance(entry, ftl.Message | ftl.Term):
                self._read(entry)
        for part, keys in self._references.items():
            self.referred |= keys
            self.variables[part] |= self._variables_of(keys, set())
        self.messages = {key for key in self.variables if "." not in key}
        """The ids of the messages."""

    def forms(self, key: str) -> set[str]:
        """The names of a message's attributes."""
        return self._forms.get(key, set())

    def uses(self, key: str) -> set[str]:
        """The variables of a message and its attributes."""
        return self.variables[key].union(*(self.variables[f"{key}.{form}"] for form in self.forms(key)))

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
        self._read_pattern(key, entry.value)
        for attribute in entry.attributes:
            self._forms.setdefault(key, set()).add(attribute.id.name)
            self._read_pattern(f"{key}.{attribute.id.name}", attribute.value)

    def _read_pattern(self, part: str, pattern: ftl.Pattern | None) -> None:
        self.variables[part] = _variables(pattern)
        self._references[part] = {node.id.name for node in _nodes(pattern) if isinstance(node, ftl.MessageReference)}

    def _variables_of(self, keys: set[str], seen: set[str]) -> set[str]:
        """The variables of these messages, and of those that they refer to."""
        found: set[str] = set()
        for key in keys - seen:
            found |= self.variables.get(key, set())
            found |= self._variables_of(self._references.get(key, set()), seen | keys)
        return found

    def _report(self, key: str, what: str) -> None:
        self.problems.append(f"{self.place}: {key}: {what}")


@cache
def catalogue_file(place: str, text: str) -> CatalogueFile:
    """A catalogue; cached by its text."""
    return CatalogueFile(place, text)


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


Wanted = dict[str, set[str] | None]
"""Messages that must exist, with the variables that they may use, or None if only playing can tell."""


def keys_in_calls(paths: Iterable[Path], name: str, position: int) -> Wanted:
    """The literals that calls of `name` have at a position, with the keywords that all of these calls have.

    A key that is not a literal comes from another call, which is found as well.
    """
    found: Wanted = {}
    for path in paths:
        for call in _calls(path).get(name, ()):
            if len(call.args) > position:
                for key in _literals(call.args[position]):
                    found[key] = _common(found.get(key, _keywords(call)), _keywords(call))
    return found


@cache
def _calls(path: Path) -> dict[str, list[ast.Call]]:
    """The calls in a source, by the name of the called function; each source is read once."""
    found: dict[str, list[ast.Call]] = {}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            found.setdefault(_called(node), []).append(node)
    return found


def _called(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _keywords(call: ast.Call) -> set[str] | None:
    """The keywords of a call, or None if it passes on further ones."""
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else {name for name in names if name is not None}


def _common(some: set[str] | None, others: set[str] | None) -> set[str] | None:
    if some is None or others is None:
        return others if some is None else some
    return some & others


def _literals(node: ast.expr) -> list[str]:
    if isinstance(node, ast.IfExp):
        return _literals(node.body) + _literals(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value else []


WORD = re.compile(r"""["'`]([a-z][a-z0-9_-]*)["'`]""")
BEGINNING = re.compile(r"""["'`]([a-z][a-z0-9_-]*-)\$?\{""")


def words_in_quotes(paths: Iterable[Path]) -> set[str]:
    """All quoted words in sources that look like a message key."""
    return set[str]().union(*(_found(path, WORD) for path in paths))


def beginnings_in_quotes(paths: Iterable[Path]) -> set[str]:
    """All quoted beginnings in sources that look like the start of a message key and are followed by a placeholder."""
    return set[str]().union(*(_found(path, BEGINNING) for path in paths))


@cache
def _found(path: Path, pattern: re.Pattern[str]) -> set[str]:
    return set(pattern.findall(path.read_text(encoding="utf-8")))
