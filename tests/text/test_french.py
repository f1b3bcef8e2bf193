"""French as it is written: no line begins with a colon, and one of a thing is one."""

import re
from pathlib import Path

import pytest

from bot.text import words_for
from bot.text.words import files_of
from tests.text.test_words import ROOT

BREAKS = re.compile(r'(?<!=) [:;!?»](?!\w)|« |\{" "\}[:;!?]')
"""A space before a sign, or behind a quotation mark, at which a line may end."""

WORDS = words_for("fr")


@pytest.mark.parametrize(
    "path", [*files_of("fr"), *sorted(ROOT.glob("sandbox/text/fr/*.ftl"))], ids=Path.as_posix
)
def test_no_line_begins_with_a_colon(path: Path) -> None:
    lines = path.read_text("utf-8").splitlines()
    assert [each for each in lines if not each.startswith("#") and BREAKS.search(each)] == []


def test_one_medal_is_one() -> None:
    said = [WORDS("medals-have", n=n, of=50, medals="Fin nez") for n in (1, 2)]
    assert said == [
        "🏅 **1 médaille sur 50**\u00a0: Fin nez",
        "🏅 **2 médailles sur 50**\u00a0: Fin nez",
    ]


def test_one_answer_is_one() -> None:
    said = [WORDS("asked-of-any-count", n=n, of=4).split(" sur ")[0] for n in (0, 1, 2)]
    assert said == ["-# 0 réponse", "-# 1 réponse", "-# 2 réponses"]


@pytest.mark.parametrize("said", ["botk-mark-waits", "botk-mark-volunteer", "dotk-did-fold"])
def test_a_mark_is_true_of_one_and_of_several(said: str) -> None:
    """It stands behind a name, and before several: what agrees with one would be wrong."""
    assert not re.search(r"\b(doit|veut|a)\b", WORDS(said))
