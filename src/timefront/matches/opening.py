"""From the lines of a file to a match, as it was left or replayed by the rules of today."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from timefront.kernel.events import event_name
from timefront.kernel.fairness import Fairness
from timefront.kernel.flow import State
from timefront.kernel.game import Game, SettingError
from timefront.kernel.journal import Entry, Facts, load_entry, load_event
from timefront.kernel.match import Match
from timefront.kernel.packs import PackError, PackFiles
from timefront.kernel.standing import load_position
from timefront.matches.errors import MatchFileError
from timefront.matches.lines import must_be_whole, read_lines


def load_match(lines: list[dict[str, Any]], games: dict[str, Game[Any]]) -> Match:
    """The match that the lines of a file tell of."""
    try:
        return _load_match(lines, games)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError, OverflowError) as error:
        raise MatchFileError("match-damaged", why=str(error)) from error
    except SettingError as error:
        raise MatchFileError("match-set-up", why=error) from error
    except PackError as error:
        raise MatchFileError("match-pack", why=str(error.problems[0])) from error


def _load_match(lines: list[dict[str, Any]], games: dict[str, Game[Any]]) -> Match:
    head = lines[0]
    if head["game"] not in games:
        raise MatchFileError("unknown-game", game=str(head["game"]))
    game = games[head["game"]]
    if "key" not in head["fair"]:  # what `export` gives before the end
        raise MatchFileError("match-told-only")
    if type(head["seats"]) is not int or type(head["scenario"]) is not str:
        raise ValueError("seats or scenario of a wrong type")
    pack = PackFiles(head["pack_files"])
    options = game.inherited_options(head["rules"], head["options"])
    setting = game.setting(pack, head["scenario"], options, head["seats"])
    start = load_position(game, setting, head["start"]) if "start" in head else None
    match = Match(game, setting, Fairness.from_disclosed(head["fair"]), start)
    known = {event_name(event): event for event in game.events}
    entries: list[Entry] = []
    facts: Facts = {}
    snapshot: tuple[State | None, int] = (None, -1)
    is_same = head["rules"] == game.version and head["pack"] == pack.hash
    for line in lines[1:]:
        if "state" in line:
            if is_same and line.get("rules") == game.version:
                snapshot = (load_position(game, setting, line["state"]), line["after"])
            continue
        entries += [load_entry(entry) for entry in line["entries"]]
        if is_same:
            for number, event in line["facts"]:
                facts.setdefault(number, []).append(load_event(known, event))
    if not entries or [entry.number for entry in entries] != list(range(len(entries))):
        raise MatchFileError("match-out-of-order")
    if is_same:
        match.restore(entries, facts, *snapshot)
    else:
        match.rebuild(entries)
    return match


def replayed(match: Match, to: int) -> Match:
    """The same match replayed entry by entry under the rules of today, up to and including the entry `to`."""
    must_be_whole(match)
    again = Match(match.game, match.setting, match.fairness, match.start)
    again.rebuild(match.entries if to < 0 else match.entries[: to + 1])
    again.read_only = again.read_only or match.read_only
    return again


def open_file(path: Path, games: dict[str, Game[Any]]) -> Match:
    """The match of a file, to look at."""
    return load_match(read_lines(path).lines, games)
