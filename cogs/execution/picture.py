"""The layout as a picture shows it, and how it ended."""

from bot.api import Colour, Formatter, LaidCard, LayoutPicture, PilePicture, RowPicture
from cogs.execution.board import wanted
from cogs.execution.names import named
from games.execution.cards import JOKERS, RANK, ROYALS, SUIT, WORTH, Card, Suit
from games.execution.layout import HAND, Row
from games.execution.notebook import ExecutionNotebook

RED = (Suit.DIAMONDS, Suit.HEARTS)
JOKER, DRAW, DISCARD, GRAVEYARD = (
    f"execution-{each}" for each in ("card-joker", "draw-pile", "discard-pile", "graveyard")
)


def picture(fmt: Formatter, notebook: ExecutionNotebook) -> LayoutPicture:
    """Return the rows of royals, the hand, and the piles."""
    layout, words = notebook.layout, fmt.words
    top = layout.pile[:1]
    return LayoutPicture(
        banner=words("execution-picture-banner", n=layout.executed, royals=len(ROYALS)),
        colour=Colour.GREEN if layout.full is None else Colour.RED,
        rows=tuple(_row(fmt, notebook, at) for at in range(len(layout.rows))),
        hand=tuple(_card(fmt, card) for card in layout.hand),
        piles=(
            PilePicture(
                label=words("execution-picture-discard"),
                number=len(layout.pile),
                top=_card(fmt, top[0]) if top else None,
                emblem=DISCARD,
            ),
            PilePicture(label=words("execution-picture-draw"), number=layout.left, emblem=DRAW),
            PilePicture(
                label=words("execution-picture-graveyard"),
                number=len(layout.graveyard),
                emblem=GRAVEYARD,
            ),
        ),
    )


def _row(fmt: Formatter, notebook: ExecutionNotebook, at: int) -> RowPicture:
    row, words = notebook.layout.rows[at], fmt.words
    if row.royal is None:
        return RowPicture(front=None, note=words("execution-picture-cleared"))
    doomed = notebook.layout.doomed(at, notebook.level)
    suited = len(row.laid) == HAND - 1 and not doomed
    return RowPicture(
        front=_card(fmt, row.royal),
        laid=tuple(_card(fmt, card) for card in row.laid),
        behind=row.behind,
        note=words("execution-picture-doomed") if doomed else _wanted(fmt, row.royal, row),
        mark=fmt.key(SUIT[row.royal]) if suited else "",
    )


def _wanted(fmt: Formatter, royal: Card, row: Row) -> str:
    """Return what the royal wants next, or what it is worth as long as nothing lies on it."""
    if not row.laid:
        return fmt.words("execution-picture-row", rank=_rank(fmt, royal), value=WORTH[royal])
    return wanted(fmt.words, royal, row, "execution-picture-wants")


def _card(fmt: Formatter, card: Card) -> LaidCard:
    name = named(fmt.words, card)
    if card in JOKERS:
        return LaidCard(name=name, emblem=JOKER)
    suit = SUIT[card]
    return LaidCard(
        name=name,
        letters=_rank(fmt, card),
        mark=fmt.key(suit),
        emblem=fmt.key(card) if card in ROYALS else fmt.key(suit),
        red=suit in RED,
    )


def _rank(fmt: Formatter, card: Card) -> str:
    return fmt.words(f"execution-rank-{RANK[card]}")
