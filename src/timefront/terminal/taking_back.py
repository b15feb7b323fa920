"""Taking back a choice: at once if nothing prevents it, otherwise with the other players' consent."""

from __future__ import annotations

from timefront.matches.journal import UNDO_DENIED, UNDO_GRANTED
from timefront.matches.standing import Barrier
from timefront.terminal.desk import Desk
from timefront.terminal.page import last_choice

CONSENT_HELPS = ("undo-chance", "undo-other", "undo-told")
"""The barriers that the other players' consent lifts."""


def take_back(desk: Desk, seat: int) -> bool:
    """Take back the seat's last choice, or say why not; returns whether the position has changed."""
    barrier = desk.match.barrier(seat)
    if barrier.to >= 0:
        desk.match.undo(seat)
        desk.notes.append(desk.message("table-undone", seat=desk.seat(seat)))
        return True
    if barrier.reason in CONSENT_HELPS and not last_choice(desk.match, seat):
        barrier = Barrier(-1, "undo-nothing")
    desk.line(desk.texts.refusal(desk.match.setting, barrier.refusal()))
    if not _may_ask(desk, barrier) or not desk.agrees(desk.message("table-undo-hint")):
        return False
    return _ask_others(desk, seat)


def _may_ask(desk: Desk, barrier: Barrier) -> bool:
    """Whether asking can help: there is something to take back, and no bot plays."""
    if barrier.reason not in CONSENT_HELPS:
        return False
    if len(desk.seating.humans) < desk.match.setting.seats:
        desk.line(desk.message("refusal-undo-bots"))
        return False
    return True


def _ask_others(desk: Desk, seat: int) -> bool:
    """Ask all others one after the other, each alone in front of the screen; one refusal is enough."""
    match = desk.match
    match.ask_undo(seat)
    since = last_choice(match, seat)
    for other in range(match.setting.seats):
        if other == seat:
            continue
        desk.hand_over(other)
        desk.screen.heading(desk.message("table-undo-what", seat=desk.seat(seat)))
        for _, told in match.log(other, since):
            desk.line(desk.texts.event(match.setting, told))
        if not desk.agrees(desk.message("table-undo-asked", seat=desk.seat(seat))):
            match.answer_undo(other, UNDO_DENIED)
            desk.notes.append(desk.message("table-undo-denied", seat=desk.seat(other)))
            return True
        match.answer_undo(other, UNDO_GRANTED)
    desk.notes.append(desk.message("table-undone", seat=desk.seat(seat)))
    return True
