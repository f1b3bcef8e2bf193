"""Every text is there, complete, and used; a language is files and nothing else."""

import ast
import re
from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from structlog.testing import capture_logs

import bot.text.words as texts
from bot.plugins.formatter import kebab, noun_key
from bot.plugins.registry import plugins
from bot.text import MissingText, Words, words_for
from bot.text.bundle import Bundle
from bot.text.words import bundle_of, files_of
from games.engine.errors import Reason
from games.engine.events import Event

ROOT = Path(texts.__file__).parents[2]
SPARE = re.compile(r"(refused|fault)-.*|computer-\d+|botk-why-.*")
"""Sentences that a careful bot has ready, and keys that are built from numbers."""


@cache
def entries() -> tuple[tuple[str, ftl.Message], ...]:
    return tuple(_entries())


def _entries() -> Iterator[tuple[str, ftl.Message]]:
    for name, resource in resources():
        for entry in resource.body:
            assert not isinstance(entry, ftl.Junk), f"{name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                yield name, entry


@cache
def resources() -> tuple[tuple[str, ftl.Resource], ...]:
    """All files of texts, by name."""
    return tuple(
        (path.name, FluentParser().parse(path.read_text(encoding="utf-8")))
        for path in files_of("en")
    )


@cache
def nodes(folder: str) -> tuple[ast.AST, ...]:
    """All texts in a folder's code, and all calls."""
    return tuple(
        node
        for path in (ROOT / folder).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant | ast.JoinedStr | ast.Call)
    )


def strings(folder: str) -> Iterator[tuple[str, bool]]:
    """Yield all strings of a folder's code, f-strings as patterns."""
    for node in nodes(folder):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value, False
        elif isinstance(node, ast.JoinedStr):
            parts = [
                re.escape(part.value)
                if isinstance(part, ast.Constant) and isinstance(part.value, str)
                else "[a-z0-9-]+"
                for part in node.values
            ]
            yield "".join(parts), True


def test_no_key_is_written_twice() -> None:
    keys = [entry.id.name for _, entry in entries()]
    assert sorted(keys) == sorted(set(keys))


def test_every_text_is_used() -> None:
    used = [each for room in ("bot", "cogs", "docs", "gallows") for each in strings(room)]
    literal = {text for text, pattern in used if not pattern}
    patterns = [
        re.compile(text)
        for text, pattern in used
        if pattern and re.search(r"[a-z]{3,}\\-|\\-[a-z]{3,}", text)
    ]
    declared = {
        f"{game}-{statistic.name}-{word}"
        for game, plugin in plugins().items()
        for statistic in plugin.statistics
        for word in statistic.words
    }
    references = References()
    for _, resource in resources():
        references.visit(resource)
    known = {*literal, *references.names, *named_by_rule(), *declared}
    idle = [
        key
        for key in (entry.id.name for _, entry in entries())
        if key not in known
        and not SPARE.fullmatch(key)
        and not key.startswith("command-")
        and not any(pattern.fullmatch(key) for pattern in patterns)
    ]
    assert idle == []


def named_by_rule() -> Iterator[str]:
    """Yield the keys that games' texts have by the names of events and of enums' members."""
    for game in plugins():
        for event in Event.__subclasses__():
            for kind in ("tale", "story", "news", "chapter", "moment"):
                yield f"{game}-{kind}-{kebab(event.__name__)}"
        for enum in StrEnum.__subclasses__():
            yield from (noun_key(game, member) for member in enum)


def test_every_refusal_can_happen() -> None:
    literal = {
        text for folder in ("bot", "cogs") for text, pattern in strings(folder) if not pattern
    }
    literal |= {f"refused-{reason.value}" for reason in Reason}
    refusals = {
        entry.id.name for _, entry in entries() if entry.id.name.startswith(("refused-", "fault-"))
    }
    assert refusals - literal == set()


class References(Visitor):
    """Collects the texts that other texts are made of."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.names.append(node.id.name)


def test_every_key_that_code_says_has_a_text() -> None:
    keys = {entry.id.name for _, entry in entries()}
    said = {
        node.args[0].value
        for folder in ("bot", "cogs")
        for node in nodes(folder)
        if isinstance(node, ast.Call)
        and node.args
        and isinstance(node.args[0], ast.Constant)
        and isinstance(node.args[0].value, str)
        and (
            (isinstance(node.func, ast.Name) and node.func.id in ("words", "said", "Declined"))
            or (isinstance(node.func, ast.Attribute) and node.func.attr == "words")
        )
    }
    assert said - keys == set()


def test_commands_fit_into_the_menu() -> None:
    words = Words("en", (bundle_of("en"),), strict=True)
    games = [words.game(game) for game in plugins()]
    for _, entry in entries():
        if entry.id.name.startswith("command-"):
            assert all(1 <= len(words(entry.id.name, game=game)) <= 100 for game in games)


def test_lines_are_short_enough_for_a_phone() -> None:
    for name, entry in entries():
        lines = "".join(
            part.value if isinstance(part, ftl.TextElement) else "xxxxxx"
            for part in (entry.value.elements if entry.value else ())
        )
        longest = max(map(len, lines.split("\n")), default=0)
        assert longest <= (260 if name == "rules.ftl" else 190), entry.id.name


@pytest.mark.parametrize("locale", [None, "en", "en-GB", "en-US", "tlh", ""])
def test_an_unknown_language_is_english(locale: str | None) -> None:
    assert words_for(locale).locale == "en"
    assert words_for(locale) is words_for("en")


@pytest.mark.parametrize(
    ("locale", "reads"),
    [("de-AT", "de"), ("de", "de"), ("sv-SE", "sv"), ("pt-BR", "pt-BR"), ("pt", "en")],
)
def test_a_region_reads_its_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, locale: str, reads: str
) -> None:
    for folder in ("en", "de", "sv", "pt-BR"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "common.ftl").write_text("hello = Hello\n", encoding="utf-8")
    monkeypatch.setattr(texts, "OWN", tmp_path)
    monkeypatch.setattr(texts, "game_folders", dict)
    caches = (texts.choose, texts.locales, texts.bundle_of, texts._words)
    try:
        for each in caches:
            each.cache_clear()
        assert words_for(locale).locale == reads
        assert words_for(locale) is words_for(reads)
    finally:
        for each in caches:
            each.cache_clear()


def test_a_language_is_a_folder_of_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for locale in ("en", "de"):
        (tmp_path / locale).mkdir()
    (tmp_path / "en" / "common.ftl").write_text("yes = yes\nno = no\n", encoding="utf-8")
    (tmp_path / "de" / "common.ftl").write_text("yes = ja\n", encoding="utf-8")
    (tmp_path / "de" / "nothing-yet.ftl").write_text("# Nothing\n", encoding="utf-8")
    monkeypatch.setattr(texts, "OWN", tmp_path)
    monkeypatch.setattr(texts, "game_folders", dict)
    caches = (texts.choose, texts.locales, texts.bundle_of, texts._words)
    try:
        for each in caches:
            each.cache_clear()
        words = words_for("de-AT")
        assert (words.locale, words("yes"), words("no")) == ("de", "ja", "no")
        assert words_for("fr")("yes") == "yes"
    finally:
        for each in caches:
            each.cache_clear()


def test_each_text_is_read_as_the_whole_file_would_be() -> None:
    odd = """
# A term, a text in several lines, one that is none, one that is there twice, attributes alone.
-court = the court
here = { $n ->
    [one] one at { -court }
   *[other] { $n } at
       { -court }
}
broken = { $n
broken = whole
broken = too late
dotted
    .said = this
"""
    bundle = Bundle("en")
    bundle.add(odd)
    whole = FluentBundle(["en"], use_isolating=False)
    whole.add_resource(FluentResource(odd))
    for key, n in (("here", 1), ("here", 2), ("broken", 1)):
        texts_of = [each.get_message(key).value for each in (bundle, whole)]
        said = [whole.format_pattern(text, {"n": n}) for text in texts_of if text is not None]
        assert said[0] == said[1]
    for key in ("here", "broken", "dotted", "court", "gone"):
        assert bundle.has_message(key) == whole.has_message(key)
    read, all_read = bundle_of("en"), FluentBundle(["en"], use_isolating=False)
    for path in files_of("en"):
        all_read.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    for key, message in all_read._messages.items():
        assert read._messages[key].equals(message, ["span", "comment"]), key


def test_a_missing_text_is_seen_in_tests_and_survived_in_play() -> None:
    strict = Words("en", (bundle_of("en"),), strict=True)
    with pytest.raises(MissingText, match="no-such-text"):
        strict("no-such-text")
    with pytest.raises(MissingText, match="crowns"):
        strict("crowns")
    with capture_logs() as logs:
        words = Words("en", (bundle_of("en"),))
        assert words("no-such-text") == "no-such-text"
    assert ["no-such-text" in log["what"] for log in logs] == [True]


def test_numbers_are_counted_and_never_cut_up() -> None:
    words = words_for("en")
    assert words("crowns", n=1) == "1 crown"
    assert words("crowns", n=1234567) == "1234567 crowns"


def test_a_text_sends_people_to_commands_by_what_their_discord_calls_them() -> None:
    named = re.compile(r"`/(?:(crowns|court|privacy|help)\b|(?:[a-z]+|\{ \$\w+ \}) [a-z])")
    assert [
        f"{path.relative_to(ROOT)}: {line}"
        for locale in texts.locales()
        for path in files_of(locale)
        if path.is_relative_to(ROOT)
        for line in path.read_text(encoding="utf-8").splitlines()
        if named.search(line)
    ] == []
