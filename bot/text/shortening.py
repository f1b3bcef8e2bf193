"""Names that are too long for their place: cut, and still told apart."""

from collections.abc import Callable, Iterable, Iterator, Sequence
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
