"""8. Phase 3: restoration. Units, tokens and counters return, the board and the hands are filled."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.battle_through_history.table import (
    ALL_1,
    ALL_LESS_1,
    CHRIS,
    CLOSE_1,
    II,
    III,
    IV,
    JOAKIM,
    LONG_1,
    LONG_LESS_1,
    PAR,
    I,
    Table,
)
from timefront.games.battle_through_history.content.dice import NO_FACE
from timefront.games.battle_through_history.events.journey import (
    CardDrawn,
    RoundBegan,
    TurnBegan,
)
from timefront.games.battle_through_history.events.rewards import (
    DeckRenewed,
    EraDeckRenewed,
    GearRefilled,
    HeroSetAside,
    SpaceRefilled,
    TokenPileRenewed,
)
from timefront.games.battle_through_history.events.scores import (
    ScoreTotalled,
)
from timefront.games.battle_through_history.rules.restoration import Restoration
from timefront.games.battle_through_history.rules.scoring import total_points
from timefront.games.battle_through_history.rules.the_battle import TheBattle
from timefront.games.battle_through_history.sequence import Rounds, WholeCampaign
from timefront.games.battle_through_history.state import ATTACKER, BOARD, EMPTY
from timefront.kernel.flow import CHANCE, NOBODY, OVER

FULL = {
    I: ["persian_immortals", "carthaginian_soldiers", "parthian_horse_archers"],
    II: ["english_longbowmen", "hussite_war_wagons", "mamluk_cavalry"],
    III: ["maori_toa", "comanche_riders", "geobukseon"],
    IV: ["night_witches", "katyusha_battery", "tirailleurs_senegalais"],
}
"""A full board whose units bring no reinforcements."""
TOKENS_LAID = ["medium_1", "medium_2", "all_1"]


def conquest(attackers: list[str], space: int, **laid: Any) -> Table:
    """Pär has deployed these units against the unit of a space, in its era."""
    laid = {"board": FULL, "gears": TOKENS_LAID, "hands": [attackers], **laid}
    return Table(eras=[space // 3], **laid).run(TheBattle()).conquer(space).deploy(*attackers)


def challenge(attackers: list[str], defenders: list[str], **laid: Any) -> Table:
    """Pär attacks Joakim, both with their whole hands."""
    laid = {"board": FULL, "gears": TOKENS_LAID, "eras": [II, II], **laid}
    table = Table(hands=[attackers, defenders], **laid).run(TheBattle()).challenge(JOAKIM).deploy(*defenders)
    return table.deploy(*attackers)


def restoring(**laid: Any) -> Table:
    """Restoration in a turn without a battle."""
    laid = {"board": FULL, "gears": TOKENS_LAID, **laid}
    table = Table(**laid)
    table.s.engaged = 1 << table.s.active
    return table.run(Restoration())


# 8.1 Units


def test_BH_8_1_all_units_of_the_attacker_board_go_to_the_attackers_discard_pile() -> None:
    """Defeated and surviving ones, reinforcements too."""
    table = conquest(["trebuchet", "conscripts"], 3, decks=[["spy", "hunters"]])
    table.chance("reinforcement", "spy").dice(CLOSE_1, LONG_LESS_1).recruit()
    assert table.fallen(ATTACKER) == ["trebuchet"]
    table.s.engaged = 0  # so that nobody draws
    table.run(Restoration())
    assert (table.attackers, table.discard(PAR)) == ([], ["trebuchet", "conscripts", "spy", "english_longbowmen"])


def test_BH_8_1_after_a_challenge_the_defenders_to_the_defender() -> None:
    table = challenge(["archers"], ["slingers", "levy"], decks=[["spy"], ["decoys"]]).chance("reinforcement", "decoys")
    table.dice(CLOSE_1, ALL_LESS_1)
    table.choose(JOAKIM, "pick-prowess", 0).choose(JOAKIM, "pick-prowess", 1)
    table.chance("prowess", 0).chance("prowess", 1).choose(JOAKIM, "keep-prowess", 0)
    table.s.engaged = 0  # so that nobody draws
    table.run(Restoration())
    assert (table.discard(PAR), table.discard(JOAKIM)) == (["archers"], ["levy", "slingers", "decoys"])


def test_BH_8_1_a_hero_serves_one_battle_and_is_set_aside() -> None:
    """Ruling B-57: from the hand; still worth its points."""
    table = conquest(["leonidas", "spy"], 4, decks=[[]]).dice(CLOSE_1, ALL_LESS_1).recruit()
    assert table.run(Restoration()).aside(PAR) == ["leonidas"]
    assert table.told(HeroSetAside) == [HeroSetAside(PAR, table.unit("leonidas"))]
    assert total_points(table.s, PAR) == 3 + 1


def test_BH_8_1_heroes_set_aside_earlier_stay_there() -> None:
    table = conquest(["leonidas", "spy"], 4, aside=[["saladin"]]).dice(CLOSE_1, ALL_LESS_1).recruit()
    assert table.run(Restoration()).aside(PAR) == ["leonidas", "saladin"]


def test_BH_8_1_a_hero_that_comes_as_reinforcement_is_set_aside_too() -> None:
    table = conquest(["conscripts"], 4, decks=[["saladin"]]).chance("reinforcement", "saladin")
    table.dice(CLOSE_1, ALL_LESS_1).choose(PAR, "let-stand").recruit()
    table.run(Restoration())
    assert (table.aside(PAR), "saladin" in table.deck(PAR)) == (["saladin"], False)


def test_BH_8_1_a_hero_of_the_defending_player_is_set_aside_too() -> None:
    table = challenge(["archers"], ["nzinga_mbande"]).dice(CLOSE_1, ALL_LESS_1)
    table.choose(JOAKIM, "pick-prowess", 0).choose(JOAKIM, "pick-prowess", 1)
    table.chance("prowess", 0).chance("prowess", 1).choose(JOAKIM, "keep-prowess", 0)
    assert table.run(Restoration()).aside(JOAKIM) == ["nzinga_mbande"]
    assert table.told(HeroSetAside) == [HeroSetAside(JOAKIM, table.unit("nzinga_mbande"))]


def test_BH_8_1_a_hero_that_was_not_deployed_is_not_used() -> None:
    hand = ["archers", "leonidas"]
    table = Table(hands=[hand], eras=[II], board=FULL, gears=TOKENS_LAID).run(TheBattle()).conquer(3)
    table.deploy("archers").dice(CLOSE_1, ALL_LESS_1)
    table.run(Restoration())
    assert (table.aside(PAR), "leonidas" in table.hand(PAR)) == ([], True)


def test_BH_8_1_a_hero_of_the_board_goes_to_its_eras_discard_pile() -> None:
    """It belongs to no player; here it is reshuffled at once, since nothing else is left."""
    board = {**FULL, II: ["saladin", "hussite_war_wagons", "mamluk_cavalry"]}
    table = conquest(["archers"], 3, board=board).dice(CLOSE_1, ALL_1)
    table.run(Restoration())
    assert (table.told(HeroSetAside), table.aside(PAR)) == ([], [])
    assert table.drawable == ["saladin"]


def test_BH_8_1_a_recruited_hero_has_its_battle_still_before_it() -> None:
    board = {**FULL, I: ["hannibal_barca"]}
    attackers = ["katyusha_battery"]
    table = conquest(attackers, 0, board=board, wheel=1).dice(LONG_1, LONG_LESS_1).recruit()
    assert table.discard(PAR) == ["hannibal_barca"]
    table.run(Restoration())
    assert (table.aside(PAR), table.told(HeroSetAside)) == ([], [])


# 8.2 Tokens, counters, dice


def test_BH_8_2_used_tokens_go_to_the_common_discard_and_the_rest_returns() -> None:
    tokens = [["close_2", "relaunch"], ["long_1"]]
    table = Table(hands=[["shield_bearers", "standard_bearer"], ["shield_wall"]], eras=[II, II], tokens=tokens)
    table.run(TheBattle()).challenge(JOAKIM).deploy("shield_wall").assign(long_1=0)
    table.deploy("shield_bearers", "standard_bearer").assign(close_2=1).dice(CLOSE_1, ALL_1)
    assert any(table.s.links) or any(table.s.wounds)
    table.choose(PAR, "let-stand")
    table.choose(PAR, "pick-prowess", 0).choose(PAR, "pick-prowess", 1)
    table.chance("prowess", 0).chance("prowess", 1).choose(PAR, "keep-prowess", 0)
    table.s.engaged = 0  # so that nobody draws
    table.run(Restoration())
    while table.asked == CHANCE:
        table.chance("token", table.drawable[0])
    s = table.s
    assert sorted([*table.token_discard, *table.gears]) == ["", "close_2", "long_1"]
    assert table.tokens(PAR) == ["relaunch"]
    assert (s.lineup, s.assigned) == ([EMPTY] * 10, [EMPTY] * 10)
    assert (s.links, s.wounds, s.fallen) == ([0] * 10, [0] * 10, 0)
    assert (s.attacker_face, s.defender_face) == (NO_FACE, NO_FACE)
    assert (s.winner, s.rival) == (NOBODY, BOARD)


# 8.3 The board


def test_BH_8_3_empty_spaces_are_filled_from_their_eras_deck_in_board_order() -> None:
    board = {I: ["", "persian_immortals", ""], II: FULL[II], III: ["maori_toa", "", "geobukseon"], IV: FULL[IV]}
    decks = {I: ["leonidas", "spartan_hoplites"], III: ["agojie", "zulu_impi"]}
    table = restoring(board=board, era_decks=decks)
    assert table.drawable == ["spartan_hoplites", "leonidas"]
    table.chance("era-1", "leonidas").chance("era-1", "spartan_hoplites").chance("era-3", "zulu_impi")
    assert table.board(I) == ["leonidas", "persian_immortals", "spartan_hoplites"]
    assert table.board(III) == ["maori_toa", "zulu_impi", "geobukseon"]
    assert [event.space for event in table.told(SpaceRefilled)] == [0, 2, 7]
    assert table.era_deck(III) == ["agojie"]


def test_BH_8_3_an_empty_deck_is_renewed_from_its_discard_pile() -> None:
    board = {**FULL, II: ["", "", "mamluk_cavalry"]}
    table = restoring(board=board, era_decks={II: ["saladin"]}, era_discards={II: ["trung_sisters", "varangian_guard"]})
    assert table.drawable == ["saladin"]
    table.chance("era-2", "saladin")
    assert table.told(EraDeckRenewed) == [EraDeckRenewed(II)]
    assert table.drawable == ["trung_sisters", "varangian_guard"]
    table.chance("era-2", "varangian_guard")
    assert table.board(II) == ["saladin", "varangian_guard", "mamluk_cavalry"]
    assert (table.era_deck(II), table.era_discard(II)) == (["trung_sisters"], [])


def test_BH_8_3_only_when_a_card_is_needed() -> None:
    """The last card of a deck is drawn; the discard pile is shuffled only when the next one is needed."""
    board = {**FULL, II: ["", "hussite_war_wagons", "mamluk_cavalry"]}
    table = restoring(board=board, era_decks={II: ["saladin"]}, era_discards={II: ["trung_sisters"]})
    table.chance("era-2", "saladin")
    assert (table.told(EraDeckRenewed), table.era_discard(II)) == ([], ["trung_sisters"])


def test_BH_8_3_survivors_of_this_turn_are_in_the_renewed_deck() -> None:
    """Ruling B-53: the unit that has just won may lie on the board again."""
    table = conquest(["archers"], 3, era_discards={II: ["trung_sisters"]}).dice(CLOSE_1, ALL_1)
    table.run(Restoration())
    assert table.told(EraDeckRenewed) == [EraDeckRenewed(II)]
    assert table.drawable == ["trung_sisters", "english_longbowmen"]
    table.chance("era-2", "english_longbowmen")
    assert table.board(II) == FULL[II]


def test_BH_8_3_with_both_empty_the_space_stays_empty_until_later() -> None:
    """Ruling B-55: later refills try again."""
    board = {**FULL, II: ["", "hussite_war_wagons", "mamluk_cavalry"], IV: ["", "night_witches"]}
    table = restoring(board=board, era_decks={IV: ["chindits"]}).chance("era-4", "chindits")
    assert table.is_over
    assert (table.board(II)[0], table.board(IV)) == ("", ["chindits", "night_witches", ""])
    table.s.era_discard[II] = table.units("saladin")
    assert table.run(Restoration()).drawable == ["saladin"]


def test_BH_8_3_warfare_spaces_are_refilled_likewise() -> None:
    table = restoring(gears=["medium_1", "", "all_1"], token_pile=["chase", "relaunch"])
    assert sorted(table.drawable) == ["chase", "relaunch"]
    table.chance("token", "chase")
    assert table.gears == ["medium_1", "chase", "all_1"]
    assert table.told(GearRefilled) == [GearRefilled(1, table.kind("chase"))]


def test_BH_8_3_the_token_pile_is_renewed_from_the_common_discard() -> None:
    """Ruling B-54."""
    table = restoring(gears=["medium_1", "", "all_1"], token_discard=["chase", "relaunch"])
    assert table.told(TokenPileRenewed) == [TokenPileRenewed()]
    table.chance("token", "relaunch")
    assert (table.gears, table.token_discard) == (["medium_1", "relaunch", "all_1"], [])


def test_BH_8_3_without_any_token_the_space_stays_empty() -> None:
    table = restoring(gears=["medium_1", "", "all_1"])
    assert (table.gears, table.told(TokenPileRenewed), table.is_over) == (["medium_1", "", "all_1"], [], True)


def test_BH_8_3_a_full_board_needs_nothing() -> None:
    table = restoring(era_decks={II: ["saladin"]}, token_pile=["chase"])
    assert table.is_over
    assert table.told(SpaceRefilled) == []


# 8.4 Hands


def test_BH_8_4_draw_up_to_four() -> None:
    table = restoring(hands=[["spy"]], decks=[["trebuchet", "archers", "hunters", "horsemen"]])
    table.draw(PAR, "trebuchet", "horsemen", "hunters")
    assert (len(table.hand(PAR)), table.deck(PAR), table.is_over) == (4, ["archers"], True)


def test_BH_8_4_the_discard_pile_becomes_the_deck_when_that_runs_out() -> None:
    table = restoring(hands=[["spy"]], decks=[["trebuchet"]], discards=[["archers", "hunters", "horsemen"]])
    table.draw(PAR, "trebuchet")
    assert table.told(DeckRenewed) == [DeckRenewed(PAR)]
    assert table.drawable == ["archers", "horsemen", "hunters"]
    table.draw(PAR, "hunters", "archers")
    assert (table.deck(PAR), table.discard(PAR)) == (["horsemen"], [])


def test_BH_8_4_only_when_a_card_is_wanted() -> None:
    table = restoring(hands=[["spy", "archers", "hunters"]], decks=[["trebuchet"]], discards=[["horsemen"]])
    table.draw(PAR, "trebuchet")
    assert (table.told(DeckRenewed), table.discard(PAR)) == ([], ["horsemen"])


def test_BH_8_4_or_what_there_is() -> None:
    table = restoring(hands=[["spy"]], decks=[["trebuchet"]]).draw(PAR, "trebuchet")
    assert (table.hand(PAR), table.is_over) == (["trebuchet", "spy"], True)
    assert restoring(hands=[["spy"]]).is_over


def test_BH_8_4_more_than_four_are_kept() -> None:
    """Ruling B-14."""
    hand = ["trebuchet", "archers", "conscripts", "spy", "horsemen", "hunters"]
    table = restoring(hands=[hand], decks=[["shield_bearers"]])
    assert (table.hand(PAR), table.is_over, table.told(CardDrawn)) == (hand, True, [])


def test_BH_8_4_this_turns_units_may_come_back_at_once() -> None:
    table = conquest(["archers", "trebuchet"], 4).dice(CLOSE_1, ALL_1)
    table.run(Restoration()).chance("era-2", "hussite_war_wagons")
    assert table.told(DeckRenewed) == [DeckRenewed(PAR)]
    assert table.drawable == ["trebuchet", "archers"]


def test_BH_8_4_everybody_engaged_in_the_battle_draws_the_active_player_first() -> None:
    """Ruling B-56; Chris did not fight and does not draw."""
    laid: dict[str, Any] = {"seats": 3, "decks": [["spy"], ["decoys"], ["militia"]], "active": JOAKIM, "eras": [II, II]}
    table = Table(hands=[["archers"], ["slingers"], []], board=FULL, gears=TOKENS_LAID, **laid).run(TheBattle())
    table.challenge(PAR).deploy("archers").deploy("slingers").dice(CLOSE_1, ALL_LESS_1)
    table.choose(JOAKIM, "pick-prowess", 0).choose(JOAKIM, "pick-prowess", 1)
    table.chance("prowess", 0).chance("prowess", 1).choose(JOAKIM, "keep-prowess", 0)
    table.run(Restoration()).draw(JOAKIM, "decoys", "slingers").draw(PAR, "spy", "archers")
    assert table.is_over
    assert table.hand(CHRIS) == []


def test_BH_8_4_nobody_else_draws_after_a_conquest() -> None:
    table = conquest(["archers"], 4, decks=[["spy"], ["levy"]], seats=2).dice(CLOSE_1, ALL_1)
    table.run(Restoration()).chance("era-2", "hussite_war_wagons").draw(PAR, "spy", "archers")
    assert (table.is_over, table.deck(JOAKIM)) == (True, ["levy"])


# 8.5 The next turn, or the end


@pytest.mark.parametrize(("seats", "active", "following"), [(2, 0, 1), (2, 1, 0), (3, 2, 0), (5, 3, 4)])
def test_BH_8_5_the_left_neighbours_turn_begins(seats: int, active: int, following: int) -> None:
    table = Table(seats=seats, active=active, starter=0, turn=active, board=FULL).run(Rounds())
    table.insert("tile_2_3_first").jump(III).choose(active, "stand-down")
    assert table.s.active == following
    assert table.told(TurnBegan) == [TurnBegan(active), TurnBegan(following)]
    assert table.s.chance().purpose == "tile"


@pytest.mark.parametrize(("rounds", "last"), [("6", 12), ("8", 16)])
def test_BH_8_5_after_the_last_turn_of_the_last_round_the_game_ends(rounds: str, last: int) -> None:
    """Option `rounds` (BH-2.7): two players, so twelve or sixteen turns."""
    options = {"rounds": rounds}
    table = Table(active=JOAKIM, starter=PAR, turn=last - 1, board=FULL, options=options).run(Rounds())
    table.insert("tile_2_3_first").jump(III).choose(JOAKIM, "stand-down")
    assert (table.asked, table.s.turn) == (OVER, last)
    earlier = Table(active=JOAKIM, starter=PAR, turn=last - 3, board=FULL, options=options).run(Rounds())
    earlier.insert("tile_2_3_first").jump(III).choose(JOAKIM, "stand-down")
    assert earlier.told(RoundBegan) == [RoundBegan(int(rounds), int(rounds))]
    assert earlier.asked == CHANCE


@pytest.mark.parametrize("rounds", ["6", "8"])
def test_BH_2_7_a_campaign_of_six_rounds_is_over_where_a_long_one_goes_on(rounds: str) -> None:
    """Option `rounds`, ruling B-61."""
    table = Table(active=JOAKIM, starter=PAR, turn=11, board=FULL, options={"rounds": rounds}).run(Rounds())
    table.insert("tile_2_3_first").jump(III).choose(JOAKIM, "stand-down")
    assert table.is_over == (rounds == "6")


def test_BH_8_5_scoring_follows_the_last_turn() -> None:
    table = Table(active=JOAKIM, turn=11, board=FULL, discards=[["leonidas"], ["varangian_guard"]])
    table.run(WholeCampaign(number=1)).insert("tile_2_3_first").jump(IV).choose(JOAKIM, "stand-down")
    table.draw(JOAKIM, "varangian_guard")
    assert table.told(ScoreTotalled) == [ScoreTotalled(PAR, 3), ScoreTotalled(JOAKIM, 1)]
    assert table.is_over
