"""At a table: choices, undo, resignation, reaction windows, clocks and substitute bots."""

from __future__ import annotations

import asyncio
import time as real
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest

from tests.server.house import HUMAN, OPEN, Guest, House, InHouse, Made, Message, bot, play
from timefront.kernel.questions import GENERIC, Choice
from timefront.server.store.timeline import Timeline
from timefront.server.tables.clocks import DAY

DUEL, BATTLE = "duel_of_time", "battle_through_history"


async def seated(house: House, game: str = DUEL, seats: int = 2, **wishes: Any) -> tuple[Made, list[Guest]]:
    made = await house.begun(game, *[HUMAN] * seats, **wishes)
    return made, [await made.sit(seat) for seat in range(seats)]


async def leave(*guests: Guest) -> None:
    for guest in guests:
        await guest.leave()


async def all_at(guests: list[Guest], number: int) -> None:
    for guest in guests:
        await guest.until_number(number)


def asked_of(guests: list[Guest]) -> Guest:
    return next(guest for guest in guests if guest.offers)


class FakeTime:
    """The time that the tables see."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, now: float = 2e9) -> None:
        self.now = now
        monkeypatch.setattr(Timeline, "now", lambda _: self.now)


# Choosing


def test_what_cannot_be_chosen_is_refused_by_its_rule_and_changes_nothing(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        made, guests = await seated(house)
        rng = Random(1)
        match = house.held(made).playing()
        illegal: Choice | None = None
        while illegal is None:
            await play(guests, rng, 1)
            match = house.held(made).playing()
            s = match.state
            assert s.seat >= 0
            for verb in s.question().verbs:
                for choice in verb.domain(s):
                    refusal = s.refuse(s.seat, choice)
                    if refusal is not None and refusal.key not in GENERIC:
                        illegal = choice
        asked = guests[match.state.seat]
        other = guests[1 - match.state.seat]
        refusal = match.state.refuse(match.state.seat, illegal)
        assert refusal is not None
        number, heard = asked.number, len(other.heard)
        answer = await asked.choose([*illegal])
        assert (answer["type"], answer["rule"]) == ("refused", refusal.rule)
        assert answer["phrase"]["key"] == f"refusal-{refusal.key}"
        why = await asked.ask("why", choice=[*illegal])
        assert (why["rule"], why["phrase"]) == (answer["rule"], answer["phrase"])
        legal = asked.offers[0]
        possible = await asked.ask("why", choice=legal["choice"])
        assert (possible["type"], possible["rule"]) == ("possible", legal["rule"])
        verb_name = legal["choice"][0]
        for wrong, key in (
            (["conquer-the-world"], "verb-not-asked"),
            ([7], "verb-not-asked"),
            ([verb_name, *range(7)], "malformed"),
            ([verb_name, "0"], "malformed"),
            ([verb_name, 10**400], "malformed"),
            ([verb_name, -1], "malformed"),
        ):
            answer = await asked.ask("choose", number=number, choice=wrong)
            assert answer["phrase"]["key"] == f"refusal-{key}", wrong
            assert answer["rule"]
        answer = await other.ask("choose", number=number, choice=legal["choice"])
        assert answer["phrase"]["key"] == "refusal-not-asked"
        for stale in (number - 1, number + 1, -1):
            answer = await asked.ask("choose", number=stale, choice=legal["choice"])
            assert (answer["phrase"]["key"], answer["is_stale"]) == ("refusal-position-changed", True)
        assert house.held(made).playing().next_number == number + 1
        assert await house.worker.ledger.journals.last_number(made.table) == number
        assert [m["type"] for m in other.heard[heard:]] == ["refused"], "only its own refusal"
        assert (await asked.choose(legal["choice"]))["type"] == "accepted"
        await leave(*guests)

    in_house(scene)


def test_of_two_tabs_that_choose_at_once_one_is_refused(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        made, guests = await seated(house)
        asked = asked_of(guests)
        twin = await made.sit(guests.index(asked))
        choice, number = asked.offers[0]["choice"], asked.number
        answers = await asyncio.gather(
            asked.ask("choose", number=number, choice=choice), twin.ask("choose", number=number, choice=choice)
        )
        assert sorted(answer["type"] for answer in answers) == ["accepted", "refused"]
        done = next(answer for answer in answers if answer["type"] == "accepted")
        await all_at([*guests, twin], done["number"])
        assert twin.situation == asked.situation
        await leave(twin, *guests)

    in_house(scene)


# Undo


async def choose_freely(guests: list[Guest], rng: Random) -> Guest:
    """Play on until a seat has made a choice that the rules let it take back."""
    for _ in range(100):
        asked = asked_of(guests)
        free = [offer for offer in asked.offers if not offer.get("seals")]
        answer = await asked.choose(rng.choice(free or asked.offers)["choice"])
        await all_at(guests, answer["number"])
        assert asked.situation is not None
        reason = asked.situation["undo"].get("reason") or {}
        if free and reason.get("key") not in ("refusal-undo-chance", "refusal-undo-told", "refusal-undo-other"):
            return asked
    raise AssertionError("nothing could be taken back")


def test_JA_4_5_one_unit_takes_its_declaration_back_and_the_others_keep_theirs(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        made, guests = await seated(house, "joan_of_arc", scenario="foragers")
        french = asked_of(guests)
        for choice in (["order", 0, 0], ["move", 0, 6]):
            await all_at(guests, (await french.choose(choice))["number"])
        other = next(guest for guest in guests if guest is not french)
        refusal = await other.ask("revise", number=other.number, about=("unit", 0))
        assert refusal["phrase"]["key"] == "refusal-undo-nothing"
        stale = await french.ask("revise", number=french.number - 1, about=("unit", 0))
        assert stale["is_stale"]
        refusal = await french.ask("revise", number=french.number, about=("unit", 1))
        assert refusal["phrase"]["key"] == "refusal-undo-not-alone"
        taken = await french.ask("revise", number=french.number, about=("unit", 0))
        await all_at(guests, taken["number"])
        for guest in guests:
            assert guest.situation is not None
            assert guest.situation["view"]["activations"][-1]["declared"] == []
        assert ["move", 0, 6] in [offer["choice"] for offer in french.offers]
        info = await made.info()
        assert info["number"] == taken["number"]
        await leave(*guests)

    in_house(scene)


def test_where_the_others_are_asked_nothing_is_taken_back_alone(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        _, guests = await seated(house, "joan_of_arc", scenario="foragers", undo="ask")
        french = asked_of(guests)
        for choice in (["order", 0, 0], ["move", 0, 6]):
            await all_at(guests, (await french.choose(choice))["number"])
        refusal = await french.ask("revise", number=french.number, about=("unit", 0))
        assert refusal["phrase"]["key"] == "refusal-undo-by-request"
        await leave(*guests)

    in_house(scene)


def test_a_free_undo_brings_the_position_back(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        _, guests = await seated(house)
        await play(guests, Random(2), 5)
        before: dict[int, Any] = {}
        asked = asked_of(guests)
        while True:
            before = {seat: guest.situation for seat, guest in enumerate(guests)}
            asked = asked_of(guests)
            free = [offer for offer in asked.offers if not offer.get("seals")]
            answer = await asked.choose((free or asked.offers)[0]["choice"])
            await all_at(guests, answer["number"])
            assert asked.situation is not None
            if asked.situation["undo"].get("is_possible"):
                break
        other = next(guest for guest in guests if guest is not asked)
        refusal = await other.ask("undo", number=other.number)
        assert refusal["phrase"]["key"] in ("refusal-undo-nothing", "refusal-undo-other", "refusal-undo-told")
        stale = await asked.ask("undo", number=asked.number - 1)
        assert stale["is_stale"]
        taken = await asked.ask("undo", number=asked.number)
        await all_at(guests, taken["number"])
        for seat, guest in enumerate(guests):
            assert guest.situation is not None
            assert guest.situation["view"] == before[seat]["view"]
            assert guest.situation.get("prompt") == before[seat].get("prompt")
        await leave(*guests)

    in_house(scene)


def test_where_the_others_are_asked_nothing_is_taken_back_without_them(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        _, guests = await seated(house, BATTLE, 3, undo="ask")
        await play(guests, Random(3), 6)
        mover = await choose_freely(guests, Random(3))
        others = [guest for guest in guests if guest is not mover]
        assert mover.situation is not None
        assert not mover.situation["undo"].get("is_possible")
        assert mover.situation["undo"]["can_ask"]
        assert (await mover.ask("undo", number=mover.number))["phrase"]["key"] == "refusal-undo-by-request"
        view, prompt = mover.situation["view"], mover.situation.get("prompt")
        for guest in guests:
            answer = await guest.ask("answer-undo", number=guest.number, is_granted=True)
            assert answer["phrase"]["key"] == "refusal-no-undo-request"
        asked = await mover.ask("ask-undo", number=mover.number)
        await all_at(guests, asked["number"])
        for guest in others:
            assert guest.situation is not None
            assert guest.situation["undo"]["must_answer"]
            assert guest.situation["undo"]["asked_by"] == guests.index(mover)
        denied = await others[0].ask("answer-undo", number=others[0].number, is_granted=False)
        await all_at(guests, denied["number"])
        assert mover.situation["view"] == view
        assert not any((guest.situation or {})["undo"].get("must_answer") for guest in guests)
        asked = await mover.ask("ask-undo", number=mover.number)
        await all_at(guests, asked["number"])
        first = await others[0].ask("answer-undo", number=others[0].number, is_granted=True)
        await all_at(guests, first["number"])
        twice = await others[0].ask("answer-undo", number=others[0].number, is_granted=True)
        assert twice["phrase"]["key"] == "refusal-no-undo-request"
        second = await others[1].ask("answer-undo", number=others[1].number, is_granted=True)
        await all_at(guests, second["number"])
        assert (mover.situation["view"], mover.situation.get("prompt")) != (view, prompt)
        assert mover.offers, "the choice is to be made again"
        await leave(*guests)

    in_house(scene)


def test_where_nothing_is_taken_back_nobody_can_ask(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        _, guests = await seated(house, undo="none")
        await play(guests, Random(3), 3)
        for guest in guests:
            assert guest.situation is not None
            assert not guest.situation["undo"].get("can_ask")
            for kind in ("undo", "ask-undo"):
                assert (await guest.ask(kind, number=guest.number))["phrase"]["key"] == "refusal-undo-never"
        await leave(*guests)

    in_house(scene)


def test_bots_never_agree(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        made = await house.begun(DUEL, HUMAN, bot())
        async with await made.sit(0) as guest:
            for _ in range(3):
                assert await guest.until_asked()
                await guest.choose_any(Random(1))
            assert await guest.until_asked()
            assert guest.situation is not None
            assert not guest.situation["undo"].get("can_ask")
            assert (await guest.ask("ask-undo", number=guest.number))["phrase"]["key"] == "refusal-undo-bots"

    in_house(scene)


# Resignation


def test_who_resigns_between_two_loses(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        made, guests = await seated(house)
        await play(guests, Random(3), 3)
        answer = await guests[0].ask("resign", number=guests[0].number)
        await all_at(guests, answer["number"])
        for guest in guests:
            assert guest.situation is not None
            assert guest.situation["ended"]["winners"] == [1]
            last = guest.told()[-1]
            assert last["phrase"]["key"] == "table-resigned"
            assert last["told"] == {"seat": 0}
            assert guest.situation["asked"] == -2
            assert not guest.offers
        assert (await made.info())["status"] == "over"
        for guest in guests:
            for kind, fields in (("resign", {}), ("choose", {"choice": ["x"]}), ("undo", {}), ("ask-undo", {})):
                answer = await guest.ask(kind, number=guest.number, **fields)
                assert answer["type"] == "refused", kind
        assert (await guests[1].ask("why", choice=["x"]))["phrase"]["key"] == "refusal-game-is-over"
        assert (await guests[1].ask("ask-hint"))["phrase"]["key"] == "refusal-nothing-to-choose"
        await leave(*guests)

    in_house(scene)


def test_among_three_a_bot_plays_on_for_who_resigned(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        made, guests = await seated(house, BATTLE, 3)
        await play(guests, Random(4), 4)
        quitter = asked_of(guests)
        seat = guests.index(quitter)
        answer = await quitter.ask("resign", number=quitter.number)
        moved = await quitter.until_number(answer["number"] + 1)
        assert moved["resigned"] == [seat]
        assert "ended" not in moved
        answer = await quitter.ask("choose", number=quitter.number, choice=["x"])
        assert answer["phrase"]["key"] == "refusal-resigned-already"
        assert (await quitter.ask("resign", number=quitter.number))["type"] == "refused"
        others = [guest for guest in guests if guest is not quitter]
        for _ in range(3):  # it goes on, with the bot's choices in between
            number = quitter.number
            while not any(guest.offers for guest in others):
                number += 1
                await all_at(others, number)
            asked = asked_of(others)
            answer = await asked.choose_any(Random(0))
            if answer["type"] == "accepted":
                await all_at(guests, answer["number"])
        entries = [entry for entry in house.held(made).playing().entries if entry.seat == seat]
        assert entries[-1].kind in ("choice", "forced", "resigned")
        assert any(entry.kind == "choice" and entry.number > moved["number"] - 1 for entry in entries)
        await leave(*guests)

    in_house(scene)


# Reaction windows


async def seated_where(
    house: House, wanted: Callable[[Made, list[Guest]], Awaitable[bool]], game: str = BATTLE, **wishes: Any
) -> tuple[Made, list[Guest]]:
    """Two players at a table where what is wanted has happened; of the first of ten, as dice and cards decide."""
    for _ in range(10):
        made, guests = await seated(house, game, 2, **wishes)
        if await wanted(made, guests):
            return made, guests
        await leave(*guests)
    raise AssertionError("at none of ten tables")


@pytest.mark.slow
def test_windows_that_a_player_does_not_want_are_declined(in_house: InHouse) -> None:
    declining = ("keep-tokens", "let-stand")
    rng = Random(5)

    def windows(guest: Guest) -> list[Message]:
        prompts = [m["situation"].get("prompt") for m in guest.heard if m["type"] == "update" and m["situation"]]
        return [prompt for prompt in prompts if prompt and prompt.get("can_decline")]

    async def scene(house: House) -> None:
        async def declined(made: Made) -> set[int]:
            """The seats that declined a window."""
            whole = await house.held(made).load_whole()
            return {entry.seat for entry in whole.entries if entry.choice and entry.choice[0] in declining}

        async def both_had_windows(made: Made, guests: list[Guest]) -> bool:
            answer = await guests[0].ask("auto-pass", questions=[*house.held(made).declinable(), "nonsense"])
            assert answer["type"] == "accepted"
            while 0 not in await declined(made) or not windows(guests[1]):
                if not await play(guests, rng, 40):
                    return False
            return True

        made, guests = await seated_where(house, both_had_windows)
        assert not windows(guests[0])
        back = await made.sit(0)
        assert back.welcome["auto_pass"] == house.held(made).declinable() != []
        await leave(back, *guests)

    in_house(scene)


def test_a_window_that_is_open_is_declined_when_the_player_says_so(in_house: InHouse) -> None:
    rng = Random(6)

    async def scene(house: House) -> None:
        async def at_a_window(_: Made, guests: list[Guest]) -> bool:
            while not any(((guest.situation or {}).get("prompt") or {}).get("can_decline") for guest in guests):
                if not await play(guests, rng, 1):
                    return False
            return True

        _, guests = await seated_where(house, at_a_window)
        asked = asked_of(guests)
        assert asked.situation is not None
        question = asked.situation["prompt"]["question"]
        number = asked.number
        answer = await asked.ask("auto-pass", questions=[question])
        assert answer["number"] > number
        await all_at(guests, answer["number"])
        assert (asked.situation.get("prompt") or {}).get("question") != question
        await leave(*guests)

    in_house(scene)


def test_JA_8_5_windows_for_secret_cards_are_passed_at_once_whatever_a_hand_holds(in_house: InHouse) -> None:
    windows = ["CardWindow.card", "InterruptWindow.reaction"]
    rng = Random(3)

    async def five_were_passed(made: Made, guests: list[Guest]) -> bool:
        for guest in guests:
            assert (await guest.ask("auto-pass", questions=windows))["type"] == "accepted"
        passed = 0
        while passed < 5:
            if not await play(guests, rng, 20):
                return False
            entries = (await made.house.held(made).load_whole()).entries
            passed = sum(entry.choice[:1] == ("play-no-card",) for entry in entries)
        return True

    async def scene(house: House) -> None:
        _, guests = await seated_where(house, five_were_passed, "joan_of_arc", scenario="patay")
        for guest in guests:
            updates = [heard["situation"] for heard in guest.heard if heard["type"] == "update"]
            prompts = [situation["prompt"] for situation in updates if situation and situation.get("prompt")]
            assert prompts
            assert not [prompt for prompt in prompts if prompt["question"] in windows], "nobody waits for an answer"
        await leave(*guests)

    in_house(scene)


# Clocks


def clock_of(guest: Guest) -> Message:
    assert guest.situation is not None
    clock: Message = guest.situation["clock"]
    return clock


def test_a_live_clock_runs_for_who_is_asked(in_house: InHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House) -> None:
        time = FakeTime(monkeypatch)
        made, guests = await seated(house, clock={"kind": "live", "minutes": 1, "seconds": 10})
        asked = asked_of(guests)
        seat = guests.index(asked)
        assert clock_of(asked)["left"] == [60.0, 60.0]
        assert clock_of(asked)["running"] == seat
        time.now += 20
        number = asked.number
        while guests.index(asked_of(guests)) == seat:
            await play(guests, Random(1), 1)
        assert clock_of(asked)["left"][seat] == 50.0, "20 seconds gone, 10 gained once the turn passes on"
        assert clock_of(asked)["left"][1 - seat] == 60.0
        assert clock_of(asked)["running"] == 1 - seat
        assert asked.number > number
        slow, quick = guests[1 - seat], guests[seat]
        time.now += 61
        assert (await slow.ask("give-seat", seat=1 - seat))["phrase"]["key"] == "refusal-not-abandoned"
        assert (await slow.ask("give-seat", seat=seat))["phrase"]["key"] == "refusal-not-abandoned"
        assert (await quick.ask("give-seat", seat=9))["phrase"]["key"] == "refusal-not-abandoned"
        assert (await quick.ask("give-seat", seat=1 - seat, level="easy"))["type"] == "accepted"
        changed = await slow.until(lambda m: m["type"] == "table" and m["table"]["seats"][1 - seat]["has_left"])
        assert changed["table"]["seats"][1 - seat]["kind"] == "bot"
        assert await quick.until_asked(), "the bot has played"
        refusal = await slow.ask("choose", number=slow.number, choice=["x"])
        assert refusal["phrase"]["key"] == "refusal-seat-given"
        assert (await quick.ask("take-seat"))["phrase"]["key"] == "refusal-seat-not-given"
        heard = len(quick.heard)
        running = house.held(made).row.clock_since
        assert (await slow.ask("take-seat"))["type"] == "accepted"
        back = await quick.until(lambda m: m["type"] == "table", heard)
        assert back["table"]["seats"][1 - seat]["kind"] == "human"
        assert house.held(made).row.clock_since == running, "the other's clock does not start anew"
        while guests.index(asked_of(guests)) == seat:
            await play(guests, Random(1), 1)
        assert clock_of(slow)["left"][1 - seat] == 60.0
        assert clock_of(slow)["running"] == 1 - seat
        assert (await slow.choose_any(Random(1)))["type"] == "accepted"
        await leave(*guests)

    in_house(scene)


def test_days_start_anew_with_every_choice_and_with_nothing_else(
    in_house: InHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(house: House) -> None:
        time = FakeTime(monkeypatch)
        _, guests = await seated(house, clock={"kind": "days", "days": 2})
        await play(guests, Random(2), 4)
        while True:
            asked = asked_of(guests)
            assert asked.situation is not None
            if asked.situation["undo"].get("can_ask") or asked.situation["undo"].get("is_possible"):
                break
            await play(guests, Random(2), 1)
        seat = guests.index(asked)
        time.now += DAY
        number = (await asked.ask("ask-undo", number=asked.number))["number"]
        await all_at(guests, number)
        other = guests[1 - seat]
        answer = await other.ask("answer-undo", number=other.number, is_granted=False)
        await all_at(guests, answer["number"])
        assert clock_of(asked)["left"][seat] == DAY, "asking gains no time"
        await play(guests, Random(2), 1)
        assert clock_of(asked)["left"][seat] == 2 * DAY
        time.now += 3 * DAY
        late = asked_of(guests)
        waiting = guests[1 - guests.index(late)]
        assert (await waiting.ask("give-seat", seat=guests.index(late), level="easy"))["type"] == "accepted"
        assert await waiting.until_asked()
        await leave(*guests)

    in_house(scene)


@pytest.mark.parametrize("kind", [HUMAN, OPEN])
def test_without_a_clock_only_who_stays_away_for_days_is_replaced(
    in_house: InHouse, monkeypatch: pytest.MonkeyPatch, kind: dict[str, str]
) -> None:
    async def scene(house: House) -> None:
        made = await house.make(DUEL, kind, kind, is_public=True)
        for seat in (0, 1):
            await made.join(seat)
        guests = [await made.sit(0), await made.sit(1)]
        assert guests[0].situation is not None
        assert "clock" not in guests[0].situation
        asked = asked_of(guests)
        seat = guests.index(asked)
        time = FakeTime(monkeypatch, real.time() + 4 * DAY)
        other = guests[1 - seat]
        refusal = await other.ask("give-seat", seat=seat)
        assert refusal["phrase"]["key"] == "refusal-not-abandoned", "it is here"
        await asked.leave()
        await other.until(lambda m: m["type"] == "table" and not m["table"]["seats"][seat]["is_present"])
        time.now = real.time() + 2 * DAY
        assert (await other.ask("give-seat", seat=seat))["type"] == "refused"
        time.now = real.time() + 4 * DAY
        assert (await other.ask("give-seat", seat=seat, level="easy"))["type"] == "accepted"
        assert await other.until_asked()
        back = await made.sit(seat)
        assert (await back.ask("take-seat"))["type"] == "accepted"
        await leave(other, back)

    in_house(scene)


# Hints


def test_odds_of_what_is_pointed_at_come_before_it_is_declared(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        _, guests = await seated(house, "joan_of_arc", 2, scenario="foragers")
        asked = asked_of(guests)
        assert (await asked.choose(["order", 1, 1]))["type"] == "accepted"
        target = await asked.ask("ask-odds", about=[["area", 9]], effort="closer")
        assert target["number"] == asked.number
        assert target["lines"][0]["key"] == "odds-at-charge"
        unit = next(offer for offer in asked.offers if offer["choice"][0] == "charge")["choice"][1]
        both = await asked.ask("ask-odds", about=[["unit", unit], ["area", 9]])
        assert len(both["lines"]) > 2
        for nothing in ([["area", 1]], [["area", 1000]], [["unit", 99], ["area", 9]], [["no such thing", 0]]):
            assert (await asked.ask("ask-odds", about=nothing))["lines"] == []
        await leave(*guests)

    in_house(scene)


def test_hints_and_odds_come_from_what_the_seat_knows(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        _, guests = await seated(house, BATTLE, 2)
        await play(guests, Random(1), 3)
        asked = asked_of(guests)
        hint = await asked.ask("ask-hint")
        assert hint["number"] == asked.number
        legal = [offer["choice"] for offer in asked.offers]
        assert hint["lines"]
        assert all(line["choice"] in legal for line in hint["lines"])
        other = next(guest for guest in guests if guest is not asked)
        assert (await other.ask("ask-hint"))["phrase"]["key"] == "refusal-nothing-to-choose"
        odds = await other.ask("ask-odds")
        assert odds["type"] == "odds"
        _, plain = await seated(house, has_aids=False)
        for guest in plain:
            for kind in ("ask-hint", "ask-odds"):
                assert (await guest.ask(kind))["phrase"]["key"] == "refusal-no-aids"
        await leave(*guests, *plain)

    in_house(scene)
