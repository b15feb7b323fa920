"""The messages of one language. Each is parsed when first needed: a table uses few of the thousands."""

from __future__ import annotations

import re
from typing import final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)
"""The beginning of a message or a term, with its key; lines within a message are indented."""


@final
class Bundle:
    """The messages of one language; if two have the same key, the first counts."""

    def __init__(self, language: str) -> None:
        self.parsed = FluentBundle([language], use_isolating=False)
        """The messages needed so far."""
        self._unread: dict[str, str] = {}

    def add(self, text: str) -> None:
        """Add the messages of a Fluent text."""
        starts = [*ENTRY.finditer(text)]
        ends = [start.start() for start in starts[1:]] + [len(text)]
        for start, end in zip(starts, ends, strict=True):
            self._unread.setdefault(start[1], text[start.start() : end])

    def has(self, key: str) -> bool:
        """Whether there is a message with this key; if so, it is parsed."""
        self._read(key)
        return self.parsed.has_message(key)

    def _read(self, key: str) -> None:
        """Parse a message and those that it refers to."""
        text = self._unread.pop(key, None)
        if text is not None:
            resource = FluentResource(text)
            self.parsed.add_resource(resource)
            for referred in references(resource):
                self._read(referred)


def references(resource: ast.Resource) -> set[str]:
    """The keys of the messages and terms that others refer to."""
    finder = _References()
    finder.visit(resource)
    return finder.keys


class _References(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.keys: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.keys.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.keys.add(f"-{node.id.name}")
        self.generic_visit(node)
