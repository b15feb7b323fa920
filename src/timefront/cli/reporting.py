"""`timefront report`: a study of a game on one page."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from timefront.cli.common import Progress, UserError, game_named, must_be_language, print_json
from timefront.cli.studies import USUAL, Games, Series, seat_bots

if TYPE_CHECKING:
    from timefront.lab.kept import ResultStore
    from timefront.lab.report.figures import Figures, Restriction
    from timefront.lab.report.watching import GameNotes
    from timefront.lab.simulate import Study

MOST_SAMPLES = 50
ALL = "all"
VERB = "verb"


def report(
    game: str,
    file: Path | None = None,
    *,
    games: Games = 200,
    bots: str = "greedy",
    ladder: int = 0,
    worth: int = 0,
    worth_of: str = "",
    samples: int = 3,
    notes: Path | None = None,
    lang: str = "en",
    series: Series = USUAL,
) -> int:
    """Play many games and write a report as one HTML file: who wins, how games go, what is luck, what is used.

    Ctrl-C ends the games; the report is about those that are done. Here --scenario takes several scenarios, separated
    by commas, or all: those for as many players as the first.

    Parameters
    ----------
    game
        the game to study.
    file
        where to write; without it, the game's name with .html.
    games
        how many games of each scenario.
    bots
        one bot for every seat, separated by commas, or one for all.
    ladder
        pairs of games of each bot against the next weaker one: whether more thinking wins; 0 leaves it out.
    worth
        pairs of games for each possible choice, of a bot that may not make it against one that may; 0 leaves it out.
    worth_of
        only these kinds, separated by commas: verb, card, unit and so on; without it, everything that has a name.
    samples
        how many games of each scenario are written as match files, into a folder next to the page.
    notes
        a file that stores what is known of each game: with the same file, a later run continues where this one ended.
    lang
        the language of the page.
    """
    from timefront.lab.kept import ResultStore
    from timefront.lab.report.figures import figures_of
    from timefront.lab.report.page import data_of, render_page

    chosen = game_named(game)
    must_be_language(lang)
    if not 0 <= samples <= MOST_SAMPLES or ladder < 0 or worth < 0:
        raise UserError(f"There are up to {MOST_SAMPLES} samples; numbers of pairs are 0 or more.")
    kinds = _kinds(chosen, worth_of)
    path = Path(f"{game}.html") if file is None else file
    for one in (path, *([] if notes is None else [notes])):
        _must_be_writable(one)
    studies = _studies(chosen, games, bots, series)
    kept = _open_notes(notes) if notes is not None else ResultStore()
    played = _play(studies, kept, series.pool)
    found = [one for study in played for one in study]
    if not found:
        raise UserError("No game was finished, so there is nothing to report.")
    figures = figures_of(found)
    done = [study for study, some in zip(studies, played, strict=True) if some]
    _hold_contests(done, figures, ladder, worth, kinds, kept, series.pool)
    files = [
        file
        for study, some in zip(studies, played, strict=True)
        for file in _store_samples(study, some[:samples], path)
    ]
    path.write_text(render_page(done, figures, files, lang), encoding="utf-8")
    if series.json:
        print_json(data_of(done, figures, files))
    else:
        print(f"{len(found)} games in {path}, {path.stat().st_size / 1000:.0f} KB")
    return 0


def _must_be_writable(path: Path) -> None:
    if not path.parent.is_dir():
        raise UserError(f"There is no folder {path.parent}.")
    if path.is_dir():
        raise UserError(f"{path} is a folder: name a file.")


def _kinds(game: Any, words: str) -> list[str]:
    """The kinds whose worth is requested."""
    from timefront.texts.vocabulary import verbs_of

    known = {VERB, *(kind.name for verb in verbs_of(game).values() for kind in verb.kinds.values())}
    kinds = words.split(",") if words else []
    for kind in kinds:
        if kind not in known:
            raise UserError(f"No choice names a {kind!r}: use {', '.join(sorted(known))}.")
    return kinds


def _open_notes(notes: Path) -> ResultStore:
    from timefront.lab.kept import ResultStore

    try:
        return ResultStore(notes)
    except (ValueError, KeyError, TypeError) as error:
        raise UserError(f"{notes} has no notes of a report: name another file.") from error


def _studies(game: Any, games: int, bots: str, series: Series) -> list[Study]:
    """A study for every requested scenario."""
    from timefront.lab.simulate import Study

    seats, studies = 0, []
    for scenario in _scenarios(game, series):
        one = replace(series, scenario=scenario)
        players = seat_bots(bots, one.seats, one.seat_count(game))
        one.check(game, games, len(players))
        if seats not in (0, len(players)):
            raise UserError("These scenarios are for different numbers of players: each number needs its own report.")
        seats = len(players)
        studies.append(Study(game.name, players, games, one.seed, scenario, one.options, one.pack_files))
    return studies


def _scenarios(game: Any, series: Series) -> list[str]:
    """The requested scenarios; if all, those for as many players as the first."""
    if series.scenario != ALL:
        return list(dict.fromkeys(series.scenario.split(",")))
    found = game.scenarios(series.content_of(game))
    counts = {key: replace(series, scenario=key).seat_count(game) for key in found}
    return [key for key in found if counts[key] == counts[found[0]]]


def _play(studies: list[Study], kept: ResultStore, pool: Any) -> list[list[GameNotes]]:
    """Play the games and return their notes by study; Ctrl-C ends them."""
    from functools import partial

    from timefront.lab.report.watching import games_of, record_games, series_of

    with Progress(sum([study.games for study in studies])) as progress:
        try:
            for study in studies:
                task = partial(record_games, study)
                kept.complete(series_of(study), task, study.games, 2, pool, progress.advance)
        except KeyboardInterrupt:
            pass
    return [games_of(study, kept) for study in studies]


def _hold_contests(
    studies: list[Study], figures: Figures, ladder: int, worth: int, kinds: list[str], kept: ResultStore, pool: Any
) -> None:
    """Add the results of contests; Ctrl-C ends them."""
    from timefront.lab.report.contests import LADDER, Contests

    asked = _worth_asking(studies[0].game, figures.restrictions, kinds) if worth else []
    rungs = len(LADDER) - 1 if ladder else 0
    with Progress(len(studies) * (ladder * rungs + worth * len(asked))) as progress:
        contests = Contests(studies, kept, pool, progress.advance)
        try:
            if ladder:
                for rung in contests.ladder(ladder):
                    figures.ladder.append(rung)
            for one in contests.worths(asked, worth):
                figures.worths.append(one)
        except KeyboardInterrupt:
            pass
    figures.worths.sort(key=lambda one: -one.worth.mean)


def _worth_asking(game: str, restrictions: list[Restriction], kinds: list[str]) -> list[Restriction]:
    """The restrictions that have a name and a requested kind; seats only count if they are requested."""
    from timefront.games.registry import GAMES
    from timefront.texts.vocabulary import kinds_of

    named = [kind for kind, one in kinds_of(GAMES[game]).items() if one.key is not None and kind != "seat"]
    wanted = kinds or [VERB, *named]
    return [one for one in restrictions if (VERB if one.verb else one.kind) in wanted]


def _store_samples(study: Study, notes: list[GameNotes], path: Path) -> list[str]:
    """Write some games as match files next to the page."""
    from timefront.lab.report.watching import replay_game
    from timefront.lab.storing import store

    files = []
    for game in notes:
        folder = path.with_suffix(".games")
        folder.mkdir(exist_ok=True)
        file = folder / f"{study.scenario or 'game'}-{game.number}.jsonl"
        file.unlink(missing_ok=True)
        store(replay_game(study, game.number), file)
        files.append(str(file))
    return files
