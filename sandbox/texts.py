"""What people read on the page, in each one's language: `text/<locale>/*.ftl`, in Fluent.

A language is a folder and nothing else; what it lacks is said in English.
"""

from __future__ import annotations

import re
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from aiohttp import web
from fluent.runtime import FluentBundle, FluentResource

from sandbox.model import Json
from sandbox.patterns import compiled
from sandbox.validation.commands import LOCALES

OWN = Path(__file__).parent / "text"
FALLBACK = "en"


def named_by_discord(language: str) -> str:
    """Return a language as Discord names it: `sv` is `sv-SE` there, and `en` is `en-US`."""
    known = sorted(each for each in LOCALES if each.partition("-")[0] == language)
    return language if language in LOCALES or not known else known[-1]


def asked_for(request: web.Request) -> str:
    """Return which languages who sits at a page wants to read."""
    return request.headers.get("Accept-Language", "")


class Texts:
    """The texts of one folder, each language read when it is asked for."""

    def __init__(self) -> None:
        self.folder = OWN
        """May be another, before anything of it was read."""
        self.bundle = cache(self._bundle)
        self._compiled = cache(lambda language: compiled(self._source(language)))

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """The names of the folders that there are."""
        return tuple(sorted({path.parent.name for path in self.folder.glob("*/*.ftl")}))

    def choose(self, wanted: str) -> str:
        """Return the language that fits best what an `Accept-Language` asks for, or a locale."""
        for locale in _by_wish(wanted):
            language = locale.partition("-")[0]
            for each in (locale, language):
                if each in self.languages:
                    return each
            near = (each for each in self.languages if each.partition("-")[0] == language)
            if (found := next(near, None)) is not None:
                return found
        return FALLBACK

    def page(self, wanted: str) -> Json:
        """Return all that the page says, in the language that fits best and in English."""
        chosen = self.choose(wanted)
        return {
            "locale": named_by_discord(chosen),
            "languages": [named_by_discord(each) for each in self.languages],
            "texts": [
                {"locale": each, "texts": self._compiled(each)}
                for each in dict.fromkeys((chosen, FALLBACK))
            ],
        }

    def say(self, wanted: str, key: str, **given: Any) -> str:
        """Return one text, filled in."""
        for language in dict.fromkeys((self.choose(wanted), FALLBACK)):
            bundle = self.bundle(language)
            if bundle.has_message(key) and (pattern := bundle.get_message(key).value):
                said, errors = bundle.format_pattern(pattern, given)
                if not errors:
                    return str(said)
        return key

    def _bundle(self, language: str) -> FluentBundle:
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource(self._source(language)))
        return bundle

    def _source(self, language: str) -> str:
        files = sorted(self.folder.glob(f"{language}/*.ftl"))
        return "\n\n".join(path.read_text(encoding="utf-8-sig") for path in files)


def _by_wish(wanted: str) -> list[str]:
    """Return the locales of an `Accept-Language`, what is wished for most first."""
    found = re.findall(r"([A-Za-z0-9-]+)(?:\s*;\s*q=([01](?:\.\d+)?))?", wanted)
    return [locale for locale, _ in sorted(found, key=lambda each: -float(each[1] or 1))]
