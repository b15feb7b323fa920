"""4. The war council: the river, the choice, what the cards do (JA-4.3, ruling J-7), and the first player (JA-4.1)."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.joan_of_arc.acting import ENGLISH, FRENCH, orders_of
from tests.games.joan_of_arc.boards import BUILT_IN
from tests.games.joan_of_arc.scenes import Scene, setting
from timefront.games.joan_of_arc.board.piles import COUNCIL_DECK, COUNCIL_DISCARD, RIVER, kinds_in
from timefront.games.joan_of_arc.content.pack import read_pack
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.games.joan_of_arc.rules.rounds.council import CouncilPhase
from timefront.games.joan_of_arc.rules.rounds.war_council import WarCouncil
from timefront.games.joan_of_arc.show.view import view_of
from timefront.games.joan_of_arc.state import (
    EXPERIENCE,
    INTRIGUE,
    LEGEND,
    REROLL,
    SIDES,
    STAKES,
    TOKEN_KINDS,
    War,
    held,
    turn_order,
)
from timefront.kernel.flow import CHANCE, OVER, dumps, loads
from timefront.kernel.packs import PackError, PackFiles
from timefront.matches.notation import whole_text
from timefront.matches.positions import read_start
from timefront.texts.catalogue import Catalogue

PATAY = "scenarios/patay.toml"
COUNCIL = "council.toml"


def with_cards(council: str) -> PackFiles:
    """The pack with the test's own council cards."""
    return PackFiles({**BUILT_IN.files, COUNCIL: council})


KEYS = [card.key for card in read_pack(BUILT_IN).council]


def scene(*units: str) -> Scene:
    """Patay; nobody has orders or tokens. The English are the first player."""
    made = Scene(setting("patay"), *(units or ("pikemen 1 B2", "bowmen 2 D2b")))
    made.s.orders = [0] * len(made.s.orders)
    made.s.tokens = [0] * len(made.s.tokens)
    return made


def card(key: str) -> int:
    return KEYS.index(key)


def with_river(made: Scene, *keys: str) -> Scene:
    """The council begins, and these cards are drawn."""
    made.start(WarCouncil())
    for key in keys:
        made.draw(card(key))
    return made


def chosen(key: str, *units: str) -> Scene:
    """The first player, who is English, has chosen this card from a river of three."""
    others = [other for other in ("raise_the_banners", "te_deum", "second_wind") if other != key][:2]
    return with_river(scene(*units), key, *others).choose("choose-card", card(key))


# The river


def test_JA_4_3_cards_are_drawn_until_three_different_ones_lie_there() -> None:
    made = with_river(scene(), "te_deum", "second_wind", "second_wind")
    assert made.asked() == "council-card"
    assert made.facts("council-card-discarded") == [{"card": card("second_wind")}]
    assert kinds_in(made.s, COUNCIL_DISCARD) == {card("second_wind"): 1}
    made.draw(card("bread_and_wine"))
    assert sorted(kinds_in(made.s, RIVER)) == sorted(map(card, ("te_deum", "second_wind", "bread_and_wine")))
    assert (made.asked(), made.s.seat) == ("WarCouncil.card", ENGLISH)


def test_JA_3_2_the_deck_is_shuffled_and_cards_that_are_alike_count_together() -> None:
    made = scene().start(WarCouncil())
    weights = dict(made.s.chance().results())
    assert weights == {(kind,): made.setting.council.count(kind) for kind in made.setting.council}
    made.draw(card("raise_the_banners"))
    assert dict(made.s.chance().results())[card("raise_the_banners"),] == 1


def test_JA_4_3_each_player_chooses_from_the_first_player_on_and_cards_stay() -> None:
    made = with_river(scene(), "raise_the_banners", "horns_of_the_vanguard", "te_deum")
    assert made.refused("choose-card", card("second_wind")).key == "not-in-the-river"
    made.choose("choose-card", card("horns_of_the_vanguard"))
    assert made.s.seat == FRENCH
    made.choose("choose-card", card("horns_of_the_vanguard"))
    assert [orders_of(made, seat) for seat in (FRENCH, ENGLISH)] == [[0, 1, 0, 0]] * 2
    assert made.facts("council-card-chosen") == [
        {"seat": seat, "card": card("horns_of_the_vanguard")} for seat in (ENGLISH, FRENCH)
    ]


def test_JA_4_3_the_river_is_emptied_at_the_end() -> None:
    made = with_river(scene(), "raise_the_banners", "horns_of_the_vanguard", "te_deum")
    made.choose("choose-card", card("te_deum")).choose("choose-card", card("te_deum"))
    assert made.s.seat == OVER
    assert made.s.piles[RIVER] == 0
    assert len(kinds_in(made.s, COUNCIL_DISCARD)) == 3


def test_JA_4_3_an_empty_deck_is_made_of_the_discards() -> None:
    made = scene()
    made.s.piles = [0, made.s.piles[COUNCIL_DECK], 0]
    made.start(WarCouncil())
    assert made.facts("council-reshuffled") == [{}]
    assert made.s.piles[COUNCIL_DISCARD] == 0
    assert made.s.piles[COUNCIL_DECK].bit_count() == len(made.setting.council)


def test_JA_4_3_it_comes_behind_the_round_card_and_before_the_upkeep() -> None:
    made = scene("joan_of_arc_holy 1 B2", "bowmen 2 D2b").start(CouncilPhase()).draw(0)
    for key in ("veterans_counsel", "horns_of_the_vanguard", "te_deum"):
        made.draw(card(key))
    made.choose("choose-card", card("te_deum")).choose("choose-card", card("veterans_counsel"))
    assert made.asked() == "Upkeep.settle"
    made.choose("pay-upkeep", 0)
    assert held(made.s, FRENCH, EXPERIENCE) == 1


def test_JA_4_3_a_scenario_without_one_asks_nobody() -> None:
    made = Scene(setting("foragers"), "pikemen 1 B2", "bowmen 2 D2")
    assert made.s.piles == []
    assert made.start(CouncilPhase()).s.seat == OVER


# The cards


@pytest.mark.parametrize(
    ("key", "orders"),
    [
        ("raise_the_banners", [1, 0, 0, 0]),
        ("horns_of_the_vanguard", [0, 1, 0, 0]),
        ("second_wind", [0, 0, 1, 0]),
        ("watch_at_the_ford", [0, 0, 0, 1]),
    ],
)
def test_JA_4_3_cards_that_bring_an_order(key: str, orders: list[int]) -> None:
    made = chosen(key)
    assert orders_of(made, ENGLISH) == orders
    assert [fact["seat"] for fact in made.facts("card-gave")] == [ENGLISH]


@pytest.mark.parametrize(
    ("key", "token"), [("te_deum", LEGEND), ("veterans_counsel", EXPERIENCE), ("whispers_at_court", INTRIGUE)]
)
def test_JA_4_3_cards_that_bring_tokens(key: str, token: int) -> None:
    made = chosen(key)
    assert [held(made.s, ENGLISH, kind) for kind in range(TOKEN_KINDS)] == [2 * (kind == token) for kind in range(5)]


def test_JA_4_3_bread_and_wine_brings_a_troop_back_to_a_rally_point() -> None:
    made = chosen("bread_and_wine", "pikemen 1 B2", "bowmen 2 disrupted", "bowmen 2 disrupted", "bowmen 2 D2b")
    areas = {made.setting.board.area_names[choice[2]] for choice in made.offered("rally-troop")}
    sides = zip(made.s.rally, made.setting.plan.rally_sides, strict=True)
    assert areas == {made.setting.board.area_names[area] for area, side in sides if side == 1}
    assert made.refused("rally-troop", 1, "A1").key == "no-rally-point"
    assert made.refused("rally-troop", 0, next(iter(areas))).key == "no-troop-to-rally"
    made.choose("rally-troop", 1, next(iter(areas)))
    assert (made.where(1), made.where(2)) == (next(iter(areas)), "disrupted")
    assert made.s.seat == FRENCH


def test_JA_4_3_a_card_is_applied_as_far_as_possible() -> None:
    """Nobody is disrupted, so bread and wine help nobody; a player with a reroll token gets none from the ring."""
    made = chosen("bread_and_wine")
    assert (made.asked(), made.s.seat) == ("WarCouncil.card", FRENCH)
    made = with_river(scene(), "the_kings_ring", "te_deum", "second_wind")
    made.s.tokens[ENGLISH * TOKEN_KINDS + REROLL] = 1
    made.choose("choose-card", card("the_kings_ring"))
    assert held(made.s, ENGLISH, REROLL) == 1
    assert made.facts("first-player-moved") == made.facts("card-gave") == []


def test_JA_4_3_strike_the_tents_moves_a_rally_point_and_then_brings_a_token() -> None:
    made = chosen("strike_the_tents")
    assert made.asked() == "Use.rally_point"
    assert held(made.s, ENGLISH, LEGEND) == 0
    before = made.s.rally[:]
    made.choose(*made.offered("move-rally-point")[0])
    assert made.s.rally != before
    assert held(made.s, ENGLISH, LEGEND) == 1


def test_JA_4_3_night_vigil_moves_two_troops_across_one_border_each() -> None:
    made = chosen("night_vigil", "pikemen 1 B2", "bowmen 2 D2b", "bowmen 2 D2b", "earl_of_suffolk 2 D2b")
    assert (made.asked(), made.s.seat) == ("MoveUnits.unit", ENGLISH)
    assert {choice[1] for choice in made.offered("advance")} == {1}
    assert made.refused("advance", 0, "B3a").key == "not-own-unit"
    assert made.refused("advance", 2, "D2a").key == "take-the-first-alike"
    assert made.refused("advance", 3, "D2a").key == "does-not-move-now"
    assert made.refused("advance", 1, "A1").key == "area-not-open"
    made.choose("advance", 1, "D2a")
    assert made.where(1) == "D2a"
    assert made.refused("advance", 1, "D2b").key == "does-not-move-now"
    made.choose("advance", 2, "D2a")
    assert [made.where(unit) for unit in (1, 2)] == ["D2a", "D2a"]
    assert (made.asked(), made.s.seat) == ("WarCouncil.card", FRENCH)


def test_JA_4_3_night_vigil_moves_fewer_if_that_is_wished() -> None:
    made = chosen("night_vigil", "pikemen 1 B2", "bowmen 2 D2b", "bowmen 2 D2b")
    made.choose("advance", 1, "D2a").choose("stand-still")
    assert [made.where(unit) for unit in (1, 2)] == ["D2a", "D2b"]
    assert made.s.seat == FRENCH


def test_JA_4_1_the_kings_ring_makes_the_first_player_from_the_turns_on() -> None:
    """It was settled before who still has to choose."""
    made = with_river(scene(), "the_kings_ring", "te_deum", "second_wind").choose("choose-card", card("te_deum"))
    made.choose("choose-card", card("the_kings_ring"))
    assert made.s.seat == OVER
    assert turn_order(made.s) == [FRENCH, ENGLISH]
    assert held(made.s, FRENCH, REROLL) == 1
    assert view_of(made.s, None).first_player == FRENCH
    made = with_river(scene(), "the_kings_ring", "te_deum", "second_wind").choose("choose-card", card("the_kings_ring"))
    assert made.s.seat == FRENCH
    assert turn_order(made.s) == [ENGLISH, FRENCH]


def test_JA_4_3_points_and_stakes_can_be_brought_and_points_may_win_at_once() -> None:
    own = "\n".join(
        f'[[council]]\nkey = "{key}"\neffects = [{{ effect = "take", what = "{what}", count = 9 }}]'
        for key, what in (("te_deum", "points"), ("second_wind", "stakes"), ("bread_and_wine", "legend"))
    )
    made = Scene(setting("patay", with_cards(own)), "pikemen 1 B2", "bowmen 2 D2b").start(WarCouncil())
    for kind in range(3):
        made.draw(kind)
    stakes = held(made.s, ENGLISH, STAKES)
    made.choose("choose-card", 1).choose("choose-card", 0)
    assert held(made.s, ENGLISH, STAKES) == stakes + 9
    assert made.s.points == [9 if side == made.setting.seat_side[FRENCH] else 0 for side in range(SIDES)]


# What is shown and kept


def test_JA_4_3_everybody_sees_the_river_and_the_discards() -> None:
    made = with_river(scene(), "te_deum", "second_wind", "second_wind", "bread_and_wine")
    for seat in (None, FRENCH, ENGLISH):
        council = view_of(made.s, seat).council
        assert council is not None
        assert sorted(council.river) == ["bread_and_wine", "second_wind", "te_deum"]
        assert council.discard == ["second_wind"]
        assert council.deck == len(made.setting.council) - 4
    assert view_of(Scene("foragers", "pikemen 1 B2").s, None).council is None


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_the_terminal_shows_what_the_cards_of_the_river_do(language: str) -> None:
    made = with_river(scene(), "te_deum", "second_wind", "bread_and_wine")
    says = Catalogue(JOAN_OF_ARC, BUILT_IN, language)
    board = JOAN_OF_ARC.narrator.text_board(view_of(made.s, ENGLISH), says.message)
    assert says.message("council-bread_and_wine-help") in board
    assert f"{says.message('board-council-discard')}\t–" in board
    assert says.message("council-bread_and_wine-help") in says.choice(made.s, ("choose-card", card("bread_and_wine")))


def test_games_with_a_council_end_and_every_position_can_be_kept() -> None:
    chosen_cards: set[int] = set()
    for seed in range(9):
        rng = Random(seed)
        agreed = JOAN_OF_ARC.setting(BUILT_IN, "patay", {}, 2)
        s = JOAN_OF_ARC.blank(agreed)
        s.run()
        while s.seat != OVER:
            if s.stack[-1].__class__ is WarCouncil or rng.random() < 0.02:
                assert JOAN_OF_ARC.check(s) == []
                assert dumps(loads(War, agreed, dumps(s))) == dumps(s)
                assert dumps(read_start(whole_text(JOAN_OF_ARC, agreed, s), JOAN_OF_ARC, agreed)) == dumps(s)
            choice = s.chance().sample(rng) if s.seat == CHANCE else rng.choice(s.offer())
            if choice[0] == "choose-card":
                chosen_cards.add(choice[1])
            s.answer(choice)
        assert JOAN_OF_ARC.outcome(s) is not None
    assert chosen_cards == {*range(len(KEYS))}


def test_a_position_without_its_cards_is_found_out() -> None:
    made = with_river(scene(), "te_deum", "second_wind", "bread_and_wine")
    assert JOAN_OF_ARC.check(made.s) == []
    made.s.piles[COUNCIL_DECK] &= made.s.piles[COUNCIL_DECK] - 1
    assert JOAN_OF_ARC.check(made.s) == ["a war council card is missing, or lies in two piles"]


# The pack


def problems(council: str) -> list[str]:
    with pytest.raises(PackError) as error:
        read_pack(with_cards(council))
    return [str(problem) for problem in error.value.problems if problem.file in (COUNCIL, PATAY)]


def test_what_is_wrong_with_council_cards_is_told_at_once() -> None:
    found = problems(
        '[[council]]\nkey = "a"\neffects = [{ effect = "summon", unit = "peasants", count = 1 }]\n'
        '[[council]]\nkey = "b"\ncopies = 0\neffects = [{ effect = "take", what = "gold", count = 1 }]\n'
    )
    assert any("a.effects 1.effect: 'summon' is not known" in one for one in found)
    assert any("b.copies" in one for one in found)
    assert any("b.effects 1.what: 'gold' is not known" in one for one in found)
    assert any("patay.war_council: the pack has 2 kinds of cards for it" in one for one in found)


def test_a_card_without_effects_is_none_and_a_council_is_there_or_not() -> None:
    assert any("a.effects: there are none" in one for one in problems('[[council]]\nkey = "a"\n'))
    files = {**BUILT_IN.files, PATAY: BUILT_IN.files[PATAY].replace("war_council = true", 'war_council = "yes"')}
    with pytest.raises(PackError, match="must be true or false"):
        read_pack(PackFiles(files))


def test_a_pack_without_council_cards_is_sound() -> None:
    files = {name: text for name, text in BUILT_IN.files.items() if name != COUNCIL}
    for name in [name for name in files if name.startswith("scenarios/")]:
        files[name] = files[name].replace("war_council = true\n", "")
    assert read_pack(PackFiles(files)).council == []
