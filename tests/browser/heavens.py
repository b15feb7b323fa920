"""The learning skirmish under a sky, with flyers, a passenger, a war machine and gigantic creatures."""

from __future__ import annotations

from random import Random

from timefront.bots.bot import Knowledge
from timefront.bots.greedy import CarelessBot
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.kernel.packs import PackFiles
from timefront.matches.making import new_match
from timefront.matches.match import Match

FORAGERS = "scenarios/foragers.toml"
CHANGES = (
    ("\nfirst_player =", '\nsky = ["clouds", "blue", "rainbow"]\nfirst_player ='),
    ('"first_steps", "steady_march"', '"first_steps", "steady_march", "steady_march"'),
    ('{ unit = "sergeants_at_arms", player = 1, at = "B2" }', '{ unit = "angel", player = 1, at = "B2" }'),
    ('{ unit = "mounted_sergeants_at_arms", player = 1', '{ unit = "griffin", player = 1'),
    (
        '{ unit = "crossbowmen", player = 1, at = "B3" }',
        '{ unit = "ballista", player = 1, at = "B3" },\n    { unit = "devil", player = 1, at = "C4a" }',
    ),
    (
        '{ unit = "sergeants_at_arms", player = 2, at = "D2" }',
        '{ unit = "flying_demons", player = 2, at = "^3", count = 2 }',
    ),
    (
        '{ unit = "mounted_sergeants_at_arms", player = 2, at = "D2" }',
        '{ unit = "leviathan", player = 2, at = "C3a" }',
    ),
)


def sky_pack() -> PackFiles:
    """The French have an angel, a griffin, a ballista and a Devil, the English flying demons and a Leviathan."""
    files = dict(JOAN_OF_ARC.built_in_pack().files)
    for old, new in CHANGES:
        assert old in files[FORAGERS], old
        files[FORAGERS] = files[FORAGERS].replace(old, new, 1)
    return PackFiles(files)


def sky_match(until: str = "OrderPhase.order", seed: str = "sky") -> Match:
    """A match at the first such question for the first player."""
    game = JOAN_OF_ARC
    match = new_match(game, game.setting(sky_pack(), "foragers", {}, 2), seed=seed)
    rng, bot = Random(seed), CarelessBot()
    while match.state.seat != 0 or match.state.question_name() != until:
        seat = match.state.seat
        match.play(seat, bot.choose(Knowledge(game, match.state, seat), rng))
    return match


def choose(match: Match, *choices: tuple[str | int, ...]) -> Match:
    """Choose for the first player; areas are given by their names."""
    names = match.setting.board.area_names  # type: ignore[attr-defined]
    for verb, *rest in choices:
        ids = [names.index(one) if isinstance(one, str) else one for one in rest]
        wanted = [choice for choice in match.offer(0) if choice[0] == verb and list(choice[1 : 1 + len(ids)]) == ids]
        assert wanted, (verb, ids, match.offer(0))
        match.play(0, wanted[0])
    return match


def turn_of_the_first(match: Match) -> Match:
    """The second player declines everything on the way to the first player's next choice."""
    while match.state.seat != 0:
        match.play(1, match.offer(1)[-1])
    return match
