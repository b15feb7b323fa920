"""Journals on both databases: order, races, undos, and what a match is opened from."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from sqlalchemy import select

from tests.match.matches import DUEL, a_duel, a_parley, random_choice, said
from tests.match.parley import NOD, PARLEY, PASS, TOSS
from tests.server.ledgers import TABLE, OnLedger, change, choices, make_table, opened, undo
from timefront.matches.journal import ANSWERS, CHOICE, UNDO, UNDO_GRANTED, Entry, Move, dump_entry, dump_event
from timefront.matches.match import Match
from timefront.matches.standing import dump_standing
from timefront.server.store.journals import PositionChanged
from timefront.server.store.ledger import Ledger
from timefront.server.store.records import BotTurn
from timefront.server.store.schema import entries


def in_words(moves: list[Move]) -> tuple[list[object], dict[int, list[object]]]:
    """Moves as plain data, without entries at which nothing happened."""
    rows: list[object] = [dump_entry(entry) for move in moves for entry in move.entries]
    facts = [(number, events) for move in moves for number, events in move.facts.items() if events]
    return rows, {number: [dump_event(event) for event in events] for number, events in facts}


async def store(ledger: Ledger, match: Match) -> None:
    """Store what was played of a match."""
    await ledger.journals.append(TABLE, Move(match.entries, match.facts), change())


# Order


def test_a_match_comes_back_as_it_was_stored(on_ledger: OnLedger) -> None:
    async def scene(ledger: Ledger) -> None:
        match, rng = a_duel(), Random(7)
        assert await ledger.journals.last_number(TABLE) == -1
        await store(ledger, match)
        for _ in range(20):
            await ledger.journals.append(TABLE, match.play(*random_choice(match, rng)), change())
        assert await ledger.journals.last_numbers([TABLE, "nobody"]) == {TABLE: match.next_number - 1}
        moves = await ledger.journals.moves_after(TABLE, -1, DUEL)
        assert in_words(moves) == in_words([Move(match.entries, match.facts)])
        later = a_duel()
        later.catch_up(await ledger.journals.moves_after(TABLE, later.next_number - 1, DUEL))
        assert later.log(None) == match.log(None)
        assert await ledger.journals.moves_after(TABLE, match.next_number - 1, DUEL) == []
        assert [entry.number for entry in await ledger.journals.entries_after(TABLE, 4)][:2] == [5, 6]
        assert [move.entries[-1].number for move in await ledger.journals.moves_between(TABLE, 2, 9, DUEL)] == [9]

    on_ledger(scene)


def test_a_move_changes_the_table_and_the_clocks(on_ledger: OnLedger) -> None:
    async def scene(ledger: Ledger) -> None:
        await ledger.journals.append(TABLE, choices(0, 1), change(5.0, running=1, left=120.5))
        table = await ledger.lobby.table(TABLE)
        assert table is not None
        assert (table.status, table.moved_at, table.last_number) == ("playing", 5.0, 1)
        assert (table.clock_running, table.clock_since) == (1, 5.0)
        assert [seat.clock_left for seat in await ledger.lobby.seats(TABLE)] == [120.5, 300.0]

    on_ledger(scene)


@pytest.mark.parametrize("numbers", [(0,), (1,), (3,), (1, 2, 3), (7, 8)])
def test_a_move_for_another_position_changes_nothing(on_ledger: OnLedger, numbers: tuple[int, ...]) -> None:
    async def scene(ledger: Ledger) -> None:
        await ledger.journals.append(TABLE, choices(0, 1), change())
        before = await ledger.lobby.table(TABLE)
        with pytest.raises(PositionChanged):
            await ledger.journals.append(TABLE, choices(*numbers), change(9.0, BotTurn(TABLE, 9, 0, "easy", 9.0)))
        assert await ledger.lobby.table(TABLE) == before
        assert len(await ledger.journals.entries_after(TABLE, -1)) == 2
        assert await ledger.turns.claim(100.0, 10.0) is None

    on_ledger(scene)


def test_a_number_that_is_taken_is_refused_by_the_key_alone(
    on_ledger: OnLedger, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if the table's row were wrong, the journal's primary key would keep the order."""

    def unguarded(*_: object) -> None:
        return

    async def scene(ledger: Ledger) -> None:
        await ledger.journals.append(TABLE, choices(0, 1), change())
        monkeypatch.setattr("timefront.server.store.journals._move_table", unguarded)
        with pytest.raises(PositionChanged):
            await ledger.journals.append(TABLE, choices(1, 2), change())
        assert len(await ledger.journals.entries_after(TABLE, -1)) == 2

    on_ledger(scene)


def test_a_move_with_gaps_is_a_mistake(on_ledger: OnLedger) -> None:
    async def scene(ledger: Ledger) -> None:
        with pytest.raises(ValueError, match="follow each other"):
            await ledger.journals.append(TABLE, choices(0, 2), change())

    on_ledger(scene)


def test_of_two_workers_exactly_one_wins_every_number(ledger_url: str) -> None:
    rounds = 40

    async def attempt(ledger: Ledger, worker: int, number: int) -> bool:
        move = Move([Entry(number, CHOICE, worker, ("nod",)), Entry(number + 1, CHOICE, worker, ("nod",))], {})
        try:
            await ledger.journals.append(TABLE, move, change(turn=BotTurn(TABLE, number + 1, worker, "easy", 1.0)))
        except PositionChanged:
            return False
        return True

    async def scene() -> None:
        async with opened(ledger_url) as first, opened(ledger_url) as second:
            await make_table(first, TABLE)
            winners = []
            for number in range(0, 2 * rounds, 2):
                workers = enumerate((first, second, first, second))
                wins = await asyncio.gather(*(attempt(ledger, worker, number) for worker, ledger in workers))
                assert wins.count(True) == 1
                winners.append(wins.index(True))
            journal = await first.journals.entries_after(TABLE, -1)
            assert [entry.number for entry in journal] == [*range(2 * rounds)]
            assert [entry.seat for entry in journal[::2]] == [entry.seat for entry in journal[1::2]] == winners
            turn = await second.turns.claim(100.0, 10.0)
            assert turn is not None
            assert (turn.number, turn.seat) == (2 * rounds - 1, winners[-1])

    asyncio.run(scene())


# Undo


def test_an_undo_marks_the_answers_in_force_and_nothing_else(on_ledger: OnLedger) -> None:
    async def scene(ledger: Ledger) -> None:
        await ledger.journals.append(TABLE, choices(0, 1, 2, 3), change())
        await ledger.journals.append(TABLE, undo(4, to=3), change())
        await ledger.journals.append(TABLE, choices(5), change())
        asked = Entry(6, "undo-asked", 0, to=2)
        await ledger.journals.append(TABLE, Move([asked], {}), change())
        granted = Move([Entry(7, UNDO_GRANTED, 1), Entry(8, UNDO, 0, to=2)], {})
        await ledger.journals.append(TABLE, granted, change())
        assert await undone_by(ledger) == [-1, -1, 8, 4, -1, 8, -1, -1, -1]

    on_ledger(scene)


async def undone_by(ledger: Ledger) -> list[int]:
    """For each entry, what took it back."""
    query = select(entries.c.undone_by).order_by(entries.c.number)
    return await ledger.database.read(lambda connection: [*connection.execute(query).scalars()])


def test_the_log_is_what_the_match_tells(on_ledger: OnLedger) -> None:
    async def scene(ledger: Ledger) -> None:
        match = a_parley(TOSS(), NOD(), PASS(), TOSS())
        match.ask_undo(1)
        match.answer_undo(0, UNDO_GRANTED)
        said(match, NOD(), TOSS(), NOD())
        match.undo(1)
        await store(ledger, match)
        line = [(entry.number, match.facts[entry.number]) for entry in match.line if match.facts.get(entry.number)]
        assert len(line) >= 2
        end = match.next_number
        rows = await ledger.journals.log(TABLE, 0, end, PARLEY)
        told = [(entry.number, events) for entry, events in rows if entry.kind in ANSWERS]
        assert told == line
        assert {entry.kind for entry, _ in rows} - {*ANSWERS} == {UNDO}
        last = line[-1][0]
        numbers = [entry.number for entry, _ in rows]
        before = [number for number in numbers if number < last]
        assert [entry.number for entry, _ in await ledger.journals.log(TABLE, 0, last, PARLEY)] == before

    on_ledger(scene)


def test_who_was_away_learns_from_where_the_log_is_outdated(on_ledger: OnLedger) -> None:
    async def scene(ledger: Ledger) -> None:
        await ledger.journals.append(TABLE, choices(0, 1, 2, 3), change())
        assert await ledger.journals.earliest_undone(TABLE, -1) is None
        await ledger.journals.append(TABLE, undo(4, to=3), change())
        await ledger.journals.append(TABLE, undo(5, to=1), change())
        await ledger.journals.append(TABLE, choices(6, 7), change())
        await ledger.journals.append(TABLE, undo(8, to=7), change())
        assert [await ledger.journals.earliest_undone(TABLE, seen) for seen in (-1, 3, 4, 5, 7, 8)] == [
            1,
            1,
            1,
            7,
            7,
            None,
        ]

    on_ledger(scene)


# Standings


def test_standings_are_found_by_number(on_ledger: OnLedger) -> None:
    async def scene(ledger: Ledger) -> None:
        match = a_parley(NOD())
        assert await ledger.journals.latest_standing(TABLE) is None
        await store(ledger, match)
        first = dump_standing(PARLEY, match.standing())
        await asyncio.gather(*(ledger.journals.keep_standing(TABLE, first) for _ in range(4)))
        move = match.play(match.state.seat, NOD())
        second = {"number": move.entries[-1].number, "state": ["later"]}
        await ledger.journals.append(TABLE, move, change())
        await ledger.journals.keep_standing(TABLE, second)
        assert await ledger.journals.latest_standing(TABLE) == second
        assert await ledger.journals.standing_at_or_before(TABLE, move.entries[-1].number) == second
        before = await ledger.journals.standing_at_or_before(TABLE, move.entries[-1].number - 1)
        assert before is not None
        assert before["number"] == first["number"]
        assert await ledger.journals.standing_at_or_before(TABLE, first["number"] - 1) is None

    on_ledger(scene)


def test_facts_of_other_rules_replace_the_old_ones(on_ledger: OnLedger) -> None:
    async def scene(ledger: Ledger) -> None:
        match = a_parley(NOD(), TOSS())
        await ledger.journals.append(TABLE, Move(match.entries, {}), change())
        await ledger.journals.keep_standing(TABLE, {"number": 1})
        assert await ledger.journals.log(TABLE, 0, 99, PARLEY) == []
        await ledger.journals.keep_facts(TABLE, match.facts, 2, {"sides": "pairs"})
        assert in_words(await ledger.journals.moves_after(TABLE, -1, PARLEY)) == in_words(
            [Move(match.entries, match.facts)]
        )
        table = await ledger.lobby.table(TABLE)
        assert table is not None
        assert (table.rules_version, table.options) == (2, {"sides": "pairs"})
        assert await ledger.journals.latest_standing(TABLE) is None

    on_ledger(scene)
