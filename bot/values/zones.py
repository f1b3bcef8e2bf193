"""Time zones: which there are, and which one is meant where nobody has said so."""

from collections.abc import Mapping
from datetime import datetime
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, available_timezones

ANYWHERE: Final = "UTC"

BY_LANGUAGE: Final[Mapping[str, str]] = {
    "bg": "Europe/Sofia",
    "cs": "Europe/Prague",
    "da": "Europe/Copenhagen",
    "de": "Europe/Berlin",
    "el": "Europe/Athens",
    "en-GB": "Europe/London",
    "es-ES": "Europe/Madrid",
    "fi": "Europe/Helsinki",
    "fr": "Europe/Paris",
    "hi": "Asia/Kolkata",
    "hr": "Europe/Zagreb",
    "hu": "Europe/Budapest",
    "id": "Asia/Jakarta",
    "it": "Europe/Rome",
    "ja": "Asia/Tokyo",
    "ko": "Asia/Seoul",
    "lt": "Europe/Vilnius",
    "nl": "Europe/Amsterdam",
    "no": "Europe/Oslo",
    "pl": "Europe/Warsaw",
    "pt-BR": "America/Sao_Paulo",
    "ro": "Europe/Bucharest",
    "ru": "Europe/Moscow",
    "sv-SE": "Europe/Stockholm",
    "th": "Asia/Bangkok",
    "tr": "Europe/Istanbul",
    "uk": "Europe/Kyiv",
    "vi": "Asia/Ho_Chi_Minh",
    "zh-CN": "Asia/Shanghai",
    "zh-TW": "Asia/Taipei",
}
"""Where most people live who have set Discord to a language. English says nothing of that, nor does
the Spanish of Latin America: https://docs.discord.com/developers/reference#locales."""


@cache
def zones() -> Mapping[str, str]:
    """Return the names of all time zones, by what they are in small letters."""
    names = {each for each in available_timezones() if "/" in each and "Etc/" not in each}
    return {each.casefold(): each for each in sorted(names | {ANYWHERE})}


def known(typed: str) -> str | None:
    """Return the name of a time zone as it is written; None where there is none of that name."""
    return zones().get(typed.strip().replace(" ", "_").casefold())


def assumed(*locales: str | None) -> str:
    """Return the time zone of the first of these languages that says one."""
    return next((BY_LANGUAGE[each] for each in locales if each and each in BY_LANGUAGE), ANYWHERE)


def zone(name: str) -> ZoneInfo:
    """Return a time zone; UTC for one that there is not any more."""
    return ZoneInfo(known(name) or ANYWHERE)


def day_in(name: str, when: float) -> str:
    """Return what day it was in a time zone, as people of every language read it."""
    return f"{datetime.fromtimestamp(when, zone(name)):%Y-%m-%d}"


def zones_like(typed: str) -> list[str]:
    """Return the time zones whose names have that in them: first those of cities so called."""
    wanted = typed.strip().replace(" ", "_").casefold()
    if not wanted:
        return [ANYWHERE, *sorted(set(BY_LANGUAGE.values()))]
    found = [name for small, name in zones().items() if wanted in small]
    return sorted(found, key=lambda name: not name.rpartition("/")[2].casefold().startswith(wanted))
