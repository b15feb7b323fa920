"""A lint for step names: the steps that a frame's words name in string literals must exist in the frame, and fit.

`mistakes_in(folder)` reads the sources below a folder, or single files, and runs nothing. For every frame class it
checks the words in its own methods and in those it inherits:

    self.goto("x")                  x(s) is a method
    self.call(s, frame, "x")        x(s, result) is a method
    self.ask(s, seat, "x")          x(s, choice) is marked as a question, offer_x(s) exists; refuse_x(s, choice) may
    self.roll(s, "x")               x(s, result) and chance_x(s) are methods

Every frame that can be started needs `begin(s)`. A frame with a method that only raises `NotImplementedError` may leave
steps to its subclasses.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from difflib import get_close_matches
from functools import cached_property
from pathlib import Path
from typing import final

ROOT = Path(__file__).parents[2]
ROOTS = (ROOT / "src", ROOT)
"""Where modules are imported from."""
FLOW = ROOT / "src" / "timefront" / "kernel" / "flow.py"

STEP_ARGUMENT = {"goto": (0, "step"), "call": (2, "then"), "ask": (2, "step"), "roll": (1, "step")}
"""Which argument of each word names the step."""
TAKES = {"goto": 1, "call": 2, "ask": 2, "roll": 2}
"""How many arguments a step takes after each word, not counting `self`."""
MARKS = ("question", "open_question")

Function = ast.FunctionDef | ast.AsyncFunctionDef


def mistakes_in(*paths: Path) -> list[str]:
    """Everything that is wrong with step names in the sources below the paths, one line each."""
    sources = Sources(paths)
    found: list[str] = []
    for source in sources.given:
        for cls in source.classes:
            found += _mistakes_of_frame(cls) if cls.is_frame() else _mistakes_of_stranger(cls)
        found += _mistakes_of_functions(source)
    return list(dict.fromkeys(found))


# Reading sources


@final
class Sources:
    """The checked sources and those that they import from, read when first needed."""

    def __init__(self, paths: tuple[Path, ...]) -> None:
        files = [file for path in paths for file in (sorted(path.rglob("*.py")) if path.is_dir() else [path])]
        self.read: dict[Path, Source] = {}
        self.found: dict[str, Source | None] = {}
        self.given = [self.source(file) for file in dict.fromkeys(file.resolve() for file in files)]

    def source(self, file: Path) -> Source:
        """The source of a file."""
        if file not in self.read:
            self.read[file] = Source(self, file)
        return self.read[file]

    def module(self, importer: Path, module: str, level: int) -> Source | None:
        """The source of an imported module: a checked one if there is one, or one of this repository."""
        parts = tuple(module.split(".")) if module else ()
        if level:
            return self._at(importer.parents[level - 1].joinpath(*parts))
        if module not in self.found:
            self.found[module] = self._among_given(parts) or self._below_roots(parts)
        return self.found[module]

    def _among_given(self, parts: tuple[str, ...]) -> Source | None:
        for source in self.given:
            file = source.file
            place = file.parent if file.name == "__init__.py" else file.with_suffix("")
            if place.parts[-len(parts) :] == parts:
                return source
        return None

    def _below_roots(self, parts: tuple[str, ...]) -> Source | None:
        for root in ROOTS:
            source = self._at(root.joinpath(*parts))
            if source is not None:
                return source
        return None

    def _at(self, place: Path) -> Source | None:
        for file in (place.with_suffix(".py"), place / "__init__.py"):
            if file in self.read or file.is_file():
                return self.source(file)
        return None


@final
class Source:
    """One source file: its classes and the meanings of its names."""

    def __init__(self, sources: Sources, file: Path) -> None:
        self.sources = sources
        self.file = file
        nodes = list(ast.walk(ast.parse(file.read_text(encoding="utf-8"), str(file))))
        self.classes = [FrameClass(self, node) for node in nodes if isinstance(node, ast.ClassDef)]
        self.functions = [node for node in nodes if isinstance(node, Function)]
        self.imports: dict[str, tuple[str, str, int]] = {}
        """Module, name in it (empty for the module itself) and level of each imported name."""
        for node in nodes:
            if isinstance(node, ast.ImportFrom):
                for alias in node.names:
                    self.imports[alias.asname or alias.name] = (node.module or "", alias.name, node.level)
            elif isinstance(node, ast.Import):
                for alias in node.names:
                    self.imports[alias.asname or alias.name] = (alias.name, "", 0)

    def find(self, expression: ast.expr | None) -> FrameClass | None:
        """The class that an expression names: a name, a name in a module, or one of those in quotes."""
        if isinstance(expression, ast.Constant) and isinstance(expression.value, str):
            try:
                expression = ast.parse(expression.value, mode="eval").body
            except SyntaxError:
                return None
        if isinstance(expression, ast.Name):
            return self.find_name(expression.id)
        if isinstance(expression, ast.Attribute):
            module = self._module(ast.unparse(expression.value))
            return module.find_name(expression.attr) if module is not None else None
        return None

    def find_name(self, name: str) -> FrameClass | None:
        """The class of a name, defined here or imported."""
        for cls in reversed(self.classes):
            if cls.name == name:
                return cls
        if name not in self.imports:
            return None
        module, imported, level = self.imports[name]
        source = self.sources.module(self.file, module, level) if imported else None
        return source.find_name(imported) if source is not None and source is not self else None

    def _module(self, name: str) -> Source | None:
        if name not in self.imports:
            return None
        module, imported, level = self.imports[name]
        return self.sources.module(self.file, f"{module}.{imported}".strip("."), level)


@final
class FrameClass:
    """A class in a source, with what it inherits."""

    def __init__(self, source: Source, node: ast.ClassDef) -> None:
        self.source = source
        self.node = node
        self.name = node.name
        self.methods = {item.name: item for item in node.body if isinstance(item, Function)}

    @cached_property
    def lineage(self) -> list[FrameClass]:
        """The class and its bases, the nearest first."""
        found = [self]
        for base in (self.source.find(expression) for expression in self.node.bases):
            if base is not None and base is not self:
                found += [cls for cls in base.lineage if cls not in found]
        return found

    def is_frame(self) -> bool:
        """Whether it inherits from the kernel's `Frame`."""
        return any(cls.name == "Frame" and cls.source.file == FLOW.resolve() for cls in self.lineage[1:])

    def method(self, name: str) -> Function | None:
        """The method of this name, own or inherited, but not from `Frame` itself."""
        for cls in self.lineage:
            if name in cls.methods and cls.source.file != FLOW.resolve():
                return cls.methods[name]
        return None

    def has_method_like(self, name: str) -> bool:
        """Whether a method has almost this name; since nobody would call it, it must be misspelt."""
        names = {name for cls in self.lineage for name in cls.methods}
        return bool(get_close_matches(name, names, cutoff=0.93))

    @cached_property
    def is_abstract(self) -> bool:
        """Whether it leaves a method to its subclasses."""
        names = {name for cls in self.lineage for name in cls.methods}
        return any(_is_left_open(method) for method in map(self.method, names) if method is not None)

    def is_question(self, step: str) -> bool:
        """Whether a step, or one that it overrides, is marked as a question."""
        return any(step in cls.methods and _is_marked(cls.methods[step]) for cls in self.lineage)

    def running_methods(self) -> list[tuple[FrameClass, Function]]:
        """The methods that can run: the nearest of each name, and those reached through `super()`."""
        running: list[tuple[FrameClass, Function]] = []
        closed: set[str] = set()
        for cls in self.lineage:
            if cls.source.file == FLOW.resolve():
                continue
            for name, method in cls.methods.items():
                if name not in closed:
                    running.append((cls, method))
                    if not _calls_super(method):
                        closed.add(name)
        return running


def _is_left_open(method: Function) -> bool:
    last = method.body[-1]
    return isinstance(last, ast.Raise) and last.exc is not None and "NotImplementedError" in ast.unparse(last.exc)


def _is_marked(method: Function) -> bool:
    calls = [decorator.func for decorator in method.decorator_list if isinstance(decorator, ast.Call)]
    return any(ast.unparse(call).split(".")[-1] in MARKS for call in calls)


def _calls_super(method: Function) -> bool:
    return any(isinstance(node, ast.Name) and node.id == "super" for node in ast.walk(method))


# Checking


def _mistakes_of_frame(cls: FrameClass) -> Iterator[str]:
    if cls.method("begin") is None and not cls.is_abstract:
        yield f"{_place(cls.source, cls.node)} {cls.name} has no step begin"
    elif not _takes(cls.method("begin"), 1):
        yield f"{_place(cls.source, cls.node)} {cls.name}.begin must be callable with (s)"
    for home, method in cls.running_methods():
        for call, word in _words(method, "self"):
            where = f"{_place(home.source, call)} {cls.name}.{method.name}:"
            yield from (f"{where} {mistake}" for mistake in _mistakes_of_word(cls, word, call))


def _mistakes_of_stranger(cls: FrameClass) -> Iterator[str]:
    """A class that uses a frame's words must be known as a frame, or it would not be checked."""
    if cls.source.file == FLOW.resolve():
        return
    for method in cls.methods.values():
        for call, word in _words(method, "self"):
            if cls.method(word) is None:
                where = f"{_place(cls.source, call)} {cls.name}.{method.name}:"
                yield f"{where} says {word}, but {cls.name} is not known as a frame"


def _mistakes_of_functions(source: Source) -> Iterator[str]:
    """The words that a function uses on a frame among its parameters."""
    for function in source.functions:
        for parameter in [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]:
            cls = source.find(parameter.annotation)
            if cls is not None and (cls.is_frame() or (cls.name == "Frame" and cls.source.file == FLOW.resolve())):
                for call, word in _words(function, parameter.arg):
                    where = f"{_place(source, call)} {function.name}:"
                    yield from (f"{where} {mistake}" for mistake in _mistakes_of_word(cls, word, call))


def _words(function: Function, speaker: str) -> Iterator[tuple[ast.Call, str]]:
    for node in ast.walk(function):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr in STEP_ARGUMENT
            and isinstance(node.func.value, ast.Name)
            and node.func.value.id == speaker
        ):
            yield node, node.func.attr


def _mistakes_of_word(cls: FrameClass, word: str, call: ast.Call) -> Iterator[str]:
    steps = _literals(_step_argument(word, call))
    if not steps:
        yield f"{word} names its step by no string literal"
    for step in steps:
        yield from _mistakes_of_step(cls, word, step)


def _step_argument(word: str, call: ast.Call) -> ast.expr | None:
    position, name = STEP_ARGUMENT[word]
    for keyword in call.keywords:
        if keyword.arg == name:
            return keyword.value
    return call.args[position] if len(call.args) > position else None


def _literals(argument: ast.expr | None) -> list[str]:
    """The names that an argument can have; none if one of them is not a literal."""
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return [argument.value]
    if isinstance(argument, ast.IfExp):
        both = _literals(argument.body), _literals(argument.orelse)
        return [*both[0], *both[1]] if all(both) else []
    return []


def _mistakes_of_step(cls: FrameClass, word: str, step: str) -> Iterator[str]:
    needed = {step: TAKES[word]}
    if word == "ask":
        needed |= {f"offer_{step}": 1}
        if cls.method(f"refuse_{step}") is not None or cls.has_method_like(f"refuse_{step}"):
            needed |= {f"refuse_{step}": 2}
    elif word == "roll":
        needed |= {f"chance_{step}": 1}
    for name, count in needed.items():
        method = cls.method(name)
        if method is None:
            if not cls.is_abstract:
                yield f"{word} {step!r} needs {cls.name}.{name}"
        elif not _takes(method, count):
            yield f"{word} {step!r} calls {cls.name}.{name} with {('(s)', '(s, answer)')[count - 1]}"
    if word == "ask" and cls.method(step) is not None and not cls.is_question(step):
        yield f"ask {step!r} needs the mark @question on {cls.name}.{step}"


def _takes(method: Function | None, count: int) -> bool:
    """Whether a method can be called with this many arguments after `self`."""
    if method is None:
        return True
    arguments = method.args
    most = len(arguments.posonlyargs) + len(arguments.args) - 1
    least = most - len(arguments.defaults)
    is_open = arguments.vararg is not None
    return (
        least <= count and (count <= most or is_open) and all(default is not None for default in arguments.kw_defaults)
    )


def _place(source: Source, node: ast.stmt | ast.expr) -> str:
    return f"{source.file.name}:{node.lineno}"
