"""Languages of the tests: as English, but each text begins with a letter of that language alone."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from simcord import interactions

import bot.text.words as texts
from tests.support.guests import Guest

MARKS: Mapping[str, str] = {"de": "ẞ", "fr": "Œ", "sv": "Å"}
"""By language. English is without."""
NAMES: Mapping[str, str] = {"de": "Deutsch", "fr": "Français", "sv": "Svenska"}
"""What each language calls itself."""
TEXT = re.compile(r"^(?!command-|computer-|language-name)([a-z][\w-]*) =", re.MULTILINE)
"""Where a text begins, but for commands, and for names, which are the same in each language."""
CACHES = (texts.choose, texts.locales, texts.bundle_of, texts._words)


@dataclass
class Languages:
    """What people and the server have Discord in, which a client says with each press."""

    server: str = "en-US"
    people: dict[int, str] = field(default_factory=dict)

    def of(self, guest: Guest, locale: str) -> None:
        """Have somebody set their Discord to a language."""
        self.people[guest.id] = locale


def read_in(text: str) -> set[str]:
    """Return the languages that something is written in, English left aside."""
    return {locale for locale, mark in MARKS.items() if mark in text}


@pytest.fixture(scope="session")
def folders(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folders of four languages, each with the texts of the bot and of its own games."""
    root = tmp_path_factory.mktemp("text")
    for locale in ("en", *MARKS):
        (root / locale).mkdir()
    for path in texts.files_of("en"):
        source, own = path.read_text("utf-8"), path.parent.parent == texts.OWN
        name = path.name if own else f"{path.parents[2].name}-{path.name}"
        if own:
            (root / "en" / name).write_text(source, "utf-8")
        for locale, mark in MARKS.items():
            named = source.replace("language-name = English", f"language-name = {NAMES[locale]}")
            (root / locale / name).write_text(TEXT.sub(rf"\1 = {mark}", named), "utf-8")
    return root


@pytest.fixture
def languages(folders: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Languages]:
    """German, French and Swedish beside English, and a Discord that says who speaks which."""
    spoken, payload_of = Languages(), interactions.base_payload

    def base_payload(backend: Any, **what: Any) -> tuple[Any, dict[str, Any]]:
        record, payload = payload_of(backend, **what)
        payload["locale"] = spoken.people.get(what["user_id"], "en-US")
        if "guild_locale" in payload:
            payload["guild_locale"] = spoken.server
        return record, payload

    monkeypatch.setattr(interactions, "base_payload", base_payload)
    monkeypatch.setattr(texts, "OWN", folders)
    for each in CACHES:
        each.cache_clear()
    yield spoken
    for each in CACHES:
        each.cache_clear()
