"""Packs: read completely, hashed by content, with all problems reported at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from timefront.kernel.packs import LANGUAGES, PackError, PackFiles, Problem, Table

CARDS = """
[[card]]
key = "knight"
strength = 3
deck = [1, 2]
side = "french"
motto = "forward"

[[card]]
key = "archer_2"
strength = 1
deck = [0, 4]
side = "english"
motto = "loose"
"""


def pack_of(text: str, file: str = "cards.toml") -> PackFiles:
    return PackFiles({file: text})


def table_of(*lines: str) -> Table:
    [table] = pack_of("\n".join(["[[card]]", 'key = "knight"', *lines])).tables("cards.toml", "card")
    return table


def told(pack: PackFiles) -> list[str]:
    return [str(problem) for problem in pack.problems]


# Folders


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "texts").mkdir()
    (tmp_path / "cards.toml").write_text(CARDS, encoding="utf-8")
    (tmp_path / "texts" / "de.ftl").write_text("card-knight = Ritter\ncard-archer_2 = Schütze\n", encoding="utf-8")
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\xff")
    (tmp_path / "notes.txt").write_bytes(b"\xff\xfe")
    (tmp_path / "folder.toml").mkdir()
    return tmp_path


def test_a_pack_has_the_toml_and_fluent_files_below_its_folder(folder: Path) -> None:
    pack = PackFiles.from_folder(folder)
    assert pack.files == {
        "cards.toml": CARDS,
        "texts/de.ftl": "card-knight = Ritter\ncard-archer_2 = Schütze\n",
    }
    assert pack.problems == []
    pack.finish()


def test_the_hash_of_a_folder_is_that_of_its_files(folder: Path) -> None:
    pack = PackFiles.from_folder(folder)
    assert pack.hash == PackFiles(dict(reversed(pack.files.items()))).hash


def test_a_missing_folder_is_a_problem(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="there is no such folder") as raised:
        PackFiles.from_folder(tmp_path / "nowhere")
    [problem] = raised.value.problems
    assert problem.file == str(tmp_path / "nowhere")


def test_a_file_is_no_folder(folder: Path) -> None:
    with pytest.raises(PackError, match="there is no such folder"):
        PackFiles.from_folder(folder / "cards.toml")


def test_all_unreadable_files_are_told_at_once(folder: Path) -> None:
    (folder / "binary.toml").write_bytes(b"key = \xff\xfe\x00")
    (folder / "texts" / "es.ftl").write_bytes("ni\xf1o = x".encode("latin-1"))
    with pytest.raises(PackError) as raised:
        PackFiles.from_folder(folder)
    assert [problem.file for problem in raised.value.problems] == ["binary.toml", "texts/es.ftl"]
    assert all(problem.message.startswith("cannot be read: ") for problem in raised.value.problems)


def test_problems_of_files_are_told_in_the_order_of_their_names(tmp_path: Path) -> None:
    names = [f"{letter}.toml" for letter in "qwertyuiopasdfgh"]
    for name in names:
        (tmp_path / name).write_bytes(b"\xff")
    with pytest.raises(PackError) as raised:
        PackFiles.from_folder(tmp_path)
    assert [problem.file for problem in raised.value.problems] == sorted(names)


def test_a_file_that_cannot_be_opened_is_a_problem(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(self: Path, encoding: str) -> str:
        raise PermissionError("not yours")

    monkeypatch.setattr(Path, "read_text", refuse)
    with pytest.raises(PackError, match=r"cards\.toml: cannot be read: not yours"):
        PackFiles.from_folder(folder)


# Hashes


FILES = {"a.toml": "x = 1\n", "texts/en.ftl": "a = b\n"}


@pytest.mark.parametrize(
    "files",
    [
        {"a.toml": "x = 2\n", "texts/en.ftl": "a = b\n"},
        {"a.toml": "x = 1", "texts/en.ftl": "a = b\n"},
        {"a.toml": "x = 1\n ", "texts/en.ftl": "a = b\n"},
        {"b.toml": "x = 1\n", "texts/en.ftl": "a = b\n"},
        {"a.toml": "x = 1\n"},
        {"a.toml": "x = 1\n", "texts/en.ftl": "a = b\n", "empty.toml": ""},
        {"a.toml": "a = b\n", "texts/en.ftl": "x = 1\n"},
        {"a.toml": "x = 1\ntexts/en.ftl\0006\0a = b\n"},
        {},
    ],
)
def test_any_change_changes_the_hash(files: dict[str, str]) -> None:
    assert PackFiles(files).hash != PackFiles(FILES).hash


def test_any_changed_letter_changes_the_hash() -> None:
    hashes = {PackFiles({"a.toml": CARDS[:k] + "ß" + CARDS[k + 1 :]}).hash for k in range(len(CARDS))}
    assert len(hashes) == len(CARDS)


def test_the_order_of_the_files_does_not_change_the_hash() -> None:
    assert PackFiles(dict(reversed(FILES.items()))).hash == PackFiles(FILES).hash
    assert list(PackFiles(dict(reversed(FILES.items()))).files) == ["a.toml", "texts/en.ftl"]


def test_the_hash_is_stable() -> None:
    assert PackFiles({}).hash == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert PackFiles(FILES).hash == "56d38fabfb29a94dcadbd51a655678a46d32f4445f09a929a1ae6cc01ec3e48b"


# Tables


def read(table: Table) -> tuple[str, int, list[int], str, str]:
    values = (
        table.key,
        table.integer("strength", 1, 5),
        table.integers("deck", 2, 0, 4),
        table.one_of("side", ("english", "french")),
        table.name("motto"),
    )
    table.finish()
    return values


def test_a_sound_pack_is_read_without_problems() -> None:
    pack = pack_of(CARDS)
    assert [read(table) for table in pack.tables("cards.toml", "card")] == [
        ("knight", 3, [1, 2], "french", "forward"),
        ("archer_2", 1, [0, 4], "english", "loose"),
    ]
    assert told(pack) == []
    pack.finish()


def test_all_problems_are_told_at_once() -> None:
    pack = pack_of(
        """
        [[card]]
        key = "knight"
        strength = 9
        deck = [1]
        side = "frensh"
        moto = "forward"
        [[card]]
        key = "knight"
        strength = 2
        deck = [1, 2]
        side = "english"
        motto = ""
        """
    )
    values = [read(table) for table in pack.tables("cards.toml", "card")]
    assert values == [("knight", 1, [0, 0], "english", "nameless"), ("knight", 2, [1, 2], "english", "nameless")]
    problems = [
        "cards.toml: knight: the key is used twice (every key must be unique in its file)",
        "cards.toml: knight.strength: must be a whole number from 1 to 5, not 9",
        "cards.toml: knight.deck: must be a list of 2 whole numbers from 0 to 4, not [1]",
        "cards.toml: knight.side: 'frensh' is not known (did you mean french?)",
        "cards.toml: knight.motto: must be a name of small letters, digits and underscores",
        "cards.toml: knight.moto: is not known here (did you mean motto?)",
    ]
    assert told(pack) == problems
    with pytest.raises(PackError) as raised:
        pack.finish()
    assert [str(problem) for problem in raised.value.problems] == problems
    assert str(raised.value) == "\n".join(problems)


def test_a_missing_file_is_told_with_the_files_there_are() -> None:
    pack = PackFiles({"b.toml": "", "a.toml": ""})
    assert pack.tables("cards.toml", "card") == []
    assert told(pack) == ["cards.toml: the file is missing (the pack has a.toml, b.toml)"]
    empty = PackFiles({})
    assert empty.tables("cards.toml", "card") == []
    assert told(empty) == ["cards.toml: the file is missing (the pack has no files)"]


def test_invalid_toml_is_told_with_its_place() -> None:
    pack = pack_of("[[card]]\nkey = \n")
    assert pack.tables("cards.toml", "card") == []
    [problem] = told(pack)
    assert problem.startswith("cards.toml: is no valid TOML: ")
    assert "line 2" in problem


@pytest.mark.parametrize("text", ['card = "knight"', "card = [1, 2]", "[card]\nkey = 'knight'", "card = [{}, 1]"])
def test_something_else_than_tables_is_told(text: str) -> None:
    pack = pack_of(text)
    assert pack.tables("cards.toml", "card") == []
    assert told(pack) == ["cards.toml: card: must be a list of tables [[card]]"]


def test_a_file_without_tables_has_none() -> None:
    pack = pack_of("# nothing yet\n")
    assert pack.tables("cards.toml", "card") == []
    assert told(pack) == []


def test_other_names_in_a_file_are_told() -> None:
    pack = pack_of("[[cards]]\nkey = 'knight'\n[elsewhere]\n")
    assert pack.tables("cards.toml", "card") == []
    assert told(pack) == [
        "cards.toml: cards: is not known here (did you mean card?)",
        "cards.toml: elsewhere: is not known here (known are card)",
    ]


@pytest.mark.parametrize("key", ['"Knight"', '"black knight"', '"black-knight"', '"knäppe"', '""', "7", '["a"]', '"_"'])
def test_a_key_that_is_no_name_is_told_by_the_number_of_its_table(key: str) -> None:
    pack = pack_of(f"[[card]]\nkey = 'page'\n[[card]]\nkey = {key}\n")
    assert [table.key for table in pack.tables("cards.toml", "card")] == ["page", "card 2"]
    assert told(pack) == ["cards.toml: card 2.key: must be a name of small letters, digits and underscores"]


def test_a_table_without_a_key_is_told() -> None:
    pack = pack_of("[[card]]\nstrength = 1\n")
    pack.tables("cards.toml", "card")
    assert told(pack) == ["cards.toml: card 1.key: must be a name of small letters, digits and underscores"]


# Values


@pytest.mark.parametrize(("text", "value"), [("1", 1), ("5", 5), ("3", 3)])
def test_a_whole_number_within_bounds_is_taken(text: str, value: int) -> None:
    table = table_of(f"strength = {text}")
    assert table.integer("strength", 1, 5) == value
    assert told(table.pack) == []


@pytest.mark.parametrize("text", ["0", "6", "-1", "true", "1.0", '"1"', "[1]", "1979-05-27"])
def test_anything_else_is_no_whole_number_within_bounds(text: str) -> None:
    table = table_of(f"strength = {text}")
    assert table.integer("strength", 1, 5) == 1
    assert len(table.pack.problems) == 1


def test_a_missing_number_is_told_unless_there_is_a_default() -> None:
    table = table_of()
    assert table.integer("strength", 1, 5, 4) == 4
    assert told(table.pack) == []
    assert table.integer("strength", 1, 5) == 1
    assert told(table.pack) == ["cards.toml: knight.strength: must be a whole number from 1 to 5, not None"]


@pytest.mark.parametrize("text", ["[]", "[1, 2, 3]", "[0, 6]", "[-1, 0]", "[1, true]", "[1, 2.0]", "3", '"12"'])
def test_a_list_of_other_numbers_is_told(text: str) -> None:
    table = table_of(f"deck = {text}")
    assert table.integers("deck", 2, 0, 5) == [0, 0]
    assert len(table.pack.problems) == 1


def test_a_missing_list_is_told_unless_there_is_a_default() -> None:
    table = table_of()
    assert table.integers("deck", 2, 0, 5, [5, 0]) == [5, 0]
    assert told(table.pack) == []
    assert table.integers("deck", 2, 1, 5) == [1, 1]
    assert len(table.pack.problems) == 1


def test_an_unknown_name_gets_the_nearest_as_a_suggestion_or_all() -> None:
    table = table_of('side = "englis"', 'other = "xyz"', "number = 3")
    for name in ("side", "other", "number"):
        assert table.one_of(name, iter(("french", "english"))) == "french"
    assert told(table.pack) == [
        "cards.toml: knight.side: 'englis' is not known (did you mean english?)",
        "cards.toml: knight.other: 'xyz' is not known (known are french, english)",
        "cards.toml: knight.number: 3 is not known (known are french, english)",
    ]


def test_a_missing_name_is_told_unless_there_is_a_default() -> None:
    table = table_of()
    assert table.one_of("side", ("french", "english"), "english") == "english"
    assert told(table.pack) == []
    assert table.one_of("side", ("french", "english")) == "french"
    assert len(table.pack.problems) == 1


def test_a_name_must_fit_into_a_message_id() -> None:
    table = table_of('motto = "forward_2"', 'empty = ""', "number = 3", 'blank = "a b"', 'digit = "2a"')
    names = ("motto", "empty", "number", "blank", "digit")
    assert [table.name(name) for name in names] == ["forward_2", *["nameless"] * 4]
    demand = "must be a name of small letters, digits and underscores"
    assert told(table.pack) == [
        f"cards.toml: knight.empty: {demand}",
        f"cards.toml: knight.number: {demand}",
        f"cards.toml: knight.blank: {demand}",
        f"cards.toml: knight.digit: {demand}",
    ]


def test_values_that_nobody_asked_for_are_told() -> None:
    table = table_of("strength = 1", "deck = [1]", 'side = "x"', 'motto = "y"', "strenght = 1", "zzz = 1")
    table.integer("strength", 1, 5)
    table.integers("deck", 1, 1, 5)
    table.one_of("side", ("x",))
    table.name("motto")
    table.finish()
    assert told(table.pack) == [
        "cards.toml: knight.strenght: is not known here (did you mean strength?)",
        "cards.toml: knight.zzz: is not known here (known are deck, key, motto, side, strength)",
    ]


# Texts


def test_messages_are_listed_by_language_with_their_variables() -> None:
    pack = PackFiles(
        {
            "texts/en.ftl": "a = A\nb = { $x } of { a }\n    .title = { $y }\n-term = { $z }\n# a note\n",
            "texts/de.ftl": "a = A\n",
            "more/en.ftl": "c = { $n -> \n  [one] { $one }\n *[other] { NUMBER($m) }\n }\n",
            "cards.toml": "",
        }
    )
    assert pack.messages() == {
        "en": {"a": set(), "b": {"$x", "$y", "a"}, "c": {"$n", "$one", "$m", "NUMBER()"}},
        "de": {"a": set()},
    }
    assert told(pack) == []


def test_what_is_wrong_in_texts_is_told() -> None:
    long = "no message " * 9
    pack = PackFiles({"texts/en.ftl": f"a = A\nb = {{ $\n{long}\na = A\n", "texts/fr.ftl": "a = A\n"})
    assert pack.messages() == {"en": {"a": set()}}
    assert told(pack) == [
        "texts/en.ftl: b = { $: is no valid Fluent message",
        f"texts/en.ftl: {long[:40]}: is no valid Fluent message",
        "texts/en.ftl: a: the message is written twice",
        "texts/fr.ftl: is no language of the product (use en, de, es)",
    ]


def test_missing_texts_are_told_for_each_language() -> None:
    pack = PackFiles({"texts/en.ftl": "a = A\n", "texts/de.ftl": "a = A\nb = B\n"})
    pack.require_messages({"b": set(), "a": set()}, LANGUAGES)
    assert told(pack) == [
        "texts/en.ftl: b: the text is missing (add a line: b = …)",
        "texts/es.ftl: a: the text is missing (add a line: a = …)",
        "texts/es.ftl: b: the text is missing (add a line: b = …)",
    ]


def test_variables_that_a_text_is_not_given_are_told() -> None:
    pack = PackFiles({"texts/en.ftl": "a = { $count } { $cuont } { $q }\nb = { $count } { NUMBER($x) }\nc = { $x }\n"})
    pack.require_messages({"b": set(), "a": {"seat", "zone", "count", "area"}}, ["en"])
    assert told(pack) == [
        "texts/en.ftl: a: $cuont is not known here (did you mean $count?)",
        "texts/en.ftl: a: $q is not known here (known are $area, $count, $seat, $zone)",
        "texts/en.ftl: b: $count is not known here (leave it out)",
        "texts/en.ftl: b: $x is not known here (leave it out)",
        "texts/en.ftl: b: NUMBER() is not known here (leave it out)",
    ]


def test_one_language_is_enough_if_no_other_is_required() -> None:
    pack = PackFiles({"texts/de.ftl": "a = { $x }\n"})
    pack.require_messages({"a": {"x", "y"}}, ["de"])
    pack.finish()


def test_the_languages_are_those_of_its_texts_and_none_is_a_problem() -> None:
    assert PackFiles({"texts/es.ftl": "", "texts/de.ftl": "", "texts/fr.ftl": ""}).languages() == ["de", "es"]
    pack = PackFiles({"cards.toml": ""})
    assert pack.languages() == []
    assert told(pack) == ["texts/en.ftl: the pack has no texts (one language is enough)"]


# Problems


def test_a_problem_is_a_line_with_place_and_suggestion() -> None:
    assert str(Problem("a.toml", "knight", "is lost", "find him")) == "a.toml: knight: is lost (find him)"
    assert str(Problem("a.toml", "", "is lost")) == "a.toml: is lost"


def test_problems_of_several_files_are_collected_in_their_order() -> None:
    pack = PackFiles({"a.toml": "x = ", "b.toml": "y = 1"})
    pack.tables("a.toml", "card")
    pack.tables("b.toml", "card")
    pack.report("c.toml", "knight", "is lost", "find him")
    assert [(problem.file, problem.key, problem.suggestion) for problem in pack.problems] == [
        ("a.toml", "", ""),
        ("b.toml", "y", "known are card"),
        ("c.toml", "knight", "find him"),
    ]
