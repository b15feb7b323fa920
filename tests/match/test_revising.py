"""Taking back one unit's declaration: the others stay, and nothing by chance or by others is touched."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.match.matches import a_duel, picture
from timefront.games.joan_of_arc.rules.activation.actions import DEEDS, DONE
from timefront.games.joan_of_arc.rules.activation.activation import Activation
from timefront.games.joan_of_arc.rules.activation.declaring import Declaration
from timefront.games.joan_of_arc.state import War
from timefront.games.registry import GAMES
from timefront.kernel.flow import Frame, dumps
from timefront.kernel.questions import Illegal
from timefront.matches.files import MatchFile
from timefront.matches.journal import CHANCE_DRAW, CHOICE, UNDO
from timefront.matches.making import new_match
from timefront.matches.match import Match
from timefront.matches.revising import draft_revision

JOAN = GAMES["joan_of_arc"]
Said = dict[int, tuple[str, int]]


def a_war(scenario: str = "foragers", seed: str = "war") -> Match:
    return new_match(JOAN, JOAN.setting(JOAN.built_in_pack(), scenario, {}, 2), seed=seed)


def area(match: Match, name: str) -> int:
    found: int = match.setting.board.area_names.index(name)  # type: ignore[attr-defined]
    return found


def plans(match: Match) -> Said:
    """What each unit has declared so far."""
    frame = match.state.stack[-1]
    assert isinstance(frame, Declaration)
    rows = zip(frame.units, frame.deeds, frame.aims, strict=False)
    return {unit: (DEEDS[deed], aim) for unit, deed, aim in rows}


def top(match: Match) -> Frame | None:
    """The procedure in progress, if any."""
    return match.state.stack[-1] if match.state.stack else None


def revise(match: Match, unit: int, seat: int = 0) -> None:
    match.accept(draft_revision(match, seat, "unit", unit))


def refused(match: Match, unit: int, seat: int = 0, kind: str = "unit") -> str:
    before = picture(match)
    with pytest.raises(Illegal) as error:
        draft_revision(match, seat, kind, unit)
    assert picture(match) == before
    return error.value.refusal.key


def test_JA_4_5_one_unit_takes_its_declaration_back_and_the_others_keep_theirs() -> None:
    match = a_war("patay")
    while match.state.question_name() != "OrderPhase.order":  # the war council comes first
        match.play(match.state.seat, match.state.offer()[0])
    seat = match.state.seat
    orders = [choice for choice in match.state.offer() if choice[0] == "order"]
    crowded = max(orders, key=lambda choice: match.state.place.count(choice[2]))  # type: ignore[attr-defined]
    match.play(seat, crowded)
    for _ in range(3):
        offers = [choice for choice in match.state.offer() if choice[0] == "move"]
        match.play(seat, offers[-1])
    said = plans(match)
    assert len(said) == 3
    first, *others = said
    revise(match, first, seat)
    frame = match.state.stack[-1]
    assert isinstance(frame, Declaration)
    assert sorted(plans(match).values()) == sorted(said[unit] for unit in others)
    assert len(frame.undeclared(match.state)) == len(frame.units) - 2  # type: ignore[arg-type]
    undo, *again = match.entries[-3:]
    assert undo.kind == UNDO
    assert [entry.kind for entry in again] == [CHOICE, CHOICE]


def test_JA_4_5_a_group_takes_its_declaration_back_together() -> None:
    match = a_war()
    match.play(0, ("order", 0, area(match, "B2")))
    match.play(0, ("move", 1, area(match, "C3c")))
    assert plans(match) == {1: ("move", area(match, "C3c"))}
    revise(match, 1)
    assert plans(match) == {}
    assert refused(match, 1) == "undo-not-alone"  # it has declared nothing


def test_JA_5_5_a_charge_is_taken_back_with_its_way_and_another_stays_under_way() -> None:
    match = a_war()
    match.play(0, ("order", 1, area(match, "B3")))
    match.play(0, ("move", 3, area(match, "C4a")))
    match.play(0, ("charge", 2, area(match, "C3c")))
    assert match.state.stack[-1].at == "onward"
    revise(match, 3)
    assert plans(match) == {2: ("charge", area(match, "C3c"))}
    assert match.state.stack[-1].at == "onward"
    revise(match, 2)
    assert plans(match) == {}


@pytest.mark.parametrize("scenario", ["foragers", "patay", "fierbois"])
def test_whoever_takes_back_the_others_keep_what_they_declared(scenario: str) -> None:
    """In random games, for every unit that has declared: its group is free again, and the others keep their plans."""
    tried = 0
    for seed in range(6):
        rng = Random(seed)
        match = a_war(scenario, f"revising {seed}")
        while match.outcome() is None and match.next_number < 250:
            seat = match.state.seat
            match.play(seat, rng.choice(match.state.offer()))
            frame = top(match)
            if not isinstance(frame, Declaration) or not frame.deeds or frame.at != "deed":
                continue
            before, s = plans(match), match.state
            unit = rng.choice([*before])
            draft = draft_revision(match, seat, "unit", unit)
            tried += 1
            assert not any(entry.kind == CHANCE_DRAW for entry in draft.move.entries)
            assert draft.state.seat == seat
            after = draft.state.stack[-1]
            assert isinstance(after, Declaration)
            kept = sorted(zip(after.deeds, after.aims, after.ways, after.strikes, strict=True))
            had = sorted(zip(frame.deeds, frame.aims, frame.ways, frame.strikes, strict=True))
            waits = DEEDS.index("wait")
            gone = [row for row in had if row not in kept]
            assert len(kept) < len(had)
            assert set(kept) <= set(had)
            assert {row for row in gone if row[0] != waits} <= {row_of(frame, unit)}
            assert dumps(match.state) == dumps(s)  # a draft changes nothing
    assert tried > 20


def row_of(frame: Declaration, unit: int) -> tuple[int, int, int, int]:
    place = frame.units.index(unit)
    return frame.deeds[place], frame.aims[place], frame.ways[place], frame.strikes[place]


def test_what_all_have_declared_can_be_taken_back_until_it_begins() -> None:
    found = 0
    for seed in range(20):
        rng = Random(seed)
        match = a_war("patay", f"resolving {seed}")
        while match.outcome() is None and match.next_number < 120:
            seat, was = match.state.seat, top(match)
            match.play(seat, rng.choice(match.state.offer()))
            now = top(match)
            if isinstance(was, Declaration) and isinstance(now, Activation) and match.state.seat == seat:
                if DONE in now.deeds:  # moves that need no order are made at once
                    continue
                for unit in [unit for unit, deed in zip(now.units, now.deeds, strict=True) if deed >= 0][:1]:
                    if was.is_commanded and not now.is_commanded:  # a command came in between: it has begun
                        assert refused(match, unit, seat) == "undo-not-alone"
                        continue
                    draft = draft_revision(match, seat, "unit", unit)
                    assert isinstance(draft.state.stack[-1], Declaration)
                    found += 1
    assert found > 3


def test_nothing_is_taken_back_across_chance_another_seat_or_the_end() -> None:
    match = a_war()
    assert refused(match, 0) == "undo-nothing"
    match.play(0, ("order", 0, area(match, "B2")))
    match.play(0, ("rest-waits",))
    assert refused(match, 0) == "undo-not-alone"  # everything is done
    if match.state.seat == 1:
        match.play(1, ("let-pass",))
        assert refused(match, 0) == "undo-other"
    match.resign(1)
    assert refused(match, 0) == "undo-over"


def test_other_games_and_other_things_take_nothing_back_alone() -> None:
    duel = a_duel()
    duel.play(duel.state.seat, duel.state.offer()[0])
    assert refused(duel, 0, seat=0) in ("undo-not-alone", "undo-other", "undo-chance", "undo-nothing", "undo-told")
    match = a_war()
    match.play(0, ("order", 0, area(match, "B2")))
    match.play(0, ("move", 1, area(match, "C3c")))
    assert refused(match, 1, kind="area") == "undo-not-alone"
    assert isinstance(match.state, War)


def test_a_journal_with_it_is_read_again(tmp_path: Path) -> None:
    match = a_war()
    file = MatchFile.create(tmp_path / "war.match", match)
    match.play(0, ("order", 0, area(match, "B2")))
    match.play(0, ("move", 1, area(match, "C3c")))
    draft = draft_revision(match, 0, "unit", 1)
    assert match.store is not None
    match.store(draft.move)
    match.accept(draft)
    match.play(0, ("rest-waits",))
    file.close()
    again = MatchFile.open(tmp_path / "war.match", GAMES)
    assert dumps(again.match.state) == dumps(match.state)
    again.close()
