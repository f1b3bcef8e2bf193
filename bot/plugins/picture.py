"""What a picture shows, as data: a game says it, and how it is drawn is the same for all games."""

from dataclasses import dataclass
from enum import StrEnum

from games.engine.asks import Seat


class Colour(StrEnum):
    """A banner's colour; one phase has one."""

    BLUE = "#3b5f8f"
    """A beginning."""
    GREEN = "#4f7a3a"
    """Players act."""
    RED = "#a8342f"
    """Death."""
    PLUM = "#5b3a6b"
    """Something special."""
    GOLD = "#a8782a"
    """Worth: crowns, an end."""
    NIGHT = "#3a3444"
    """Secrets."""


class Fate(StrEnum):
    """What has become of a seat."""

    PLAYING = "playing"
    """Still in the game."""
    DEAD = "dead"
    """Has died."""
    ESCAPED = "escaped"
    """Is out of danger."""
    OUT = "out"
    """No longer in the game, and nobody has died."""


BACK = "card-back"
"""The emblem of a card that lies face down."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatPicture:
    """What everybody may see of one seat. Emblems are named by their keys: `Formatter.key`."""

    number: int | None = None
    """Of crowns, points, lives, Honor."""
    emblem: str = "crown"
    """What it is a number of; the text ``KEY-number`` says ``$n`` of it, never below 0."""
    fate: Fate = Fate.PLAYING
    """Whether the seat is still in the game."""
    badge: str = ""
    """An emblem at the face: an office, or what somebody has turned out to be."""
    sign: str = ""
    """An emblem of what somebody has just shown, such as a thumb. The table adds what they have
    voted on last words: ``GAME-vote-WORD``."""
    marks: tuple[str, ...] = ()
    """Emblems of what somebody holds at the moment, such as titles: small, beside the face,
    three at most."""
    cards: tuple[str, ...] = ()
    """Emblems of what lies there, from left to right."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StagePicture:
    """Where all look now: one seat's face, large, beside what has been revealed of it."""

    seat: Seat
    """Whose face."""
    cards: tuple[str, ...]
    """Emblems of what stands beside it, two at most."""
    label: str
    """Where that is, in two or three plain words."""
    said: str = ""
    """An emblem of what they say for themselves. The table adds it from their last words."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundsRow:
    """The rounds of one kind."""

    emblem: str
    """What they are about."""
    rounds: tuple[tuple[Seat, ...] | None, ...]
    """Who has won each; None for one that is not over."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TablePicture:
    """What everybody may see of a table, seats clockwise from the first."""

    banner: str
    """What goes on, in a few plain words."""
    colour: Colour
    """The banner's."""
    seats: tuple[SeatPicture, ...]
    """One a seat, in the order of the seats."""
    centre: tuple[str, ...] = ()
    """Emblems of what lies in the middle."""
    caption: str = ""
    """What these are, in a few plain words below them."""
    stage: StagePicture | None = None
    """Somebody to whom something happens before all eyes, in the middle, too."""
    rounds: tuple[RoundsRow, ...] = ()
    """All rounds of the game, in the middle, where eight seats or fewer are."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LaidCard:
    """A card of a layout, face up."""

    name: str
    """The card in plain words or signs."""
    emblem: str
    """Its key."""
    letters: str = ""
    """A letter or two in its corner; without, the emblem is the whole card."""
    mark: str = ""
    """An emblem beside the letters."""
    red: bool = False
    """Whether the letters are red."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RowPicture:
    """A row of a layout: the card in front, what lies on it, and how many lie behind it."""

    front: LaidCard | None
    """The card in front, if there is one."""
    laid: tuple[LaidCard, ...] = ()
    """What lies on it."""
    behind: int = 0
    """How many lie face down behind it."""
    note: str = ""
    """A few plain words below it."""
    mark: str = ""
    """An emblem beside the note."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PilePicture:
    """A pile of a layout: its name, how many cards it has, and its top or its emblem."""

    label: str
    """Its name in plain words."""
    number: int
    """How many cards it has."""
    top: LaidCard | None = None
    """Its top card, if that lies face up."""
    emblem: str = ""
    """Its key, if no card lies face up."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LayoutPicture:
    """What lies open before somebody who plays alone: three rows, a hand of three, three piles."""

    banner: str
    """What goes on, in a few plain words."""
    colour: Colour
    """The banner's."""
    rows: tuple[RowPicture, ...]
    """Three, from left to right."""
    hand: tuple[LaidCard, ...]
    """Three cards at most."""
    piles: tuple[PilePicture, ...]
    """Three, from left to right."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PosterSeat:
    """What a seat turned out to be, and what it brought."""

    emblems: tuple[str, ...]
    """The role, and whatever else was unveiled."""
    role: str
    """The role in plain words, always drawn whole."""
    won: bool
    """Whether the seat has won."""
    fate: Fate = Fate.PLAYING
    """What has become of it."""
    change: int | None = None
    """Crowns won or lost."""
    note: str = ""
    """A few plain words more, where there is room for them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Poster:
    """How a game ended: a headline, the deciding moment in a line, and everybody."""

    headline: str
    """How it ended, in a few words."""
    line: str
    """The deciding moment."""
    colour: Colour
    """The banner's."""
    seats: tuple[PosterSeat, ...]
    """One a seat, in the order of the seats."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CardPicture:
    """One card that a viewer holds or has just seen, in plain words."""

    emblem: str
    """Its key: `Formatter.key`."""
    label: str
    """Whose it is: "Your role"."""
    name: str
    """What it is."""
    text: str
    """What it is about, in a line or two."""
