"""Checks the catalogues: every message exists in every language with the same variables, and is used.

Run it with `python -m timefront.texts.check`: it prints a line for each problem, and exits with 1 if there is any.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, final

import timefront
from timefront.games.registry import GAMES
from timefront.kernel.events import event_name, field_names
from timefront.kernel.game import Game
from timefront.kernel.lessons import Lesson
from timefront.kernel.packs import LANGUAGES, PackError
from timefront.kernel.questions import Kind
from timefront.kernel.records import layout_of
from timefront.kernel.rulebook import Rulebook
from timefront.kernel.setting import Setting
from timefront.texts.shelf import FOLDER
from timefront.texts.sources import (
    CatalogueFile,
    Wanted,
    beginnings_in_quotes,
    catalogue_file,
    keys_in_calls,
    words_in_quotes,
)
from timefront.texts.vocabulary import arguments_of, frames_of, kinds_of, prompt_key, questions_of, verbs_of

SOURCES = Path(timefront.__file__).parent
BROWSER_SOURCES = [folder / "web" / "src" for folder in SOURCES.parents]
"""Where the page's sources may be, relative to the sources or the compiled form; a wheel has none."""

EVERY_GAME_HAS = ("game-title", "game-pitch")
OUTCOMES_SAY = {"winners", "count", "scores"}


def main() -> int:
    """Print every problem, and return the exit status."""
    problems = check(FOLDER, GAMES.values())
    for problem in problems:
        print(problem)
    return 1 if problems else 0


def check(shared: Path, games: Iterable[Game[Any]]) -> list[str]:
    """Everything that is wrong with the shared catalogues and those of the games."""
    table = CatalogueSet("shared", shared)
    terminal = CatalogueSet("terminal", shared / "terminal")
    problems = table.problems() + terminal.problems() + _used_elsewhere(terminal)
    said = words_in_quotes([*_python(), *_browser()])
    said_of_games: set[str] = set()
    for game in games:
        own = CatalogueSet(game.name, game.folder / "texts")
        pack = CatalogueSet(f"{game.name}/pack", game.folder / "pack" / "texts")
        problems += own.problems() + pack.problems() + rulebook_problems(game.name, game.rulebook())
        try:
            wanted = wanted_of(game, [table, terminal, own, pack])
        except PackError as error:
            problems += [f"{game.name}/pack: {problem}" for problem in error.problems]
            continue
        problems += _missing(game.name, wanted, [table, terminal, own, pack]) + _find_duplicates(
            table, terminal, own, pack
        )
        problems += _missing(game.name, errors_of(game), [table])
        problems += own.unused(said | set(wanted)) + pack.unused(set(wanted) | _named_by_content(game, pack))
        said_of_games |= {*wanted, *errors_of(game)}
    return problems + table.unused(said | said_of_games) + terminal.unused(said | said_of_games)


@cache
def _python() -> list[Path]:
    return [path for path in SOURCES.rglob("*.py") if path != Path(__file__)]


@cache
def _browser() -> list[Path]:
    folders = [folder for folder in BROWSER_SOURCES if folder.is_dir()]
    return [path for folder in folders for kind in ("*.ts", "*.svelte") for path in folder.rglob(kind)]


@final
class CatalogueSet:
    """The catalogues of one place, one for each language."""

    def __init__(self, place: str, folder: Path) -> None:
        self.place = place
        self.files: dict[str, CatalogueFile] = {}
        for language in LANGUAGES:
            path = folder / f"{language}.ftl"
            text = path.read_text(encoding="utf-8") if path.exists() else ""
            self.files[language] = catalogue_file(f"{place}/{language}.ftl", text)
        self.first = self.files[LANGUAGES[0]]

    def problems(self) -> list[str]:
        """Problems within the files, and differences between the first language and the others."""
        found: list[str] = []
        for file in self.files.values():
            found += file.problems
            for key in sorted(self.first.variables.keys() - file.variables.keys()):
                found.append(f"{file.place}: {key}: is missing, {self.first.place} has it")
            for key in sorted(file.variables.keys() - self.first.variables.keys()):
                found.append(f"{file.place}: {key}: is missing in {self.first.place}")
            for key in sorted(file.variables.keys() & self.first.variables.keys()):
                if self._arguments(file.variables[key]) != self._arguments(self.first.variables[key]):
                    here, there = _list(file.variables[key]), _list(self.first.variables[key])
                    found.append(f"{file.place}: {key}: uses {here}, but {there} in {self.first.place}")
        return found

    def _arguments(self, variables: set[str]) -> set[str]:
        """The variables with grammatical forms reduced to the base name, because every language uses its own forms."""
        forms = {part.partition(".")[2] for part in self.first.variables if "." in part}
        cut = {name: name.rpartition("_") for name in variables}
        return {stem if stem and form in forms else name for name, (stem, _, form) in cut.items()}

    def uses(self, key: str) -> set[str]:
        """The variables of a message in any language."""
        return set[str]().union(*(file.uses(key) for file in self.files.values() if key in file.variables))

    def unused(self, said: set[str]) -> list[str]:
        """The unused messages. The help, the short form and the parts of a used message count as used."""
        said = said | self.first.referred
        return [
            f"{self.first.place}: {key}: is used nowhere"
            for key in sorted(self.first.messages)
            if not {key, key.removesuffix("-help"), key.removesuffix("-short")} & said
        ]


def _used_elsewhere(terminal: CatalogueSet) -> list[str]:
    """The terminal's own messages that are used by the server or a page, which do not have them."""
    own = {SOURCES / "terminal", SOURCES / "cli", SOURCES / "lab" / "report"}  # reports are written by a command
    others = [*(path for path in _python() if own.isdisjoint(path.parents)), *_browser()]
    said, beginnings = words_in_quotes(others), tuple(beginnings_in_quotes(others))
    found = [key for key in sorted(terminal.first.messages) if key in said or key.startswith(beginnings)]
    return [f"{terminal.first.place}: {key}: is said outside the terminal too" for key in found]


def _missing(game: str, wanted: Wanted, shelves: list[CatalogueSet]) -> list[str]:
    found: list[str] = []
    for key, allowed in sorted(wanted.items()):
        shelf = next((shelf for shelf in shelves if key in shelf.first.messages), None)
        if shelf is None:
            found.append(f"{game}: {key}: the message is missing")
        elif allowed is not None and not shelf.uses(key) <= allowed:
            extra = _list(shelf.uses(key) - allowed)
            found.append(f"{shelf.first.place}: {key}: nobody gives it {extra}, only {_list(allowed)}")
    return found


def _find_duplicates(*shelves: CatalogueSet) -> list[str]:
    owners: dict[str, str] = {}
    found: list[str] = []
    for shelf in shelves:
        for key in sorted(shelf.first.messages):
            if key in owners:
                found.append(f"{shelf.first.place}: {key}: stands in {owners[key]} already")
            owners[key] = shelf.first.place
    return found


def _list(variables: set[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(variables)) or "nothing"


# What a game says


def positions_of(game: Game[Any]) -> list[Any]:
    """The first position of a game for each number of seats, in a suitable scenario."""
    pack = game.built_in_pack()
    found: dict[int, str] = {}
    for scenario in ("", *game.scenarios(pack)):
        for seats in game.scenario_seats(pack, scenario):
            found.setdefault(seats, scenario)
    return [game.new(game.setting(pack, scenario, {}, seats)) for seats, scenario in found.items()]


def wanted_of(game: Game[Any], shelves: list[CatalogueSet]) -> Wanted:
    """Every message that a table may need for a game, from what the game registers and from its sources."""
    positions = positions_of(game)
    names = {key for s in positions for kind in _all_kinds(game) for key in _names(kind, s, s.setting)}
    names |= {f"scenario-{scenario}" for scenario in game.scenarios(game.built_in_pack())}
    names |= {*EVERY_GAME_HAS, *_option_keys(game)}
    names |= {key for lesson in game.lessons() for key in keys_of_lesson(lesson)}
    names |= {key for s in positions for row in game.narrator.reference(s.setting) for key in row}
    speaker = Speaker(game, positions, shelves)
    wanted: Wanted = {name: set() for name in names}
    wanted |= {f"chance-{purpose}": speaker.variables(_seat_of(game, purpose)) for purpose in game.purposes}
    wanted |= {f"choice-{verb}": None for verb in verbs_of(game)}
    wanted |= {f"scenario-{scenario}-text": None for scenario in game.scenarios(game.built_in_pack())}
    wanted |= speaker.prompts() | speaker.events()
    wanted |= dict.fromkeys(keys_in_calls(_python(), "Phrase", 0)) | keys_in_calls(_python(), "phrased", 0)
    wanted |= keys_in_calls(_python(), "message", 0) | keys_in_calls(_python(), "table_message", 1)
    rules = _sources_of(game)
    server = [*(SOURCES / "server").rglob("*.py")]
    refusals = keys_in_calls([*rules, *server], "Refusal", 1) | keys_in_calls(server, "table_refusal", 1)
    wanted |= {f"refusal-{key}": speaker.variables(about) for key, about in refusals.items()}
    wanted |= {f"refusal-{key}": speaker.variables({"seat"}) for key in keys_in_calls(rules, "Barrier", 1)}
    if game.armies is not None:
        wanted |= keys_in_calls(rules, "ArmyProblem", 0)
    outcomes = keys_in_calls(rules, "Outcome", 2)
    wanted |= {f"decided-{key}": set() for key in outcomes}
    return wanted | {f"outcome-{key}": OUTCOMES_SAY for key in outcomes}


def keys_of_lesson(lesson: Lesson) -> list[str]:
    """The messages of a lesson: its name, what it teaches, and its steps."""
    name = f"lesson-{lesson.key}"
    return [name, f"{name}-text", *(f"{name}-{step.key}" for step in lesson.steps)]


def _sources_of(game: Game[Any]) -> list[Path]:
    """The sources that play a match of a game: its rules, the kernel and the journal."""
    return [path for folder in (SOURCES / "kernel", SOURCES / "matches", game.folder) for path in folder.rglob("*.py")]


def errors_of(game: Game[Any]) -> Wanted:
    """The messages of errors, which must be in the shared table because the game may not be known."""
    rules = _sources_of(game)
    errors = keys_in_calls(rules, "SettingError", 0) | keys_in_calls(_python(), "MatchFileError", 0)
    errors |= keys_in_calls(_python(), "Denied", 0) | keys_in_calls(_python(), "Goodbye", 0)
    return {f"error-{key}": about for key, about in errors.items()}


@final
class Speaker:
    """The variables that a table can give to the sentences of a game."""

    def __init__(self, game: Game[Any], positions: list[Any], shelves: list[CatalogueSet]) -> None:
        self.game = game
        self.positions = positions
        self.shelves = shelves

    def prompts(self) -> Wanted:
        """The prompts of all questions."""
        frames = frames_of(self.game)
        wanted: Wanted = {}
        for name in questions_of(self.game):
            fields = set(layout_of(frames[name.rpartition(".")[0]]).names)
            wanted[prompt_key(name)] = self.variables({"seat"} | fields & kinds_of(self.game).keys())
        return wanted

    def events(self) -> Wanted:
        """The sentences of all events, and those for seats that do not know their secrets."""
        wanted: Wanted = {}
        for event in self.game.events:
            fields = set(field_names(event))
            wanted[f"event-{event_name(event)}"] = self.variables(fields, event.kinds)
            if event.secret:
                wanted[f"event-{event_name(event)}-hidden"] = self.variables(fields - {*event.secret}, event.kinds)
        return wanted

    def variables(self, arguments: set[str] | None, kinds: dict[str, Kind] | None = None) -> set[str] | None:
        """The arguments, the grammatical forms of names, and the lengths of possible lists."""
        if arguments is None:
            return None
        known = kinds_of(self.game) if kinds is None else kinds
        found = arguments | {f"{name}_count" for name in arguments}
        found |= {f"{name}_own" for name in arguments if known.get(name) is not None and known[name].name == "seat"}
        for name in arguments & known.keys():
            found |= {f"{name}_{form}" for form in self._forms(known[name])}
        return found

    def _forms(self, kind: Kind) -> set[str]:
        keys = {key for s in self.positions for key in _names(kind, s, s.setting)}
        return {form for shelf in self.shelves for key in keys for form in shelf.first.forms(key)}


def _seat_of(game: Game[Any], purpose: str) -> set[str]:
    """The argument for the seat of a draw, if its purpose ends with the name of a seat."""
    return {"seat"} if purpose.rpartition("-")[2] in game.seat_names(max(game.seat_counts)) else set()


def _all_kinds(game: Game[Any]) -> set[Kind]:
    return {kind for arguments in arguments_of(game) for kind in arguments.values()} | {kinds_of(game)["seat"]}


def _names(kind: Kind, s: Any, setting: Setting) -> list[str]:
    names = [] if kind.key is None else [kind.key(setting, value) for value in kind.domain(s)]
    return names if kind.nobody is None else [*names, kind.nobody]


def _option_keys(game: Game[Any]) -> list[str]:
    keys = [f"option-{option.name}" for option in game.options]
    keys += [f"option-{option.name}-{value}" for option in game.options for value in option.values]
    return [*keys, *(f"{key}-help" for key in keys)]


# Content and rulebook


def _named_by_content(game: Game[Any], pack: CatalogueSet) -> set[str]:
    """The messages `<kind>-<key>` and `<kind>-<key>-<more>` of keys that stand in the pack's content."""
    words: set[str] = set()
    for name, text in game.built_in_pack().files.items():
        if name.endswith(".toml"):
            words |= _texts_in(tomllib.loads(text))
    return {key for key in pack.first.messages if {*key.split("-")[1:2]} & words}


def _texts_in(data: object) -> set[str]:
    if isinstance(data, str):
        return {data}
    children = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    return {text for child in children for text in _texts_in(child)}


def rulebook_problems(game: str, rulebook: Rulebook) -> list[str]:
    """Paragraphs, chapter titles and rulings that are missing, empty or superfluous."""
    found: list[str] = []
    for language in LANGUAGES:
        paragraphs = rulebook.paragraphs.get(language, {})
        place = f"{game}/rulebook/{language}.toml"
        found += [f"{place}: {key}: the paragraph is missing" for key in rulebook.entries if not paragraphs.get(key)]
        found += [f"{place}: {key}: is not a rule of index.toml" for key in paragraphs if key not in rulebook.entries]
        titles, place = rulebook.chapters.get(language, {}), f"{game}/rulebook/chapters.toml"
        chapters = dict.fromkeys(entry.chapter for entry in rulebook.entries.values())
        found += [f"{place}: {language}: chapter {key} has no title" for key in chapters if not titles.get(key)]
        found += [f"{place}: {language}: there is no chapter {key}" for key in titles if key not in chapters]
        said, place = rulebook.rulings.get(language, {}), f"{game}/rulebook/rulings.{language}.toml"
        rulings = dict.fromkeys(ruling for entry in rulebook.entries.values() for ruling in entry.rulings)
        found += [f"{place}: {key}: the ruling is missing" for key in rulings if not said.get(key)]
        found += [f"{place}: {key}: no rule of index.toml names it" for key in said if key not in rulings]
    return found


if __name__ == "__main__":
    sys.exit(main())
