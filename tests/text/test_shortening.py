"""Names that are too long are cut between letters, and never look like another's."""

import unicodedata
from collections.abc import Sequence

import pytest

from bot.text import plain
from bot.text.names import graphemes, shortened


def cut(names: Sequence[str], most: int) -> list[str]:
    short = shortened(names, lambda _, name: len(name) <= most)
    assert all(len(name) <= most for name in short)
    return short


def test_a_name_that_fits_stays_whole() -> None:
    assert cut(["Mathilda", "Mathilda the Elder"], 20) == ["Mathilda", "Mathilda the Elder"]


def test_a_long_name_that_is_like_no_other_is_cut_at_its_end() -> None:
    assert cut(["Mathilda the Elder", "Ann"], 10) == ["Mathilda…", "Ann"]


@pytest.mark.parametrize(
    ("names", "most"),
    [
        (["Mathilda the Elder", "Mathilda the Younger"], 12),
        (["Mathilda", "Mathilda the Younger"], 8),
        (["The same in front 1", "The same in front 2", "The same in front 3"], 10),
        (["Sir Bertram of the Hill", "Sir Bernard of the Hill"], 9),
        (["mathilda of york", "MATHILDA of Bath"], 11),
        ([f"{'a' * 14}{letter}{'a' * 14}" for letter in "bcdefgh"], 9),
        ([f"Player number {n} of many" for n in range(10, 26)], 12),
        (["Привет всем здесь 1", "Привет всем здесь 2"], 9),
        (["محمد بن عبد الله", "محمد بن عبد الرحمن"], 10),
        (["🦊🦊🦊🦊🦊🦊🐻", "🦊🦊🦊🦊🦊🦊🐺"], 4),
    ],
)
def test_what_tells_names_apart_is_kept(names: Sequence[str], most: int) -> None:
    short = [name.casefold() for name in cut(names, most)]
    assert len({*short}) == len(names)


def test_names_that_are_the_same_in_full_may_look_the_same() -> None:
    assert cut(["Mathilda the Elder"] * 2, 9) == ["Mathilda…"] * 2


@pytest.mark.parametrize(
    "letter",
    ["e\u0323\u0301", "🇩🇪", "👍🏽", "❤\ufe0f", "\u05d0\u05b8\u05bc", "นี้"],
)
@pytest.mark.parametrize("most", range(4, 12))
def test_no_letter_is_cut_in_two(letter: str, most: int) -> None:
    name = unicodedata.normalize("NFC", letter) * 12
    whole = graphemes(name)[0]
    for short in (plain(name, most), *cut([name, f"{name}x", f"{name}y"], most)):
        said = short.replace("…", "").rstrip("xy")
        assert said == whole * (len(said) // len(whole))
