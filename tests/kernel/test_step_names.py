"""The lint for step names: the product's sources pass it, planted mistakes do not."""

from __future__ import annotations

from pathlib import Path
from textwrap import indent

import pytest

from tests.kernel.step_names import ROOT, mistakes_in

SOURCES = ROOT / "src" / "timefront"
HEAD = """
from timefront.kernel.flow import Frame
from timefront.kernel.questions import question, open_question
"""
SOUND = """
class Engagement(Frame):
    def begin(self, s):
        if s.x:
            return self.goto("skip")
        return self.roll(s, "die")

    def chance_die(self, s):
        return one_of("die", [1, 2])

    def die(self, s, result):
        return self.ask(s, 0, "stand")

    def offer_stand(self, s):
        return [STAND()]

    def refuse_stand(self, s, choice):
        return None

    @question("XX-1", STAND)
    def stand(self, s, choice):
        return self.call(s, Engagement(), "fought")

    def fought(self, s, result=None):
        return self.goto("fought")

    def skip(self, s):
        return self.done(s)
"""


def lint(folder: Path, text: str, name: str = "planted.py") -> list[str]:
    """The mistakes in a source, without their places."""
    (folder / name).write_text(HEAD + text)
    return [line.split(" ", 1)[1] for line in mistakes_in(folder)]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["games/duel_of_time", "games", "kernel/procedures.py", "kernel"])
def test_the_product_names_its_steps_well(name: str) -> None:
    assert mistakes_in(SOURCES / name) == []


def test_the_test_game_names_its_steps_well() -> None:
    assert mistakes_in(Path(__file__).with_name("skirmish.py")) == []


def test_a_sound_frame_has_no_mistakes(tmp_path: Path) -> None:
    assert lint(tmp_path, SOUND) == []


@pytest.mark.parametrize(
    ("sound", "planted", "mistake"),
    [
        ('goto("skip")', 'goto("skipp")', "Engagement.begin: goto 'skipp' needs Engagement.skipp"),
        ('goto("skip")', 'goto("stand")', "Engagement.begin: goto 'stand' calls Engagement.stand with (s)"),
        ('goto("skip")', "goto(s.step)", "Engagement.begin: goto names its step by no string literal"),
        ('goto("skip")', "goto()", "Engagement.begin: goto names its step by no string literal"),
        ('goto("skip")', 'goto(step="skipp")', "Engagement.begin: goto 'skipp' needs Engagement.skipp"),
        ('goto("skip")', 'goto("skip" if s.y else "no")', "Engagement.begin: goto 'no' needs Engagement.no"),
        ('goto("skip")', 'goto("skip" if s.y else s.z)', "Engagement.begin: goto names its step by no string literal"),
        ('goto("skip")', 'goto("done")', "Engagement.begin: goto 'done' needs Engagement.done"),
        ('"fought")\n', '"fougt")\n', "Engagement.stand: call 'fougt' needs Engagement.fougt"),
        ('"fought")\n', '"skip")\n', "Engagement.stand: call 'skip' calls Engagement.skip with (s, answer)"),
        ('0, "stand"', '0, "stan"', "Engagement.die: ask 'stan' needs Engagement.stan"),
        ("offer_stand", "offers_stand", "Engagement.die: ask 'stand' needs Engagement.offer_stand"),
        ("offer_stand(self, s)", "offer_stand(self)", "ask 'stand' calls Engagement.offer_stand with (s)"),
        ("refuse_stand", "refuses_stand", "Engagement.die: ask 'stand' needs Engagement.refuse_stand"),
        ("refuse_stand(self, s, choice)", "refuse_stand(self, s)", "Engagement.refuse_stand with (s, answer)"),
        ('@question("XX-1", STAND)', "", "ask 'stand' needs the mark @question on Engagement.stand"),
        ('@question("XX-1", STAND)', '@rule("XX-1")', "ask 'stand' needs the mark @question on Engagement.stand"),
        (
            "stand(self, s, choice):\n        return self",
            "stand(self, s):\n        return self",
            "stand with (s, answer)",
        ),
        ("stand(self, s, choice):\n        return self", "stand(self, s, a, b):\n        return self", "(s, answer)"),
        (
            "stand(self, s, choice):\n        return self",
            "stand(self, s, a, *, b):\n        return self",
            "(s, answer)",
        ),
        ("chance_die", "chances_die", "Engagement.begin: roll 'die' needs Engagement.chance_die"),
        ("chance_die(self, s)", "chance_die(self, s, x)", "roll 'die' calls Engagement.chance_die with (s)"),
        ("die(self, s, result)", "die(self, s)", "roll 'die' calls Engagement.die with (s, answer)"),
        ("def begin(self, s)", "def start(self, s)", "Engagement has no step begin"),
        ("def begin(self, s)", "def begin(self, s, result)", "Engagement.begin must be callable with (s)"),
        ("Engagement(Frame)", "Engagement(Unheard)", "says goto, but Engagement is not known as a frame"),
        ("Engagement(Frame)", "Engagement", "says ask, but Engagement is not known as a frame"),
    ],
)
def test_a_planted_mistake_is_found(tmp_path: Path, sound: str, planted: str, mistake: str) -> None:
    assert sound in SOUND
    assert any(mistake in line for line in lint(tmp_path, SOUND.replace(sound, planted, 1)))


def test_each_mistake_is_told_once_with_its_place(tmp_path: Path) -> None:
    (tmp_path / "planted.py").write_text(HEAD + SOUND.replace('goto("skip")', 'goto("skipp")'))
    [line] = mistakes_in(tmp_path, tmp_path / "planted.py")
    assert line.startswith("planted.py:8 ")


def test_the_other_mark_and_defaults_and_varargs_are_fine(tmp_path: Path) -> None:
    text = SOUND.replace("@question", "@open_question").replace("def skip(self, s)", "def skip(self, s, *more)")
    assert lint(tmp_path, text.replace('"fought")\n', '"skip")\n')) == []


def test_a_frame_may_be_local_to_a_function(tmp_path: Path) -> None:
    text = "def test_something():\n" + indent(SOUND.replace('goto("skip")', 'goto("skipp")'), "    ")
    assert lint(tmp_path, text) == ["Engagement.begin: goto 'skipp' needs Engagement.skipp"]


# Inheritance

INHERITED = """
class Siege(Engagement):
    def skip(self, s):
        return self.ask(s, 0, "breach")

    def offer_breach(self, s):
        return []

    def refuse_breach(self, s, choice):
        return None
"""


def test_steps_may_be_inherited(tmp_path: Path) -> None:
    text = SOUND + INHERITED.replace('ask(s, 0, "breach")', 'ask(s, 0, "stand")')
    assert lint(tmp_path, text) == []


def test_an_overriding_step_keeps_the_mark_of_the_overridden(tmp_path: Path) -> None:
    text = SOUND + "\nclass Siege(Engagement):\n    def stand(self, s, choice):\n        return self.done(s)\n"
    assert lint(tmp_path, text) == []


def test_a_mistake_in_a_subclass_is_found(tmp_path: Path) -> None:
    assert lint(tmp_path, SOUND + INHERITED) == ["Siege.skip: ask 'breach' needs Siege.breach"]


def test_a_subclass_must_not_break_the_steps_it_inherits(tmp_path: Path) -> None:
    text = SOUND + "\nclass Siege(Engagement):\n    def skip(self, s, x):\n        return self.done(s)\n"
    assert lint(tmp_path, text) == ["Siege.begin: goto 'skip' calls Siege.skip with (s)"]


WINDOW = '''
class Window(Frame):
    def seats(self, s):
        """The seats."""
        raise NotImplementedError

    def begin(self, s):
        return self.ask(s, self.seats(s)[0], "reaction")
'''
OPENED = """
class Ambush(Window):
    def seats(self, s):
        return [0]
"""


def test_an_abstract_frame_may_leave_steps_to_its_subclasses(tmp_path: Path) -> None:
    assert lint(tmp_path, WINDOW) == []


def test_a_subclass_must_have_the_steps_that_were_left_to_it(tmp_path: Path) -> None:
    assert lint(tmp_path, WINDOW + OPENED) == [
        "Ambush.begin: ask 'reaction' needs Ambush.reaction",
        "Ambush.begin: ask 'reaction' needs Ambush.offer_reaction",
    ]


def test_a_method_that_is_overridden_wholly_counts_no_more(tmp_path: Path) -> None:
    whole = "    def begin(self, s):\n        return self.done(s)\n"
    assert lint(tmp_path, WINDOW + OPENED + whole) == []
    extended = "    def begin(self, s):\n        return super().begin(s)\n"
    assert len(lint(tmp_path, WINDOW + OPENED + extended)) == 2


# Reasons


def test_a_question_needs_no_reasons_of_its_own(tmp_path: Path) -> None:
    assert lint(tmp_path, SOUND.replace("refuse_stand", "reasons")) == []


# Imports


@pytest.mark.parametrize(
    ("import_line", "base"),
    [
        ("from timefront.kernel.procedures import ReactionWindow", "ReactionWindow"),
        ("from timefront.kernel.procedures import ReactionWindow as Window", "Window"),
        ("from timefront.kernel import procedures", "procedures.ReactionWindow"),
        ("import timefront.kernel.procedures", "timefront.kernel.procedures.ReactionWindow"),
        ("import timefront.kernel.procedures as p", "p.ReactionWindow"),
    ],
)
def test_bases_are_found_in_the_kernel(tmp_path: Path, import_line: str, base: str) -> None:
    text = f"{import_line}\nclass Parrying({base}):\n    def seats(self, s):\n        return []\n"
    assert lint(tmp_path, text)[0] == "Parrying.next_seat: ask 'reaction' needs Parrying.reaction"


@pytest.mark.parametrize(
    "import_line", ["from .windows import Window", "from game.rules.windows import Window", "from . import Window"]
)
def test_bases_are_found_in_the_same_package(tmp_path: Path, import_line: str) -> None:
    rules = tmp_path / "game" / "rules"
    rules.mkdir(parents=True)
    (rules / "__init__.py").write_text("from game.rules.windows import Window\n")
    (rules / "windows.py").write_text(HEAD + WINDOW)
    (rules / "ambush.py").write_text(import_line + OPENED)
    assert len(mistakes_in(tmp_path)) == 2


def test_a_function_may_speak_for_a_frame(tmp_path: Path) -> None:
    assert lint(tmp_path, SOUND + '\ndef lapse(frame: Engagement, s):\n    return frame.goto("skip")\n') == []
    text = SOUND + '\ndef lapse(frame: "Frame", s):\n    return frame.goto("skip")\n'
    assert lint(tmp_path, text) == ["lapse: goto 'skip' needs Frame.skip"]


def test_other_classes_may_have_methods_of_these_names(tmp_path: Path) -> None:
    text = "class Table:\n    def roll(self, x):\n        return 4\n    def play(self):\n        return self.roll(1)\n"
    assert lint(tmp_path, text) == []
