"""Which claims of feast were true, by what their speakers knew."""

from games.engine.truth import Truth
from games.feast.claims import Say
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
