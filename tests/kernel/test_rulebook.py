"""Rule ids: marked, heard by listeners, and listed in a rulebook."""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random

import pytest

from tests.kernel.skirmish import (
    AIM,
    EVENTS,
    PARRY,
    SKIRMISH,
    Losses,
    Meadow,
    Parrying,
    Shot,
    TroopsToSend,
    Volley,
)
from tests.kernel.walks import pauses, skirmish
from timefront.kernel.flow import dumps
from timefront.kernel.rulebook import KINDS, WITNESS, Rulebook, Witness, rule, rules_of

Heard = list[tuple[str, str]]


def before_first_shot(parries: int = 1) -> Meadow:
    """A skirmish before the first shot is aimed, in which every seat holds parry cards."""
    for s in pauses(skirmish(), Random(0)):
        if s.seat >= 0 and isinstance(s.stack[-1], Shot):
            s.hands = [parries if card % 3 == PARRY else 0 for card in range(9)]
            return s
    raise AssertionError("nobody shoots in this game")


# Marks


class Marked:
    """A procedure with marked steps."""

    @rule("XX-7.1", "XX-7.2")
    def first(self) -> str:
        """A step of two rules."""
        return "ran"

    @rule("XX-7.3")
    def second(self) -> None:
        """A step of one rule."""

    def third(self) -> None:
        """A step of no rule."""


class Derived(Marked):
    """A procedure that overrides steps."""

    def first(self) -> str:
        """The same rules in another way."""
        return "ran otherwise"

    @rule("XX-7.4")
    def second(self) -> None:
        """Another rule."""


def test_a_step_knows_its_rules() -> None:
    assert rules_of(Marked, "first") == ("XX-7.1", "XX-7.2")
    assert rules_of(Marked, "second") == ("XX-7.3",)
    assert rules_of(Marked, "third") == ()
    assert rules_of(Marked, "nowhere") == ()


def test_an_overriding_step_inherits_its_rules_unless_it_has_its_own() -> None:
    assert rules_of(Derived, "first") == ("XX-7.1", "XX-7.2")
    assert rules_of(Derived, "second") == ("XX-7.4",)
    assert rules_of(Marked, "second") == ("XX-7.3",)
    assert rules_of(Losses, "piece_marked") == ("SK-4.3",)


def test_a_mark_leaves_the_step_as_it_is() -> None:
    assert Marked().first() == "ran"

    def step() -> None:
        """A step."""

    assert rule("XX-7.5")(step) is step


# The witness


def test_a_witness_tells_the_listener_each_rule() -> None:
    witness, told = Witness(), []
    witness.cite(("XX-7.1",), "nobody listens")
    witness.listener = lambda rule_id, where: told.append((rule_id, where))
    witness.cite(("XX-7.1", "XX-7.2"), "here")
    witness.cite((), "there")
    assert told == [("XX-7.1", "here"), ("XX-7.2", "here")]


def test_the_witness_hears_the_steps_that_run(heard: Heard) -> None:
    s = skirmish()
    assert heard == [("SK-1.1", "skirmish.Draw.begin"), ("SK-2.3", "skirmish.Draw.begin")]
    heard.clear()
    s.answer((0,))
    assert heard == [
        ("SK-2.3", "skirmish.Draw.card"),
        ("SK-1.1", "skirmish.Draw.begin"),
        ("SK-2.3", "skirmish.Draw.begin"),
    ]


def test_the_witness_hears_the_question_and_the_verb_of_an_answer(heard: Heard) -> None:
    s = before_first_shot()
    heard.clear()
    s.answer(s.offer()[0])
    assert heard == [("SK-4.2", "skirmish.Shot.aim"), ("SK-4.2", "skirmish.Shot.aim aim")]
    heard.clear()
    s.answer(("pass",))
    assert heard == [("SK-4.3", "skirmish.Parrying.reaction"), ("SK-4.3", "skirmish.Parrying.reaction pass")]


def test_the_witness_hears_the_result_of_a_procedure_arrive(heard: Heard) -> None:
    s = before_first_shot()
    s.answer(s.offer()[0])
    heard.clear()
    s.answer(("parry",))
    assert heard[:5] == [
        ("SK-4.3", "skirmish.Parrying.reaction"),
        ("SK-4.3", "skirmish.Parrying.reaction parry"),
        ("SK-4.3", "skirmish.ParryCard.begin"),
        ("SK-4.3", "skirmish.Shot.parried_or_not"),
        ("SK-4.3", "skirmish.Losses.piece_marked"),
    ]


def test_the_witness_hears_facts_when_they_are_told(heard: Heard) -> None:
    s = before_first_shot()
    heard.clear()
    s.sink = []
    s.answer(s.offer()[0])
    assert ("SK-4.2", "event ShotFired") in heard


def test_the_witness_hears_refusals_but_no_permission(heard: Heard) -> None:
    s = before_first_shot()
    heard.clear()
    assert s.refuse(s.seat, s.offer()[0]) is None
    assert heard == []
    assert s.refuse(s.seat, AIM(3 * s.seat)) is not None
    assert heard == [("SK-4.2", "refusal own-troop")]


def test_listening_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    ends = []
    for listener in (None, lambda rule_id, where: None):
        monkeypatch.setattr(WITNESS, "listener", listener)
        *_, s = pauses(skirmish(), Random(3))
        ends.append(dumps(s))
    assert ends[0] == ends[1]


def test_random_games_execute_every_rule_of_the_test_game(heard: Heard) -> None:
    for seed in range(5):
        s = skirmish()
        s.sink = []
        for _ in pauses(s, Random(seed)):
            pass
    assert {rule_id for rule_id, _ in heard} == set(SKIRMISH.rulebook().entries)


# The rulebook


def test_the_rulebook_of_a_game_lists_its_rules() -> None:
    book = SKIRMISH.rulebook()
    assert len(book.entries) == 14
    entry = book.entries["SK-4.4"]
    assert (entry.id, entry.kind, entry.rulings) == ("SK-4.4", "play", ("K-1",))
    assert book.entries["SK-1.1"].rulings == ()
    assert all(entry.kind in KINDS for entry in book.entries.values())


def test_the_rulebook_has_a_paragraph_for_each_rule_in_every_language() -> None:
    book = SKIRMISH.rulebook()
    assert sorted(book.paragraphs) == ["de", "en", "es"]
    for language in book.paragraphs:
        assert list(book.paragraphs[language]) == list(book.entries)
    assert book.paragraph("SK-1.1", "de") == "Jeder Platz beginnt mit zwei Karten."
    assert book.paragraph("SK-1.1", "en") == "Each seat starts with two cards."


def test_a_rule_stands_in_a_chapter() -> None:
    assert {entry.chapter for entry in SKIRMISH.rulebook().entries.values()} == {"1", "2", "3", "4", "5", "6"}


def test_a_book_may_have_titles_and_rulings(tmp_path: Path) -> None:
    plain = SKIRMISH.rulebook()
    assert (plain.chapters, plain.rulings, plain.ruling("K-1", "en")) == ({}, {}, "")
    shutil.copytree(SKIRMISH.folder / "rulebook", tmp_path, dirs_exist_ok=True)
    (tmp_path / "chapters.toml").write_text('[en]\n1 = "Cards"\n[de]\n1 = "Karten"\n', encoding="utf-8")
    (tmp_path / "rulings.de.toml").write_text('"K-1" = "So ist es."\n', encoding="utf-8")
    book = Rulebook(tmp_path)
    assert book.chapters == {"en": {"1": "Cards"}, "de": {"1": "Karten"}}
    assert [book.ruling("K-1", language) for language in ("de", "en")] == ["So ist es.", ""]
    assert sorted(book.paragraphs) == ["de", "en", "es"]


def test_the_rulebook_knows_every_rule_that_the_test_game_names() -> None:
    known = set(SKIRMISH.rulebook().entries)
    assert {event.rule for event in EVENTS} <= known
    assert {option.rule for option in SKIRMISH.options} <= known
    for cls, step in ((Shot, "aim"), (Parrying, "reaction"), (Volley, "shots"), (TroopsToSend, "piece")):
        assert rules_of(cls, step)
        assert set(rules_of(cls, step)) <= known


def test_a_rulebook_is_a_folder_with_an_index_and_a_file_for_each_language(tmp_path: Path) -> None:
    (tmp_path / "index.toml").write_text('[[rule]]\nid = "XX-1"\nkind = "content"\nrulings = ["M-1", "M-2"]\n')
    (tmp_path / "de.toml").write_text('"XX-1" = "Größer."\n', encoding="utf-8")
    (tmp_path / "notes.toml").write_text("no = 'language'\n")
    book = Rulebook(tmp_path)
    assert list(book.entries) == ["XX-1"]
    assert (book.entries["XX-1"].kind, book.entries["XX-1"].rulings) == ("content", ("M-1", "M-2"))
    assert book.entries["XX-1"].kind in KINDS
    assert book.paragraphs == {"de": {"XX-1": "Größer."}}


def test_the_paragraph_of_a_rule_that_is_not_carried_out_yet_says_so(tmp_path: Path) -> None:
    rows = ['[[rule]]\nid = "XX-1"\nkind = "play"\n', '[[rule]]\nid = "XX-2"\nkind = "play"\nlater = "more"\n']
    (tmp_path / "index.toml").write_text("".join(['[not_yet]\nen = "[Soon]"\n', *rows]), encoding="utf-8")
    (tmp_path / "en.toml").write_text('"XX-1" = "Walk."\n"XX-2" = "Fly."\n', encoding="utf-8")
    book = Rulebook(tmp_path)
    assert [book.paragraph(rule_id, "en") for rule_id in book.entries] == ["Walk.", "[Soon] Fly."]


def test_an_unknown_rule_or_language_crashes() -> None:
    book = SKIRMISH.rulebook()
    with pytest.raises(KeyError):
        book.paragraph("SK-9.9", "en")
    with pytest.raises(KeyError):
        book.paragraph("SK-1.1", "fr")


def test_a_folder_without_an_index_is_no_rulebook(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Rulebook(tmp_path)
