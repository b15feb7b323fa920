"""A match: a game played by seats, kept as a journal. Every move is applied completely or not at all.

Every action is first worked out as a draft, which changes nothing. Accepting the draft makes it count; so does catching
up with what another holder of the same match has stored. A match may hold its journal only from a standing on; the
older entries are then stored elsewhere, and `NeedsHistory` says when they are needed.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, final

from timefront.kernel.events import Told
from timefront.kernel.flow import State
from timefront.kernel.game import Game, Outcome
from timefront.kernel.narrator import View
from timefront.kernel.questions import Choice, Illegal, Refusal
from timefront.kernel.setting import Setting
from timefront.matches.fairness import Fairness
from timefront.matches.journal import (
    ANSWERS,
    BEGUN,
    CHANCE_DRAW,
    CHOICE,
    RESIGNED,
    UNDO,
    UNDO_ASKED,
    UNDO_DENIED,
    UNDO_GRANTED,
    Entry,
    Facts,
    Move,
    in_force,
)
from timefront.matches.standing import Barrier, NeedsHistory, Standing, barrier_in, last_choice_in
from timefront.matches.stepping import Divergence, Draft, advanced, checked, seals, step

SNAPSHOT_EVERY = 32
UNASKED = ("verb-not-asked", "not-asked")
"""Refusals that only say that something else, or somebody else, is asked."""

Store = Callable[[Move], None]
"""Makes a move durable; the match changes only after it returns."""


@final
class Match:
    """One match. `state` is the current position; nobody may change it, and only this class replaces it."""

    def __init__(self, game: Game[Any], setting: Setting, fairness: Fairness, start: State | None = None) -> None:
        """A match that has not begun; with `start`, it will begin from that position instead of the set-up."""
        self.game = game
        self.setting = setting
        self.fairness = fairness
        self.start = start
        """The position that a fork starts from."""
        self.store: Store | None = None
        self.base = 0
        """The number of the first entry that is held."""
        self.entries: list[Entry] = []
        self.facts: Facts = {}
        self.line: list[Entry] = []
        """The answers in force, that is, not taken back."""
        self.state: State = game.blank(setting) if start is None else start
        self.read_only = ""
        """Why nothing more can be played, if so."""
        self.resigned: list[int] = []
        self.undo_request: Entry | None = None
        self.granted: list[int] = []
        self._standing: Standing | None = None
        self._origin: State = self.state
        """The position before the first entry that is held."""
        self._draws: dict[str, int] = {}
        self._snapshots: list[tuple[int, State]] = []

    @classmethod
    def resumed(
        cls, game: Game[Any], setting: Setting, fairness: Fairness, standing: Standing, moves: list[Move]
    ) -> Match:
        """A match that continues from a standing with the moves made since; it holds only those."""
        match = cls(game, setting, fairness, standing.state)
        match.start = None
        match.base = standing.number + 1
        match.resigned = standing.resigned[:]
        match.undo_request = standing.undo_request
        match.granted = standing.granted[:]
        match._standing = standing
        match._draws = dict(standing.draws)
        match.catch_up(moves)
        return match

    @property
    def next_number(self) -> int:
        """The number that the next entry will have."""
        return self.base + len(self.entries)

    # Playing

    def begin(self) -> Move:
        """Run the set-up to the first choice. Called once, on a new match."""
        return self._make(self.draft_begin())

    def draft_begin(self) -> Draft:
        """What `begin` would do."""
        return advanced(self.game, self._origin.clone(), Entry(0, BEGUN), self._draws, self.fairness)

    def play(self, seat: int, choice: Any) -> Move:
        """Make a seat's choice; if it is illegal, `Illegal` says why and nothing changes."""
        return self._make(self.draft_play(seat, choice))

    def draft_play(self, seat: int, choice: Any) -> Draft:
        """What `play` would do."""
        self._must_go_on()
        refusal = self.state.refuse(seat, choice)
        if refusal is not None:
            raise Illegal(refusal)
        entry = Entry(self.next_number, CHOICE, seat, choice)
        return advanced(self.game, self.state.clone(), entry, self._draws, self.fairness)

    def _make(self, draft: Draft) -> Move:
        """Store a draft and make it count."""
        if self.store is not None:
            self.store(draft.move)
        self.accept(draft)
        return draft.move

    def accept(self, draft: Draft) -> None:
        """Make a draft count. `ValueError` if there are newer entries than when the draft was made."""
        if draft.number != self.next_number:
            raise ValueError(f"a draft of entry {draft.number}, but the next one is {self.next_number}")
        self._take_over(draft.move, draft.state)

    def _must_go_on(self) -> None:
        if self.read_only:
            raise Illegal(Refusal("", "read-only", why=self.read_only))
        if self.outcome() is not None:
            raise Illegal(Refusal("", "game-is-over"))

    def resign(self, seat: int) -> Move:
        """Give up. The match ends when only one side is left."""
        return self._make(self.draft_resignation(seat))

    def draft_resignation(self, seat: int) -> Draft:
        """What `resign` would do."""
        self._must_go_on()
        if seat in self.resigned:
            raise Illegal(Refusal("", "resigned-already"))
        if not 0 <= seat < self.setting.seats:
            raise Illegal(Refusal("", "no-such-seat"))
        return self._noted(Entry(self.next_number, RESIGNED, seat))

    def _noted(self, *entries: Entry) -> Draft:
        """A draft of entries that are not answers; they leave the position as it is or take it back."""
        return Draft(Move([*entries], {}), self._position_with([*entries]))

    # Looking

    def outcome(self) -> Outcome | None:
        """How the match ended, or None if it has not."""
        outcome = self.game.outcome(self.state)
        if outcome is None and self.resigned:
            return self.game.outcome_of_resignation(self.state, self.setting, self.resigned)
        return outcome

    def view(self, seat: int | None) -> View:
        """What a seat, or a spectator for None, may see."""
        return self.game.view(self.state, seat)

    def offer(self, seat: int) -> list[Choice]:
        """The legal choices of a seat; none when another seat is asked or the match is over."""
        return self.state.offer() if self.state.seat == seat and self.outcome() is None else []

    def refuse(self, seat: int, choice: Any) -> Refusal | None:
        """Why a seat may not make a choice; if the current question cannot say, the game is asked."""
        refusal = self.state.refuse(seat, choice)
        if refusal is None or refusal.key not in UNASKED or not isinstance(choice, tuple):
            return refusal
        return self.game.narrator.why_not(self.state, seat, choice) or refusal

    def log(self, seat: int | None, since: int = 0) -> list[tuple[int, Told]]:
        """The facts that a seat may know, with their entries' numbers, without what was taken back."""
        told: list[tuple[int, Told]] = []
        for entry in self.line:
            if entry.number >= since:
                for event in self.facts.get(entry.number, ()):
                    fact = event.visible_to(seat)
                    if fact is not None:
                        told.append((entry.number, fact))
        return told

    def sealing(self, seat: int) -> list[bool]:
        """For each offer of a seat, whether it cannot be taken back: chance answers, the seat learns something, or the
        game ends.

        Judged only by what the seat knows, on a determinised position.
        """
        offers = self.offer(seat)
        if not offers:
            return []
        s = self.game.determinize(self.state, seat, Random(0))
        return [seals(s.clone(), seat, choice) for choice in offers]

    def position_after(self, number: int) -> State:
        """The position after an entry: where the answers in force up to it lead."""
        if not 0 <= number < self.next_number:
            raise ValueError(f"there is no entry {number}")
        if number < self.base - 1:
            raise NeedsHistory(number, self.base)
        return self._position_at(sum(entry.number <= number for entry in self.line))

    # Taking back

    def barrier(self, seat: int) -> Barrier:
        """How far a seat can take back by itself: to its last choice, unless something is in the way."""
        if self.read_only:
            return Barrier(-1, "undo-read-only")
        if self.outcome() is not None:
            return Barrier(-1, "undo-over")
        return self._barrier_of_answers(seat)

    def _barrier_of_answers(self, seat: int) -> Barrier:
        """The barrier that the answers in force make, including those before the standing."""
        if self.last_choice(seat) < 0:
            return Barrier(-1, "undo-nothing")
        barrier = barrier_in(self.line, self.facts, seat)
        if barrier is None:
            assert self._standing is not None, "the seat has made a choice"
            return self._standing.barriers[seat]
        return barrier

    def last_choice(self, seat: int) -> int:
        """The number of a seat's last choice in force; -1 before its first."""
        last = last_choice_in(self.line, seat)
        if last < 0 and self._standing is not None and 0 <= seat < self.setting.seats:
            return self._standing.choices[seat]
        return last

    def undo(self, seat: int) -> Move:
        """Take back the seat's last choice; `Illegal` says what stands in the way."""
        return self._make(self.draft_undo(seat))

    def draft_undo(self, seat: int) -> Draft:
        """What `undo` would do."""
        barrier = self.barrier(seat)
        if barrier.to < 0:
            raise Illegal(barrier.refusal())
        return self._noted(Entry(self.next_number, UNDO, seat, to=barrier.to))

    def ask_undo(self, seat: int) -> Move:
        """Ask the other seats to let this one take back its last choice, past any barrier."""
        return self._make(self.draft_undo_request(seat))

    def draft_undo_request(self, seat: int) -> Draft:
        """What `ask_undo` would do."""
        self._must_go_on()
        last = self.last_choice(seat)
        if last < 0:
            raise Illegal(Refusal("", "undo-nothing"))
        return self._noted(Entry(self.next_number, UNDO_ASKED, seat, to=last))

    def answer_undo(self, seat: int, kind: str) -> Move:
        """Grant or deny the pending request; with the last grant the choice is taken back."""
        return self._make(self.draft_undo_answer(seat, kind))

    def draft_undo_answer(self, seat: int, kind: str) -> Draft:
        """What `answer_undo` would do."""
        self._must_go_on()
        request = self.undo_request
        if request is None or seat not in self.undecided() or kind not in (UNDO_GRANTED, UNDO_DENIED):
            raise Illegal(Refusal("", "no-undo-request"))
        answer = Entry(self.next_number, kind, seat)
        if kind == UNDO_GRANTED and self.undecided() == [seat]:
            return self._noted(answer, Entry(answer.number + 1, UNDO, request.seat, to=request.to))
        return self._noted(answer)

    def undecided(self) -> list[int]:
        """The seats that have yet to answer the pending request, if there is one; seats that resigned are not asked."""
        if self.undo_request is None:
            return []
        silent = (self.undo_request.seat, *self.resigned, *self.granted)
        return [seat for seat in range(self.setting.seats) if seat not in silent]

    # Continuing from what is stored

    def standing(self) -> Standing:
        """Where the match stands: what `resumed` needs to continue from here. A match that is read-only has none."""
        if self.read_only or not self.next_number:
            raise ValueError(self.read_only or "the match has not begun")
        seats = range(self.setting.seats)
        return Standing(
            self.next_number - 1,
            self.state,
            draws=dict(self._draws),
            resigned=self.resigned[:],
            choices=[self.last_choice(seat) for seat in seats],
            barriers=[self._barrier_of_answers(seat) for seat in seats],
            undo_request=self.undo_request,
            granted=self.granted[:],
        )

    def catch_up(self, moves: list[Move]) -> None:
        """Take over the moves that another holder of this match stored next, all or none; they are not checked."""
        entries = [entry for move in moves for entry in move.entries]
        if [entry.number for entry in entries] != [*range(self.next_number, self.next_number + len(entries))]:
            raise ValueError(f"these entries do not follow entry {self.next_number - 1}")
        facts = {number: events for move in moves for number, events in move.facts.items()}
        self._take_over(Move(entries, facts), self._position_with(entries))

    def restore(self, entries: list[Entry], facts: Facts, snapshot: State | None, after: int) -> None:
        """Take over a complete journal made by the same rules: the snapshot, then what came after the entry `after`."""
        line = in_force([], entries)
        numbers = [entry.number for entry in line]
        if snapshot is None or after not in numbers:
            snapshot, length = self._origin, 0
        else:
            length = numbers.index(after) + 1
        s = snapshot.clone()
        for entry in line[length:]:
            step(s, entry)
        self._take_over(Move(entries, facts), s)
        if length:
            self._snapshots.insert(0, (length, snapshot))

    def rebuild(self, entries: list[Entry]) -> None:
        """Replay a journal made by other rules; at the first entry that does not fit, the match becomes read-only."""
        for entry in entries:
            facts: Facts = {}
            if entry.kind in ANSWERS:
                s = self.state.clone()
                try:
                    facts[entry.number] = checked(s, self.line, entry)
                except Divergence as divergence:
                    self.read_only = str(divergence)
                    return
            else:
                s = self._position_with([entry])
            self._take_over(Move([entry], facts), s)

    def _position_with(self, entries: list[Entry]) -> State:
        """The position after further entries; `NeedsHistory` if they take back entries that are not held."""
        for entry in entries:
            if entry.kind == UNDO and entry.to < self.base and self.base:
                raise NeedsHistory(entry.to, self.base)
        line = in_force(self.line, entries)
        kept = sum(entry.number < self.next_number for entry in line)
        s = self._position_at(kept)
        for entry in line[kept:]:
            step(s, entry)
        return s

    def _position_at(self, length: int) -> State:
        """The position after the first entries of the line: the current one, or replayed from the nearest snapshot."""
        if length == len(self.line):
            return self.state.clone()
        start, s = 0, self._origin
        for at, snapshot in self._snapshots:
            if at <= length:
                start, s = at, snapshot
        s = s.clone()
        for entry in self.line[start:length]:
            step(s, entry)
        return s

    def _take_over(self, move: Move, s: State) -> None:
        """Make entries count that lead to a position; every entry, whether made or loaded, comes through here."""
        line = in_force(self.line, move.entries)
        kept = sum(entry.number < self.next_number for entry in line)
        snapshots = [snapshot for snapshot in self._snapshots if snapshot[0] <= kept]
        if len(line) - (snapshots[-1][0] if snapshots else 0) >= SNAPSHOT_EVERY:
            snapshots.append((len(line), s.clone()))
        for entry in move.entries:
            self._note(entry)
        self.entries += move.entries
        self.facts.update(move.facts)
        self.line = line
        self.state = s
        self._snapshots = snapshots

    def _note(self, entry: Entry) -> None:
        """Note what an entry means beyond the position: draws, resignations and the pending undo request."""
        if entry.kind == CHANCE_DRAW:
            self._draws[entry.purpose] = entry.draw + 1
        elif entry.kind == RESIGNED:
            self.resigned.append(entry.seat)
        if entry.kind == UNDO_GRANTED:
            self.granted.append(entry.seat)
        elif entry.kind != RESIGNED:
            self.undo_request = entry if entry.kind == UNDO_ASKED else None
            self.granted = []
