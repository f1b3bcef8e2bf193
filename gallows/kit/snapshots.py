"""Games to look at: played by chance, seen by everybody, with names as bad as they come."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache, partial
from hashlib import blake2b
from typing import Any

from fluent.runtime import FluentBundle
from pydantic import BaseModel

from bot.plugins.registry import plugins
from bot.tables.kinds import kind_of
from bot.tables.projections import waiting_for
from bot.tables.tale import silences_in
from bot.text import Words
from bot.text.words import MissingText, bundle_of
from bot.values.silence import Silent
from bot.values.tables import Pace, SeatView, Status, TableView, Waiting
from gallows.kit.properties import speak, step
from games.engine.asks import Ask, Seat
from games.engine.claims import Spoken
from games.engine.crowns import FIRST_PURSE
from games.engine.dice import SeededDice
from games.engine.events import Event
from games.engine.game import Game
from games.engine.match import Match
from games.engine.truth import NOTHING_SAID, WhoLied, who_lied

HOSTILE = (
    "@everyone",
    "**bold** ||spoiler||",
    "<@123456789012345678>",
    "[x](http://evil.example)",
    "\u202edrawkcab",
    "𝕎" * 32,
    "```",
    "@" * 32,
    "-# small",
    "\u0639" * 32,
)
"""Names of players."""
NUMBERS = tuple(str(n) for n in range(1, 10))
"""Names without letters."""
MOST_FILLED = 200
"""Characters of what fills a text, where only the text's key is said."""
DUE = 1_800_000_000.0


def english() -> Words:
    """Return the English texts; one that is missing fails the test."""
    return in_full("en")


def in_full(locale: str) -> Words:
    """Return the texts of a language and no others; one that is missing fails the test."""
    return _one_of(InFull, locale, bundle_of(locale))


def without_faults(locale: str) -> Words:
    """Return a language that may lack texts; one that cannot be filled in fails the test."""
    return _one_of(WithoutFaults, locale, bundle_of(locale))


def keys() -> Words:
    """Return the language that says which text was asked for."""
    return _one_of(Keys, "en", bundle_of("en"))


@lru_cache(maxsize=32)
def _one_of(kind: type[Words], locale: str, bundle: FluentBundle) -> Words:
    """Return the one of its kind: it remembers what it has said."""
    return kind(locale, (bundle,), strict=True)


@contextmanager
def missing_texts_together() -> Iterator[None]:
    """Have all texts that are missing said at once, when this is left, and not the first alone.

    What goes wrong for want of them is not said beside them.
    """
    noted: dict[str, None] = {}
    _noted.append(noted)
    try:
        yield
    except Exception:
        if not noted:
            raise
    finally:
        _noted.pop()
    if noted:
        raise MissingText("\n".join(noted))


_noted: list[dict[str, None]] = []
"""Where missing texts are noted; the innermost last."""


class InFull(Words):
    """Texts none of which may be missing."""

    def _missing(self, what: str) -> None:
        if not _noted:
            raise MissingText(what)
        _noted[-1][what] = None


class WithoutFaults(InFull):
    """A language that players read; where a fault would have them read English, the test fails."""

    def __init__(self, locale: str, bundles: tuple[FluentBundle, ...], *, strict: bool) -> None:
        super().__init__(locale, (*bundles, bundle_of("en")))


class Foreign(InFull):
    """A language without letters of ours: every text is its places' content in brackets."""

    def __init__(self) -> None:
        super().__init__("en", (bundle_of("en"),), strict=True)

    def __call__(self, key: str, /, **args: str | int | float) -> str:
        """Return what fills the text; one that is missing, or lacks something, fails the test."""
        super().__call__(key, **args)
        return f"⟦{' '.join(str(arg) for arg in args.values())}⟧"


class Keys(Words):
    """Says which text was asked for, and with what: two panels differ wherever any word does."""

    def __call__(self, key: str, /, **args: str | int | float) -> str:
        """Return the key, and what fills the text; much of it as a mark, or no panel holds it."""
        filled = " ".join(f"{name}={arg}" for name, arg in args.items())
        if len(filled) > MOST_FILLED:
            filled = blake2b(filled.encode(), digest_size=12).hexdigest()
        return f"⟦{key} {filled}⟧"


def named(names: Sequence[str], count: int) -> list[str]:
    """Return so many names; where there are too few, they come again."""
    return [names[n % len(names)] for n in range(count)]


def table(
    game: str,
    count: int,
    status: Status = Status.PLAYING,
    *,
    choices: Mapping[str, Any] | None = None,
    names: Sequence[str] = HOSTILE,
    waiting: tuple[Waiting, ...] = (),
    put: tuple[Ask, ...] = (),
    claims: bool = False,
    away: bool = False,
    computers: Sequence[int] = (),
    joined: bool = True,
    counted: bool = True,
    closes_at: float | None = None,
    secret: str | None = None,
    purses_after: tuple[int, ...] | None = None,
    lied: WhoLied = NOTHING_SAID,
) -> TableView:
    """Return what panels may know of a table; ``away`` and not ``joined`` concern the last seat."""
    seats = tuple(
        SeatView(
            Seat(n),
            None if n in computers else 10**17 + n,
            name,
            away=away and n == count - 1,
            joined=joined or n != count - 1,
            volunteer=n == 0,
            novice=n == 0,
        )
        for n, name in enumerate(named(names, count))
    )
    return TableView(
        id=123456,
        game=game,
        guild_id=10**18,
        channel_id=10**18 + 1,
        place_id=10**18 + 2,
        host_id=10**17,
        status=status,
        pace=Pace.NORMAL,
        seats=seats,
        commitment="ab" * 32,
        counted=counted,
        choices=plugins()[game].defaults() if choices is None else choices,
        message_id=10**18 + 3,
        waiting=waiting,
        put=put,
        claims=claims,
        closes_at=closes_at,
        secret=secret,
        purses_after=purses_after,
        lied=lied,
        joins=tuple(10**18 + n for n in range(count))
        if secret and status is Status.SETTLED
        else (),
    )


@dataclass
class Snapshot:
    """A match as it stands, between two answers. As it goes on, notebooks are read on with it."""

    match: Match
    choices: Mapping[str, Any] | None = None
    """What its host has chosen; None: nothing."""
    _notebooks: dict[Seat | None, tuple[Any, int]] = field(default_factory=dict, repr=False)
    """What each viewer knows, and how much of the log that is."""
    _lied: tuple[WhoLied, int] = (NOTHING_SAID, 0)
    """What was true of what was said, by how much of the log."""

    @property
    def settled(self) -> bool:
        """Whether the result is fixed."""
        return self.match.outcome is not None

    @property
    def view(self) -> TableView:
        """The table, now and then with somebody away, or with a computer player."""
        return self.seen_by(None)

    def seen_by(self, viewer: Seat | None) -> TableView:
        """Return the same for one seat's eyes."""
        return self.seen(
            viewer,
            away=len(self.match.log) % 5 == 0,
            computers=(1,) if len(self.match.log) % 3 == 0 else (),
        )

    def seen(self, viewer: Seat | None = None, /, **more: Any) -> TableView:
        """Return the table as it stands for a viewer; ``more`` as for `table`."""
        outcome = self.match.outcome
        waiting = [Waiting(ask.seat, ask, DUE) for ask in self.match.asks]
        seen = table(
            self.match.game.id,
            self.match.seats,
            Status.SETTLED if self.settled else Status.PLAYING,
            choices=self.choices,
            claims=self.match.game.claims is not None and not self.settled,
            secret="cd" * 32 if self.settled else None,
            purses_after=None
            if outcome is None
            else tuple(
                before + net for before, net in zip(self.match.purses, outcome.net(), strict=True)
            ),
            lied=self.lied,
            **more,
        )
        return waiting_for(seen, viewer, waiting, self.match.asked_together, paused=False)

    @property
    def lied(self) -> WhoLied:
        """What was true of what was said, once the result is fixed."""
        match = self.match
        if match.outcome is None:
            return NOTHING_SAID
        if self._lied[1] != len(match.log):
            found = who_lied(match.game, match.seats, match.log, match.outcome)
            self._lied = found, len(match.log)
        return self._lied[0]

    @property
    def tale(self) -> list[Event]:
        """What everybody was told of the game, and where silence decided."""
        match, silences = self.match, dict[int, list[Silent]]()
        if kind_of(match.game.id).waits:
            view = plugins()[match.game.id].view
            silences = silences_in(match, view, partial(self.notebook, None))
        events: list[Event] = []
        for entry in match.log:
            events += silences.get(entry.n, ())
            if entry.to is None and not isinstance(entry.event, Spoken):
                events.append(entry.event)
        return events

    def notebook(self, viewer: Seat | None) -> Any:
        """Return what a viewer knows."""
        match = self.match
        # What fails in the middle of a reading is no notebook any more, so it is taken out for it.
        notebook, known = self._notebooks.pop(viewer, (None, 0))
        notebook = notebook or match.game.notebook(match.seats, viewer)
        notebook.read(match.log[known:])
        self._notebooks[viewer] = notebook, len(match.log)
        return notebook


def played(
    game: Game,
    seed: int,
    count: int,
    options: BaseModel | None = None,
    *,
    choices: Mapping[str, Any] | None = None,
    silent: int = 6,
) -> Iterator[Snapshot]:
    """Play a game by chance and stop before every answer, and at its end.

    ``options`` come of ``choices``. ``silent``: of so many answers one is silence.
    """
    dice = SeededDice(seed.to_bytes(8, "big"))
    match = Match(game, count, options or game.options(), (FIRST_PURSE,) * count, dice)
    whims = SeededDice(b"whims" + seed.to_bytes(8, "big"))
    snapshot = Snapshot(match, choices)
    while match.asks:
        if whims.below(4) == 0:
            speak(match, whims)
        yield snapshot
        step(match, whims, silent=silent)
    yield snapshot
