"""Write docs/settings.md and .env.example from bot/settings.py: `python -m tools.settings`."""

import textwrap
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path
from types import NoneType
from typing import Annotated, get_args, get_origin

from pydantic import HttpUrl
from pydantic.fields import FieldInfo

from bot.settings import Settings, variable
from bot.text.words import locales

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs/settings.md"
EXAMPLE = ROOT / ".env.example"
WIDTH = 98
"""Characters of a line of the example."""

HEAD = """\
# Settings

What those who run a bot can set. Nothing but the token needs to be.

`python -m tools.settings` writes this page, and [.env.example](../.env.example), from the
sources; a test sees that both are current.

* Settings come from the environment, or from the file `.env` in the folder where you start the
  bot. If both have a setting, the environment wins. An empty one is as if it was not there.
  Blanks and quotes around a value are none of it.
* A value that makes no sense is refused with a sentence, and so is a setting that is there twice,
  as itself and as a file.
* A name that begins with `GALLOWS_` and is none of these is named in the log when the bot starts,
  and by `doctor`, with the setting that it is most like. So is one that is to go:
  [deprecation.md](deprecation.md) says how long it is read.
* `DISCORD_TOKEN_FILE` and `GALLOWS_DATABASE_URL_FILE` are for secrets that come as files, as with
  Docker, Kubernetes and systemd. Blanks and line breaks around the secret do not count. The
  container image sets `GALLOWS_DATABASE_URL`: set it to nothing beside the file.
* What your players should be able to read, you write yourself, and may begin with
  [templates/terms.md](templates/terms.md) and [templates/privacy.md](templates/privacy.md).
"""

EXAMPLES_HEAD = """\
# Copy to .env and fill in. Only the token is needed. The rest shows the defaults: to set something
# else, take away the # in front of its name.
"""

NEEDED = "discord_token"
"""The one setting that has to be set."""


def page() -> str:
    """Return the reference of settings."""
    lines = ["| setting | what it is | values | default |", "|---|---|---|---|"]
    for field, about in Settings.model_fields.items():
        cells = (f"`{variable(field)}`", said(about), values(field, about), quoted(default(about)))
        lines.append(f"| {' | '.join(cells)} |")
    return HEAD + "\n" + "\n".join(lines) + "\n"


def example() -> str:
    """Return a file `.env` with the token to fill in, and every other setting as a comment.

    Where a container is given a copy of it, what the image sets stays as long as nobody chooses
    otherwise: a line that sets something to nothing goes before the image's, too.
    """
    parts = [EXAMPLES_HEAD]
    for field, about in Settings.model_fields.items():
        told = f"{said(about)} {one_of(field, about)}".strip()
        lines = textwrap.wrap(
            told,
            WIDTH,
            initial_indent="# ",
            subsequent_indent="# ",
            break_long_words=False,
            break_on_hyphens=False,
        )
        sign = "" if field == NEEDED else "# "
        parts.append("\n".join([*lines, f"{sign}{variable(field)}={default(about)}\n"]))
    return "\n".join(parts)


def said(about: FieldInfo) -> str:
    """Return in one line what a setting is."""
    gone = f" **Going:** {about.deprecated}" if about.deprecated is not None else ""
    return " ".join((about.description or "").split()) + gone


def default(about: FieldInfo) -> str:
    """Return a default as it is written in the environment."""
    if about.default is None:
        return ""
    return str(about.default).lower() if isinstance(about.default, bool) else str(about.default)


def values(field: str, about: FieldInfo) -> str:
    """Return in words what a setting may be."""
    kind = kind_of(about)
    if some := choices(field, kind):
        return ", ".join(map(quoted, some))
    bounds = dict(bounds_of(about))
    if kind in (int, float):
        whole = "a whole number" if kind is int else "a number"
        return f"{whole} from {bounds['ge']} to {bounds['le']}"
    return "an address, `https://...`" if kind is HttpUrl else "a file" if kind is Path else "text"


def one_of(field: str, about: FieldInfo) -> str:
    """Return as a sentence which words a setting takes, where nothing else says so."""
    some = choices(field, kind_of(about))
    told = not some or any(quoted(each) in said(about) for each in some)
    return "" if told else f"One of {', '.join(some)}."


def choices(field: str, kind: object) -> list[str]:
    """Return the words that a setting takes; none where it takes more than a few."""
    if isinstance(kind, type) and issubclass(kind, StrEnum):
        return [each.value for each in kind]
    if kind is bool:
        return ["true", "false"]
    return list(locales()) if field == "language" else []


def kind_of(about: FieldInfo) -> object:
    """Return the type of a setting, whether or not it may be left out."""
    some = [each for each in get_args(about.annotation) if each is not NoneType]
    kind = some[0] if some else about.annotation
    return get_args(kind)[0] if get_origin(kind) is Annotated else kind


def bounds_of(about: FieldInfo) -> Iterator[tuple[str, object]]:
    """Yield the least and the most of a number."""
    for rule in about.metadata:
        yield from ((name, getattr(rule, name)) for name in ("ge", "le") if hasattr(rule, name))


def quoted(value: str) -> str:
    """Return a value as Markdown shows what is typed; nothing for nothing."""
    return f"`{value}`" if value else ""


if __name__ == "__main__":
    for file, text in ((PAGE, page()), (EXAMPLE, example())):
        file.write_text(text, encoding="utf-8", newline="\n")
