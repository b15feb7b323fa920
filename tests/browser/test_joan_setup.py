"""Setting up a table of Joan of Arc: each seat shows its side, and every language fits."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewPage
from tests.browser.playing import Made, asked, remember
from tests.browser.server import Site
from tests.browser.test_joan import JOAN
from tests.marks import first_in_short
from timefront.games.registry import GAMES
from timefront.kernel.packs import LANGUAGES

SIDES = {
    "en": ("Player 1: the French", "Player 2: the English"),
    "de": ("Spieler 1: die Franzosen", "Spieler 2: die Engländer"),
    "es": ("Jugador 1: los franceses", "Jugador 2: los ingleses"),
}
WIDE_PARTS = (".war", ".war > .field", ".war > .side", ".map .base")
FITS = "() => document.scrollingElement.scrollWidth <= innerWidth"
CUT = """() => [...document.querySelectorAll('.war .side button, .war .band, .war .orders b, .bar .sentence')]
  .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1 && !one.closest('.panels'))
  .map((one) => one.textContent.trim())"""


@pytest.mark.parametrize("language", first_in_short(LANGUAGES))
@pytest.mark.parametrize("size", first_in_short(["phone", "laptop"]))
def test_JA_3_1_the_sides_are_named_from_the_set_up_on(new_page: NewPage, site: Site, size: str, language: str) -> None:
    page = new_page(size, locale=language)
    page.goto(f"{site.address}/new/{JOAN}")
    for side in SIDES[language]:
        expect(page.locator("legend").filter(has_text=side)).to_be_visible()
    assert page.evaluate(FITS)


def test_the_seats_of_other_games_are_called_as_before(new_page: NewPage, site: Site) -> None:
    page = new_page()
    page.goto(f"{site.address}/new/duel_of_time")
    expect(page.locator("ol legend").first).to_have_text("Yellow")


@pytest.mark.parametrize("language", first_in_short(LANGUAGES))
def test_a_wide_window_is_used_and_nothing_is_cut_off(new_page: NewPage, site: Site, language: str) -> None:
    page = new_page("wide", locale=language)
    Made(site, JOAN, "human easy", scenario="patay").sit().open(page, 0)
    asked(page)
    boxes = [page.locator(part).bounding_box() for part in WIDE_PARTS]
    board, field, beside, drawn = [box for box in boxes if box is not None]
    assert board["width"] > 1880
    assert field["width"] + beside["width"] > 1860
    assert field["width"] > 1300
    assert max(drawn[way] / field[way] for way in ("width", "height")) > 0.93
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize("language", first_in_short(LANGUAGES))
@pytest.mark.parametrize("size", first_in_short(["phone", "laptop"]))
def test_the_sides_are_named_where_players_are_invited_and_join(
    new_page: NewPage, site: Site, size: str, language: str
) -> None:
    made = Made(site, JOAN, "human human", scenario="patay").sit(0)
    page = new_page(size, locale=language)
    remember(page, {"timefront.tables": made.remembered(0)})
    for address in (f"{site.address}/invite/{made.id}", made.link(1)):
        page.goto(address)
        for side in SIDES[language]:
            expect(page.locator("li strong").filter(has_text=side)).to_be_visible()
        assert page.evaluate(FITS)


def test_the_sides_and_names_stand_at_the_table(new_page: NewPage, site: Site) -> None:
    page = new_page()
    Made(site, JOAN, "human easy").sit().open(page, 0)
    asked(page)
    plates = page.locator(".plates li")
    expect(plates.first).to_contain_text("(the French)")
    expect(plates.last).to_contain_text("Player 2: the English")


def with_twelve_scenarios(folder: Path) -> Path:
    """The built-in pack with more scenarios, whose names are long."""
    for name, text in GAMES[JOAN].built_in_pack().files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    plan = (folder / "scenarios" / "foragers.toml").read_text(encoding="utf-8")
    for number in range(len(GAMES[JOAN].scenarios(GAMES[JOAN].built_in_pack())) + 1, 13):
        again = plan.replace('key = "foragers"', f'key = "road{number}"').replace(
            "number = 1", f"number = {80 + number}"
        )
        (folder / "scenarios" / f"road{number}.toml").write_text(again, encoding="utf-8")
        for language in LANGUAGES:
            path = folder / "texts" / f"{language}.ftl"
            text = path.read_text(encoding="utf-8")
            keys = ("", "-text", "-history", "-victory-french", "-victory-english")
            more = [f"scenario-road{number}{key} = The Long Road to the Bridge at Beaugency" for key in keys]
            path.write_text("\n".join([text, *more, ""]), encoding="utf-8")
    return folder


@pytest.mark.long
@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_twelve_scenarios_find_room(new_page: NewPage, site: Site, tmp_path: Path, size: str) -> None:
    page = new_page(size)
    page.goto(f"{site.address}/new/{JOAN}")
    page.get_by_text("A pack of your own").click()
    page.get_by_label("Choose a folder").set_input_files(with_twelve_scenarios(tmp_path / "twelve"))
    expect(page.get_by_text("is in use")).to_be_visible()
    scenarios = page.locator(".cards label")
    expect(scenarios).to_have_count(12)
    scenarios.last.click()
    expect(scenarios.last.locator("input")).to_be_checked()
    assert page.evaluate(FITS)
    heights = [box["height"] for box in (one.bounding_box() for one in scenarios.all()) if box]
    assert min(heights) >= 44
    page.get_by_role("button", name="Begin the match").click()
    asked_at = page.locator(".war .area")
    expect(asked_at.first).to_be_visible()
