"""The site that is made of the documents, as somebody reads it on a phone or on a large screen."""

import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from playwright.sync_api import Page, sync_playwright

from bot.plugins.registry import plugins
from tests.page.browser import FLAGS, find_browser
from tests.test_project import ROOT
from tools.site.building import build

PHONE, SCREEN = (390, 844), (1280, 900)
WIDE = ("index", "rules/botk", "commands", "hosting", "settings", "reliability", "api", "simulate")
"""Pages with tables, with blocks of code, or with both."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    to = tmp_path_factory.mktemp("site") / "made"
    assert build(ROOT, to) == []
    return to


@dataclass
class Read(HTMLParser):
    """What a page leads to, and where one can lead to in it."""

    led: list[str] = field(default_factory=list)
    fetched: list[str] = field(default_factory=list)
    anchors: set[str] = field(default_factory=set)
    words: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = {name: value or "" for name, value in attrs}
        if "id" in told:
            self.anchors.add(told["id"])
        if "src" in told:
            self.fetched.append(told["src"])
        if "href" in told:
            (self.led if tag == "a" else self.fetched).append(told["href"])

    def handle_data(self, data: str) -> None:
        self.words.append(data)


def read(page: Path) -> Read:
    found = Read()
    found.feed(page.read_text("utf-8"))
    return found


def test_every_link_and_picture_of_the_site_leads_to_something(site: Path) -> None:
    pages = {page: read(page) for page in site.rglob("*.html")}
    astray = []
    for page, found in pages.items():
        for link in found.led + found.fetched:
            parts = urlsplit(link)
            if parts.scheme in ("http", "https", "mailto"):
                assert link not in found.fetched, f"{page.name} fetches {link}"
                continue
            goal = (page.parent / unquote(parts.path)).resolve() if parts.path else page
            inside = not parts.fragment or goal not in pages
            if not goal.is_file() or not (inside or parts.fragment in pages[goal].anchors):
                astray.append(f"{page.relative_to(site)}: {link}")
    assert astray == []


def test_every_game_has_a_page_with_rules_pictures_and_its_evening(site: Path) -> None:
    for game in plugins():
        page = site / f"rules/{game}.html"
        assert any(each.endswith(".webp") for each in read(page).fetched), game
        told = "".join(read(page).words)
        story = ROOT / f"docs/stories/{game}.md"
        if story.exists():
            last = story.read_text("utf-8").rstrip().splitlines()[-1]
            assert last.strip("*_ ").rpartition("**")[2] in told, game
        assert not (site / f"stories/{game}.html").exists()
    home = read(site / "index.html")
    assert {f"rules/{game}.html" for game in plugins()} <= set(home.led)


def test_every_page_of_a_reader_is_in_the_list_beside_every_page(site: Path) -> None:
    told = "".join(read(site / "index.html").words)
    for readers in ("Players", "Moderators", "Hosts", "Authors of games", "Contributors"):
        assert readers in told


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Documents that somebody can break."""
    subprocess.run(["git", "init", "-q", str(tmp_path)], check=True)
    for name in ("README.md", "pyproject.toml"):
        shutil.copyfile(ROOT / name, tmp_path / name)
    (tmp_path / "docs").mkdir()
    (tmp_path / "bot/text/emblems").mkdir(parents=True)
    shutil.copyfile(ROOT / "bot/text/emblems/crown.svg", tmp_path / "bot/text/emblems/crown.svg")
    return tmp_path


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("[there](gone.md)", "gone.md"),
        ("[there](players.md#gone)", "gone"),
        ("![a picture of what is not there](pictures/gone.webp)", "gone.webp"),
    ],
)
def test_what_leads_nowhere_is_named_and_the_old_site_stays(
    copy: Path, text: str, named: str
) -> None:
    (copy / "README.md").write_text("# Home\n\n[players](docs/players.md)\n", encoding="utf-8")
    (copy / "docs/players.md").write_text(f"# Players\n\n{text}\n", encoding="utf-8")
    made = copy / "site"
    made.mkdir()
    (made / "index.html").write_text("the old one", encoding="utf-8")
    (trouble,) = build(copy, made)
    assert trouble.startswith("players.md:")
    assert named in trouble
    assert (made / "index.html").read_text("utf-8") == "the old one"


def test_a_page_that_no_reader_has_is_named(copy: Path) -> None:
    (copy / "README.md").write_text("# Home\n", encoding="utf-8")
    (copy / "docs/forgotten.md").write_text("# Forgotten\n", encoding="utf-8")
    (trouble,) = build(copy, copy / "site")
    assert trouble.startswith("forgotten.md")


# In a browser


@pytest.fixture(scope="module")
def page(site: Path) -> Iterator[Page]:
    path = find_browser()
    if path is None:
        pytest.skip("there is no Chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        yield browser.new_page(color_scheme="dark")
        browser.close()


@pytest.mark.parametrize("size", [PHONE, SCREEN], ids=["phone", "screen"])
def test_nothing_is_wider_than_the_screen_and_nothing_comes_from_elsewhere(
    site: Path, page: Page, size: tuple[int, int]
) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for name in WIDE:
        page.goto((site / f"{name}.html").as_uri())
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= size[0], (name, wide)
    assert asked
    assert [url for url in asked if not url.startswith((site.as_uri(), "data:"))] == []


def test_it_is_dark_where_the_reader_wants_it_and_found_by_a_search(site: Path, page: Page) -> None:
    page.goto((site / "search.html").as_uri() + "?q=guillotine+Pardon")
    page.locator("#search-results li a").first.wait_for()
    ground = page.evaluate("getComputedStyle(document.body).backgroundColor")
    red, green, blue = (int(part) for part in ground.strip("rgba()").split(",")[:3])
    assert max(red, green, blue) < 80
