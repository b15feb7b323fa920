"""Every sentence of every game, in every language, as a table would say it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from tests.contract.walks import heard_walk
from tests.games.joan_of_arc.legend import with_legend_cards
from tests.marks import in_long
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.games.registry import GAMES
from timefront.kernel.chance import EVERYONE
from timefront.kernel.events import Event, event_name
from timefront.kernel.flow import CHANCE, OVER, State
from timefront.kernel.game import Game, Outcome
from timefront.kernel.packs import LANGUAGES
from timefront.kernel.questions import Choice, Refusal
from timefront.kernel.setting import Setting, SettingError
from timefront.matches.errors import MatchFileError
from timefront.texts.catalogue import Catalogue, error_sentence, table_message
from timefront.texts.check import SOURCES
from timefront.texts.phrasing import Phrase, Phrasing, TextError
from timefront.texts.shelf import FOLDER, TERMINAL
from timefront.texts.sources import CatalogueFile, catalogue_file, keys_in_calls
from timefront.texts.vocabulary import prompt_key, questions_of, verbs_of
from tools.free_battles import free_battles

GAME = GAMES["duel_of_time"]
SETTING = GAME.setting(GAME.built_in_pack(), "", {}, 2)
FEW_WALKS, WALKS, MANY_WALKS = 4, 12, 200


def catalogues(game: Game[Any] = GAME) -> list[Catalogue]:
    return [Catalogue(game, game.built_in_pack(), language) for language in LANGUAGES]


def assert_is_prose(sentences: list[str]) -> None:
    """Check one sentence per language: filled in, and translated."""
    for sentence in sentences:
        assert sentence.strip()
        assert not set("{}$\u2068\u2069") & set(sentence), sentence
        assert sentence == " ".join(sentence.split()), sentence
    assert len(set(sentences)) == len(LANGUAGES), sentences


def random_walk(game: Game[Any], seed: int) -> Iterator[tuple[State, list[Event]]]:
    """The positions of a random game with a random setting, each with what has happened since the last one."""
    rng = Random(seed)
    pack = game.built_in_pack()
    options = {option.name: rng.choice(option.values) for option in game.options}
    scenarios = [(pack, scenario) for scenario in game.scenarios(pack)]
    scenarios += [(battle.pack, battle.scenario) for battle in free_battles(game, pack)]
    pack, scenario = scenarios[seed % len(scenarios)]
    if game.name == JOAN_OF_ARC.name and seed % 2 == 1:
        pack, scenario = with_legend_cards(("myth", "tactics")[seed % 4 // 2]), "foragers"
    setting = game.setting(pack, scenario, options, rng.choice(game.scenario_seats(pack, scenario)))
    return heard_walk(game.blank(setting), rng)


def utterances(game: Game[Any], seed: int) -> Iterator[Phrase]:
    """Everything that a table could say during a random game."""
    rng = Random(seed)
    phrasing = Phrasing(game)
    for s, facts in random_walk(game, seed):
        setting = s.setting  # type: ignore[attr-defined]
        for fact in facts:
            yield from about_event(phrasing, setting, fact)
        if s.seat == OVER:
            outcome = game.outcome(s)
            assert outcome is not None
            yield phrasing.outcome(setting, outcome)
        elif s.seat != CHANCE:
            yield phrasing.prompt(s)
            yield from phrasing.choices(s, s.offer())
            for refusal in refusals(s, setting.seats, rng):
                yield phrasing.refusal(setting, refusal)


def about_event(phrasing: Phrasing, setting: Setting, fact: Event) -> Iterator[Phrase]:
    for seat in (*range(setting.seats), None):
        told = fact.visible_to(seat)
        if told is None:
            assert fact.audience() != EVERYONE
        else:
            is_hidden = any(told[field] is None for field in fact.secret)
            phrase = phrasing.event(setting, told)
            assert phrase.key == (f"event-{told['event']}-hidden" if is_hidden else f"event-{told['event']}")
            yield phrase


def refusals(s: State, seats: int, rng: Random) -> Iterator[Refusal]:
    """The answers to some choices that may be wrong."""
    domain: list[Choice] = [choice for verb in s.question().verbs for choice in verb.domain(s)]
    for choice in (("no-such-verb",), (*domain[0], 99), *rng.sample(domain, min(len(domain), 20))):
        for seat in range(seats):
            refusal = s.refuse(seat, choice)
            if refusal is not None:
                yield refusal


@pytest.mark.slow
@pytest.mark.parametrize("seed", [*range(FEW_WALKS), *map(in_long, range(FEW_WALKS, WALKS))])
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_walks_speak_every_language(game: Game[Any], seed: int) -> None:
    """Every phrase once: a sentence depends on nothing else."""
    tables = catalogues(game)
    said: set[bytes] = set()
    for phrase in utterances(game, seed):
        told = msgspec.json.encode(phrase)
        if told not in said:
            said.add(told)
            assert_is_prose([table.say(phrase) for table in tables])


@pytest.mark.slow
def test_the_walks_say_everything_about_duel_of_time() -> None:
    wanted = {prompt_key(name) for name in questions_of(GAME)} | {f"choice-{verb}" for verb in verbs_of(GAME)}
    wanted |= {f"event-{event_name(event)}" for event in GAME.events}
    wanted |= {f"event-{event_name(event)}-hidden" for event in GAME.events if event.secret}
    own = CatalogueFile("en", (GAME.folder / "texts" / "en.ftl").read_text(encoding="utf-8"))
    wanted |= {key for key in own.messages if key.startswith("refusal-")}
    for seed in range(MANY_WALKS):
        wanted -= {phrase.key for phrase in utterances(GAME, seed)}
        if not wanted:
            break
    assert wanted == set()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("number", [0, 1, 2, 10, 1234])
def test_every_message_can_be_filled_in_with_every_number(game: Game[Any], number: int) -> None:
    for language in LANGUAGES:
        table = Catalogue(game, game.built_in_pack(), language)
        for text in (
            (FOLDER / f"{language}.ftl").read_text(encoding="utf-8"),
            (TERMINAL / f"{language}.ftl").read_text(encoding="utf-8"),
            (game.folder / "texts" / f"{language}.ftl").read_text(encoding="utf-8"),
            game.built_in_pack().files[f"texts/{language}.ftl"],
        ):
            for key, variables in catalogue_file(language, text).variables.items():
                if "." not in key:
                    sentence = table.message(key, **dict.fromkeys(variables, number))
                    assert sentence.strip()
                    assert not set("{}$") & set(sentence), sentence
                    assert "1.234" not in sentence
                    assert "1,234" not in sentence


@pytest.mark.parametrize(
    "refusal",
    [
        Refusal("", "game-is-over"),
        Refusal("", "chance-is-next"),
        Refusal("", "read-only", why="entry 3"),
        Refusal("", "undo-other", seat=1),
        Refusal("", "undo-chance", seat=-1),
    ],
    ids=lambda refusal: refusal.key,
)
def test_refusals_of_the_kernel(refusal: Refusal) -> None:
    assert_is_prose([table.refusal(SETTING, refusal) for table in catalogues()])


def test_setting_errors() -> None:
    for error in (
        SettingError("unknown-option", option="x", known="facing"),
        SettingError("unknown-option-value", option="facing", value="x", known="near, far"),
        SettingError("unknown-scenario", scenario="x", known="beacons"),
        SettingError("wrong-seat-count", seats=1, known="2"),
        SettingError("wrong-seat-count", seats=3, known="2"),
    ):
        assert_is_prose([table.setting_error(error) for table in catalogues()])
        assert_is_prose([error_sentence(error, language) for language in LANGUAGES])


FILE_ERRORS = [
    *(MatchFileError(key, file="a.match") for key in ("file-exists", "no-such-file", "no-match", "match-in-use")),
    MatchFileError("file-unreadable", file="a.match", why="Permission denied"),
    MatchFileError("line-damaged", file="a.match", line=3),
    MatchFileError("other-format", file="a.match", format="1", known="2"),
    MatchFileError("match-damaged", why="no fields"),
    MatchFileError("match-out-of-order"),
    MatchFileError("match-told-only"),
    MatchFileError("match-set-up", why=SettingError("wrong-seat-count", seats=1, known="2")),
    MatchFileError("match-pack", why="cards.toml: is missing"),
    MatchFileError("unknown-game", game="chess"),
    MatchFileError("no-such-folder", folder="matches"),
    MatchFileError("no-such-entry"),
    MatchFileError("position-first-line", first="timefront position 1"),
    MatchFileError("position-too-long", most=200_000),
    *(MatchFileError(f"position-{key}", line=3) for key in ("line", "procedure")),
    *(MatchFileError(f"position-{key}", line=3, word="x") for key in ("word", "without")),
    MatchFileError("position-near", line=3, word="yelow", near="yellow"),
    MatchFileError("position-twice", line=3, name="asked"),
    *(MatchFileError(f"position-{key}", name="asked") for key in ("missing", "whose")),
    MatchFileError("position-broken", why="Yellow has not 10 units"),
    MatchFileError("position-pack", pack="00000000", here="b65a7e42"),
    *(MatchFileError(f"position-{key}") for key in ("unknown", "over")),
    MatchFileError("position-other-seat", seat="Yellow"),
]


@pytest.mark.parametrize("error", FILE_ERRORS, ids=lambda error: error.key)
def test_errors_of_match_files(error: MatchFileError) -> None:
    assert_is_prose([error_sentence(error, language) for language in LANGUAGES])


@pytest.mark.slow
def test_every_error_of_a_match_file_is_said_here() -> None:
    assert {error.key for error in FILE_ERRORS} == set(keys_in_calls(SOURCES.rglob("*.py"), "MatchFileError", 0))


def test_the_shared_table_speaks_before_a_game_is_chosen() -> None:
    names = [table_message(language, "language-name") for language in LANGUAGES]
    assert names == ["English", "Deutsch", "Español"]
    with pytest.raises(TextError, match="game-title"):
        table_message("en", "game-title")


def test_outcomes() -> None:
    english, german, spanish = catalogues()
    won = Outcome((1,), (9, 12), "points")
    assert english.outcome(SETTING, won) == "Red wins. Final score: Yellow: 9 and Red: 12."
    assert german.outcome(SETTING, won) == "Rot gewinnt. Endstand: Gelb: 9 und Rot: 12."
    assert spanish.outcome(SETTING, won) == "Rojo gana. Resultado final: Amarillo: 9 y Rojo: 12."
    shared = Outcome((0, 1), (9, 9), "points")
    assert english.outcome(SETTING, shared).startswith("Yellow and Red share the victory.")
    assert_is_prose([table.outcome(SETTING, Outcome((0, 1), (7, 7), "draw")) for table in catalogues()])
    assert_is_prose([table.outcome(SETTING, Outcome((0,), (), "resignation")) for table in catalogues()])


def test_options_and_paragraphs() -> None:
    for option in GAME.options:
        assert_is_prose([table.option(option.name) for table in catalogues()])
        assert_is_prose([table.option_help(option.name) for table in catalogues()])
        for value in option.values:
            assert_is_prose([table.option(option.name, value) for table in catalogues()])
            assert_is_prose([table.option_help(option.name, value) for table in catalogues()])
    for rule_id in GAME.rulebook().entries:
        assert len({table.paragraph(rule_id) for table in catalogues()}) == len(LANGUAGES)


def test_scenarios_have_names_and_texts() -> None:
    for scenario in GAME.scenarios(GAME.built_in_pack()):
        assert_is_prose([table.scenario(scenario) for table in catalogues()])
        for points in (1, 4):
            assert_is_prose([table.message(f"scenario-{scenario}-text", points=points) for table in catalogues()])
    for bonus in (1, 2):
        assert_is_prose([table.message("scenario-bonus", bonus=bonus) for table in catalogues()])


def test_DT_2_4_a_placement_reads_as_it_will_lie() -> None:
    s = GAME.new(GAME.setting(GAME.built_in_pack(), "beacons", {}, 2))
    rng = Random(1)
    while s.seat == CHANCE:
        s.answer(s.chance().sample(rng))
    english, german, spanish = catalogues()
    assert english.choice(s, ("play", 0, 0, 0)) == (
        "Deploy / Push beside Yellow's base and Yellow's 2nd space: Deploy faces Yellow, Push faces Red"
    )
    assert german.choice(s, ("play", 0, 3, 1)) == (
        "Aufstellen / Drängen am zweiten Feld und an der Basis von Rot: Drängen ist Gelb zugewandt, Aufstellen Rot"
    )
    assert spanish.choice(s, ("play", 0, 1, 0)) == (
        "Desplegar / Empujar junto al segundo espacio de Amarillo y al espacio central: "
        "Desplegar hacia Amarillo, Empujar hacia Rojo"
    )


def test_DT_2_10_the_hidden_card_is_not_named() -> None:
    english = catalogues()[0]
    drawn = {"event": "card-drawn", "rule": "DT-2.10", "seat": 0}
    assert english.event(SETTING, {**drawn, "card": 0}) == "Yellow draws Deploy / Push."
    assert english.event(SETTING, {**drawn, "card": None}) == "Yellow draws a command card."


@pytest.mark.parametrize(
    ("own", "enemy", "words"),
    [
        (0, 1, "1 gegnerische Einheit drängen"),
        (1, 0, "1 eigene Einheit drängen"),
        (1, 1, "1 eigene und 1 gegnerische Einheit drängen"),
        (2, 1, "2 eigene Einheiten und 1 gegnerische drängen"),
        (2, 3, "2 eigene und 3 gegnerische Einheiten drängen"),
    ],
)
def test_a_push_counts_both_sides(own: int, enemy: int, words: str) -> None:
    assert catalogues()[1].message("choice-push", own=own, enemy=enemy) == words


def test_what_no_catalogue_holds_is_an_error() -> None:
    table = catalogues()[1]
    with pytest.raises(TextError, match="de: the message 'no-such-key' is missing"):
        table.message("no-such-key")
    with pytest.raises(TextError, match="de: the message 'score' cannot be filled in"):
        table.message("score", seat="Gelb")
    with pytest.raises(TextError, match="DT-99"):
        table.paragraph("DT-99")
    with pytest.raises(TextError, match="no-such-event"):
        table.event(SETTING, {"event": "no-such-event"})
    with pytest.raises(TextError, match="refusal-no-such-reason"):
        table.refusal(SETTING, Refusal("", "no-such-reason"))
