"""Positions as text: they survive the round trip, hide what a seat does not know, and nonsense is refused."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.contract.conftest import ALL
from tests.contract.test_secrets import seats_of
from tests.contract.walks import positions, walk
from tests.match.parley import PARLEY
from timefront.games.registry import GAMES
from timefront.kernel.flow import FRAMES, State, dumps
from timefront.kernel.game import Game
from timefront.kernel.packs import LANGUAGES
from timefront.kernel.records import layout_of
from timefront.kernel.setting import SettingError
from timefront.kernel.spelling import NOT_KNOWN, Row
from timefront.matches.errors import MatchFileError
from timefront.matches.notation import NOT_COLUMNS, columns_of, line_name, text_for, whole_text
from timefront.matches.positions import MOST_CHARACTERS, is_position, read_position
from timefront.matches.rehearsal import look_over, rehearse
from timefront.terminal.page import page_of
from timefront.texts.catalogue import Catalogue, error_sentence

KNOWN = {game.name: game for game in (*ALL, PARLEY)}


def read(s: State, text: str) -> Any:
    """The position that a text describes, with the pack of another position."""
    return read_position(text, KNOWN, s.setting.pack)  # type: ignore[attr-defined]


def test_a_position_is_the_same_after_it_was_written_and_read(game: Game[Any]) -> None:
    for s in positions(game, "notation", 60):
        text = whole_text(game, s.setting, s)  # type: ignore[attr-defined]
        position = read(s, text)
        assert dumps(position.state) == dumps(s)
        assert position.is_whole
        assert whole_text(game, position.setting, position.state) == text
        assert is_position(text)
        setting = s.setting  # type: ignore[attr-defined]
        agreed = (setting.scenario, setting.options, setting.seats, setting.pack.hash)
        assert agreed == (
            position.setting.scenario,
            position.setting.options,
            position.setting.seats,
            position.setting.pack.hash,
        )


def test_what_a_seat_is_given_depends_on_its_knowledge_alone(game: Game[Any]) -> None:
    for number, s in enumerate(positions(game, "veil", 60)):
        for seat in seats_of(s) if game.outcome(s) is None else ():  # after the end nothing is hidden
            setting = s.setting  # type: ignore[attr-defined]
            text = text_for(game, setting, s, seat)
            assert text == text_for(game, setting, game.determinize(s, seat, Random(number)), seat)


def test_what_a_seat_is_given_can_be_read_and_looked_at(game: Game[Any]) -> None:
    for s in positions(game, "look", 60):
        for seat in seats_of(s):
            setting = s.setting  # type: ignore[attr-defined]
            text = text_for(game, setting, s, seat)
            position = read(s, text)
            assert position.is_whole or position.viewer == seat
            assert text_for(game, setting, position.state, seat) == text
            assert game.view(position.state, seat) == game.view(s, seat)


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.has_secrets])
def test_what_is_hidden_is_written_as_unknown(name: str) -> None:
    game = GAMES[name]
    unknown = 0
    for s in positions(game, "unknown", 30):
        setting = s.setting  # type: ignore[attr-defined]
        text = text_for(game, setting, s, 0)
        hidden = game.determinize(s, 0, Random(1))
        if game.outcome(s) is None and dumps(hidden) != dumps(game.determinize(s, 0, Random(2))):
            unknown += 1
            assert NOT_KNOWN in text.split()
            seen_by = "seen by: " + game.seat_names(setting.seats)[0]
            assert seen_by in text.splitlines()
            with pytest.raises(MatchFileError, match="position-whose"):
                read(s, text.replace(seen_by, ""))
    assert unknown > 10


@pytest.mark.parametrize("name", GAMES)
def test_no_column_is_called_like_a_line_of_every_game(name: str) -> None:
    game = GAMES[name]
    s = next(positions(game, "names", 1))
    columns = columns_of(game, game.notation(s.setting))  # type: ignore[attr-defined]
    names = [line_name(column, suffix) for column in columns for suffix in columns[column].suffixes()]
    assert len(names) == len({*names, *NOT_COLUMNS}) - len(NOT_COLUMNS)


@pytest.mark.parametrize("name", GAMES)
def test_lists_of_procedures_are_spelled_as_lists(name: str) -> None:
    game = GAMES[name]
    s = next(positions(game, "names", 1))
    notation = game.notation(s.setting)  # type: ignore[attr-defined]
    package = game.state_type.__module__.rpartition(".")[0]
    used: set[str] = set()
    for frame in FRAMES.values():
        if frame.__module__.startswith(package):
            layout = layout_of(frame)
            used |= {*layout.names}
            for field, is_list in zip(layout.names, layout.lists, strict=True):
                assert isinstance(notation.fields.get(field, Row() if is_list else None), Row) == is_list, field
    assert {*notation.fields} <= used
    assert {*notation.columns, *notation.derived} <= {*layout_of(game.state_type).names}


# Nonsense


def changed(text: str, rng: Random) -> str:
    """A text with one or two things changed."""
    lines = text.splitlines()
    for _ in range(rng.choice((1, 1, 2))):
        place = rng.randrange(len(lines))
        words = lines[place].split(" ")
        kind = rng.randrange(7)
        if kind == 0:
            del lines[place]
        elif kind == 1:
            lines.insert(place, rng.choice(lines))
        elif kind == 2:
            rng.shuffle(words)
        elif kind == 3:
            words[rng.randrange(len(words))] = rng.choice(
                ["-", "()", "?", "0", "7", "#99", "-1", "9" * 200, "=", "x=1"]
            )
        elif kind == 4:
            words.append(rng.choice(rng.choice(lines).split(" ")))
        elif kind == 5:
            del words[rng.randrange(len(words))]
        else:
            words[-1] = words[-1][: rng.randrange(len(words[-1]) + 1)] + rng.choice("(=:.#?ü\0")
        if kind > 1:
            lines[place] = " ".join(words)
        if not lines:
            return ""
    return "\n".join(lines)


@pytest.mark.parametrize("name", GAMES)
def test_changed_texts_are_refused_with_a_sentence_or_describe_a_position(name: str) -> None:
    game = GAMES[name]
    rng = Random(11)
    fates: Counter[str] = Counter()
    for s in positions(game, "changed", 12):
        setting = s.setting  # type: ignore[attr-defined]
        texts = [whole_text(game, setting, s), text_for(game, setting, s, 0)]
        for _ in range(40):
            text = changed(rng.choice(texts), rng)
            fates[fate_of(s, text)] += 1
    assert {*fates} == {"refused", "read"}
    assert min(fates.values()) > 20


def fate_of(s: State, text: str) -> str:
    """What happens to a text: it is read, or refused with a sentence; anything else raises."""
    try:
        position = read(s, text)
    except (MatchFileError, SettingError) as error:
        sentences = {error_sentence(error, language) for language in LANGUAGES}
        return "refused" if len(sentences) == len(LANGUAGES) else f"unsaid: {error.key}"
    game, setting = position.game, position.setting
    look_over(game, position.state, Random(0))
    page_of(game, setting, game.view(position.state, 0), Catalogue(game, setting.pack, "en"))
    whole = whole_text(game, setting, position.state)
    return "read" if read(s, whole).is_whole else "unread"


REFUSED = {
    "": "position-first-line",
    "{}": "position-first-line",
    "timefront position 1": "position-missing",
    "timefront position 1\ngame: chess": "unknown-game",
    "timefront position 1\ngame duel_of_time": "position-line",
    "timefront position 1\ngame: duel_of_time\ngame: duel_of_time": "position-twice",
    "timefront position 1\ngame: duel_of_time\npack: 00000000": "position-pack",
    "timefront position 1\ngame: duel_of_time\nseats: two": "position-word",
    "timefront position 1\ngame: duel_of_time\nasked: yelow": "position-near",
    "timefront position 1\ngame: duel_of_time\nasked: red\nhand red: ?": "position-whose",
    "timefront position 1\ngame: duel_of_time\nasked: red\nhands red: deploy_push": "position-near",
    "timefront position 1\ngame: duel_of_time\nasked: red\nhand red: deploy_pushh": "position-near",
    "timefront position 1\ngame: duel_of_time\nasked: red\nhand red: #99999999999": "position-word",
    "timefront position 1\ngame: duel_of_time\nasked: red\nhand red: #-1": "position-word",
    "timefront position 1\ngame: joan_of_arc\nasked: first\nwounds: #99999999999=1": "position-word",
    "timefront position 1\ngame: joan_of_arc\nasked: first\nplace B2: #99999999999": "position-word",
    "timefront position 1\ngame: duel_of_time\nasked: red\ndoing: Turn": "position-procedure",
    "timefront position 1\ngame: duel_of_time\nasked: red\ndoing: Turm.begin": "position-near",
    "timefront position 1\ngame: duel_of_time\nasked: red\ndoing: Turn.begin executed=(1)": "position-broken",
    "timefront position 1\ngame: duel_of_time\nasked: red\ndoing: Turn.begin": "position-broken",
    "timefront position 1\ngame: duel_of_time\nasked: red\ndoing: Move.begin seat=red seat=red": "position-procedure",
    "timefront position 1\ngame: joan_of_arc\nasked: first\nplace B2: french_hero": "position-without",
    "timefront position 1\n" + "x" * MOST_CHARACTERS: "position-too-long",
}


@pytest.mark.parametrize("text", REFUSED, ids=[*REFUSED.values()])
def test_nonsense_is_refused_with_its_sentence(text: str) -> None:
    with pytest.raises(MatchFileError) as refused:
        read_position(text, GAMES, None)
    assert refused.value.key == REFUSED[text]
    assert len({error_sentence(refused.value, language) for language in LANGUAGES}) == len(LANGUAGES)


def test_what_was_agreed_may_be_left_out_where_it_is_usual() -> None:
    game = GAMES["duel_of_time"]
    s = next(positions(game, "short", 1))
    setting = game.setting(game.built_in_pack(), "", {}, 2)
    text = whole_text(game, setting, s)
    wanted = [line for line in text.splitlines() if not line.startswith(("rules", "pack", "agreed", "seats"))]
    assert dumps(read_position("\n".join(wanted), GAMES, None).state) == dumps(s)


def test_a_position_that_was_read_can_be_played_to_its_end() -> None:
    for game in GAMES.values():
        for s in positions(game, "play", 3):
            setting = s.setting  # type: ignore[attr-defined]
            rehearse(game, read(s, text_for(game, setting, s, None)).state, Random(1))


@pytest.mark.parametrize("name", GAMES)
def test_the_board_of_every_position_can_be_shown_also_while_chance_is_asked(name: str) -> None:
    """`timefront show --at` stops at any entry, including those of the set-up."""
    game = GAMES[name]
    texts = Catalogue(game, game.built_in_pack(), "en")
    for number, s in enumerate(walk(game, "board")):
        setting = s.setting  # type: ignore[attr-defined]
        assert page_of(game, setting, game.view(s, None), texts).tables
        if number > 60:
            break
