"""9. Scoring: units, relics, prowess, honor, and the winner."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.battle_through_history.table import CHRIS, HANNES, II, IV, JOAKIM, PAR, TOMMY, I, Table
from timefront.games.battle_through_history.events.scores import (
    CampaignWon,
    HonorScored,
    ProwessScored,
    RelicsScored,
    ScoreTotalled,
    TieBroken,
    UnitsScored,
    VictoryShared,
)
from timefront.games.battle_through_history.rules.scoring import Scoring
from timefront.games.battle_through_history.show.records import Prowess
from timefront.kernel.game import Outcome

ERA_I = ["terracotta_warrior", "rosetta_stone", "antikythera_mechanism", "sword_of_goujian", "narmer_palette"]
ERA_IV = ["wright_flyer", "sarajevo_car", "deborah", "cher_ami", "enigma_machine"]
FIVE_AND_MORE = [*ERA_I, "cyrus_cylinder", "larnax_of_vergina", "lion_capital_of_ashoka"]
VALUES = (1, 2, 3, 5)
"""What the prowess tokens of every Sabaton are worth, in the order of their numbers."""


def won(table: Table, winner: int, loser: int, place: int, value: int) -> Table:
    """A prowess token that a player won earlier."""
    number = loser * 4 + place
    table.s.prowess[number] = VALUES.index(value)
    table.s.prowess_known[number] |= 1 << winner
    table.s.prowess_holder[number] = winner
    return table


def scored(**laid: Any) -> Table:
    return Table(**laid).run(Scoring())


def totals(table: Table) -> list[int]:
    return [event.points for event in table.told(ScoreTotalled)]


# 9.1 Units


def test_BH_9_1_an_elite_is_worth_1_a_hero_3_a_base_unit_nothing() -> None:
    table = scored(discards=[["spy", "varangian_guard"], ["leonidas"]])
    assert table.told(UnitsScored) == [UnitsScored(PAR, 1, 0, 1), UnitsScored(JOAKIM, 0, 1, 3)]
    assert totals(table) == [1, 3]


def test_BH_9_1_wherever_they_are_but_dismissed() -> None:
    """Deck, hand, discard and set aside (ruling B-57)."""
    table = Table(
        hands=[["varangian_guard"]],
        decks=[["trung_sisters", "saladin"]],
        discards=[["knights_templar"]],
        aside=[["leonidas"]],
    )
    table.s.dismissed = table.units("agojie", "milunka_savic")
    assert table.run(Scoring()).told(UnitsScored)[PAR] == UnitsScored(PAR, 3, 2, 9)


# 9.2 Relics


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 6), (5, 9), (6, 9), (8, 9)])
def test_BH_9_2_relics_of_one_era(count: int, points: int) -> None:
    table = scored(relics=[FIVE_AND_MORE[:count]])
    assert totals(table)[PAR] == points
    assert table.told(RelicsScored) == ([RelicsScored(PAR, I, count, points)] if count else [])


def test_BH_9_2_every_era_counts_on_its_own() -> None:
    table = scored(relics=[[*ERA_I[:2], "vasa", *ERA_IV[:3]], ["jikji"]])
    assert totals(table) == [2 + 1 + 4, 1]
    assert [(event.seat, event.era, event.count) for event in table.told(RelicsScored)] == [
        (PAR, I, 2),
        (PAR, 2, 1),
        (PAR, IV, 3),
        (JOAKIM, II, 1),
    ]


# 9.3 Prowess and honor


def test_BH_9_3_tokens_won_from_others_count_their_value() -> None:
    table = won(won(Table(), PAR, JOAKIM, 0, 5), PAR, JOAKIM, 3, 2).run(Scoring())
    assert totals(table) == [7, 0]
    assert table.told(ProwessScored) == [ProwessScored(PAR, JOAKIM, 5), ProwessScored(PAR, JOAKIM, 2)]


def test_BH_9_3_own_tokens_count_nothing_even_when_somebody_has_looked() -> None:
    """Joakim has looked at a token of Pär's and put it back."""
    table = Table()
    table.s.prowess[0], table.s.prowess_known[0] = 3, 1 << JOAKIM
    assert totals(table.run(Scoring())) == [0, 0]
    assert table.told(ProwessScored) == []


def test_BH_9_3_an_honor_token_is_worth_1() -> None:
    table = scored(honors=[0, 3])
    assert totals(table) == [0, 3]
    assert table.told(HonorScored) == [HonorScored(JOAKIM, 3)]


def test_BH_10_6_the_final_score_of_Tommy() -> None:
    """BH-10.6: 3 elites 3, a hero 3, prowess of Hannes 5, four relics of era IV 6, one of era I 1: 18 points."""
    table = Table(
        seats=5,
        hands=[[], [], [], [], ["varangian_guard", "pipers"]],
        decks=[[], [], [], [], ["agojie", "onager"]],
        discards=[[], [], [], [], ["night_witches"]],
        aside=[[], [], [], [], ["leonidas"]],
        relics=[[], [], [], [], [*ERA_IV[:4], ERA_I[0]]],
    )
    won(table, TOMMY, HANNES, 1, 5).run(Scoring())
    assert [event for event in table.told(UnitsScored) if event.seat == TOMMY] == [UnitsScored(TOMMY, 3, 1, 6)]
    assert table.told(RelicsScored) == [RelicsScored(TOMMY, I, 1, 1), RelicsScored(TOMMY, IV, 4, 6)]
    assert table.told(ProwessScored) == [ProwessScored(TOMMY, HANNES, 5)]
    assert totals(table) == [0, 0, 0, 0, 18]
    assert table.told(CampaignWon) == [CampaignWon(TOMMY, 18)]


# 9.4 Victory


def test_BH_9_4_most_points_win() -> None:
    table = scored(seats=3, discards=[["varangian_guard"], ["leonidas"], []], honors=[1, 0, 2])
    assert totals(table) == [2, 3, 2]
    assert table.told(CampaignWon) == [CampaignWon(JOAKIM, 3)]
    assert table.told(TieBroken) == []
    assert table.outcome == Outcome((JOAKIM,), (2, 3, 2), "points")


def test_BH_9_4_a_tie_goes_to_most_relics() -> None:
    """Four points each: two relics beat one relic with a hero."""
    table = scored(
        relics=[["rosetta_stone"], ["vasa", "jikji"]],
        discards=[["leonidas"], ["agojie", "varangian_guard"]],
    )
    assert totals(table) == [4, 4]
    assert table.told(TieBroken) == [TieBroken(JOAKIM, 2, 0)]
    assert table.told(CampaignWon) == [CampaignWon(JOAKIM, 4)]
    assert table.outcome == Outcome((JOAKIM,), (4, 4), "points")


def test_BH_9_4_then_to_most_heroes_those_set_aside_too() -> None:
    table = scored(
        relics=[["rosetta_stone"], ["vasa"]],
        discards=[["varangian_guard", "agojie", "night_witches"]],
        aside=[[], ["leonidas"]],
    )
    assert totals(table) == [4, 4]
    assert table.told(TieBroken) == [TieBroken(JOAKIM, 1, 1)]
    assert table.outcome == Outcome((JOAKIM,), (4, 4), "points")


def test_BH_9_4_then_the_victory_is_shared() -> None:
    table = scored(relics=[["rosetta_stone"], ["vasa"]], aside=[["saladin"], ["leonidas"]])
    assert table.told(VictoryShared) == [VictoryShared(PAR, 4), VictoryShared(JOAKIM, 4)]
    assert (table.told(CampaignWon), table.told(TieBroken)) == ([], [])
    assert table.outcome == Outcome((PAR, JOAKIM), (4, 4), "shared")


def test_BH_9_4_two_of_three_share_after_the_tie_break() -> None:
    """Pär has as many points, but no relic."""
    table = scored(seats=3, relics=[[], ["vasa"], ["jikji"]], honors=[1, 0, 0])
    assert totals(table) == [1, 1, 1]
    assert table.told(TieBroken) == [TieBroken(JOAKIM, 1, 0)]
    assert table.told(VictoryShared) == [VictoryShared(JOAKIM, 1), VictoryShared(CHRIS, 1)]
    assert table.outcome == Outcome((JOAKIM, CHRIS), (1, 1, 1), "shared")


def test_BH_9_4_nobody_has_anything() -> None:
    assert scored(seats=4).outcome == Outcome((0, 1, 2, 3), (0, 0, 0, 0), "shared")


def test_BH_9_4_while_the_game_goes_on_nobody_has_won() -> None:
    table = Table(hands=[["spy"]])
    assert table.outcome is None
    assert table.run(Scoring()).outcome is not None


def test_BH_9_3_after_the_end_everybody_sees_the_prowess_tokens_that_were_looked_at() -> None:
    table = won(Table(hands=[["spy"]], decks=[["archers"]]), PAR, JOAKIM, 2, 5)
    assert table.view(JOAKIM).players[JOAKIM].prowess[2].value is None
    table.run(Scoring())
    for seat in (PAR, JOAKIM, None):
        view = table.view(seat).players
        assert view[JOAKIM].prowess[2] == Prowess(holder=PAR, known_by=[PAR], value=5)
        assert view[PAR].hand == [table.unit("spy")]
