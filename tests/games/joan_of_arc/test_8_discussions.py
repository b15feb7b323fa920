"""8. Discussions: who talks, what can be asked, what answers bring (JA-8.1, JA-9.charisma, rulings J-52 and J-78)."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.joan_of_arc.acting import FRENCH, activate
from tests.games.joan_of_arc.scenes import Scene, setting
from tests.games.joan_of_arc.talkers import NOTHING, card, plain, question, with_talks
from timefront.bots.bot import Knowledge
from timefront.bots.mcts import MctsBot, Statistics
from timefront.bots.turn_search import TurnSearch
from timefront.games.joan_of_arc.board.abilities import renew
from timefront.games.joan_of_arc.board.laid import barricade_of, fire_of
from timefront.games.joan_of_arc.content.dice import COLOURS, RESULTS
from timefront.games.joan_of_arc.content.pack import read_pack
from timefront.games.joan_of_arc.content.vocabulary import ONCE_A_TURN, ORDERS
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.games.joan_of_arc.rules.effects.talk import Talk
from timefront.games.joan_of_arc.show.view import view_of
from timefront.games.joan_of_arc.state import (
    EXPERIENCE,
    GONE,
    INTRIGUE,
    LEGEND,
    PER_TURN,
    REROLL,
    STAKES,
    TOKEN_KINDS,
    War,
    held,
)
from timefront.kernel.flow import CHANCE, OVER, dumps, loads
from timefront.kernel.packs import PackError, PackFiles
from timefront.matches.notation import whole_text
from timefront.matches.positions import read_start
from timefront.texts.catalogue import Catalogue

TROOPS = "units/troops.toml"
TAKE = '{ effect = "take", what = "experience", count = 2 }'
TEST = '{ effect = "test", die = "red", on = { kill = [' + TAKE + '] }, else = [{ effect = "hurt", count = 1 }] }'

REWARD = '{ effect = "take", what = "points", count = 9 }'
LOSS = '{ effect = "hurt", count = 3 }'
WITH_OTHERS = ("jean_de_metz 1 D2a", "citizen 1 D2a", "jean_de_metz 1 D2a", "pikemen 2 A2")
FIRST = 4
"""The number of the citizen's first card; the blacksmith's cards come before it."""


def citizens(*questions: str, follow_up: str = "") -> PackFiles:
    """A pack in which the first card of the citizen has these questions."""
    rest = "".join(card("citizen", f"other_{number}", question("A", "")) for number in range(3))
    return with_talks(citizen=card("citizen", "first", ", ".join(questions)) + rest + follow_up)


def scene(pack: PackFiles, *units: str) -> Scene:
    """The first unit, French, stands with a citizen in D2a."""
    made = Scene(setting("fierbois", pack), *(units or ("jean_de_metz 1 D2a", "citizen 1 D2a", "pikemen 2 A2")))
    made.s.tokens = [0] * len(made.s.tokens)
    made.setting.unit_intrigue = [2] * made.setting.unit_count
    return made


def talking(pack: PackFiles, *units: str, key: str = "first") -> Scene:
    """The discussion has begun, and this card lies open."""
    made = activate(scene(pack, *units), "D2a").choose("discuss", 0, 1)
    return made.draw([one.key for one in made.setting.content.talks].index(key))


def answered(effects: str, *units: str) -> Scene:
    """Question A brought these effects."""
    return talking(citizens(question("A", effects), question("B", "")), *units).choose("ask", 0).draw(0)


def hinted(made: Scene) -> list[Statistics]:
    """What a hint shows of the choices in a scene."""
    return MctsBot(60).hint(Knowledge(JOAN_OF_ARC, made.s, FRENCH), Random(1))


# Who talks


def test_JA_8_1_a_civilian_brings_its_intrigue_and_leaves_the_game() -> None:
    made = activate(scene(citizens(question("A", TAKE))), "D2a").choose("discuss", 0, 1)
    assert held(made.s, FRENCH, INTRIGUE) == 2
    assert made.asked() == "discussion-card"
    assert len(dict(made.s.chance().results())) == 4
    made.draw(FIRST).choose("ask", 0).draw(0)
    assert held(made.s, FRENCH, EXPERIENCE) == 2
    assert made.s.place[1] == GONE
    assert made.facts("speaker-left") == [{"speaker": 1}]
    assert made.asked() == "Declaration.deed"


def test_JA_8_1_a_speaker_who_is_no_civilian_stays() -> None:
    files = dict(citizens(question("A", "")).files)
    troop = 'key = "sergeants_at_arms"\n'
    files[TROOPS] = files[TROOPS].replace(troop, troop + 'tags = ["talks"]\ndiscussion = "citizen"\n')
    units = ("jean_de_metz 1 D2a", "sergeants_at_arms 1 D2a", "pikemen 2 A2")
    made = talking(PackFiles(files), *units).choose("ask", 0).draw(0)
    assert made.where(1) == "D2a"
    assert made.facts("speaker-left") == []


def test_JA_8_1_once_a_turn_and_only_characters_in_the_same_area() -> None:
    units = ("jean_de_metz 1 D2a", "citizen 1 D2a", "citizen 1 D2a", "citizen 1 C2c", "peasants 1 D2a")
    made = activate(scene(citizens(question("A", "")), *units), "D2a")
    assert [choice[1:] for choice in made.offered("discuss")] == [(0, 1), (0, 2)]
    assert made.refused("discuss", 4, 1).key == "no-character"
    assert made.refused("discuss", 0, 3).key == "not-in-the-area"
    assert made.refused("discuss", 0, 4).key == "says-nothing"
    made.choose("discuss", 0, 1).draw(FIRST).choose("ask", 0).draw(0)
    assert made.refused("discuss", 0, 2).key == "has-talked"
    renew(made.s, ONCE_A_TURN, PER_TURN)
    assert [choice[1:] for choice in activate(made, "D2a").offered("discuss")] == [(0, 2)]


def test_JA_8_1_enemies_in_a_house_do_not_talk() -> None:
    made = scene(citizens(question("A", "")), "jean_de_metz 1 D2a", "citizen 2 D2a", "pikemen 2 A2")
    assert activate(made, "D2a").refused("discuss", 0, 1).key == "enemy-says-nothing"


def test_JA_8_1_a_setting_without_discussions_offers_none() -> None:
    made = Scene("patay", "jean_de_metz 1 A2", "citizen 1 A2", "pikemen 2 E3")
    assert activate(made, "A2").offered("discuss") == []
    assert made.refused("discuss", 0, 1).key == "says-nothing"


# What can be asked


def test_JA_8_1_banners_of_the_present_card_open_questions() -> None:
    asks = [question(letter, "", f'banner = "{banner}", ') for letter, banner in (("C", "french"), ("D", "holy"))]
    pack = citizens(question("A", ""), *asks)
    made = talking(pack)
    assert [choice[1] for choice in made.offered("ask")] == [0, 2]
    assert made.refused("ask", 3).key == "lacks-banner"
    assert made.refused("ask", 1).key == "no-such-question"
    made = talking(pack, "joan_of_arc_holy 1 D2a", "citizen 1 D2a", "pikemen 2 A2")
    assert 3 in [choice[1] for choice in made.offered("ask")]


def test_JA_9_charisma_opens_every_question() -> None:
    pack = citizens(question("A", ""), question("D", "", 'banner = "unholy", '))
    cards = read_pack(pack).profiles
    charming = next(unit.key for unit in cards if unit.has_skill("charisma") and unit.arm == 0)
    made = talking(pack, f"{charming} 1 D2a", "citizen 1 D2a", "pikemen 2 A2")
    assert [choice[1] for choice in made.offered("ask")] == [0, 3]


def test_J_78_nothing_of_an_answer_is_known_before_its_question_was_asked() -> None:
    """Two packs that differ only in their answers give the same state, view, offers and sentences."""
    told: list[list[object]] = []
    for effects in (TAKE, TEST):
        made = talking(citizens(question("A", effects, "risky = true, "), question("B", "")))
        say = Catalogue(JOAN_OF_ARC, made.setting.pack, "en")
        told.append(
            [dumps(made.s), view_of(made.s, FRENCH), made.s.offer(), [say.choice(made.s, c) for c in made.s.offer()]]
        )
    assert told[0] == told[1]
    assert "risky" in str(told[0][3])


def test_J_78_no_search_learns_an_answer_by_playing_on() -> None:
    """Hints and the tree search are the same whatever the answers are, at the question and before the discussion."""
    told: list[list[object]] = []
    for first, second in ((REWARD, LOSS), (LOSS, REWARD), ("", TEST)):
        pack = citizens(question("A", first), question("B", second))
        asked = talking(pack, *WITH_OTHERS)
        before = activate(scene(pack, *WITH_OTHERS), "D2a")
        searches = [TurnSearch(Knowledge(JOAN_OF_ARC, made.s, FRENCH), Random(1), 12) for made in (asked, before)]
        for search in searches:
            search.search()
        told.append(
            [[(row.choice, row.visits, row.share) for row in hinted(made)] for made in (asked, before)]
            + [[(edge.choice, edge.share()) for edge in search.edges] for search in searches]
        )
    assert told[0] == told[1] == told[2]
    assert any(choice[0] == "discuss" for choice in activate(scene(pack, *WITH_OTHERS), "D2a").s.offer())


def test_J_78_a_search_expects_a_token_of_an_answer_and_nothing_of_a_risky_one() -> None:
    for more, gained in (("", 1), ("risky = true, ", 0)):
        made = talking(citizens(question("A", REWARD, more), question("B", ""))).choose("ask", 0)
        before = [held(made.s, FRENCH, token) for token in range(TOKEN_KINDS)]
        assert JOAN_OF_ARC.judge.skips_unknown(made.s)
        assert sum(held(made.s, FRENCH, token) for token in range(TOKEN_KINDS)) == sum(before) + gained
        assert made.asked() == "Declaration.deed"
        assert made.s.place[1] == GONE


def test_J_78_of_several_answers_chance_draws_one_by_their_weights() -> None:
    several = f'{{ letter = "A", answers = [{{ weight = 2, effects = [{TAKE}] }}, {{ effects = [] }}] }}'
    made = talking(citizens(several, question("B", ""))).choose("ask", 0)
    assert dict(made.s.chance().results()) == {(0,): 2, (1,): 1}
    made.draw(1)
    assert held(made.s, FRENCH, EXPERIENCE) == 0


def test_JA_8_1_an_answer_leads_to_a_card_of_the_second_level() -> None:
    lead = question("A", '{ effect = "lead_to", card = "deeper" }')
    pack = citizens(lead, question("B", ""), follow_up=card("citizen", "deeper", question("B", TAKE), 2))
    made = talking(pack).choose("ask", 0).draw(0)
    assert made.asked() == "Talk.question"
    assert [choice[1] for choice in made.offered("ask")] == [1]
    assert made.s.place[1] >= 0
    made.choose("ask", 1).draw(0)
    assert (held(made.s, FRENCH, EXPERIENCE), made.s.place[1]) == (2, GONE)


def test_bots_ask_without_knowing_and_take_no_risk() -> None:
    asks = [
        question("A", ""),
        question("C", "", 'banner = "french", '),
        question("D", "", 'banner = "holy", risky = true, '),
    ]
    made = talking(citizens(*asks), "joan_of_arc_holy 1 D2a", "citizen 1 D2a", "pikemen 2 A2")
    assert JOAN_OF_ARC.judge.habit(made.s) == ("ask", 2)


# What answers bring


def test_JA_8_1_what_one_lacks_is_not_lost() -> None:
    made = scene(citizens(question("A", '{ effect = "lose", what = "legend", count = 2 }'), question("B", "")))
    made.s.tokens[LEGEND] = 1
    activate(made, "D2a").choose("discuss", 0, 1).draw(FIRST).choose("ask", 0).draw(0)
    assert held(made.s, FRENCH, LEGEND) == 0
    assert made.facts("card-took") == [{"seat": FRENCH, "gain": 1, "count": 1}]


@pytest.mark.parametrize("what", ["intrigue", "interrupt", "stakes", "points", "reroll"])
def test_JA_8_1_an_enemy_loses_what_he_has(what: str) -> None:
    made = scene(citizens(question("A", f'{{ effect = "lose", what = "{what}", count = 1, whose = "enemy" }}')))
    foe = TOKEN_KINDS
    made.s.tokens = [1] * len(made.s.tokens)
    made.s.points, made.s.orders = [1, 1], [1] * len(made.s.orders)
    before = (made.s.tokens[foe:], made.s.orders[len(ORDERS) :], made.s.points[1:])
    activate(made, "D2a").choose("discuss", 0, 1).draw(FIRST).choose("ask", 0).draw(0)
    after = (made.s.tokens[foe:], made.s.orders[len(ORDERS) :], made.s.points[1:])
    assert sum(map(sum, after)) == sum(map(sum, before)) - 1
    place = {"intrigue": INTRIGUE, "stakes": STAKES, "reroll": REROLL}.get(what)
    assert place is None or after[0][place] == 0


def test_JA_8_1_wounds_are_healed_and_dealt() -> None:
    made = scene(
        citizens(question("A", '{ effect = "heal", count = 2 }'), question("B", '{ effect = "hurt", count = 1 }'))
    )
    made.s.wounds[0] = 1
    activate(made, "D2a").choose("discuss", 0, 1).draw(FIRST).choose("ask", 0).draw(0)
    assert made.s.wounds[0] == 0
    made = (
        talking(citizens(question("A", ""), question("B", '{ effect = "hurt", count = 1 }'))).choose("ask", 1).draw(0)
    )
    assert made.facts("unit-wounded")[0]["unit"] == 0


def test_JA_8_1_whoever_falls_in_a_discussion_asks_no_more() -> None:
    deadly = '{ effect = "hurt", count = 9 }, { effect = "lead_to", card = "deeper" }, ' + TAKE
    pack = citizens(question("A", deadly), follow_up=card("citizen", "deeper", question("A", ""), 2))
    made = (
        talking(pack, "jean_de_metz 1 D2a", "citizen 1 D2a", "peasants 1 D2a", "pikemen 2 A2").choose("ask", 0).draw(0)
    )
    assert (made.where(0), made.s.place[1]) == ("graveyard", GONE)
    assert held(made.s, FRENCH, EXPERIENCE) == 2


@pytest.mark.parametrize("face", ["kill", "disrupt", "push", "shield"])
def test_JA_8_1_a_die_strikes_without_a_defence(face: str) -> None:
    made = answered('{ effect = "strike", die = "red" }')
    assert made.asked() == "strike"
    made.roll(face)
    if face == "push":
        assert made.asked() in ("Pushes.stand", "Pushes.push")
        return
    assert bool(made.s.wounds[0] or made.s.place[0] < 0) == (face != "shield")


@pytest.mark.parametrize(("face", "is_asked"), [("kill", True), ("disrupt", True), ("push", True), ("shield", False)])
def test_JA_8_7_the_asker_may_roll_a_die_that_hurts_again(face: str, is_asked: bool) -> None:
    made = answered('{ effect = "strike", die = "red" }')
    made.s.tokens[FRENCH * TOKEN_KINDS + REROLL] = 1
    made.roll(face)
    assert (made.asked() == "Strike.token") == is_asked
    if is_asked:
        made.choose("use-reroll-token").roll("shield")
        assert (held(made.s, FRENCH, REROLL), made.s.wounds[0], made.where(0)) == (0, 0, "D2a")
        assert made.asked() == "Declaration.deed"


def test_JA_8_7_the_second_die_stands_and_the_token_can_be_kept() -> None:
    for choice, face in (("use-reroll-token", "kill"), ("let-roll-stand", "")):
        made = answered('{ effect = "strike", die = "red" }')
        made.s.tokens[FRENCH * TOKEN_KINDS + REROLL] = 1
        made.roll("kill").choose(choice)
        if face:
            made.roll(face)
        assert made.s.wounds[0] or made.s.place[0] < 0
        assert held(made.s, FRENCH, REROLL) == (not face)


def test_JA_8_8_fires_and_barricades_in_the_area_of_the_talk() -> None:
    made = answered('{ effect = "set_fire" }, { effect = "barricade" }')
    assert fire_of(made.s, made.area("D2a")) == FRENCH + 1
    assert barricade_of(made.s, made.area("D2a")) == 0
    units = ("jean_de_metz 1 D1a", "citizen 1 D1a", "pikemen 2 A2")
    made = activate(scene(citizens(question("A", '{ effect = "barricade" }')), *units), "D1a")
    made.choose("discuss", 0, 1).draw(FIRST).choose("ask", 0).draw(0)
    assert barricade_of(made.s, made.area("D1a")) == 1
    assert JOAN_OF_ARC.check(made.s) == []


def test_JA_8_1_peasants_come_from_the_reserve() -> None:
    units = ("jean_de_metz 1 D2a", "citizen 1 D2a", "peasants 1 reserve", "peasants 1 reserve", "pikemen 2 A2")
    made = answered('{ effect = "summon", unit = "peasants", count = 1 }', *units)
    assert [made.where(unit) for unit in (2, 3)] == ["D2a", "reserve"]


# Tests


def test_JA_8_4_an_answer_raises_whoever_talks_for_nothing() -> None:
    made = answered('{ effect = "free_upgrade" }', "french_mounted_hero 1 D2a", "citizen 1 D2a", "pikemen 2 A2")
    assert made.setting.cards.keys[made.s.profile[0]] == "french_mounted_hero_2"
    assert made.facts("character-upgraded") == [{"seat": FRENCH, "unit": 0, "count": 0, "side": 0}]
    made = answered('{ effect = "free_upgrade" }', "joan_of_arc 1 D2a", "citizen 1 D2a", "pikemen 2 A2")
    assert made.asked() == "FreeUpgrade.side"
    assert made.refused("upgrade", 0).key == "choose-a-side"
    assert made.refused("upgrade-holy", 2).rule == "JA-8.4"
    made.choose("upgrade-unholy", 0)
    assert made.setting.cards.keys[made.s.profile[0]] == "joan_of_arc_unholy"
    assert held(made.s, FRENCH, EXPERIENCE) == 0


def test_JA_8_4_nobody_rises_above_the_second_level() -> None:
    made = answered('{ effect = "free_upgrade" }', "joan_of_arc_holy 1 D2a", "citizen 1 D2a", "pikemen 2 A2")
    assert made.facts("character-upgraded") == []


def test_JA_8_1_an_answer_lets_whoever_talks_slip_away() -> None:
    made = answered('{ effect = "slip_away", areas = 2 }', "joan_of_arc 1 D2a", "citizen 1 D2a", "pikemen 1 D2a")
    assert {choice[1] for choice in made.offered("advance")} == {0}
    made.choose(*made.offered("advance")[0]).choose("stand-still")
    assert (made.where(0) != "D2a", made.where(2)) == (True, "D2a")
    assert made.s.place[1] == GONE


def test_JA_8_1_an_answer_draws_cards_where_there_are_any() -> None:
    made = answered('{ effect = "draw_cards", count = 1 }', "joan_of_arc 1 D2a", "citizen 1 D2a", "pikemen 2 A2")
    assert made.asked() == "legend-card"
    assert made.s.chance().audience == 1 << FRENCH
    files = dict(citizens(question("A", '{ effect = "draw_cards", count = 1 }')).files)
    files["scenarios/fierbois.toml"] = files["scenarios/fierbois.toml"].replace('legend_deck = "myth"\n', "")
    bare = talking(PackFiles(files)).choose("ask", 0).draw(0)
    assert (bare.asked(), bare.s.place[1]) == ("Declaration.deed", GONE), "nothing comes of it"


def test_JA_8_1_a_test_decides_what_an_answer_brings() -> None:
    assert held(answered(TEST).roll("kill").s, FRENCH, EXPERIENCE) == 2
    made = answered(TEST).roll("push")
    assert (held(made.s, FRENCH, EXPERIENCE), len(made.facts("unit-wounded"))) == (0, 1)
    assert made.facts("test-rolled") == [{"unit": 0, "colour": COLOURS.index("red"), "result": RESULTS.index("push")}]


def test_JA_8_7_the_reroll_token_is_good_for_a_test() -> None:
    made = scene(citizens(question("A", TEST), question("B", "")))
    made.s.tokens[REROLL] = 1
    activate(made, "D2a").choose("discuss", 0, 1).draw(FIRST).choose("ask", 0).draw(0).roll("push")
    assert made.asked() == "Test.again"
    assert made.refused("roll-anew").key == "lacks-skill"
    made.choose("use-reroll-token").roll("kill")
    assert (held(made.s, FRENCH, REROLL), held(made.s, FRENCH, EXPERIENCE)) == (0, 2)


def test_JA_9_charisma_rerolls_a_test_once() -> None:
    pack = citizens(question("A", TEST), question("B", ""))
    charming = next(unit.key for unit in read_pack(pack).profiles if unit.has_skill("charisma") and unit.arm == 0)
    made = talking(pack, f"{charming} 1 D2a", "citizen 1 D2a", "pikemen 2 A2").choose("ask", 0).draw(0).roll("push")
    assert made.refused("use-reroll-token").key == "no-reroll-token"
    made.choose("roll-anew").roll("shield")
    assert made.asked() != "Test.again"
    assert made.facts("charisma-used") == [{"unit": 0}]


# The pack


def problems(pack: PackFiles) -> str:
    with pytest.raises(PackError) as error:
        read_pack(pack)
    return str(error.value)


@pytest.mark.parametrize(
    ("citizen", "told"),
    [
        (card("citizen", "alone", question("A", "")), "citizen has 1 cards of level 1"),
        (plain("citizen") + card("citizen", "lost", question("A", ""), 2), "no answer leads to this card"),
        (plain("citizen").replace('letter = "A"', 'letter = "C"', 1), "none of them is neutral"),
        (
            plain("citizen").replace('letter = "A"', 'letter = "A", banner = "french"', 1),
            "stands at a neutral question",
        ),
        (plain("citizen").replace(NOTHING, "answers = []", 1), "there are none"),
        (plain("citizen").replace("effects = []", 'effects = [{ effect = "taek" }]', 1), "take"),
        (
            plain("citizen").replace("effects = []", 'effects = [{ effect = "lead_to", card = "x" }]', 1),
            "no level-2 cards",
        ),
    ],
)
def test_JA_8_1_broken_decks_are_told(citizen: str, told: str) -> None:
    assert told in problems(with_talks(citizen=citizen))


def test_JA_8_1_no_discussion_goes_in_a_circle_and_every_talker_has_a_deck() -> None:
    lead = '{ effect = "lead_to", card = "%s" }'
    circle = "".join(card("citizen", key, question("A", lead % other), 2) for key, other in (("x", "y"), ("y", "x")))
    assert problems(with_talks(citizen=plain("citizen") + circle)).count("comes back to this card") == 2
    files = dict(with_talks().files)
    del files["talks/priest.toml"]
    assert "priest has no deck priest" in problems(PackFiles(files))


# Whole games


def test_games_with_discussions_end_and_every_position_can_be_kept() -> None:
    answers = [question("A", TEST), question("B", '{ effect = "strike", die = "white" }, { effect = "set_fire" }')]
    cards = "".join(card("priest", f"priest_{number}", ", ".join(answers)) for number in range(4))
    agreed = JOAN_OF_ARC.setting(
        with_talks(priest=cards, citizen=cards.replace("priest", "citizen")), "fierbois", {}, 2
    )
    talked = 0
    for seed in range(6):
        rng = Random(seed)
        s = JOAN_OF_ARC.blank(agreed)
        s.run()
        while s.seat != OVER:
            if any(isinstance(frame, Talk) for frame in s.stack) or rng.random() < 0.02:
                assert JOAN_OF_ARC.check(s) == []
                assert dumps(loads(War, agreed, dumps(s))) == dumps(s)
                assert dumps(read_start(whole_text(JOAN_OF_ARC, agreed, s), JOAN_OF_ARC, agreed)) == dumps(s)
            offers = [] if s.seat == CHANCE else s.offer()
            talks = [choice for choice in offers if choice[0] == "discuss"]
            talked += bool(talks)
            s.answer(s.chance().sample(rng) if s.seat == CHANCE else rng.choice(talks or offers))
        assert JOAN_OF_ARC.outcome(s) is not None
    assert talked >= 5
