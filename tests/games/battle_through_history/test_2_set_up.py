"""2. Set-up: gears, eras, Sabatons, hands and the starting player; and the parts of chapter 1 that are in play."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from tests.games.battle_through_history.table import (
    HANNES,
    II,
    JOAKIM,
    PAR,
    Table,
    setting_of,
)
from timefront.games.battle_through_history.content.dice import RISKY, STRONG, has_negative
from timefront.games.battle_through_history.content.pack import ELITE, HERO
from timefront.games.battle_through_history.events.journey import (
    CardDrawn,
    RelicGiven,
    RoundBegan,
    SabatonChosen,
    StarterChosen,
    TileActive,
    TilePending,
    TokenLaid,
    TurnBegan,
    UnitRevealed,
)
from timefront.games.battle_through_history.events.scores import (
    CampaignWon,
    UnitsScored,
    VictoryShared,
)
from timefront.games.battle_through_history.game import BATTLE_THROUGH_HISTORY
from timefront.games.battle_through_history.rules.engagement import die_factor
from timefront.games.battle_through_history.rules.rewards import RELICS_SEEN
from timefront.games.battle_through_history.rules.scoring import RELIC_POINTS, Scoring
from timefront.games.battle_through_history.rules.the_battle import TheBattle
from timefront.games.battle_through_history.show.records import Tile
from timefront.games.battle_through_history.state import EMPTY, OFF_BOARD, UNSEEN, die_of
from timefront.kernel.chance import EVERYONE
from timefront.kernel.flow import CHANCE
from timefront.kernel.setting import SettingError

NAMES = ("par", "joakim", "chris", "hannes", "tommy")


def seated(seats: int, **options: str) -> Table:
    """Everybody has a Sabaton, in the order of the figures."""
    table = Table.set_up(seats, **options)
    for seat in range(seats):
        table.choose(seat, "choose-sabaton", NAMES[seat])
    return table


def in_the_gears(seats: int = 2) -> Table:
    """Up to the warfare tokens: Pär starts, and the wheel is at its first sector."""
    return seated(seats).chance("starter", 0).chance("wheel", 0).insert("tile_1_3_first").insert("tile_2_4_first")


def on_the_board(seats: int = 2) -> Table:
    """Up to the relics."""
    table = in_the_gears(seats).chance("token", "close_2").chance("token", "chase").chance("token", "diversion")
    for era in range(4):
        for _ in range(3):
            table.chance(f"era-{era + 1}", table.drawable[0])
    return table


def with_relics(seats: int = 2) -> Table:
    """Up to the hands."""
    table = on_the_board(seats)
    for _ in range(seats):
        table.chance("relic", table.drawable[0])
    return table


def ready(seats: int = 2) -> Table:
    """Everything is laid out: the first turn has begun."""
    table = with_relics(seats)
    for seat in range(seats):
        for _ in range(4):
            table.draw(seat, table.drawable[0])
    return table


def play_to_the_end(table: Table, seed: int) -> Table:
    """Random answers until the campaign is over."""
    rng = Random(seed)
    while not table.is_over:
        s = table.s
        s.answer(s.chance().sample(rng) if s.seat == CHANCE else rng.choice(s.offer()))
    return table


# 1.4, 1.9, 1.10 Dice, figures, reference cards


def before_the_roll(*units: str) -> Table:
    table = Table(hands=[units], eras=[II], board={II: ["genoese_crossbowmen"]}, wheel=1).run(TheBattle())
    return table.conquer(3).deploy(*units)


def test_BH_1_4_the_strong_die_has_two_faces_twice_the_risky_die_each_once() -> None:
    """Three attackers: the attacker's factor is the Strong die, the defender's the Risky one."""
    table = before_the_roll("trebuchet", "archers", "spy")
    attacker, defender = table.s.chance().factors
    assert list(zip(table.drawable, attacker.weights, strict=True)) == [
        ((1, 0, 0), 2),
        ((0, 1, 0), 2),
        ((0, 0, 1), 1),
        ((0, 0, 2), 1),
    ]
    faces = [table.name_of("dice", face) for face in defender.values]
    assert faces == [(1, 1, 1), (-1, -1, -1), (0, 0, 3), (-1, 0, 0), (0, 2, 0), (0, -1, 0)]
    assert defender.weights == [1] * 6
    table.dice((0, 0, 2), (1, 1, 1))


def test_BH_1_4_the_dice_are_thrown_once_and_everybody_sees_them() -> None:
    chance = before_the_roll("trebuchet", "archers", "horsemen", "spy").s.chance()
    assert (chance.purpose, chance.total, chance.audience) == ("dice", 36, EVERYONE)
    assert sum(weight for _, weight in chance.results()) == 36
    table = before_the_roll("trebuchet", "archers", "horsemen", "spy").dice((0, 2, 0), (1, 0, 0))
    assert table.question == "ConquestRewards.recruits"
    assert (die_of(table.s, 0), die_of(table.s, 1)) == (RISKY, STRONG)


def test_BH_1_4_only_the_risky_die_takes_something_away() -> None:
    before_the_roll("trebuchet").dice((1, 0, 0), (-1, 0, 0))
    assert not any(has_negative(face) for face in die_factor(STRONG).values)
    assert sum(has_negative(face) for face in die_factor(RISKY).values) == 3


def test_BH_1_9_five_figures_four_quadrants_three_gear_spaces() -> None:
    table = Table.set_up(5)
    assert table.offers == [*(("choose-sabaton", name) for name in NAMES), ("draw-sabaton",)]
    view = table.view(None)
    assert (len(view.eras), len(view.board), len(view.gears.tokens)) == (4, 12, 3)
    assert (len(view.players), len(view.battle.sides)) == (5, 2)


def test_BH_1_10_the_aids_of_attacker_and_defender_board() -> None:
    """The reference card lists dice, relics and scoring; the rules use the same numbers."""
    names = [name for name, _ in BATTLE_THROUGH_HISTORY.narrator.reference(setting_of(2))]
    assert names[:5] == ["aid-dice", "aid-relics", "aid-scoring", "aid-strong-die", "aid-risky-die"]
    assert names[5:9] == ["action-draw", "action-recall", "action-dismiss", "action-regroup"]
    assert names[9:] == [f"token-{token.key}" for token in setting_of(2).tokens]
    assert all(line == f"{name}-help" for name, line in BATTLE_THROUGH_HISTORY.narrator.reference(setting_of(2)))
    assert RELICS_SEEN[1:] == (4, 3, 2, 1, 0)
    assert RELIC_POINTS == (0, 1, 2, 4, 6, 9)
    table = Table(discards=[["varangian_guard", "leonidas", "spy"]]).run(Scoring())
    assert table.told(UnitsScored)[PAR] == UnitsScored(PAR, 1, 1, 4)


# 2.1 The gears


def test_BH_2_1_the_first_tile_ends_in_Active_the_second_in_Pending() -> None:
    table = seated(2).chance("starter", PAR).chance("wheel", 2)
    assert len(table.drawable) == 12
    table.insert("tile_1_3_first")
    assert (table.s.active_tile, table.s.wheel) == (EMPTY, 2)
    assert table.told(TileActive) == []
    assert len(table.drawable) == 11
    table.insert("tile_2_4_first")
    assert table.tiles == ("tile_1_3_first", "tile_2_4_first")
    assert table.told(TilePending) == [TilePending(0, 2), TilePending(1, 3)]
    assert len(table.tile_pile) == 10
    assert table.tile_discard == []


def test_BH_3_3_at_set_up_only_the_second_insertion_turns_the_wheel() -> None:
    """By the number of the tile that arrives in Active: from sector 8, turned by 1, to sector 1."""
    table = seated(2).chance("starter", PAR)
    assert table.drawable == list(range(8))
    table.chance("wheel", 7).insert("tile_1_3_first").insert("tile_2_4_first")
    assert table.s.wheel == 0
    assert table.told(TileActive) == [TileActive(0, 2, 0, 0)]


def test_BH_2_1_three_warfare_tokens_lie_face_up() -> None:
    table = in_the_gears()
    assert len(table.drawable) == 20
    table.chance("token", "close_2").chance("token", "chase").chance("token", "close_2")
    assert table.gears == ["close_2", "chase", "close_2"]
    kinds = [table.kind(key) for key in ("close_2", "chase", "close_2")]
    assert table.told(TokenLaid) == [TokenLaid(gear, kind) for gear, kind in enumerate(kinds)]
    assert table.s.token_pile.bit_count() == 17
    assert table.s.chance().purpose == "era-1"


# 2.2 The eras


def test_BH_2_2_three_elites_of_each_era_lie_face_up() -> None:
    table = in_the_gears().chance("token", "close_2").chance("token", "chase").chance("token", "diversion")
    for era in range(4):
        for slot in range(3):
            assert len(table.drawable) == 15 - slot
            assert all(table.s.setting.unit_kind[table.unit(key)] == ELITE for key in table.drawable)
            table.chance(f"era-{era + 1}", table.drawable[-1])
    assert all(table.s.setting.unit_era[unit] == space // 3 for space, unit in enumerate(table.s.board))
    assert table.told(UnitRevealed) == [UnitRevealed(space, unit) for space, unit in enumerate(table.s.board)]


def test_BH_2_2_then_the_two_heroes_are_shuffled_into_the_deck() -> None:
    table = on_the_board()
    for era in range(4):
        heroes = [key for key in table.era_deck(era) if table.s.setting.unit_kind[table.unit(key)] == HERO]
        assert (len(table.era_deck(era)), len(heroes)) == (14, 2)
        assert not any(table.s.setting.unit_kind[table.unit(key)] == HERO for key in table.board(era))


# 2.3 The Sabatons


def test_BH_2_3_players_choose_in_seat_order_what_is_left() -> None:
    table = Table.set_up(3).choose(PAR, "choose-sabaton", "hannes")
    assert table.asked == 1
    table.refuses(("choose-sabaton", "hannes"), "BH-2.3", "sabaton-taken")
    table.choose(1, "choose-sabaton", "par").choose(2, "choose-sabaton", "tommy")
    assert table.s.sabaton == [3, 0, 4]
    assert table.told(SabatonChosen) == [SabatonChosen(0, 3), SabatonChosen(1, 0), SabatonChosen(2, 4)]


def test_BH_2_3_or_a_Sabaton_is_drawn_at_random() -> None:
    table = Table.set_up(2).choose(0, "choose-sabaton", "chris").choose(1, "draw-sabaton")
    assert table.drawable == ["par", "joakim", "hannes", "tommy"]
    table.chance("sabaton", "tommy")
    assert table.s.sabaton == [2, 4]
    assert table.told(SabatonChosen)[-1] == SabatonChosen(1, 4)


def test_BH_2_3_the_last_Sabaton_needs_no_draw() -> None:
    table = Table.set_up(5)
    for seat in range(4):
        table.choose(seat, "choose-sabaton", NAMES[seat])
    assert table.offers == [("choose-sabaton", "tommy")]
    table.refuses(("draw-sabaton",), "BH-2.3", "one-sabaton-left")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_BH_2_3_a_deck_of_eight_a_hand_of_four_one_relic_four_tokens(seats: int) -> None:
    table = ready(seats)
    setting = table.s.setting
    for seat in range(seats):
        assert table.s.hand[seat] | table.s.deck[seat] == setting.base_units[seat]
        assert (len(table.hand(seat)), len(table.deck(seat)), table.discard(seat)) == (4, 4, [])
        assert len(table.relics(seat)) == 1
        assert table.tokens(seat) == []
        assert table.s.prowess[seat * 4 : seat * 4 + 4] == [UNSEEN] * 4
        assert table.s.prowess_holder[seat * 4 : seat * 4 + 4] == [seat] * 4
    assert table.s.era == [OFF_BOARD] * seats
    assert [event.seat for event in table.told(RelicGiven)] == list(range(seats))
    assert [event.seat for event in table.told(CardDrawn)] == [seat for seat in range(seats) for _ in range(4)]
    assert table.s.relic_pile.bit_count() == 32 - seats


# 2.4 Secrets


def test_BH_2_4_hands_are_secret_relics_are_public() -> None:
    table = ready()
    own, other, nobody = table.view(PAR), table.view(JOAKIM), table.view(None)
    assert own.players[PAR].hand == [table.unit(key) for key in table.hand(PAR)]
    for view in (other, nobody):
        assert view.players[PAR].hand == []
        assert view.players[PAR].hand_size == 4
        assert view.players[PAR].deck_size == 4
        assert len(view.players[PAR].unseen) == 8
    assert own.players[JOAKIM].relics == other.players[JOAKIM].relics != []


def test_BH_2_4_a_card_drawn_is_told_to_its_owner_alone() -> None:
    table = with_relics()
    assert table.s.chance().audience == 1 << PAR
    table.draw(PAR, "trebuchet")
    drawn = table.told(CardDrawn)[0]
    for seat, unit in ((PAR, table.unit("trebuchet")), (JOAKIM, None), (None, None)):
        told = drawn.visible_to(seat)
        assert told is not None
        assert told["unit"] == unit


def test_BH_2_4_nobody_knows_which_prowess_token_is_which() -> None:
    table = ready()
    for seat in (PAR, JOAKIM, None):
        for player in table.view(seat).players:
            assert [place.value for place in player.prowess] == [None] * 4
            assert [place.known_by for place in player.prowess] == [[]] * 4


def test_BH_2_4_discards_tokens_tiles_and_pile_sizes_are_public() -> None:
    """A recalled card is known, since everybody saw the discard pile; heroes set aside are face up."""
    table = Table(
        hands=[["spy"], ["raiders"]],
        decks=[["archers"], ["levy"]],
        discards=[["trebuchet"]],
        aside=[["leonidas"]],
        tokens=[["chase"]],
        honors=[2],
        eras=[II, II],
        board={II: ["genoese_crossbowmen"]},
        era_discards={II: ["varangian_guard"]},
        token_discard=["close_2"],
        relic_discard=["vasa"],
        tile_discard=["tile_1_4_first"],
        wheel=3,
    ).run(TheBattle())
    view = table.choose(PAR, "draw").draw(PAR, "archers").view(JOAKIM)
    player = view.players[PAR]
    assert player.discard == [table.unit("trebuchet")]
    assert player.aside == [table.unit("leonidas")]
    assert (player.tokens, player.honors) == ([table.kind("chase")], 2)
    assert view.eras[II].discard == [table.unit("varangian_guard")]
    assert view.relic_discard == [table.relic("vasa")]
    gears = view.gears
    assert gears.token_discard == [table.kind("close_2")]
    assert gears.tile_discard == [Tile(eras=(0, 3), space=2)]
    assert gears.active_tile == Tile(eras=(0, 1), space=0)
    assert gears.pending_tile == Tile(eras=(2, 3), space=2)
    assert (gears.tile_pile_size, gears.token_pile_size, view.relic_pile_size) == (3, 0, 0)


# 2.5, 2.6 Who starts, and what leaves the game


@pytest.mark.parametrize("starter", [0, 1, 2])
def test_BH_2_5_chance_chooses_the_starting_player_and_turns_go_clockwise(starter: int) -> None:
    table = seated(3)
    assert table.drawable == [0, 1, 2]
    table.chance("starter", starter)
    assert table.told(StarterChosen) == [StarterChosen(starter)]
    play_to_the_end(table, seed=starter)
    turns = [event.seat for event in table.told(TurnBegan)]
    assert turns[0] == starter
    assert all(after == (before + 1) % 3 for before, after in pairwise(turns))
    assert table.s.starter == starter


def test_BH_2_6_the_components_of_unused_Sabatons_leave_the_game() -> None:
    table = Table.set_up(2).choose(0, "choose-sabaton", "chris").choose(1, "choose-sabaton", "tommy")
    setting = table.s.setting
    assert table.s.deck == [setting.base_units[2], setting.base_units[4]]
    present = table.s.deck[0] | table.s.deck[1]
    for sabaton in (PAR, JOAKIM, HANNES):
        assert not present & setting.base_units[sabaton]
    assert len(table.s.prowess) == 8


# 2.7 Options


def test_BH_2_7_the_options_and_their_defaults() -> None:
    """The ids of BH-2.7 are tested by playing with them; here: what can be agreed."""
    assert {option.name: option.values for option in BATTLE_THROUGH_HISTORY.options} == {
        "rounds": ("6", "8"),
        "accuracy": ("first_points", "cancel_points"),
        "defender_minimum": ("1", "0"),
        "ring_links": ("off", "on"),
        "fourth_token": ("swap", "forbid"),
        "tighten_up": ("draw", "recall", "regroup"),
        "divert_heroic_death": ("off", "on"),
        "actions_until": ("deployment", "declaration"),
        "defender_reinforcements": ("own_deck", "era_deck"),
        "linked": ("chain", "neighbours"),
    }
    assert setting_of(2).options == {option.name: option.default for option in BATTLE_THROUGH_HISTORY.options}


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"rounds": "7"}, "unknown-option-value"),
        ({"heroes": "on"}, "unknown-option"),
        ({"rules": "2"}, "unknown-option-value"),
    ],
)
def test_BH_2_7_nothing_else_can_be_agreed(options: dict[str, str], key: str) -> None:
    with pytest.raises(SettingError) as caught:
        setting_of(2, tuple(options.items()))
    assert caught.value.key == key


@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_players(seats: int) -> None:
    with pytest.raises(SettingError) as caught:
        setting_of(seats)
    assert caught.value.key == "wrong-seat-count"


# 2.8 Rounds


@pytest.mark.parametrize(("seats", "rounds"), [(2, "6"), (2, "8"), (5, "6"), (3, "8")])
def test_BH_2_8_six_rounds_or_eight_and_every_player_has_as_many_turns(seats: int, rounds: str) -> None:
    """Option `rounds` (BH-2.7)."""
    table = play_to_the_end(seated(seats, rounds=rounds), seed=1)
    count = int(rounds)
    assert table.told(RoundBegan) == [RoundBegan(number, count) for number in range(1, count + 1)]
    turns = [event.seat for event in table.told(TurnBegan)]
    assert [turns.count(seat) for seat in range(seats)] == [count] * seats
    assert len(table.told(CampaignWon)) == 1 or len(table.told(VictoryShared)) > 1
    assert table.view(None).round == count


def test_BH_2_8_the_marker_starts_on_the_first_round() -> None:
    table = ready()
    assert (table.view(None).round, table.view(None).rounds) == (1, 6)
    assert table.told(RoundBegan) == [RoundBegan(1, 6)]
    assert table.told(TurnBegan) == [TurnBegan(PAR)]
    assert table.s.chance().purpose == "tile"
