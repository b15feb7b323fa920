"""Activations in scenes: begin one, resolve a declared attack, look at it."""

from __future__ import annotations

from random import Random

from tests.games.joan_of_arc.scenes import Scene
from timefront.games.joan_of_arc.content.vocabulary import COMMAND, ORDERS
from timefront.games.joan_of_arc.rules.activation.activation import Activation
from timefront.games.joan_of_arc.rules.attack.muster import attackers, way_of
from timefront.games.joan_of_arc.rules.rounds.orders import OrderPhase
from timefront.games.joan_of_arc.rules.rounds.own_areas import own_units
from timefront.games.joan_of_arc.state import ORDER_KINDS
from timefront.kernel.flow import CHANCE

FRENCH = 0
ENGLISH = 1


def activate(scene: Scene, area: str, mode: int = COMMAND, seat: int = FRENCH) -> Scene:
    """The units of a seat in an area are activated."""
    place = scene.area(area)
    return scene.start(Activation(seat, place, own_units(scene.s, seat, place), mode))


def order_phase(scene: Scene, seat: int = FRENCH, **orders: int) -> Scene:
    """The order phase of a seat that has these orders and no others; the other seat has none."""
    scene.s.active = seat
    scene.s.orders = [0] * len(scene.s.orders)
    give_orders(scene, seat, **orders)
    return scene.start(OrderPhase(seat))


def give_orders(scene: Scene, seat: int, **orders: int) -> None:
    """Give a seat this many orders of these kinds."""
    for kind, count in orders.items():
        scene.s.orders[seat * ORDER_KINDS + ORDERS.index(kind)] = count


def orders_of(scene: Scene, seat: int) -> list[int]:
    """The orders that a seat can still play: command, charge, reactivation, interrupt."""
    return scene.s.orders[seat * ORDER_KINDS : (seat + 1) * ORDER_KINDS]


def all_wait(scene: Scene) -> Scene:
    """Every unit of the activation waits, and no bonus action is used."""
    while scene.asked().startswith(("Activation.", "Declaration.")):
        verb = next(verb for verb in ("rest-waits", "all-wait", "wait", "finish-activation") if scene.offered(verb))
        scene.choose(*scene.offered(verb)[0])
    return scene


def ways(scene: Scene) -> list[int]:
    """How the attackers arrived."""
    return [way_of(scene.s, unit) for unit in attackers(scene.s)]


def until_fought(scene: Scene) -> Scene:
    """Resolve the attack with any answers."""
    rng = Random(1)
    s = scene.s
    while s.fight:
        s.answer(s.chance().sample(rng) if s.seat == CHANCE else rng.choice(s.offer()))
    return scene


def areas_of(scene: Scene, verb: str, unit: int) -> list[str]:
    """The areas that a verb offers to a unit."""
    names = scene.setting.board.area_names
    return [names[choice[-1]] for choice in scene.offered(verb) if choice[1] == unit]


def areas(scene: Scene, verb: str) -> list[str]:
    """The areas that a verb offers."""
    names = scene.setting.board.area_names
    return [names[choice[-1]] for choice in scene.offered(verb)]
