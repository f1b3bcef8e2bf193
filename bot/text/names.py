"""Names come from Discord as anybody wrote them: make them safe to show, and short."""

import re
import unicodedata
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache, partial
from typing import TypeAlias

NAMELESS = "???"
"""Stands in for a name of which nothing visible is left."""

LONGEST = 32
"""Discord's own limit for a display name, in characters."""

_BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0\ufffc\U0001d159")
"""Letters that look like nothing."""

_MOST_MARKS = 3
"""More combining marks than any living script puts on one letter smear over other lines."""

_UNSEEN = re.compile("[\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""Marks that are no dots and strokes: a letter looks the same with them, or nearly."""

_TWINS = str.maketrans(
    "авекмнорстухѕіјһԁԛԝӏ" + "αβεζηικμνορτυχ" + "ıɩi1|0",
    "abekmhopctyxsljhdqwl" + "abezhlkmnoptyx" + "lllllo",
)
"""Small letters that look, or whose capitals look, as Latin ones: a capital I as a small L does."""

_MARKDOWN = re.compile(r"([\\`*_~|<>\[\](){}:/#@&])")
_AT_START = re.compile(r"^([-+=]|\d+(?=[.]))")

Fits: TypeAlias = Callable[[str], bool]
"""Says whether a text has room."""
WINDOWS = (3, 2, 1)
"""How many letters are kept of a name's middle, where nothing else tells it from another."""


@lru_cache(maxsize=4096)
def plain(name: str, limit: int = 100) -> str:
    """Return a name for places without markdown (labels, thread names): visible and short."""
    text = visible(name)
    if len(text) > limit:
        text = longest_start(text, lambda start: len(start) < limit) + "…"
    return text or NAMELESS


def graphemes(text: str) -> list[str]:
    """Return what a reader takes for single letters: each with its marks, or a flag of two."""
    found: list[str] = []
    flag = False
    for char in text:
        second = flag and _is_flag(char)
        # A mark, or the colour of a skin, belongs to the letter before.
        added = unicodedata.category(char)[0] == "M" or "\U0001f3fb" <= char <= "\U0001f3ff"
        if found and (second or added):
            found[-1] += char
        else:
            found.append(char)
        flag = _is_flag(char) and not second
    return found


def _is_flag(char: str) -> bool:
    return "\U0001f1e6" <= char <= "\U0001f1ff"


def longest_start(text: str, fits: Callable[[str], bool]) -> str:
    """Return as many whole letters of a text as fit, from its first on; more take more room."""
    letters = graphemes(text)
    starts = range(1, len(letters) + 1)
    # By halves: to measure is slow, and a text may be many times too long.
    many = bisect_left(starts, True, key=lambda many: not fits("".join(letters[:many])))
    return "".join(letters[:many]).rstrip()


@lru_cache(maxsize=4096)
def legible(text: str) -> bool:
    """Say whether there is anything to read in a text."""
    return bool(visible(text))


def visible(name: str) -> str:
    """Return what of a text can be seen and stays in its line; nothing if that is no letter."""
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(char)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks > _MOST_MARKS or kind in ("Cf", "Cs", "Co", "Cn"):
            continue
        kept.append(" " if kind in ("Cc", "Zl", "Zp", "Zs") or char in _BLANKS else char)
    text = " ".join("".join(kept).split())
    return text if any(unicodedata.category(char)[0] not in "MZ" for char in text) else ""


def look(name: str) -> str:
    """Return what a reader takes a name for: those that look the same, or nearly, have the same."""
    seen = _UNSEEN.sub("", unicodedata.normalize("NFKC", name))
    return seen.casefold().translate(_TWINS)


def from_the_right(text: str) -> bool:
    """Say whether any of a text is written from the right, or would turn figures beside it."""
    return any(unicodedata.bidirectional(char) in ("R", "AL", "AN") for char in text)


@lru_cache(maxsize=4096)
def escape(name: str, limit: int = LONGEST) -> str:
    """Return a display name that is only a name in Discord's markdown.

    Or another short text that somebody wrote, with a ``limit`` of its own.

    Markdown, mentions, links, timestamps, custom emoji and code are defused, and so is whatever
    turns or hides the text around it. A name written from right to left is isolated.
    """
    text = plain(name, limit)
    turned = from_the_right(text)
    text = _MARKDOWN.sub(r"\\\1", text)
    # A list's number keeps its digits: the dot behind it is what gets the backslash.
    text = _AT_START.sub(lambda m: f"{m[0]}\\" if m[0].isdigit() else f"\\{m[0]}", text)
    text = text.replace("@", "@\u200b")
    return f"\u2068{text}\u2069" if turned else text


def shortened(names: Sequence[str], fits: Callable[[int, str], bool]) -> list[str]:
    """Return each name as far as it fits its place, so that none looks like another's.

    ``fits``: says whether a text has room in a place, by its number.

    What tells a name from the others is kept: if its beginning does not, its end, or some of its
    middle. Only names that are the same in full may look the same.
    """
    return [
        name if fits(n, name) else _cut(name, {*names} - {name}, partial(fits, n))
        for n, name in enumerate(names)
    ]


def _cut(name: str, others: set[str], fits: Fits) -> str:
    """Return the first cut of a name that fits, and that no other name could have come to."""
    looks = [other.casefold() for other in others]
    letters, begun = graphemes(name), _begun(name, "…", fits)
    plainest = f"{begun}…"
    if _is_told_apart(plainest, looks):
        return plainest
    most = len(graphemes(begun))
    for many, kept in _kept(letters):
        # With more behind it no more of the beginning has room. What does not even tell the name
        # from others with so much of it need not be measured, which takes far longer.
        start = "".join(letters[: min(many, most)])
        if _is_told_apart(start + kept, looks) and fits(kept):
            cut = _begun(start, kept, fits) + kept
            if _is_told_apart(cut, looks):
                return cut
    return plainest


def _kept(letters: Sequence[str]) -> Iterator[tuple[int, str]]:
    """Yield ever more of a name's end, then of its middle, and how many letters are before it."""
    many = len(letters)
    for n in range(1, many):
        yield many - n, "…" + "".join(letters[-n:]).lstrip()
    for wide in WINDOWS:
        for at in range(1, many - wide):
            yield at, f"…{''.join(letters[at : at + wide]).strip()}…"


def _begun(name: str, kept: str, fits: Fits) -> str:
    return longest_start(name, lambda start: fits(start + kept))


def _is_told_apart(cut: str, others: Iterable[str]) -> bool:
    look = cut.casefold()
    return not any(_could_be(look, other) for other in others)


def _could_be(cut: str, name: str) -> bool:
    """Say whether a name can be cut so."""
    first, *middle, last = cut.split("…")
    at = len(first)
    for part in middle:
        found = name.find(part, at)
        if found < 0:
            return False
        at = found + len(part)
    return name.startswith(first) and name.endswith(last) and at + len(last) <= len(name)
