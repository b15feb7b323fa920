"""The command line: one module of commands over the packages that do the work."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, CycloptsError, Parameter

import timefront

app = App(
    name="timefront",
    help="Three history-bending war games on one engine.",
    version=timefront.__version__,
    help_format="plaintext",
)
pack_app = App(name="pack", help="Content packs: look after the cards and scenarios of a game.")
app.command(pack_app)

Json = Annotated[bool, Parameter(name="--json", help="Print data as JSON.", negative=())]


class UserError(Exception):
    """What the user asked for cannot be done; the text is the sentence to show."""


def main(arguments: list[str] | None = None) -> None:
    """Run the command line: errors are one sentence and exit status 2, never a traceback."""
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: list[str]) -> int:
    """Run a command and return its exit status."""
    from timefront.bots.registry import UnknownBot
    from timefront.kernel.game import SettingError
    from timefront.kernel.packs import PackError
    from timefront.kernel.storage import MatchFileError

    try:
        status = app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
        if sys.stdout is not None:
            sys.stdout.flush()
        return status if isinstance(status, int) else 0
    except CycloptsError as error:
        return _fail(" ".join(str(error).split()) + " (timefront --help lists the commands)")
    except PackError as error:
        return _fail("\n".join(str(problem) for problem in error.problems))
    except SettingError as error:
        return _fail(_setting_sentence(error))
    except (UserError, UnknownBot, MatchFileError) as error:
        return _fail(str(error))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return _fail(f"{error.filename or 'A file'} cannot be used: {error.strerror or error}.")
    except KeyboardInterrupt:
        return 130


def _fail(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 2


def _setting_sentence(error: Any) -> str:
    from timefront.texts.catalogue import setting_sentence

    return setting_sentence(error, "en")


def _print_json(data: Any) -> None:
    import msgspec

    print(msgspec.json.format(msgspec.json.encode(data), indent=2).decode())


def _game(name: str) -> Any:
    from difflib import get_close_matches

    from timefront.games.registry import GAMES

    if name not in GAMES:
        near = get_close_matches(name, GAMES, n=1, cutoff=0.4)
        hint = f"did you mean {near[0]}?" if near else f"known are {', '.join(GAMES)}."
        raise UserError(f"There is no game {name!r}: {hint}")
    return GAMES[name]


def _must_be_language(language: str) -> None:
    from timefront.kernel.packs import LANGUAGES

    if language not in LANGUAGES:
        raise UserError(f"{language!r} is no language of Timefront: use {', '.join(LANGUAGES)}.")


def _pack(game: Any, folder: Path | None) -> Any:
    from timefront.kernel.packs import PackFiles

    return game.built_in_pack() if folder is None else PackFiles.from_folder(folder)


def _pairs(words: list[str], what: str) -> dict[str, str]:
    pairs: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not (name and equals and value):
            raise UserError(f"{word!r} is no {what}: write name=value.")
        pairs[name] = value
    return pairs


@app.command
def games(*, json: Json = False) -> int:
    """List the games, their scenarios and their rules options."""
    from timefront.games.registry import GAMES
    from timefront.texts.catalogue import Catalogue

    data: list[dict[str, Any]] = []
    for game in GAMES.values():
        pack = game.built_in_pack()
        texts = Catalogue(game, pack, "en")
        data.append(
            {
                "name": game.name,
                "title": texts.message("game-title"),
                "seats": list(game.seat_counts),
                "rules_version": game.version,
                "scenarios": list(game.scenarios(pack)),
                "options": {option.name: list(option.values) for option in game.options},
            }
        )
    if json:
        _print_json(data)
        return 0
    for row in data:
        print(f"{row['name']}: {row['title']}")
        print(f"  players    {', '.join(map(str, row['seats']))}")
        print(f"  scenarios  {', '.join(row['scenarios'])}")
        for name, values in row["options"].items():
            print(f"  option     {name} = {' | '.join(values)}")
    return 0


@app.command(default_parameter=Parameter(negative=(), show_default=False))
def play(
    game: str = "",
    *,
    seat: list[str] | None = None,
    scenario: str = "",
    option: list[str] | None = None,
    pack: Path | None = None,
    lang: str = "",
    file: Path | None = None,
    seed: str = "",
    plain: bool = False,
) -> int:
    """Play in the terminal; every move is saved at once.

    Without a game and a file you are asked what to play.

    Parameters
    ----------
    game
        The game to play (timefront games lists them).
    seat
        Who plays a seat: name=human, or name=bot:LEVEL with easy, medium, hard or the name of a bot.
        Without any, the first seat is yours and bot:medium plays the others.
    scenario
        The scenario to play; without one the rules decide.
    option
        A rules option, as name=value.
    pack
        A folder with a content pack of your own.
    lang
        en, de or es; without it the language of your system.
    file
        The match file to resume, or to create.
    seed
        Makes chance repeatable.
    plain
        Words only, for screen readers: no colours, no clearing of the screen.
    """
    from timefront.terminal.errors import CannotPlay
    from timefront.terminal.play import play_in_terminal
    from timefront.terminal.wishes import Wishes

    wishes = Wishes(
        game=_game(game) if game else None,
        pack=pack,
        scenario=scenario,
        options=_pairs(option or [], "rules option"),
        seats=_pairs(seat or [], "seat"),
        language=lang,
        file=file,
        seed=seed,
        plain=plain,
    )
    try:
        return play_in_terminal(wishes)
    except CannotPlay as error:
        raise UserError(str(error)) from error


@app.command
def simulate(
    game: str,
    *,
    games: Annotated[int, Parameter(name="--games")] = 1000,
    bots: str = "",
    seed: str = "0",
    workers: int = 1,
    scenario: str = "",
    option: list[str] | None = None,
    pack: Path | None = None,
    json: Json = False,
) -> int:
    """Play many games between bots and print win rates, lengths and speed.

    The results depend on the seed alone, not on the number of workers.

    Parameters
    ----------
    game
        the game to simulate.
    games
        how many games.
    bots
        one bot for every seat, separated by commas, or one for all.
    seed
        the seed of the whole study; game i uses seed and i.
    workers
        processes to use.
    scenario
        the scenario of every game; without one the rules decide.
    option
        a rules option, as name=value.
    pack
        a folder with a content pack of your own.
    """
    from timefront.lab.simulate import Study, simulate

    chosen = _game(game)
    if games < 1 or workers < 1:
        raise UserError("The numbers of games and of workers must be at least 1.")
    files = _pack(chosen, pack).files if pack is not None else {}
    study = Study(game, _bots(chosen, bots), games, seed, scenario, _pairs(option or [], "rules option"), files)
    study.setting()
    with _Progress(games) as progress:
        tally, seconds = simulate(study, workers, progress.advance)
    report = tally.report(chosen.seat_names(len(study.bots)))
    report["speed"] = {
        "seconds": round(seconds, 3),
        "games_per_second": round(tally.games / seconds, 1),
        "decisions_per_second": round(tally.decisions / seconds),
        "moves_per_second": round(tally.moves / seconds),
    }
    if json:
        _print_json(report)
    else:
        _print_report(report, study.bots)
    return 0


def _bots(game: Any, names: str) -> list[str]:
    from timefront.bots.registry import bot_named

    wanted = names.split(",") if names else ["random"]
    for name in wanted:
        bot_named(name)
    return wanted * game.seat_counts[0] if len(wanted) == 1 else wanted


class _Progress:
    """A progress bar on the terminal, nothing elsewhere."""

    def __init__(self, total: int) -> None:
        from rich.console import Console
        from rich.progress import Progress

        self._bar = Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())
        self._task = self._bar.add_task("games", total=total)

    def __enter__(self) -> _Progress:
        self._bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.stop()

    def advance(self, games: int) -> None:
        """Count finished games."""
        self._bar.advance(self._task, games)


def _print_report(report: dict[str, Any], bots: list[str]) -> None:
    print(f"{report['games']} games, {report['decisions']} decisions, {report['moves']} moves")
    for (seat, rate), bot in zip(report["win_rates"].items(), bots, strict=True):
        print(f"  {seat:<12} {bot:<12} {rate:7.1%}")
    print(f"  draws {report['draws']:.1%} (counted half in the rates above)")
    lengths = report["decisions_per_game"]
    print(f"  decisions a game: {lengths['least']} to {lengths['most']}, median {lengths['median']:g}")
    for name, value in report["measures"].items():
        print(f"  {name.replace('_', ' ')}: {value:.1%}")
    speed = report["speed"]
    print(
        f"  {speed['seconds']} s: {speed['games_per_second']} games/s, {speed['decisions_per_second']} decisions/s,"
        f" {speed['moves_per_second']} moves/s"
    )


@app.command
def arena(
    game: str,
    first: str,
    second: str,
    *,
    games: Annotated[int, Parameter(name="--games")] = 200,
    seed: str = "0",
    workers: int = 1,
    scenario: str = "",
    option: list[str] | None = None,
    pack: Path | None = None,
    seats: int = 0,
    json: Json = False,
) -> int:
    """Let two bots play each other in pairs of games: the same luck, the seats swapped.

    Parameters
    ----------
    game
        the game to play.
    first
        the first bot: random, greedy, mcts:1000, or a level: easy, medium, hard.
    second
        the second bot.
    games
        how many games, rounded up to pairs.
    seed
        the seed of the contest; pair i uses seed and i.
    workers
        processes to use.
    scenario
        the scenario of every game; without one the rules decide.
    option
        a rules option, as name=value.
    pack
        a folder with a content pack of your own.
    seats
        the number of seats, taken by the two bots in turn.
    """
    from timefront.bots.arena import Contest, hold
    from timefront.bots.registry import bot_named

    chosen = _game(game)
    if games < 1 or workers < 1:
        raise UserError("The numbers of games and of workers must be at least 1.")
    for name in (first, second):
        bot_named(name)
    files = _pack(chosen, pack).files if pack is not None else {}
    options = _pairs(option or [], "rules option")
    count = seats or chosen.seat_counts[0]
    chosen.setting(_pack(chosen, pack), scenario, options, count)
    contest = Contest(game, first, second, (games + 1) // 2, seed, scenario, options, files, count)
    with _Progress(contest.pairs) as progress:
        standing = hold(contest, workers, progress.advance)
    low, high = standing.interval
    report = {
        "games": standing.games,
        "first": first,
        "second": second,
        "rate": standing.rate,
        "interval": [low, high],
        "draws": standing.draws,
    }
    if json:
        _print_json(report)
    else:
        print(f"{first} against {second}, {standing.games} games in pairs, {standing.draws} draws")
        print(f"  {first} wins {standing.rate:.1%} (95 % interval {low:.1%} to {high:.1%}; draws count half)")
    return 0


@app.command
def rules(game: str = "", *, coverage: bool = False, lang: str = "en", json: Json = False) -> int:
    """List the rules of a game, or of all: ids, paragraphs, what carries them out, what proves them.

    Parameters
    ----------
    game
        the game; without one, all games.
    coverage
        only what carries out and proves each rule; exit status 1 if one is not covered.
    lang
        the language of the paragraphs.
    """
    from timefront.coverage import proofs, rows
    from timefront.games.registry import GAMES

    chosen = [_game(game)] if game else list(GAMES.values())
    _must_be_language(lang)
    if coverage and proofs() is None:
        raise UserError("No test run has been recorded in this folder: run make test first.")
    table = {one.name: rows(one) for one in chosen}
    uncovered = [row["id"] for listed in table.values() for row in listed if not row["covered"]]
    if json:
        _print_json(table)
    elif coverage:
        _print_coverage(table, uncovered)
    else:
        for one in chosen:
            book = one.rulebook()
            for entry in book.entries.values():
                print(f"{entry.id}  {book.paragraph(entry.id, lang)}")
    return 1 if coverage and uncovered else 0


def _print_coverage(table: dict[str, list[dict[str, Any]]], uncovered: list[str]) -> None:
    for listed in table.values():
        for row in listed:
            state = "covered" if row["covered"] else "NOT COVERED"
            places = ", ".join(row["carriers"])
            print(f"{row['id']:<8} {row['kind']:<8} {state:<12} {len(row['tests']):>3} tests  {places}")
    for name, listed in table.items():
        covered = sum(row["covered"] for row in listed)
        print(f"{name}: {covered} of {len(listed)} rules covered")
    if uncovered:
        print(f"not covered: {', '.join(uncovered)}")


@pack_app.command
def check(path: Path, *, game: str = "duel_of_time") -> int:
    """Check a content pack and list everything that is wrong with it.

    Parameters
    ----------
    path
        the folder of the pack.
    game
        the game the pack is for.
    """
    chosen = _game(game)
    pack = _pack(chosen, path)
    scenarios = chosen.scenarios(pack)
    print(f"The pack is sound: {len(pack.files)} files, scenarios {', '.join(scenarios)}.")
    return 0


@app.command
def replay(file: Path, *, to: int = -1, lang: str = "en", json: Json = False) -> int:
    """Replay a match file by the rules and print what happened.

    Parameters
    ----------
    file
        the match file.
    to
        the number of the last entry to replay; without it, all.
    lang
        the language of the sentences.
    """
    from timefront.games.registry import GAMES
    from timefront.kernel.events import ARBITER
    from timefront.kernel.storage import load_match, read_lines, replayed
    from timefront.texts.catalogue import Catalogue

    _must_be_language(lang)
    stored = load_match(read_lines(file).lines, GAMES)
    match = replayed(stored, to)
    texts = Catalogue(match.game, match.setting.pack, lang)
    log = match.log(None if stored.outcome() is None else ARBITER)
    if json:
        _print_json({"log": log, "view": match.view(None), "read_only": match.read_only})
    else:
        for number, told in log:
            print(f"{number:>4}  {texts.event(match.setting, told)}")
    if match.read_only:
        print(f"The journal does not fit these rules: {match.read_only}", file=sys.stderr)
        return 1
    return 0


@app.command
def verify(file: Path) -> int:
    """Check every draw of a finished match against the key that was committed to."""
    from timefront import verify as script

    return script.main([str(file)])


@app.command
def doctor(folder: Path | None = None, *, json: Json = False) -> int:
    """Look at the installation and replay all stored matches by the present rules.

    Parameters
    ----------
    folder
        where the matches lie; without it, where play saves them.
    """
    from timefront.doctor import examine

    report = examine(folder)
    if json:
        _print_json(report)
    else:
        for line in report["installation"]:
            print(line)
        for row in report["matches"]:
            print(f"{row['file']}: {row['state']}")
        print(f"{len(report['matches'])} matches, {report['unsound']} unsound")
    return 1 if report["unsound"] else 0
