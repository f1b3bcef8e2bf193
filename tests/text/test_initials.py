"""Where a language writes a small word otherwise before a vowel, it can: “d’Anna”, “de Bo”."""

import pytest

from bot.text import Words, escape, words_for
from bot.text.bundle import Bundle

OF = """
of = la carte { INITIAL($name) ->
    [vowel] d’
   *[other] de{" "}
  }{ $name }
"""


def of(name: str) -> str:
    bundle = Bundle("fr")
    bundle.add(OF)
    return Words("fr", (bundle,), strict=True)("of", name=name)


@pytest.mark.parametrize(
    "name", ["Anna", "**Anna**", "émile", "Œdipe", "Yves", "\\*Ute", "Ågot", "𝓐nna", "Ａnna"]
)
def test_a_name_that_begins_with_a_vowel(name: str) -> None:
    assert of(name) == f"la carte d’{name}"


@pytest.mark.parametrize("name", ["Bo", "**Bo**", "Yann", "Hugo", "<@1>", "7 Anna", "李", ""])
def test_a_name_that_does_not(name: str) -> None:
    assert of(name) == f"la carte de {name}"


def test_a_name_that_brings_its_own_direction() -> None:
    name = escape("Anna שלום")
    assert of(name) == f"la carte d’{name}"


def test_whose_an_item_is_in_french() -> None:
    words = words_for("fr")
    assert words("botk-item-of", name="**Anselm**") == "l’objet d’**Anselm**"
    assert words("botk-item-of", name="**Mathilda**") == "l’objet de **Mathilda**"
