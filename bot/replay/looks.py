"""What there is to see of a past game at each step of it, through anybody's eyes."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Any, TypeAlias

from bot.drawing.picture import Picture
from bot.panels.claims import whisper_lines
from bot.panels.medals import earned_lines, honour_lines
from bot.panels.shared import public_ask, what_is_held
from bot.panels.table_pictures import poster_picture, private_picture, table_picture
from bot.plugins.formatter import Formatter
from bot.plugins.teller import StoryLine
from bot.replay.night import Night, Scene
from bot.replay.pool import Pool
from bot.text import Words, plain
from bot.values.tables import TableView
from games.engine.asks import Seat
from games.engine.events import LogEntry

Chapters: TypeAlias = Sequence[tuple[str, Sequence[str]]]
"""A story: headings with their lines."""

Changes: TypeAlias = dict[int, Any]
"""What other eyes see, by their number."""


@dataclass(frozen=True, slots=True)
class Eyes:
    """Through whose eyes a game is looked at."""

    name: str
    seat: Seat | None = None
    """None: as everybody saw it."""
    secrets: bool = False
    """Whether all is told that anybody knew."""


def eyes_of(fmt: Formatter, *, alone: bool) -> tuple[Eyes, ...]:
    """Return through whose eyes a game can be looked at: who plays alone sees what all do."""
    words = fmt.words
    seats = [
        Eyes(
            words("replay-eyes-seat", seat=str(seat.seat + 1), name=plain(seat.name, 32)),
            None if alone else seat.seat,
        )
        for seat in fmt.table.seats
    ]
    everybody = [] if alone else [Eyes(words("replay-eyes-all"))]
    return (*everybody, *seats, Eyes(words("replay-eyes-secrets"), secrets=True))


def story_lines(game: str, chapters: Chapters, told: Sequence[LogEntry]) -> dict[int, list[str]]:
    """Return all that has happened, secrets too, by the number of the event when it did; claims
    stand beside the truth.

    ``game`` is its name, which is no heading worth a line of its own.
    """
    numbers, story, n = {id(entry.event): entry.n for entry in told}, dict[int, list[str]](), 1
    for heading, lines in chapters:
        begun = heading == game
        for line in lines:
            if isinstance(line, StoryLine):  # What is none is told with the one before it.
                n = max(n, numbers.get(id(line.event), n))
            story.setdefault(n, []).extend([line] if begun else [f"### {heading}", line])
            begun = True
    return story


@dataclass(slots=True)
class Looks:
    """Makes the steps of a page one after the other: what stays is not said again."""

    night: Night
    words: Words
    pool: Pool
    eyes: Sequence[Eyes]
    story: Mapping[int, Sequence[str]]
    """What is told of each event, secrets too, by its number."""
    own: Changes = field(default_factory=dict)
    rest: Changes = field(default_factory=dict)

    def step(self, scene: Scene) -> tuple[Any, ...]:
        """Return the numbers of the table and of what has happened, as most see them; then, by
        the number of the eyes, where these are others, the numbers of one's own cards and those
        of what one knew.

        Own cards and what was known stay until they change. -1 is nothing.
        """
        story = [line for entry in scene.told for line in self.story.get(entry.n, ())]
        common = scene.state.view()
        table = self.pool.picture(self._table(scene, common))
        told = self.pool.text(scene.said(self._fmt(scene, None)))
        tables, tolds, owns, rests = Changes(), Changes(), Changes(), Changes()
        for n, eyes in enumerate(self.eyes):
            view = scene.state.view(eyes.seat)
            if view is not common:
                tables[n] = self.pool.picture(self._table(scene, view))
            if eyes.secrets and story:
                tolds[n] = self.pool.text(story)
            owns[n] = self.pool.picture(self._own(scene, eyes))
            parts = map(self.pool.text, self._rest(scene, eyes))
            rests[n] = [part for part in parts if part >= 0]
        tables = {n: each for n, each in tables.items() if each != table}
        changes = _changed(self.own, owns), _changed(self.rest, rests)
        return table, told, tables, tolds, *changes

    def _table(self, scene: Scene, table: TableView) -> Picture | None:
        """Return the picture of the table, or at the end the poster."""
        book, night = scene.state.notebook(None), self.night
        if scene.over:
            at = night.record.played_at
            return poster_picture(table, book, self.words, at, night.avatars, night.zone)
        return table_picture(table, book, self.words, night.avatars)

    def _own(self, scene: Scene, eyes: Eyes) -> Picture | None:
        """Return the picture of one's own cards, if there is any."""
        if eyes.seat is None or scene.over:
            return None
        table, book = scene.state.view(eyes.seat), scene.state.notebook(eyes.seat)
        return private_picture(table, book, self.words, self.night.avatars)

    def _fmt(self, scene: Scene, seat: Seat | None) -> Formatter:
        return Formatter(scene.state.view(seat), self.words, emblems=0)

    def _rest(self, scene: Scene, eyes: Eyes) -> Iterator[Iterable[str]]:
        """Yield what somebody knew and was asked, or how it ended for them, in parts.

        With all secrets, what each of them knew.
        """
        fmt, state, view = self._fmt(scene, eyes.seat), scene.state, scene.view
        if scene.over:
            yield _end(scene, fmt, eyes)
        elif eyes.secrets:
            for seat in fmt.table.seats if state.kind.deals else ():
                yield [f"### {self.words('replay-knew', name=fmt.name(seat.seat))}"]
                yield _known(scene, fmt, seat.seat, pictured=False)
        else:
            if eyes.seat is not None:
                pictured = view.cards is not None or view.own_picture is not None
                yield _known(scene, fmt, eyes.seat, pictured=pictured)
            elif view.picture is None:
                yield chain.from_iterable(view.board(fmt, state.notebook(None)))
            yield _asked(scene, fmt, eyes)


def _changed(before: Changes, now: Changes) -> Changes:
    """Return what has changed, and note it."""
    changes = {n: each for n, each in now.items() if before.get(n) != each}
    before |= changes
    return changes


def _known(scene: Scene, fmt: Formatter, seat: Seat, *, pictured: bool) -> Iterator[str]:
    book = scene.state.notebook(seat)
    yield from scene.view.fate(fmt, book)
    yield from chain.from_iterable(what_is_held(fmt, book, pictured=pictured))
    yield from whisper_lines(fmt, book.talk)


def _asked(scene: Scene, fmt: Formatter, eyes: Eyes) -> Iterator[str]:
    """Yield what is asked now, as far as these eyes may know it."""
    state, words = scene.state, fmt.words
    own = None if eyes.seat is None else state.ask_of(eyes.seat)
    if own is not None:
        question = scene.view.question(fmt, state.notebook(eyes.seat), own)
        yield words("replay-asked-you", question=question)
        return
    ask = public_ask(fmt.table)
    if ask is not None and len(fmt.table.waiting) == 1:
        question = scene.view.question(fmt, state.notebook(None), ask)
        yield words("asked-of", name=fmt.bold(ask.seat), question=question)
    elif fmt.table.waiting:
        names = fmt.names(each.seat for each in fmt.table.waiting)
        yield words("replay-asked", names=names)


def _end(scene: Scene, fmt: Formatter, eyes: Eyes) -> Iterator[str]:
    if eyes.seat is not None:
        yield from scene.view.fate(fmt, scene.state.notebook(eyes.seat))
    yield from chain.from_iterable(scene.view.final(fmt, scene.state.notebook(None)))
    yield from honour_lines(fmt)
    yield from earned_lines(fmt)
