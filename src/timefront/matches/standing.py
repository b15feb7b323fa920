"""Where a match stands: what is needed to continue without its older entries, and how far a seat can take back."""

from __future__ import annotations

from typing import Any, final

from timefront.kernel.flow import CHANCE, OVER, State, dump_state, restore_state
from timefront.kernel.game import Game
from timefront.kernel.questions import Refusal, is_question
from timefront.kernel.setting import Setting
from timefront.matches.journal import CHANCE_DRAW, CHOICE, UNDO_ASKED, Entry, Facts, dump_entry, load_entry

KERNEL = "timefront.kernel."


class NeedsHistory(Exception):
    """The match does not hold the older entries that are needed. Nothing has changed; open the whole journal."""

    def __init__(self, number: int, base: int) -> None:
        super().__init__(f"entry {number} is needed, the match holds those from {base} on")
        self.number = number
        self.base = base


@final
class Barrier:
    """How far a seat can take back: the first entry taken back, or the reason (a catalogue key) why nothing can be."""

    def __init__(self, to: int, reason: str, seat: int = -1) -> None:
        self.to = to
        self.reason = reason
        self.seat = seat

    def refusal(self) -> Refusal:
        """The reason as a refusal, naming the seat in the way if there is one."""
        return Refusal("", self.reason) if self.seat < 0 else Refusal("", self.reason, seat=self.seat)


def barrier_in(line: list[Entry], facts: Facts, seat: int) -> Barrier | None:
    """What a seat that takes back meets first: its own choice or an obstacle; None if the line has neither."""
    for entry in reversed(line):
        if entry.kind == CHANCE_DRAW:
            return Barrier(-1, "undo-chance")
        if any(event.reveals_to() >> seat & 1 for event in facts.get(entry.number, ())):
            return Barrier(-1, "undo-told")
        if entry.kind == CHOICE:
            return Barrier(entry.number, "") if entry.seat == seat else Barrier(-1, "undo-other", entry.seat)
    return None


def last_choice_in(line: list[Entry], seat: int) -> int:
    """The number of a seat's last choice in a line; -1 if there is none."""
    return next((entry.number for entry in reversed(line) if entry.kind == CHOICE and entry.seat == seat), -1)


@final
class Standing:
    """Everything that is needed to continue after the entry `number` without that entry and earlier ones."""

    def __init__(
        self,
        number: int,
        state: State,
        *,
        draws: dict[str, int],
        resigned: list[int],
        choices: list[int],
        barriers: list[Barrier],
        undo_request: Entry | None,
        granted: list[int],
    ) -> None:
        self.number = number
        self.state = state
        self.draws = draws
        """How often chance was asked for each purpose."""
        self.resigned = resigned
        self.choices = choices
        """The last choice in force of each seat, -1 where there is none."""
        self.barriers = barriers
        """What each seat meets first when it takes back from here."""
        self.undo_request = undo_request
        self.granted = granted


_NAMES = {"number", "rules", "state", "draws", "resigned", "choices", "barriers", "undo_request", "granted"}


def dump_standing(game: Game[Any], standing: Standing) -> dict[str, Any]:
    """A standing as JSON-able data, without its setting."""
    request = standing.undo_request
    return {
        "number": standing.number,
        "rules": game.version,
        "state": dump_state(standing.state),
        "draws": standing.draws,
        "resigned": standing.resigned,
        "choices": standing.choices,
        "barriers": [[barrier.to, barrier.reason, barrier.seat] for barrier in standing.barriers],
        "undo_request": None if request is None else dump_entry(request),
        "granted": standing.granted,
    }


def load_standing(game: Game[Any], setting: Setting, data: Any) -> Standing:
    """The standing that `dump_standing` wrote, in the same setting; `ValueError` if it does not fit the rules."""
    if not isinstance(data, dict) or set(data) != _NAMES:
        raise ValueError("these are not the fields of a standing")
    if data["rules"] != game.version:
        raise ValueError(f"a standing of rules version {data['rules']}, not {game.version}")
    seats = setting.seats
    draws, barriers, request = data["draws"], data["barriers"], data["undo_request"]
    if not isinstance(draws, dict) or not all(type(name) is str and _is_count(draws[name]) for name in draws):
        raise ValueError("draws are counted for each purpose")
    if not _is_count(data["number"]) or not _are_numbers(data["choices"]) or len(data["choices"]) != seats:
        raise ValueError("entries are counted, and each seat has a last choice or none")
    if not _are_seats(data["resigned"], seats) or not _are_seats(data["granted"], seats):
        raise ValueError("who resigned or granted is a seat")
    if not isinstance(barriers, list) or len(barriers) != seats or not all(_is_barrier(row) for row in barriers):
        raise ValueError("each seat has a barrier")
    return Standing(
        data["number"],
        load_position(game, setting, data["state"]),
        draws=dict(draws),
        resigned=data["resigned"][:],
        choices=data["choices"][:],
        barriers=[Barrier(to, reason, seat) for to, reason, seat in barriers],
        undo_request=None if request is None else _load_request(request, seats),
        granted=data["granted"][:],
    )


def load_position(game: Game[Any], setting: Setting, data: Any) -> State:
    """A stored position at a pause, in the same setting; `ValueError` if it does not fit the rules."""
    try:
        s: State = restore_state(game.state_type, setting, data)
        game.ranges(setting).check(s)
        broken = game.check(s)
    except (KeyError, TypeError, AttributeError, IndexError, OverflowError) as error:
        raise ValueError(f"no position of this game: {error}") from error
    if broken:
        raise ValueError(broken[0])
    if not _can_go_on(s, setting.seats):
        raise ValueError("nobody can go on from this position")
    return s


def _can_go_on(s: State, seats: int) -> bool:
    """Whether the game is over, or a procedure of this game waits for chance or for a seat."""
    if s.seat == OVER:
        return True
    package = type(s).__module__.rpartition(".")[0]
    if not s.stack or not all(type(frame).__module__.startswith((package, KERNEL)) for frame in s.stack):
        return False
    frame = s.stack[-1]
    if s.seat == CHANCE:
        return hasattr(frame, f"chance_{frame.at}")
    return 0 <= s.seat < seats and hasattr(frame, f"offer_{frame.at}") and is_question(type(frame), frame.at)


def _load_request(data: Any, seats: int) -> Entry:
    if not isinstance(data, dict):
        raise ValueError("an undo request is an entry")
    try:
        entry = load_entry(data)
    except TypeError as error:  # the compiled form checks the types itself
        raise ValueError(f"no undo request: {error}") from error
    if entry.kind != UNDO_ASKED or not _are_seats([entry.seat], seats) or not _is_count(entry.to):
        raise ValueError("no undo request")
    return entry


def _is_count(value: Any) -> bool:
    return type(value) is int and value >= 0


def _are_numbers(values: Any) -> bool:
    return isinstance(values, list) and all(type(value) is int for value in values)


def _are_seats(values: Any, seats: int) -> bool:
    return _are_numbers(values) and all(0 <= value < seats for value in values)


def _is_barrier(row: Any) -> bool:
    return isinstance(row, list) and [type(cell) for cell in row] == [int, str, int]
