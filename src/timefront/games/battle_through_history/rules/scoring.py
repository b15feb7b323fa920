"""9. Scoring: units, relics, prowess, honor, and who has won."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final

from timefront.games.battle_through_history.content.pack import ELITE, ERAS, HERO, PROWESS
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
from timefront.games.battle_through_history.rules.rewards import prowess_value
from timefront.games.battle_through_history.state import Campaign, army
from timefront.kernel.flow import Frame, Next
from timefront.kernel.rulebook import rule

RELIC_POINTS = (0, 1, 2, 4, 6, 9)
"""BH-9.2: by the number of relics of one era; more than five are worth as much as five."""


@final
@dataclass
class Scoring(Frame):
    """9. Counting up."""

    @rule("BH-9.1", "BH-9.2", "BH-9.3", "BH-1.10")
    def begin(self, s: Campaign) -> Next:
        """Every player's points, by source (ruling B-58)."""
        for seat in range(s.setting.seats):
            announce_score(s, seat)
        return self.goto("victory")

    @rule("BH-9.4")
    def victory(self, s: Campaign) -> Next:
        """Most points; then most relics; then most heroes; then it is shared."""
        winners = winners_of(s)
        points = total_points(s, winners[0])
        tied = [seat for seat in range(s.setting.seats) if total_points(s, seat) == points]
        if len(winners) < len(tied):
            s.emit(TieBroken, winners[0], s.relics[winners[0]].bit_count(), heroes(s, winners[0]))
        if len(winners) == 1:
            s.emit(CampaignWon, winners[0], points)
        else:
            for seat in winners:
                s.emit(VictoryShared, seat, points)
        return self.done(s)


def announce_score(s: Campaign, seat: int) -> None:
    """Announce the lines of a player's score."""
    s.emit(UnitsScored, seat, elites(s, seat), heroes(s, seat), unit_points(s, seat))
    for era in range(ERAS):
        if s.relics[seat] & s.setting.era_relics[era]:
            s.emit(RelicsScored, seat, era, relics_of_era(s, seat, era), relic_points_of_era(s, seat, era))
    for number in prowess_won(s, seat):
        s.emit(ProwessScored, seat, number // PROWESS, prowess_value(s, number))
    if s.honors[seat]:
        s.emit(HonorScored, seat, s.honors[seat])
    s.emit(ScoreTotalled, seat, total_points(s, seat))


def elites(s: Campaign, seat: int) -> int:
    """The elite units of a player, wherever they are."""
    return (army(s, seat) & s.setting.kind_units[ELITE]).bit_count()


def heroes(s: Campaign, seat: int) -> int:
    """The heroes of a player, including those set aside."""
    return (army(s, seat) & s.setting.kind_units[HERO]).bit_count()


def unit_points(s: Campaign, seat: int) -> int:
    """BH-9.1: an elite unit is worth 1, a hero 3, a base unit nothing."""
    return elites(s, seat) + 3 * heroes(s, seat)


def relics_of_era(s: Campaign, seat: int, era: int) -> int:
    """The number of a player's relics of one era."""
    return (s.relics[seat] & s.setting.era_relics[era]).bit_count()


def relic_points_of_era(s: Campaign, seat: int, era: int) -> int:
    """BH-9.2: what a player's relics of one era are worth."""
    return RELIC_POINTS[min(relics_of_era(s, seat, era), 5)]


def relic_points(s: Campaign, seat: int) -> int:
    """BH-9.2: what all relics of a player are worth."""
    return sum([relic_points_of_era(s, seat, era) for era in range(ERAS)])


def prowess_won(s: Campaign, seat: int) -> list[int]:
    """The prowess tokens that a player has won from others, by place."""
    return [number for number, holder in enumerate(s.prowess_holder) if holder == seat and number // PROWESS != seat]


def total_points(s: Campaign, seat: int) -> int:
    """All points of a player; the winner of a prowess token has always looked at it."""
    prowess = sum([prowess_value(s, number) for number in prowess_won(s, seat)])
    return unit_points(s, seat) + relic_points(s, seat) + prowess + s.honors[seat]


def winners_of(s: Campaign) -> tuple[int, ...]:
    """BH-9.4: the players with most points, then relics, then heroes."""
    ranks = [(total_points(s, seat), s.relics[seat].bit_count(), heroes(s, seat)) for seat in range(s.setting.seats)]
    best = max(ranks)
    return tuple([seat for seat, rank in enumerate(ranks) if rank == best])
