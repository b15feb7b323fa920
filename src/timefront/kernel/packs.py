"""Content packs: folders of TOML and Fluent files. All problems of a pack are reported together."""

from __future__ import annotations

import difflib
import hashlib
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor as FluentVisitor

from timefront.kernel.recent import Recent
from timefront.kernel.toml_texts import read_toml

LANGUAGES = ("en", "de", "es")
MOST_FILES = 200
MOST_PROBLEMS = 100
"""How many problems are reported at once; reading stops at the next one."""
LONGEST_WORD = 80
LONGEST_MESSAGE = 400


@final
class Problem:
    """One thing wrong with a pack: where, what, and what to do about it."""

    def __init__(self, file: str, key: str, message: str, suggestion: str = "") -> None:
        self.file = file
        self.key = key
        self.message = message
        self.suggestion = suggestion

    def __str__(self) -> str:
        place = f"{self.file}: {self.key}" if self.key else self.file
        return f"{place}: {self.message}" + (f" ({self.suggestion})" if self.suggestion else "")


class PackError(Exception):
    """A pack cannot be used; `problems` lists everything that is wrong with it."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("\n".join(str(problem) for problem in problems))
        self.problems = problems


@final
class PackFiles:
    """The files of a pack as texts, their hash, and the problems found while they are read."""

    def __init__(self, files: dict[str, str]) -> None:
        self.files = dict(sorted(files.items()))
        self.hash = hashlib.sha256(
            b"".join(f"{name}\0{len(text)}\0{text}".encode() for name, text in self.files.items())
        ).hexdigest()
        self.problems: list[Problem] = []
        self._told: set[str] = set()

    @classmethod
    def from_folder(cls, folder: Path) -> PackFiles:
        """Read the TOML and Fluent files below a folder."""
        if not folder.is_dir():
            raise PackError([Problem(str(folder), "", "there is no such folder")])
        files: dict[str, str] = {}
        problems: list[Problem] = []
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".toml", ".ftl") and path.is_file():
                name = path.relative_to(folder).as_posix()
                try:
                    files[name] = path.read_text(encoding="utf-8")
                except (UnicodeDecodeError, OSError) as error:
                    problems.append(Problem(name, "", f"cannot be read: {error}"))
        if problems:
            raise PackError(problems)
        return cls(files)

    def begin(self) -> None:
        """Start reading, with no problems noted; `PackError` if there are too many files."""
        self.problems.clear()
        self._told.clear()
        if len(self.files) > MOST_FILES:
            raise PackError([Problem("the pack", "", f"has {len(self.files)} files, more than {MOST_FILES}")])

    def report(self, file: str, key: str, message: str, suggestion: str = "") -> None:
        """Note a problem once and go on; `PackError` if there are too many."""
        problem = Problem(
            _cut(file, LONGEST_WORD),
            _cut(key, LONGEST_WORD),
            _cut(message, LONGEST_MESSAGE),
            _cut(suggestion, LONGEST_MESSAGE),
        )
        text = str(problem)
        if text in self._told:
            return
        if len(self.problems) >= MOST_PROBLEMS:
            more = Problem("the pack", "", "has more problems than these", "mend these first")
            raise PackError([*self.problems, more])
        self._told.add(text)
        self.problems.append(problem)

    def finish(self) -> None:
        """Raise `PackError` if any problem was reported."""
        if self.problems:
            raise PackError(list(self.problems))

    def tables(self, file: str, name: str) -> list[Table]:
        """The tables `[[name]]` of a file; keys that occur twice are reported."""
        if file not in self.files:
            self.report(file, "", "the file is missing", f"the pack has {', '.join(self.files) or 'no files'}")
            return []
        try:
            data = read_toml(self.files[file])
        except (ValueError, RecursionError) as error:
            self.report(file, "", f"is no valid TOML: {error}")
            return []
        rows = data.pop(name, [])
        for extra in data:
            self.report(file, extra, "is not known here", _near(extra, [name]))
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            self.report(file, name, f"must be a list of tables [[{name}]]")
            return []
        tables = [Table(self, file, f"{name} {number}", row) for number, row in enumerate(rows, 1)]
        self._refuse_duplicates(file, tables)
        return tables

    def _refuse_duplicates(self, file: str, tables: list[Table]) -> None:
        seen: set[str] = set()
        for table in tables:
            if table.key in seen:
                self.report(file, table.key, "the key is used twice", "every key must be unique in its file")
            seen.add(table.key)

    def messages(self) -> dict[str, dict[str, set[str]]]:
        """The messages of the pack's texts by language, with the variables they use. Reports Fluent errors."""
        found: dict[str, dict[str, set[str]]] = {}
        for name, text in self.files.items():
            if not name.endswith(".ftl"):
                continue
            language = Path(name).stem
            if language not in LANGUAGES:
                self.report(name, "", "is no language of the product", f"use {', '.join(LANGUAGES)}")
                continue
            read = _texts_read.made(text, _FluentText, text)
            found.setdefault(language, {}).update(read.messages)
            for key, message in read.problems:
                self.report(name, key, message)
        return found

    def languages(self) -> list[str]:
        """The languages of the pack's texts. Reports it if there are none."""
        found = [language for language in LANGUAGES if f"texts/{language}.ftl" in self.files]
        if not found:
            self.report("texts/en.ftl", "", "the pack has no texts", "one language is enough")
        return found

    def require_messages(self, wanted: dict[str, set[str]], languages: Iterable[str]) -> None:
        """Report every message that lacks a text in one of the languages, or uses a variable that it is not given."""
        found = self.messages()
        for language in languages:
            file = f"texts/{language}.ftl"
            messages = found.get(language, {})
            for key, variables in sorted(wanted.items()):
                if key not in messages:
                    self.report(file, key, "the text is missing", f"add a line: {key} = …")
                known = {f"${variable}" for variable in variables}
                for unknown in sorted(messages.get(key, set()) - known):
                    self.report(file, key, f"{unknown} is not known here", _near(unknown, sorted(known)))


@final
class _FluentText:
    """The messages of a Fluent text with the variables they use, and what is wrong with it."""

    def __init__(self, text: str) -> None:
        self.messages: dict[str, set[str]] = {}
        self.problems: list[tuple[str, str]] = []
        """What is wrong: the message or line, and the problem."""
        try:
            for entry in FluentParser(with_spans=False).parse(text).body:
                self._read(entry)
        except RecursionError:
            self.problems.append(("", "is nested too deeply"))

    def _read(self, entry: ast.EntryType) -> None:
        if isinstance(entry, ast.Message):
            if entry.value is None:
                self.problems.append((entry.id.name, "the message has no text"))
            if entry.id.name in self.messages:
                self.problems.append((entry.id.name, "the message is written twice"))
            self.messages[entry.id.name] = _variables(entry)
        elif isinstance(entry, ast.Junk):
            lines = (entry.content or "").strip().splitlines() or [""]
            self.problems.append((lines[0][:40], "is no valid Fluent message"))


_texts_read: Recent[_FluentText] = Recent(4 * len(LANGUAGES))
"""By text: few files of a pack change at a time, and texts take longest to read."""


class _Variables(FluentVisitor):
    """Collects the variables that a message uses, and the functions and references, which a pack must not use."""

    def __init__(self) -> None:
        super().__init__()
        self.used: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.used.add(f"${node.id.name}")

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.used.add(f"{node.id.name}()")
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.used.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.used.add(f"-{node.id.name}")


def _variables(message: ast.Message) -> set[str]:
    finder = _Variables()
    finder.visit(message)
    return finder.used


@final
class Table:
    """One TOML table of a pack, read value by value. A wrong value is reported and replaced by a harmless one."""

    def __init__(self, pack: PackFiles, file: str, place: str, row: dict[str, Any]) -> None:
        self.pack = pack
        self.file = file
        self.row = row
        self.asked: set[str] = set()
        self.key = place
        name = self.name("key")
        if is_name(row.get("key")):
            self.key = name

    def report(self, name: str, message: str, suggestion: str = "") -> None:
        """Note a problem with one of this table's values."""
        self.pack.report(self.file, f"{self.key}.{name}", message, suggestion)

    def integer(self, name: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number within bounds."""
        self.asked.add(name)
        value = self.row.get(name, default)
        if type(value) is not int or not low <= value <= high:
            self.report(name, f"must be a whole number from {low} to {high}, not {value!r}")
            return low
        return value

    def integers(self, name: str, length: int, low: int, high: int, default: list[int] | None = None) -> list[int]:
        """A list of whole numbers with a given length, each within bounds."""
        self.asked.add(name)
        value = self.row.get(name, default)
        if (
            not isinstance(value, list)
            or len(value) != length
            or not all(type(item) is int and low <= item <= high for item in value)
        ):
            self.report(name, f"must be a list of {length} whole numbers from {low} to {high}, not {value!r}")
            return [low] * length
        return value

    def one_of(self, name: str, choices: Iterable[str], default: str | None = None) -> str:
        """One of the known names. For an unknown one the nearest is suggested."""
        self.asked.add(name)
        known = list(choices)
        value = self.row.get(name, default)
        if not isinstance(value, str) or value not in known:
            self.report(name, f"{value!r} is not known", _near(str(value), known))
            return known[0] if known else ""
        return value

    def name(self, name: str) -> str:
        """A name that can be part of a message id."""
        self.asked.add(name)
        value = self.row.get(name)
        if not is_name(value):
            self.report(name, "must be a name of small letters, digits and underscores")
            return "nameless"
        return str(value)

    def finish(self) -> None:
        """Report the values that were never read."""
        for name in self.row:
            if name not in self.asked:
                self.report(name, "is not known here", _near(name, sorted(self.asked)))


def is_name(value: object) -> bool:
    """Whether a value is a name of lowercase letters, digits and underscores that begins with a letter."""
    return isinstance(value, str) and re.fullmatch(r"[a-z][a-z0-9_]*", value) is not None


def _cut(text: str, longest: int) -> str:
    return text if len(text) <= longest else text[: longest - 1] + "…"


def _near(word: str, known: list[str]) -> str:
    close = difflib.get_close_matches(word, known, n=1) if len(word) <= LONGEST_WORD else []
    if close:
        return f"did you mean {close[0]}?"
    return f"known are {', '.join(known)}" if known else "leave it out"
