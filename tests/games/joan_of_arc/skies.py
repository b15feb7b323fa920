"""Scenes with a sky: the learning skirmish with sky tiles chosen by the test, or drawn ones."""

from __future__ import annotations

from tests.games.joan_of_arc.boards import BUILT_IN
from tests.games.joan_of_arc.scenes import Scene, setting
from timefront.games.joan_of_arc.content.pack import JoanSetting
from timefront.kernel.packs import PackFiles

FORAGERS = "scenarios/foragers.toml"
DOMREMY = "scenarios/voices_at_domremy.toml"


def with_sky(*tiles: str, sky: str = "") -> PackFiles:
    """The pack with these sky tiles over the learning skirmish, or, without names, with an angel and a drawn sky."""
    files = dict(BUILT_IN.files)
    text = files[FORAGERS]
    if tiles:
        names = ", ".join(f'"{tile}"' for tile in tiles)
        text = text.replace("\nfirst_player =", f"\nsky = [{names}]\nfirst_player =")
    else:
        text = text.replace('{ unit = "crossbowmen", player = 1,', '{ unit = "angel", player = 1,')
    files[FORAGERS] = text
    if sky:
        files["sky.toml"] = sky
        del files[DOMREMY]  # has its own tiles above it
    return PackFiles(files)


def under(*tiles: str) -> JoanSetting:
    """The setting of the learning skirmish under such a sky."""
    return setting("foragers", with_sky(*tiles))


def sky_scene(*units: str, tiles: tuple[str, ...] = ("blue", "blue", "blue")) -> Scene:
    """A scene under the sky hexes ^1, ^2 and ^3, each adjacent to the others."""
    return Scene(under(*tiles), *units)


def heavenly_hosts() -> PackFiles:
    """The learning skirmish with flying units, a carrier's passenger and shooters on both sides."""
    files = dict(with_sky().files)
    for line, flyer in (
        ('"sergeants_at_arms", player = 1', '"saint_martha", player = 1'),
        ('"mounted_sergeants_at_arms", player = 1', '"archangel_gabriel", player = 1'),
        ('"sergeants_at_arms", player = 2', '"flying_demons", player = 2'),
        ('"mounted_sergeants_at_arms", player = 2', '"griffin", player = 2'),
    ):
        files[FORAGERS] = files[FORAGERS].replace(f"unit = {line}", f"unit = {flyer}", 1)
    files[FORAGERS] = files[FORAGERS].replace(
        '"first_steps", "steady_march"', '"first_steps", "steady_march", "steady_march"'
    )
    return PackFiles(files)
