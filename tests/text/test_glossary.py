"""The glossary of docs/languages.md: what each card is called in each language."""

import re

import pytest

from bot.text import locales, words_for
from bot.text.words import files_of
from tests.text.test_words import ROOT

CARD = re.compile(
    r"^((?:botk|feast|dotk)-(?:role|item|gallows|title|food|character)-[a-z-]+) = ", re.MULTILINE
)
TABLE = (ROOT / "docs" / "languages.md").read_text("utf-8").partition("And the cards:")[2]
ROWS = [
    tuple(cell.strip() for cell in line.strip("|").split("|"))
    for line in TABLE.splitlines()
    if line.startswith("| ") and "English" not in line
]
LANGUAGES = ("en", *(each for each in locales() if each != "en"))


def test_every_language_has_its_column() -> None:
    assert {len(row) for row in ROWS} == {len(LANGUAGES)}
    assert len(ROWS) > 60


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_a_card_is_called_as_the_glossary_says(row: tuple[str, ...]) -> None:
    keys = [key for path in files_of("en") for key in CARD.findall(path.read_text("utf-8"))]
    plain = [key for key in keys if not words_for("en").places(key)]
    called = {tuple(words_for(each)(key) for each in LANGUAGES) for key in plain}
    assert row in called
