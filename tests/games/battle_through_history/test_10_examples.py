"""10. The worked examples of the rulebook, number by number."""

from __future__ import annotations

import pytest

from tests.games.battle_through_history.battlefield import ACTIVE, Battlefield, Card
from tests.games.battle_through_history.battlefield import RIVAL as CHALLENGED
from tests.games.battle_through_history.table import (
    ALL_1,
    CHRIS,
    CLOSE_2,
    HANNES,
    II,
    III,
    JOAKIM,
    LONG_1,
    PAR,
    TOMMY,
    Table,
)
from timefront.games.battle_through_history.content.pack import CLOSE, LONG, MEDIUM, PROWESS
from timefront.games.battle_through_history.events.battles import (
    BattleWon,
    DamageInflicted,
    DiceHandedOut,
    LineFought,
    LinkAbsorbed,
    LinkBroken,
    LinkFormed,
    ReinforcementArrived,
    UnitFell,
    UnitHit,
)
from timefront.games.battle_through_history.events.rewards import (
    ProwessSeen,
)
from timefront.games.battle_through_history.events.scores import (
    HonorScored,
    ProwessScored,
    RelicsScored,
    ScoreTotalled,
    UnitsScored,
)
from timefront.games.battle_through_history.rules.restoration import Restoration
from timefront.games.battle_through_history.rules.scoring import Scoring
from timefront.games.battle_through_history.rules.the_battle import TheBattle
from timefront.games.battle_through_history.rules.time_travel import TimeTravel
from timefront.games.battle_through_history.state import ATTACKER, DEFENDER
from timefront.kernel.flow import CHANCE

# Special abilities


def test_BH_10_1_the_Persian_Immortals_die_heroically() -> None:
    """BH-6.5: one point at long range fells them, and they take the Trebuchet in front of them with them."""
    field = Battlefield(["trebuchet", "archers"], ["persian_immortals", "carthaginian_soldiers"])
    field.fight(strong=(0, 1, 0), risky=(0, -1, 0))
    assert field.story[:4] == ["long 1:0", "D1 falls", "D1 strikes 1", "A1 falls"]


def test_BH_10_2_the_Scorpio_silences_the_Persian_Immortals() -> None:
    """BH-6.6, BH-6.9: two points, of which the first is accurate; the second decides the whole battle."""
    field = Battlefield(["trebuchet", "vitruvian_scorpio"], ["persian_immortals", "carthaginian_soldiers"])
    field.fight(strong=(0, 1, 0), risky=(0, 0, 3))
    assert field.story == [
        "long 2:0",
        "D1 falls",
        "D1 silenced",
        "D2 falls",
        "defenders wiped out",
        "attacker wins 2:0",
    ]


def test_BH_10_3_the_Spy_draws_the_damage_upon_itself() -> None:
    """BH-6.7: the Diversion token lies on the Spy, whose heroic death opens the way to the Ballonabwehrkanone."""
    field = Battlefield(
        ["trebuchet", "archers", "conscripts"],
        ["bantu_ruga_ruga", "ballonabwehrkanone"],
        deck=["spy"],
        held=[["diversion"]],
    )
    field.engage().arrives("spy").assign(ACTIVE, "diversion", "A4")
    assert field.told(DiceHandedOut) == [DiceHandedOut(DEFENDER, 4)]
    field.roll(strong=(0, 1, 0), risky=(0, 2, 0)).clash()
    assert field.told(LineFought)[1] == LineFought(MEDIUM, 1, 0, 2, 3, 1, 0, 1, 2)
    assert field.story == [
        "long 1:2",
        "A4 diverts",
        "A4 falls",
        "A4 strikes 1",
        "D1 falls",
        "medium 3:2",
        "D2 falls",
        "defenders wiped out",
        "attacker wins 3:0",
    ]


# Pär's first battle

PARS_FIRST_HAND = ["trebuchet", "archers", "conscripts", "horsemen"]


def pars_first_turn() -> Table:
    """The campaign has just begun: four cards in hand, four in the deck, and worthwhile units in era II."""
    return Table(
        hands=[PARS_FIRST_HAND, []],
        decks=[["spy", "hunters", "shield_bearers", "standard_bearer"], []],
        board={II: ["genoese_crossbowmen", "trung_sisters", "varangian_guard"]},
        era_decks={II: ["knights_templar", "swiss_pikemen", "saladin"]},
        gears=["close_2", "long_1", "relaunch"],
        token_pile=["accuracy"],
        relic_pile=["vasa", "jikji"],
        active_tile="tile_3_4_first",
        pending_tile="tile_1_2_first",
        wheel=0,
    )


def test_BH_10_4_Pars_first_battle() -> None:
    """BH-3.4 to BH-8.4, from the gears to the new hand."""
    table = pars_first_turn()

    # 1 to 3: a tile brings era II, the token of +2 in close combat, and the actions Draw and Recall.
    table.run(TimeTravel()).insert("tile_2_3_first")
    table.choose(PAR, "take-token")
    assert table.tokens(PAR) == ["close_2"]
    table.choose(PAR, "draw").draw(PAR, "hunters", "standard_bearer")
    assert len(table.hand(PAR)) == 6
    table.refuses(("recall",), "BH-3.7", "discard-is-empty")
    table.jump(II)
    assert table.is_over

    # 4, 5: the Sisters have a link, so the Crossbowmen may be faced too, and they are.
    table.run(TheBattle()).conquer(4, 3, 2)
    assert table.defenders == ["genoese_crossbowmen", "trung_sisters"]

    # 6, 7: three units and a compulsory reinforcement; one link; no assault; the token stays in reserve.
    table.deploy("trebuchet", "archers", "conscripts")
    table.chance("reinforcement", "spy")
    assert table.told(ReinforcementArrived) == [ReinforcementArrived(ATTACKER, table.unit("spy"))]
    assert table.attackers == ["trebuchet", "archers", "conscripts", "spy"]
    crossbowmen, sisters = table.unit("genoese_crossbowmen"), table.unit("trung_sisters")
    assert table.told(LinkFormed) == [LinkFormed(DEFENDER, crossbowmen, sisters, II)]
    assert not table.told(LinkBroken)
    assert table.asked == PAR
    table.choose(PAR, "keep-tokens")

    # 8: more than three cards, so he rolls the risky die.
    assert table.told(DiceHandedOut) == [DiceHandedOut(DEFENDER, 4)]
    table.dice(attacker=ALL_1, defender=CLOSE_2)

    # The course of the battle.
    assert table.told(LineFought) == [
        LineFought(LONG, 1, 0, 1, 2, 0, 0, 0, 0),
        LineFought(MEDIUM, 1, 0, 1, 2, 1, 0, 0, 1),
        LineFought(CLOSE, 1, 0, 1, 2, 3, 0, 2, 5),
    ]
    assert table.told(DamageInflicted) == [
        DamageInflicted(DEFENDER, 2),
        DamageInflicted(DEFENDER, 1),
        DamageInflicted(ATTACKER, 3),
    ]
    assert table.told(LinkAbsorbed) == [LinkAbsorbed(DEFENDER, crossbowmen)]
    assert table.told(UnitHit) == [UnitHit(DEFENDER, sisters, 1, 2)]
    assert [event.unit for event in table.told(UnitFell)] == [
        crossbowmen,
        *(table.unit(key) for key in ("trebuchet", "archers", "conscripts")),
    ]
    assert table.fallen(ATTACKER) == ["trebuchet", "archers", "conscripts"]
    assert table.told(BattleWon) == [BattleWon(ATTACKER, 1, 1)]

    # The rewards: the Crossbowmen, and one relic for four units; the Sisters go to the discard pile of era II.
    assert table.offers == [("leave", "genoese_crossbowmen"), ("recruit",)]
    table.recruit()
    table.chance("relic", "jikji")
    assert table.offers == [("keep-relic", "jikji")]
    table.choose(PAR, "keep-relic", "jikji")
    assert table.relics(PAR) == ["jikji"]
    assert table.era_discard(II) == ["trung_sisters"]
    assert table.is_over

    # Restoration: his four cards and the Crossbowmen return, the board is refilled from era II, his hand up to four.
    table.run(Restoration()).chance("era-2", "saladin").chance("era-2", "swiss_pikemen")
    assert sorted(table.discard(PAR)) == ["archers", "conscripts", "genoese_crossbowmen", "spy", "trebuchet"]
    assert table.board(II) == ["saladin", "swiss_pikemen", "varangian_guard"]
    table.chance("token", "accuracy").draw(PAR, "shield_bearers")
    assert table.is_over
    assert sorted(table.hand(PAR)) == ["horsemen", "hunters", "shield_bearers", "standard_bearer"]
    assert table.tokens(PAR) == ["close_2"]
    assert table.gears == ["accuracy", "long_1", "relaunch"]


# A battle between Chris and Joakim


def test_BH_10_5_Chris_challenges_Joakim() -> None:
    """BH-4.8, BH-7.5, BH-7.6: the Diversion token saves Joakim's front unit and with it the battle."""
    table = Table(
        seats=3,
        hands=[[], ["raiders", "shield_wall", "levy"], ["swordsmen", "skirmishers", "spearmen", "ballista"]],
        decks=[[], ["decoys"], ["minstrels"]],
        tokens=[[], ["diversion"], []],
        relics=[[], ["vasa"], ["jikji"]],
        eras=[III, II, II],
        active=CHRIS,
    )
    table.run(TheBattle()).challenge(JOAKIM)
    assert table.asked == JOAKIM
    table.deploy("raiders", "shield_wall").assign(diversion=1)
    assert table.asked == CHRIS
    table.deploy("swordsmen", "skirmishers", "spearmen")
    assert not table.told(LinkFormed)
    assert not table.told(LinkBroken)
    assert not table.told(ReinforcementArrived)
    assert table.told(DiceHandedOut) == [DiceHandedOut(ATTACKER, 3)]
    table.dice(attacker=LONG_1, defender=ALL_1)
    assert table.told(LineFought) == [
        LineFought(LONG, 1, 0, 1, 2, 0, 0, 1, 1),
        LineFought(MEDIUM, 2, 0, 0, 2, 1, 0, 1, 2),
        LineFought(CLOSE, 3, 0, 0, 3, 4, 0, 1, 5),
    ]
    assert table.told(UnitHit) == [UnitHit(DEFENDER, table.unit("shield_wall"), 1, 2)]
    assert table.fallen(DEFENDER) == []
    assert table.fallen(ATTACKER) == ["swordsmen", "skirmishers"]
    assert table.told(BattleWon) == [BattleWon(DEFENDER, 1, 2)]
    assert table.asked == JOAKIM
    table.choose(JOAKIM, "pick-prowess", 0).choose(JOAKIM, "pick-prowess", 2)
    table.chance("prowess", 1).chance("prowess", 3)
    assert [event.value for event in table.told(ProwessSeen)] == [2, 5]
    table.choose(JOAKIM, "keep-prowess", 2)
    assert table.is_over
    assert table.s.prowess_holder[CHRIS * PROWESS :] == [CHRIS, CHRIS, JOAKIM, CHRIS]
    assert (table.relics(JOAKIM), table.relics(CHRIS)) == (["vasa"], ["jikji"])
    assert table.s.honors == [0, 0, 0]


@pytest.mark.parametrize(
    ("tokens", "long_range"),
    [({"D2": "diversion"}, ["D2 diverts", "D2 hit"]), ({}, ["D1 falls", "D1 silenced"])],
    ids=["with the token", "without it"],
)
def test_BH_10_7_without_the_Diversion_token_the_front_unit_falls_in_silence(
    tokens: dict[str, str], long_range: list[str]
) -> None:
    """BH-6.6: Chris has deployed a unit with accuracy against the heroic death in front of him."""
    field = Battlefield(
        ["swordsmen", "skirmishers", "spearmen"], ["raiders", "shield_wall"], rival=CHALLENGED, assigned=tokens
    )
    field.fight(strong=LONG_1, risky=ALL_1)
    assert field.totals[0] == "long 2:1"
    assert field.line("long") == long_range


# The final score


def test_BH_10_6_the_final_score_of_Tommy() -> None:
    """BH-9.1 to BH-9.3: 3 + 3 + 5 + 6 + 1 = 18."""
    table = Table(
        seats=5,
        hands=[[], [], [], [], ["armee_secrete", "onager", "pipers"]],
        decks=[[], [], [], [], ["trung_sisters", "lancers"]],
        discards=[[], [], [], [], ["zulu_impi", "footmen"]],
        aside=[[], [], [], [], ["lion_from_the_north"]],
        relics=[[], [], [], [], ["wright_flyer", "cher_ami", "enigma_machine", "berlin_wall", "rosetta_stone"]],
    )
    place = HANNES * PROWESS + 1
    table.s.prowess[place] = table.s.setting.prowess[HANNES].index(5)
    table.s.prowess_holder[place], table.s.prowess_known[place] = TOMMY, 1 << TOMMY
    table.run(Scoring())
    mine = [event for event in table.events if getattr(event, "seat", None) == TOMMY]
    assert mine[:5] == [
        UnitsScored(TOMMY, 3, 1, 6),
        RelicsScored(TOMMY, 0, 1, 1),
        RelicsScored(TOMMY, 3, 4, 6),
        ProwessScored(TOMMY, HANNES, 5),
        ScoreTotalled(TOMMY, 18),
    ]
    assert not table.told(HonorScored)
    assert table.outcome is not None
    assert table.outcome.points == (0, 0, 0, 0, 18)


# Clarifications


def test_BH_10_8_five_points_of_damage_and_two_icons_of_accuracy() -> None:
    """BH-6.6: only the first two points silence; a unit that falls by the third or later dies heroically."""
    defenders = [Card(heroic_death=1), Card(heroic_death=1), Card(heroic_death=1), Card(absorb=2, heroic_death=1)]
    field = Battlefield([Card(), Card(accuracy=2, absorb=9)], defenders, rival=CHALLENGED, attack=5).fight()
    assert field.told(DamageInflicted)[0] == DamageInflicted(DEFENDER, 5)
    deaths = [words for words in field.line("long") if "silenced" in words or "strikes" in words]
    assert deaths == ["D1 silenced", "D2 silenced", "D3 strikes 1", "D4 strikes 1"]
    assert field.wounds == {"A1": 1, "A2": 1, "D1": 1, "D2": 1, "D3": 1, "D4": 2}


def test_BH_10_8_three_points_of_heroic_death_against_two_icons() -> None:
    """BH-6.6 in the German rulebook's version (`cancel_points`): one point of damage is left."""
    field = Battlefield(
        [Card(accuracy=2, absorb=9)],
        [Card(heroic_death=3), Card()],
        attack=1,
        options={"accuracy": "cancel_points"},
    ).fight()
    assert field.line("long") == ["D1 falls", "D1 weakened 2", "D1 strikes 1", "A1 hit"]
    assert field.wounds["A1"] == 1


def test_BH_10_9_three_points_of_damage_and_two_icons_of_diversion() -> None:
    """BH-6.7: two on that unit, the third at the battlefront."""
    field = Battlefield([Card()], [Card(absorb=9), Card(diversion=2, absorb=9)], attack=3).fight()
    assert field.line("long") == ["D2 diverts", "D2 hit", "D2 diverts", "D2 hit", "D1 hit"]
    assert field.wounds == {"D1": 1, "D2": 2}


# Linked across the border of two eras


@pytest.mark.parametrize(("era", "space"), [(II, 5), (III, 6)], ids=["from era II", "from era III"])
def test_BH_10_10_linked_units_of_two_eras(era: int, space: int) -> None:
    """BH-4.3, BH-4.4, BH-4.10: both can be faced together, whichever of the two eras the Sabaton has jumped to."""
    table = Table(
        hands=[["trebuchet"], []],
        board={
            II: ["viking_berserkers", "mongol_horse_archers", "genoese_crossbowmen"],
            III: ["ballonabwehrkanone", "maori_toa", "geobukseon"],
        },
        eras=[era, -1],
    )
    table.run(TheBattle()).choose(PAR, "conquer", space)
    assert table.offers == sorted([("face", space, 1), ("face", 5, 2)])
    table.choose(PAR, "face", 5, 2)
    assert table.defenders == ["genoese_crossbowmen", "ballonabwehrkanone"]
    assert (table.board(II)[2], table.board(III)[0]) == ("", "")
    table.deploy("trebuchet")
    assert table.told(LinkFormed) == [
        LinkFormed(DEFENDER, table.unit("genoese_crossbowmen"), table.unit("ballonabwehrkanone"), II)
    ]
    assert table.asked == CHANCE
