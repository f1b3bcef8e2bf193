"""How a game holds its promises: all are looked at, in as many rounds as there is time for."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from bot.plugins.safeguard import examined
from bot.text.words import MissingText, is_ctrl_c
from gallows.kit.assertions import Broken
from gallows.kit.author import line_of_trouble, place
from gallows.kit.checks import PROMISES, Promise, ends
from gallows.kit.game_under_test import GameUnderTest
from gallows.kit.sentences import kinds_in
from gallows.kit.snapshots import missing_texts_together
from gallows.kit.texts import texts_of
from gallows.kit.time_limit import Endless, within

LONGEST = 60.0
"""Seconds of processor time that looking at one promise may take in a round, beside what is held
to a time of its own."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a game holds a promise. ``trouble`` is empty where it does."""

    sentence: str
    note: str = ""
    trouble: str = ""
    said_before: str = ""
    """The promise under which the same trouble was said."""


def judge(
    under_test: GameUnderTest,
    more: Callable[[], bool] = lambda: False,
    tell: Callable[[str], None] = lambda _: None,
) -> Iterator[Verdict]:
    """Look at all promises, and again in other matches as long as there is time for ``more``.

    A game that does not end, or goes on without end somewhere, is not looked at further. What is
    looked at is told meanwhile. The same trouble is said once, under the first promise that it
    breaks.
    """
    notes: dict[str, str] = {}
    troubles: dict[str, BaseException] = {}
    for promise in PROMISES:
        tell(promise.sentence)
        _look(under_test, promise, notes, troubles)
        found = troubles.get(promise.sentence)
        if isinstance(found, Endless) or (found is not None and promise.check is ends):
            break
    while more() and not troubles:
        under_test.next_round()
        for promise in PROMISES:
            if promise.again:
                tell(promise.sentence)
                _look(under_test, promise, notes, troubles)
    said: dict[str, str] = {}
    for sentence in (promise.sentence for promise in PROMISES):
        if sentence in troubles:
            trouble = explained_trouble(troubles[sentence], under_test)
            first = said.setdefault(trouble, sentence)
            yield Verdict(sentence, trouble=trouble, said_before=first if first != sentence else "")
        elif sentence in notes:
            yield Verdict(sentence, note=notes[sentence])


def _look(
    under_test: GameUnderTest,
    promise: Promise,
    notes: dict[str, str],
    troubles: dict[str, BaseException],
) -> None:
    try:
        with examined(), missing_texts_together():
            notes[promise.sentence] = within(LONGEST, promise.check, under_test)
    except BaseException as trouble:
        if is_ctrl_c(trouble):
            raise
        # Whatever else a stranger's game raises is what its author wants to read.
        troubles[promise.sentence] = trouble


def explained_trouble(trouble: BaseException, under_test: GameUnderTest) -> str:
    """Return what is wrong, and the line of the author's where it is, if one is known."""
    plain = isinstance(trouble, AssertionError | Endless)
    said = str(trouble) if plain else repr(trouble)
    if isinstance(trouble, MissingText):
        said = str(trouble.args[0])  # As of a KeyError, its own text would have quotes.
    if isinstance(trouble, Broken) and trouble.where is not None:
        return said
    line = line_of_trouble(trouble, under_test.original)
    return f"{said}\nat {place(line)}" if line is not None else said


def never_seen(under_test: GameUnderTest) -> list[str]:
    """Return what no match has shown, in a line each: nothing of it was looked at."""
    prefix = f"{under_test.game.id}-explain-"
    keys = texts_of(under_test.game.id)["en"]
    topics = [key.removeprefix(prefix) for key in keys if key.startswith(prefix)]
    last = under_test.game.rules.last_words
    topics += [topic for topic in (last.topics if last else ()) if topic not in topics]
    events = [kind.__name__ for kind in kinds_in(under_test)]
    return list(under_test.coverage.never(under_test.game, topics, events))
