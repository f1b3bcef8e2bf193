"""Whether what was claimed in a game of dotk was so, as far as a notebook is sure."""

from games.dotk.cards import COPIES, Character
from games.dotk.claims import Say
from games.dotk.notebook import DotkNotebook
from games.engine.claims import Claimed
from games.engine.truth import Known


def truth(book: DotkNotebook, claim: Claimed) -> Known:
    """Judge what a claim says of a card; plans and wishes are neither true nor false."""
    match claim.kind:
        case Say.LAID | Say.ESTIMATE:
            return _of_a_card(book, claim)
        case Say.HOLD if claim.number in book.held_then:
            return claim.about[0] in book.held_then[claim.number]
        case _:
            return None


def _of_a_card(book: DotkNotebook, claim: Claimed) -> Known:
    """Judge which card lay before somebody: known, or one of which both are elsewhere."""
    then, said = book.spoken_of.get(claim.number), Character(str(claim.about[-1]))
    if then is None:
        return None
    if then.character is not None:
        return then.character is said or (*claim.about[:-1], then.character)
    if all(card is not then for card in book.cards.values()):
        # It has left the table, so any copy that is seen now may be this very card.
        return None
    lying = [card.character for card in book.cards.values() if card is not then]
    # What went under the deck may have come up again, and is among the others then.
    seen = [*lying, *book.hand, *book.aside]
    return False if seen.count(said) >= COPIES else None
