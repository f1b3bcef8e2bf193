"""What the page says: which language is chosen, and texts made data."""

import re
from pathlib import Path

import pytest

from sandbox.patterns import compiled
from sandbox.texts import OWN, Texts

ROOT = OWN.parent


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    for language in ("en", "de", "sv", "pt-BR"):
        (tmp_path / language).mkdir()
        said = f"page-hello = { {'de': 'Hallo', 'sv': 'Hej'}.get(language, 'Hello') } {{ $name }}\n"
        (tmp_path / language / "page.ftl").write_text(said, "utf-8")
    (tmp_path / "en" / "more.ftl").write_text("page-bye = Bye\n", "utf-8")
    found = Texts()
    found.folder = tmp_path
    return found


@pytest.mark.parametrize(
    ("wanted", "chosen"),
    [
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("en-GB,de;q=0.9", "en"),
        ("en;q=0.5, de", "de"),
        ("fr-CA,sv-SE;q=0.5", "sv"),
        ("pt", "pt-BR"),
        ("ja", "en"),
        ("", "en"),
        ("*;q=x", "en"),
    ],
)
def test_the_language_that_fits_best(texts: Texts, wanted: str, chosen: str):
    assert texts.choose(wanted) == chosen


def test_languages_are_named_as_discord_names_them(texts: Texts):
    page = texts.page("sv")
    assert page["locale"] == "sv-SE"
    assert page["languages"] == ["de", "en-US", "pt-BR", "sv-SE"]
    assert [each["locale"] for each in page["texts"]] == ["sv", "en"]


def test_a_missing_text_is_said_in_english(texts: Texts):
    assert texts.say("de-CH", "page-hello", name="Bob") == "Hallo Bob"
    assert texts.say("de-CH", "page-bye") == "Bye"


def test_terms_are_written_out_with_what_they_are_given():
    source = """
-room = { $case ->
    [genitive] Raumes
   *[nominative] Raum
  }
    .gender = m
page-in = im { -room }
page-of = des { -room(case: "genitive") }
page-the = { -room.gender ->
    [m] der
   *[f] die
  } Raum
page-both = { page-in } und { page-of }
"""
    found = compiled(source)
    assert found["page-of"] == ["des Raumes"]
    assert found["page-the"] == ["der Raum"]
    assert found["page-both"] == ["im Raum und des Raumes"]


@pytest.mark.parametrize(
    "text",
    [
        "{ -nowhere }", "{ page-x }", "{ page-y }", "{ page-x.nothing }", "{ DATETIME($day) }",
        "{ NUMBER($n", "{ NUMBER() }",
    ],
)  # fmt: skip
def test_what_cannot_be_said_is_left_to_english(text: str):
    source = f"page-x = {text}\npage-y = {{ page-x }}\npage-fine = Fine\n"
    assert compiled(source) == {"page-fine": ["Fine"]}


def test_a_number_says_how_it_is_written():
    assert compiled("page-n = { NUMBER($n, minimumFractionDigits: 1) } m")["page-n"] == [
        {"place": "n", "options": {"minimumFractionDigits": 1}},
        " m",
    ]


def test_every_text_is_used_and_no_other():
    code = [path for end in ("py", "js", "html") for path in ROOT.rglob(f"*.{end}")]
    quoted = [re.findall(r"[\"{](page-[a-z-]+)[\"}]", path.read_text("utf-8")) for path in code]
    texts = "\n".join(path.read_text("utf-8") for path in OWN.glob("en/*.ftl"))
    assert {key for each in quoted for key in each} == {*compiled(texts)}
