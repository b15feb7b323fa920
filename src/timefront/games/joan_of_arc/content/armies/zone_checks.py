"""13. Whether the players of a scenario can deploy their armies (JA-13.3)."""

from __future__ import annotations

from timefront.games.joan_of_arc.content.scenarios import Scenario
from timefront.games.joan_of_arc.content.vocabulary import BROKEN, MORE_MORALE


def check_zones(scenario: Scenario) -> None:
    """A player with an army has a zone on the ground that no enemy shares; morale belongs to armies only."""
    table, board = scenario.table, scenario.board
    with_army = {unit.seat for unit in scenario.units if unit.is_deployed}
    for seat, areas in enumerate(scenario.zones):
        if seat in with_army and not areas:
            table.report("zones", f"player {seat + 1} has none", "name areas for the army (JA-13.3)")
        for area in areas:
            if area >= board.ground_count:
                table.report("zones", f"{board.area_names[area]} is not on the ground", "name ground areas (JA-13.3)")
            others = [other for other, zone in enumerate(scenario.zones) if area in zone]
            if len({scenario.players[other].side for other in others}) > 1:
                table.report(
                    "zones", f"{board.area_names[area]} is in those of both sides", "keep them apart (JA-13.3)"
                )
    for victory in scenario.victories:
        counted = victory.condition in (BROKEN, MORE_MORALE) and victory.side >= 0
        if counted and not total_morale(scenario, 1 - victory.side):
            wrong = f"{scenario.sides[1 - victory.side]} has no army"
            victory.table.report("condition", wrong, 'deploy one with at = "zone" (JA-13.3)')


def total_morale(scenario: Scenario, side: int) -> int:
    """The morale of a side's whole army."""
    return sum(
        unit.morale
        for number, unit in enumerate(scenario.units)
        if unit.is_deployed and scenario.side_of(number) == side
    )
