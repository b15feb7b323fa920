"""`timefront compare`: does a change matter?"""

from __future__ import annotations

import shlex
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from timefront.cli.common import Progress, UserError, game_named, pack_in, print_json
from timefront.cli.studies import USUAL, Games, Series, seat_bots

if TYPE_CHECKING:
    from timefront.lab.comparing import Comparison, Findings, Way

AS_IS = "as-is"
MOST_KEPT = 20
"""How many pairs with different winners are stored."""


def compare(
    game: str,
    first: str,
    second: str,
    *,
    games: Games = 4000,
    bots: str = "greedy",
    seat: str = "",
    margin: float = 5.0,
    error: float = 5.0,
    raw: bool = False,
    keep: Path | None = None,
    series: Series = USUAL,
) -> int:
    """Find out whether a change matters, with as few games as possible: two bots, packs, scenarios or rules options.

    A way of playing is written as what differs, separated by commas: bot=mcts:100, pack=FOLDER, scenario=KEY, or a
    rules option with its value; as-is is the game as it comes.

    Parameters
    ----------
    game
        the game to play.
    first
        the first way of playing.
    second
        the second one.
    games
        the most games; fewer are played if the answer is clear earlier.
    bots
        who plays if the bots are not what differs: one bot for every seat, separated by commas, or one for all.
    seat
        whose share is compared if the bots are not what differs; without it, that of the first seat.
    margin
        the least difference that matters, in percentage points.
    error
        how often the answer may be wrong, in percent.
    raw
        leave the luck in: a game takes less time, but it may take more of them.
    keep
        a folder for match files of games in which the winner changed.
    """
    from timefront.lab.comparing import Comparison, compare
    from timefront.lab.sequential import SequentialTest

    if not (0 < margin <= 50 and 0 < error < 50):
        raise UserError("Margin and error are percentages: above 0, the margin up to 50, the error below 50.")
    chosen = game_named(game)
    seats = series.seat_count(chosen)
    if games < 2:
        raise UserError("There must be at least 2 games.")
    ways = _ways(first, second, seats, bots, series)
    comparison = Comparison(
        chosen.name,
        *ways,
        seats,
        _seat_number(chosen, seat, seats),
        series.seed,
        pairs=(games + 1) // 2,
        test=SequentialTest(margin / 100, error / 100),
        with_luck=not raw,
    )
    for way in ways:
        comparison.setting(way)
    if keep is not None and keep.exists() and not keep.is_dir():
        raise UserError(f"{keep} is no folder.")
    pool = series.pool
    with Progress(comparison.pairs) as progress:
        findings = compare(comparison, pool, progress.advance)
    kept = [] if keep is None else _keep(comparison, findings, keep)
    report = _report(comparison, findings, kept)
    if series.json:
        print_json(report)
    else:
        _print(comparison, report, first, second)
    return 0


def _seat_number(game: Any, name: str, seats: int) -> int:
    names = game.seat_names(seats)
    if name and name not in names:
        raise UserError(f"There is no seat {name!r}: use {', '.join(names)}.")
    return names.index(name) if name else 0


def _ways(first: str, second: str, seats: int, bots: str, series: Series) -> tuple[Way, Way]:
    """The two ways of playing that the words on the command line compare."""
    one, other = _way(first, series), _way(second, series)
    players = tuple(seat_bots(bots, seats, seats))
    if bool(one.bots) != bool(other.bots):
        raise UserError("Two bots are compared with each other: write bot=NAME in both ways, or in none.")
    if not one.bots:
        one, other = replace(one, bots=players), replace(other, bots=players)
        if one == other:
            raise UserError("Both ways are the same: nothing would differ.")
    elif one.bots == other.bots:
        raise UserError("Both ways have the same bot: use --bots to say who plays if something else differs.")
    elif replace(one, bots=()) != replace(other, bots=()):
        raise UserError("Compare one thing at a time: bots, or what they play.")
    return one, other


def _way(words: str, series: Series) -> Way:
    """The way of playing that some words describe."""
    from timefront.bots.registry import player_named
    from timefront.lab.comparing import Way

    bots: tuple[str, ...] = ()
    scenario, options, files = series.scenario, series.options, series.pack_files
    for word in [] if words == AS_IS else words.split(","):
        name, equals, value = word.partition("=")
        if not (name and equals and value):
            raise UserError(
                f"{word!r} is not a way of playing: write bot=NAME, pack=FOLDER, scenario=KEY, a rules option with its"
                f" value, or {AS_IS}."
            )
        if name == "bot":
            player_named(value)
            bots = (value,)
        elif name == "pack":
            files = dict(pack_in(Path(value)).files)
        elif name == "scenario":
            scenario = value
        else:
            options = {**options, name: value}
    return Way(bots, scenario, options, files)


def _keep(comparison: Comparison, findings: Findings, folder: Path) -> list[str]:
    """Store games in which the winner changed; returns their files."""
    from timefront.lab.comparing import replay_pair
    from timefront.lab.storing import store

    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for number in findings.turned[:MOST_KEPT]:
        for which, match in zip(("first", "second"), replay_pair(comparison, number), strict=True):
            path = folder / f"pair-{number}-{which}.jsonl"
            path.unlink(missing_ok=True)
            store(match, path)
            files.append(str(path))
    return files


def _report(comparison: Comparison, findings: Findings, kept: list[str]) -> dict[str, Any]:
    """The findings as data."""
    figures: dict[str, Any] = {
        "verdict": str(findings.verdict),
        "pairs": len(findings.pairs),
        "margin": comparison.test.margin,
        "error": comparison.test.error,
        "turned": findings.turned,
        "files": kept,
    }
    if findings.pairs:
        figures["raw"] = _difference(findings.raw)
        figures["adjusted"] = _difference(findings.adjusted)
        figures["variance_ratio"] = findings.variance_ratio
        for which, name in enumerate(("first", "second")):
            figures[name] = {
                "decisions_per_game": sum([pair.decisions[which] for pair in findings.pairs]) / len(findings.pairs),
                "draws": sum([pair.draws[which] for pair in findings.pairs]) / len(findings.pairs),
            }
    return figures


def _difference(values: list[float]) -> dict[str, Any]:
    """The mean of the pairs' differences with its 95 % interval."""
    from timefront.kernel.intervals import mean_and_half_width

    mean, half_width = mean_and_half_width(values)
    return {"difference": mean, "interval": [mean - half_width, mean + half_width]}


def _print(comparison: Comparison, report: dict[str, Any], first: str, second: str) -> None:
    """Print the report for people."""
    count, kept = report["pairs"], report["files"]
    if comparison.is_of_bots:
        first, second = comparison.first.bots[0], comparison.second.bots[0]
    print(f"{first} and {second}: {2 * count} games in {count} pairs with the same luck")
    if not count:
        return
    what = f"{first} against {second}, above a half" if comparison.is_of_bots else f"share by {first}, above {second}"
    _print_difference(f"{what}, as played", report["raw"])
    if comparison.with_luck:
        _print_difference(f"{what}, less luck", report["adjusted"])
        print(f"  without luck the differences spread {report['variance_ratio']:.2f} times less (variance)")
    if not comparison.is_of_bots:
        for name, one in ((first, report["first"]), (second, report["second"])):
            print(f"  {name}: {one['decisions_per_game']:.0f} decisions a game, {one['draws']:.1%} draws")
    print(f"  the winner changed in {len(report['turned'])} of {count} pairs")
    print(_sentence(comparison, report, first, second))
    if kept:
        print("Games in which it changed, in pairs; to look at one:")
        print(f"  timefront replay {shlex.quote(kept[0])}")


def _print_difference(what: str, found: dict[str, Any]) -> None:
    low, high = found["interval"]
    print(f"  {what}: {found['difference']:+.1%} (95 % interval {low:+.1%} to {high:+.1%})")


def _sentence(comparison: Comparison, report: dict[str, Any], first: str, second: str) -> str:
    """What the test says."""
    margin = f"{100 * comparison.test.margin:g} points"
    is_early = report["pairs"] < comparison.pairs
    early = " Stopped early, so the intervals are somewhat too narrow." if is_early else ""
    verdict = report["verdict"]
    if verdict == "open":
        return f"Not enough games to tell whether there is a difference of {margin}."
    if verdict == "same":
        return f"There is no difference of {margin}.{early}"
    more, less = (first, second) if verdict == "more" else (second, first)
    if comparison.is_of_bots:
        return f"{more} is the better bot.{early}"
    return f"It matters: {more} gives the seat more than {less}.{early}"
