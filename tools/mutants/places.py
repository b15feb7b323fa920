"""The places of a game's rules that can be changed, and how the source reads after a change."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOMS = ("rules", "content", "events", "board")
DOORS = ("state.py", "verbs.py", "sequence.py", "events.py")

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
SAY_NOTHING = ("annotation", "returns", "decorator_list", "bases", "type_params")
PLAIN_CONDITIONS = (ast.Call, ast.Name, ast.Attribute, ast.Subscript)
"""Conditions that have no operator of their own to change: they are negated."""
OPPOSITES = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Change:
    """A piece of source, from one offset to another, and its replacement."""

    path: str
    line: int
    start: int
    end: int
    old: str
    new: str

    def apply(self, source: bytes) -> bytes:
        """The whole source after the change."""
        return source[: self.start] + self.new.encode() + source[self.end :]

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {' '.join(self.old.split())} -> {' '.join(self.new.split())}"


def modules_of(game: Path) -> list[Path]:
    """The modules with a game's rules, without those that play, judge, predict or show it."""
    found = [path for room in ROOMS for path in sorted((game / room).rglob("*.py"))]
    return found + [game / door for door in DOORS if (game / door).exists()]


def changes_of(path: Path) -> list[list[Change]]:
    """What can be changed in a module: for each place, the ways to do it."""
    source = path.read_bytes()
    lines = source.splitlines(keepends=True)
    offsets = [0]
    for line in lines:
        offsets.append(offsets[-1] + len(line))

    def change(node: ast.expr | ast.stmt, new: ast.AST) -> Change:
        start = offsets[node.lineno - 1] + node.col_offset
        end = offsets[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)
        text = ast.unparse(new)
        if isinstance(node, ast.expr):
            text = f"({text})"
        return Change(str(path), node.lineno, start, end, source[start:end].decode(), text)

    places = []
    for node in _code(ast.parse(source)):
        places.append([change(node, new) for new in _ways(node)])
        if isinstance(node, ast.If | ast.While) and isinstance(node.test, PLAIN_CONDITIONS):
            places.append([change(node.test, ast.UnaryOp(ast.Not(), node.test))])
    return [ways for ways in places if ways]


def _code(node: ast.AST) -> Iterator[ast.expr | ast.stmt]:
    """Everything that decides something, without annotations, decorators, assertions and generated constructors."""
    if isinstance(node, ast.FunctionDef) and node.name in ("__init__", "copy_columns", "__repr__", "__hash__"):
        return
    if isinstance(node, ast.Assert | ast.Import | ast.ImportFrom | ast.Raise | ast.JoinedStr):
        return
    if isinstance(node, ast.expr | ast.stmt):
        yield node
    for name, value in ast.iter_fields(node):
        if name in SAY_NOTHING:
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from _code(child)


def _ways(node: ast.expr | ast.stmt) -> Iterator[ast.AST]:
    """What a piece of code could be instead."""
    match node:
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
            yield ast.Constant(value - 1)
        case ast.Compare(ops=[operator]):
            yield _with(node, ops=[COMPARISONS[type(operator)]()])
        case ast.BinOp() if type(node.op) in OPERATORS:
            yield _with(node, op=OPERATORS[type(node.op)]())
        case ast.AugAssign() if type(node.op) in OPERATORS:
            yield _with(node, op=OPERATORS[type(node.op)]())
            yield ast.Pass()
        case ast.BoolOp():
            yield _with(node, op=ast.Or() if isinstance(node.op, ast.And) else ast.And())
        case ast.UnaryOp(op=ast.Not() | ast.USub() | ast.Invert()):
            yield node.operand
        case ast.IfExp():
            yield _with(node, body=node.orelse, orelse=node.body)
        case ast.Call(func=ast.Name(id=name)) if name in OPPOSITES:
            yield _with(node, func=ast.Name(OPPOSITES[name]))
        case ast.Expr(value=ast.Call()):
            yield ast.Pass()
        case ast.Continue():
            yield ast.Break()
        case ast.Break():
            yield ast.Continue()


def _with(node: ast.AST, **fields: object) -> ast.AST:
    """A copy with other fields."""
    other = copy.copy(node)
    for name, value in fields.items():
        setattr(other, name, value)
    return other
