"""What the view holds: everything on the table, the same for everybody."""

from __future__ import annotations

from random import Random

import msgspec
from msgspec.structs import replace

from tests.games.joan_of_arc.boards import BUILT_IN
from tests.games.joan_of_arc.scenes import Scene, setting
from timefront.games.joan_of_arc.board.laid import light_fire, set_barricade
from timefront.games.joan_of_arc.content.vocabulary import COMMAND
from timefront.games.joan_of_arc.game import JOAN_OF_ARC
from timefront.games.joan_of_arc.rules.activation.activation import Activation
from timefront.games.joan_of_arc.rules.rounds.camp import Casualties
from timefront.games.joan_of_arc.show.records import (
    CommandView,
    Declared,
    DoomView,
    EdgeView,
    GroundView,
    PowerView,
    RallyPointView,
    SkillView,
    WarView,
)
from timefront.games.joan_of_arc.show.view import PRINTED, view_of
from timefront.games.joan_of_arc.state import STAKES_OF

FRENCH, ENGLISH = 0, 1


def test_the_view_is_plain_data() -> None:
    for scenario in JOAN_OF_ARC.scenarios(BUILT_IN):
        s = JOAN_OF_ARC.new(setting(scenario))
        view = JOAN_OF_ARC.view(s, FRENCH)
        assert msgspec.json.decode(msgspec.json.encode(view), type=WarView) == view


def test_everybody_sees_the_same() -> None:
    s = JOAN_OF_ARC.new(JOAN_OF_ARC.setting(BUILT_IN, "patay", {}, 2))
    views = [JOAN_OF_ARC.view(s, seat) for seat in (None, FRENCH, ENGLISH)]
    assert views[0] == replace(views[1], viewer=None) == replace(views[2], viewer=None)


def test_what_is_printed_stays_the_same() -> None:
    scene = Scene("patay", "la_hire 1 B2", "bowmen 2 E3")
    before, scene.s.place[0] = view_of(scene.s, None), -5
    after = view_of(scene.s, None)
    assert after != before
    assert [getattr(after, name) for name in PRINTED] == [getattr(before, name) for name in PRINTED]


def test_JA_3_4_the_cards_left_are_known_but_not_their_order() -> None:
    s = JOAN_OF_ARC.new(JOAN_OF_ARC.setting(BUILT_IN, "patay", {}, 2))
    while s.chance().purpose != "round-card":
        s.answer(s.chance().sample(Random(3)))
    s.answer((2,))
    view = view_of(s, FRENCH)
    twin = s.clone()
    twin.deck = twin.deck & ~(1 << 3) | 1 << 2
    assert view.deck == view_of(twin, FRENCH).deck == sorted(view.deck)
    assert len(view.deck) == 4
    assert view.round_card is not None
    assert view.rounds[view.round_card].key == "steady_march"


def test_JA_2_6_areas_units_and_what_stands() -> None:
    scene = Scene("fierbois", "joan_of_arc 1 C3a.1", "john_de_la_pole 2 C3a.1", "citizen 0 D1a", "bowmen 2 disrupted")
    s = scene.s
    inside, outside = scene.area("C3a.1"), scene.area("C3a")
    s.wounds[0], s.sent_by[3] = 1, FRENCH
    light_fire(s, outside, ENGLISH)
    set_barricade(s, inside, FRENCH)
    s.damage[2] = 2
    view = view_of(s, None)
    assert view.ground[inside] == GroundView(
        room=s.room[inside], units=[0, 1], orders=[0, 0], barricade=FRENCH, fire=None, tile=None
    )
    assert view.ground[outside].fire == ENGLISH
    assert view.areas[inside].surrounding == outside
    assert view.areas[outside].terrain == "village"
    assert view.buildings[2].damage == 2
    assert view.buildings[2].inside == inside
    assert view.units[0].wounds == 1
    assert view.units[2].owner is None
    assert (view.units[3].area, view.units[3].beside, view.units[3].sent_by) == (
        None,
        "disrupted",
        FRENCH,
    )


def test_edges_and_rally_points() -> None:
    scene = Scene("patay", "pikemen 1 A1", "bowmen 2 E3")
    view = view_of(scene.s, None)
    standing = [edge for edge in view.edges if edge is not None]
    assert standing == [EdgeView(kind="stakes", side=ENGLISH)] * scene.s.edges.count(STAKES_OF + ENGLISH)
    assert view.rally_points == [
        RallyPointView(side=FRENCH, area=scene.area("A2")),
        RallyPointView(side=ENGLISH, area=scene.area("E2a")),
    ]


def test_cards_show_what_is_printed() -> None:
    scene = Scene("patay", "joan_of_arc 1 B2", "bowmen 2 E3")
    cards = view_of(scene.s, None).cards
    assert sorted(cards) == ["bowmen", "joan_of_arc", "joan_of_arc_holy", "joan_of_arc_unholy"]
    joan = cards["joan_of_arc"]
    assert joan.hp == 2
    assert SkillView(skill="terror", value=1, condition=None) in joan.skills
    assert joan.command == CommandView(range=1, units=1, whom="")
    assert joan.powers == [PowerView(effect="hasten_rally", timing="casualties", limit="none", costs=[0, 0, 0])]
    shot = cards["bowmen"].shooting
    assert shot is not None
    assert shot.range > 0
    assert cards["joan_of_arc_holy"].name == "joan_of_arc"


def test_the_text_board_is_made_of_tables() -> None:
    """A line is a row with as many cells as the head of its table."""
    for scenario in JOAN_OF_ARC.scenarios(BUILT_IN):
        s = JOAN_OF_ARC.new(setting(scenario))
        tables = JOAN_OF_ARC.narrator.text_board(JOAN_OF_ARC.view(s, None), str).split("\n\n")
        assert len(tables) >= 3
        for table in tables:
            rows = [line.split("\t") for line in table.split("\n")]
            assert {len(row) for row in rows} == {len(rows[0])}
        assert s.setting.board.area_count in [table.split("\n")[0].count("\t") for table in tables]


def test_JA_4_8_the_doom_die_lies_open_while_its_owner_thinks() -> None:
    scene = Scene("patay", "pikemen 1 disrupted").start(Casualties(FRENCH))
    assert view_of(scene.s, ENGLISH).doom == DoomView(unit=0, result=None)
    scene.roll("death")
    assert view_of(scene.s, ENGLISH).doom == DoomView(unit=0, result="death")
    scene.choose("let-doom-stand")
    assert view_of(scene.s, ENGLISH).doom is None


def test_JA_4_5_what_was_declared_and_the_dice_of_the_attack_lie_open() -> None:
    scene = Scene("patay", "foot_knights 1 B2", "pikemen 1 B2", "bowmen 2 C2")
    scene.start(Activation(FRENCH, scene.area("B2"), [0, 1], COMMAND))
    scene.choose("melee", 0, "C2")
    shown = view_of(scene.s, ENGLISH).activations
    assert shown[0].declared == [
        Declared(unit=0, deed="melee", aim=scene.area("C2"), way=[], strike=None),
    ]
    assert not shown[0].has_declared
    scene.choose("wait", 1)
    [shown_now] = view_of(scene.s, ENGLISH).activations
    assert shown_now.has_declared
    if scene.s.seat == FRENCH:
        scene.choose("do-attack", "C2")
    attack = view_of(scene.s, ENGLISH).attack
    assert attack is not None
    assert (attack.seat, attack.foe, attack.target) == (FRENCH, ENGLISH, scene.area("C2"))
    assert {die.unit for die in attack.dice if die.is_attack} == {0}
    assert all(die.result is None for die in attack.dice if die.kind is not None)
