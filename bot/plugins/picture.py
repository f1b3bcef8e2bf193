"""What a picture shows, as data: a game says it, and how it is drawn is the same for all games."""

from dataclasses import dataclass
from enum import StrEnum


class Colour(StrEnum):
    """A banner's colour; one phase has one."""

    BLUE = "#3b5f8f"
    """A beginning."""
    GREEN = "#4f7a3a"
    """Players act."""
    RED = "#a8342f"
    """Death."""
    PLUM = "#5b3a6b"
    GOLD = "#a8782a"
    """Worth: crowns, an end."""
    NIGHT = "#3a3444"


class Fate(StrEnum):
    """What has become of a seat."""

    PLAYING = "playing"
    DEAD = "dead"
    ESCAPED = "escaped"
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
    badge: str = ""
    """An emblem at the face: an office, or what somebody has turned out to be."""
    cards: tuple[str, ...] = ()
    """Emblems of what lies there, from left to right."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TablePicture:
    """What everybody may see of a table, seats clockwise from the first."""

    banner: str
    colour: Colour
    seats: tuple[SeatPicture, ...]
    centre: tuple[str, ...] = ()
    """Emblems of what lies in the middle."""
    caption: str = ""
    """A few plain words below them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LaidCard:
    """A card of a layout, face up."""

    name: str
    """The card in plain words or signs."""
    emblem: str
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
    laid: tuple[LaidCard, ...] = ()
    behind: int = 0
    note: str = ""
    """A few plain words below it."""
    mark: str = ""
    """An emblem beside the note."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PilePicture:
    """A pile of a layout: its name, how many cards it has, and its top or its emblem."""

    label: str
    number: int
    top: LaidCard | None = None
    emblem: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class LayoutPicture:
    """What lies open before somebody who plays alone: three rows, a hand of three, three piles."""

    banner: str
    colour: Colour
    rows: tuple[RowPicture, ...]
    hand: tuple[LaidCard, ...]
    piles: tuple[PilePicture, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PosterSeat:
    """What a seat turned out to be, and what it brought."""

    emblems: tuple[str, ...]
    """The role, and whatever else was unveiled."""
    role: str
    """The role in plain words, always drawn whole."""
    won: bool
    fate: Fate = Fate.PLAYING
    change: int | None = None
    """Crowns won or lost."""
    note: str = ""
    """A few plain words more, where there is room for them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Poster:
    """How a game ended: a headline, the deciding moment in a line, and everybody."""

    headline: str
    line: str
    colour: Colour
    seats: tuple[PosterSeat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CardPicture:
    """One card that a viewer holds or has just seen, in plain words."""

    emblem: str
    label: str
    """Whose it is: "Your role"."""
    name: str
    text: str
    """What it is about, in a line or two."""
