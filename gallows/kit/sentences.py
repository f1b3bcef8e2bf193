"""Whatever happens in a game has a sentence, and whatever a sentence names a word."""

import re
import sys
from collections.abc import Collection, Iterator
from enum import StrEnum
from typing import Any, get_args, get_type_hints

from bot.panels.details import explained_key
from bot.plugins.formatter import Formatter, kebab, noun_key
from bot.plugins.plugin import GamePlugin
from bot.plugins.view import beats_of
from bot.text import Words
from gallows.kit import author
from gallows.kit.assertions import require
from gallows.kit.game_under_test import GameUnderTest
from gallows.kit.snapshots import Snapshot
from gallows.kit.texts import texts_of
from gallows.languages.uses import uses
from games.engine.events import Event


def kinds_of(game: GamePlugin, seen: Collection[str] = ()) -> list[type[Event]]:
    """Return every kind of event in the package of a game's rules.

    What others derive from may be there for them alone: it is one if it was ``seen``, by its name.
    """
    # Options may be pydantic's own, and a script may be another game's.
    parts = (game.rules.options, author.own(game.rules.script))
    names = {part.__module__ for part in parts if not part.__module__.startswith(author.SHARED)}
    modules = [sys.modules[name] for name in names]
    packages = tuple(f"{module.__package__ or module.__name__}." for module in modules)
    kinds = [
        kind
        for kind in dict.fromkeys(_derived(Event))
        if f"{kind.__module__}.".startswith(packages)
        # `dataclass` makes a class with slots anew, and the first one stays until it is collected.
        and vars(sys.modules[kind.__module__]).get(kind.__name__) is kind
    ]
    bases = {base for kind in kinds for base in kind.__mro__[1:]}
    return [kind for kind in kinds if kind not in bases or kind.__name__ in seen]


def _derived(kind: type[Event]) -> Iterator[type[Event]]:
    for each in kind.__subclasses__():
        yield each
        yield from _derived(each)


def enums_in(hint: Any) -> Iterator[type[StrEnum]]:
    """Yield every enum that a field's type is made of."""
    if isinstance(hint, type) and issubclass(hint, StrEnum):
        yield hint
    for part in get_args(hint):
        yield from enums_in(part)


def kinds_in(under_test: GameUnderTest) -> list[type[Event]]:
    """Return every kind of event of a game, as its matches have shown it."""
    return kinds_of(under_test.game, under_test.coverage.events)


def whatever_happens(under_test: GameUnderTest, words: Words) -> None:
    """Require that all that everybody sees is told to everybody, and the rest in the story.

    What chance seldom brings about has at least a text.
    """
    game, told, seen = under_test.game, set[type[Event]](), set[type[Event]]()
    for played in under_test.matches:
        snapshot = Snapshot(played.match, played.variant.choices)
        fmt, public = Formatter(snapshot.view, words), snapshot.notebook(None)
        # What happens once more is told in the same words.
        for event in dict.fromkeys(snapshot.tale):
            if beats_of(game.view.moments, event):
                felt = game.view.moment(fmt, public, [event])
                require(any(felt), f"{type(event).__name__} is a moment, and says nothing")
            lines = game.view.tale(fmt, public, [event])
            require(all(lines), f"a line of {event} says nothing")
            seen.add(type(event))
            if lines:
                told.add(type(event))
        chapters = game.view.story(fmt, played.match.log)
        require(all(heading for heading, _ in chapters), f"{played}: a heading is empty")
        lines = [line for _, part in chapters for line in part]
        require(all(lines), f"{played}: a line of the story says nothing")
    untold = sorted(kind.__name__ for kind in seen - told)
    require(not untold, f"everybody sees {', '.join(untold)}, but is told nothing")
    lacking = sorted(
        kind.__name__
        for kind in set(kinds_in(under_test)) - told
        if f"{game.id}-tale-{kebab(kind.__name__)}" not in words
        and f"{game.id}-story-{kebab(kind.__name__)}" not in words
    )
    require(not lacking, f"{', '.join(lacking)}: neither in the tale nor in the story")


def explained(under_test: GameUnderTest, words: Words) -> int:
    """Require that “?” says something beside every kind of question; return how many there are."""
    keys = {
        explained_key(under_test.game.id, ask)
        for played in under_test.matches
        for ask in played.asks
    }
    lacking = sorted(keys - {key for key in keys if key in words})
    require(not lacking, f"there is no text {', '.join(lacking)} for “?” beside the question")
    return len(keys)


def words_for_all_or_none(under_test: GameUnderTest, words: Words) -> None:
    """Require that an enum of an event's fields has words for all its members or for none."""
    game = under_test.game.id
    for kind in kinds_in(under_test):
        for hint in get_type_hints(kind).values():
            for enum in enums_in(hint):
                lacking = [each for each in enum if noun_key(game, each) not in words]
                keys = ", ".join(noun_key(game, each) for each in lacking)
                require(lacking in ([], list(enum)), f"there is no text {keys}")


def choices_are_complete(under_test: GameUnderTest) -> None:
    """Require that a text that chooses by a member names all members, or has an ``other``.

    The default of a choice must not speak for a card that is added later.
    """
    game = under_test.game
    kinds = {kebab(kind.__name__): kind for kind in kinds_in(under_test)}
    named_after = re.compile(rf"{game.id}-(?:tale|story|news|chapter)-(.+)")
    for key, text in texts_of(game.id)["en"].items():
        found = named_after.fullmatch(key)
        kind = kinds.get(found[1]) if found else None
        hints = get_type_hints(kind) if kind else {}
        for place, _, named in uses(text).counted:
            hint = hints.get(place.removesuffix("_id"))
            members = {str(member) for enum in enums_in(hint) for member in enum}
            left = members - named if place.endswith("_id") and "other" not in named else set()
            require(not left, f"{key} chooses by {place}, but not for {', '.join(sorted(left))}")
            whole = hint is not bool or named == {"true", "false"}
            require(whole, f"{key} chooses by {place}, which is true or false")
