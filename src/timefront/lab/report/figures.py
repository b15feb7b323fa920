"""The figures of a report, from the notes of its games."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from math import sqrt
from statistics import fmean, median, pvariance

from msgspec import Struct

from timefront.kernel.intervals import mean_and_half_width, wilson_interval
from timefront.lab.report.watching import GameNotes

SURE = 0.9
"""The chance to win from which a game counts as decided."""
BINS = 10
"""The number of bins for the calibration and for the histogram of lengths."""


class Share(Struct):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


class Bin(Struct):
    """The results of positions whose chance to win lies between two bounds."""

    low: float
    high: float
    positions: int
    expected: float
    """The mean chance, by the game's judgement."""
    came: float
    """The mean share of the victory that followed."""


class Column(Struct):
    """One column of a histogram."""

    low: int
    high: int
    games: int


class Use(Struct):
    """How often something is used."""

    name: str
    games: float
    """The share of games in which it was chosen, or happened."""
    offered: float = 0.0
    """The share of games in which it could be chosen."""
    times: float = 0.0
    """How often it was chosen in a game, on average."""


class Thing(Struct):
    """A card, a unit, a token: how often choices name it."""

    kind: str
    key: str
    games: float


class Rung(Struct):
    """One step of the ladder: how often the stronger bot wins."""

    stronger: str
    weaker: str
    share: Share


class Restriction(Struct, frozen=True):
    """What a bot may not choose: a verb or, if that is empty, any choice that names a thing."""

    verb: str = ""
    kind: str = ""
    key: str = ""


class Worth(Struct):
    """What something is worth to a bot, in shares of the victory."""

    of: Restriction
    worth: Share


class Side(Struct):
    """The share of the victory of seats that fight together."""

    seats: list[int]
    share: Share


class Results(Struct):
    """Who wins a scenario."""

    scenario: str
    games: int
    sides: list[Side]
    draws: Share
    decisions: Share


class Figures(Struct):
    """All the figures of a report."""

    games: int
    shares: list[Share]
    draws: Share
    scenarios: list[Results]
    """For each scenario, who wins it and how long that takes."""
    reasons: dict[str, float]
    decisions: Share
    median_decisions: float
    lengths: list[Column]
    branching: float
    """The mean number of offers at a decision."""
    most_offers: int
    forced: float
    """The share of moves that were not decisions: single possible answers and draws."""
    lead_changes: float
    comebacks: Share
    """How often somebody other than the leader at half time won."""
    drama: float
    """How far behind the later winner was: the mean square root of its deficit while it had one."""
    decided_at: float
    """The mean part of the game after which the winner's chance stayed above SURE."""
    luck: list[float]
    """By seat, the standard deviation of its luck in a game."""
    luck_share: float
    """The variance of the first seat's luck as a share of the variance of its results."""
    calibration: list[Bin]
    brier: float
    """The mean squared distance of the judgement from the result."""
    verbs: list[Use]
    things: list[Thing]
    restrictions: list[Restriction]
    """The choices that seats could have avoided: candidates for `worths`."""
    rules: dict[str, float]
    """For each rule, the share of games in which it was executed."""
    measures: dict[str, Share]
    ladder: list[Rung] = []
    """Whether more thinking wins, if requested."""
    worths: list[Worth] = []
    """What each choice is worth, if requested."""


def figures_of(games: list[GameNotes]) -> Figures:
    """Compute the figures of some games."""
    seats = range(len(games[0].shares))
    won = [game for game in games if not game.is_shared]
    bins, brier = calibration(games)
    return Figures(
        games=len(games),
        shares=[mean_of([game.shares[seat] for game in games]) for seat in seats],
        draws=share_of([game.is_shared for game in games]),
        scenarios=[results_of(key, [game for game in games if game.scenario == key]) for key in scenarios_in(games)],
        reasons={reason: count / len(games) for reason, count in Counter([g.reason for g in games]).most_common()},
        decisions=unbounded_mean([float(len(game.offers)) for game in games]),
        median_decisions=median([len(game.offers) for game in games]),
        lengths=histogram([len(game.offers) for game in games]),
        branching=fmean([count for game in games for count in game.offers] or [0]),
        most_offers=max([count for game in games for count in game.offers] or [0]),
        forced=1 - sum([len(game.offers) for game in games]) / sum([game.moves for game in games]),
        lead_changes=fmean([lead_changes(game) for game in games]),
        comebacks=share_of([is_comeback(game) for game in won]) if won else Share(0.0, 0.0, 0.0),
        drama=fmean([drama(game) for game in won] or [0.0]),
        decided_at=fmean([decided_at(game) for game in won] or [1.0]),
        luck=[sqrt(pvariance([game.luck[seat] for game in games])) for seat in seats],
        luck_share=luck_share(games),
        calibration=bins,
        brier=brier,
        verbs=uses_of_verbs(games),
        things=uses_of_things(games),
        restrictions=restrictions_in(games),
        rules=uses_of_rules(games),
        measures=measures_of(games),
    )


def scenarios_in(games: list[GameNotes]) -> list[str]:
    """The scenarios of some games, in order of appearance."""
    return list(dict.fromkeys([game.scenario for game in games]))


def results_of(scenario: str, games: list[GameNotes]) -> Results:
    """Who wins a scenario, from its games."""
    by_seat = games[0].sides
    sides = []
    for side in sorted(set(by_seat)):
        seats = [seat for seat, of in enumerate(by_seat) if of == side]
        sides.append(Side(seats, mean_of([sum([game.shares[seat] for seat in seats]) for game in games])))
    draws = share_of([game.is_shared for game in games])
    decisions = unbounded_mean([float(len(game.offers)) for game in games])
    return Results(scenario, len(games), sides, draws, decisions)


def mean_of(shares: list[float]) -> Share:
    """The mean of shares from 0 to 1, with an interval as wide as if they were victories and defeats."""
    mean = fmean(shares)
    return Share(mean, *wilson_interval(mean, len(shares)))


def unbounded_mean(values: list[float]) -> Share:
    """The mean of any numbers."""
    mean, half_width = mean_and_half_width(values)
    return Share(mean, mean - half_width, mean + half_width)


def share_of(cases: list[bool]) -> Share:
    """How often something was true."""
    part = sum(cases) / len(cases)
    return Share(part, *wilson_interval(part, len(cases)))


def histogram(values: list[int]) -> list[Column]:
    """How many values lie in each column; all columns have the same width."""
    least, most = min(values), max(values)
    width = max(1, -(-(most - least + 1) // BINS))
    counts = Counter([(value - least) // width for value in values])
    columns = (most - least) // width + 1
    return [Column(least + i * width, least + (i + 1) * width - 1, counts[i]) for i in range(columns)]


# How a game goes


def leader(chances: list[float]) -> int:
    """The seat with the best chance to win."""
    return max(range(len(chances)), key=lambda seat: chances[seat])


def lead_changes(game: GameNotes) -> int:
    """How often another seat took the lead."""
    leaders = [leader(chances) for chances in game.curve]
    return sum([one != other for one, other in pairwise(leaders)])


def is_comeback(game: GameNotes) -> bool:
    """Whether somebody other than the leader at half time won."""
    return bool(game.curve) and game.shares[leader(game.curve[len(game.curve) // 2])] == 0


def winner_of(game: GameNotes) -> int:
    """A seat that won; the game must not be a draw."""
    return leader(game.shares)


def drama(game: GameNotes) -> float:
    """How far behind the winner was: the mean square root of its deficit while it had one; 0 if it never had."""
    winner = winner_of(game)
    losers = [seat for seat, share in enumerate(game.shares) if share == 0]
    deficits = [max([chances[seat] for seat in losers]) - chances[winner] for chances in game.curve] if losers else []
    behind = [sqrt(deficit) for deficit in deficits if deficit > 0]
    return fmean(behind) if behind else 0.0


def decided_at(game: GameNotes) -> float:
    """The part of the decisions after which the winners' chance stayed above SURE."""
    winners = [seat for seat, share in enumerate(game.shares) if share > 0]
    open_until = 0
    for number, chances in enumerate(game.curve):
        if sum([chances[seat] for seat in winners]) <= SURE:
            open_until = number + 1
    return open_until / max(1, len(game.curve))


def luck_share(games: list[GameNotes]) -> float:
    """The variance of the first seat's luck as a share of the variance of its results."""
    spread = pvariance([game.shares[0] for game in games])
    return pvariance([game.luck[0] for game in games]) / spread if spread else 0.0


def calibration(games: list[GameNotes]) -> tuple[list[Bin], float]:
    """Whether chances that the judgement calls 30 % come true in 30 % of the cases, and its Brier score."""
    found: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    squares: list[float] = []
    for game in games:
        for chances in game.curve:
            for chance, share in zip(chances, game.shares, strict=True):
                found[min(BINS - 1, int(chance * BINS))].append((chance, share))
                squares.append((chance - share) ** 2)
    bins = [
        Bin(
            number / BINS,
            (number + 1) / BINS,
            len(rows),
            fmean([row[0] for row in rows]),
            fmean([row[1] for row in rows]),
        )
        for number, rows in enumerate(found)
        if rows
    ]
    return bins, fmean(squares or [0.0])


# What is used


def uses_of_verbs(games: list[GameNotes]) -> list[Use]:
    """How often each verb could be chosen, and how often it was."""
    count = len(games)
    names = sorted({name for game in games for name in game.offered})
    rows = [
        Use(
            name,
            sum([game.chosen.get(name, 0) > 0 for game in games]) / count,
            sum([name in game.offered for game in games]) / count,
            sum([game.chosen.get(name, 0) for game in games]) / count,
        )
        for name in names
    ]
    return sorted(rows, key=lambda row: (-row.times, row.name))


def uses_of_things(games: list[GameNotes]) -> list[Thing]:
    """How often choices name each thing."""
    counts = Counter([thing for game in games for thing in game.things])
    rows = [Thing(kind, key, count / len(games)) for (kind, key), count in counts.items()]
    return sorted(rows, key=lambda row: (row.kind, -row.games, row.key))


def restrictions_in(games: list[GameNotes]) -> list[Restriction]:
    """The choices that seats could have avoided in these games: verbs, then things."""
    verbs = sorted({verb for game in games for verb in game.avoidable_verbs})
    things = sorted({thing for game in games for thing in game.avoidable_things})
    return [*[Restriction(verb) for verb in verbs], *[Restriction("", kind, key) for kind, key in things]]


def uses_of_rules(games: list[GameNotes]) -> dict[str, float]:
    """How often each rule was executed."""
    counts = Counter([rule for game in games for rule in game.rules])
    return {rule: count / len(games) for rule, count in sorted(counts.items())}


def measures_of(games: list[GameNotes]) -> dict[str, Share]:
    """The game's own measures."""
    names = sorted({name for game in games for name in game.measures})
    return {name: unbounded_mean([game.measures.get(name, 0.0) for game in games]) for name in names}
