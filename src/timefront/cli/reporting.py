"""A study of a game as one page: `timefront report`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from timefront.cli.common import Progress, UserError, game_named, must_be_language, print_json
from timefront.cli.studies import USUAL, Games, Series, seated

if TYPE_CHECKING:
    from timefront.lab.report.watching import GameNotes
    from timefront.lab.simulate import Study

MOST_SAMPLES = 50


def report(
    game: str,
    file: Path | None = None,
    *,
    games: Games = 200,
    bots: str = "greedy",
    ladder: int = 0,
    worth: int = 0,
    samples: int = 3,
    lang: str = "en",
    series: Series = USUAL,
) -> int:
    """Play many games and write what they tell as one HTML file: who wins, how it goes, what is luck, what is used.

    Ctrl-C ends the games; the report tells of those that are done.

    Parameters
    ----------
    game
        the game to study.
    file
        where to write; without it, the game's name with .html.
    games
        how many games.
    bots
        one bot for every seat, separated by commas, or one for all.
    ladder
        pairs of games of each bot against the next weaker one: whether more thinking wins; 0 leaves it out.
    worth
        pairs of games for each verb, of a bot that may not choose it against one that may; 0 leaves it out.
    samples
        how many of the games are written as match files, into a folder beside the page.
    lang
        the language of the page.
    """
    from timefront.lab.report.page import data_of, written
    from timefront.lab.simulate import Study

    chosen = game_named(game)
    must_be_language(lang)
    players = seated(bots, series.seats, series.seat_count(chosen))
    series.check(chosen, games, len(players))
    if not 0 <= samples <= MOST_SAMPLES or ladder < 0 or worth < 0:
        raise UserError(f"There are up to {MOST_SAMPLES} samples; numbers of pairs are 0 or more.")
    path = Path(f"{game}.html") if file is None else file
    if not path.parent.is_dir():
        raise UserError(f"There is no folder {path.parent}.")
    study = Study(game, players, games, series.seed, series.scenario, series.options, series.pack_files)
    notes = _played(study, series.pool)
    if not notes:
        raise UserError("No game was finished, so there is nothing to report.")
    figures = _with_contests(study, notes, ladder, worth, series.pool)
    files = _stored(study, notes[:samples], path)
    path.write_text(written(study, figures, files, lang), encoding="utf-8")
    if series.json:
        print_json(data_of(study, figures, files))
    else:
        print(f"{len(notes)} games in {path}, {path.stat().st_size / 1000:.0f} KB")
    return 0


def _played(study: Study, pool: Any) -> list[GameNotes]:
    """The notes of the games; Ctrl-C ends them."""
    from functools import partial

    from timefront.bots.pools import in_chunks
    from timefront.lab.report.watching import noted_games

    notes: list[GameNotes] = []
    with Progress(study.games) as progress:
        parts = in_chunks(partial(noted_games, study), study.games, 2, pool, progress.advance)
        try:
            for part in parts:
                notes += part
        except KeyboardInterrupt:
            pass
        finally:
            parts.close()
    return notes


def _with_contests(study: Study, notes: list[GameNotes], ladder: int, worth: int, pool: Any) -> Any:
    """The figures, with what contests add; one that is ended by Ctrl-C is left out."""
    from timefront.lab.report import contests
    from timefront.lab.report.figures import figures_of

    figures = figures_of(notes)
    verbs = [use.name for use in figures.verbs if use.games > 0]
    try:
        if ladder:
            with Progress(ladder * (len(contests.LADDER) - 1)) as progress:
                figures.ladder = contests.ladder(study, ladder, pool, progress.advance)
        if worth:
            with Progress(worth * len(verbs)) as progress:
                figures.worths = contests.worths(study, verbs, worth, pool, progress.advance)
    except KeyboardInterrupt:
        pass
    return figures


def _stored(study: Study, notes: list[GameNotes], path: Path) -> list[str]:
    """Some games as match files beside the page."""
    from timefront.lab.report.watching import stored_game
    from timefront.lab.storing import store

    files = []
    for game in notes:
        folder = path.with_suffix(".games")
        folder.mkdir(exist_ok=True)
        file = folder / f"game-{game.number}.jsonl"
        file.unlink(missing_ok=True)
        store(stored_game(study, game.number), file)
        files.append(str(file))
    return files
