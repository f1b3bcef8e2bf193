"""What is written on pictures fits its place whole, in every language and in a longer one."""

import pytest

from bot.plugins.registry import plugins
from bot.text import Words, locales, words_for
from bot.text.words import bundle_of
from gallows.languages.panels import cut_on_pictures, moments


class Longer(Words):
    """English, each text a third longer, as others are."""

    def __call__(self, key: str, /, **args: str | int | float) -> str:
        """Return the text, and as much of it once more."""
        said = super().__call__(key, **args)
        return f"{said} {said}"[: -(-len(said) * 27 // 20)].rstrip()


LANGUAGES = [*map(words_for, locales()), Longer("en", (bundle_of("en"),))]


@pytest.mark.parametrize("name", list(plugins()))
def test_no_text_of_ours_is_cut_on_a_picture(name: str) -> None:
    assert {
        (f"{type(words).__name__} {words.locale}", cut)
        for snapshot in moments(name)
        for words in LANGUAGES
        for cut in cut_on_pictures(snapshot, words)
    } == set()
