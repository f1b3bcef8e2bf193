"""Names that are too long for their place: cut, and still told apart."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from bot.text.names import graphemes, longest_start

Fits: TypeAlias = Callable[[str], bool]
"""Says whether a text has room in its place."""
WINDOWS = (3, 2, 1)
"""How many letters are kept of a name's middle, where nothing else tells it from another."""


def shortened(names: Sequence[str], fits: Sequence[Fits]) -> list[str]:
    """Return each name as far as it fits its place, so that none looks like another's.

    What tells a name from the others is kept: if its beginning does not, its end, or some of its
    middle. Only names that are the same in full may look the same.
    """
    return [
        name if fit(name) else _cut(name, {*names} - {name}, fit)
        for name, fit in zip(names, fits, strict=True)
    ]


def _cut(name: str, others: set[str], fits: Fits) -> str:
    """Return the first cut of a name that fits, and that no other name could have come to."""
    cuts = _cuts(graphemes(name), fits)
    plainest = next(cuts)
    for each in (plainest, *cuts):
        if not any(_could_be(each.casefold(), other.casefold()) for other in others):
            return each
    return plainest


def _cuts(letters: Sequence[str], fits: Fits) -> Iterator[str]:
    """Yield a name with its beginning alone, with ever more of its end, and with its middle."""
    many = len(letters)
    yield _begun(letters, "…", fits)
    for n in range(1, many):
        end = "…" + "".join(letters[-n:]).lstrip()
        if fits(end):
            yield _begun(letters[: many - n], end, fits)
    for wide in WINDOWS:
        for at in range(1, many - wide):
            middle = f"…{''.join(letters[at : at + wide]).strip()}…"
            if fits(middle):
                yield _begun(letters[:at], middle, fits)


def _begun(letters: Sequence[str], kept: str, fits: Fits) -> str:
    return longest_start("".join(letters), lambda start: fits(start + kept)) + kept


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
