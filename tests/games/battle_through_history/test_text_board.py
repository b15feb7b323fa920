"""The text board: everything that a seat may see, and nothing else."""

from __future__ import annotations

import pytest

from tests.games.battle_through_history.walks import ENGLISH, PACK, questions
from timefront.games.battle_through_history.content.dice import FACES
from timefront.games.battle_through_history.content.pack import SPACES
from timefront.games.battle_through_history.game import BATTLE_THROUGH_HISTORY as GAME
from timefront.games.battle_through_history.rules.combat import Field
from timefront.games.battle_through_history.rules.rewards import ProwessReward
from timefront.games.battle_through_history.rules.the_battle import are_linked
from timefront.games.battle_through_history.state import ATTACKER, DEFENDER, EMPTY, Campaign, units_of
from timefront.kernel.bits import members
from timefront.kernel.packs import LANGUAGES
from timefront.texts.catalogue import Catalogue

Rows = list[list[str]]
Cells = dict[str, dict[str, str]]
"""Cells by the names of their column and of their row."""

SEEDS = range(4)
ERA_NUMBERS = ("I", "II", "III", "IV")


def tables(s: Campaign, seat: int | None, texts: Catalogue = ENGLISH) -> list[Rows]:
    text = GAME.narrator.text_board(GAME.view(s, seat), texts.message)
    return [[line.split("\t") for line in block.split("\n")] for block in text.split("\n\n")]


def table(s: Campaign, seat: int | None, head: str) -> Cells:
    """The table whose first cell begins like this; without columns if there is none."""
    for rows in tables(s, seat):
        if rows[0][0].startswith(head):
            return {name: {row[0]: row[column] for row in rows[1:]} for column, name in enumerate(rows[0][1:], 1)}
    return {}


def name(s: Campaign, unit: int) -> str:
    return ENGLISH.message(f"unit-{s.setting.units[unit].key}")


def is_set_up(s: Campaign) -> bool:
    return EMPTY not in s.sabaton


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_every_table_is_a_rectangle_with_names_for_rows_and_columns(seats: int, language: str) -> None:
    texts = Catalogue(GAME, PACK, language)
    for number, s in enumerate(questions(0, seats)):
        for seat in (None, number % seats):
            for rows in tables(s, seat, texts):
                assert len({len(row) for row in rows}) == 1
                assert all(rows[0])
                assert all(row[0] for row in rows)


def test_BH_2_3_before_the_start_the_sabatons_show_their_base_units() -> None:
    s = next(questions(0, 3))
    shown = table(s, 0, "Sabatons")
    assert list(shown) == ["Pär", "Joakim", "Chris", "Hannes", "Tommy"]
    assert shown["Pär"]["Base units"].startswith("Trebuchet, Archers, Conscripts, Spy, ")
    army = [s.setting.units[unit].lines for unit in members(s.setting.base_units[0])]
    assert [int(shown["Pär"][line]) for line in ("Long", "Medium", "Close")] == [
        sum(line) for line in zip(*army, strict=True)
    ]
    s.answer(("choose-sabaton", 2))
    assert table(s, 1, "Sabatons")["Chris"]["Led by"] == "Player 1"


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("ring", ["off", "on"])
def test_BH_1_5_BH_4_3_the_main_board_shows_cards_and_links(seed: int, ring: str) -> None:
    eras = ("I", "II", "III", "IV")
    for s in questions(seed, ring_links=ring):
        if not is_set_up(s):
            continue
        shown = table(s, None, "Round")
        assert len(shown) == SPACES
        for space, (head, cells) in enumerate(shown.items()):
            place = f"{eras[space // 3]}-{space % 3 + 1}"
            unit = s.board[space]
            if unit == EMPTY:
                assert head == f"{place} empty"
                assert not any(cells.values())
                continue
            card = s.setting.units[unit]
            assert head == f"{place} {name(s, unit)}"
            assert [int(cells[line]) for line in ("Long", "Medium", "Close")] == card.lines
            assert int(cells["Absorbs"]) == card.absorb
            assert (f"[{card.left}" in cells["Shield"], f"{card.right}]" in cells["Shield"]) == (
                card.left > 0,
                card.right > 0,
            )
            linked = [n % SPACES for n in (space - 1, space + 1) if are_linked(s, min(n, space) % SPACES)]
            assert cells["Linked with"] == ", ".join(f"{eras[n // 3]}-{n % 3 + 1}" for n in linked)


@pytest.mark.parametrize("seats", [2, 4])
def test_BH_2_4_nothing_hidden_is_shown(seats: int) -> None:
    """Base units appear in hands and line-ups only, so a hidden one appears nowhere."""
    for s in questions(1, seats):
        if not is_set_up(s):
            continue
        for seat in (None, *range(seats)):
            text = GAME.narrator.text_board(GAME.view(s, seat), str)
            for owner in range(seats):
                hidden = s.hand[owner] & ~s.known[owner] & s.setting.base_units[s.sabaton[owner]]
                for unit in members(hidden):
                    is_over = GAME.outcome(s) is not None
                    assert (f"unit-{s.setting.units[unit].key}" in text) == (owner == seat or is_over)


def test_the_own_hand_shows_every_card_with_its_worth_and_icons() -> None:
    for s in questions(2, 3):
        if not is_set_up(s):
            continue
        for seat in range(3):
            shown = table(s, seat, "Your hand")
            assert list(shown) == [name(s, unit) for unit in members(s.hand[seat])]
            for unit, cells in zip(members(s.hand[seat]), shown.values(), strict=True):
                card = s.setting.units[unit]
                assert int(cells["Points"]) == s.setting.worth[unit]
                assert ("heroic death" in cells["Icons"]) == (card.heroic_death > 0)
                assert ("accuracy 2" in cells["Icons"]) == (card.accuracy == 2)
    assert table(s, None, "Your hand") == {}


def test_BH_3_2_BH_3_4_the_gears_show_tiles_actions_and_tokens() -> None:
    for s in questions(3):
        if not is_set_up(s) or GAME.outcome(s) is not None:
            continue
        gears, tokens = table(s, None, "Gears"), table(s, None, "Tokens")
        eras = [("I", "II", "III", "IV")[era] for era in s.setting.tiles[s.active_tile].eras]
        assert gears["Active"]["Eras"] == ", ".join(eras)
        assert gears["Active"]["Actions"].count("(done)") == s.used.bit_count()
        pointed_at = tokens[f"Space {s.setting.tiles[s.active_tile].space + 1}"]
        assert "Active" in pointed_at["Tile"]
        assert [cells["Token"] == "empty" for cells in tokens.values()] == [token == EMPTY for token in s.gears]


def test_the_players_show_points_piles_relics_and_prowess() -> None:
    for s in questions(4, 5):
        if not is_set_up(s):
            continue
        shown = table(s, 0, "Players")
        assert list(shown) == [f"Player {number}" for number in range(1, 6)]
        for seat, cells in enumerate(shown.values()):
            assert int(cells["Hand"]) == s.hand[seat].bit_count()
            assert int(cells["Deck"]) == s.deck[seat].bit_count()
            assert int(cells["Discard"]) == s.discard[seat].bit_count()
            relics = [part.partition("×") for part in cells["Relics"].split(", ")]
            assert sum(int(count) for count, _, _ in relics) == s.relics[seat].bit_count()
            left, _, picked = cells["Prowess left"].partition(" ")
            assert int(left) == s.prowess_holder[seat * 4 : seat * 4 + 4].count(seat)
            frame = s.stack[-1] if s.stack else None
            places = frame.picked if isinstance(frame, ProwessReward) and frame.loser == seat else []
            assert picked == (f"(picked {', '.join(str(place + 1) for place in places)})" if places else "")
            won = cells["Prowess won"]
            assert ("(" in won) <= (seat == 0 or GAME.outcome(s) is not None or _knows_a_token_of(s, seat))


def _knows_a_token_of(s: Campaign, seat: int) -> bool:
    """Whether the first seat has looked at a token that this seat has won."""
    numbers = [number for number, holder in enumerate(s.prowess_holder) if holder == seat and number // 4 != seat]
    return any(s.prowess_known[number] & 1 for number in numbers)


def test_BH_6_1_the_battle_adds_up_as_the_lines_will() -> None:
    seen = 0
    for seed in SEEDS:
        for s in questions(seed, 3):
            if s.seat < 0 or s.question_name() != "Engagement.attacker_choice":
                continue
            seen += 1
            shown = table(s, None, "Battle")
            field = Field(s.setting, s.lineup[:], s.assigned[:], s.links[:], s.wounds[:])
            faces = GAME.view(s, None).battle.sides
            for side, head in ((ATTACKER, "Attacker"), (DEFENDER, "Defender")):
                assert shown[head]["Rolls"] == ENGLISH.message(f"face-{faces[side].face}")
                line_up = table(s, None, head)
                letter = head[0]
                cards = units_of(s, side)
                assert list(line_up) == [f"{letter}{n} {name(s, unit)}" for n, unit in enumerate(cards, 1)]
            face = faces[ATTACKER].face
            assert face is not None
            close = max(0, field.power(ATTACKER, 2) + FACES[face][2])
            assert shown["Attacker"]["Close"] == str(close)
    assert seen > 3


def test_the_defeated_are_marked() -> None:
    for s in questions(0):
        if s.seat >= 0 and s.question_name() == "ConquestRewards.recruits":
            states = [cells["Damage"] for cells in table(s, None, "Defender").values()]
            assert states.count("defeated") == sum(s.fallen >> slot & 1 for slot in range(5, 10))
            return
    raise AssertionError("nobody recruited")


def names(s: Campaign, units: int) -> set[str]:
    return {name(s, unit) for unit in members(units)}


def test_BH_2_4_open_piles_are_shown_with_all_they_hold() -> None:
    seen: set[str] = set()
    for s in questions(2, 2):
        if not is_set_up(s):
            continue
        shown = {head: set(cells["holds"].split(", ")) for head, cells in table(s, 0, "Piles").items()}
        expected = {f"Discard, Player {seat + 1}": names(s, s.discard[seat]) for seat in (0, 1)}
        expected |= {f"Heroes set aside, Player {seat + 1}": names(s, s.aside[seat]) for seat in (0, 1)}
        expected |= {f"Discard, Era {number}": names(s, s.era_discard[era]) for era, number in enumerate(ERA_NUMBERS)}
        expected["Units dismissed from the game"] = names(s, s.dismissed)
        for head, units in expected.items():
            assert shown.get(head, set()) == units
        assert len(shown.get("Discarded relics", set())) == len(members(s.relic_discard))
        assert ("Discarded tiles" in shown) == (s.tile_discard != 0)
        assert ("Discarded warfare tokens" in shown) == (s.token_discard != 0)
        seen |= shown.keys()
    assert {"Discard, Player 1", "Discard, Era I", "Discarded tiles", "Discarded relics"} <= seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_box_can_be_looked_at(language: str) -> None:
    texts = Catalogue(GAME, PACK, language)
    s = next(s for s in questions(0, 2) if is_set_up(s))
    view = GAME.view(s, 0)
    for kind, more, keys in (("unit", "line", view.units), ("relic", "note", view.relics)):
        for key in keys:
            shown = GAME.narrator.look(view, texts.message, texts.message(f"{kind}-{key}"))
            assert texts.message(f"{kind}-{key}-{more}") in shown
    assert GAME.narrator.look(view, texts.message, "no such card") == GAME.narrator.look(view, texts.message, "") == ""


def test_a_look_tells_where_a_card_lies_and_no_secret() -> None:
    s = next(s for s in questions(0, 2) if is_set_up(s))
    for seat, owner in ((0, 0), (1, 0), (None, 0)):
        view = GAME.view(s, seat)
        hidden = members(s.hand[owner])[0]
        told = "Hand, Player 1" in GAME.narrator.look(view, ENGLISH.message, name(s, hidden))
        assert told == (seat == owner)
    assert "II-1" in GAME.narrator.look(GAME.view(s, 0), ENGLISH.message, name(s, s.board[3]))


def test_BH_6_6_the_reference_follows_the_option() -> None:
    cards = {
        value: dict(GAME.narrator.reference(GAME.setting(PACK, "", {"accuracy": value}, 2)))
        for value in ("first_points", "cancel_points")
    }
    assert cards["first_points"]["token-accuracy"] == "token-accuracy-help"
    assert cards["cancel_points"]["token-accuracy"] == "aid-accuracy-cancels-help"
