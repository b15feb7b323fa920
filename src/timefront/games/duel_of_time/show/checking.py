"""What must hold in every position: no unit, cube or card is lost or appears from nowhere, and who charges is there."""

from __future__ import annotations

from timefront.games.duel_of_time.content.geometry import RED, SPACES, YELLOW, at
from timefront.games.duel_of_time.content.pack import CARDS
from timefront.games.duel_of_time.rules.commands import Charge
from timefront.games.duel_of_time.state import UNITS, Duel, placement_of, white_supply
from timefront.games.duel_of_time.verbs import SEATS
from timefront.kernel.bits import members


def check(s: Duel) -> list[str]:
    """Everything that is wrong, in words."""
    found: list[str] = []
    for seat in (YELLOW, RED):
        if sum(s.units[seat * SPACES : seat * SPACES + SPACES]) + s.supply[seat] != UNITS:
            found.append(f"{SEATS[seat]} has not {UNITS} units")
        played = [placement_of(code)[1] for code in s.played if placement_of(code)[0] == seat]
        cards = sorted(members(s.hand[seat]) + members(s.deck[seat]) + played)
        if cards != list(range(CARDS)):
            found.append(f"{SEATS[seat]} has not each card once")
    if min(s.units + s.white + s.supply + s.taken) < 0 or white_supply(s) < 0:
        found.append("fewer than no cubes")
    asking = s.stack[-1] if s.stack else None
    if isinstance(asking, Charge) and s.units[at(asking.seat, asking.space)] == 0:
        found.append("nobody is there to charge")
    return found
