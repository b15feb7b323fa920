"""Attacks for tests: who attacks which area, and automatic answers where the choice does not matter."""

from __future__ import annotations

from tests.games.joan_of_arc.scenes import Scene
from timefront.games.joan_of_arc.content.vocabulary import MELEE
from timefront.games.joan_of_arc.rules.activation.gigantic import declare_gigantic_die
from timefront.games.joan_of_arc.rules.attack.muster import muster
from timefront.games.joan_of_arc.rules.attack.sequence import Attack
from timefront.games.joan_of_arc.state import REROLL, TOKEN_KINDS
from timefront.kernel.flow import OVER

PATAY = "patay"
FIERBOIS = "fierbois"


def attacked(
    scene: Scene,
    area: str,
    *attackers: int,
    roll: int = MELEE,
    ways: tuple[int, ...] = (),
    is_commanded: bool = False,
    keep_tokens: bool = False,
    seat: int = 0,
) -> Scene:
    """A player's units attack an area; reroll tokens are removed unless the test keeps them."""
    if not keep_tokens:
        for owner in range(scene.setting.seats):
            scene.s.tokens[owner * TOKEN_KINDS + REROLL] = 0
    came = list(ways) or [0] * len(attackers)
    muster(scene.s, seat, scene.area(area), roll, list(attackers), came, is_commanded=is_commanded)
    return on(scene.start(Attack()))


def gigantic(scene: Scene, area: str, *attackers: int) -> Scene:
    """The same, and the first attacker has declared its gigantic die."""
    declare_gigantic_die(scene.s, attackers[0])
    return attacked(scene, area, *attackers)


def on(scene: Scene) -> Scene:
    """Give all answers that are forced, and strike back."""
    while scene.s.seat >= 0 and (scene.s.is_forced() or scene.asked() == "StrikeBack.answer_back"):
        scene.s.answer(scene.s.offer()[-1])
    return scene


def fall(scene: Scene, *results: str) -> Scene:
    """The dice show these results."""
    return on(scene.roll(*results))


def say(scene: Scene, *choice: object) -> Scene:
    """The asked seat answers."""
    return on(scene.choose(*choice))


def is_over(scene: Scene) -> bool:
    """Whether the attack is resolved."""
    return scene.s.seat == OVER
