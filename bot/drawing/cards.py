"""Cards that one viewer holds, large."""

from collections.abc import Iterator, Sequence

from bot.drawing.colours import GOLD, PARCHMENT
from bot.drawing.paint import SERIF, emblem_at, fitted, shown, text, width, wrapped
from bot.drawing.picture import Drawing, Piece, piece
from bot.plugins.picture import CardPicture

WIDE, HIGH = 800, 196
EMBLEM = 168
LABEL, NAME, WORDS = 25, 46, 27
LINES = 3
"""Lines of what a card is about; the message has all of it."""
LEFT = 224
ROOM = WIDE - LEFT - 30
PANEL, FADED = "#2a2534", "#b9b4c6"


def cards_drawing(cards: Sequence[CardPicture]) -> Drawing:
    """Return cards one below the other."""
    return Drawing(_pieces, (WIDE, HIGH * len(cards) + 12), tuple(cards))


def _pieces(*cards: CardPicture) -> Iterator[Piece]:
    for n, card in enumerate(cards):
        top = 12 + HIGH * n
        yield piece(_card(card, top), 0, top, WIDE, top + HIGH - 12)


def _card(card: CardPicture, y: float) -> str:
    name = shown(card.name)
    size = NAME * min(1.0, ROOM / (width(name, NAME, bold=True) * 1.15))
    parts = [
        f'<rect x="12" y="{y}" width="{WIDE - 24}" height="{HIGH - 12}" rx="16" fill="{PANEL}"/>',
        emblem_at(card.emblem, 116, y + (HIGH - 12) / 2, EMBLEM),
        text(LEFT, y + 38, fitted(card.label, LABEL, ROOM), LABEL, FADED, anchor="start"),
        text(LEFT, y + 84, name, size, GOLD, anchor="start", bold=True, font=SERIF),
    ]
    for n, line in enumerate(_wrapped(card.text)):
        parts.append(text(LEFT, y + 118 + 29 * n, line, WORDS, PARCHMENT, anchor="start"))
    return "".join(parts)


def label_fits(card: CardPicture) -> bool:
    """Say whether the label of a card is drawn whole."""
    return width(shown(card.label), LABEL) <= ROOM


def _wrapped(words: str) -> list[str]:
    """Return a text in lines; what is beyond the last of them is cut."""
    lines = wrapped(words, WORDS, ROOM)
    kept = lines[:LINES]
    if len(lines) > LINES:
        kept[-1] = fitted(f"{kept[-1]} {lines[LINES]}", WORDS, ROOM)
    return kept
