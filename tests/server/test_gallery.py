"""The gallery of scenarios over HTTP: every game describes what it can, using messages that exist."""

from __future__ import annotations

import pytest

from tests.server.house import House, InHouse, Refusing
from timefront.games.registry import GAMES
from timefront.kernel.packs import LANGUAGES
from timefront.texts.catalogue import Catalogue

JOAN = "joan_of_arc"


@pytest.mark.parametrize("name", GAMES)
def test_every_game_shows_its_scenarios(in_house: InHouse, name: str) -> None:
    async def scene(house: House) -> None:
        told = await house.get(f"/api/scenarios/{name}")
        game, pack = GAMES[name], GAMES[name].built_in_pack()
        assert [one["key"] for one in told] == list(game.scenarios(pack))
        assert all(one["seats"] == list(game.scenario_seats(pack, one["key"])) for one in told)
        keys = {key for one in told for key in [*one["topics"], one["story"]] if key}
        for language in LANGUAGES:
            assert all(Catalogue(game, pack, language).message(key) for key in keys)

    in_house(scene)


def test_a_game_that_does_not_exist_has_no_gallery(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        with pytest.raises(Refusing) as refusal:
            await house.get("/api/scenarios/chess")
        assert refusal.value.status == 404

    in_house(scene)


def test_a_pack_of_ones_own_brings_its_gallery(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        files = {**GAMES[JOAN].built_in_pack().files, "README.md": "mine"}
        kept = await house.post("/api/packs", {"game": JOAN, "files": files})
        assert kept["gallery"] == await house.get(f"/api/scenarios/{JOAN}")

    in_house(scene)


def test_the_lobby_knows_which_games_have_armies_and_how_their_fields_look(in_house: InHouse) -> None:
    async def scene(house: House) -> None:
        games = {game["name"]: game["has_armies"] for game in await house.get("/api/games")}
        assert games == {name: name == JOAN for name in GAMES}
        told = await house.get(f"/api/armies/{JOAN}")
        assert list(told["maps"]) == told["fields"]
        assert all(sketch["patches"] for sketch in told["maps"].values())
        assert told["rule"] == "JA-13.3"

    in_house(scene)
