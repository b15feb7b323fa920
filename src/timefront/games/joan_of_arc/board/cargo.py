"""9. Who carries whom in the sky (JA-9.carrier, ruling J-40).

A pair takes its spaces as one: the carrier counts for both, the passenger for none, so that every check for room
covers both of them.
"""

from __future__ import annotations

from timefront.games.joan_of_arc.state import War


def passenger_of(s: War, carrier: int) -> int:
    """The unit that a unit carries, or -1."""
    for place in range(0, len(s.cargo) - 1, 2):
        if s.cargo[place] == carrier:
            return s.cargo[place + 1]
    return -1


def carrier_of(s: War, passenger: int) -> int:
    """The unit that carries a unit, or -1."""
    for place in range(0, len(s.cargo) - 1, 2):
        if s.cargo[place + 1] == passenger:
            return s.cargo[place]
    return -1


def is_passenger(s: War, unit: int) -> bool:
    """Whether a unit is carried: it has no skills, powers or dice."""
    return bool(s.cargo) and carrier_of(s, unit) >= 0


def load(s: War, carrier: int, passenger: int) -> None:
    """Let a unit carry another."""
    s.cargo += [carrier, passenger]


def unload(s: War, unit: int) -> None:
    """Separate the pair that a unit belongs to, as carrier or passenger."""
    for place in range(0, len(s.cargo) - 1, 2):
        if unit in (s.cargo[place], s.cargo[place + 1]):
            s.cargo = s.cargo[:place] + s.cargo[place + 2 :]
            return


def with_passengers(s: War, units: list[int]) -> list[int]:
    """The units, each carrier with its passenger."""
    passengers = [passenger_of(s, unit) for unit in units]
    return units + [unit for unit in passengers if unit >= 0 and unit not in units]
