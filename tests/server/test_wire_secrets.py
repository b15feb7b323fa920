"""Nothing that a viewer may not know leaves the server: a match and its twin produce the same bytes."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.server.house import HUMAN, Guest, House, InHouse, Message, bot, play
from tests.server.test_in_step import Ear
from tests.server.workers import Worker, move, workers
from timefront.games.registry import GAMES
from timefront.server.connections.sockets import encode_message
from timefront.server.wire.from_server import Accepted
from tools.campaign.twins import Compared, compare_logs, compare_match

encode = msgspec.json.Encoder().encode
DUEL, BATTLE, JOAN = "duel_of_time", "battle_through_history", "joan_of_arc"
GAMES_PLAYED = [(DUEL, 2, ""), (BATTLE, 2, ""), (BATTLE, 3, ""), (JOAN, 2, "patay")]
"""Games, the number of seats, and a scenario in which something is hidden."""


def test_every_game_with_secrets_is_looked_at() -> None:
    assert {name for name, _, _ in GAMES_PLAYED} == {name for name, game in GAMES.items() if game.has_secrets}


@pytest.mark.parametrize(("name", "seats", "scenario"), GAMES_PLAYED)
def test_an_update_is_shared_by_the_same_eyes_and_by_no_others(
    name: str, seats: int, scenario: str, tmp_path: Path
) -> None:
    async def scene(worker: Worker) -> None:
        table = await worker.new(name, seats, scenario=scenario)
        rng = Random(f"{name}/{seats}")
        ears = [Ear(table, viewer) for viewer in (1, None, 0, 1, None, 0)]
        await table.announce_moves()
        differing = 0
        for _ in range(10):
            seen = ears[0].seen
            await move(table, rng)
            await table.announce_moves()
            for ear in ears:
                assert ear.last() == await table.update(ear.viewer, seen)
            shared = {ear.viewer: ear.last() for ear in ears}
            assert all(ear.last() is shared[ear.viewer] for ear in ears)
            differing += len({encode(update) for update in shared.values()}) == 3
        assert differing

    async def played() -> None:
        async with workers(f"sqlite:///{tmp_path / 'tables.db'}", 1) as made:
            await scene(made[0])

    asyncio.run(played())


def test_a_message_is_encoded_once_and_another_one_anew() -> None:
    first, like, other = Accepted(1, 5), Accepted(1, 5), Accepted(2, 6)
    text = encode_message(first)
    assert encode_message(first) is text
    assert encode_message(other) == encode(other).decode() != text
    assert encode_message(like) == text == encode(first).decode()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "seats", "scenario"),
    [GAMES_PLAYED[0], *(pytest.param(*played, marks=pytest.mark.long) for played in GAMES_PLAYED[1:])],
)
def test_the_wire_bytes_are_the_same_for_a_match_and_its_twin(
    name: str, seats: int, scenario: str, tmp_path: Path
) -> None:
    async def played() -> Compared:
        async with workers(f"sqlite:///{tmp_path / 'tables.db'}", 1) as made:
            table = await made[0].new(name, seats, scenario=scenario)
            return await compare_match(table, Random(f"{name}/{seats}"))

    compared = asyncio.run(played())
    assert compared.leaks == []
    assert compared.different > 20, "twins that are no different prove nothing"


@pytest.mark.parametrize(("name", "seats", "scenario"), GAMES_PLAYED)
def test_what_a_seat_may_not_see_leaves_no_trace_in_the_log(name: str, seats: int, scenario: str) -> None:
    """Another result of a secret draw, or another secret choice, is reported in the same bytes."""
    game = GAMES[name]
    setting = game.setting(game.built_in_pack(), scenario, {}, seats)
    compared = compare_logs(game, setting, Random(f"{name}/{seats}/log"))
    assert compared.leaks == []
    assert compared.different > 5


def test_the_hidden_cards_of_a_duel_are_never_sent(in_house: InHouse) -> None:
    """What everybody actually received, compared with the whole journal after the end."""

    async def scene(house: House) -> None:
        made = await house.begun(DUEL, HUMAN, HUMAN)
        guests = [await made.sit(0), await made.sit(1), await made.sit(None)]
        await play(guests, Random(21))
        whole = await made.journal(made.watch)
        must_not_leak(guests, whole, [*made.tokens.values(), made.watch])
        for viewer, guest in enumerate(guests):
            for situation in before_the_end(guest):
                for owner, player in enumerate(situation["view"]["players"]):
                    assert (player["hand"] is not None) == (owner == viewer)
            drawn = [line["told"] for line in guest.told() if line["event"] == "card-drawn"]
            assert drawn
            for fact in drawn:
                assert (fact["card"] is not None) == (fact["seat"] == viewer), fact
        for guest in guests:
            await guest.leave()

    in_house(scene)


@pytest.mark.long
def test_the_hidden_cards_of_a_battle_are_never_sent(in_house: InHouse) -> None:
    """Another player's hand shows only cards that were seen in the open before."""

    async def scene(house: House) -> None:
        made = await house.begun(BATTLE, HUMAN, HUMAN, bot())
        guests = [await made.sit(0), await made.sit(1), await made.sit(None)]
        while True:
            number = max(guest.number for guest in guests)
            for guest in guests:
                await guest.until_number(number)
            if any((guest.situation or {}).get("ended") for guest in guests):
                break
            asked = next((guest for guest in guests if guest.offers), None)
            if asked is None:
                await guests[2].until_number(number + 1)
            else:
                await asked.choose_any(Random(number))
        whole = await made.journal(made.watch)
        must_not_leak(guests, whole, [*made.tokens.values(), made.watch])
        hidden = [(number, fact) for number, fact in whole[1]["facts"] if fact["event"] == "card-drawn"]
        assert hidden
        for viewer, guest in zip((0, 1, None), guests, strict=True):
            told = [line["told"] for line in guest.told() if line["event"] == "card-drawn"]
            assert len(told) == len(hidden)
            for (_, fact), seen in zip(hidden, told, strict=True):
                assert seen["unit"] == (fact["unit"] if fact["seat"] == viewer else None)
            for situation in before_the_end(guest):
                for owner, player in enumerate(situation["view"]["players"]):
                    assert not {*player["hand"]} & {*player["unseen"]}
                    if owner == viewer:
                        assert len(player["hand"]) == player["hand_size"]
                    else:
                        assert len(player["unseen"]) >= player["hand_size"] - len(player["hand"])
        for guest in guests:
            await guest.leave()

    in_house(scene)


def before_the_end(guest: Guest) -> list[Message]:
    situations = [message["situation"] for message in guest.heard if message["type"] == "update"]
    return [situation for situation in situations if situation and not situation.get("ended")]


def must_not_leak(guests: list[Guest], whole: list[Message], tokens: list[str]) -> None:
    """Check that nothing received contains a key, proof or token, and that no key came before the end."""
    entries = whole[1]["entries"]
    proofs = [entry["proof"] for entry in entries if entry["kind"] == "chance"]
    assert proofs
    key = whole[0]["fair"]["key"]
    for guest in guests:
        end = next(number for number, text in enumerate(guest.raw) if '"ended":{' in text)
        everything = "\n".join(guest.raw)
        assert key not in "\n".join(guest.raw[:end])
        assert not [proof for proof in proofs if proof in everything]
        assert not [token for token in tokens if token in everything]
        for word in ('"proof"', '"weights"', '"stack"', '"entries"', "token_hash", "fair_key"):
            assert word not in everything
        for message in guest.heard[:end]:
            assert message["type"] in ("welcome", "update", "accepted", "table"), message
            if message["type"] in ("welcome", "table"):
                assert set(message["table"]["fairness"]) == {"match", "form", "fixed", "commitment", "nonces"}
    assert json.dumps(whole).count(key) == 1
