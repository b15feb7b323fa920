"""9. Carriers take a unit along on a move that starts on the ground (JA-9.carrier, ruling J-40)."""

from __future__ import annotations

from timefront.games.joan_of_arc.board.abilities import has_skill
from timefront.games.joan_of_arc.board.areas import size_of, ways_from
from timefront.games.joan_of_arc.board.cargo import load
from timefront.games.joan_of_arc.board.placing import move
from timefront.games.joan_of_arc.board.sky import is_sky
from timefront.games.joan_of_arc.content.vocabulary import BIG, CARRIER, CHARACTER, CIVILIAN
from timefront.games.joan_of_arc.events.flight import PassengerTaken
from timefront.games.joan_of_arc.rules.activation.moves import refuse_move
from timefront.games.joan_of_arc.rules.flight.levels import note_flight, other_level
from timefront.games.joan_of_arc.state import War, unit_side
from timefront.kernel.bits import members
from timefront.kernel.questions import Refusal


def refuse_passenger(s: War, carrier: int, passenger: int) -> Refusal | None:
    """JA-9.carrier: why a unit may not be taken along: only an allied character or civilian in the area, not big."""
    if not has_skill(s, carrier, CARRIER):
        return Refusal("JA-9.carrier", "lacks-skill")
    if is_sky(s, s.place[carrier]):
        return Refusal("JA-9.carrier", "takes-from-the-ground")
    if s.place[passenger] != s.place[carrier] or unit_side(s, passenger) != unit_side(s, carrier):
        return Refusal("JA-9.carrier", "not-beside-the-carrier")
    if s.setting.cards.kind[s.profile[passenger]] not in (CHARACTER, CIVILIAN) or has_skill(s, passenger, BIG):
        return Refusal("JA-9.carrier", "cannot-be-carried")
    return Refusal("JA-9.carrier", "not-itself") if passenger == carrier else None


def refuse_carrying(s: War, carrier: int, passenger: int, area: int, coming: int) -> Refusal | None:
    """JA-9.carrier: why a carrier may not fly a passenger into an area; there must be room for both."""
    refusal = refuse_passenger(s, carrier, passenger)
    if refusal is not None:
        return refusal
    return refuse_move(s, carrier, area, unit_side(s, carrier), coming + size_of(s, passenger))


def fellows(s: War, carrier: int) -> list[int]:
    """The units with a carrier, some of which it may take along."""
    return members(s.here[s.place[carrier]] & s.force[unit_side(s, carrier)] & ~(1 << carrier))


def flights(s: War, carrier: int) -> list[int]:
    """JA-6.2, JA-12.3: where a carrier may move, no matter who is there."""
    return ways_from(s, s.place[carrier]) + other_level(s, carrier)


def fly_with(s: War, carrier: int, passenger: int, area: int) -> bool:
    """JA-9.carrier: make the move, if it is still possible; on the ground the passenger is dropped at once."""
    if refuse_carrying(s, carrier, passenger, area, 0) is not None:
        return False
    note_flight(s, carrier, area)
    load(s, carrier, passenger)
    s.emit(PassengerTaken, s.owner[carrier], carrier, passenger)
    move(s, [carrier], area)
    return True
