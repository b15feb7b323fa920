"""The figures of a report, from the notes of its games."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from math import sqrt
from statistics import fmean, median, pvariance

from msgspec import Struct

from timefront.kernel.intervals import mean_and_reach, wilson_interval
from timefront.lab.report.watching import GameNotes

SURE = 0.9
"""From which chance to win on a game counts as decided."""
BINS = 10
"""Into how many bins the chances to win are sorted for the calibration, and lengths for their histogram."""


class Share(Struct):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


class Bin(Struct):
    """What came of the positions whose chance to win lies between two bounds."""

    low: float
    high: float
    positions: int
    expected: float
    """The mean chance, by the game's judgement."""
    came: float
    """The mean share of the victory that came of it."""


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
    """What a bot may not choose: a verb, or, where there is none, what names a thing."""

    verb: str = ""
    kind: str = ""
    key: str = ""


class Worth(Struct):
    """What something is worth to a bot, in shares of the victory."""

    of: Restriction
    worth: Share


class Side(Struct):
    """The share of the victory of some seats that fight together."""

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
    """All that a report tells."""

    games: int
    shares: list[Share]
    draws: Share
    scenarios: list[Results]
    """By scenario, who wins it, and how long that takes."""
    reasons: dict[str, float]
    decisions: Share
    median_decisions: float
    lengths: list[Column]
    branching: float
    """Offers at a decision, on average."""
    most_offers: int
    forced: float
    """The share of moves that were no decision: single answers and draws."""
    lead_changes: float
    comebacks: Share
    """How often somebody else won than the leader at half time."""
    drama: float
    """How far behind the later winner was, while it was: the mean of the root of the deficit."""
    decided_at: float
    """After which part of the game the winner's chance stayed above SURE, on average."""
    luck: list[float]
    """By seat, the standard deviation of its luck in a game."""
    luck_share: float
    """The variance of luck as a share of that of the result, of the first seat."""
    calibration: list[Bin]
    brier: float
    """The mean square of how far the judgement was from the result."""
    verbs: list[Use]
    things: list[Thing]
    restrictions: list[Restriction]
    """What a seat can do with or without: what `worths` may tell of."""
    rules: dict[str, float]
    """By rule, the share of games in which it was carried out."""
    measures: dict[str, Share]
    ladder: list[Rung] = []
    """Whether more thinking wins, if it was asked for."""
    worths: list[Worth] = []
    """What each thing to choose is worth, if it was asked for."""


def figures_of(games: list[GameNotes]) -> Figures:
    """The figures of some games."""
    seats = range(len(games[0].shares))
    won = [game for game in games if not game.is_shared]
    bins, brier = calibration(games)
    return Figures(
        games=len(games),
        shares=[mean_of([game.shares[seat] for game in games]) for seat in seats],
        draws=part_of([game.is_shared for game in games]),
        scenarios=[results_of(key, [game for game in games if game.scenario == key]) for key in scenarios_in(games)],
        reasons={reason: count / len(games) for reason, count in Counter([g.reason for g in games]).most_common()},
        decisions=unbounded_mean([float(len(game.offers)) for game in games]),
        median_decisions=median([len(game.offers) for game in games]),
        lengths=histogram([len(game.offers) for game in games]),
        branching=fmean([count for game in games for count in game.offers] or [0]),
        most_offers=max([count for game in games for count in game.offers] or [0]),
        forced=1 - sum([len(game.offers) for game in games]) / sum([game.moves for game in games]),
        lead_changes=fmean([lead_changes(game) for game in games]),
        comebacks=part_of([is_comeback(game) for game in won]) if won else Share(0.0, 0.0, 0.0),
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
    """The scenarios of some games, in the order in which they came up."""
    return list(dict.fromkeys([game.scenario for game in games]))


def results_of(scenario: str, games: list[GameNotes]) -> Results:
    """Who wins a scenario, by its games."""
    by_seat = games[0].sides
    sides = []
    for side in sorted(set(by_seat)):
        seats = [seat for seat, of in enumerate(by_seat) if of == side]
        sides.append(Side(seats, mean_of([sum([game.shares[seat] for seat in seats]) for game in games])))
    draws = part_of([game.is_shared for game in games])
    decisions = unbounded_mean([float(len(game.offers)) for game in games])
    return Results(scenario, len(games), sides, draws, decisions)


def mean_of(shares: list[float]) -> Share:
    """The mean of shares from 0 to 1: none of them spread more than victories and defeats with the same mean do."""
    mean = fmean(shares)
    return Share(mean, *wilson_interval(mean, len(shares)))


def unbounded_mean(values: list[float]) -> Share:
    """The mean of any numbers."""
    mean, reach = mean_and_reach(values)
    return Share(mean, mean - reach, mean + reach)


def part_of(cases: list[bool]) -> Share:
    """How often something was so."""
    part = sum(cases) / len(cases)
    return Share(part, *wilson_interval(part, len(cases)))


def histogram(values: list[int]) -> list[Column]:
    """How many values lie in each of some columns of the same width."""
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
    """How often another seat came to lead."""
    leaders = [leader(chances) for chances in game.curve]
    return sum([one != other for one, other in pairwise(leaders)])


def is_comeback(game: GameNotes) -> bool:
    """Whether somebody else won than the leader at half time."""
    return bool(game.curve) and game.shares[leader(game.curve[len(game.curve) // 2])] == 0


def winner_of(game: GameNotes) -> int:
    """Of a game that is no draw, a seat that won."""
    return leader(game.shares)


def drama(game: GameNotes) -> float:
    """How far behind the winner was while it was: the mean of the root of the deficit; 0 if it never was."""
    winner = winner_of(game)
    losers = [seat for seat, share in enumerate(game.shares) if share == 0]
    deficits = [max([chances[seat] for seat in losers]) - chances[winner] for chances in game.curve] if losers else []
    behind = [sqrt(deficit) for deficit in deficits if deficit > 0]
    return fmean(behind) if behind else 0.0


def decided_at(game: GameNotes) -> float:
    """After which part of the decisions the winners' chance stayed above SURE."""
    winners = [seat for seat, share in enumerate(game.shares) if share > 0]
    open_until = 0
    for number, chances in enumerate(game.curve):
        if sum([chances[seat] for seat in winners]) <= SURE:
            open_until = number + 1
    return open_until / max(1, len(game.curve))


def luck_share(games: list[GameNotes]) -> float:
    """How much of the variance of the first seat's result its luck has."""
    spread = pvariance([game.shares[0] for game in games])
    return pvariance([game.luck[0] for game in games]) / spread if spread else 0.0


def calibration(games: list[GameNotes]) -> tuple[list[Bin], float]:
    """Whether what the judgement calls a chance of 30 % comes true in 30 % of the cases, and its Brier score."""
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
    """How often each verb could be chosen and was."""
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
    """What a seat could do with or without in these games: verbs, then things."""
    verbs = sorted({verb for game in games for verb in game.avoidable_verbs})
    things = sorted({thing for game in games for thing in game.avoidable_things})
    return [*[Restriction(verb) for verb in verbs], *[Restriction("", kind, key) for kind, key in things]]


def uses_of_rules(games: list[GameNotes]) -> dict[str, float]:
    """How often each rule was carried out."""
    counts = Counter([rule for game in games for rule in game.rules])
    return {rule: count / len(games) for rule, count in sorted(counts.items())}


def measures_of(games: list[GameNotes]) -> dict[str, Share]:
    """The game's own measures."""
    names = sorted({name for game in games for name in game.measures})
    return {name: unbounded_mean([game.measures.get(name, 0.0) for game in games]) for name in names}
