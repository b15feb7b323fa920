"""The page of a report: one self-contained HTML file in one of three languages, fit for print and screen readers."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any, Final, final

from timefront.games.registry import GAMES
from timefront.kernel.questions import Anywhere, Kind
from timefront.kernel.setting import Setting
from timefront.lab.report.charts import bars, chart, columns, points
from timefront.lab.report.figures import Figures, Restriction, Share
from timefront.lab.report.watching import key_of
from timefront.lab.simulate import Study
from timefront.texts.catalogue import Catalogue
from timefront.texts.vocabulary import kinds_of, verbs_of

MOST_ROWS: Final = 60
"""The most rows shown of a table; the data have all of them."""

STYLE: Final = Path(__file__).with_name("style.css")
OPEN_WHEN_PRINTED: Final = (
    "addEventListener('beforeprint',()=>document.querySelectorAll('details').forEach((one)=>{one.open=true}));"
)


@final
class Page:
    """A report being written."""

    def __init__(self, studies: list[Study], figures: Figures, files: list[str], language: str) -> None:
        study = self.study = studies[0]
        self.scenarios = [one.scenario for one in studies]
        self.figures = figures
        self.files = files
        self.language = language
        self.game = GAMES[study.game]
        self.settings = [one.setting() for one in studies]
        self.setting = self.settings[0]
        self.texts = Catalogue(self.game, self.setting.pack, language)
        self.parts: list[str] = []

    def say(self, key: str, **arguments: str | int) -> str:
        """A sentence of the page."""
        return self.texts.message(key, **arguments)

    def html(self) -> str:
        """The whole page."""
        title = self.say("report-title", game=self.texts.message("game-title"))
        self.parts = [f"<h1>{escape(title)}</h1>", self._about()]
        self._results()
        self._lengths()
        self._course()
        self._luck()
        self._judgement()
        self._measures()
        self._uses()
        self._worths()
        self._ladder()
        self._rules()
        self._samples()
        return (
            f'<!doctype html><html lang="{self.language}"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
            f"<style>{STYLE.read_text(encoding='utf-8')}</style></head><body><main>{''.join(self.parts)}</main>"
            f"<script>{OPEN_WHEN_PRINTED}</script></body></html>\n"
        )

    # Its parts

    def _about(self) -> str:
        """What was played, and by which bots: every figure is about them."""
        options = ", ".join([f"{name}={value}" for name, value in sorted(self.study.options.items())])
        scenario = ", ".join([self.texts.scenario(key) if key else "–" for key in self.scenarios])
        rows = [
            (self.say("report-games"), str(self.figures.games)),
            (self.say("report-bots"), ", ".join(self.study.bots)),
            (self.say("report-scenario"), scenario),
            (self.say("report-options"), options or "–"),
            (self.say("report-seed"), self.study.seed),
        ]
        return self._pairs(rows) + f"<p>{escape(self.say('report-of-these-bots'))}</p>"

    def _results(self) -> None:
        names = [self.texts.seat(self.setting, seat) for seat in range(self.setting.seats)]
        shares = self.figures.shares
        rows = [(name, share.mean, share.low, share.high) for name, share in zip(names, shares, strict=True)]
        self._heading("report-results", "report-results-help")
        self._chart("report-results", "report-results-help", bars(rows, 1.0, 1 / len(rows)))
        table = [(name, percent(share.mean), between(share)) for name, share in zip(names, shares, strict=True)]
        table.append((self.say("report-draws"), percent(self.figures.draws.mean), between(self.figures.draws)))
        self._table(("report-head-seat", "report-head-share", "report-head-interval"), table)
        self._table(
            ("report-head-reason", "report-head-share"),
            [(self._reason(reason), percent(part)) for reason, part in self.figures.reasons.items()],
        )
        self._scenarios()

    def _scenarios(self) -> None:
        """Who wins by side and scenario, if that says more than the seats do."""
        found = self.figures.scenarios
        names = [[self._side(one.scenario, side.seats) for side in one.sides] for one in found]
        seats = [self.texts.seat(self.setting, seat) for seat in range(self.setting.seats)]
        if names == [seats]:
            return
        rows = []
        for one, sides in zip(found, names, strict=True):
            scenario, games = self.texts.scenario(one.scenario), str(one.games)
            for name, side in zip(sides, one.sides, strict=True):
                rows.append((scenario, name, percent(side.share.mean), between(side.share), games))
            rows.append((scenario, self.say("report-draws"), percent(one.draws.mean), between(one.draws), games))
        heads = ("report-scenario", "report-head-side", "report-head-share", "report-head-interval", "report-games")
        self._table(heads, rows)

    def _side(self, scenario: str, seats: list[int]) -> str:
        """The name of a side in a scenario; if it has none, the names of its seats."""
        keys = self.game.scenario_sides(self.setting.pack, scenario)
        if keys:
            return self.texts.message(keys[seats[0]])
        return " + ".join([self.texts.seat(self.setting, seat) for seat in seats])

    def _reason(self, reason: str) -> str:
        """The name of an outcome's reason, if the game has one."""
        key = f"decided-{reason}"
        return self.texts.message(key) if self.texts.has(key) else reason.replace("-", " ")

    def _lengths(self) -> None:
        found = self.figures
        self._heading("report-lengths", "report-lengths-help")
        self._chart(
            "report-lengths",
            "report-lengths-help",
            columns([(f"{one.low}–{one.high}", one.games) for one in found.lengths]),
        )
        self.parts.append(
            self._pairs(
                [
                    (self.say("report-decisions"), f"{found.decisions.mean:.1f} ({between_numbers(found.decisions)})"),
                    (self.say("report-median"), f"{found.median_decisions:g}"),
                    (self.say("report-branching"), f"{found.branching:.1f}"),
                    (self.say("report-most-offers"), str(found.most_offers)),
                    (self.say("report-forced"), percent(found.forced)),
                ]
            )
        )

    def _course(self) -> None:
        found = self.figures
        self._heading("report-course", "report-course-help")
        rows = [
            (self.say("report-lead-changes"), f"{found.lead_changes:.1f}"),
            (self.say("report-comebacks"), f"{percent(found.comebacks.mean)} ({between(found.comebacks)})"),
            (self.say("report-drama"), f"{found.drama:.2f}"),
            (self.say("report-decided-at"), percent(found.decided_at)),
        ]
        self.parts.append(self._pairs(rows))

    def _luck(self) -> None:
        self._heading("report-luck", "report-luck-help")
        rows = [
            (self.texts.seat(self.setting, seat), f"± {100 * spread:.1f}")
            for seat, spread in enumerate(self.figures.luck)
        ]
        self._table(("report-head-seat", "report-head-luck-spread"), rows)
        self.parts.append(f"<p>{escape(self.say('report-luck-share', share=round(100 * self.figures.luck_share)))}</p>")

    def _judgement(self) -> None:
        self._heading("report-judgement", "report-judgement-help")
        rows = self.figures.calibration
        told = [(one.expected, one.came, f"{percent(one.expected)} → {percent(one.came)}") for one in rows]
        self._chart("report-judgement", "report-judgement-help", points(told))
        self._table(
            ("report-head-expected", "report-head-came", "report-head-positions"),
            [(percent(o.expected), percent(o.came), str(o.positions)) for o in rows],
        )
        self.parts.append(f"<p>{escape(self.say('report-brier'))} {self.figures.brier:.3f}</p>")

    def _measures(self) -> None:
        """What the game itself measures."""
        if self.figures.measures:
            self._heading("report-measures", "report-measures-help")
            rows = [(name, f"{m.mean:.2f}", between_numbers(m, 2)) for name, m in self.figures.measures.items()]
            self._table(("report-head-measure", "report-head-mean", "report-head-interval"), rows)

    def _uses(self) -> None:
        self._heading("report-uses", "report-uses-help")
        verbs = verbs_of(self.game)
        rows = [
            (
                name,
                verbs[name].rule,
                first_sentence(self.texts, verbs[name].rule),
                percent(one.offered),
                percent(one.games),
                f"{one.times:.1f}",
            )
            for one in self.figures.verbs
            if (name := one.name) in verbs
        ]
        about = ("report-head-verb", "report-head-rule", "report-head-paragraph")
        self._table((*about, "report-head-can", "report-head-does", "report-head-times"), rows)
        kinds = kinds_of(self.game)
        for kind in sorted({thing.kind for thing in self.figures.things}):
            self._things(kinds[kind])

    def _things(self, kind: Kind) -> None:
        """How often choices name each thing of a kind, and the things that they never name."""
        found = {thing.key: thing.games for thing in self.figures.things if thing.kind == kind.name}
        rows = [(self._name(key), percent(games)) for key, games in found.items()]
        title = self.say("report-things", kind=kind.name.replace("_", " "))
        keys = {key: None for setting in self.settings for key in keys_of(kind, setting)}
        never = [self._name(key) for key in keys if key not in found]
        after = f"<p>{escape(self.say('report-never'))} {escape(', '.join(never))}</p>" if never else ""
        self._details(title, ("report-head-thing", "report-head-does"), rows, after)

    def _worths(self) -> None:
        """What each choice is worth by restricted play, if requested."""
        if self.figures.worths:
            self._heading("report-worths", "report-worths-help")
            rows = [
                (*self._restriction(one.of), points_of(one.worth.mean), interval_of(one.worth))
                for one in self.figures.worths
            ]
            heads = ("report-head-thing", "report-head-kind", "report-head-worth", "report-head-interval")
            self._table(heads, rows)

    def _restriction(self, one: Restriction) -> tuple[str, str]:
        """What is forbidden, and its kind or, for a verb, its rule."""
        if one.verb:
            return one.verb, verbs_of(self.game)[one.verb].rule
        return self._name(one.key), one.kind.replace("_", " ")

    def _name(self, key: str) -> str:
        """The name of a thing, from the catalogues or from its label."""
        return self.texts.message(key) if self.texts.has(key) else key

    def _ladder(self) -> None:
        """Whether more thinking wins, if requested."""
        if self.figures.ladder:
            self._heading("report-ladder", "report-ladder-help")
            rungs = self.figures.ladder
            named = [(f"{one.stronger} / {one.weaker}", one.share) for one in rungs]
            self._chart(
                "report-ladder", "report-ladder-help", bars([(n, s.mean, s.low, s.high) for n, s in named], 1.0, 0.5)
            )
            self._table(
                ("report-head-contest", "report-head-share", "report-head-interval"),
                [(name, percent(share.mean), between(share)) for name, share in named],
            )

    def _rules(self) -> None:
        """Every rule of play, and those that were never executed."""
        self._heading("report-rules", "report-rules-help")
        entries = self.game.rulebook().entries
        dead = [rule for rule, entry in entries.items() if entry.kind == "play" and rule not in self.figures.rules]
        self.parts.append(f"<p>{escape(self.say('report-dead', count=len(dead)))}</p>")
        if dead:
            self._details(
                self.say("report-dead-rules"),
                ("report-head-rule", "report-head-paragraph"),
                [(r, first_sentence(self.texts, r)) for r in dead],
            )
        used = [(rule, percent(part)) for rule, part in self.figures.rules.items() if rule in entries]
        self._details(self.say("report-used-rules"), ("report-head-rule", "report-head-does"), used)

    def _samples(self) -> None:
        if not self.files:
            return
        self._heading("report-samples", "report-samples-help")
        rows = "".join([f"<li><code>timefront replay {escape(file)}</code></li>" for file in self.files])
        self.parts.append(f"<ul>{rows}</ul>")

    # How they are written

    def _heading(self, title: str, about: str) -> None:
        """A heading, and a sentence about what follows."""
        self.parts.append(f"<h2>{escape(self.say(title))}</h2><p>{escape(self.say(about))}</p>")

    def _chart(self, title: str, about: str, drawn: str) -> None:
        picture = chart(title, self.say(title), self.say(about), drawn)
        self.parts.append(f"<figure>{picture}</figure>")

    def _pairs(self, rows: Sequence[tuple[str, str]]) -> str:
        cells = "".join([f'<tr><th scope="row">{escape(n)}</th><td class="n">{escape(v)}</td></tr>' for n, v in rows])
        return f"<table>{cells}</table>"

    def _table(self, heads: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> None:
        self.parts.append(self._rows(heads, rows))

    def _details(self, title: str, heads: tuple[str, ...], rows: Sequence[tuple[str, ...]], after: str = "") -> None:
        """A table that is opened on demand; if it is cut short, it says so."""
        table = self._rows(heads, rows[:MOST_ROWS])
        if len(rows) > MOST_ROWS:
            after = f"<p>{escape(self.say('report-more', count=len(rows) - MOST_ROWS))}</p>{after}"
        self.parts.append(f"<details><summary>{escape(title)}</summary>{table}{after}</details>")

    def _rows(self, heads: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
        first = "".join([f'<th scope="col">{escape(self.say(head))}</th>' for head in heads])
        more = "".join(["<tr>" + "".join([cell_of(text) for text in row]) + "</tr>" for row in rows])
        return f"<table><thead><tr>{first}</tr></thead><tbody>{more}</tbody></table>"


def cell_of(text: str) -> str:
    """A cell of a table: numbers are aligned right, and a single word such as a rule id is never broken."""
    if text[:1].isdigit():
        return f'<td class="n">{escape(text)}</td>'
    return f"<td>{escape(text)}</td>" if " " in text else f'<td class="w">{escape(text)}</td>'


def percent(share: float) -> str:
    """A share in percent."""
    return f"{100 * share:.1f} %"


def between(share: Share) -> str:
    """The interval of a share."""
    return f"{100 * share.low:.1f} – {100 * share.high:.1f} %"


def points_of(share: float) -> str:
    """A difference of shares in percentage points, with its sign."""
    return f"{100 * share:+.1f}".replace("-", "−")


def interval_of(share: Share) -> str:
    """The interval of a difference of shares, in percentage points."""
    return f"{points_of(share.low)} … {points_of(share.high)}"


def between_numbers(share: Share, digits: int = 1) -> str:
    """The interval of a number."""
    return f"{share.low:.{digits}f} – {share.high:.{digits}f}"


def keys_of(kind: Kind, setting: Setting) -> list[str]:
    """The names of all things of a kind in a setting, if they depend on the setting alone."""
    return [] if kind.bound else [key for one in kind.domain(Anywhere(setting)) if (key := key_of(kind, setting, one))]


def first_sentence(texts: Catalogue, rule: str) -> str:
    """The first sentence of a rule's paragraph."""
    return texts.paragraph(rule).partition(". ")[0]


def render_page(studies: list[Study], figures: Figures, files: list[str], language: str) -> str:
    """The report of some studies, all of the same game and number of seats, as a page."""
    return Page(studies, figures, files, language).html()


def data_of(studies: list[Study], figures: Figures, files: list[str]) -> dict[str, Any]:
    """The same report as data."""
    study = studies[0]
    return {
        "game": study.game,
        "bots": study.bots,
        "scenario": ",".join([one.scenario for one in studies]),
        "options": study.options,
        "seed": study.seed,
        "figures": figures,
        "files": files,
    }
