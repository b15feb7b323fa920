"""Verbs, choices, questions and refusals: what a seat can be asked and why an answer is refused."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import product
from typing import Any, TypeVar, final

from timefront.kernel.rulebook import RULES_OF_STEP

Choice = tuple[Any, ...]
"""A verb's name and its arguments, all of them ids: `("rally", 3)`."""

F = TypeVar("F", bound=Callable[..., Any])


@final
class Kind:
    """A kind of id: which ids exist in a state, and the name of one, if it has any.

    A name is a message of a catalogue, or a label that is the same in all languages, such as a map coordinate.
    """

    def __init__(
        self,
        name: str,
        domain: Callable[[Any], Iterable[int]],
        key: Callable[[Any, int], str] | None = None,
        label: Callable[[Any, int], str] | None = None,
        nobody: str | None = None,
        bound: int = 0,
    ) -> None:
        self.name = name
        self.domain = domain
        self.key = key
        self.label = label
        self.nobody = nobody
        """The message by which events name -1, if they should name it."""
        self.bound = bound
        """If the ids depend on the position and not on the setting alone: a number above all of them."""

    def most(self, setting: Any) -> int:
        """A number above every id of this kind in matches of a setting."""
        return self.bound or 1 + max(self.domain(Anywhere(setting)), default=-1)


@final
class Anywhere:
    """Stands in for any position of a setting, which is enough for ids that depend on the setting alone."""

    def __init__(self, setting: Any) -> None:
        self.setting = setting


@final
class Verb:
    """What a seat can do in one click: a name, the rule that allows it, and the kinds of its arguments."""

    def __init__(self, name: str, rule: str, **kinds: Kind) -> None:
        self.name = name
        self.rule = rule
        self.kinds: dict[str, Kind] = dict(kinds)
        self.declines = False
        """Whether choosing it means to pass."""

    def __call__(self, *ids: int) -> Choice:
        """A choice of this verb with these arguments."""
        return (self.name, *ids)

    def domain(self, s: Any) -> Iterator[Choice]:
        """Every well-formed choice of this verb, legal or not."""
        for ids in product(*(sorted(kind.domain(s)) for kind in self.kinds.values())):
            yield (self.name, *ids)

    def is_well_formed(self, s: Any, choice: Choice) -> bool:
        """Whether the arguments are ids of the right kinds."""
        ids = choice[1:]
        return len(ids) == len(self.kinds) and all(
            type(value) is int and value in kind.domain(s) for value, kind in zip(ids, self.kinds.values(), strict=True)
        )


def declining(name: str, rule: str, **kinds: Kind) -> Verb:
    """A verb for passing, for instance in a window for reactions."""
    verb = Verb(name, rule, **kinds)
    verb.declines = True
    return verb


@final
class Question:
    """What the answering step of a frame accepts: its rule and its verbs."""

    def __init__(self, rules: tuple[str, ...], verbs: tuple[Verb, ...], *, asks_when_forced: bool) -> None:
        self.rules = rules
        self.verbs = verbs
        self.asks_when_forced = asks_when_forced

    def verb(self, name: object) -> Verb | None:
        """The question's verb of this name, if it has one."""
        for verb in self.verbs:
            if verb.name == name:
                return verb
        return None

    def declining(self) -> Verb | None:
        """The question's verb for passing, if it has one."""
        return next((verb for verb in self.verbs if verb.declines), None)


GENERIC = ("game-is-over", "chance-is-next", "not-asked", "verb-not-asked", "malformed")
"""Refusals because of what is asked now, not because of the rule they name."""

QUESTION_OF_STEP: dict[object, Question] = {}


def _mark(rules: str | tuple[str, ...], verbs: tuple[Verb, ...], asks_when_forced: bool) -> Callable[[F], F]:
    ids = (rules,) if isinstance(rules, str) else rules

    def mark(step: F) -> F:
        QUESTION_OF_STEP[step] = Question(ids, verbs, asks_when_forced=asks_when_forced)
        RULES_OF_STEP[step] = ids
        return step

    return mark


def question(rules: str | tuple[str, ...], *verbs: Verb) -> Callable[[F], F]:
    """Mark a step that takes an answer: `offer_<step>` lists the choices.

    `refuse_<step>` says why any other choice is not among them. It can be left out if it has nothing better to say than
    that the choice is not offered.
    """
    return _mark(rules, verbs, asks_when_forced=False)


def open_question(rules: str | tuple[str, ...], *verbs: Verb) -> Callable[[F], F]:
    """A question that is asked even if only one answer is possible, because skipping it would reveal something."""
    return _mark(rules, verbs, asks_when_forced=True)


def question_of(cls: type[Any], step: str) -> Question:
    """The question that a step of a frame class answers."""
    found = _find_question(cls, step)
    if found is None:
        raise LookupError(f"{cls.__name__}.{step} is no question")
    return found


def is_question(cls: type[Any], step: str) -> bool:
    """Whether a step of a frame class answers a question."""
    return _find_question(cls, step) is not None


def _find_question(cls: type[Any], step: str) -> Question | None:
    for base in cls.__mro__:
        found = QUESTION_OF_STEP.get(base.__dict__.get(step))
        if found is not None:
            return found
    return None


@final
class Refusal:
    """Why a choice is impossible: a rule id, a catalogue key and the key's arguments."""

    def __init__(self, rule: str, key: str, **about: Any) -> None:
        self.rule = rule
        self.key = key
        self.about: dict[str, Any] = dict(about)

    def __repr__(self) -> str:
        return f"Refusal({self.rule}, {self.key}, {self.about})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and (self.rule, self.key, self.about) == (other.rule, other.key, other.about)

    __hash__ = None  # type: ignore[assignment]


class Illegal(Exception):
    """A choice was refused; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.key}")
        self.refusal = refusal
