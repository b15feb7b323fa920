"""Messages made of other messages: they need what those need, and contain their text."""

from timefront.texts.sources import CatalogueFile

TEXT = """
whole = { $unit }: { part }
part = { $long }{ smaller }
smaller = { $icon }
    .form = { whole }
lonely = { $x }
circle = { circle } { $y }
"""


def test_a_message_uses_the_variables_of_those_it_refers_to() -> None:
    file = CatalogueFile("here", TEXT)
    assert file.variables["whole"] == {"unit", "long", "icon"}
    assert file.variables["part"] == {"long", "icon"}
    assert file.variables["smaller.form"] == {"unit", "long", "icon"}
    assert file.variables["circle"] == {"y"}


def test_what_others_refer_to_is_said() -> None:
    assert CatalogueFile("here", TEXT).referred == {"whole", "part", "smaller", "circle"}
