"""What is written for people is true: permissions, settings, commands, links, pictures."""

import ast
import pydoc
import re
from functools import cache
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import pytest
from discord import app_commands
from markdown_it import MarkdownIt
from markdown_it.token import Token
from PIL import Image

from bot import app, permissions
from bot.clock import Clock
from bot.settings import Settings
from bot.tables.state import TableSettings
from tests.test_project import ROOT, gallows_commands, kept_files
from tools import api

README = (ROOT / "README.md").read_text("utf-8")
DOCUMENTS = kept_files("*.md")
LARGEST_PICTURE = 175 * 1024
MOVING = "docs/pictures/evening.webp"
"""The one picture that moves, and so may be larger: it is the README's."""
LARGEST_MOVING = 300 * 1024
MOST_WORDS = 900
SHARED = {"API", "OLDEST_API", "Seat"}
"""Names that both doors have: the reference tells of them at the first."""


def section(heading: str, text: str = README) -> str:
    """What stands under a heading, up to the next one of its rank."""
    found = re.search(rf"^## {re.escape(heading)}\n(.*?)(?=^## |\Z)", text, re.M | re.S)
    assert found, f"there is no section {heading}"
    return found[1]


def rows(text: str) -> list[list[str]]:
    """The cells of all tables, without headings."""
    lines = [line for line in text.splitlines() if line.strip().startswith("|")]
    cells = [[cell.strip() for cell in line.strip().strip("|").split("|")] for line in lines]
    rules = [n for n, row in enumerate(cells) if all(set(cell) <= {"-", ":"} for cell in row)]
    return [row for n, row in enumerate(cells) if n not in rules and n + 1 not in rules]


def name(document: Path) -> str:
    return document.relative_to(ROOT).as_posix()


# What the README and the pages behind it say of the bot


def test_the_readme_is_read_in_a_few_minutes() -> None:
    """Words are counted as they are read: links by their names, pictures by their descriptions.

    What is to be typed, in blocks of its own, is not read, and badges are no words.
    """
    told = re.sub(r"^```.*?^```$", "", README, flags=re.M | re.S)
    told = re.sub(r"^\[!\[.*$", "", told, flags=re.M)
    told = re.sub(r"\]\([^)]*\)", "", told)
    words = [each for each in told.split() if re.search(r"\w", each)]
    assert len(words) <= MOST_WORDS, len(words)


def test_the_readme_has_one_picture_and_it_moves() -> None:
    (shown,) = (token for token in inline(ROOT / "README.md") if token.type == "image")
    assert target(shown) == MOVING
    with Image.open(ROOT / MOVING) as picture:
        assert getattr(picture, "n_frames", 1) > 1


def test_hosts_read_what_the_bot_asks_for_and_why() -> None:
    page = ROOT / "docs/hosting.md"
    assert page in linked(ROOT / "README.md")
    text = section("In ten minutes", page.read_text("utf-8"))
    assert permissions.invite_link("YOUR_APPLICATION_ID") in text.split()
    assert permissions.own_link("YOUR_APPLICATION_ID") in text.split()
    assert rows(text) == [[need.label, need.reason] for need in permissions.NEEDS]


def test_the_reference_of_settings_has_every_one_with_its_default() -> None:
    page = ROOT / "docs/settings.md"
    assert page in linked(ROOT / "README.md")
    told = {row[0].strip("`"): row[-1].strip("`") for row in rows(page.read_text("utf-8"))}
    real = {}
    for field, about in Settings.model_fields.items():
        key = field.upper() if "token" in field else f"GALLOWS_{field.upper()}"
        real[key] = "" if about.default is None else str(about.default)
        if isinstance(about.default, bool):
            real[key] = real[key].lower()
    assert told == real


async def slash_commands(bot: app.GameBot) -> set[str]:
    for cog in app.COGS:
        await import_module(cog).setup(bot)
    return {
        f"/{command.qualified_name}"
        for command in bot.tree.walk_commands()
        if isinstance(command, app_commands.Command)
    }


async def test_the_pages_have_every_command() -> None:
    unopened: Any = None
    bot = app.GameBot(unopened, Clock(), TableSettings(0))
    real = await slash_commands(bot)
    for name, there in (("commands", real), ("command-line", gallows_commands())):
        page = ROOT / f"docs/{name}.md"
        assert page in linked(ROOT / "README.md")
        told = [row[0].strip("`") for row in rows(page.read_text("utf-8"))]
        assert set(told) == there
        assert len(told) == len(set(told))
    moderators = section("For moderators", (ROOT / "docs/commands.md").read_text("utf-8"))
    court = {row[0].strip("`") for row in rows(moderators)}
    assert court == {each for each in real if each.startswith("/court ")}


def test_every_page_of_rules_is_in_their_index() -> None:
    index = (ROOT / "docs/rules/README.md").read_text("utf-8")
    for page in kept_files("docs/rules/*.md"):
        assert page.name == "README.md" or f"({page.name})" in index, page.name


def test_every_bad_day_names_a_test_that_is_there() -> None:
    text = (ROOT / "docs/reliability.md").read_text("utf-8")
    there = {
        name
        for file in kept_files("tests/*.py")
        for name in re.findall(r"^(?:async )?def (test_\w+)", file.read_text("utf-8"), re.M)
    }
    days = rows(text)
    assert days
    named = [name.strip("`") for row in days for name in row[-1].split(", ")]
    assert [name for name in named if name not in there] == []


# The reference for authors of games


def test_the_reference_is_what_the_sources_say() -> None:
    current = api.PAGE.read_text("utf-8") == api.page()
    assert current, "after a change to what games import: python -m tools.api"


def test_the_reference_has_every_name_of_the_doors_once() -> None:
    for door, groups in api.DOORS.items():
        told = [name for names in groups.values() for name in names.split()]
        shared = SHARED if door == "bot.api" else set()
        public = set(import_module(door).__all__) - shared
        assert sorted(told) == sorted(public), f"{door}: give it a place in DOORS of tools/api.py"


def test_the_reference_says_what_every_field_is() -> None:
    lines = api.PAGE.read_text("utf-8").splitlines()
    silent = [line for line in lines if re.fullmatch(r"\* `[^`]*`", line)]
    assert not silent, "say it in a docstring (a field's stands below it), and: python -m tools.api"


def test_the_reference_says_what_every_name_is_and_how_it_is_made() -> None:
    """What has no text of its own stands there as a line of Python, and nothing else."""
    silent = []
    for door, groups in api.DOORS.items():
        for each in " ".join(groups.values()).split():
            about = "\n".join(api.entry(door, each)).split("\n", 1)[1]
            told = re.sub(r"^```python\n.*?^```$", "", about, flags=re.M | re.S)
            found = api.find(door, each)
            made = isinstance(found, api.Found) and "def __init__(self, " in ast.unparse(found.node)
            if not told.strip() or (made and f"`{each}(" not in told):
                silent.append(each)
    assert not silent, "say it in a docstring, and: python -m tools.api"


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("bot.api.GameView", "how it ended, what everybody was"),
        ("bot.api.SeatPicture", "never below 0"),
        ("games.api.Question", "if no answer comes in time"),
        ("games.api.ScriptContext", "clockwise from the first"),
        ("games.api.AskPace", "talks over first"),
        ("games.api.Notebook", "what players said"),
        ("gallows.kit.MatchPlay", "dice.draws"),
    ],
)
def test_help_says_what_fields_are(name: str, told: str) -> None:
    shown = pydoc.plain(pydoc.render_doc(name))
    assert told in shown


# What every document must hold to


def inline(document: Path) -> list[Token]:
    """Links and pictures of a document."""
    tokens = MarkdownIt("commonmark").enable("table").parse(document.read_text("utf-8"))
    children = [child for token in tokens for child in token.children or ()]
    return [child for child in children if child.type in ("link_open", "image")]


def target(token: Token) -> str:
    return str(token.attrs["href" if token.type == "link_open" else "src"])


@cache
def anchors(document: Path) -> set[str]:
    """The anchors that headings get where Markdown is shown."""
    tokens = MarkdownIt("commonmark").enable("table").parse(document.read_text("utf-8"))
    found: list[str] = []
    for token, following in pairwise(tokens):
        if token.type == "heading_open":
            words = "".join(child.content for child in following.children or ())
            anchor = re.sub(r"[^\w\- ]", "", words.strip().lower()).replace(" ", "-")
            again = found.count(anchor)
            found.append(f"{anchor}-{again}" if again else anchor)
    return set(found)


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_every_link_leads_somewhere(document: Path) -> None:
    astray = []
    for token in inline(document):
        path, _, anchor = unquote(target(token)).partition("#")
        if re.match(r"[a-z]+:", path):
            continue
        goal = (document.parent / path) if path else document
        if not goal.exists() or (anchor and anchor not in anchors(goal)):
            astray.append(target(token))
    assert not astray


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_every_picture_is_described(document: Path) -> None:
    for token in inline(document):
        if token.type == "image":
            assert len(token.content.split()) >= 8, target(token)


def linked(document: Path) -> set[Path]:
    """What a document links to or shows."""
    return {
        (document.parent / target(token).partition("#")[0]).resolve() for token in inline(document)
    }


def found_from(start: Path) -> set[Path]:
    """All that a reader comes to who follows links from a document on."""
    found, ahead = set[Path](), [start]
    while ahead:
        new = linked(ahead.pop()) - found
        found |= new
        ahead += [each for each in new if each in DOCUMENTS]
    return found


def test_every_picture_is_on_a_page_that_one_comes_to_and_small() -> None:
    shown = found_from(ROOT / "README.md")
    pictures = kept_files("docs/*.png", "docs/*.svg", "docs/*.webp", "docs/*.gif", "docs/*.jpg")
    assert pictures
    for picture in pictures:
        assert picture in shown, name(picture)
        largest = LARGEST_MOVING if name(picture) == MOVING else LARGEST_PICTURE
        assert picture.stat().st_size < largest, name(picture)
