"""Which claims of feast were true, by what their speakers knew."""

from games.engine.asks import Seat
from games.engine.claims import Claimed
from games.engine.truth import Truth
from games.feast import events as ev
from games.feast.cards import COUNTS, Deck, Goblet, Spot, Title
from games.feast.claims import Say
from games.feast.notebook import FeastNotebook
from games.feast.truth import truth
from tests.engine.verdicts import found_out, said
from tests.feast.play import F, R, deal


def test_everybody_knows_their_role_and_that_of_the_king():
    play = deal()
    assert said(play, 1, Say.COME_OUT, R.ASSASSIN) is True
    assert said(play, 2, Say.COME_OUT, R.GUARD) == (R.EXECUTIONER,)
    assert said(play, 0, Say.COME_OUT, R.GUARD) is False, "all know who is King"
    assert said(play, 3, Say.ESTIMATE, 0, R.REBEL) is False
    assert said(play, 3, Say.ESTIMATE, 1, R.REBEL) is None
    assert said(play, 4, Say.ESTIMATE, 1, R.REBEL) is False, "they are the Rebel themselves"


def test_who_served_knows_where_the_poison_is():
    play = deal(goblet=0)
    assert said(play, 1, Say.POISONED, 0, "goblet") is True
    assert said(play, 1, Say.CLEAN, 0, "goblet") is False
    assert said(play, 3, Say.POISONED, 0, "goblet") is None, (
        "so many were served poison, but not to whom"
    )
    assert said(play, 2, Say.POISONED, 3, F.BREAD) is None


def test_a_warning_is_no_lie_because_it_turned_out_wrong():
    play = deal()
    assert said(play, 3, Say.POISONED, 1, F.BREAD) is None
    play.flip(1, 1)
    assert [verdict.truth for verdict in found_out(play).verdicts] == [Truth.UNKNOWN]
    assert not found_out(play).honest, "nobody praises what cannot be known"


def test_plans_and_wishes_are_nothing_to_be_true():
    play = deal()
    assert said(play, 1, Say.WILL, "drink") is None
    assert said(play, 2, Say.REQUEST, "kill", 0) is None


def test_poison_that_may_have_come_since_makes_no_lie_of_a_warning_however_often_it_is_seen():
    server, target, spy = Seat(1), Seat(2), Seat(3)
    book = FeastNotebook(5, spy)
    book.learn(ev.KingShown(Seat(0)))
    book.learn(ev.DecksMade(tuple(COUNTS.sizes(5).items())))
    served = (server, target, spy, Seat(4))
    book.learn(ev.GobletsServed(server, Title.SENESCHAL, 4, 1, served))
    claim = Claimed(1, server, Say.CLEAN, (target, Spot.GOBLET))
    book.hear(claim)
    book.learn(ev.PoisonUsed(Seat(4), Deck.POISON_GOBLET))
    book.learn(ev.SpyKnown(spy, target, Goblet.POISON))
    assert truth(book, claim) is None
    book.learn(ev.GobletFlipped(target, Goblet.POISON))
    assert truth(book, claim) is None
