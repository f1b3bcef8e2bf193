"""What lies open: a line for each row of royals, the hand, the piles."""

from bot.api import Formatter, Words
from cogs.execution.names import listed, named
from cogs.execution.tale import tale
from games.engine.asks import Ask
from games.execution.cards import ROYALS, SUIT, WORTH, Card
from games.execution.duel import JOKER_MOST, lower, most
from games.execution.layout import HAND, LAST_HANDS, Row
from games.execution.notebook import ExecutionNotebook

MOST_PILE = 12
"""Cards of the discard pile that are shown, from its top; “?” shows all."""


def board(fmt: Formatter, notebook: ExecutionNotebook) -> list[list[str]]:
    """Return the rows of royals, the hand, and the piles."""
    return [rows(fmt, notebook), hand(fmt.words, notebook), piles(fmt.words, notebook)]


def own(fmt: Formatter, notebook: ExecutionNotebook) -> list[list[str]]:
    """Return what lies open, and below it what has just been executed; first, what it is about."""
    return _own(fmt, notebook, board(fmt, notebook))


def _own(fmt: Formatter, notebook: ExecutionNotebook, shown: list[list[str]]) -> list[list[str]]:
    """Return what is shown to who plays; above it what it is about, before anything is drawn."""
    about = [] if notebook.board.number else [fmt.words("execution-goal", royals=len(ROYALS))]
    return [about, *shown, tale(fmt, notebook, notebook.execution)]


def rows(fmt: Formatter, notebook: ExecutionNotebook) -> list[str]:
    """Return the rows of royals."""
    return [row_line(fmt.words, notebook, at) for at in range(len(notebook.layout.rows))]


def row_line(words: Words, notebook: ExecutionNotebook, at: int) -> str:
    """Return a row: its royal, what lies on it, what it wants next, how many are behind it."""
    row = notebook.layout.rows[at]
    if row.royal is None:
        return words("execution-row-cleared")
    parts = [words("execution-row", royal=named(words, row.royal), value=WORTH[row.royal])]
    if row.laid:
        laid = listed(words, row.laid)
        parts.append(f"{laid} {wanted(words, row.royal, row)}".strip())
    if notebook.layout.doomed(at, notebook.level):
        parts.append(words("execution-doomed"))
    if row.behind:
        parts.append(words("execution-behind", n=row.behind))
    return " · ".join(part for part in parts if part)


def wanted(words: Words, royal: Card, row: Row, key: str = "execution-wants") -> str:
    """Return what the royal wants next, if it does; it has had something already."""
    if len(row.laid) == HAND:
        return ""
    if len(row.laid) == 1:
        return words(f"{key}-sum", n=max(1, WORTH[royal] - most(row.laid[0])))
    value = lower(royal, row.laid[0], row.laid[1]) or 0
    suit = words("execution-suit", suit=SUIT[royal])
    if value >= JOKER_MOST:
        return words(f"{key}-ace", suit=suit)
    return words(f"{key}-trigger", suit=suit, n=value + 1)


def hand(words: Words, notebook: ExecutionNotebook) -> list[str]:
    """Return the hand, large."""
    layout = notebook.layout
    if layout.hand:
        return [words("execution-hand", cards=listed(words, layout.hand))]
    if not notebook.board.number:
        return [words("execution-hand-before")]
    key = "execution-hand-empty" if layout.left else "execution-hand-none-left"
    return [words(key)]


def piles(words: Words, notebook: ExecutionNotebook) -> list[str]:
    """Return the discard pile from its top, how many cards are where, and the level."""
    layout = notebook.layout
    counts = words(
        "execution-counts",
        left=layout.left,
        graveyard=len(layout.graveyard),
        executed=layout.executed,
        royals=len(ROYALS),
    )
    return [discards(words, notebook), counts, *terms(words, notebook)]


def discards(words: Words, notebook: ExecutionNotebook) -> str:
    """Return the discard pile from its top."""
    pile = notebook.layout.pile
    if not pile:
        return words("execution-pile-empty")
    top, *others = pile
    below = listed(words, others[: MOST_PILE - 1])
    more = len(pile) - MOST_PILE
    shown = words("execution-pile", top=named(words, top), below=below, n=len(others))
    return shown + (words("execution-pile-more", n=more) if more > 0 else "")


def terms(words: Words, notebook: ExecutionNotebook) -> list[str]:
    """Return the last hands once they are reached, and the level."""
    layout = notebook.layout
    last = layout.left <= LAST_HANDS * HAND and notebook.board.number > 0
    return [
        words("execution-last-hands", n=layout.hands_left) if last else "",
        words(f"execution-terms-{notebook.level}"),
    ]


def beside_own(fmt: Formatter, notebook: ExecutionNotebook) -> list[list[str]]:
    """Return what the picture does not show, and what has just been executed; first, the goal."""
    return _own(fmt, notebook, beside_picture(fmt, notebook))


def explained(fmt: Formatter, notebook: ExecutionNotebook, ask: Ask) -> list[str]:
    """Return the whole discard pile, where the panel shows only some of it."""
    pile = notebook.layout.pile
    if len(pile) <= MOST_PILE:
        return []
    return [fmt.words("execution-pile-whole", cards=listed(fmt.words, pile), n=len(pile))]


def beside_picture(fmt: Formatter, notebook: ExecutionNotebook) -> list[list[str]]:
    """Return what the picture does not show: what lies below the top discard, and the level."""
    below = discards(fmt.words, notebook) if len(notebook.layout.pile) > 1 else ""
    return [[below, *terms(fmt.words, notebook)]]
