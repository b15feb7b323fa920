"""The report of a study: figures from handmade games, and a page that is valid, small and in three languages."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace as replaced

from timefront.bots.pools import THIS_PROCESS
from timefront.games.registry import GAMES
from timefront.kernel.flow import CHANCE
from timefront.kernel.packs import LANGUAGES
from timefront.kernel.rulebook import WITNESS
from timefront.lab.kept import ResultStore
from timefront.lab.report.contests import Contests, is_forbidden
from timefront.lab.report.figures import Restriction, Rung, Share, Worth, figures_of, histogram
from timefront.lab.report.page import render_page
from timefront.lab.report.watching import GameNotes, games_of, key_of, record_game, record_games, replay_game, series_of
from timefront.lab.simulate import Study
from timefront.texts.vocabulary import kinds_of

DUEL = Study("duel_of_time", ["random", "random"], 6, seed="report")


def game(number: int, winner: int, curve: list[float], luck: float = 0.0) -> GameNotes:
    """A two-seat game with the first seat's chances."""
    shares = [0.5, 0.5] if winner < 0 else [float(seat == winner) for seat in (0, 1)]
    return GameNotes(
        number=number,
        scenario="beacons" if number else "levy",
        sides=[0, 1],
        shares=shares,
        is_shared=winner < 0,
        reason="points",
        moves=2 * len(curve),
        offers=[2 + number] * len(curve),
        curve=[[chance, 1 - chance] for chance in curve],
        luck=[luck, -luck],
        offered=["play", "pass"],
        chosen={"play": number},
        things=[("card", f"card-{number}")],
        avoidable_things=[("card", f"card-{number}"), ("card", "card-7")],
        avoidable_verbs=["play", "pass"][:number],
        rules=["DT-2.2"],
        measures={"m": float(number)},
    )


def main_of(page: str) -> str:
    """What a page shows."""
    return page[page.index("<main>") : page.index("</main>") + len("</main>")]


def noted(study: Study, games: int) -> list[GameNotes]:
    """The first games of a study."""
    return [record_game(study, number) for number in range(games)]


GAMES_BY_HAND = [
    game(0, 0, [0.5, 0.6, 0.95, 0.99], 0.25),
    game(1, 1, [0.4, 0.7, 0.75, 0.2], -0.25),
    game(2, -1, [0.5, 0.5, 0.5, 0.5]),
]


def test_the_figures_are_those_of_the_games() -> None:
    found = figures_of(GAMES_BY_HAND)
    assert found.games == 3
    assert [share.mean for share in found.shares] == [0.5, 0.5]
    assert found.draws.mean == pytest.approx(1 / 3)
    assert found.reasons == {"points": 1.0}
    assert (found.decisions.mean, found.median_decisions, found.branching, found.most_offers) == (4, 4, 3, 4)
    assert found.forced == 0.5
    assert found.lead_changes == pytest.approx((0 + 2 + 0) / 3)
    assert found.comebacks.mean == 0.5  # at half time of the second game the first seat led, but it lost
    assert found.drama == pytest.approx((0 + (0.4**0.5 + 0.5**0.5) / 2) / 2)
    assert found.decided_at == pytest.approx((0.5 + 1.0) / 2)
    assert found.luck_share == pytest.approx(2 * 0.25**2 / 3 / (0.5 / 3))
    assert found.verbs[0].name == "play"
    assert (found.verbs[0].games, found.verbs[0].offered, found.verbs[0].times) == (2 / 3, 1, 1)
    assert found.rules == {"DT-2.2": 1.0}
    assert found.measures["m"].mean == 1


def test_the_calibration_tells_what_came_of_chances() -> None:
    found = figures_of([game(0, 0, [0.95]), game(1, 1, [0.95]), game(2, 0, [0.35])])
    rows = {(row.low, row.high): (row.positions, row.expected, row.came) for row in found.calibration}
    assert rows[0.9, 1.0] == pytest.approx((2, 0.95, 0.5))
    assert rows[0.3, 0.4] == pytest.approx((1, 0.35, 1.0))
    assert found.brier == pytest.approx((2 * 0.05**2 + 2 * 0.95**2 + 2 * 0.65**2) / 6)


def test_a_histogram_counts_every_value_once() -> None:
    values = [Random(3).randrange(20, 75) for _ in range(100)] + [20, 74]
    columns = histogram(values)
    assert sum(column.games for column in columns) == len(values)
    assert len(columns) <= 10
    assert all(one.high + 1 == other.low for one, other in pairwise(columns))
    assert [(one.low, one.high, one.games) for one in histogram([7, 7])] == [(7, 7, 2)]


def test_games_are_noted_as_they_are_played() -> None:
    kept = ResultStore()
    kept.complete(series_of(DUEL), partial(record_games, DUEL), 2, 1)
    notes = games_of(DUEL, kept)
    assert notes[1] == record_game(DUEL, 1)
    assert notes[0] != notes[1]
    for one in notes:
        match = replay_game(DUEL, one.number)
        outcome = match.outcome()
        assert outcome is not None
        assert [outcome.share(seat) for seat in (0, 1)] == one.shares
        assert sum(one.chosen.values()) == len(one.offers) == len(one.curve)
        assert set(one.chosen) <= set(one.offered)
        assert "DT-2.2" in one.rules
    assert WITNESS.listener is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_sound_and_says_everything_in_the_language(language: str) -> None:
    figures = figures_of(noted(DUEL, 3))
    figures.ladder = [Rung("greedy", "random", Share(0.9, 0.8, 1.0))]
    figures.worths = [Worth(Restriction("", "card", "card-push_rally"), Share(0.04, -0.01, 0.09))]
    page = render_page([DUEL], figures, ["duel.games/game-0.jsonl"], language)
    assert page.startswith(f'<!doctype html><html lang="{language}">')
    assert len(page.encode()) < 300_000
    assert "http" not in page.replace("http-equiv", "")
    tree = ElementTree.fromstring(main_of(page))
    charts = tree.findall(".//svg")
    assert len(charts) == 4
    assert all(chart.find("title") is not None and chart.find("desc") is not None for chart in charts)
    assert "report-" not in "".join(tree.itertext())
    assert "timefront replay duel.games/game-0.jsonl" in "".join(tree.itertext())
    assert "−1.0 … +9.0" in page


def test_rules_that_were_never_carried_out_are_named() -> None:
    figures = figures_of(noted(DUEL, 2))
    figures.rules = {rule: part for rule, part in figures.rules.items() if rule != "DT-2.2"}
    tree = ElementTree.fromstring(main_of(render_page([DUEL], figures, [], "en")))
    found = [part for part in tree.iter("details") if "never" in "".join(part.find("summary").itertext())]  # type: ignore[union-attr]
    named = {cell.text for part in found for row in part.iter("tr") for cell in row.iter() if cell.tag in ("th", "td")}
    played = {rule for rule, entry in GAMES["duel_of_time"].rulebook().entries.items() if entry.kind == "play"}
    assert "DT-2.2" in named
    assert named & played == played - figures.rules.keys()


@pytest.mark.parametrize("name", [name for name in GAMES if name != "duel_of_time"])
def test_every_game_has_a_report(name: str) -> None:
    study = Study(name, ["random"] * 2, 1, seed="any", scenario=GAMES[name].scenarios(GAMES[name].built_in_pack())[0])
    page = render_page([study], figures_of(noted(study, 1)), [], "es")
    assert len(page.encode()) < 300_000
    ElementTree.fromstring(main_of(page))


@pytest.mark.slow
def test_contests_tell_strength_and_worth() -> None:
    told: list[int] = []
    study = Study("duel_of_time", ["greedy:8", "greedy:8"], 1)
    cards = [Restriction("", "card", f"card-{one}") for one in ("deploy_push", "push_sabotage")]
    found = [*Contests([study], ResultStore(), THIS_PROCESS, told.append).worths(cards, 4)]
    assert [row.of for row in found] == cards
    assert all(row.worth.low <= row.worth.mean <= row.worth.high for row in found)
    assert sum(told) == 8


def test_a_restriction_forbids_a_verb_or_what_names_a_thing() -> None:
    s = GAMES["duel_of_time"].new(DUEL.setting())
    while s.seat == CHANCE:
        s.answer(s.chance().sample(Random(1)))
    number = s.offer()[0][1]
    card = Restriction("", "card", key_of(kinds_of(GAMES["duel_of_time"])["card"], DUEL.setting(), number))
    assert {offer[1] == number for offer in s.offer()} == {True, False}
    assert all(is_forbidden(card, s, offer) == (offer[1] == number) for offer in s.offer())
    assert all(is_forbidden(Restriction("play"), s, offer) for offer in s.offer())


def test_what_can_be_done_without_is_what_a_seat_could_name_or_not() -> None:
    """Duel of Time never offers two verbs at once, so none of its verbs can be restricted, but its cards can."""
    found = figures_of(noted(DUEL, 2)).restrictions
    assert {one.kind for one in found} >= {"card", "space"}
    assert len([one for one in found if one.kind == "card"]) == 8
    assert not any(one.verb for one in found)
    by_hand = figures_of(GAMES_BY_HAND).restrictions
    assert [one.verb for one in by_hand if one.verb] == ["pass", "play"]
    assert Restriction("", "card", "card-7") in by_hand


def test_two_games_with_the_same_winner_prove_little() -> None:
    found = figures_of([game(0, 0, [0.5]), game(1, 0, [0.5])])
    assert found.shares[0].mean == 1
    assert found.shares[0].low < 0.5


def test_scenarios_and_sides_have_their_shares() -> None:
    found = figures_of(GAMES_BY_HAND).scenarios
    assert [(one.scenario, one.games) for one in found] == [("levy", 1), ("beacons", 2)]
    assert [side.share.mean for side in found[1].sides] == [0.25, 0.75]
    together = [replaced(one, sides=[0, 0]) for one in GAMES_BY_HAND]
    assert [(side.seats, side.share.mean) for side in figures_of(together).scenarios[1].sides] == [([0, 1], 1.0)]


def test_partners_share_a_victory() -> None:
    study = Study("joan_of_arc", ["random"] * 4, 2, "shared", "compiegne")
    (found,) = figures_of(noted(study, 2)).scenarios
    assert [side.seats for side in found.sides] == [[0, 2], [1, 3]]
    assert sum(side.share.mean for side in found.sides) == pytest.approx(1)


def test_the_page_names_sides_and_scenarios() -> None:
    studies = [Study("joan_of_arc", ["random"] * 2, 1, "any", key) for key in ("foragers", "patay")]
    page = render_page(studies, figures_of([record_game(study, 0) for study in studies]), [], "de")
    for word in ("Franzosen", "Engländer", "Patay", "rounds_played"):
        assert word in page, word


def test_what_is_never_named_is_said() -> None:
    """A card that nobody plays is what a designer looks for."""
    one = record_game(DUEL, 0)
    one = replaced(one, things=[("card", "card-push_rally")])
    text = "".join(ElementTree.fromstring(main_of(render_page([DUEL], figures_of([one]), [], "en"))).itertext())
    names = text.partition("Never named: ")[2]
    assert len(names.partition("Rules")[0].split(", ")) == 7


def test_the_ladder_has_a_rung_for_each_stronger_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("timefront.lab.report.contests.LADDER", ("random", "greedy:8"))
    studies = [Study("duel_of_time", ["random", "random"], 1, scenario=key) for key in ("levy", "beacons")]
    rungs = [*Contests(studies, ResultStore(), THIS_PROCESS, lambda _: None).ladder(2)]
    assert [(rung.stronger, rung.weaker) for rung in rungs] == [("greedy:8", "random")]
    assert rungs[0].share.mean > 0.5


def test_the_page_carries_its_style_along() -> None:
    import timefront.lab.report.page as module

    assert module.STYLE.parent == Path(module.__file__).parent
    assert module.STYLE.read_text(encoding="utf-8") in render_page([DUEL], figures_of(noted(DUEL, 1)), [], "en")
