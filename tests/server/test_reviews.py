"""Reviews at a table: only after the end, not for strangers, the same as in a terminal, limited, and kept."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.cli.conftest import timefront
from tests.cli.running import Runs
from tests.marks import first_in_short
from tests.server.house import Guest, House, InHouse, Made, Message, play
from tests.server.reviewing_faults import babbling, crashing, hanging
from timefront.games.registry import GAMES
from timefront.kernel.questions import Illegal
from timefront.server.thinking import reviews
from timefront.server.thinking.looking_back import IN_ALL, LEAST, MOST, positions_for
from timefront.server.thinking.processes import ProcessFailed
from timefront.server.thinking.reviews import Reviews
from timefront.server.thinking.thinkers import Busy
from timefront.server.wire.from_client import AskReview
from timefront.texts.phrasing import Phrase
from timefront.texts.shelf import Shelf, catalogue_sources

DUEL, BATTLE, JOAN = "duel_of_time", "battle_through_history", "joan_of_arc"
MOVES = {DUEL: 10_000, BATTLE: 6, JOAN: 6}
"""How long the matches are played before somebody resigns: judging choices takes time."""
__all__ = ["timefront"]


async def finished(house: House, game: str = DUEL, moves: int | None = None) -> Made:
    """A table whose match is over."""
    made = await house.begun(game)
    guests = [await made.sit(seat) for seat in made.tokens]
    await play(guests, Random(game), MOVES[game] if moves is None else moves)
    if "ended" not in (guests[0].situation or {}):
        await guests[0].ask("resign", number=guests[0].number)
    for guest in guests:
        await guest.until(lambda message: "ended" in (message.get("situation") or {}))
        await guest.leave()
    return made


async def whole_review(guest: Guest) -> tuple[Message, list[Message]]:
    """Ask until nothing more comes; returns the review with its words, and all answers."""
    answers: list[Message] = []
    while not answers or not answers[-1].get("is_over"):
        judged = -1 if not answers else answers[-1]["judged"]
        answers.append(await guest.ask("ask-review", judged=judged))
        assert answers[-1]["type"] == "reviewed", answers[-1]
    return answers[-1]["whole"], answers


def test_nothing_is_worked_out_before_the_end(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        made = await house.begun()
        guests = [await made.sit(seat) for seat in (0, 1, None)]
        for _ in range(2):
            for guest in guests:
                answer = await guest.ask("ask-review", judged=-1)
                assert (answer["type"], answer["phrase"]["key"]) == ("refused", "refusal-review-goes-on")
            await play(guests[:2], Random(1), 5)
        assert made.table not in house.worker.reviews._begun
        assert await house.worker.ledger.journals.review(made.table, GAMES[DUEL].version) is None
        for guest in guests:
            await guest.leave()

    in_house(scene)


def test_a_stranger_gets_nothing(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        made = await finished(house, moves=3)
        stranger = await Guest(house.port, made.table, "a-guess").open()
        await stranger.say_raw(json.dumps({"type": "hello", "token": stranger.token, "seen": -1}))
        await stranger.say_raw(json.dumps({"type": "ask-review", "id": 1, "judged": -1}))
        assert await stranger.until_closed() == (1008, "error-unknown-token")
        assert [message["type"] for message in stranger.heard] == ["closed"]

    in_house(scene)


@pytest.mark.slow
@pytest.mark.parametrize("game", first_in_short([*GAMES]))
def test_everybody_gets_what_the_terminal_makes_of_the_journal(
    in_house: InHouse, timefront: Runs, tmp_path: Path, game: str
) -> None:
    """It contains nothing else: all of it follows from the journal, which even spectators may have after the end."""
    file = tmp_path / "watched.match"

    async def scene(house: House) -> None:
        made = await finished(house, game)
        file.write_text("".join(json.dumps(line) + "\n" for line in await made.journal(made.watch)))
        async with await made.sit(None) as watcher:
            found, answers = await whole_review(watcher)
        assert answers[0]["whole"]["review"]["moments"] == found["review"]["moments"]
        assert answers[0].get("is_over") or answers[0]["whole"]["review"]["positions"] == 0
        ran = timefront("review", str(file), "--json", "--positions", str(found["review"]["positions"]))
        assert found["review"] == json.loads(ran.out)
        assert found["review"]["seats"][0]["accuracy"] is not None
        async with await made.sit(1) as player:
            again, answers = await whole_review(player)
        assert again == found
        assert len(answers) == 1
        can_be_said(game, found)

    in_house(scene)


def can_be_said(game: str, found: Message) -> None:
    """Check that everything the review names can be put into words, in the same order."""
    played = GAMES[game]
    shelf = Shelf("en", catalogue_sources(played, played.built_in_pack(), "en"))
    words, review = found["words"], found["review"]
    assert [len(one) for one in words["mistakes"]] == [len(row["mistakes"]) for row in review["seats"]]
    assert len(words["key_moments"]) == len(review["key_moments"])
    phrases = [one[part] for row in words["mistakes"] for one in row for part in ("choice", "better")]
    for phrase in [*phrases, *filter(None, words["key_moments"])]:
        assert shelf.say(msgspec.convert(phrase, Phrase))


def test_a_review_is_kept_and_made_anew_for_other_rules(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        made = await finished(house, moves=4)
        async with await made.sit(0) as guest:
            found, _ = await whole_review(guest)
        journals, version = house.worker.ledger.journals, GAMES[DUEL].version
        assert await journals.review(made.table, version) == found
        assert await journals.review(made.table, version + 1) is None
        others = Reviews(journals, crashing)  # as another worker, or after a restart: nothing is computed again
        answer = await others.answer(house.held(made), AskReview(7))
        assert (answer.id, answer.is_over) == (7, True)
        assert msgspec.to_builtins(answer.whole) == found
        await journals.keep_review(made.table, version, {"of": "another form"})
        anew = Reviews(journals)
        answer = await anew.answer(house.held(made), AskReview(8))
        assert answer.whole is not None
        await anew.stop()

    in_house(scene)


@pytest.mark.parametrize("work", [crashing, hanging, babbling])
def test_a_process_that_fails_harms_nobody_and_ends_after_some_time(
    in_house: InHouse, monkeypatch: pytest.MonkeyPatch, work: Any
) -> None:
    async def scene(house: House) -> None:
        made = await finished(house, moves=3)
        made_by = Reviews(house.worker.ledger.journals, work)
        table, tries = house.held(made), 0
        with monkeypatch.context() as limits:
            limits.setattr(reviews, "LONGEST", 0.5)
            limits.setattr(reviews, "MOST_SECONDS", 0.6)
            answer = None
            async with asyncio.timeout(60):
                while answer is None:  # a process that babbles fails within a millisecond, many times
                    try:
                        answer = await made_by.answer(table, AskReview(1))
                    except ProcessFailed:
                        tries += 1
        assert tries
        assert (answer.is_over, answer.whole) == (True, None)
        await made_by.stop()
        async with await made.sit(0) as guest:
            assert (await whole_review(guest))[0]["review"]["moments"]

    in_house(scene)


def test_choices_that_cannot_be_judged_in_time_are_not_judged(
    in_house: InHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "MOST_SECONDS", 0.0001)

    async def scene(house: House) -> None:
        made = await finished(house, moves=6)
        async with await made.sit(None) as guest:
            found, _ = await whole_review(guest)
        assert found["review"]["positions"] == 0
        assert {row["accuracy"] for row in found["review"]["seats"]} == {None}
        assert await house.worker.ledger.journals.review(made.table, GAMES[DUEL].version) is None

    in_house(scene)


def test_only_so_many_wait_for_the_process(in_house: InHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "WAITING", 2)
    monkeypatch.setattr(reviews, "LONGEST", 1.0)

    async def scene(house: House) -> None:
        made = await finished(house, moves=3)
        hung = Reviews(house.worker.ledger.journals, hanging)
        asked = [asyncio.create_task(hung.answer(house.held(made), AskReview(number))) for number in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await hung.answer(house.held(made), AskReview(3))
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        await hung.stop()

    in_house(scene)


def test_a_match_that_fits_no_rules_of_today_is_only_looked_at(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        made = await finished(house, moves=3)
        table = house.held(made)
        table.playing().read_only = "entry 3"
        with pytest.raises(Illegal) as illegal:
            await house.worker.reviews.answer(table, AskReview(1))
        assert illegal.value.refusal.key == "read-only"

    in_house(scene)


def test_the_more_choices_the_fewer_positions_for_each() -> None:
    assert [positions_for(count) for count in (0, 1, IN_ALL // 50, IN_ALL)] == [MOST, MOST, 50, LEAST]
