"""What guards the bot from a game: all that the game brings is called within limits.

Whatever fails or takes too long while something is shown costs the bot that part of a panel alone:
a short sentence stands in its place, or nothing, and never more than the viewer was to see.
"""

from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import fields, is_dataclass, replace
from functools import lru_cache, partial
from itertools import chain, islice
from math import inf
from types import UnionType
from typing import Any, TypeAlias, TypeVar

import structlog

from bot.plugins.formatter import Choice, Formatter
from bot.plugins.picture import CardPicture, LayoutPicture, Poster, TablePicture
from bot.plugins.plugin import GamePlugin
from bot.plugins.time_limits import LONG, MANY, Limited, Overran, watch, within
from bot.plugins.view import GameView
from bot.text.emblems import may_be_emoji
from bot.text.fitting import cut
from games.engine.asks import Ask, AskPace, Seat, Verb
from games.engine.game import Game

T = TypeVar("T")
Rows: TypeAlias = Mapping[str, tuple[Callable[..., Any], Callable[[Any], Any]]]
"""What a game brings, by name: what stands in for it, and what makes of it what may be shown."""

log = structlog.get_logger(__name__)

MOST_TEXT = 4000
"""Characters of one part of a panel: a message has no more."""
MOST_LABEL = 80
"""Characters of a button."""
MOST_WORDS = 400
"""Characters of one text on a picture."""
MOST_THINGS = 64
"""Cards that lie in one place of a picture, seats, or whatever else it has several of."""
MOST_PARTS = 10_000
"""Texts, numbers and things of one picture in all."""
MOST_BEATS = 9
"""Beats of one moment: what tells on for longer than that is a mistake."""
MISSING = "part-missing"
"""The text in place of what has failed."""
REMEMBERED = 10_000
"""Parts that have failed and are remembered, of all tables."""


def guarded(plugin: GamePlugin) -> GamePlugin:
    """Return a game as the bot has it: with everything that it brings called within limits."""
    changes = _parts(plugin.id, plugin, _choices(plugin))
    changes |= {name: Limited(getattr(plugin, name)) for name in REFUSING}
    return replace(plugin, rules=_rules(plugin.rules), view=_view(plugin), **changes)


REFUSING = ("choose", "check", "match_options", "again", "feats")
"""What of a plug-in is asked for before something is done: if it fails, nothing is."""


class Part(Limited[..., Any]):
    """A function of a game's whose failure costs what it shows, and nothing else.

    It does so where a bot runs: whoever examines a game is to see how it fails.
    """

    examined = False
    """Whether a game is examined here: then what may not be shown is a failure, too."""

    failed: dict[tuple[str, object, str], bool] = {}  # noqa: RUF012 - one memory for all
    """Which part has failed at which table, and whether it took too long: then it is not tried
    again there."""

    def __init__(
        self,
        game: str,
        name: str,
        call: Callable[..., Any],
        instead: Callable[..., Any],
        right: Callable[[Any], Any],
    ) -> None:
        """``right`` returns what may be shown as it is to be, and raises for anything else."""
        super().__init__(call)
        self._game, self.name, self._instead, self._right = game, name, instead, right

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        if not watch.serving:
            made = super().__call__(*args, **kwargs)
            return self._may_be_shown(made, *args) if self.examined else made
        table = args[0].table.id if args and isinstance(args[0], Formatter) else None
        key = self._game, table, self.name
        if self.failed.get(key, False) or self._game in watch.spent:
            return self._instead(*args)
        try:
            return within(LONG, self._made, *args, **kwargs)
        except Exception as fault:
            if key not in self.failed:
                if len(self.failed) >= REMEMBERED:
                    self.failed.clear()
                log.error(
                    "a part of a game is left out",
                    game=self._game,
                    table=table,
                    part=self.name,
                    exc_info=fault,
                )
            self.failed[key] = isinstance(fault, Overran)
            if self.failed[key]:
                watch.spent.add(self._game)
            return self._instead(*args)

    def _made(self, *args: Any, **kwargs: Any) -> Any:
        return self._may_be_shown(self.call(*args, **kwargs), *args)

    def _may_be_shown(self, made: Any, *args: Any) -> Any:
        """Return what may be shown; raise for anything else, and say which part it is."""
        try:
            made = self._right(made)
        except (TypeError, ValueError) as wrong:
            kind = TypeError if isinstance(wrong, TypeError) else ValueError
            raise kind(f"{self.name}: {wrong}") from wrong
        if isinstance(made, TablePicture | Poster) and args and isinstance(args[0], Formatter):
            drawn, there = len(made.seats), len(args[0].table.seats)
            if drawn != there:
                raise ValueError(f"{self.name}: {drawn} seats are drawn of {there}")
        return made


class Listed(Limited[..., Container[Any]]):
    """Who keeps quiet, or what is not in a deal: nothing of it, where a game fails to say so.

    It would cost a whole hand. So it is where a bot runs, as with `Part`.
    """

    def __call__(self, *args: Any, **kwargs: Any) -> Container[Any]:
        try:
            return _a(Container)(super().__call__(*args, **kwargs))
        except Exception:
            if not watch.serving:
                raise
            log.exception("what claims go by could not be told")
            return ()


@contextmanager
def examined() -> Iterator[None]:
    """Have parts of games raise also for what the bot would not show."""
    before, Part.examined = Part.examined, True
    try:
        yield
    finally:
        Part.examined = before


def _rules(rules: Game) -> Game:
    """What plays a match, or asks its computers, sees to their limits itself."""
    claims = rules.claims
    if claims is not None:
        kinds = [replace(kind, to=kind.to and Limited(kind.to)) for kind in claims.kinds]
        claims = replace(
            claims, kinds=tuple(kinds), quiet=Listed(claims.quiet), absent=Listed(claims.absent)
        )
    last = rules.last_words
    return replace(
        rules,
        notebook=Limited(rules.notebook),
        last_words=last and replace(last, speakers=Limited(last.speakers)),
        seats_for=rules.seats_for and Limited(rules.seats_for),
        claims=claims,
        truth=rules.truth and Limited(rules.truth),
        likely=rules.likely and Limited(rules.likely),
    )


def _choices(plugin: GamePlugin) -> Rows:
    """Return what stands in for a plug-in's functions that a table shows, and what may come."""
    every = range(plugin.rules.least_seats, plugin.rules.most_seats + 1)
    return {
        "seats": (lambda choices: every, _a(range)),
        "pace": (lambda choices: AskPace.TURN, _a(AskPace)),
        "volunteers": (lambda choices: False, bool),
        "successor": (lambda notebook: None, _seat),
    }


def _view(plugin: GamePlugin) -> GameView:
    game, view = plugin.id, plugin.view
    pages = {
        name: page and Part(game, f"page {name}", page, lambda words: [words(MISSING)], _lines)
        for name, page in view.pages.items()
    }
    moments = {
        kind: Part(game, "moments", beats, lambda event: 0, _beats) if callable(beats) else beats
        for kind, beats in view.moments.items()
    }
    return replace(view, **_parts(game, view, PARTS), moments=moments, pages=pages)


def _parts(game: str, of: object, rows: Rows) -> dict[str, Any]:
    """Return the guarded functions of a plug-in or its view, as far as it has them."""
    return {
        name: Part(game, name, call, instead, right)
        for name, (instead, right) in rows.items()
        if (call := getattr(of, name)) is not None
    }


# --- what may be shown ---


def _a(*kinds: type[Any]) -> Callable[[Any], Any]:
    def right(made: T) -> T:
        if not isinstance(made, kinds):
            raise TypeError(f"{type(made).__name__} instead of {kinds[0].__name__}")
        return made

    return right


def _all(made: Iterable[Any]) -> list[Any]:
    """Return all of something; raise for what may have no end, in which nothing could stop it."""
    some = list(islice(made, MANY + 1))
    if len(some) > MANY:
        raise ValueError(f"more than {MANY} things")
    return some


def _lines(made: Iterable[Any], most: float = inf) -> list[str]:
    if isinstance(made, str):
        raise TypeError("a text instead of lines: put it into a list")
    lines, letters = _all(made), 0
    for line in lines:
        if not isinstance(line, str):
            raise TypeError(f"{type(line).__name__} instead of a line")
        letters += len(line)
    if letters > most:
        raise ValueError(f"more than {most} characters")
    return lines


_few_lines = partial(_lines, most=MOST_TEXT)


def _paragraphs(made: Iterable[Any]) -> list[list[str]]:
    paragraphs = _all(made)
    if isinstance(made, str) or any(isinstance(each, str) for each in paragraphs):
        raise TypeError("a text instead of a paragraph: put it into a list of lines")
    paragraphs = list(map(_all, paragraphs))
    _few_lines(chain.from_iterable(paragraphs))
    return paragraphs


def _one_text(made: Any) -> str:
    if not isinstance(made, str):
        raise TypeError(f"{type(made).__name__} instead of a text")
    if len(made) > MOST_TEXT:
        raise ValueError(f"more than {MOST_TEXT} characters")
    return made


def _label(made: Any) -> str:
    if not _one_text(made).strip():
        raise ValueError("nothing to press")
    return str(made)


def _choice(made: Any) -> Choice:
    if not isinstance(made, Choice):
        raise TypeError(f"{type(made).__name__} instead of Choice")
    _label(made.label)
    _one_text(made.hint or "")
    if not made.emblem or may_be_emoji(made.emblem):
        return made
    if Part.examined:
        raise ValueError(f"the emblem {made.emblem!r} is no emoji: say fmt.mark(card), or ⚔️")
    return replace(made, emblem="")


def _chapters(made: Iterable[Any]) -> list[tuple[str, list[str]]]:
    return [(_one_text(heading), _lines(lines)) for heading, lines in _all(made)]


def _drawable(kinds: type | UnionType, picture: T) -> T:
    """Return a picture; raise for one that takes long to draw, or cannot be.

    That is what is of none of these kinds, or has long texts, very many things, or no data in it.
    """
    if not isinstance(picture, kinds):
        raise TypeError(f"{type(picture).__name__} instead of {kinds}")
    parts: list[Any] = [picture]
    for part in parts:
        if isinstance(part, str):
            if len(part) > MOST_WORDS:
                raise ValueError(f"more than {MOST_WORDS} characters of a picture")
        elif isinstance(part, tuple):
            if len(part) > MOST_THINGS:
                raise ValueError(f"more than {MOST_THINGS} things of one kind on a picture")
            parts += part
        elif not isinstance(part, int | None):
            for name in _fields(part.__class__):
                parts.append(getattr(part, name))
        if len(parts) > MOST_PARTS:
            raise ValueError(f"more than {MOST_PARTS} things on a picture")
    return picture


_card = partial(_drawable, CardPicture)


def _cards(made: Iterable[Any]) -> list[CardPicture]:
    return list(map(_card, _all(made)))


@lru_cache(maxsize=256)
def _fields(kind: type) -> tuple[str, ...]:
    """Return the names of a dataclass's fields; raise for what is none."""
    if not is_dataclass(kind):
        raise TypeError(f"{kind.__name__} on a picture")
    return tuple(each.name for each in fields(kind))


def _beats(made: Any) -> int:
    return min(int(_a(int)(made)), MOST_BEATS)


def _seat(made: Any) -> Seat | None:
    return None if made is None else Seat(int(_a(int)(made)))


# --- what stands in for it ---


def _one(fmt: Formatter, *_: Any) -> str:
    return fmt.words(MISSING)


def _one_line(fmt: Formatter, *_: Any) -> list[str]:
    return [_one(fmt)]


def _nothing(*_: Any) -> Any:
    return ()


def _verb(_fmt: Formatter, _notebook: Any, _ask: Ask, verb: Verb) -> str:
    return cut(verb.name, MOST_LABEL)


def _question(fmt: Formatter, _notebook: Any, ask: Ask) -> str:
    return fmt.words("question-plain", verbs=fmt.commas(verb.name for verb in ask.verbs))


def _target(fmt: Formatter, notebook: Any, _ask: Ask, _verb: Verb, target: Any) -> Choice:
    if not isinstance(target, str) and target in range(len(fmt.table.seats)):
        return Choice(str(int(target)), fmt.label(Seat(target), None))
    return Choice(str(target), cut(str(target), 100))


PARTS: Rows = {
    **dict.fromkeys(
        ("board", "hand", "final", "beside_picture", "beside_poster", "beside_cards"),
        (lambda fmt, *_: [_one_line(fmt)], _paragraphs),
    ),
    **dict.fromkeys(("tale", "moment"), (_one_line, _lines)),
    **dict.fromkeys(
        ("news", "fate", "in_deal", "explained", "options", "shared"), (_one_line, _few_lines)
    ),
    "begun": (_nothing, _few_lines),
    "story": (lambda fmt, told: [(_one(fmt), [])], _chapters),
    **dict.fromkeys(
        ("picture", "own_picture"),
        (lambda *_: None, partial(_drawable, TablePicture | LayoutPicture)),
    ),
    "poster": (lambda *_: None, partial(_drawable, Poster)),
    "cards": (_nothing, _cards),
    "lasting": (_nothing, _cards),
    "advice": (lambda fmt, notebook: "", _one_text),
    "dealt": (lambda notebook: True, bool),
    "option": (lambda fmt, option, value: Choice(value, cut(value, 100)), _choice),
    "question": (_question, _one_text),
    "crowd": (_question, _one_text),
    "silence": (lambda fmt, ask: fmt.words("silence-plain"), _one_text),
    "placeholder": (_verb, _label),
    "choice": (_target, _choice),
    "press": (_verb, _label),
    "chosen": (lambda fmt, ask, answer: "", _one_text),
    "hindsight": (_one, _one_text),
    "hint": (_one, _one_text),
}
"""What of a view is called: what stands in for it, and what may come of it."""
