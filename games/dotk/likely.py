"""What a player of dotk most likely wants to say: from the cards that they know."""

from collections.abc import Iterator

from games.dotk.cards import CARDS, Character
from games.dotk.claims import Plan, Say
from games.dotk.notebook import DotkNotebook
from games.dotk.truth import truth
from games.engine.asks import Answer
from games.engine.likely import doubted


def likely(book: DotkNotebook) -> Iterator[Answer]:
    """Yield one's own card and its opposite, a card seen elsewhere, what the next one should do."""
    seen = {
        seat: card.character
        for seat, card in book.cards.items()
        if seat != book.viewer and card.character is not None and not card.face_up
    }
    suspects = [seat for seat in doubted(truth, book) if seat in seen]
    for seat in [*suspects, *(seat for seat in seen if seat not in suspects)][:1]:
        yield Answer(Say.ESTIMATE, (seat, seen[seat]))
        yield Answer(Say.ESTIMATE, (seat, opposite(seen[seat])))
    own = book.own
    shown = (
        book.viewer is not None and book.viewer in book.cards and (book.cards[book.viewer].face_up)
    )
    if own is not None and not shown:
        yield Answer(Say.LAID, (own,))
        yield Answer(Say.LAID, (opposite(own),))
    for card in book.hand[:1] if own is None else ():
        yield Answer(Say.HOLD, (card,))
        yield Answer(Say.HOLD, (opposite(card),))
    if book.cards:
        yield Answer(Say.WILL, (Plan.KEEP,))
        left = None if book.viewer is None else book.left_of(book.viewer)
        yield from [] if left is None else [Answer(Say.REQUEST, (Plan.KEEP, left))]
        yield Answer(Say.WILL, (Plan.EXCHANGE,))


def opposite(card: Character) -> Character:
    """Return the highest card of a low one, the lowest of a high one."""
    low = CARDS[card].value <= CARDS[Character.MONK].value
    return Character.KING if low else Character.DEATH
