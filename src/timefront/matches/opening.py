"""Opening a match: from what is stored of it, wherever that is, to a match that can be played.

The journal decides. A stored position only saves time: if it no longer fits, the journal is replayed.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, final

from timefront.kernel.events import event_name
from timefront.kernel.flow import State
from timefront.kernel.game import Game
from timefront.kernel.packs import PackError, PackFiles
from timefront.kernel.setting import Setting, SettingError
from timefront.matches.errors import MatchFileError
from timefront.matches.fairness import Fairness
from timefront.matches.journal import Entry, Facts, Move, load_entry, load_event
from timefront.matches.lines import must_be_whole, read_lines
from timefront.matches.match import Match
from timefront.matches.positions import read_start
from timefront.matches.standing import Standing, load_position, load_standing

OTHER_RULES = -1
"""A version that no rules have: a journal stored under it is replayed, and nothing else stored is trusted."""

Start = str | dict[str, Any]
"""The position that a fork starts from: as text, or in the format of older programs."""


@final
class StoredMatch:
    """What is stored of a match in addition to its journal."""

    def __init__(
        self, game: Game[Any], rules: int, setting: Setting, fairness: Fairness, start: Start | None = None
    ) -> None:
        """`rules` is the version under which facts and positions were stored; those of other versions do not count."""
        self.game = game
        self.is_of_these_rules = rules == game.version
        self.setting = setting
        self.fairness = fairness
        self.start = start

    def unplayed(self) -> Match:
        """The match before its first entry; `ValueError` if its start is not a position of this game."""
        start = None if self.start is None else load_start(self.game, self.setting, self.start)
        return Match(self.game, self.setting, self.fairness, start)

    def opened(self, entries: list[Entry], facts: Facts, position: tuple[Any, int] = (None, -1)) -> Match:
        """The match with its whole journal, from the stored position after an entry if there is one that fits.

        Under other rules the journal is replayed and checked; where it does not fit them, the match becomes read-only.
        """
        if [entry.number for entry in entries] != [*range(len(entries))]:
            raise MatchFileError("match-out-of-order")
        match = self.unplayed()
        if not self.is_of_these_rules:
            match.rebuild(entries)
            return match
        stored, after = position
        if stored is not None:
            try:
                match.restore(entries, facts, load_position(self.game, self.setting, stored), after)
                return match
            except Exception:  # whatever is wrong with the position, the journal decides
                match = self.unplayed()
        match.restore(entries, facts, None, -1)
        return match

    def standing(self, kept: Any) -> Standing | None:
        """The stored standing, or None if it belongs to other rules or no longer fits."""
        if kept is None or not self.is_of_these_rules:
            return None
        try:
            return load_standing(self.game, self.setting, kept)
        except Exception:
            return None

    def resumed(self, standing: Standing, moves: list[Move]) -> Match | None:
        """The match from a standing on; None if older entries are needed after all, or the standing does not fit."""
        try:
            return Match.resumed(self.game, self.setting, self.fairness, standing, moves)
        except Exception:
            return None


def load_start(game: Game[Any], setting: Setting, start: Start) -> State:
    """The position that a fork starts from; `ValueError` if it does not fit the rules."""
    if not isinstance(start, str):
        try:
            inherited = game.inherited_position(setting, start)
        except (KeyError, TypeError, IndexError, AttributeError) as error:
            raise ValueError(f"it starts from no position: {error!r}") from error
        return load_position(game, setting, inherited)
    try:
        return read_start(start, game, setting)
    except MatchFileError as error:
        raise ValueError(f"it starts from no position: {error}") from error


# Files


def open_file(path: Path, games: dict[str, Game[Any]]) -> Match:
    """The match of a file, for reading."""
    return load_match(read_lines(path).lines, games)


def load_match(lines: list[dict[str, Any]], games: dict[str, Game[Any]]) -> Match:
    """The match that the lines of a file describe."""
    try:
        return _load_match(lines, games)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError, OverflowError) as error:
        raise MatchFileError("match-damaged", why=str(error)) from error
    except SettingError as error:
        raise MatchFileError("match-set-up", why=error) from error
    except PackError as error:
        raise MatchFileError("match-pack", why=str(error.problems[0])) from error


def _load_match(lines: list[dict[str, Any]], games: dict[str, Game[Any]]) -> Match:
    stored = _stored_match(lines[0], games)
    known = {event_name(event): event for event in stored.game.events}
    entries: list[Entry] = []
    facts: Facts = {}
    position: tuple[Any, int] = (None, -1)
    for line in lines[1:]:
        if "state" in line:
            if line.get("rules") == stored.game.version:
                position = (line["state"], line.get("after", -1))
            continue
        entries += [load_entry(entry) for entry in line["entries"]]
        if stored.is_of_these_rules:
            for number, event in line["facts"]:
                facts.setdefault(number, []).append(load_event(known, event))
    if not entries:
        raise MatchFileError("match-out-of-order")
    return stored.opened(entries, facts, position)


def _stored_match(head: dict[str, Any], games: dict[str, Game[Any]]) -> StoredMatch:
    """What the header of a file says."""
    if head["game"] not in games:
        raise MatchFileError("unknown-game", game=str(head["game"]))
    game = games[head["game"]]
    if "key" not in head["fair"]:  # what `export` gives before the end
        raise MatchFileError("match-told-only")
    if type(head["seats"]) is not int or type(head["scenario"]) is not str:
        raise ValueError("seats or scenario of a wrong type")
    if "start" in head and not isinstance(head["start"], str | dict):
        raise ValueError("a start of a wrong type")
    pack = PackFiles(head["pack_files"])
    options = game.inherited_options(head["rules"], head["options"])
    setting = game.setting(pack, head["scenario"], options, head["seats"])
    rules = head["rules"] if head["pack"] == pack.hash else OTHER_RULES
    return StoredMatch(game, rules, setting, Fairness.from_disclosed(head["fair"]), head.get("start"))


def copy_for_reading(match: Match) -> Match:
    """A match with a whole journal as it is now, which later moves do not change: another thread may read it."""
    must_be_whole(match)
    copy = Match(match.game, match.setting, match.fairness, match.start)
    copy.entries, copy.facts, copy.line = match.entries[:], dict(match.facts), match.line[:]
    copy.state = match.state
    copy.read_only, copy.resigned = match.read_only, match.resigned[:]
    copy.undo_request, copy.granted = match.undo_request, match.granted[:]
    return copy


def replayed(match: Match, to: int) -> Match:
    """The same match replayed entry by entry under today's rules, up to and including the entry `to`."""
    must_be_whole(match)
    again = Match(match.game, match.setting, match.fairness, match.start)
    again.rebuild(match.entries if to < 0 else match.entries[: to + 1])
    again.read_only = again.read_only or match.read_only
    return again
