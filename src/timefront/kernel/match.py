"""A match: a game being played by seats, kept as a journal. Every move is applied whole or not at all."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, final

from timefront.kernel.events import Event, Told
from timefront.kernel.fairness import Fairness
from timefront.kernel.flow import CHANCE, OVER, RUNNING, State
from timefront.kernel.game import Game, Outcome, Setting, View
from timefront.kernel.journal import (
    ANSWERS,
    BEGUN,
    CHANCE_DRAW,
    CHOICE,
    FORCED,
    RESIGNED,
    UNDO,
    UNDO_ASKED,
    UNDO_DENIED,
    UNDO_GRANTED,
    Entry,
    chance_entry,
    recorded_chance,
)
from timefront.kernel.questions import Choice, Illegal, Refusal
from timefront.kernel.rulebook import WITNESS

SNAPSHOT_EVERY = 32
Facts = dict[int, list[Event]]
"""What happened at each numbered entry."""


@final
class Move:
    """What one act of a player added to the journal: stored as one, before it counts."""

    def __init__(self, entries: list[Entry], facts: Facts) -> None:
        self.entries = entries
        self.facts = facts


Store = Callable[[Move], None]
"""Makes a move durable; the match changes only after it returned."""


@final
class Barrier:
    """How far a seat can take back: the first entry taken back, or the reason (a catalogue key) why nothing can be."""

    def __init__(self, to: int, reason: str, seat: int = -1) -> None:
        self.to = to
        self.reason = reason
        self.seat = seat

    def refusal(self) -> Refusal:
        """The reason as a refusal; who stands in the way is named if somebody does."""
        return Refusal("", self.reason) if self.seat < 0 else Refusal("", self.reason, seat=self.seat)


class Divergence(Exception):
    """A journal does not fit the rules: `number` is the first entry that does not."""

    def __init__(self, number: int, why: str) -> None:
        super().__init__(f"entry {number}: {why}")
        self.number = number
        self.why = why


@final
class Match:
    """One match. `state` is the position now; nobody but this class may change it."""

    def __init__(self, game: Game[Any], setting: Setting, fairness: Fairness) -> None:
        self.game = game
        self.setting = setting
        self.fairness = fairness
        self.store: Store | None = None
        self.entries: list[Entry] = []
        self.facts: Facts = {}
        self.line: list[Entry] = []
        """The answers in force: what was not taken back."""
        self.state: State = game.blank(setting)
        self.read_only = ""
        """Why nothing can be played any more, if so."""
        self.resigned: list[int] = []
        self.undo_request: Entry | None = None
        self.granted: list[int] = []
        self._draws: dict[str, int] = {}
        self._snapshots: list[tuple[int, State]] = []

    # Playing

    def begin(self) -> Move:
        """Run the set-up to the first choice. Called once, on a new match."""
        return self._advance(self.game.blank(self.setting), [Entry(0, BEGUN)])

    def play(self, seat: int, choice: Any) -> Move:
        """Make a seat's choice; `Illegal` says why not, and then nothing has changed."""
        self._must_go_on()
        refusal = self.state.refuse(seat, choice)
        if refusal is not None:
            raise Illegal(refusal)
        entry = Entry(len(self.entries), CHOICE, seat, choice)
        return self._advance(self.state.clone(), [entry])

    def _advance(self, s: State, entries: list[Entry]) -> Move:
        """Answer with the given entries, then with chance and forced answers, up to the next real choice."""
        facts: Facts = {}
        draws = dict(self._draws)
        for entry in entries:
            facts[entry.number] = _apply(s, entry)
        while True:
            number = len(self.entries) + len(entries)
            if s.seat == CHANCE:
                chance = s.chance()
                draw = draws.get(chance.purpose, 0)
                draws[chance.purpose] = draw + 1
                entry = chance_entry(number, chance, draw, self.fairness.proof(chance, draw))
            elif s.seat != OVER and s.is_forced():
                WITNESS.cite((self.game.forced_rule,), "forced answer")
                entry = Entry(number, FORCED, s.seat, s.offer()[0])
            else:
                break
            entries.append(entry)
            facts[number] = _apply(s, entry)
        move = Move(entries, facts)
        self._commit(move)
        self._take_over(s, move, draws)
        return move

    def _commit(self, move: Move) -> None:
        if self.store is not None:
            self.store(move)

    def _take_over(self, s: State, move: Move, draws: dict[str, int]) -> None:
        self.entries += move.entries
        self.facts.update(move.facts)
        self.line += move.entries
        self._draws = draws
        self.state = s
        self.undo_request = None
        if len(self.line) - (self._snapshots[-1][0] if self._snapshots else 0) >= SNAPSHOT_EVERY:
            self._snapshots.append((len(self.line), s.clone()))

    def _must_go_on(self) -> None:
        if self.read_only:
            raise Illegal(Refusal("", "read-only", why=self.read_only))
        if self.outcome() is not None:
            raise Illegal(Refusal("", "game-is-over"))

    def resign(self, seat: int) -> Move:
        """Give up. The match ends when the seats of a single side are left."""
        self._must_go_on()
        if seat in self.resigned:
            raise Illegal(Refusal("", "resigned-already"))
        if not 0 <= seat < self.setting.seats:
            raise Illegal(Refusal("", "no-such-seat"))
        move = self._note(Entry(len(self.entries), RESIGNED, seat))
        self.resigned.append(seat)
        return move

    def _note(self, *entries: Entry) -> Move:
        """Store entries that leave the position alone."""
        move = Move(list(entries), {})
        self._commit(move)
        self.entries += entries
        return move

    # Looking

    def outcome(self) -> Outcome | None:
        """How the match ended, or None while it goes on."""
        outcome = self.game.outcome(self.state)
        if outcome is None and self.resigned:
            return self.game.outcome_of_resignation(self.state, self.setting, self.resigned)
        return outcome

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator for None, may see."""
        return self.game.view(self.state, seat)

    def offer(self, seat: int) -> list[Choice]:
        """The legal choices of a seat; none when another is asked or the match is over."""
        return self.state.offer() if self.state.seat == seat and self.outcome() is None else []

    def log(self, seat: int | None, since: int = 0) -> list[tuple[int, Told]]:
        """The facts that a seat is told, with their entries' numbers, without what was taken back."""
        told: list[tuple[int, Told]] = []
        for entry in self.line:
            if entry.number >= since:
                for event in self.facts.get(entry.number, ()):
                    fact = event.told_to(seat)
                    if fact is not None:
                        told.append((entry.number, fact))
        return told

    def seals(self, seat: int, choice: Choice) -> bool:
        """Whether a choice cannot be taken back once made: chance answers, the seat learns something, or it is the end.

        Judged from what the seat knows alone: on a determinised position.
        """
        s = self.game.determinize(self.state, seat, Random(0))
        s.sink = []
        s.answer(choice)
        while s.seat not in (CHANCE, OVER) and s.is_forced():
            s.answer(s.offer()[0])
        return s.seat in (CHANCE, OVER) or any(event.reveals_to() >> seat & 1 for event in s.sink)

    # Taking back

    def barrier(self, seat: int) -> Barrier:
        """How far a seat can take back by itself: to its last choice, if nothing stands between."""
        if self.read_only:
            return Barrier(-1, "undo-read-only")
        if self.outcome() is not None:
            return Barrier(-1, "undo-over")
        if not any(entry.kind == CHOICE and entry.seat == seat for entry in self.line):
            return Barrier(-1, "undo-nothing")
        for entry in reversed(self.line):
            if entry.kind == CHANCE_DRAW:
                return Barrier(-1, "undo-chance")
            if any(event.reveals_to() >> seat & 1 for event in self.facts.get(entry.number, ())):
                return Barrier(-1, "undo-told")
            if entry.kind == CHOICE:
                return Barrier(entry.number, "") if entry.seat == seat else Barrier(-1, "undo-other", entry.seat)
        raise AssertionError("the seat has made a choice")

    def undo(self, seat: int) -> Move:
        """Take back the seat's last choice; `Illegal` says what stands in the way."""
        barrier = self.barrier(seat)
        if barrier.to < 0:
            raise Illegal(barrier.refusal())
        return self._undo_to(seat, barrier.to)

    def _undo_to(self, seat: int, to: int, *before: Entry) -> Move:
        """Take back to an entry; what led to it is stored with it, as one."""
        length = next(i for i, entry in enumerate(self.line) if entry.number == to)
        s = self._position_after(length)
        move = self._note(*before, Entry(len(self.entries) + len(before), UNDO, seat, to=to))
        self.line = self.line[:length]
        self._snapshots = [snapshot for snapshot in self._snapshots if snapshot[0] <= length]
        self.state = s
        self.undo_request = None
        return move

    def _position_after(self, length: int) -> State:
        """The position after the first entries of the line, replayed from the nearest snapshot."""
        start = 0
        s: State | None = None
        for at, snapshot in self._snapshots:
            if at <= length:
                start, s = at, snapshot
        s = self.game.blank(self.setting) if s is None else s.clone()
        for entry in self.line[start:length]:
            _step(s, entry)
        return s

    def ask_undo(self, seat: int) -> Move:
        """Ask the other seats to let this one take back its last choice, past any barrier."""
        self._must_go_on()
        own = [entry.number for entry in self.line if entry.kind == CHOICE and entry.seat == seat]
        if not own:
            raise Illegal(Refusal("", "undo-nothing"))
        request = Entry(len(self.entries), UNDO_ASKED, seat, to=own[-1])
        move = self._note(request)
        self.undo_request = request
        self.granted = []
        return move

    def answer_undo(self, seat: int, kind: str) -> Move:
        """Grant or deny the pending request; with the last grant the choice is taken back."""
        self._must_go_on()
        request = self.undo_request
        if request is None or seat not in self._undecided(request) or kind not in (UNDO_GRANTED, UNDO_DENIED):
            raise Illegal(Refusal("", "no-undo-request"))
        answer = Entry(len(self.entries), kind, seat)
        if kind == UNDO_GRANTED and self._undecided(request) == [seat]:
            return self._undo_to(request.seat, request.to, answer)
        move = self._note(answer)
        if kind == UNDO_DENIED:
            self.undo_request = None
        else:
            self.granted.append(seat)
        return move

    def _undecided(self, request: Entry) -> list[int]:
        """The seats that have yet to answer a request; who has resigned is not asked."""
        silent = (request.seat, *self.resigned, *self.granted)
        return [seat for seat in range(self.setting.seats) if seat not in silent]

    # Replaying

    def restore(self, entries: list[Entry], facts: Facts, snapshot: State | None, after: int) -> None:
        """Take over a stored journal made by the same rules: the snapshot, then what came after the entry `after`."""
        for entry in entries:
            self._take_back_up(entry)
        self.facts = facts
        numbers = [entry.number for entry in self.line]
        if snapshot is not None and after in numbers:
            self._snapshots = [(numbers.index(after) + 1, snapshot)]
        self.state = self._position_after(len(self.line))

    def rebuild(self, entries: list[Entry]) -> None:
        """Take over a journal made by other rules: replay it; where an entry does not fit, stop for good."""
        for entry in entries:
            try:
                facts, s = self._checked(entry)
            except Divergence as divergence:
                self.read_only = str(divergence)
                return
            self._take_back_up(entry)
            self.facts.update(facts)
            self.state = s if entry.kind in ANSWERS else self._position_after(len(self.line))

    def _checked(self, entry: Entry) -> tuple[Facts, State]:
        """What an entry does to the position, if the rules allow it; `Divergence` if they do not."""
        s = self.state.clone()
        if entry.kind not in ANSWERS:
            return {}, s
        try:
            why = _misfit(s, entry)
            facts = {} if why else {entry.number: _apply(s, entry)}
        except Exception as error:
            raise Divergence(entry.number, f"the rules failed on it: {error}") from error
        if why:
            raise Divergence(entry.number, why)
        return facts, s

    def _take_back_up(self, entry: Entry) -> None:
        """Take over one stored entry, without touching the position."""
        self.entries.append(entry)
        if entry.kind in ANSWERS:
            self.line.append(entry)
            self.undo_request = None
            if entry.kind == CHANCE_DRAW:
                self._draws[entry.purpose] = entry.draw + 1
        elif entry.kind == UNDO:
            self.line = [kept for kept in self.line if kept.number < entry.to]
            self.undo_request = None
        elif entry.kind == RESIGNED:
            self.resigned.append(entry.seat)
        elif entry.kind == UNDO_ASKED:
            self.undo_request, self.granted = entry, []
        elif entry.kind == UNDO_GRANTED:
            self.granted.append(entry.seat)
        elif entry.kind == UNDO_DENIED:
            self.undo_request = None


def _step(s: State, entry: Entry) -> None:
    if entry.kind == BEGUN:
        s.run()
    else:
        s.answer(entry.answer())


def _apply(s: State, entry: Entry) -> list[Event]:
    facts: list[Event] = []
    s.sink = facts
    _step(s, entry)
    s.sink = None
    return facts


def _misfit(s: State, entry: Entry) -> str:
    """Why an entry cannot be the answer to what is asked, or nothing."""
    if (entry.kind == BEGUN) != (s.seat == RUNNING):
        return "the match begins with it alone"
    if entry.kind == BEGUN:
        return ""
    if (entry.kind == CHANCE_DRAW) != (s.seat == CHANCE):
        return "somebody else is asked"
    if entry.kind != CHANCE_DRAW:
        refusal = s.refuse(entry.seat, entry.choice)
        return f"{refusal.rule} {refusal.key}" if refusal is not None else ""
    chance, recorded = s.chance(), recorded_chance(entry)
    if chance.purpose != recorded.purpose:
        return f"chance is asked for {chance.purpose}, not {recorded.purpose}"
    if [(f.values, f.weights) for f in chance.factors] != [(f.values, f.weights) for f in recorded.factors]:
        return f"the draw for {chance.purpose} has other odds"
    return "" if chance.allows(entry.result) else f"the result of {chance.purpose} is impossible"
