"""Tables over the wire: made, joined, watched, resumed, played again, forked, exported and imported."""

from __future__ import annotations

import asyncio
import hashlib
import json
import time
import unicodedata
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.house import HUMAN, OPEN, Guest, House, InHouse, Made, Message, Refusing, bot, play
from timefront.games.registry import GAMES
from timefront.kernel.flow import dumps
from timefront.kernel.packs import LANGUAGES
from timefront.matches.files import MatchFile
from timefront.matches.lessons import lesson_position
from timefront.matches.making import new_match
from timefront.server.lobby import new_tables
from timefront.server.store.records import SeatRow, TableRow
from timefront.server.tables.messages import moving_parts
from timefront.texts.catalogue import table_message
from timefront.texts.shelf import MESSAGE
from timefront.verify import main as verify

DUEL, BATTLE, JOAN = "duel_of_time", "battle_through_history", "joan_of_arc"


async def refused(request: Any) -> Refusing:
    """The refusal of a request, which must be refused."""
    with pytest.raises(Refusing) as caught:
        await request
    return caught.value


async def leave(*guests: Guest) -> None:
    for guest in guests:
        await guest.leave()


async def count_of_tables(house: House) -> int:
    def count(connection: Any) -> int:
        from timefront.server.store.schema import tables

        return len(connection.execute(tables.select()).all())

    return await house.worker.ledger.database.read(count)


# Making


def test_a_table_is_made_with_all_that_was_wished_for(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        own = GAMES[DUEL].built_in_pack()
        files = {name: text + "\n# of one's own\n" for name, text in own.files.items()}
        kept = await house.post("/api/packs", {"game": DUEL, "files": files})
        assert kept["pack"] != own.hash
        assert kept["scenarios"] == list(GAMES[DUEL].scenarios(own))
        made = await house.make(
            DUEL,
            HUMAN,
            bot("hard"),
            scenario="levy",
            options={"facing": "far"},
            pack=kept["pack"],
            title="A quiet\tevening",
            has_aids=False,
            undo="ask",
            clock={"kind": "live", "minutes": 5, "seconds": 3},
        )
        info = await made.info()
        assert (info["game"], info["scenario"], info["options"]) == (DUEL, "levy", {"facing": "far"})
        assert (info["pack"], info["title"], info["has_aids"]) == (kept["pack"], "A quiet evening", False)
        assert (info["undo"], info["status"], info["number"]) == ("ask", "waiting", -1)
        assert info["clock"] == {"kind": "live", "days": 3, "minutes": 5, "seconds": 3}
        assert [seat["kind"] for seat in info["seats"]] == ["human", "bot"]
        assert [seat["level"] for seat in info["seats"]] == ["", "hard"]
        assert [seat["is_taken"] for seat in info["seats"]] == [False, True]
        assert "key" not in info["fairness"]
        assert info["fairness"]["commitment"] == made.commitment
        assert info["fairness"]["nonces"][0] == ""
        assert len(info["fairness"]["nonces"][1]) == 32, "a bot's nonce is fixed with the commitment"
        before = info["fairness"]["nonces"][1]
        assert (info["fairness"]["form"], info["fairness"]["fixed"]) == (2, [None, before])
        taken = await made.join(0, nonce="abcdef")
        assert (taken["nonce"], taken["notice"]) == ("abcdef", None)
        after = await made.info()
        assert after["status"] == "playing"
        assert after["fairness"]["nonces"] == ["abcdef", before]
        assert after["fairness"]["commitment"] == made.commitment

    in_house(scene)


def test_a_table_can_start_from_a_lesson(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        games = {game["name"]: game for game in await house.get("/api/games")}
        assert games[DUEL]["lessons"] == []
        told = games[JOAN]["lessons"]
        assert [lesson["key"] for lesson in told] == [lesson.key for lesson in GAMES[JOAN].lessons()]
        assert all(set(lesson["title"]) == set(LANGUAGES) and lesson["seats"] == 2 for lesson in told)
        made = await house.begun(JOAN, HUMAN, HUMAN, lesson="camp", scenario="patay")
        info = await made.info()
        assert (info["lesson"], info["scenario"], info["status"]) == ("camp", "foragers", "playing")
        at = lesson_position(GAMES[JOAN], "camp")
        assert dumps(house.held(made).match.state) == dumps(at.state)  # type: ignore[union-attr]
        other = await house.begun(JOAN, HUMAN, HUMAN)
        assert (await other.info())["lesson"] == ""

    in_house(scene)


def test_a_lesson_that_there_is_not_or_with_other_seats_is_refused(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        before = await count_of_tables(house)
        assert (await refused(house.make(JOAN, HUMAN, HUMAN, lesson="flying"))).key == "error-unknown-lesson"
        assert (await refused(house.make(DUEL, HUMAN, HUMAN, lesson="orders"))).key == "error-unknown-lesson"
        assert (await refused(house.make(JOAN, HUMAN, lesson="orders"))).key == "error-wrong-seat-count"
        assert await count_of_tables(house) == before

    in_house(scene)


@pytest.mark.parametrize(
    ("wish", "status", "key"),
    [
        ({"game": "chess", "seats": [HUMAN, HUMAN]}, 404, "error-no-such-game"),
        ({"game": DUEL, "seats": [HUMAN]}, 400, "error-wrong-seat-count"),
        ({"game": DUEL, "seats": []}, 400, "error-request-not-understood"),
        ({"game": DUEL, "seats": [HUMAN] * 9}, 400, "error-request-not-understood"),
        ({"game": DUEL, "seats": [HUMAN, {"kind": "ghost"}]}, 400, "error-request-not-understood"),
        ({"game": DUEL, "seats": [HUMAN, bot("godlike")]}, 404, "error-no-such-bot"),
        ({"game": DUEL, "seats": [HUMAN, HUMAN], "scenario": "waterloo"}, 400, "error-unknown-scenario"),
        ({"game": DUEL, "seats": [HUMAN, HUMAN], "options": {"x": "y"}}, 400, "error-unknown-option"),
        ({"game": DUEL, "seats": [HUMAN, HUMAN], "options": {"facing": "y"}}, 400, "error-unknown-option-value"),
        ({"game": DUEL, "seats": [HUMAN, HUMAN], "pack": "0" * 64}, 404, "error-no-such-pack"),
        ({"game": DUEL, "seats": [HUMAN, HUMAN], "pack": "\0"}, 404, "error-no-such-pack"),
        ({"game": DUEL, "seats": [HUMAN, HUMAN], "undo": "always"}, 400, "error-request-not-understood"),
        ({"game": DUEL, "seats": [HUMAN, HUMAN], "title": "x" * 81}, 400, "error-request-not-understood"),
        ({"game": DUEL, "seats": [HUMAN, HUMAN], "colour": "red"}, 400, "error-request-not-understood"),
        ({"game": DUEL, "seats": [HUMAN, HUMAN], "clock": {"kind": "days", "days": 0}}, 400, "error-request"),
        ({"game": BATTLE, "seats": [HUMAN] * 6}, 400, "error-wrong-seat-count"),
        ({"game": JOAN, "seats": [HUMAN] * 3, "scenario": "compiegne"}, 400, "error-wrong-seat-count"),
        ([], 400, "error-request-not-understood"),
    ],
)
def test_a_bad_wish_is_refused_with_a_phrase_and_makes_nothing(
    in_house: InHouse, wish: Any, status: int, key: str
) -> None:
    async def scene(house: House) -> None:
        before = await count_of_tables(house)
        refusal = await refused(house.post("/api/tables", wish))
        assert (refusal.status, refusal.key[: len(key)]) == (status, key)
        assert await count_of_tables(house) == before

    in_house(scene)


def test_a_pack_with_faults_is_refused_with_all_of_them(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        files = dict(GAMES[DUEL].built_in_pack().files)
        name = next(name for name in files if name.endswith(".toml"))
        refusal = await refused(house.post("/api/packs", {"game": DUEL, "files": {**files, name: "= nonsense"}}))
        assert (refusal.status, refusal.key) == (400, "error-pack")
        assert any(name in fault for fault in refusal.problem["details"])
        refusal = await refused(house.post("/api/packs", {"game": DUEL, "files": {}}))
        assert refusal.problem["details"]
        of_another = await house.post("/api/packs", {"game": DUEL, "files": files})
        wish = {"game": BATTLE, "seats": [HUMAN, HUMAN], "pack": of_another["pack"]}
        assert (await refused(house.post("/api/tables", wish))).key == "error-no-such-pack"

    in_house(scene)


def test_games_and_texts_are_told(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        games = {game["name"]: game for game in await house.get("/api/games")}
        assert set(games) == set(GAMES)
        assert games[BATTLE]["seat_counts"] == [2, 3, 4, 5]
        assert games[JOAN]["seat_counts"] == [2, 3, 4]
        french, allies = "side-french", "side-anglo_burgundian"
        assert games[JOAN]["scenario_sides"]["compiegne"] == [french, allies, french, allies]
        assert games[JOAN]["scenario_bots"]["compiegne"] == []
        assert games[JOAN]["scenario_bots"]["night_of_the_wolf"] == [1]
        for name, game in games.items():
            for pack in ("own", game["pack"]):
                text = await house.get(f"/api/texts/{name}/{pack}/de")
                assert [source["language"] for source in text["catalogues"]] == ["de"] * 3
                parts = [await house.get(f"/api/texts/{name}/{pack}/de/{part}") for part in ("first", "later")]
                said = [MESSAGE.findall(source["text"]) for part in parts for source in part["catalogues"]]
                whole = [MESSAGE.findall(source["text"]) for source in text["catalogues"]]
                assert sorted(key for keys in said for key in keys) == sorted(key for keys in whole for key in keys)
        assert (await house.get("/api/texts/es"))["catalogues"]
        assert (await refused(house.get("/api/texts/xx"))).key == "error-no-such-language"
        assert (await refused(house.get(f"/api/texts/{DUEL}/%00/de"))).key == "error-no-such-pack"
        assert (await refused(house.get(f"/api/texts/{DUEL}/own/de/other"))).status == 404
        assert (await refused(house.get("/api/nothing"))).status == 404

    in_house(scene)


def test_the_rulebook_comes_chapter_by_chapter_with_its_rulings(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        for name, game in GAMES.items():
            told = await house.get(f"/api/rules/{name}/de")
            rules = [rule for chapter in told["chapters"] for rule in chapter["rules"]]
            assert [rule["id"] for rule in rules] == list(game.rulebook().entries)
            assert all(chapter["title"] for chapter in told["chapters"])
            assert all(ruling["text"] for rule in rules for ruling in rule["rulings"])
        chapter = (await house.get(f"/api/rules/{DUEL}/es"))["chapters"][1]
        assert (chapter["number"], chapter["title"]) == ("2", "Un turno")
        assert [ruling["id"] for ruling in chapter["rules"][1]["rulings"]] == ["M-4", "M-14"]
        assert (await refused(house.get(f"/api/rules/{DUEL}/xx"))).key == "error-no-such-language"
        assert (await refused(house.get("/api/rules/chess/de"))).key == "error-no-such-game"

    in_house(scene)


# Sitting down


def test_four_players_in_two_teams_sit_down_and_play(in_house: InHouse) -> None:
    """JA-4.13: a person, a bot as partner, and two bots against them."""

    async def scene(house: House) -> None:
        made = await house.begun(JOAN, HUMAN, bot(), bot(), bot(), scenario="compiegne")
        info = await made.info()
        assert (info["status"], len(info["seats"])) == ("playing", 4)
        match = house.held(made).match
        assert match is not None
        assert match.setting.seats == 4

    in_house(scene)


def test_a_seat_of_ones_own_needs_its_token(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        made = await house.make()
        for token in ("", made.watch, made.tokens[1], "x" * 43):
            assert (await refused(made.join(0, token))).key == "error-not-your-seat"
        assert (await refused(made.join(7))).key == "error-no-such-seat"
        key = await made.join(0, name="Ada")
        assert (key["seat"], key["token"]) == (0, made.tokens[0])
        refusal = await refused(made.join(0))
        assert (refusal.status, refusal.key) == (409, "error-seat-taken")
        assert (await made.info())["status"] == "waiting"
        await made.join(1)
        assert (await made.info())["status"] == "playing"

    in_house(scene)


def test_an_open_seat_of_a_public_table_is_anybodys(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        made = await house.make(DUEL, HUMAN, OPEN, is_public=True, title="Come in")
        hidden = await house.make(DUEL, HUMAN, OPEN, title="Keep out")
        await made.join(0)
        listed = [table["table"] for table in await house.get("/api/tables")]
        assert made.table in listed
        assert hidden.table not in listed
        assert (await house.get(f"/api/tables/{made.table}"))["title"] == "Come in"
        assert (await refused(house.get(f"/api/tables/{hidden.table}"))).key == "error-unknown-token"
        assert (await refused(hidden.join(1, ""))).key == "error-unknown-token"
        key = await hidden.join(1, hidden.watch)
        assert key["token"] not in (hidden.watch, hidden.tokens[0])
        await made.join(1, "", name="Bob")
        assert made.table not in [table["table"] for table in await house.get("/api/tables")]
        assert (await made.info())["seats"][1]["name"] == "Bob"

    in_house(scene)


def test_only_one_of_many_gets_a_seat(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        made = await house.make(DUEL, OPEN, OPEN, is_public=True)
        path = f"/api/tables/{made.table}/seats/0/join"
        answers = await asyncio.gather(*(house.http.post(path, json={"name": f"n{i}"}) for i in range(12)))
        statuses = sorted(answer.status_code for answer in answers)
        assert statuses == [201] + [409] * 11
        won = next(answer.json() for answer in answers if answer.status_code == 201)
        made.tokens[0] = won["token"]
        async with await made.sit(0) as guest:
            assert guest.welcome["seat"] == 0

    in_house(scene)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  Ada \t Lovelace\n", "Ada Lovelace"),
        ("<b>Bob</b>", "<b>Bob</b>"),
        ("a\u202eb\u2066c\u0000d\u200bé", "abcdé"),
        ("q" + "\u0301" * 40 + "o", "q\u0301\u0301\u0301o"),
        ("q" + "\u0301\u20dd" * 20, "q\u0301\u20dd\u0301"),
        ("q" + "\u0301\u0301\u200d" * 20, "q\u0301\u0301\u0301"),
        ("\u0301Anna", "Anna"),
        ("\u3164\u2800", ""),
        ("नमस्ते", "नमस्ते"),
        ("x" * 70, "x" * 30),
        ("\ue000\U000e0041ok", "ok"),
    ],
)
def test_names_are_cleaned(in_house: InHouse, name: str, shown: str) -> None:
    async def scene(house: House) -> None:
        made = await house.make()
        await made.join(0, name=name)
        assert (await made.info())["seats"][0]["name"] == unicodedata.normalize("NFC", shown)

    in_house(scene)


def test_one_person_may_hold_several_seats_and_others_watch(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        made = await house.begun(BATTLE, HUMAN, HUMAN, HUMAN)
        guests = [await made.sit(seat) for seat in (0, 1, 2, None)]
        assert [guest.welcome["seat"] for guest in guests] == [0, 1, 2, None]
        await play(guests, Random(5), 6)
        watcher = guests[3]
        assert watcher.situation is not None
        assert "prompt" not in watcher.situation
        assert watcher.situation["undo"] == {}
        for kind, fields in (
            ("choose", {"number": watcher.number, "choice": ["x"]}),
            ("resign", {"number": watcher.number}),
            ("undo", {"number": watcher.number}),
            ("ask-hint", {}),
            ("ask-odds", {}),
            ("auto-pass", {"questions": []}),
            ("give-seat", {"seat": 0}),
            ("why", {"choice": ["x"]}),
        ):
            assert (await watcher.ask(kind, **fields))["phrase"]["key"] == "refusal-only-watching", kind
        await leave(*guests)

    in_house(scene)


def test_a_token_of_another_table_opens_nothing(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        made, other = await house.begun(), await house.begun()
        for table, token in ((made.table, other.tokens[0]), (made.table, "x"), ("0" * 12, made.tokens[0]), ("..", "x")):
            guest = await Guest(house.port, table, token).open()
            await guest.say_raw(json.dumps({"type": "hello", "token": token}))
            code, key = await guest.until_closed()
            assert code == 1008
            assert key in ("error-unknown-token", "error-no-such-table")
        for token in (other.tokens[0], other.watch, ""):
            assert (await refused(made.info(token))).key == "error-unknown-token"
            assert (await refused(house.post(f"/api/tables/{made.table}/rematch", None, token))).status == 403

    in_house(scene)


# Staying in step


def test_who_comes_before_the_start_is_told_when_it_begins(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        made = await house.make()
        await made.join(0, name="Ada")
        async with await made.sit(0) as guest:
            assert guest.situation is None
            assert set(guest.welcome["printed"]) == set(GAMES[DUEL].narrator.printed)
            assert guest.welcome["verbs"]["play"] == {"card": "card", "position": "position", "turn": "turn"}
            assert guest.welcome["verbs"]["push"] == {"own": "count", "enemy": "count"}
            answer = await guest.ask("choose", number=-1, choice=["x"])
            assert answer["phrase"]["key"] == "refusal-not-begun"
            assert (await guest.ask("travel", number=0))["phrase"]["key"] == "refusal-not-begun"
            assert (await guest.ask("read", before=5))["log"] == []
            assert (await guest.ask("give-seat", seat=1))["phrase"]["key"] == "refusal-not-abandoned"
            await made.join(1, name="Bob")
            await guest.until_number(0)
            changed = await guest.until(lambda m: m["type"] == "table" and m["table"]["status"] == "playing")
            assert [seat["name"] for seat in changed["table"]["seats"]] == ["Ada", "Bob"]

    in_house(scene)


def test_two_tabs_of_one_seat_stay_in_step(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        made = await house.begun()
        guests = [await made.sit(0), await made.sit(0), await made.sit(1)]
        for _ in range(12):
            await play(guests, Random(3), 1)
            first, second, _ = guests
            assert first.situation == second.situation
            assert first.told() == second.told()
        late = await made.sit(0)
        assert late.situation == guests[0].situation
        assert late.told() == guests[0].told()
        await leave(late, *guests)

    in_house(scene)


def test_who_comes_back_gets_what_was_missed_and_no_more(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        made = await house.begun()
        one, two = await made.sit(0), await made.sit(1)
        await play([one, two], Random(4), 8)
        seen = two.number
        before = two.told()
        await two.leave()
        while one.offers:
            await one.choose_any(Random(4))
        back = await made.sit(1, seen)
        update = await back.until("update")
        assert update["log_from"] == seen + 1
        assert all(line["number"] > seen for line in update["log"])
        fresh = await made.sit(1)
        assert before + back.told() == fresh.told()
        ahead = await made.sit(1, 1_000_000)
        assert (await ahead.until("update"))["log"] == []
        await leave(one, back, fresh, ahead)

    in_house(scene)


async def choose_what_can_be_taken_back(guests: list[Guest], rng: Random) -> Guest:
    """Play on until a seat has made a choice that it can take back by itself."""
    while True:
        asked = next(guest for guest in guests if guest.offers)
        free = [offer for offer in asked.offers if not offer.get("seals")]
        answer = await asked.choose(rng.choice(free or asked.offers)["choice"])
        for guest in guests:
            await guest.until_number(answer["number"])
        assert asked.situation is not None
        if asked.situation["undo"].get("is_possible"):
            return asked


def test_after_an_undo_the_log_is_replaced_from_the_right_number(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        made = await house.begun()
        guests = [await made.sit(0), await made.sit(1), await made.sit(None)]
        await play(guests, Random(6), 4)
        mover = await choose_what_can_be_taken_back(guests, Random(6))
        away = await made.sit(1)
        seen, then = away.number, away.told()
        await away.leave()
        taken = await mover.ask("undo", number=mover.number)
        assert taken["type"] == "accepted"
        for guest in guests:
            await guest.until_number(taken["number"])
        back = await made.sit(1, seen)
        update = await back.until("update")
        assert update["log_from"] <= seen
        kept = [line for line in then if line["number"] < update["log_from"]]
        fresh = await made.sit(1)
        assert kept + back.told() == fresh.told() == guests[1].told()
        assert [guest.told() for guest in guests[:1]] == [(await made.sit(0)).told()]
        await leave(back, fresh, *guests)

    in_house(scene)


def test_the_past_can_be_read_and_looked_at_as_it_was(in_house: InHouse) -> None:
    """Also across undos and before the standings, for every viewer."""

    async def scene(house: House) -> None:
        made = await house.begun(BATTLE, HUMAN, HUMAN)
        guests = [await made.sit(0), await made.sit(1), await made.sit(None)]
        rng = Random(8)
        for _ in range(7):
            await play(guests, rng, 5)
            mover = await choose_what_can_be_taken_back(guests, rng)
            taken = await mover.ask("undo", number=mover.number)
            for guest in guests:
                await guest.until_number(taken["number"])
        held = house.held(made)
        assert held.match is not None
        assert held.match.base > 0, "the older entries are in the database alone"
        for guest in guests:
            looked = [m["situation"] for m in guest.heard if m["type"] == "update" and m["situation"]]
            for then in looked[:: max(1, len(looked) // 20)]:
                assert (await guest.ask("travel", number=then["number"]))["view"] == then["view"]
            older = await guest.ask("read", before=guest.number + 1000)
            assert older["first"] == 0
            assert older["log"] == guest.told()
            piece = await guest.ask("read", before=20)
            assert piece["log"] == [line for line in guest.told() if line["number"] < 20]
            assert (await guest.ask("travel", number=guest.number + 1))["phrase"]["key"] == "refusal-no-such-entry"
            assert (await guest.ask("travel", number=-1))["type"] == "refused"
        await leave(*guests)

    in_house(scene)


# Chat


def test_chat_goes_to_everybody_once_and_clean(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        made = await house.make()
        await made.join(0, name="Ada")
        one, watcher = await made.sit(0), await made.sit(None)
        assert (await one.ask("say", text="<i>hello</i>\n\u202eyou"))["type"] == "accepted"
        assert (await watcher.ask("say", text="psst"))["type"] == "accepted"
        assert (await one.ask("say", text="\u200b\u0007"))["type"] == "accepted"
        for guest in (one, watcher):
            await guest.until(lambda m: m["type"] == "said" and m["text"] == "psst")
            said = [(m["number"], m["seat"], m["name"], m["text"]) for m in guest.heard if m["type"] == "said"]
            assert said == [(0, 0, "Ada", "<i>hello</i> you"), (1, None, "", "psst")]
        late = await made.sit(None)
        assert [line["text"] for line in late.welcome["chat"]] == ["<i>hello</i> you", "psst"]
        assert (await late.ask("say", text="third"))["type"] == "accepted"
        await late.until("said")
        assert [m["text"] for m in late.heard if m["type"] == "said"] == ["third"], (
            "what the welcome had is not repeated"
        )
        await leave(one, watcher, late)

    in_house(scene)


def test_a_long_chat_does_not_cut_off_who_comes_late(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        made = await house.make()
        await made.join(0)
        for number in range(300):
            await house.worker.ledger.lobby.say(made.table, None, "", f"line {number}", 1.0)
        async with await made.sit(0) as guest:
            assert [line["text"] for line in guest.welcome["chat"]] == [f"line {number}" for number in range(200, 300)]
            await guest.ask("say", text="still here")
            await guest.until("said")
            assert [m["text"] for m in guest.heard if m["type"] == "said"] == ["still here"]

    in_house(scene)


# After a match


async def finished(house: House, game: str, seats: int, seed: int) -> tuple[Made, list[Guest]]:
    made = await house.begun(game, *[HUMAN] * seats)
    guests = [await made.sit(seat) for seat in range(seats)]
    await play(guests, Random(seed))
    assert guests[0].situation is not None
    assert guests[0].situation["ended"]
    return made, guests


def test_a_finished_match_is_disclosed_whole_and_can_be_verified(in_house: InHouse, tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        made = await house.make()
        await made.join(0, nonce="a1" * 16)
        await made.join(1, nonce="b2" * 16)
        guests = [await made.sit(0), await made.sit(1)]
        await play(guests, Random(2), 5)
        for token in (*made.tokens.values(), made.watch):
            whole = json.dumps(await made.journal(token))
            key = house.held(made).row.fair_key
            assert key not in whole
            assert '"entries"' not in whole
            assert '"proof"' not in whole
            assert '"start"' not in whole
            assert (await made.journal(token))[0]["fair"]["commitment"] == made.commitment
        told = [line["told"] for line in (await made.journal(made.tokens[0]))[1:]]
        assert [fact["event"] for fact in told] == [line["event"] for line in guests[0].told()]
        await play(guests, Random(2))
        info = await made.info()
        assert info["status"] == "over"
        fair = info["fairness"]
        words = ["timefront fair dice 2", fair["match"], fair["key"], [None, None]]
        text = json.dumps(words, separators=(",", ":")).encode()
        assert hashlib.sha256(text).hexdigest() == made.commitment == fair["commitment"]
        assert fair["nonces"] == ["a1" * 16, "b2" * 16]
        answer = await house.http.get(
            f"/api/tables/{made.table}/journal", headers={"Authorization": f"Bearer {made.watch}"}
        )
        file = tmp_path / "a.match"
        file.write_bytes(answer.content)
        assert verify([str(file)]) == 0
        assert json.loads(answer.text.splitlines()[0])["fair"] == fair

        again = await house.http.post("/api/journals", content=answer.content, headers=_NDJSON)
        assert again.status_code == 201, again.text
        looked = Made(house, again.json())
        info = await looked.info()
        assert (info["status"], info["fairness"]) == ("over", fair)
        async with await looked.sit(0) as guest:
            assert guest.situation is not None
            assert guests[0].situation is not None
            assert guest.situation["ended"] == guests[0].situation["ended"]
            assert guest.situation["view"] == guests[0].situation["view"]
            assert guest.told() == guests[0].told()
            middle = guest.number // 2
            mine, theirs = await guest.ask("travel", number=middle), await guests[0].ask("travel", number=middle)
            assert mine["view"] == theirs["view"]
        await leave(*guests)

    in_house(scene)


_NDJSON = {"content-type": "application/x-ndjson"}


def test_who_sends_no_nonce_is_told_and_the_server_makes_none_up(in_house: InHouse, tmp_path: Path) -> None:
    """If the server chose one after it knew the others' nonces, it could steer the draws."""

    async def scene(house: House) -> None:
        made = await house.make(DUEL, HUMAN, HUMAN)
        await made.join(0, nonce="a1" * 16)
        taken = await made.join(1)
        assert (taken["nonce"], taken["notice"]["key"]) == ("", "notice-no-nonce")
        for language in LANGUAGES:
            assert "nonce" in table_message(language, "notice-no-nonce").lower()
        assert (await made.info())["fairness"]["nonces"] == ["a1" * 16, ""]
        guests = [await made.sit(0), await made.sit(1)]
        await play(guests, Random(2))
        journal = await made.journal(made.watch)
        assert journal[0]["fair"]["nonces"] == ["a1" * 16, ""]
        (tmp_path / "a.match").write_text("".join(json.dumps(line) + "\n" for line in journal))
        assert verify([str(tmp_path / "a.match")]) == 0
        await leave(*guests)

    in_house(scene)


def test_a_table_of_the_old_form_is_played_to_its_end_and_comes_back(
    in_house: InHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    new_form = new_tables._commit

    def old_form(row: TableRow, seats: list[SeatRow]) -> str:
        new_form(row, seats)
        row.fair_fixed = None
        return hashlib.sha256(bytes.fromhex(row.fair_key)).hexdigest()

    monkeypatch.setattr(new_tables, "_commit", old_form)

    async def scene(house: House) -> None:
        made, guests = await finished(house, DUEL, 2, 3)
        fair = (await made.info())["fairness"]
        assert set(fair) == {"match", "commitment", "nonces", "key"}
        assert hashlib.sha256(bytes.fromhex(fair["key"])).hexdigest() == made.commitment == fair["commitment"]
        journal = "".join(json.dumps(line) + "\n" for line in await made.journal(made.watch))
        again = await house.http.post("/api/journals", content=journal, headers=_NDJSON)
        assert again.status_code == 201, again.text
        assert (await Made(house, again.json()).info())["fairness"] == fair
        await leave(*guests)

    in_house(scene)


def test_a_match_of_the_terminal_goes_on_here(in_house: InHouse, tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        game = GAMES[BATTLE]
        match = new_match(game, game.setting(game.built_in_pack(), "", {"rounds": "8"}, 3), seed="terminal")
        rng = Random(1)
        for _ in range(30):
            match.play(match.state.seat, rng.choice(match.state.offer()))
        file = MatchFile.create(tmp_path / "b.match", match)
        file.snapshot()
        file.close()
        answer = await house.http.post("/api/journals", content=(tmp_path / "b.match").read_bytes(), headers=_NDJSON)
        assert answer.status_code == 201, answer.text
        made = Made(house, answer.json())
        assert made.commitment != match.fairness.commitment, "with new dice: the old key is known"
        for seat in range(3):
            await made.join(seat)
        guests = [await made.sit(seat) for seat in range(3)]
        for seat, guest in enumerate(guests):
            assert guest.situation is not None
            assert guest.situation["view"] == json.loads(msgspec.json.encode(moving_parts(game, match.view(seat))))
        await play(guests, rng, 3)
        await leave(*guests)

    in_house(scene)


def test_hostile_journals_are_refused(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        made, guests = await finished(house, DUEL, 2, 12)
        await leave(*guests)
        head, body = await made.journal(made.watch)
        choices = [entry["number"] for entry in body["entries"] if entry["kind"] == "choice"]
        draws = [entry["number"] for entry in body["entries"] if entry["kind"] == "chance"]
        tables = await count_of_tables(house)

        def spoilt(change: Any) -> bytes:
            lines = json.loads(json.dumps([head, body]))
            change(lines[0], lines[1]["entries"])
            return "".join(json.dumps(line) + "\n" for line in lines).encode()

        def resigns(seat: Any) -> Any:
            return lambda h, e: e.append({"number": len(e), "kind": "resigned", "seat": seat})

        def undoes(to: Any) -> Any:
            return lambda h, e: _inserted(e, {"number": 0, "kind": "undo", "seat": 0, "to": to})

        def flipped(h: Any, e: Any) -> None:
            draw = next(entry for entry in reversed(e) if len(entry.get("values", [[]])[0]) > 1)
            values = draw["values"][0]
            draw["result"][0] = values[(values.index(draw["result"][0]) + 1) % len(values)]

        bad: list[bytes] = [
            b"",
            b"\n",
            b"{}\n",
            b"null\n",
            b"[" * 10_000 + b"\n",
            b'{"timefront": 2}\n',
            b'{"timefront": 3}\n',
            b"\xff\xfe\n",
            spoilt(lambda h, e: h.update(game="chess")),
            spoilt(lambda h, e: h.update(game=[])),
            spoilt(lambda h, e: h.update(seats=3)),
            spoilt(lambda h, e: h.update(seats="2")),
            spoilt(lambda h, e: h.update(options=[1])),
            spoilt(lambda h, e: h.update(scenario="waterloo")),
            spoilt(lambda h, e: h.update(pack_files={"a.toml": 7})),
            spoilt(lambda h, e: h.update(pack_files={})),
            spoilt(lambda h, e: h.update(start={"seat": 0, "fields": {}, "stack": []})),
            spoilt(lambda h, e: h["fair"].update(key="00" * 32)),
            spoilt(lambda h, e: h["fair"].update(nonces=[])),
            spoilt(lambda h, e: h["fair"].update(nonces=[1, 2])),
            spoilt(lambda h, e: h["fair"].update(nonces=["\0" * 400, ""])),
            spoilt(lambda h, e: h["fair"].update(match="m" * 4000)),
            spoilt(lambda h, e: h["fair"].update(form=3)),
            spoilt(lambda h, e: h["fair"].update(form=1)),
            spoilt(lambda h, e: h["fair"].update(fixed=["", ""])),
            spoilt(lambda h, e: h["fair"].update(fixed=7)),
            spoilt(lambda h, e: h["fair"].pop("fixed")),
            spoilt(lambda h, e: e.clear()),
            spoilt(lambda h, e: e.pop(3)),
            spoilt(lambda h, e: e[choices[0]].update(choice=["win"])),
            spoilt(lambda h, e: e[choices[0]].update(choice={"a": 1})),
            spoilt(lambda h, e: e[choices[0]].update(seat=1 - e[choices[0]]["seat"])),
            spoilt(lambda h, e: e[choices[0]].update(kind="wish")),
            spoilt(lambda h, e: e[-1].update(number=10**30)),
            spoilt(lambda h, e: e[-1].update(surprise=1)),
            spoilt(lambda h, e: e[draws[0]].update(weights=[[1]])),
            spoilt(lambda h, e: e[draws[0]].update(proof="00")),
            spoilt(flipped),
            spoilt(lambda h, e: e.append({"number": len(e), "kind": "x" * 400})),
            spoilt(resigns(99)),
            spoilt(resigns("0")),
            spoilt(undoes(-3)),
            spoilt(undoes(10**30)),
            spoilt(undoes("1")),
        ]
        for number, content in enumerate(bad):
            answer = await house.http.post("/api/journals", content=content, headers=_NDJSON)
            assert answer.status_code == 400, (number, answer.status_code, answer.text)
            assert answer.json()["phrase"]["key"].startswith("error-"), number
        long = spoilt(lambda h, e: e.extend({"number": i, "kind": "undo-denied"} for i in range(len(e), 20_100)))
        assert (await house.http.post("/api/journals", content=long, headers=_NDJSON)).status_code == 413
        assert await count_of_tables(house) == tables
        whole = await house.http.post("/api/journals", content=spoilt(lambda h, e: None), headers=_NDJSON)
        assert whole.status_code == 201, whole.text

    in_house(scene)


def _inserted(entries: list[Message], entry: Message) -> None:
    """Put an entry before the last one."""
    entries.insert(-1, entry)
    for number, entry in enumerate(entries):
        entry["number"] = number


def test_a_rematch_is_one_table_for_all_with_seats_rotated(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        made, guests = await finished(house, DUEL, 2, 3)
        path = f"/api/tables/{made.table}/rematch"
        assert (await refused(house.post(path, None, made.watch))).key == "error-not-your-seat"
        answers = await asyncio.gather(*(house.post(path, None, made.tokens[seat % 2]) for seat in range(6)))
        assert len({answer["table"] for answer in answers}) == 1
        info = answers[0]
        assert info["origin"] == made.table
        assert info["status"] == "waiting"
        await guests[1].until(lambda m: m["type"] == "table" and m["table"]["next"] == info["table"])
        new = Made(house, {"table": info["table"], "seats": [], "watch": made.watch, "commitment": ""})
        new.tokens = {0: made.tokens[1], 1: made.tokens[0]}
        before = (await made.info())["fairness"]
        for seat in (0, 1):
            await new.join(seat, nonce=f"{seat:032}")
        now = (await new.info())["fairness"]
        assert (await new.info())["status"] == "playing"
        assert now["commitment"] != before["commitment"]
        assert not set(now["nonces"]) & set(before["nonces"])
        again = [await new.sit(0), await new.sit(1), await new.sit(None)]
        assert again[0].token == guests[1].token
        await play(again, Random(1), 3)
        await leave(*guests, *again)

    in_house(scene)


def test_there_is_no_rematch_before_the_end(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        made = await house.begun()
        refusal = await refused(house.post(f"/api/tables/{made.table}/rematch", None, made.tokens[0]))
        assert refusal.key == "error-not-over"

    in_house(scene)


def test_a_fork_in_mid_game_holds_only_what_the_seat_knows(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        made = await house.begun(BATTLE, HUMAN, HUMAN)
        guests = [await made.sit(0), await made.sit(1)]
        await play(guests, Random(9), 6)  # soon after the start, when the hands and decks are full
        match = house.held(made).playing()
        number = match.next_number - 1
        wish = {"number": number, "seats": [HUMAN, HUMAN]}
        path = f"/api/tables/{made.table}/fork"
        twins = {dumps(match.state)}
        for viewer, token in ((0, made.tokens[0]), (None, made.watch)) * 3:
            fork = Made(house, await house.post(path, wish, token))
            start = (await house.worker.tables.load(fork.table)).row.start
            assert start is not None
            for seat in (0, 1):
                await fork.join(seat)
            twin = house.held(fork).playing().state
            assert match.game.view(twin, viewer) == match.game.view(match.state, viewer)
            twins.add(dumps(twin))
        assert len(twins) > 2, "what is hidden was drawn anew"
        for wrong, key in (
            ({"number": number + 1, "seats": [HUMAN, HUMAN]}, "error-no-such-entry"),
            ({"number": -1, "seats": [HUMAN, HUMAN]}, "error-no-such-entry"),
            ({"number": 0, "seats": [HUMAN]}, "error-wrong-number-of-seats"),
        ):
            assert (await refused(house.post(path, wrong, made.tokens[0]))).key == key
        waiting = await house.make()
        refusal = await refused(house.post(f"/api/tables/{waiting.table}/fork", wish, waiting.tokens[0]))
        assert (refusal.status, refusal.key) == (409, "refusal-not-begun")
        await leave(*guests)

    in_house(scene)


def test_a_fork_after_the_end_is_exact_and_played_on_with_a_bot(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        made, guests = await finished(house, DUEL, 2, 3)
        middle = guests[0].heard[len(guests[0].heard) // 2]
        while middle["type"] != "update":
            middle = guests[0].heard[guests[0].heard.index(middle) + 1]
        number = middle["situation"]["number"]
        wish = {"number": number, "seats": [HUMAN, bot()]}
        fork = Made(house, await house.post(f"/api/tables/{made.table}/fork", wish, made.tokens[1]))
        whole = await house.held(made).load_whole()
        await fork.join(0)
        assert (await fork.info())["origin"] == made.table
        async with await fork.sit(0) as guest:
            row = (await house.worker.tables.load(fork.table)).row
            table = house.held(fork)
            first = table.loader.stored(table.row, table.seats).unplayed()
            assert first.start is not None
            assert dumps(first.state) == dumps(whole.position_after(number))
            assert row.is_public is False
            while await guest.until_asked():
                await guest.choose_any(Random(0))
            assert guest.situation is not None
            assert guest.situation["ended"]
        await leave(*guests)

    in_house(scene)


def test_what_a_seat_was_told_of_a_match_cannot_be_played_on(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        made = await house.begun()
        for token in (made.tokens[0], made.watch):
            secret = {"Authorization": f"Bearer {token}"}
            told = await house.http.get(f"/api/tables/{made.table}/journal", headers=secret)
            answer = await house.http.post("/api/journals", content=told.content, headers=_NDJSON)
            assert (answer.status_code, answer.json()["phrase"]["key"]) == (400, "error-match-told-only")

    in_house(scene)


@pytest.mark.slow
def test_presence_comes_and_goes_within_seconds(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        made = await house.begun()
        one, two = await made.sit(0), await made.sit(1)
        await two.leave()
        gone = await one.until(lambda m: m["type"] == "table" and not m["table"]["seats"][1]["is_present"])
        assert gone["table"]["seats"][0]["is_present"]
        heard = len(one.heard)
        back = await made.sit(1)
        await one.until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["is_present"], heard)
        await leave(one, back)

    in_house(scene)


def test_who_comes_back_at_once_was_never_away(in_house: InHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("timefront.server.tables.tables.COMES_BACK", 0.5)

    async def scene(house: House) -> None:
        made = await house.begun()
        one, two = await made.sit(0), await made.sit(1)
        heard = len(one.heard)
        await two.leave()
        back = await made.sit(1)
        await asyncio.sleep(1.0)
        assert all(m["table"]["seats"][1]["is_present"] for m in one.heard[heard:] if m["type"] == "table")
        await leave(one, back)

    in_house(scene)


def test_who_was_seen_elsewhere_meanwhile_is_not_away(in_house: InHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("timefront.server.tables.tables.COMES_BACK", 0.5)

    async def scene(house: House) -> None:
        made = await house.begun()
        one, two = await made.sit(0), await made.sit(1)
        await two.leave()
        await house.worker.ledger.lobby.note_seen([(made.table, 1)], time.time() + 0.1)  # by another worker
        heard = len(one.heard)
        await asyncio.sleep(1.0)
        assert all(m["table"]["seats"][1]["is_present"] for m in one.heard[heard:] if m["type"] == "table")
        await leave(one)

    in_house(scene)


def test_a_free_battle_is_made_from_two_armies(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        told = await house.get(f"/api/armies/{JOAN}")
        assert len(told["lists"]) == 6
        assert told["lists"][0]["limits"]["small"]["character"] == [1, 2]
        wish = {"army": "world_enders", "size": "small", "seed": "1"}
        armies = [
            await house.post(f"/api/armies/{JOAN}/suggest", wish | {"army": one["key"]}) for one in told["lists"][:2]
        ]
        total = await house.post(f"/api/armies/{JOAN}/check", armies[0])
        assert total["problems"] == []
        assert 0.97 * 1250 <= total["points"] <= 1250
        battle = {"armies": armies, "field": told["fields"][1]}
        made = await house.make(JOAN, HUMAN, bot("easy"), battle=battle)
        info = await made.info()
        assert (info["scenario"], info["status"]) == ("free_battle", "waiting")
        assert info["pack"] != GAMES[JOAN].built_in_pack().hash
        await made.join(0)
        guest, rng = await made.sit(0), Random(1)
        for _ in range(5):
            await guest.until_asked()
            assert {offer["choice"][0] for offer in guest.offers} <= {"deploy", "all-deploy", "ready"}
            await guest.choose_any(rng)
        await leave(guest)

    in_house(scene)


def test_armies_that_are_not_sound_are_refused_with_all_reasons(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        army = {"army": "world_enders", "size": "small", "units": {"war": 3, "skeleton": 2}}
        total = await house.post(f"/api/armies/{JOAN}/check", army)
        keys = ["army-unknown-unit", "army-unique-character", *["army-too-few-of-unit"] * 3]
        assert [problem["key"] for problem in total["problems"]] == keys
        refusal = await refused(house.make(JOAN, HUMAN, HUMAN, battle={"armies": [army, army]}))
        assert (refusal.status, refusal.key) == (400, "error-army")
        assert [reason["key"] for reason in refusal.problem["reasons"]] == keys * 2
        refusal = await refused(house.get(f"/api/armies/{DUEL}"))
        assert (refusal.status, refusal.key) == (404, "error-no-armies")
        wish = {"army": "saxons", "size": "small", "seed": ""}
        assert (await refused(house.post(f"/api/armies/{JOAN}/suggest", wish))).key == "error-army"

    in_house(scene)
