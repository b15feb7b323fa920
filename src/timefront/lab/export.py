"""Games between bots as data: what each seat knew when it was asked, what it chose, and how the game ended.

JSON lines: a head, then a line for each game with its decisions. Parquet: a row for each decision, with the head in the
file's metadata. docs/data-sets.md describes each field.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, BinaryIO, Final, final

import msgspec

from timefront.bots.bot import Bot, Knowledge
from timefront.bots.playing import play_game
from timefront.bots.pools import Pool, in_chunks
from timefront.bots.registry import player_named
from timefront.games.registry import GAMES
from timefront.kernel.questions import Choice
from timefront.lab.coding import Coder, coder_of
from timefront.lab.luck import LuckLedger
from timefront.lab.observing import Observer
from timefront.lab.simulate import CHUNK, Study

FORMAT: Final = 1
HEAD: Final = b"timefront"
"""The key of the head in the metadata of a Parquet file."""


class Decision(msgspec.Struct, omit_defaults=True):
    """A choice between at least two offers."""

    seat: int
    choice: list[Any]
    number: int
    """The choice's number in the flat scheme."""
    options: list[int]
    """The numbers of all offers, in order."""
    observation: list[int]
    """What the seat knew, as integers; the head names the groups."""
    view: Any = None
    """What the seat saw, if views were asked for."""


class Luck(msgspec.Struct):
    """One result of chance, and how lucky it was."""

    answer: int
    """Its number among all answers of the game, by seats and by chance."""
    purpose: str
    luck: list[float]
    """By seat, how much better than expected the result is, by the game's own judgement."""


class GameRecord(msgspec.Struct, omit_defaults=True):
    """One game."""

    game: int
    shares: list[float]
    """By seat, its share of the victory."""
    points: list[int]
    reason: str
    decisions: list[Decision]
    luck: list[Luck] = []
    """The results of chance, if their luck was asked for."""


class Head(msgspec.Struct):
    """What a data set is about. A different fingerprint means different numbers for the same choices."""

    format: int
    game: str
    rules: int
    pack: str
    scenario: str
    options: dict[str, str]
    bots: list[str]
    seed: str
    games: int
    fingerprint: str
    actions: int
    groups: list[tuple[str, int]]


@final
class RecordingBot(Bot):
    """Chooses as another bot does, and records what it knew."""

    def __init__(self, bot: Bot, coder: Coder, observer: Observer, notes: list[Decision], *, views: bool) -> None:
        self.bot = bot
        self.coder = coder
        self.observer = observer
        self.notes = notes
        self.views = views

    def choose(self, knowledge: Knowledge, rng: Random) -> Choice:
        choice = self.bot.choose(knowledge, rng)
        game, seat = knowledge.game, knowledge.seat
        seen = knowledge.sample(Random(0))
        self.notes.append(
            Decision(
                seat,
                [*choice],
                self.coder.row(knowledge.offers, choice)[0],
                self.coder.options(knowledge.offers),
                self.observer.observe(seen, seat),
                game.view(seen, seat) if self.views else None,
            )
        )
        return choice


def head_of(study: Study) -> Head:
    """The head of a study's data set."""
    game, setting = GAMES[study.game], study.setting()
    coder, observer = coder_of(game, setting), Observer(game, setting)
    return Head(
        format=FORMAT,
        game=game.name,
        rules=game.version,
        pack=setting.pack.hash,
        scenario=setting.scenario,
        options=setting.options,
        bots=study.bots,
        seed=study.seed,
        games=study.games,
        fingerprint=coder.fingerprint,
        actions=coder.size,
        groups=[*observer.groups],
    )


def record_games(study: Study, views: bool, luck: bool, first: int, last: int) -> list[bytes]:
    """Play the games numbered from `first` up to but not including `last`, and return each as a line of JSON."""
    game, setting = GAMES[study.game], study.setting()
    coder, observer = coder_of(game, setting), Observer(game, setting)
    notes: list[Decision] = []
    players = [player_named(name) for name in study.bots]
    bots: list[Bot] = [RecordingBot(bot, coder, observer, notes, views=views) for bot in players]
    seats = [*range(len(bots))]
    lines: list[bytes] = []
    for number in range(first, last):
        notes.clear()
        seed = f"{study.seed}/{number}"
        ledger = LuckLedger(game, seed) if luck else None
        outcome = play_game(game, setting, bots, seed, seats, watcher=ledger).outcome
        shares = [outcome.share(seat) for seat in seats]
        lucks = [Luck(row.answer, row.purpose, row.luck) for row in ledger.rows] if ledger is not None else []
        record = GameRecord(number, shares, [*outcome.points], outcome.reason, notes, lucks)
        lines.append(msgspec.json.encode(record) + b"\n")
    for player in players:
        player.close()
    return lines


def export(
    study: Study, file: Path, *, views: bool, pool: Pool, progress: Callable[[int], None], luck: bool = False
) -> None:
    """Play a study's games and write them; a file that ends in .parquet needs pyarrow."""
    lines = in_chunks(partial(record_games, study, views, luck), study.games, CHUNK, pool, progress)
    head = msgspec.json.encode(head_of(study))
    if file.suffix == ".parquet":
        _write_parquet(file, head, lines)
        return
    with file.open("wb") as written:
        written.write(head + b"\n")
        for chunk in lines:
            written.writelines(chunk)


def read_head(file: Path) -> Head:
    """Read the head of a data set."""
    if file.suffix == ".parquet":
        from pyarrow import parquet

        return msgspec.json.decode(parquet.read_schema(file).metadata[HEAD], type=Head)
    with file.open("rb") as lines:
        return msgspec.json.decode(lines.readline(), type=Head)


def read_games(file: Path) -> Iterator[GameRecord]:
    """Read the games of a data set in JSON lines; for Parquet files use pyarrow, polars or pandas.

    >>> from tempfile import TemporaryDirectory
    >>> from timefront.bots.pools import THIS_PROCESS
    >>> with TemporaryDirectory() as folder:
    ...     file = Path(folder) / "duel.jsonl"
    ...     study = Study("duel_of_time", ["random", "random"], games=3)
    ...     export(study, file, views=False, pool=THIS_PROCESS, progress=lambda games: None)
    ...     len(list(read_games(file)))
    3
    """
    with file.open("rb") as lines:
        yield from _games(lines)


def _games(lines: BinaryIO) -> Iterator[GameRecord]:
    lines.readline()  # the head
    decoder = msgspec.json.Decoder(GameRecord)
    for line in lines:
        yield decoder.decode(line)


def _write_parquet(file: Path, head: bytes, lines: Iterator[list[bytes]]) -> None:
    """Write a row for each decision and a row group for each chunk of games."""
    import pyarrow
    from pyarrow import parquet

    schema = pyarrow.schema(
        [
            ("game", pyarrow.int32()),
            ("decision", pyarrow.int32()),
            ("seat", pyarrow.int8()),
            ("choice", pyarrow.string()),
            ("number", pyarrow.int32()),
            ("options", pyarrow.list_(pyarrow.int32())),
            ("observation", pyarrow.list_(pyarrow.int64())),
            ("view", pyarrow.string()),
            ("share", pyarrow.float32()),
            ("luck", pyarrow.float32()),
        ],
        metadata={HEAD: head},
    )
    decoder = msgspec.json.Decoder(GameRecord)
    with parquet.ParquetWriter(file, schema, compression="zstd") as writer:
        for chunk in lines:
            rows = [row for line in chunk for row in _rows(decoder.decode(line))]
            writer.write_table(pyarrow.Table.from_pylist(rows, schema))


def _rows(game: GameRecord) -> Iterator[dict[str, Any]]:
    """The decisions of a game as rows; choices and views are JSON."""
    for number, one in enumerate(game.decisions):
        yield {
            "game": game.game,
            "decision": number,
            "seat": one.seat,
            "choice": msgspec.json.encode(one.choice).decode(),
            "number": one.number,
            "options": one.options,
            "observation": one.observation,
            "view": None if one.view is None else msgspec.json.encode(one.view).decode(),
            "share": game.shares[one.seat],
            "luck": sum([row.luck[one.seat] for row in game.luck]) if game.luck else None,
        }
