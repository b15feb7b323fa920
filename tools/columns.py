"""Generates the constructor and copy of every state from its fields, so that a column is written only once.

    python tools/columns.py             `make columns` runs it
    python tools/columns.py --check     say which are stale, exit status 1 if any is; `make check` runs it

Both are the hottest code of every search, and, compiled, twice as fast written out as what a dataclass generates. They
stand in their own block in every class below `@dataclass(init=False)`; a missing block is added after the last field.
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "timefront"
FIRST = "    # <columns> written by `make columns` from the fields above"
LAST = "    # </columns>"


def main(arguments: list[str]) -> int:
    """Write the blocks, or say which are stale."""
    parser = argparse.ArgumentParser(description="Write constructor and copy of every state from its fields.")
    parser.add_argument("--check", action="store_true", help="write nothing, and fail if a block is stale")
    parser.add_argument("sources", nargs="*", type=Path, default=[SOURCES], help="files or folders")
    wish = parser.parse_args(arguments)
    stale = [(path, text) for path, text in _rewritten(wish.sources) if text != path.read_text(encoding="utf-8")]
    for path, text in stale:
        if wish.check:
            print(f"{path}: constructor and copy do not fit the fields: make columns", file=sys.stderr)
        else:
            path.write_text(text, encoding="utf-8")
    return 1 if stale and wish.check else 0


def _rewritten(sources: list[Path]) -> Iterator[tuple[Path, str]]:
    """Every module with a state, and its text with up-to-date blocks."""
    for source in sources:
        for path in sorted(source.rglob("*.py")) if source.is_dir() else [source]:
            text = path.read_text(encoding="utf-8")
            if "@dataclass(init=False)" in text:
                yield path, with_columns(text)


def with_columns(text: str) -> str:
    """A module with up-to-date blocks for its states."""
    lines = text.splitlines()
    for state in reversed(_states(text)):
        begin, end = _place(state, lines)
        lines[begin:end] = block(state)
    return "\n".join(lines) + "\n"


def _states(text: str) -> list[ast.ClassDef]:
    """The classes whose constructor is not made by `dataclass`."""
    classes = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
    return [node for node in classes if "dataclass(init=False)" in map(ast.unparse, node.decorator_list)]


def _place(state: ast.ClassDef, lines: list[str]) -> tuple[int, int]:
    """The lines of a state's block, or the place after the last field where it belongs."""
    assert state.end_lineno is not None
    inside = range(state.lineno, min(state.end_lineno + 2, len(lines)))  # the last line may be a comment
    begins = [number for number in inside if lines[number].startswith("    # <columns>")]
    ends = [number for number in inside if lines[number] == LAST]
    if begins and ends:
        return begins[0], ends[0] + 1
    behind = _end_of_fields(state)
    lines[behind:behind] = ["", *([""] if lines[behind : behind + 1] != [""] else [])]
    return behind + 1, behind + 1


def _end_of_fields(state: ast.ClassDef) -> int:
    """The number of the line after the last field and its docstring."""
    last = max(number for number, node in enumerate(state.body) if isinstance(node, ast.AnnAssign))
    following = state.body[last + 1 : last + 2]
    node = following[0] if following and isinstance(following[0], ast.Expr) else state.body[last]
    assert node.end_lineno is not None
    return node.end_lineno


def block(state: ast.ClassDef) -> list[str]:
    """Constructor and copy of a state, line by line."""
    fields = [node for node in state.body if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)]
    names = [ast.unparse(field.target) for field in fields]
    return [
        FIRST,
        "    def __init__(",
        "        self,",
        *(f"        {ast.unparse(field)}," for field in fields),
        "    ) -> None:",
        *(f"        self.{name} = {name}" for name in names),
        "",
        f"    def copy_columns(self) -> {state.name}:",
        f"        return {state.name}(",
        *(f"            self.{name}{_copying(field)}," for name, field in zip(names, fields, strict=True)),
        "        )",
        "",
        LAST,
    ]


def _copying(field: ast.AnnAssign) -> str:
    """How the value of a field is copied: lists are copied, everything else is shared."""
    return "[:]" if ast.unparse(field.annotation).startswith("list[") else ""


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
