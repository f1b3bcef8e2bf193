"""One page that needs nothing else: a past game step by step, through anybody's eyes."""

import base64
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from html import escape
from pathlib import Path
from string import Template
from typing import Any

from bot.panels.claims import whisper_lines
from bot.panels.details import proof_page
from bot.panels.medals import earned_lines
from bot.panels.shared import public_ask, what_is_held
from bot.panels.table_pictures import (
    NO_AVATARS,
    poster_picture,
    private_picture,
    table_picture,
)
from bot.panels.who_lied import honour_lines
from bot.plugins.formatter import Formatter
from bot.replay.fonts import font_faces
from bot.replay.markup import page_lines
from bot.replay.night import Night, Scene, found_out, scenes
from bot.replay.pool import Pool
from bot.text import Words, plain, words_for
from bot.values.tables import TableView
from games.engine.asks import Seat
from games.engine.truth import WhoLied

HERE = Path(__file__).parent
LARGEST = 3_000_000
"""Characters of a page; a longer one is made with less."""
MOST_LOOKS = 1200
"""Steps, times players. In a longer game several scenes are one step."""
MOST_STORY = 600
"""Events of a game whose story is told step by step: it is told from the beginning each time. In a
longer one a step says what everybody heard, and the story stands below."""
BUTTONS = ("first", "back", "play", "next", "last")


@dataclass(frozen=True, slots=True)
class Eyes:
    """Through whose eyes a game is looked at."""

    name: str
    seat: Seat | None = None
    """None: as everybody saw it."""
    secrets: bool = False
    """Whether all is told that anybody knew."""


def page(night: Night, locale: str) -> bytes:
    """Return a past game as an HTML file.

    It has no avatars where it would be too large with them. Raise whatever its game raises.
    """
    words, lied = words_for(locale), found_out(night)
    made = _page(night, words, lied)
    if len(made) > LARGEST and night.avatars:
        made = _page(replace(night, avatars=NO_AVATARS), words, lied)
    return made


def _page(night: Night, words: Words, lied: WhoLied) -> bytes:
    found = list(_steps(night))
    long = len(found[-1].state.told()) > MOST_STORY
    pool, story, eyes = Pool(), _Story(words, lied, long=long), tuple[Eyes, ...]()
    steps, last = list[list[tuple[int, ...]]](), None
    for last in found:
        if not eyes:
            eyes = _eyes(Formatter(last.state.view(), words, emblems=0), last)
        look = _Look(night, last, words, story.go_on(last), pool)
        steps.append([look.through(each) for each in eyes])
    assert last is not None  # A match that was dealt has told something, or is over.
    fmt = Formatter(last.state.view(), words, emblems=0)
    data = {
        "pieces": pool.places,
        "pictures": [(*size, numbers, alt) for size, numbers, alt in pool.pictures],
        "steps": steps,
        "labels": [
            words("replay-step", step=n, steps=len(steps)) for n in range(1, len(steps) + 1)
        ],
        "play": [words("replay-play"), words("replay-stop")],
    }
    style = font_faces(pool.drawings) + (HERE / "page.css").read_text("utf-8")
    script = (HERE / "page.js").read_text("utf-8")
    filled = {
        "lang": escape(words.locale),
        "allowed": _allowed(style, script),
        "style": style,
        "script": script,
        "title": escape(words("replay-title", game=fmt.game, table=str(night.record.id))),
        "eyes": escape(words("replay-eyes")),
        "whose": "".join(
            f'<option value="{n}">{escape(each.name)}</option>' for n, each in enumerate(eyes)
        ),
        "slider": escape(words("replay-slider")),
        "end": str(len(steps) - 1),
        "keys": escape(words("replay-keys")),
        "no_script": escape(words("replay-no-script")),
        "summary": escape(words("replay-story")),
        "story": "".join(_story(fmt, last, words)),
        "symbols": "".join(pool.symbols()),
        "templates": "".join(pool.templates()),
        # A data block ends at its first "</".
        "data": json.dumps(data, separators=(",", ":"), ensure_ascii=False).replace("<", "\\u003c"),
        **{each: escape(words(f"replay-{each}")) for each in BUTTONS},
    }
    return Template((HERE / "page.html").read_text("utf-8")).substitute(filled).encode()


def _steps(night: Night) -> Iterator[Scene]:
    """Yield the scenes of a game, of a long one only as many as can be gone through."""
    found = list(scenes(night))
    most = max(1, MOST_LOOKS // len(night.record.seats))
    together = -(-len(found) // most)
    first = 0
    for n, scene in enumerate(found, 1):
        if n % together == 0 or n == len(found) or scene.over or found[n].over:
            yield Scene(scene.state, min(first, scene.first))
            first = len(scene.state.told())


def _allowed(style: str, script: str) -> str:
    """Return what a page may load and run: what is in it, and nothing else."""
    hashes = [base64.b64encode(sha256(each.encode()).digest()).decode() for each in (style, script)]
    return (
        "default-src 'none'; base-uri 'none'; form-action 'none'; img-src data:; font-src data:; "
        f"style-src 'sha256-{hashes[0]}'; script-src 'sha256-{hashes[1]}'"
    )


def _eyes(fmt: Formatter, scene: Scene) -> tuple[Eyes, ...]:
    """Return through whose eyes a game can be looked at: who plays alone sees what all do."""
    words, alone = fmt.words, not scene.state.kind.deals
    seats = [
        Eyes(
            words("replay-eyes-seat", seat=str(seat.seat + 1), name=plain(seat.name, 32)),
            None if alone else seat.seat,
        )
        for seat in fmt.table.seats
    ]
    everybody = [] if alone else [Eyes(words("replay-eyes-all"))]
    return (*everybody, *seats, Eyes(words("replay-eyes-secrets"), secrets=True))


class _Story:
    """All that has happened, secrets too, as it grows; what was claimed stands beside the truth."""

    def __init__(self, words: Words, lied: WhoLied, *, long: bool) -> None:
        self._words = words
        self._lied = lied
        self._long = long
        self._before: list[str] = []

    def go_on(self, scene: Scene) -> Sequence[str]:
        """Return the lines that have come since the scene before."""
        if scene.over:
            return ()
        table = replace(scene.state.view(), lied=self._lied)
        fmt, view = Formatter(table, self._words, emblems=0), scene.state.plugin.view
        if self._long:
            book, events = scene.state.notebook(None), scene.public
            return view.tale(fmt, book, events) if events else ()
        # A game tells its story from the beginning, or not at all.
        chapters = view.story(fmt, scene.state.told())
        lines: list[str] = []
        for heading, part in chapters:
            lines += [*([f"### {heading}"] if heading != fmt.game else []), *part]
        pairs = zip(self._before, lines, strict=False)
        same = next((n for n, (one, other) in enumerate(pairs) if one != other), None)
        new = lines[len(self._before) if same is None else same :]
        self._before = lines
        return new


class _Look:
    """What there is to see of one scene."""

    def __init__(
        self, night: Night, scene: Scene, words: Words, story: Sequence[str], pool: Pool
    ) -> None:
        """``story``: what has happened since the scene before, secrets too."""
        self._night = night
        self._scene = scene
        self._words = words
        self._story = story
        self._pool = pool
        self._view = scene.state.plugin.view

    def through(self, eyes: Eyes) -> tuple[int, int, int, int]:
        """Return the numbers of the table, of one's own cards, of what happened, and of the rest.

        Each is -1 where there is nothing.
        """
        table = self._scene.state.view(eyes.seat)
        told, rest = self._told(eyes), self._end(eyes) if self._scene.over else self._held(eyes)
        own = None
        if eyes.seat is not None and not self._scene.over:
            book = self._scene.state.notebook(eyes.seat)
            own = private_picture(table, book, self._words, self._night.avatars)
        return (
            self._pool.picture(self._table(table)),
            self._pool.picture(own),
            self._pool.text(page_lines(told)),
            self._pool.text(page_lines(rest)),
        )

    def _table(self, table: TableView) -> Any:
        book, record = self._scene.state.notebook(None), self._night.record
        if self._scene.over:
            when = record.settled_at or record.touched_at
            return poster_picture(table, book, self._words, when, self._night.avatars)
        return table_picture(table, book, self._words, self._night.avatars)

    def _fmt(self, eyes: Eyes) -> Formatter:
        return Formatter(self._scene.state.view(eyes.seat), self._words, emblems=0)

    def _told(self, eyes: Eyes) -> Sequence[str]:
        if eyes.secrets:
            return self._story
        book, events = self._scene.state.notebook(None), self._scene.public
        return self._view.tale(self._fmt(eyes), book, events) if events else ()

    def _held(self, eyes: Eyes) -> Iterator[str]:
        """Yield what somebody knew and was asked; with all secrets, what all of them knew."""
        fmt, state = self._fmt(eyes), self._scene.state
        if eyes.secrets:
            for seat in fmt.table.seats if state.kind.deals else ():
                yield f"### {self._words('replay-knew', name=fmt.name(seat.seat))}"
                yield from self._known(fmt, seat.seat, pictured=False)
            return
        if eyes.seat is not None:
            pictured = self._view.cards is not None or self._view.own_picture is not None
            yield from self._known(fmt, eyes.seat, pictured=pictured)
        elif state.plugin.view.picture is None:
            for lines in self._view.board(fmt, state.notebook(None)):
                yield from lines
        yield from self._asked(fmt, eyes)

    def _known(self, fmt: Formatter, seat: Seat, *, pictured: bool) -> Iterator[str]:
        book = self._scene.state.notebook(seat)
        yield from self._view.fate(fmt, book)
        for lines in what_is_held(fmt, book, pictured=pictured):
            yield from lines
        yield from whisper_lines(fmt, book.talk)

    def _asked(self, fmt: Formatter, eyes: Eyes) -> Iterator[str]:
        """Yield what is asked now, as far as these eyes may know it."""
        state, words = self._scene.state, self._words
        own = None if eyes.seat is None else state.ask_of(eyes.seat)
        if own is not None:
            question = self._view.question(fmt, state.notebook(eyes.seat), own)
            yield words("replay-asked-you", question=question)
            return
        ask = public_ask(fmt.table)
        if ask is not None and len(fmt.table.waiting) == 1:
            question = self._view.question(fmt, state.notebook(None), ask)
            yield words("asked-of", name=fmt.bold(ask.seat), question=question)
        elif fmt.table.waiting:
            names = fmt.names(each.seat for each in fmt.table.waiting)
            yield words("replay-asked", names=names)

    def _end(self, eyes: Eyes) -> Iterator[str]:
        fmt, state = self._fmt(eyes), self._scene.state
        if eyes.seat is not None:
            yield from self._view.fate(fmt, state.notebook(eyes.seat))
        for lines in self._view.final(fmt, state.notebook(None)):
            yield from lines
        yield from honour_lines(fmt)
        yield from earned_lines(fmt)


def _story(fmt: Formatter, last: Scene, words: Words) -> Iterator[str]:
    """Yield all of it in words, secrets too, as *The whole story* has it; then the dice."""
    for heading, lines in last.state.plugin.view.story(fmt, last.state.told()):
        yield f"<h3>{escape(heading)}</h3>{page_lines(lines)}"
    if fmt.table.joins and fmt.table.secret is not None:
        yield page_lines([proof_page(fmt.table, words)])
