"""Who plays which seat: humans at this screen and bots."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, final

import msgspec

from timefront.bots.bot import Bot
from timefront.bots.outside.names import is_outside, outside_bot
from timefront.bots.registry import KINDS, LEVELS, SECONDS_AT_TABLE, UnknownBot, bot_named
from timefront.kernel.game import Game
from timefront.kernel.packs import LANGUAGES
from timefront.kernel.setting import Setting
from timefront.matches.folders import PRIVATE, make_private
from timefront.terminal.errors import CannotPlay
from timefront.texts.catalogue import Catalogue, table_message
from timefront.texts.phrasing import chosen_names

HUMAN = "human"
NAMED = "human:"
NAME_LENGTH = 30
BOT = "bot:"
USUAL_BOT = "bot:medium"
EASY_BOT = "bot:easy"
LEAST_SECONDS = {"bot:easy": 0.4, "bot:medium": 0.6, "bot:hard": 0.8}
"""The least seconds that a bot of a level takes while somebody watches."""
OTHER_SECONDS = 0.4
LEVEL_NAMES = {"easy": "table-bot-easy", "medium": "table-bot-medium", "hard": "table-bot-hard"}
SUFFIX = ".seats"
"""The ending of the file next to a match file that names its players: the journal only knows seats."""


@final
class Seating:
    """The players by seat: `human`, `human:` with a name, `bot:` with a bot's name, or the command or address of a
    third-party bot."""

    def __init__(self, players: list[str], seed: str = "") -> None:
        self.players = players
        self.humans = [seat for seat, player in enumerate(players) if is_human(player)]
        self._rngs = [Random(f"{seed}/{seat}" if seed else None) for seat in range(len(players))]
        self.bots = {seat: _bot_of(player) for seat, player in enumerate(players) if not is_human(player)}
        """Each is kept from its first question to the last, with what it plans."""

    def is_human(self, seat: int) -> bool:
        """Whether somebody at this screen plays the seat."""
        return seat in self.humans

    def bot(self, seat: int) -> Bot:
        """The bot of a seat."""
        return self.bots[seat]

    def outside(self) -> dict[int, Bot]:
        """The third-party bots, by seat."""
        return {seat: bot for seat, bot in self.bots.items() if is_outside(self.players[seat])}

    def stand_in(self) -> Bot:
        """A bot of medium strength, which plays on for those who have resigned."""
        return bot_named(USUAL_BOT.removeprefix(BOT))

    def close(self) -> None:
        """Close the bots."""
        for bot in self.bots.values():
            bot.close()

    def names(self, game: Game[Any]) -> dict[str, str]:
        """The players' chosen names, by the messages of their seats."""
        seats = game.seat_names(len(self.players))
        return chosen_names(seats, [_chosen_name(player) for player in self.players])

    def rng(self, seat: int) -> Random:
        """The bot's own random numbers, which do not affect the match's dice."""
        return self._rngs[seat]

    def least_seconds(self, seat: int) -> float:
        """The least seconds that a bot takes; 0 if no human plays."""
        return LEAST_SECONDS.get(self.players[seat], OTHER_SECONDS) if self.humans else 0.0

    def sentence(self, setting: Setting, spoken: Catalogue) -> str:
        """Who plays which seat; a single human without a chosen name is "you"."""
        texts = Catalogue(spoken.game, spoken.pack, spoken.language)  # names seats, not players
        names = [player_name(texts.language, player) for player in self.players]
        if len(self.humans) == 1 and self.players[self.humans[0]] == HUMAN:
            names[self.humans[0]] = texts.message("table-you")
        named = enumerate(names)
        return " ".join(texts.message("table-player", seat=texts.seat(setting, i), player=name) for i, name in named)


def is_human(player: str) -> bool:
    """Whether somebody at this screen plays."""
    return player == HUMAN or player.startswith(NAMED)


def with_name(name: str) -> str:
    """A human player with a chosen name."""
    return f"{NAMED}{name}"


def _chosen_name(player: str) -> str:
    return player.removeprefix(NAMED) if player.startswith(NAMED) else ""


def player_name(language: str, player: str) -> str:
    """A player's name on the screen."""
    if player.startswith(NAMED):
        return _chosen_name(player)
    if player == HUMAN:
        return table_message(language, "table-human")
    level = player.removeprefix(BOT)
    if level in LEVEL_NAMES:
        return table_message(language, LEVEL_NAMES[level])
    return table_message(language, "table-bot", bot=level)


def _bot_of(player: str) -> Bot:
    """The bot that plays for a player who is no human."""
    return outside_bot(player) if is_outside(player) else bot_named(player.removeprefix(BOT), SECONDS_AT_TABLE)


def usual_players(seats: int, bot: str = USUAL_BOT, meant_for_bots: Iterable[int] = ()) -> list[str]:
    """The default players: a human on the first seat that is not meant for a bot, and bots on the others."""
    own = next((seat for seat in range(seats) if seat not in [*meant_for_bots]), 0)
    return [HUMAN if seat == own else bot for seat in range(seats)]


def seat_count(game: Game[Any], counts: tuple[int, ...], wished: Iterable[str], texts: Catalogue) -> int:
    """The smallest of some numbers of seats that includes all the named ones."""
    wanted = {name.casefold() for name in wished}
    fitting = (count for count in counts if wanted <= seat_words(game, count, texts).keys())
    return next(fitting, max(counts))


def seat_words(game: Game[Any], count: int, texts: Catalogue) -> dict[str, int]:
    """The seats by their names in commands and in the player's language."""
    names = game.seat_names(count)
    words = {texts.message(f"seat-{name}").casefold(): seat for seat, name in enumerate(names)}
    return words | {name.casefold(): seat for seat, name in enumerate(names)}


def players_of(game: Game[Any], wished: dict[str, str], usual: list[str], texts: Catalogue) -> list[str]:
    """The requested players on their seats, and the usual ones on the others."""
    players = list(usual)
    known = seat_words(game, len(usual), texts)
    for name, player in wished.items():
        if name.casefold() not in known:
            names = ", ".join(game.seat_names(len(usual)))
            raise CannotPlay(texts.message("error-unknown-seat", seat=name, known=names))
        players[known[name.casefold()]] = check_player(player, texts.language)
    return players


def check_player(player: str, language: str) -> str:
    """Check a player and return it in full: `bot` alone is the usual bot, and a name must fit on one line."""
    if is_human(player):
        shown = "".join(letter for letter in _chosen_name(player) if letter.isprintable())
        name = " ".join(shown.split())[:NAME_LENGTH].strip()
        return with_name(name) if name else HUMAN
    if player == BOT.rstrip(":"):
        return USUAL_BOT
    if is_outside(player):
        return player
    if not player.startswith(BOT):
        raise CannotPlay(table_message(language, "error-unknown-player", player=player))
    try:
        bot_named(player.removeprefix(BOT))
    except UnknownBot:
        known = ", ".join((*LEVELS, *KINDS))
        raise CannotPlay(
            table_message(language, "error-unknown-bot", bot=player.removeprefix(BOT), known=known)
        ) from None
    return player


def remember_players(match_file: Path, players: list[str], language: str) -> None:
    """Note who plays a match, and in which language, for resuming it; it can also be resumed without that."""
    with suppress(OSError):
        note = msgspec.json.encode({"players": players, "language": language})
        file = _seats_file(match_file)
        file.touch(PRIVATE)
        make_private(file)
        file.write_bytes(note + b"\n")


def recall_players(match_file: Path, seats: int) -> tuple[list[str], str]:
    """Who plays a match, and in which language; without a note, the usual players and no language.

    A note alone never runs a program or calls an address: it may have come with somebody else's match.
    """
    try:
        noted = msgspec.json.decode(_seats_file(match_file).read_bytes(), type=dict[str, Any])
        named = [USUAL_BOT if is_outside(player) else player for player in noted["players"]]
        players = [check_player(player, LANGUAGES[0]) for player in named]
        language = noted["language"]
    except (OSError, msgspec.MsgspecError, KeyError, TypeError, AttributeError, CannotPlay):
        return usual_players(seats), ""
    return (players if len(players) == seats else usual_players(seats)), language if language in LANGUAGES else ""


def _seats_file(match_file: Path) -> Path:
    return match_file.with_name(match_file.name + SUFFIX)
