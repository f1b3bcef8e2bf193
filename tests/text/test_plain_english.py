"""The house speaks as people do at a table: some turns of phrase are never right."""

import re
from typing import TypeAlias

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.text.words import files_of
from gallows.languages.written import written
from tests.text.test_words import ROOT

WORST = (
    r"say nothing, and",
    r"the dice (choose|decide)",
    r"by the dice",
    r"counts? as dead",
    r"(is|are) turned up",
    r"turns? up\b",
    r"yet to\b",
    r"ha(s|ve) had (their|its) day",
    r"\bwhom do\b",
    r"\bbeing (dead|alive)\b",
    r"before (me|you|them|somebody) lies",
    r"dealt to nobody",
    r"there is nothing to be",
    r"(is|are) nobody's",
    r"^executed[, ]",
    r"^nothing to \w+ now",
)
"""Riddles, inversions and dice that decide, each of which has a plainer word."""

WORST_IN_PAGES = (r"\bwhoever\b", r"\bwhom\b", r"\banew\b", r"\bswitch(es|ed)?\b")
"""What a page has room to say plainly, and what the games call otherwise."""

PAGES = (
    "README.md", "SECURITY.md", "docs/rules/*.md", "docs/privacy.md", "docs/crowns.md",
    "docs/settings.md", "docs/deprecation.md", "docs/templates/*.md", "docs/players.md",
    "docs/moderators.md", "docs/commands.md", "docs/command-line.md", "docs/hosting.md",
    "docs/data.md", "docs/credits.md",
)  # fmt: skip
"""What players, moderators and those who run a bot read first."""


Said: TypeAlias = list[tuple[str, str]]
"""Where something is said, and what."""


# To read all texts takes longer than to look for something in them.
@pytest.fixture(scope="module")
def texts() -> Said:
    """All that the bot and its games say in English."""
    return [
        (f"{path.relative_to(ROOT)}: {entry.id.name}", part)
        for path in files_of("en")
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, ftl.Message)
        for part in written(entry)
    ]


@pytest.fixture(scope="module")
def pages() -> Said:
    """Each page without its breaks."""
    return [
        (str(page.relative_to(ROOT)), " ".join(page.read_text("utf-8").split()))
        for each in PAGES
        for page in ROOT.glob(each)
    ]


@pytest.mark.parametrize("pattern", WORST)
def test_no_text_says_it_in_a_way_that_has_to_be_read_twice(texts: Said, pattern: str) -> None:
    wrong = re.compile(pattern, re.IGNORECASE)
    assert [each for each in texts if wrong.search(each[1].strip("*-# "))] == []


@pytest.mark.parametrize("pattern", [*WORST, *WORST_IN_PAGES])
def test_no_page_does_either(pages: Said, pattern: str) -> None:
    wrong = re.compile(pattern, re.IGNORECASE)
    assert [(page, found[0]) for page, text in pages for found in wrong.finditer(text)] == []
