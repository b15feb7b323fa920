"""Phrases: data without a language, sent as JSON and put into words from the sources alone."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from tests.marks import first_in_short
from tests.texts.test_sentences import random_walk, utterances
from timefront.games.registry import GAMES
from timefront.kernel.events import ARBITER
from timefront.kernel.flow import CHANCE, OVER
from timefront.kernel.game import Game, Outcome
from timefront.kernel.packs import LANGUAGES, PackFiles
from timefront.kernel.questions import Kind, Refusal
from timefront.kernel.setting import SettingError
from timefront.matches.errors import MatchFileError
from timefront.texts.catalogue import Catalogue, paragraphs
from timefront.texts.phrasing import Phrase, Phrasing, _fill_in, _name, chosen_names, phrased, shortened
from timefront.texts.shelf import Shelf, Source, catalogue_sources, without_comments

GAME = GAMES["duel_of_time"]
SETTING = GAME.setting(GAME.built_in_pack(), "crossroads", {}, 2)
PHRASING = Phrasing(GAME)


def sent(phrase: Phrase) -> Phrase:
    """A phrase after a round trip through JSON."""
    return msgspec.json.decode(msgspec.json.encode(phrase), type=Phrase)


# On the wire


def test_a_phrase_is_small_json() -> None:
    drawn = PHRASING.event(SETTING, {"event": "card-drawn", "rule": "DT-2.10", "seat": 0, "card": 0})
    assert msgspec.json.encode(drawn) == (
        b'{"key":"event-card-drawn","arguments":{"seat":{"key":"seat-yellow"},"card":{"key":"card-deploy_push"}}}'
    )
    assert msgspec.json.encode(PHRASING.option("facing")) == b'{"key":"option-facing"}'


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_phrase_survives_json(game: Game[Any]) -> None:
    for phrase in utterances(game, 1):
        assert sent(phrase) == phrase


def test_a_list_and_a_phrase_within_a_phrase_survive_json() -> None:
    phrase = phrased("a", texts=["b", 3, phrased("c", d=phrased("e", f=1))], none=[], minus=-1)
    assert sent(phrase) == phrase
    with pytest.raises(msgspec.ValidationError, match=r"arguments"):
        msgspec.json.decode(b'{"key": "a", "arguments": {"b": [[1]]}}', type=Phrase)


def test_a_phrase_has_a_schema() -> None:
    schema = msgspec.json.schema(Phrase)
    assert schema["$ref"] == "#/$defs/Phrase"
    argument = schema["$defs"]["Phrase"]["properties"]["arguments"]["additionalProperties"]
    assert {"$ref": "#/$defs/Phrase"} in argument["anyOf"]
    assert schema["$defs"]["Phrase"]["required"] == ["key"]


@pytest.mark.slow
@pytest.mark.parametrize("language", first_in_short(LANGUAGES))
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_sources_alone_say_the_same(game: Game[Any], language: str) -> None:
    pack = game.built_in_pack()
    table = Catalogue(game, pack, language)
    told = msgspec.json.encode(catalogue_sources(game, pack, language))
    elsewhere = Shelf(language, msgspec.json.decode(told, type=list[Source]))
    for phrase in utterances(game, 2):
        assert elsewhere.say(sent(phrase)) == table.say(phrase)


def test_sources_come_in_the_order_in_which_they_count() -> None:
    pack = GAME.built_in_pack()
    sources = catalogue_sources(GAME, pack, "es")
    assert [source.language for source in sources] == ["es", "es", "es"]
    assert sources[2].text == without_comments(pack.files["texts/es.ftl"])
    german = PackFiles({"texts/de.ftl": "a = A"})
    assert catalogue_sources(GAME, german, "es")[2:] == [Source("de", "a = A")]


def test_another_language_comes_only_where_it_says_what_none_before_it_does() -> None:
    spoken = {"es": "a = Á\n", "en": "a = A\n    .on = on A\nb-1 = B", "de": "# b = x\na = A\nb-1 = B"}
    pack = PackFiles({f"texts/{language}.ftl": text for language, text in spoken.items()})
    assert [source.language for source in catalogue_sources(GAME, pack, "es")[2:]] == ["es", "en"]
    assert [source.language for source in catalogue_sources(GAME, pack, "de")[2:]] == ["de"]


def test_what_only_the_terminal_says_is_not_handed_out() -> None:
    pack = GAME.built_in_pack()
    handed_out = Shelf("de", catalogue_sources(GAME, pack, "de"))
    for key in ("menu-head", "table-do-undo", "table-choose-seats"):
        assert Catalogue(GAME, pack, "de").has(key)
        assert not handed_out.has(key)
    assert handed_out.has("table-undone")


@pytest.mark.parametrize("language", LANGUAGES)
def test_comments_are_not_handed_out(language: str) -> None:
    assert not [
        source for source in catalogue_sources(GAME, GAME.built_in_pack(), language)[:2] if "\n#" in source.text
    ]


# Who may know


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_what_a_seat_is_asked_holds_nothing_that_the_seat_does_not_know(game: Game[Any], seed: int) -> None:
    phrasing, rng = Phrasing(game), Random(seed)
    for s, _ in random_walk(game, seed):
        if s.seat not in (CHANCE, OVER):
            other = game.determinize(s, s.seat, rng)
            assert phrasing.prompt(other) == phrasing.prompt(s)
            assert phrasing.choices(other, s.offer()) == phrasing.choices(s, s.offer())


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_hidden_event_does_not_carry_its_secret(game: Game[Any]) -> None:
    hidden = 0
    for s, facts in random_walk(game, 3):
        for fact in facts:
            told = fact.visible_to(None)
            if fact.secret and told is not None and any(told[field] is None for field in fact.secret):
                phrase = Phrasing(game).event(s.setting, told)  # type: ignore[attr-defined]
                assert phrase.key.endswith("-hidden")
                assert not phrase.arguments.keys() & {*fact.secret}
                hidden += 1
    assert bool(hidden) == any(event.secret for event in game.events)


@pytest.mark.parametrize("game", [game for game in GAMES.values() if any(event.secret for event in game.events)])
def test_phrases_that_are_kept_never_pass_from_who_knows_to_who_does_not(game: Game[Any]) -> None:
    """They are cached by what a viewer may know: whoever asks first, everybody gets their own."""
    differing = 0
    for s, facts in random_walk(game, 5):
        setting = s.setting  # type: ignore[attr-defined]
        for fact in facts:
            eyes = [*range(setting.seats), None, ARBITER]
            for order in (eyes, eyes[::-1]):
                clear_phrases()
                asked = {seat: fact.visible_to(seat) for seat in order}
                warm = {seat: Phrasing(game).event(setting, told) for seat, told in asked.items() if told is not None}
                for seat, phrase in warm.items():
                    clear_phrases()
                    assert Phrasing(game).event(setting, asked[seat] or {}) == phrase
                differing += len({phrase.key for phrase in warm.values()}) > 1
    assert differing


def clear_phrases() -> None:
    _fill_in.cache_clear()
    _name.cache_clear()


# Single phrases


def test_an_event_carries_its_fields_and_nothing_else() -> None:
    phrase = PHRASING.event(SETTING, {"event": "scenario-chosen", "rule": "DT-1.5", "scenario": 0, "more": 1})
    assert phrase.arguments.keys() == {"scenario"}


def test_outcomes_are_lists_of_names_and_scores() -> None:
    assert PHRASING.outcome(SETTING, Outcome((1,), (9, 12), "points")) == phrased(
        "outcome-points",
        winners=[Phrase("seat-red")],
        count=1,
        scores=[
            phrased("score", seat=Phrase("seat-yellow"), points=9),
            phrased("score", seat=Phrase("seat-red"), points=12),
        ],
    )


def test_an_error_may_hold_another() -> None:
    inner = SettingError("wrong-seat-count", seats=1, known="2")
    assert PHRASING.error(MatchFileError("match-set-up", why=inner)) == phrased(
        "error-match-set-up", why=phrased("error-wrong-seat-count", seats=1, known="2")
    )
    odd = PHRASING.error(SettingError("wrong-seat-count", seats=2.5, known="2"))
    assert odd.arguments["seats"] == "2.5"


def test_what_cannot_be_said_is_a_fault_of_the_rules() -> None:
    with pytest.raises(TypeError, match="True"):
        PHRASING.refusal(SETTING, Refusal("", "malformed", verb=True))


def test_a_number_without_a_name_stays_a_number() -> None:
    assert PHRASING.name(SETTING, Kind("count", lambda s: range(3)), 2) == 2
    assert Catalogue(GAME, GAME.built_in_pack(), "de").name(SETTING, Kind("count", lambda s: range(3)), 2) == "2"


def test_scenarios_and_options() -> None:
    sentences = PHRASING.scenario_text(GAME.built_in_pack(), "crossroads")
    assert sentences[0].key == "scenario-crossroads-text"
    assert [sentence.key for sentence in sentences[1:]] == ["scenario-bonus"]
    option = GAME.options[0]
    assert PHRASING.agreed_option(SETTING, option) == phrased(
        "table-agreed-option",
        option=Phrase(f"option-{option.name}"),
        value=Phrase(f"option-{option.name}-{option.default}"),
        rule=option.rule,
    )


# Short forms


def test_what_has_a_short_form_is_shortened() -> None:
    whole = phrased("a", name=Phrase("b"), names=[Phrase("b"), Phrase("c"), 1], text="b")
    assert shortened(whole, {"b-short"}.__contains__) == phrased(
        "a", name=Phrase("b-short"), names=[Phrase("b-short"), Phrase("c"), 1], text="b"
    )


def test_a_placement_in_short() -> None:
    s = next(s for s, _ in random_walk(GAME, 1) if s.seat >= 0)
    texts = Catalogue(GAME, GAME.built_in_pack(), "de")
    short = PHRASING.choice_short(s, ("play", 0, 0, 0), texts.has)
    assert short is not None
    assert short.key == "choice-play-short"
    assert short.arguments["first_seat"] == Phrase("seat-yellow-short")
    assert texts.choice_short(s, ("play", 0, 0, 0)) == "G: Aufstellen, R: Drängen"
    assert PHRASING.choice_short(s, ("play", 0, 0, 0), lambda key: False) is None


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_one_language_tells_for_all_what_has_a_short_form(game: Game[Any]) -> None:
    tables = [Catalogue(game, game.built_in_pack(), language) for language in LANGUAGES]
    for phrase in utterances(game, 4):
        assert len({str(shortened(phrase, table.has)) for table in tables}) == 1


# The rulebook


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_all_paragraphs_of_a_language(game: Game[Any], language: str) -> None:
    table = Catalogue(game, game.built_in_pack(), language)
    entries = game.rulebook().entries
    assert list(paragraphs(game, language).items()) == [(key, table.paragraph(key)) for key in entries]


# Who sits there

BATTLE = GAMES["battle_through_history"]
THREE = BATTLE.setting(BATTLE.built_in_pack(), "", {}, 3)


def battle_texts(language: str, *names: str) -> Catalogue:
    return Catalogue(BATTLE, THREE.pack, language, chosen_names(BATTLE.seat_names(3), names))


@pytest.mark.parametrize(
    ("language", "names", "challenge", "turn"),
    [
        ("en", ("", "", ""), "Player 1 challenges Player 2.", "Player 1 begins a turn."),
        ("en", ("Ana", "Bo", ""), "Ana challenges Bo.", "Ana begins a turn."),
        ("de", ("Ana", "", ""), "Ana fordert Spieler 2 heraus.", "Ana ist am Zug."),
        ("es", ("", "", ""), "Jugador 1 desafía al Jugador 2.", "Turno del Jugador 1."),
        ("es", ("Ana", "Bo", ""), "Ana desafía a Bo.", "Turno de Ana."),
    ],
)
def test_a_chosen_name_stands_where_the_number_of_a_seat_stood(
    language: str, names: tuple[str, ...], challenge: str, turn: str
) -> None:
    texts = battle_texts(language, *names)
    told = {"event": "player-challenged", "rule": "BH-4.1", "seat": 0, "rival": 1}
    assert texts.event(THREE, told) == challenge
    assert texts.event(THREE, {"event": "turn-began", "rule": "BH-2.5", "seat": 0, "turn": 0}) == turn


@pytest.mark.parametrize(
    ("language", "nameless", "named"),
    [
        ("en", "Cards of Player 1", "Cards of Ana"),
        ("de", "Karten von Spieler 1", "Karten von Ana"),
        ("es", "Cartas del Jugador 1", "Cartas de Ana"),
    ],
)
def test_a_draw_is_named_after_who_sits_there(language: str, nameless: str, named: str) -> None:
    seat = Phrase("seat-first")
    assert battle_texts(language, "", "", "").message("chance-draw-first", seat=seat) == nameless
    assert battle_texts(language, "Ana", "", "").message("chance-draw-first", seat=seat) == named


def test_names_stand_in_lists_and_in_results() -> None:
    texts = battle_texts("en", "Ana", "", "{ $points }")
    outcome = Outcome((0, 2), (3, 1, 3), "shared")
    assert texts.outcome(THREE, outcome) == (
        "Ana and { $points } share the victory. Final score: Ana: 3, Player 2: 1 and { $points }: 3."
    )


def test_a_colour_is_not_replaced_by_a_name() -> None:
    assert chosen_names(GAME.seat_names(2), ("Ana", "Bo")) == {}


def test_a_unit_of_its_own_is_called_so() -> None:
    told = {"event": "unit-sabotaged", "rule": "DT-3.7", "seat": 0, "space": 2, "owner": 0}
    german = Catalogue(GAME, SETTING.pack, "de")
    assert german.event(SETTING, told) == "Sabotage auf dem mittleren Feld: Gelb vernichtet eine eigene Einheit."
    assert german.event(SETTING, told | {"owner": 1}) == (
        "Sabotage auf dem mittleren Feld: Gelb vernichtet eine Einheit von Rot."
    )
