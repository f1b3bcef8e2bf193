"""A name is only a name, wherever it is shown."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.text import escape, plain

MARKS = "\\`*_~|<>[](){}:/#@&"
# What UTF-8 can say, which is all but halves of characters: to find that out by UTF-8 itself takes
# a second.
TEXTS = st.text(st.characters(exclude_categories=["Cs"]))


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Mathilda", "Mathilda"),
        ("**bold**", r"\*\*bold\*\*"),
        ("||hidden||", r"\|\|hidden\|\|"),
        ("```", r"\`\`\`"),
        ("# loud", r"\# loud"),
        ("- item", r"\- item"),
        ("1. item", r"1\. item"),
        ("> quote", r"\> quote"),
        ("Anne-Marie 2.0", "Anne-Marie 2.0"),
        ("[x](http://evil)", r"\[x\]\(http\:\/\/evil\)"),
        ("<t:1:R>", r"\<t\:1\:R\>"),
        ("<:crown:12345>", r"\<\:crown\:12345\>"),
        ("a\nb\tc", "a b c"),
        ("  ", "???"),
        ("", "???"),
        ("\u202egnp.exe", "gnp.exe"),
        ("\u200b\u2060\ufeff", "???"),
        ("\u3164\u3164", "???"),
        ("\U0001d159\ufffc", "???"),
        ("שלום", "\u2068שלום\u2069"),
        ("١٢٣", "\u2068١٢٣\u2069"),
        ("Zoe\u0301", "Zoé"),
    ],
)
def test_a_name_is_shown_as_it_was_written(name: str, shown: str) -> None:
    assert escape(name) == shown


@pytest.mark.parametrize("name", ["@everyone", "@here", "<@123>", "<@&123>", "<#123>"])
def test_a_name_mentions_nobody(name: str) -> None:
    shown = escape(name)
    assert name not in shown
    assert "@everyone" not in shown
    assert "@here" not in shown
    assert "<@" not in shown.replace("\\<", "")


@given(TEXTS)
def test_no_mark_of_a_name_is_left_alone(name: str) -> None:
    shown = escape(name)
    bare = shown.strip("\u2068\u2069").replace("@\u200b", "@")
    while bare:
        if bare[0] == "\\":
            assert len(bare) > 1
            bare = bare[2:]
            continue
        assert bare[0] not in MARKS
        assert unicodedata.category(bare[0]) not in ("Cc", "Cf", "Zl", "Zp")
        bare = bare[1:]


@given(TEXTS, st.integers(min_value=4, max_value=120))
def test_a_plain_name_is_short_and_visible(name: str, limit: int) -> None:
    shown = plain(name, limit)
    assert 0 < len(shown) <= limit
    assert shown.strip() == shown


def test_marks_piled_up_on_a_letter_are_taken_off() -> None:
    assert len(plain("z" + "\u0335" * 30)) <= 4
