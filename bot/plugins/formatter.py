"""A table's people and its game's nouns in one locale's words."""

import re
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property, lru_cache

from bot.text import Noun, Words, escape, plain
from bot.text.emblems import emblem
from bot.text.fitting import cut
from bot.text.names import look
from bot.values.tables import SeatView, TableView, Waiting
from games.engine.asks import Seat

MOST_EMBLEMS = 24
"""In the texts of one panel: each takes some 40 of the characters that Discord counts."""
MANY = 8
"""Players: then a list of their names is long."""
MOST_LISTED = 28
"""Characters of names in a short list: more do not fit a line of a phone, with what it is of."""
FEW_DRAWN = 4
"""Names that a line of a picture has room for."""
MOST_UNMARKED = 24
"""Characters of a name on a button, or in an option of a list."""
MOST_TYPED = 100
"""Characters of what may be typed: more is no line."""
MOST_WHO = 400
"""Characters of names in the line that says who is awaited; the others are counted."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One option of a select: its value, its label, and a few words below it."""

    value: str
    """What the answer names: the target as text."""
    label: str
    """What is read, without markdown: cut after 100 characters in a list, after 80 on a button."""
    hint: str = ""
    """A few words below it, in a list alone: cut after 100 characters."""
    emblem: str = ""
    """An emoji before the label."""


class Formatter:
    """Says who, what and when. Names leave it safe to show."""

    def __init__(self, table: TableView, words: Words, *, emblems: float = MOST_EMBLEMS) -> None:
        """``emblems``: how many nouns, the first, have theirs before them."""
        self.table = table
        """Who sits where, what the host has chosen, what is waited for."""
        self.words = words
        """The texts: ``fmt.words("dice-bid", name=name)``."""
        self._emblems = emblems

    @cached_property
    def _names(self) -> tuple[str, ...]:
        return _told_apart(tuple([seat.name for seat in self.table.seats]), self.words)

    @cached_property
    def _unmarked(self) -> tuple[str, ...]:
        raw = tuple([seat.name for seat in self.table.seats])
        return _told_apart(raw, self.words, _short)

    @cached_property
    def plain(self) -> "Formatter":
        """The same for labels of buttons and lists, where an emblem in the text is not drawn."""
        return Formatter(self.table, self.words, emblems=0) if self._emblems > 0 else self

    @property
    def game(self) -> str:
        """The game's name."""
        return self.words.game(self.table.game)

    @property
    def crowded(self) -> bool:
        """Whether so many play that lists of them have to be short."""
        return len(self.table.seats) >= MANY

    def briefly(self, seat: Seat) -> str:
        """Return a name, or at a crowded table the number that stands beside it in the picture."""
        return str(seat + 1) if self.crowded else self.name(seat)

    def shortly(self, seats: Iterable[Seat]) -> str:
        """Return a list of names, or where it is long, of the seats' numbers in the picture."""
        listed = list(seats)
        names = self.commas(map(self.briefly, listed))
        if len(names) <= MOST_LISTED:
            return names
        return self.commas([str(seat + 1) for seat in listed])

    def seat_line(self, seat: Seat) -> str:
        """Return a seat's number and its player's name."""
        return self.words("seat-line", seat=str(seat + 1), name=self.name(seat))

    def presence(self, seat: Seat) -> list[str]:
        """Return the mark of a computer, or of who is away, plays for another or gets no DMs."""
        view = self.table.seats[seat]
        if view.computer:
            return [self.words("mark-computer")]
        if view.away:
            return [self.words("mark-away")]
        if view.owner_name is not None:
            return [self._mark_for(view.owner_name)]
        return [self.words("mark-dms-closed")] if view.dms_closed else []

    @property
    def computers(self) -> int:
        """How many computers sit at the table."""
        return sum([view.computer for view in self.table.seats])

    def presences(self) -> str:
        """Return who is marked so, in one line: each mark with the names it is for.

        Computers are left out: the panel's first line counts them, and the picture, beside which
        this stands, shows which they are.
        """
        marked: dict[str, list[Seat]] = {}
        for view in self.table.seats:
            for mark in self.presence(view.seat):
                if not view.computer:
                    marked.setdefault(mark, []).append(view.seat)
        parts = [
            self.words("marked", mark=mark, names=self.commas(map(self.name, seats)))
            for mark, seats in marked.items()
        ]
        return f"-# {' · '.join(parts)}" if parts else ""

    def played_for(self) -> str:
        """Return for whom others have played on, and who, in one line; nothing for nobody."""
        parts = [
            self.words("marked", mark=self._mark_for(view.owner_name), names=self.name(view.seat))
            for view in self.table.seats
            if view.owner_name is not None
        ]
        return f"-# {' · '.join(parts)}" if parts else ""

    def _mark_for(self, owner: str) -> str:
        return self.words("mark-for", name=escape(owner))

    def earner(self, seat: Seat) -> str:
        """Return in bold whose crowns and medals are earned on a seat."""
        owner = self.table.seats[seat].owner_name
        return self.bold(seat) if owner is None else f"**{escape(owner)}**"

    def name(self, seat: Seat) -> str:
        """Return a player's name, with the seat's number where two share it."""
        return self._names[seat]

    def unmarked(self, seat: Seat) -> str:
        """Return the same, in short, for buttons and lists, where no markdown is read."""
        return self._unmarked[seat]

    def raw(self, seat: Seat) -> str:
        """Return a player's name as it is, for pictures alone: no message may show it."""
        return self.table.seats[seat].name

    def drawn(self, seats: Iterable[Seat]) -> str:
        """Return players' names as a list for pictures alone; many are only counted."""
        names = [self.raw(seat) for seat in seats]
        if len(names) > FEW_DRAWN:
            return self.words("picture-players", n=len(names))
        return self.listed(names)

    def typed(self, text: str) -> str:
        """Return what somebody has typed, safe to show."""
        return escape(text, MOST_TYPED)

    def bold(self, seat: Seat) -> str:
        """Return a player's name in bold."""
        return f"**{self._names[seat]}**"

    def names(self, seats: Iterable[Seat]) -> str:
        """Return players' names as a list in words."""
        return self.listed([self.bold(seat) for seat in seats])

    def listed(self, parts: list[str]) -> str:
        """Return a list in words: commas, and "and" before the last."""
        if len(parts) < 2:
            return "".join(parts)
        comma = self.words("list-comma")
        return f"{comma.join(parts[:-1])} {self.words('list-and')} {parts[-1]}"

    def commas(self, parts: Iterable[str]) -> str:
        """Return a list with commas alone."""
        return self.words("list-comma").join(parts)

    def noun(self, member: StrEnum) -> Noun:
        """Return a card, or whatever else an enum of the game names, with its emblem.

        A text with ``$card`` in it may choose by ``$card_id``, and by ``$card_kind``.
        """
        return self.words.noun(self.key(member), member.value, self.mark(member))

    def mark(self, member: StrEnum) -> str:
        """Return the emblem alone of a card or the like; nothing where there is none to show."""
        mark = emblem(self.key(member)) if self._emblems > 0 else ""
        self._emblems -= bool(mark)
        return mark

    def key(self, member: StrEnum) -> str:
        """Return the key of a noun's text and of its emblem: ``GAME-ENUM-MEMBER``."""
        return noun_key(self.table.game, member)

    def nouns(self, members: Iterable[StrEnum]) -> str:
        """Return several of them as a list, in the order given."""
        return self.commas(map(self.noun, members))

    def counted(self, members: Iterable[StrEnum]) -> str:
        """Return several of them as a list, with how many there are of each."""
        return counted(self.words, map(self.noun, members))

    def label(self, seat: Seat, viewer: Seat | None) -> str:
        """Return a seat as an option of a select: no markdown is read there."""
        key = "seat-label-you" if seat == viewer else "seat-label"
        name = plain(self.table.seats[seat].name, 64)
        return cut(self.words(key, seat=str(seat + 1), name=name), 100)

    def crowns(self, n: int) -> str:
        """Return so many crowns."""
        return self.words("crowns", n=n)

    def crowns_after(self, seat: Seat, played: int) -> int:
        """Return a seat's crowns in the end: those that were settled, else those of the game."""
        settled = self.table.purses_after
        return played if settled is None else settled[seat]

    def waiting(self, waiting: Iterable[Waiting]) -> str:
        """Return the line that says who is awaited until when.

        Users are mentioned, and come first; computers are the ones left out of a long list.
        """
        waits = list(waiting)
        if not waits:
            return self.words("waiting-hidden" if self.table.hidden else "waiting-nobody")
        seats = [self.table.seat(wait.seat) for wait in waits]
        seats.sort(key=lambda seat: seat.computer or seat.away)
        who = [self.person(seat) for seat in seats]
        kept = next(n for n in range(len(who), 0, -1) if n == 1 or len("".join(who[:n])) < MOST_WHO)
        if kept < len(who):
            who = [*who[:kept], self.words("waiting-others", n=len(who) - kept)]
        when = timestamp(min(wait.due for wait in waits))
        return self.words("waiting-for", who=self.listed(who), when=when)

    def person(self, seat: SeatView) -> str:
        """Return a mention of a user who plays, or else the name in bold."""
        if seat.computer or seat.away:
            return self.bold(seat.seat)
        return f"<@{seat.user_id}>"

    def there(self, seats: Iterable[Seat]) -> list[int]:
        """Return the users on some seats who are there to be told something."""
        views = map(self.table.seat, seats)
        return [s.user_id for s in views if s.user_id is not None and not (s.away or s.left)]


_UNREAD = re.compile("[\\\\\u2068\u2069]")
"""What makes a name safe, and is not seen."""


def _short(name: str) -> str:
    return plain(name, MOST_UNMARKED)


@lru_cache(maxsize=256)
def _told_apart(
    raw: tuple[str, ...], words: Words, safe: Callable[[str], str] = escape
) -> tuple[str, ...]:
    """Return the seats' names, safe to show; those that look alike get their seat's number.

    So does who is called as another one is with that number.
    """
    names = [safe(name) for name in raw]
    numbered = [words("name-twice", name=n, seat=str(seat + 1)) for seat, n in enumerate(names)]
    looks, then = ([look(_UNREAD.sub("", each)) for each in said] for said in (names, numbered))
    alike = {seat for seat, seen in enumerate(looks) if looks.count(seen) > 1}
    while more := {s for s, seen in enumerate(looks) if seen in [then[k] for k in alike]} - alike:
        alike |= more
    return tuple(numbered[seat] if seat in alike else name for seat, name in enumerate(names))


# Members of two enums may be equal as texts, but are not typed alike.
@lru_cache(maxsize=4096, typed=True)
def noun_key(game: str, member: StrEnum) -> str:
    """Return the key of a noun: that of ``Item.NICE_HAT`` ends with ``-item-nice-hat``."""
    return f"{game}-{kebab(type(member).__name__)}-{member.lower()}"


@lru_cache(maxsize=1024)
def kebab(name: str) -> str:
    """Return a class's name as keys of texts are written."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


def role_name(words: Words, game: str, role: str) -> str:
    """Return what a role is called; its word, where the game is gone, or has no such role now."""
    key = f"{game}-role-{role}"
    return words(key) if key in words else escape(role)


def counted(words: Words, names: Iterable[str]) -> str:
    """Return names with how often each occurs, in the order of the first."""
    parts = Counter(names).items()
    return words("list-comma").join(
        [name if n == 1 else words("several", n=n, what=name) for name, n in parts]
    )


def change(words: Words, n: int) -> str:
    """Return a gain or a loss of crowns, signed."""
    return words("crowns-minus" if n < 0 else "crowns-plus", n=abs(n))


def timestamp(when: float, style: str = "R") -> str:
    """Return a moment as every reader's Discord shows it in their own time.

    ``when``: in seconds since 1970. ``style``: a letter of Discord's, ``R`` for "in two minutes",
    ``t`` for the time, ``f`` with the date, ``F`` with the day of the week, too.
    """
    return f"<t:{int(when)}:{style}>"
