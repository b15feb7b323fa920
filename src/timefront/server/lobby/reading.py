"""Reads uploads in a separate process: packs are checked completely, journals are replayed.

Nothing in them is trusted. The process has limited work and memory, and a deadline (`readers`); its findings come back
as plain data.
"""

from __future__ import annotations

import re
import resource
import signal
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import msgspec
from msgspec import Raw, Struct

from timefront.games.registry import GAMES
from timefront.kernel.packs import PackError, PackFiles
from timefront.kernel.setting import SettingError
from timefront.matches.errors import MatchFileError
from timefront.matches.journal import (
    ANSWERS,
    RESIGNED,
    UNDO,
    UNDO_ASKED,
    UNDO_DENIED,
    UNDO_GRANTED,
    dump_entry,
    dump_event,
)
from timefront.matches.lines import header, lines_of
from timefront.matches.match import Match
from timefront.matches.notation import whole_text
from timefront.matches.opening import OTHER_RULES, load_match
from timefront.matches.rehearsal import rehearse
from timefront.server.lobby.gallery import gallery_of
from timefront.server.thinking.processes import settle
from timefront.server.wire.errors import Denied
from timefront.server.wire.gallery import ScenarioInfo
from timefront.texts.phrasing import Phrase, Phrasing
from timefront.verify import check

MOST_ENTRIES = 20_000
WORK_SECONDS = 5.0
"""How long a process may work on an upload; waiting for a processor does not count."""
MOST_BYTES = 256 * 2**20
"""How much memory a process may use beyond what it has at the start."""
MOST_FOUND = 16 * 2**20
"""How many bytes of findings the server takes back."""
HEXADECIMAL = re.compile("[0-9a-f]{0,64}")
JOURNAL = "journal"
"""The name of a journal in error messages."""


class PackToRead(Struct, frozen=True, tag="pack"):
    """An uploaded pack."""

    game: str
    files: dict[str, str]


class JournalToRead(Struct, frozen=True, tag="journal"):
    """An uploaded journal."""

    content: bytes


ToRead: TypeAlias = PackToRead | JournalToRead


class SoundPack(Struct, frozen=True, tag="pack"):
    """A valid pack."""

    hash: str
    scenarios: list[str]
    scenario_facts: dict[str, dict[str, int]]
    scenario_sides: dict[str, list[str]]
    scenario_bots: dict[str, list[int]]
    gallery: list[ScenarioInfo]


class SoundJournal(Struct, frozen=True, tag="journal"):
    """A journal that fits the rules: everything needed to make a table for it."""

    game: str
    files: dict[str, str]
    scenario: str
    options: dict[str, str]
    seats: int
    is_over: bool
    start: str | None
    """The position to go on from, as text; for a finished match, the one that it started from if it was a fork."""
    fair_match: str
    fair_key: str
    nonces: list[str]
    fair_fixed: list[str | None] | None
    entries: Raw
    """All entries of a finished match, a list of objects; the server decodes it one by one, in a thread."""
    facts: Raw
    """Its facts, a list of pairs: the number of an entry, and an object."""


class Refused(Struct, frozen=True, tag="refused"):
    """Why an upload cannot be used."""

    status: int
    phrase: Phrase
    details: list[str] = []


Found: TypeAlias = SoundPack | SoundJournal | Refused


def settle_reader() -> None:
    """Set up a reader's process as every other one, and limit its memory."""
    settle()
    pages = int(Path("/proc/self/statm").read_text().split()[0])
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    wanted = pages * resource.getpagesize() + MOST_BYTES
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    resource.setrlimit(resource.RLIMIT_AS, (most, hard))


def read(data: bytes) -> bytes:
    """Read an upload; both are bytes. This is what a reader's process runs.

    The answer is JSON, because a set of units may be too large a number for other formats. A process that works for
    too long is stopped by its own clock, which does not count the time of other processes.
    """
    signal.setitimer(signal.ITIMER_PROF, WORK_SECONDS)
    found = found_in(msgspec.msgpack.decode(data, type=ToRead))
    signal.setitimer(signal.ITIMER_PROF, 0)
    answer = msgspec.json.encode(found)
    if len(answer) > MOST_FOUND:
        return msgspec.json.encode(Refused(413, Phrase("error-too-much-to-read")))
    return answer


def found_in(brought: ToRead) -> Found:
    """Read an upload."""
    try:
        return _read_pack(brought) if isinstance(brought, PackToRead) else _read_journal(brought)
    except PackError as error:
        return Refused(400, Phrase("error-pack"), [str(fault) for fault in error.problems])
    except (MatchFileError, SettingError) as error:
        return Refused(400, Phrasing.error(error))
    except Denied as error:
        return Refused(error.status, Phrase(f"error-{error.key}"))


def _read_pack(brought: PackToRead) -> SoundPack:
    game = GAMES[brought.game]
    pack = PackFiles(brought.files)
    scenarios = [*game.scenarios(pack)]
    return SoundPack(
        pack.hash,
        scenarios,
        {key: game.scenario_facts(pack, key) for key in scenarios},
        {key: game.scenario_sides(pack, key) for key in scenarios},
        {key: game.scenario_bots(pack, key) for key in scenarios},
        gallery_of(game, pack),
    )


def _read_journal(brought: JournalToRead) -> SoundJournal:
    match = _replay(brought.content)
    setting, fair = match.setting, match.fairness
    is_over = match.outcome() is not None
    start = match.start if is_over else match.state
    facts = [(number, dump_event(event)) for number, events in match.facts.items() for event in events]
    return SoundJournal(
        game=match.game.name,
        files=setting.pack.files,
        scenario=setting.scenario,
        options=setting.options,
        seats=setting.seats,
        is_over=is_over,
        start=None if start is None else whole_text(match.game, setting, start),
        fair_match=fair.match,
        fair_key=fair.key.hex(),
        nonces=fair.nonces,
        fair_fixed=fair.fixed,
        entries=_raw([dump_entry(entry) for entry in match.entries] if is_over else []),
        facts=_raw(facts if is_over else []),
    )


def _raw(data: object) -> Raw:
    return Raw(msgspec.json.encode(data))


def _replay(content: bytes) -> Match:
    """Replay the match of a journal move by move; `MatchFileError` says what does not fit."""
    try:
        lines = lines_of(content, JOURNAL)
        if sum(len(line.get("entries", ())) for line in lines.lines) > MOST_ENTRIES:
            raise Denied("journal-too-long", 413)
        match = load_match(_without_claims(lines.lines), GAMES)
        problems = [match.read_only] if match.read_only else _find_problems(match)
        if match.start is not None:
            for position in (match.start, match.state):
                rehearse(match.game, position, Random(0))
        if not problems and match.outcome() is not None:
            problems = check(header(match, with_key=True), [dump_entry(entry) for entry in match.entries])
    except (MatchFileError, Denied):
        raise
    except Exception as error:
        raise MatchFileError("match-damaged", why=type(error).__name__) from error
    if problems:
        raise MatchFileError("match-damaged", why=problems[0])
    return match


def _without_claims(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The lines without stored positions and facts, and marked as of other rules: they are replayed, not trusted."""
    played = [line for line in lines[1:] if "state" not in line and "told" not in line]
    return [{**lines[0], "rules": OTHER_RULES}, *({"entries": line["entries"]} for line in played)]


def _find_problems(match: Match) -> list[str]:
    """Problems that the rules of the game do not find: with entries about the match, and with the dice."""
    seats = match.setting.seats
    fair = match.fairness
    words = [fair.match, *fair.nonces]
    problems = [] if len(fair.nonces) == seats else ["dice for other seats"]
    problems += ["dice of another kind" for word in words if not HEXADECIMAL.fullmatch(word)]
    for entry in match.entries:
        is_about_match = entry.kind in (UNDO, UNDO_ASKED, UNDO_GRANTED, UNDO_DENIED, RESIGNED)
        if entry.kind not in ANSWERS and not is_about_match:
            problems.append(f"entry {entry.number} is of an unknown kind")
        elif is_about_match and not (type(entry.seat) is int and 0 <= entry.seat < seats):
            problems.append(f"entry {entry.number} does not belong to a seat")
        elif entry.kind in (UNDO, UNDO_ASKED) and not (type(entry.to) is int and 0 < entry.to < entry.number):
            problems.append(f"entry {entry.number} takes back nothing")
    return problems
