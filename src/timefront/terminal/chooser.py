"""The questions before a match: language, game, an old match or a new one, scenario, rules options, players."""

from __future__ import annotations

import time
from dataclasses import replace
from pathlib import Path
from typing import Any, final

from timefront.bots.registry import LEVELS
from timefront.games.registry import GAMES
from timefront.kernel.game import Game
from timefront.kernel.narrator import scenario_of
from timefront.kernel.packs import LANGUAGES, PackFiles
from timefront.kernel.setting import Option
from timefront.matches.errors import MatchFileError
from timefront.matches.folders import SUFFIX, match_folder
from timefront.matches.journal import CHOICE
from timefront.matches.match import Match
from timefront.matches.opening import open_file
from timefront.terminal.desk import LEAVING
from timefront.terminal.errors import Leave
from timefront.terminal.screen import Screen
from timefront.terminal.seating import (
    BOT,
    HUMAN,
    check_player,
    is_human,
    player_name,
    recall_players,
    seat_count,
    seat_words,
    usual_players,
    with_name,
)
from timefront.terminal.wishes import Wishes
from timefront.texts.catalogue import Catalogue, table_message
from timefront.texts.phrasing import NUMBERED_SEATS

RECENT = 8
"""How many stored matches are offered, the latest first."""


def choose(wishes: Wishes, screen: Screen, language: str) -> Wishes:
    """Complete the wishes by asking for what was left open; Enter takes the default of a question, `q` leaves."""
    if not wishes.language:
        wishes = replace(wishes, language=choose_language(screen, language))
    menu = Menu(screen, wishes.language)
    game = menu.game()
    if wishes.seats not in (None, *game.seat_counts):
        return replace(wishes, game=game)  # it will be refused, with the reason
    texts = Catalogue(game, game.built_in_pack(), wishes.language)
    screen.line(texts.message("game-pitch"))
    if wishes == Wishes(language=wishes.language, plain=wishes.plain):
        path = menu.stored_match(game, texts)
        if path is not None:
            return replace(wishes, file=path)
    if wishes.lesson:
        return replace(wishes, game=game)
    pack = game.built_in_pack() if wishes.pack is None else PackFiles.from_folder(wishes.pack)
    scenario, lesson = (wishes.scenario, "") if wishes.scenario else menu.scenario(game, pack, wishes)
    if lesson:
        return replace(wishes, game=game, lesson=lesson)
    options = menu.options(game, texts, wishes.options)
    counts = game.scenario_seats(pack, scenario)
    seats = menu.seat_count(game, counts, texts, wishes.players) if wishes.seats is None else wishes.seats
    usual = usual_players(seats, meant_for_bots=game.scenario_bots(pack, scenario))
    players = menu.players(game, usual, texts, wishes.players)
    return replace(wishes, game=game, scenario=scenario, options=options, seats=seats, players=players)


def choose_language(screen: Screen, usual: str) -> str:
    """Ask, in all languages, for the language of everything that follows."""
    heads = [table_message(language, "table-choose-language") for language in LANGUAGES]
    names = [table_message(language, "language-name") for language in LANGUAGES]
    number = Menu(screen, usual).pick(" / ".join(heads), names, LANGUAGES.index(usual))
    return LANGUAGES[number]


@final
class Menu:
    """Numbered questions in one language."""

    def __init__(self, screen: Screen, language: str) -> None:
        self.screen = screen
        self.language = language

    def show(self, head: str, items: list[str]) -> None:
        """Show the items with their numbers."""
        self.screen.heading(head)
        self.screen.paragraphs((str(number), item) for number, item in enumerate(items, 1))

    def pick(self, head: str, items: list[str], usual: int) -> int:
        """Ask for an item, and return its index."""
        self.show(head, items)
        while True:
            typed = self.screen.ask(table_message(self.language, "table-pick", count=len(items), usual=usual + 1))
            if not typed:
                return usual
            if typed.casefold() in LEAVING:
                raise Leave
            if typed.isascii() and typed.isdigit() and len(typed) < 9 and 1 <= int(typed) <= len(items):
                return int(typed) - 1
            self.screen.line(table_message(self.language, "table-pick-again", count=len(items), usual=usual + 1))

    def game(self) -> Game[Any]:
        """The game to play; if there is only one, its title is shown and nothing is asked."""
        games = list(GAMES.values())
        titles = [Catalogue(game, game.built_in_pack(), self.language).message("game-title") for game in games]
        if len(games) == 1:
            self.screen.heading(titles[0])
            return games[0]
        return games[self.pick(table_message(self.language, "table-choose-game"), titles, 0)]

    def stored_match(self, game: Game[Any], texts: Catalogue) -> Path | None:
        """A stored match to resume, or None for a new one."""
        stored = stored_matches(game)
        if not stored:
            return None
        items = [self._stored_item(path, match, texts) for path, match in stored]
        head = table_message(self.language, "table-choose-match")
        number = self.pick(head, [*items, table_message(self.language, "table-new-match")], 0)
        return stored[number][0] if number < len(stored) else None

    def _stored_item(self, path: Path, match: Match, texts: Catalogue) -> str:
        scenario = scenario_of(match.setting, match.view(None))
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(path.stat().st_mtime))
        named = texts.scenario(scenario) if scenario else texts.message("game-title")
        return table_message(self.language, "table-stored-match", scenario=named, when=when, file=path.name)

    def scenario(self, game: Game[Any], pack: PackFiles, wishes: Wishes) -> tuple[str, str]:
        """The scenario to play, or a lesson instead; by default the rules decide, or it is the first scenario."""
        scenarios = [
            scenario
            for scenario in game.scenarios(pack)
            if wishes.seats is None or wishes.seats in game.scenario_seats(pack, scenario)
        ]
        if len(scenarios) < 2:
            return (scenarios[0] if wishes.seats and scenarios else ""), ""
        texts = Catalogue(game, pack, self.language)
        offered = ["", *scenarios] if game.draws_scenario else scenarios
        items = [table_message(self.language, "table-any-scenario")] if game.draws_scenario else []
        for scenario in scenarios:
            text = texts.scenario_text(scenario)
            items.append(texts.message("table-scenario", scenario=texts.scenario(scenario), text=text))
        has_room = wishes.pack is None and wishes.seats is None and not wishes.options
        lessons = [lesson.key for lesson in game.lessons()] if has_room else []
        for key in lessons:
            lesson, text = texts.message(f"lesson-{key}"), texts.message(f"lesson-{key}-text")
            items.append(texts.message("table-lesson", lesson=lesson, text=text))
        number = self.pick(table_message(self.language, "table-choose-scenario"), items, 0)
        return (offered[number], "") if number < len(offered) else ("", lessons[number - len(offered)])

    def options(self, game: Game[Any], texts: Catalogue, wished: dict[str, str]) -> dict[str, str]:
        """The rules options that no wish names: the defaults, unless they are chosen one by one."""
        open_options = [option for option in game.options if option.name not in wished]
        if not open_options:
            return wished
        self.screen.heading(texts.message("table-options"))
        self.screen.paragraphs((option.rule, self._usual(option, texts)) for option in open_options)
        items = [texts.message("table-take-usual-options"), texts.message("table-choose-each-option")]
        if self.pick(texts.message("table-choose-options"), items, 0) == 0:
            return wished
        return wished | {option.name: self._option(option, texts) for option in open_options}

    def _usual(self, option: Option, texts: Catalogue) -> str:
        name, value = texts.option(option.name), texts.option(option.name, option.default)
        return texts.message("table-option", option=name, value=value, help=texts.option_help(option.name))

    def _option(self, option: Option, texts: Catalogue) -> str:
        help_text = texts.option_help(option.name)
        head = texts.message("table-choose-option", option=texts.option(option.name), rule=option.rule, help=help_text)
        names = [(texts.option(option.name, value), texts.option_help(option.name, value)) for value in option.values]
        items = [texts.message("table-option-value", value=name, help=more) for name, more in names]
        return option.values[self.pick(head, items, 0)]

    def seat_count(self, game: Game[Any], known: tuple[int, ...], texts: Catalogue, wished: dict[str, str]) -> int:
        """How many play; not asked if the scenario or the requested seats leave no choice."""
        least = seat_count(game, known, wished, texts)
        counts = [count for count in known if count >= least]
        if len(counts) == 1:
            return counts[0]
        return counts[self.pick(texts.message("table-choose-seats"), [str(count) for count in counts], 0)]

    def players(self, game: Game[Any], usual: list[str], texts: Catalogue, wished: dict[str, str]) -> dict[str, str]:
        """Who plays each seat that no wish names."""
        seats = dict(wished)
        named = {seat_words(game, len(usual), texts).get(name.casefold()) for name in wished}
        kinds = [HUMAN, *(f"{BOT}{level}" for level in LEVELS)]
        items = [player_name(self.language, kind) for kind in kinds]
        for seat, name in enumerate(game.seat_names(len(usual))):
            if seat not in named:
                head = texts.message("table-choose-player", seat=texts.message(f"seat-{name}"))
                picked = kinds[self.pick(head, items, kinds.index(usual[seat]))]
                seats[name] = self._named(picked) if name in NUMBERED_SEATS else picked
        return seats

    def _named(self, player: str) -> str:
        """The same player; a human gets the name that is typed, if any."""
        if not is_human(player):
            return player
        typed = self.screen.ask(table_message(self.language, "table-choose-name"))
        if typed.casefold() in LEAVING:
            raise Leave
        return check_player(with_name(typed), self.language)


def stored_matches(game: Game[Any]) -> list[tuple[Path, Match]]:
    """The latest matches that can be resumed, without those in which no human has chosen anything yet."""
    found: list[tuple[Path, Match]] = []
    paths = sorted(match_folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in paths:
        try:
            match = open_file(path, GAMES)
        except MatchFileError:
            continue
        if match.game is game and match.outcome() is None and not match.read_only and _is_begun(path, match):
            found.append((path, match))
        if len(found) == RECENT:
            break
    return found


def _is_begun(path: Path, match: Match) -> bool:
    players, _ = recall_players(path, match.setting.seats)
    return any(entry.kind == CHOICE and is_human(players[entry.seat]) for entry in match.line)
