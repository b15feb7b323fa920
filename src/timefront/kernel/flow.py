"""The flow of a game: a stack of plain-data frames, each at a named step, and the five calls that end a step.

A step is a method of a frame. It ends with one of five calls:

    goto("step")                    go on with another step of this frame
    call(s, frame, "step")          run another procedure first; `step` receives its result
    ask(s, seat, "step")            wait for a seat; `step` receives the choice
    roll(s, "step")                 wait for chance; `step` receives the result
    done(s, result)                 this procedure is over

A sixth, `end(s)`, ends the whole game at once, however deep the stack is.

Steps are named by string literals, which are twice as fast as bound methods when compiled. The contract suite reads the
source of every frame and checks that each literal names a step of its class.
"""

from __future__ import annotations

from collections.abc import Callable
from inspect import get_annotations
from typing import Any, Final, ParamSpec, TypeVar, cast

import msgspec
from mypy_extensions import mypyc_attr

from timefront.kernel.chance import Chance
from timefront.kernel.events import Event, can_reveal
from timefront.kernel.questions import GENERIC, Choice, Question, Refusal, question_of
from timefront.kernel.records import SHARED, Layout, layout_of
from timefront.kernel.rulebook import WITNESS, rules_of

CHANCE: Final = -1
OVER: Final = -2
RUNNING: Final = -3
NOBODY: Final = -1
"""Stands for no seat where a seat is expected."""
STEP_LIMIT: Final = 100_000
"""More steps than any answer can need: a rule that takes more is in an endless loop."""


class EndlessRules(Exception):
    """A rule is in an endless loop."""


P = ParamSpec("P")
S = TypeVar("S", bound="State")


class Next:
    """What every step returns, so that none can forget to end with one of the five calls."""


NEXT = Next()
FRAMES: dict[str, type[Frame]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """A procedure of the rulebook in progress. Subclasses are dataclasses of plain data."""

    at: str = "begin"

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        name = frame_name(cls)
        if name in FRAMES and _module_of(FRAMES[name]) != _module_of(cls):
            raise TypeError(f"there are two procedures {name}: in {_module_of(FRAMES[name])} and {_module_of(cls)}")
        if SHARED in get_annotations(cls):
            raise TypeError(f"{name}.{SHARED}: only a state has a setting")
        FRAMES[name] = cls

    def goto(self, step: str) -> Next:
        """Go on with another step of this procedure."""
        self.at = step
        return NEXT

    def call(self, s: State, frame: Frame, then: str) -> Next:
        """Run another procedure; its result is handed to the step `then`."""
        self.at = then
        s.stack.append(frame)
        return NEXT

    def ask(self, s: State, seat: int, step: str) -> Next:
        """Wait for a seat's choice; `step` is the question and receives the answer."""
        self.at = step
        s.seat = seat
        return NEXT

    def roll(self, s: State, step: str) -> Next:
        """Wait for chance; `chance_<step>` says what is drawn and `step` receives the result."""
        self.at = step
        s.seat = CHANCE
        return NEXT

    def done(self, s: State, result: Any = None) -> Next:
        """This procedure is over; the caller's next step receives the result."""
        stack = s.stack
        stack.pop()
        if stack:
            top = len(stack) - 1
            if top < s.shared:
                stack[top] = clone_frame(stack[top])
                s.shared = top
            s.result = result
            s.returned = True
        else:
            s.seat = OVER
        return NEXT

    def end(self, s: State) -> Next:
        """The whole game is over at once, whatever was going on."""
        s.stack.clear()
        s.seat = OVER
        return NEXT


def _module_of(cls: type[Any]) -> str:
    return str(cls.__module__)


def frame_name(cls: type[Any]) -> str:
    """The name of a frame class in saves: `<game>.<Class>`."""
    parts = _module_of(cls).split(".")
    game = parts[parts.index("games") + 1] if "games" in parts[:-1] else parts[-1]
    return f"{game}.{cls.__qualname__}"


_offers: dict[str, str] = {}
_chances: dict[str, str] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: the stack of procedures, who must answer, and the game's own columns of numbers."""

    stack: list[Frame]
    seat: int = RUNNING
    sink: list[Event] | None = None
    emits_only_reveals: bool = False
    """Whether only events that can reveal something are emitted."""
    result: Any = None
    returned: bool = False
    shared: int = 0
    """How many frames at the bottom of the stack are shared with other copies; each is copied once it is on top."""

    def start(self, first: Frame) -> None:
        """Begin with a procedure and run to the first pause."""
        self.stack = [first]
        self.seat = RUNNING
        self.run()

    def run(self) -> None:
        """Run steps until somebody must answer or the game is over."""
        stack = self.stack
        listener = WITNESS.listener
        for _ in range(STEP_LIMIT):
            frame = stack[-1]
            if listener is not None:
                WITNESS.cite(rules_of(type(frame), frame.at), f"{frame_name(type(frame))}.{frame.at}")
            if self.returned:
                self.returned = False
                getattr(frame, frame.at)(self, self.result)
            else:
                getattr(frame, frame.at)(self)
            if self.seat != RUNNING:
                return
        raise EndlessRules(f"{frame_name(type(stack[-1]))}.{stack[-1].at} runs in circles")

    def answer(self, choice: Choice) -> None:
        """Apply the answer of the seat, or of chance, that was asked. The caller guarantees that it is legal."""
        frame = self.stack[-1]
        if WITNESS.listener is not None:
            self._cite_answer(frame, choice)
        self.seat = RUNNING
        getattr(frame, frame.at)(self, choice)
        if self.seat == RUNNING:
            self.run()

    def _cite_answer(self, frame: Frame, choice: Choice) -> None:
        where = f"{frame_name(type(frame))}.{frame.at}"
        WITNESS.cite(rules_of(type(frame), frame.at), where)
        if self.seat >= 0:
            verb = self.question().verb(choice[0])
            if verb is not None:
                WITNESS.cite((verb.rule,), f"{where} {verb.name}")

    def offer(self) -> list[Choice]:
        """The legal choices of the seat that is asked, sorted. Callers must not change the list."""
        frame = self.stack[-1]
        name = _offers.get(frame.at)
        if name is None:
            name = _offers[frame.at] = "offer_" + frame.at
        choices: list[Choice] = getattr(frame, name)(self)
        return choices

    def chance(self) -> Chance:
        """What chance is asked to draw."""
        frame = self.stack[-1]
        name = _chances.get(frame.at)
        if name is None:
            name = _chances[frame.at] = "chance_" + frame.at
        drawn: Chance = getattr(frame, name)(self)
        return drawn

    def question(self) -> Question:
        """The question that the asked seat must answer."""
        frame = self.stack[-1]
        return question_of(type(frame), frame.at)

    def question_name(self) -> str:
        """The name of the pending question, the key of its prompt: `<Class>.<step>`."""
        frame = self.stack[-1]
        return f"{type(frame).__qualname__}.{frame.at}"

    def is_forced(self) -> bool:
        """Whether the asked seat has only one possible answer and skipping the question would reveal nothing."""
        return self.seat >= 0 and len(self.offer()) == 1 and not self.question().asks_when_forced

    def refuse(self, seat: int, choice: Any) -> Refusal | None:
        """Why a seat may not make a choice now, or None if it may. The choice may be anything, even nonsense."""
        refusal = self._refuse(seat, choice)
        if refusal is not None and refusal.key not in GENERIC:
            WITNESS.cite((refusal.rule,), f"refusal {refusal.key}")
        return refusal

    def _refuse(self, seat: int, choice: Any) -> Refusal | None:
        if self.seat == OVER:
            return Refusal("", "game-is-over")
        if self.seat == CHANCE:
            return Refusal("", "chance-is-next")
        question = self.question()
        if seat != self.seat:
            return Refusal(question.rules[0], "not-asked", seat=self.seat)
        verb = question.verb(choice[0]) if type(choice) is tuple and choice else None
        if verb is None:
            return Refusal(question.rules[0], "verb-not-asked")
        if not verb.is_well_formed(self, choice):
            return Refusal(verb.rule, "malformed", verb=verb.name)
        frame = self.stack[-1]
        explain = getattr(frame, "refuse_" + frame.at, None)
        if explain is not None:
            return cast("Refusal | None", explain(self, choice))
        return None if choice in self.offer() else Refusal(question.rules[0], "not-offered")

    def emit(self, event: Callable[P, Event], *args: P.args, **kwargs: P.kwargs) -> None:
        """Add an event to the sink; without one, the event is not even created."""
        if self.sink is None or (self.emits_only_reveals and not can_reveal(event)):
            return
        fact = event(*args, **kwargs)
        if WITNESS.listener is not None:
            WITNESS.cite((fact.rule,), f"event {type(fact).__name__}")
        self.sink.append(fact)

    def copy_columns(self: S) -> S:
        """A copy of the game's own columns. `make columns` can generate an override, twice as fast when compiled."""
        return cast(S, layout_of(type(self)).copy(self))

    def clone(self: S) -> S:
        """An independent copy, without a listener.

        >>> from timefront.games.registry import GAMES
        >>> game = GAMES["duel_of_time"]
        >>> s = game.new(game.setting(game.built_in_pack(), "beacons", {}, seats=2))
        >>> copy = s.clone()
        >>> copy.answer((1,))  # the second player begins
        >>> s.chance().purpose, copy.chance().purpose
        ('starter', 'draw-yellow')
        """
        copy = self.copy_columns()
        copy.stack = self.stack[:]
        copy.seat = self.seat
        top = len(self.stack) - 1
        if top >= 0:
            copy.stack[top] = clone_frame(self.stack[top])
            copy.shared = self.shared = top
        return copy


_copies: dict[type[Any], Callable[[Any], Any]] = {}


def clone_frame(frame: Frame) -> Frame:
    """An independent copy of a frame, at the same step."""
    copy = _copies.get(type(frame))
    if copy is None:
        copy = _copies[type(frame)] = Layout(type(frame), ("at",)).copy
    return cast(Frame, copy(frame))


def dump_state(s: State) -> dict[str, Any]:
    """A paused state as data for JSON, without its setting. Encode it before the state moves on."""
    return {
        "seat": s.seat,
        "fields": layout_of(type(s)).dump(s),
        "stack": [[frame_name(type(frame)), frame.at, layout_of(type(frame)).dump(frame)] for frame in s.stack],
    }


def restore_state(cls: type[S], setting: Any, data: dict[str, Any]) -> S:
    """Restore the state that `dump_state` described, on the same setting; `ValueError` if the data do not fit."""
    if set(data) != {"seat", "fields", "stack"} or type(data["seat"]) is not int:
        raise ValueError("a state has a seat, fields and a stack")
    s = cast(S, layout_of(cls).load(data["fields"], setting))
    s.seat = data["seat"]
    s.stack = [_restore_frame(*row) for row in data["stack"]]
    return s


def _restore_frame(name: str, at: str, values: dict[str, Any]) -> Frame:
    if name not in FRAMES or not _is_step(FRAMES[name], at):
        raise ValueError(f"unknown step {name}.{at}")
    frame = cast(Frame, layout_of(FRAMES[name]).load(values))
    frame.at = at
    return frame


def _is_step(cls: type[Frame], at: str) -> bool:
    """Whether a name can be a step's: one of the procedure's own methods that is not a question's helper."""
    is_own = not at.startswith(("_", "offer_", "refuse_", "chance_")) and not hasattr(Frame, at)
    return is_own and callable(getattr(cls, at, None))


def dumps(s: State) -> bytes:
    """A paused state as JSON."""
    return msgspec.json.encode(dump_state(s))


def loads(cls: type[S], setting: Any, saved: bytes) -> S:
    """Restore the state that `dumps` saved, on the same setting."""
    return restore_state(cls, setting, msgspec.json.decode(saved))
