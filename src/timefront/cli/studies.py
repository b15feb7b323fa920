"""Many games between bots: simulate, arena and export."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, final

from cyclopts import Parameter

from timefront.cli.common import Json, Progress, UserError, game_named, pack_in, pairs, print_json

Games = Annotated[int, Parameter(name="--games")]


@final
@Parameter(name="*")
@dataclass
class Series:
    """How a series of games is played: the options that simulate, arena and export share.

    Parameters
    ----------
    seed
        the seed of the whole series; game (or pair of games) number i uses the seed and i.
    executor
        who plays: processes:N, that many processes of this machine; processes, one for every core; ray, a new cluster;
        or ray:ADDRESS, a running one (pip install timefront[cluster]).
    seats
        the number of seats; without it, the least that the game and the bots allow.
    scenario
        the scenario of every game; without one the rules decide.
    option
        a rules option, as name=value.
    pack
        a folder with a content pack of your own.
    """

    seed: str = "0"
    executor: str = "processes:1"
    seats: int | None = None
    scenario: str = ""
    option: list[str] | None = None
    pack: Path | None = None
    json: Json = False

    @property
    def pool(self) -> Any:
        """The workers that play."""
        from timefront.cli.executors import pool_named

        return pool_named(self.executor)

    @property
    def options(self) -> dict[str, str]:
        """The requested rules options."""
        return pairs(self.option, "rules option")

    @property
    def pack_files(self) -> dict[str, str]:
        """The files of the user's pack; empty for the built-in one."""
        return {} if self.pack is None else dict(pack_in(self.pack).files)

    def content_of(self, game: Any) -> Any:
        """The pack that is played: the user's, or the one that comes with the game."""
        return game.built_in_pack() if self.pack is None else pack_in(self.pack)

    def check(self, game: Any, games: int, seats: int) -> None:
        """Refuse what cannot be played, before anything is played."""
        if games < 1:
            raise UserError("The number of games must be at least 1.")
        game.setting(self.content_of(game), self.scenario, self.options, seats)

    def seat_count(self, game: Any) -> int:
        """How many play: the requested number, or the usual one of the scenario."""
        usual: int = game.scenario_seats(self.content_of(game), self.scenario)[0]
        return usual if self.seats is None else self.seats


USUAL = Series()


def simulate(game: str, *, games: Games = 1000, bots: str = "random", series: Series = USUAL) -> int:
    """Play many games between bots and print win rates, lengths and speed.

    The results depend only on the seed, not on the number of workers.

    Parameters
    ----------
    game
        the game to simulate.
    games
        how many games.
    bots
        one bot for every seat, separated by commas, or one for all.
    """
    from timefront.lab.simulate import Study, simulate

    chosen = game_named(game)
    players = seat_bots(bots, series.seats, series.seat_count(chosen))
    series.check(chosen, games, len(players) if series.seats is None else series.seats)
    study = Study(game, players, games, series.seed, series.scenario, series.options, series.pack_files)
    pool = series.pool
    with Progress(games) as progress:
        tally, seconds = simulate(study, pool, progress.advance)
    report = tally.report(chosen.seat_names(len(players)))
    report["speed"] = {
        "seconds": round(seconds, 3),
        "games_per_second": round(tally.games / seconds, 1),
        "decisions_per_second": round(tally.decisions / seconds),
        "moves_per_second": round(tally.moves / seconds),
    }
    if series.json:
        print_json(report)
    else:
        _print_report(report, players)
    return 0


def seat_bots(names: str, seats: int | None, usual: int) -> list[str]:
    """The bot of every seat; a single name stands for all of them."""
    from timefront.bots.registry import player_named

    wanted = names.split(",")
    for name in wanted:
        player_named(name)
    if len(wanted) == 1:
        return wanted * usual
    if seats is not None and len(wanted) != seats:
        raise UserError(f"There are {len(wanted)} bots for {seats} seats: name one for every seat, or one for all.")
    return wanted


def _print_report(report: dict[str, Any], bots: list[str]) -> None:
    print(f"{report['games']} games, {report['decisions']} decisions, {report['moves']} moves")
    for (seat, rate), bot in zip(report["win_rates"].items(), bots, strict=True):
        print(f"  {seat:<12} {bot:<12} {rate:7.1%}")
    print(f"  draws {report['draws']:.1%} (counted half in the rates above)")
    lengths = report["decisions_per_game"]
    print(f"  decisions a game: {lengths['least']} to {lengths['most']}, median {lengths['median']:g}")
    for name, value in report["measures"].items():
        print(f"  {name.replace('_', ' ')}: {value:.2f}")
    speed = report["speed"]
    print(
        f"  {speed['seconds']} s: {speed['games_per_second']} games/s, {speed['decisions_per_second']} decisions/s,"
        f" {speed['moves_per_second']} moves/s"
    )


def arena(game: str, first: str, second: str, *, games: Games = 200, series: Series = USUAL) -> int:
    """Let two bots play each other in pairs of games: the same luck, the seats swapped.

    If there are more than two seats, the bots take them in turn.

    Parameters
    ----------
    game
        the game to play.
    first
        the first bot: random, greedy, mcts:1000, a level: easy, medium, hard; or a program of yours:
        "program:python my_bot.py".
    second
        the second bot.
    games
        how many games, rounded up to pairs.
    """
    from timefront.bots.arena import Contest, play_contest
    from timefront.bots.registry import player_named

    chosen = game_named(game)
    for name in (first, second):
        player_named(name)
    seats = series.seat_count(chosen)
    series.check(chosen, games, seats)
    pairs = (games + 1) // 2
    files = series.pack_files
    contest = Contest(game, first, second, pairs, series.seed, series.scenario, series.options, files, seats)
    pool = series.pool
    with Progress(pairs) as progress:
        standing = play_contest(contest, pool, progress.advance)
    low, high = standing.interval
    report = {
        "games": standing.games,
        "first": first,
        "second": second,
        "rate": standing.rate,
        "interval": [low, high],
        "draws": standing.draws,
    }
    if series.json:
        print_json(report)
    else:
        print(f"{first} against {second}, {standing.games} games in pairs, {standing.draws} draws")
        print(f"  {first} wins {standing.rate:.1%} (95 % interval {low:.1%} to {high:.1%}; draws count half)")
    return 0


def export(
    game: str,
    file: Path,
    *,
    games: Games = 1000,
    bots: str = "random",
    views: bool = False,
    luck: bool = False,
    series: Series = USUAL,
) -> int:
    """Play many games between bots and write them as a data set: what each seat knew and chose, and how games ended.

    Parameters
    ----------
    game
        the game to play.
    file
        where to write: JSON lines, or Parquet if the name ends in .parquet (pip install timefront[lab]).
    games
        how many games.
    bots
        one bot for every seat, separated by commas, or one for all.
    views
        also write what each seat saw, as a browser gets it.
    luck
        also write how lucky every result of chance was.
    """
    from importlib.util import find_spec

    from timefront.lab.export import export
    from timefront.lab.simulate import Study

    chosen = game_named(game)
    players = seat_bots(bots, series.seats, series.seat_count(chosen))
    series.check(chosen, games, len(players))
    if file.suffix == ".parquet" and find_spec("pyarrow") is None:
        raise UserError("Parquet needs the research packages: pip install timefront[lab], or write a .jsonl file.")
    if not file.parent.is_dir():
        raise UserError(f"There is no folder {file.parent}.")
    study = Study(game, players, games, series.seed, series.scenario, series.options, series.pack_files)
    pool = series.pool
    with Progress(games) as progress:
        export(study, file, views=views, luck=luck, pool=pool, progress=progress.advance)
    size = file.stat().st_size
    if series.json:
        print_json({"file": str(file), "games": games, "bytes": size})
    else:
        print(f"{games} games in {file}, {size / 1_000_000:.1f} MB")
    return 0
