"""`gallows check-texts` names what is wrong with a language, and nothing is wrong with ours."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from bot.plugins.registry import plugins
from bot.text import Words
from bot.text.words import bundle_of
from gallows.commands import command_line
from gallows.languages.folders import Progress, check, everything, found_in
from gallows.languages.lengths import GAMES, HOUSE, use
from gallows.languages.reading import read

ROOT = Path(__file__).parents[2]
OURS = tuple(dict.fromkeys(locale for _, locale in everything()))
UNINSTALLED = [*ROOT.glob("examples/*/*/text"), *ROOT.glob("gallows/template/*/text")]
ENGLISH = """
ghost-name = Ghost
ghost-about = A game of ghosts
ghost-hello = Hello { $name }, you are { $who }.
ghost-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
ghost-end = { $how ->
    [none] It is over.
   *[other] Over: { $cause }.
}
ghost-line = { ghost-cards } left
ghost-do-scare = Scare
ghost-do-name = Scare { $name }
ghost-pick-scare = Whom?
ghost-vote-yes-label = Yes
ghost-claim-white-label = I am white
"""

Checked = Callable[..., Result]


@cache
def languages() -> dict[str, Progress]:
    return {each.locale: each for each in check(everything())}


@pytest.mark.parametrize("locale", OURS)
def test_nothing_is_wrong_with_a_language_of_the_house_or_of_an_installed_game(locale: str) -> None:
    assert [str(fault) for fault in languages()[locale].faults if fault.grave] == []


@pytest.mark.parametrize("locale", OURS)
def test_no_sentence_of_ours_is_left_in_english(locale: str) -> None:
    assert [
        str(fault) for fault in languages()[locale].faults if fault.what.startswith("says “")
    ] == []


@pytest.mark.parametrize("folder", UNINSTALLED, ids=lambda folder: folder.parent.name)
def test_nothing_is_wrong_with_the_games_that_authors_begin_with(folder: Path) -> None:
    assert [str(fault) for each in check(found_in(folder)) for fault in each.faults] == []


@pytest.fixture
def checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checked:
    """Checks a game's German, or another language; what is given is its files."""
    monkeypatch.chdir(tmp_path)

    def run(*files: str, locale: str = "de", options: tuple[str, ...] = ()) -> Result:
        for folder, sources in (("en", (ENGLISH,)), (locale, files)):
            (tmp_path / "text" / folder).mkdir(parents=True)
            for n, source in enumerate(sources):
                (tmp_path / "text" / folder / f"{n}.ftl").write_text(source, "utf-8")
        return CliRunner().invoke(command_line(), ["check-texts", "text", *options])

    return run


def lines(result: Result, kind: str = "PROBLEM") -> list[str]:
    """What was found, without the line that sums up."""
    found = [line[9:] for line in result.output.splitlines() if line.startswith(kind)]
    return [line for line in found if " texts" not in line]


@pytest.mark.parametrize(
    ("german", "said"),
    [
        pytest.param(
            "ghost-hello = Hallo { $name\n",
            "text/de/0.ftl:1: ghost-hello: it has a “{” or a “[” that is not closed, or no “=” "
            "behind its key. Until it is mended it is said in English.",
            id="a brace is not closed",
        ),
        pytest.param(
            "ghost-cards = { $n ->\n    [one] 1 Karte\n    [other] { $n } Karten\n}\n",
            "text/de/0.ftl:1: ghost-cards: none of its variants has a “*” before it",
            id="a selector without a default",
        ),
        pytest.param(
            "ghost-name = Geist\n\nHallo Welt\n",
            "text/de/0.ftl:3: this is no text: 'Hallo Welt'",
            id="words without a key",
        ),
        pytest.param(
            "ghost-geist = Geist\n",
            "text/de/0.ftl:1: ghost-geist: is no text in English",
            id="a key that English has not",
        ),
        pytest.param(
            "ghost-name = Geist\nghost-name = Gespenst\n",
            "text/de/0.ftl:2: ghost-name: is there twice, first in 0.ftl:1",
            id="a key twice",
        ),
        pytest.param(
            "ghost-name = Geist\n    .kurz = G\n",
            "ghost-name: has .kurz, which English has not",
            id="an attribute that English has not",
        ),
        pytest.param(
            "-ghost-x = x\n    .a = 1\n    .a = 2\n",
            "-ghost-x: its attribute .a is there twice",
            id="an attribute twice",
        ),
        pytest.param(
            "ghost-name =\n    .kurz = G\n",
            "ghost-name: has attributes alone",
            id="attributes without a text",
        ),
        pytest.param(
            "ghost-hello = Hallo { $name }, du bist { $wer }, { $who }.\n",
            "ghost-hello: $wer is not in the English text. English has $name, $who.",
            id="a variable that nothing fills in",
        ),
        pytest.param(
            "ghost-hello = Hallo { $name }!\n",
            "ghost-hello: $who is not in it, and English shows it",
            id="a variable is left out",
        ),
        pytest.param(
            "ghost-line = { $name } { ghost-cards }\n"
            "ghost-cards = { $n ->\n    [one] 1 Karte\n   *[other] { $n } Karten\n}\n",
            "ghost-line: $name is not in the English text. English has $n.",
            id="a variable that another text has brought",
        ),
        pytest.param(
            "ghost-end = { $how ->\n    [keine] Aus.\n   *[other] Aus: { $cause }.\n}\n",
            "ghost-end: $how is never [keine]. Names of variants are not translated: English has "
            "[none], [other].",
            id="the name of a variant is translated",
        ),
        pytest.param(
            "ghost-hello = { INITIAL($name) ->\n    [vokal] n’\n   *[other] ne\n} { $name } "
            "{ $who }\n",
            "ghost-hello: INITIAL($name) is never [vokal]. It is [consonant], [vowel].",
            id="how a name never begins",
        ),
        pytest.param(
            "ghost-hello = { INITIAL($name) ->\n    [1] n’\n   *[other] ne\n} { $name } { $who }\n",
            "ghost-hello: INITIAL($name) is never [1]. It is [consonant], [vowel].",
            id="a name is no number",
        ),
        pytest.param(
            "ghost-hello = { INITIAL($name) ->\n    [vowel] n’\n   *[other] ne\n} { $who }\n",
            "ghost-hello: $name is not in it, and English shows it",
            id="a name by which is chosen is left out",
        ),
        pytest.param(
            "ghost-hello = Hallo { INITIAL($name) } { $name } { $who }\n",
            "ghost-hello: INITIAL does not choose by one name",
            id="how a name begins is shown",
        ),
        pytest.param(
            "ghost-hello = { INITIAL() ->\n    [vowel] n’\n   *[other] ne\n} { $name } { $who }\n",
            "ghost-hello: INITIAL does not choose by one name",
            id="how what begins",
        ),
        pytest.param(
            "ghost-name = { -ghost }\n",
            "ghost-name: { -ghost } is no text in this language",
            id="a term that is not there",
        ),
        pytest.param(
            "ghost-name = { -ghost.fall ->\n   *[x] Geist\n}\n-ghost = Geist\n",
            "ghost-name: { -ghost.fall } is no text in this language",
            id="an attribute of a term that is not there",
        ),
        pytest.param(
            "ghost-line = { ghost-cards } übrig\n",
            "ghost-line: { ghost-cards } is no text in this language",
            id="another text that only English has",
        ),
        pytest.param(
            "-ghost-x = Hallo { $name }\nghost-hello = { -ghost-x }, { $name }, { $who }\n",
            "ghost-hello: { -ghost-x } is not told $name",
            id="a term is not told what fills the text",
        ),
        pytest.param(
            "ghost-line = { ghost-name } { $n }\nghost-name = { ghost-line }\n",
            "ghost-line: is in itself (ghost-line → ghost-name → ghost-line)",
            id="a text in itself",
        ),
        pytest.param(
            "ghost-hello = { UPPER($name) } { $who }\n",
            "ghost-hello: there is no function UPPER()",
            id="a function that is not there",
        ),
        pytest.param(
            f"ghost-about = {'G' * 101}\n",
            "ghost-about: the text of a command has 101 characters; Discord takes 1 to 100 (1 too "
            "many). Say it in fewer words; until then it is said in English.",
            id="a command says too much",
        ),
        pytest.param(
            'ghost-about = {""}\n',
            "ghost-about: the text of a command has 0 characters",
            id="a command says nothing",
        ),
        pytest.param(
            f"ghost-do-scare = {'G' * 81}\n",
            "ghost-do-scare: the label of a button has 81 characters; Discord takes 1 to 80",
            id="a button's label is too long",
        ),
        pytest.param(
            f"ghost-do-scare = {{ -ghost-x }}\n-ghost-x = {'G' * 81}\n",
            "ghost-do-scare: the label of a button has 81 characters",
            id="a label is too long with what is in it",
        ),
        pytest.param(
            f"ghost-vote-yes-label = {'G' * 81}\n",
            "ghost-vote-yes-label: the label of a button has 81",
            id="a vote's label is too long",
        ),
        pytest.param(
            f"ghost-pick-scare = {'G' * 151}\n",
            "ghost-pick-scare: the placeholder has 151 characters; Discord takes 1 to 150",
            id="a placeholder is too long",
        ),
        pytest.param(
            f"ghost-claim-white-label = {'G' * 101}\n",
            "ghost-claim-white-label: the label of an option has 101 characters",
            id="an option's label is too long",
        ),
    ],
)
def test_what_is_wrong_is_named(checked: Checked, german: str, said: str) -> None:
    result = checked(german)
    assert result.exit_code == 1
    assert any(said in line for line in lines(result)), result.output


@pytest.mark.parametrize(
    ("text", "locale", "said"),
    [
        pytest.param(
            "ghost-cards = { $n ->\n    [one] 1 kort\n    [few] x\n   *[other] { $n } kort\n}\n",
            "sv-SE",
            "ghost-cards: [few] of $n is never said: sv-SE does not count by that",
            id="a number that a language has not",
        ),
        pytest.param(
            "ghost-cards = { $n ->\n    [one] 1 karta\n   *[other] { $n } kart\n}\n",
            "pl",
            "ghost-cards: [few], [many] of $n is not in it, and pl counts by that",
            id="numbers that a language counts by",
        ),
        pytest.param(
            "ghost-end = { $how ->\n   *[other] Aus: { $cause }.\n}\n",
            "de",
            "ghost-end: [none] of $how is not in it",
            id="a variant is left out",
        ),
        pytest.param(
            "ghost-hello = { $name_id } { $name } { $who }\n",
            "de",
            "ghost-hello: $name_id is not in the English text, and may not be filled in",
            id="what may be chosen by",
        ),
        pytest.param(
            f"ghost-do-name = {'G' * 70} {{ $name }}\n",
            "de",
            "ghost-do-name: filled in, the label of a button has 95 characters",
            id="a label that is too long with a long name",
        ),
        pytest.param(
            "ghost-about = A game of ghosts\n",
            "de",
            "ghost-about: says “A game of ghosts” in English. Translate it.",
            id="a text that nobody has translated",
        ),
        pytest.param(
            "ghost-name = Fantomo\n",
            "eo",
            "text/eo: Discord itself is not there in eo",
            id="a language that Discord has not",
        ),
    ],
)
def test_what_is_worth_a_look_is_no_problem(
    checked: Checked, text: str, locale: str, said: str
) -> None:
    result = checked(text, locale=locale)
    assert result.exit_code == 0
    assert any(said in line for line in lines(result, "NOTE")), result.output


@pytest.mark.parametrize(
    "german",
    [
        "ghost-name = Geist\n",
        # What English only chooses by may be left out.
        "ghost-end = Aus: { $cause }.\n",
        # Terms are a language's own.
        "-ghost-x = { $fall ->\n    [gen] Geists\n   *[nom] Geist\n}\n"
        'ghost-name = { -ghost-x } { -ghost-x(fall: "gen") }\n',
        "ghost-cards = { NUMBER($n) ->\n    [one] 1 Karte\n   *[other] { $n } Karten\n}\n",
        # A mark that some editors put before a file.
        "\ufeffghost-name = Geist\n",
    ],
)
def test_what_a_translator_may_do(checked: Checked, german: str) -> None:
    result = checked(german)
    assert lines(result) == []
    assert result.exit_code == 0


def test_a_half_finished_language_is_no_problem_unless_it_is_to_be_whole(checked: Checked) -> None:
    result = checked("ghost-name = Geist\n")
    assert result.exit_code == 0
    assert "ok       en: 11 of 11 texts\nok       de: 1 of 11 texts\n" in result.output
    again = CliRunner().invoke(command_line(), ["check-texts", "text", "--whole"])
    assert again.exit_code == 1
    missing = lines(again)
    assert len(missing) == 10
    assert missing[0] == "text/de: ghost-about: is missing. Translate 0.ftl:3 of en."
    assert "PROBLEM  de: 1 of 11 texts; 10 problems" in again.output


def test_a_key_may_be_twice_in_two_files(checked: Checked) -> None:
    (line,) = lines(checked("ghost-name = Geist\n", "ghost-name = Gespenst\n"))
    assert line.startswith("text/de/1.ftl:1: ghost-name: is there twice, first in 0.ftl:1.")


@pytest.mark.parametrize(
    "content",
    ["ghost-about = Für Geister\n".encode("latin-1"), b"ghost-about = " + b"{" * 999 + b"}" * 999],
)
def test_a_file_that_cannot_be_read_is_named(
    checked: Checked, tmp_path: Path, content: bytes
) -> None:
    checked("ghost-name = Geist\n")
    (tmp_path / "text/de/latin.ftl").write_bytes(content)
    result = CliRunner().invoke(command_line(), ["check-texts", "text/de"])
    (line,) = lines(result)
    assert line.startswith("text/de/latin.ftl: this file cannot be read (")
    assert "en:" not in result.output, "only what was named is looked at"


def test_a_folder_that_is_no_language_is_named(checked: Checked) -> None:
    (line,) = lines(checked("ghost-name = Geist\n", locale="german"))
    assert line.startswith("text/german: german is no language. Name the folder as Discord does")


@pytest.mark.parametrize(
    ("folder", "said"),
    [
        ("nowhere", "There is no folder nowhere."),
        ("empty", "empty is no folder of texts"),
        ("empty/de", "empty/de is no folder of texts"),
    ],
)
def test_a_folder_without_english_cannot_be_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folder: str, said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "empty/de").mkdir(parents=True)
    (tmp_path / "empty/de/a.ftl").write_text("a = a\n", "utf-8")
    result = CliRunner().invoke(command_line(), ["check-texts", folder])
    assert result.exit_code == 2
    assert said in result.output


def test_without_a_folder_all_is_checked() -> None:
    result = CliRunner().invoke(command_line(), ["check-texts"])
    assert result.exit_code == 0
    assert "ok       en: " in result.output


def test_games_are_played_in_a_language_and_their_panels_looked_at() -> None:
    german = str(ROOT / "bot/text/de")
    result = CliRunner().invoke(command_line(), ["check-texts", german, "--panels"])
    assert result.exit_code == 0
    for game in plugins():
        assert f"ok       de: the panels of {game}" in result.output


def test_what_a_picture_has_no_room_for_is_a_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    class LongWinded(Words):
        def __call__(self, key: str, /, **args: str | int | float) -> str:
            return " ".join([super().__call__(key, **args)] * 9)

    monkeypatch.setattr(
        "gallows.check_texts.words_for", lambda locale: LongWinded(locale, (bundle_of("en"),))
    )
    monkeypatch.setattr("gallows.check_texts.plugins", lambda: {"execution": None})
    german = str(ROOT / "bot/text/de")
    result = CliRunner().invoke(command_line(), ["check-texts", german, "--panels"])
    assert result.exit_code == 1
    assert "PROBLEM  de: execution: a picture has no room for" in result.output
    assert "PROBLEM  de: the panels of execution" in result.output


@pytest.mark.parametrize(
    ("key", "limit"),
    [
        ("command-help-description", "100"),
        ("button-join", "80"),
        ("claim-agree-label", "100"),
        ("claim-pick", "150"),
        ("option-strength-easy-text", "100"),
        ("forget-title", "45"),
        ("numbers-treasury-hint", "100"),
    ],
)
def test_the_bots_own_texts_have_their_limits(tmp_path: Path, key: str, limit: str) -> None:
    own = next(place.folder for place, _ in everything())
    for locale, text in (("en", "x"), ("de", "x" * (int(limit) + 1))):
        (tmp_path / locale).mkdir()
        said = f"language-name = x\n{key} = {text}\n"
        (tmp_path / locale / "common.ftl").write_text(said, "utf-8")
    assert key in read(own / "en").by_key
    (english, german) = check(found_in(tmp_path))
    assert english.faults == []
    (fault,) = german.faults
    assert fault.what.endswith(f"Discord takes 1 to {limit} (1 too many)")


def test_every_kind_of_text_that_has_a_limit_is_there() -> None:
    english = [place for place, locale in everything() if locale == "en"]
    for of_game, kinds in ((False, HOUSE), (True, GAMES)):
        folders = [place.folder for place in english if place.of_game is of_game]
        keys = [key for folder in folders for key in read(folder / "en").by_key]
        assert {what for what, _ in kinds} <= {use(key, of_game=of_game) for key in keys}
