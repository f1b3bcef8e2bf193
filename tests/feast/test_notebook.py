"""What a viewer knows, and how it moves with the cards."""

from games.engine.asks import Seat
from games.feast.cards import Deck, Food
from games.feast.knowledge import Card, How
from games.feast.words import Step
from tests.feast.play import F, Play, R, T, deal, with_title


def goblet(play: Play, viewer: int, seat: int) -> Card:
    card = play.notebook(viewer).guests[Seat(seat)].goblet
    assert card is not None
    return card


def test_a_fresh_notebook_knows_the_table_and_no_more() -> None:
    book = deal(goblet=0, goblets=3).notebook(4)
    assert list(book.guests) == [1, 2, 3, 4, 0]
    assert (book.king, book.role, book.turn, book.turns, book.step) == (0, R.REBEL, 1, 1, Step.ACT)
    assert book.known_role(Seat(0)) is R.KING
    assert book.known_role(Seat(1)) is None
    assert all(guest.goblet and guest.goblet.sure is None for guest in book.guests.values())
    assert book.decks[Deck.WINE] == 15
    assert book.decks[Deck.POISON_GOBLET] == 8
    assert book.nearest_to_empty()[0][1] == 3
    assert book.empty_decks() == ()
    assert book.bearer(T.SENESCHAL) == 2


def test_who_served_knows_the_goblets_until_somebody_poisons() -> None:
    play = deal(goblets=3)
    assert goblet(play, 2, 3).sure is True
    assert goblet(play, 2, 3).how is How.SERVED
    assert goblet(play, 2, 4).sure is False
    play.act(1, 2, "poison", Deck.POISON_GOBLET)
    play.do(1, "poison", 4)
    assert goblet(play, 1, 4).sure is True
    assert goblet(play, 1, 4).how is How.POISONED
    assert goblet(play, 2, 4).sure is None, "it may have been this one"
    assert goblet(play, 2, 4).poison is False
    assert goblet(play, 2, 4).doubts == 1
    assert goblet(play, 2, 3).sure is True, "poison stays poison"


def test_knowledge_moves_with_goblets_and_plates() -> None:
    play = with_title(T.TASTER, goblets=4, poisons=(F.BREAD,), at={F.BREAD: (0,)})
    play.do(1, "taster", F.BREAD)
    play.do(1, "flip", F.CHEESE)
    play.do(1, "swap-plates", 1, 4)
    assert play.notebook(1).guests[Seat(4)].foods[F.BREAD].sure is True
    assert list(play.notebook(1).guests[Seat(4)].foods) == [F.BREAD, F.FISH, F.FRUIT]
    play.settle().until(2).act(2, 1, "swap-goblets", 4, 0)
    assert goblet(play, 3, 0).sure is True
    assert goblet(play, 3, 4).sure is None


def test_a_round_of_goblets_counts_what_is_unseen() -> None:
    play = deal(goblets=3)
    served = goblet(play, 4, 4).serving
    assert served is not None
    assert (served.by, served.cards, served.poisons) == (2, 5, 1)
    play.act(1, 2, "toast")
    for ask in play.match.asks:
        play.do(ask.seat, "up" if ask.seat in (1, 3) else "down")
    served = goblet(play, 4, 4).serving
    assert served is not None
    assert (served.cards, served.poisons) == (3, 0)


def test_a_poison_that_somebody_drinks_tells_on_who_served_it() -> None:
    play = deal(goblets=3)
    play.act(1, 2, "toast")
    for ask in play.match.asks:
        play.do(ask.seat, "up" if ask.seat == 3 else "down")
    seen = play.notebook(4).evidence[-1]
    assert (seen.by, seen.seat, seen.friendly) == (2, 3, False)


def test_what_was_mixed_in_and_found_is_counted() -> None:
    play = deal(poisons=(F.BREAD, F.PIE), at={F.BREAD: (0,)})
    play.do(1, "flip", F.BREAD)
    book = play.notebook(3)
    assert (book.piles[F.BREAD].mixed, book.piles[F.BREAD].found) == (1, 1)
    assert play.notebook(2).piles[F.BREAD].mixed == 0
    assert play.notebook(2).poisons_mixed == 2
    assert len(book.piles[Food.PIE].cards) == book.decks[Deck.PIE]


def test_toast_and_duel_are_open_until_they_are_settled() -> None:
    play = deal()
    play.act(1, 2, "toast")
    assert play.notebook(None).drinkers == (1, 2, 3, 4, 0)
    for ask in play.match.asks:
        play.do(ask.seat, "down")
    assert play.notebook(None).drinkers == ()
    play.settle().until(2).act(2, 3, "duel", 3)
    assert play.notebook(None).duel == (2, 3)
    play.do(3, "accept")
    assert play.notebook(None).duel == (2, 3)
    play.do(2, "throw", "rock")
    play.do(3, "throw", "rock")
    assert play.notebook(None).duel is None


def test_purses_and_verdicts_come_with_the_end() -> None:
    play = deal(goblet=0)
    play.act(1, 2, "toast")
    for ask in play.match.asks:
        play.do(ask.seat, "up")
    book = play.notebook(2)
    assert [book.purse(seat) for seat in book.seats] == [5, 8, 5, 5, 5]
    assert [verdict.seat for verdict in book.verdicts] == [0, 1, 2, 3, 4]
    assert book.standing() == book.verdicts[2]
    assert book.step is Step.OVER
