"""A language that is wrong in parts is English there, and takes nothing else with it."""

import pickle
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs

import bot.text.words as texts
from bot.text import words_for

ENGLISH = "hello = Hello { $name }\nbye = Bye\n"
CACHES = (texts.choose, texts.locales, texts.bundle_of, texts._words)


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """Writes files of German as bytes; the bot's own texts are two."""
    for locale in ("en", "de"):
        (tmp_path / locale).mkdir()
    (tmp_path / "en/common.ftl").write_text(ENGLISH, "utf-8")
    monkeypatch.setattr(texts, "OWN", tmp_path)
    monkeypatch.setattr(texts, "game_folders", dict)

    def write(**files: bytes) -> None:
        for name, content in files.items():
            (tmp_path / "de" / f"{name}.ftl").write_bytes(content)
        for each in CACHES:
            each.cache_clear()

    yield write
    for each in CACHES:
        each.cache_clear()


@pytest.mark.parametrize(
    "said",
    [
        "hello = Hallo { -name }",
        "hello = Hallo { nobody } { $name }",
        "hello = Hallo { $wer }",
        "hello = Hallo { UPPER($name) }",
        "hello = Hallo { hello }",
        "hello = Hallo { $name",
        f"hello = Hallo {'{' * 999}{'}' * 999}",
    ],
)
def test_what_a_translation_gets_wrong_is_said_in_english(
    german: Callable[..., None], said: str
) -> None:
    german(common=f"bye = Tschüs\n{said}\n".encode())
    words = words_for("de")
    with capture_logs():
        assert "name" in words.places("hello"), "what fills in a text may go by what it asks for"
        assert words("hello", name="Ann") == "Hello Ann"
        assert words("bye") == "Tschüs"


def test_a_file_that_cannot_be_read_is_left_out_and_named(german: Callable[..., None]) -> None:
    german(common=b"bye = Tsch\xfcs\n", more=b"hello = Hallo { $name }\n")
    with capture_logs() as logs:
        words = words_for("de")
    assert [Path(log["file"]).name for log in logs] == ["common.ftl"]
    assert (words("hello", name="Ann"), words("bye")) == ("Hallo Ann", "Bye")


def test_a_mark_before_a_file_is_no_part_of_it(german: Callable[..., None]) -> None:
    german(common="\ufeffbye = Tschüs\n".encode())
    assert words_for("de")("bye") == "Tschüs"


def test_any_file_makes_a_language_known(german: Callable[..., None]) -> None:
    german(crowns="bye = Tschüs\n".encode())
    assert texts.locales() == ("de", "en")


def test_a_folder_that_is_no_language_is_none(german: Callable[..., None], tmp_path: Path) -> None:
    for name in ("german", "de.old", "de_"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "common.ftl").write_text("bye = Tschüs\n", "utf-8")
    german(common="bye = Tschüs\n".encode())
    assert texts.locales() == ("de", "en")


def test_a_text_chooses_by_what_a_noun_is(german: Callable[..., None], tmp_path: Path) -> None:
    """Its article and its case are the language's own, and English in a German frame has none."""
    (tmp_path / "en/cards.ftl").write_text(
        "card-cup = Cup\ncard-crown = Crown\nyours = You have the { $card }.\n", "utf-8"
    )
    german(
        cards=b"""
card-cup = Kelch
    .kind = er
yours = Du hast { $card_kind ->
    [er] den
   *[other] die Karte
  } { $card }{ $card_id ->
    [crown] !
   *[other] .
  }
"""
    )
    words = words_for("de")
    cup, crown = words.noun("card-cup", "cup", "🏆"), words.noun("card-crown", "crown")
    assert words("yours", card=cup) == "Du hast den 🏆 Kelch."
    assert words("yours", card=crown) == "Du hast die Karte Crown!"
    assert words("yours", card=pickle.loads(pickle.dumps(cup))) == "Du hast den 🏆 Kelch."
