"""Which claims of dotk were true, by what their speakers knew."""

from games.dotk.claims import Say
from tests.dotk.play import C, court, great
from tests.engine.verdicts import found_out, said


def test_everybody_knows_what_they_have_laid_and_what_is_in_their_hand():
    play = court(
        (C.KING, C.QUEEN, C.DEATH), (C.THIEF, C.MONK, C.MONK), (C.KNIGHT, C.JESTER, C.DRAGON)
    )
    assert said(play, 0, Say.LAID, C.KING) is None, "nothing lies there yet"
    play.lay(C.KING, C.THIEF, C.KNIGHT)
    assert said(play, 0, Say.LAID, C.QUEEN) == (C.KING,)
    assert said(play, 1, Say.LAID, C.THIEF) is True
    assert said(play, 2, Say.HOLD, C.KNIGHT) is False, "it lies there"
    assert said(play, 1, Say.HOLD, C.MONK) is True
    assert said(play, 2, Say.ESTIMATE, 0, C.QUEEN) is None


def test_a_card_that_both_are_known_of_lies_nowhere_else():
    play = court(
        (C.KING, C.QUEEN, C.DEATH), (C.MONK, C.MONK, C.THIEF), (C.KNIGHT, C.JESTER, C.DRAGON)
    )
    play.lay(C.KING, C.MONK, C.KNIGHT)
    assert said(play, 1, Say.ESTIMATE, 0, C.MONK) is False
    assert said(play, 0, Say.ESTIMATE, 1, C.MONK) is None


def test_what_went_to_somebody_else_is_known_there():
    play = great(C.KING, C.THIEF, C.KNIGHT)
    play.do(0, "exchange")
    assert said(play, 0, Say.ESTIMATE, 1, C.KING) is True
    assert said(play, 0, Say.LAID, C.KING) == (C.THIEF,)
    assert said(play, 1, "agree", 2) is False, "the King lies before them"
    assert said(play, 2, "agree", 2) is None


def test_plans_and_wishes_are_nothing_to_be_true():
    play = great(C.KING, C.THIEF, C.KNIGHT)
    assert said(play, 0, Say.WILL, "keep") is None
    assert said(play, 1, Say.REQUEST, "fold", 0) is None


def test_a_lie_is_believed_until_the_cards_are_turned_up():
    play = great(C.KING, C.THIEF, C.DEATH)
    said(play, 0, Say.LAID, C.DEATH)
    said(play, 1, Say.LAID, C.KING)
    play.do(0, "fold")
    said(play, 2, "disagree", 2)
    play.restack((C.KING,) * 2 + (C.THIEF,)).fold(1, 2)
    found = found_out(play)
    (best,) = found.liars
    assert best.seat == 0
    assert [nose.seat for nose in found.noses] == [2]


def test_what_went_under_the_deck_may_have_come_up_again():
    play = court(
        (C.MERCHANT, C.QUEEN, C.DEATH),
        (C.MERCHANT, C.MONK, C.THIEF),
        (C.KNIGHT, C.JESTER, C.DRAGON),
    )
    play.lay(C.MERCHANT, C.MONK, C.KNIGHT)
    play.do(0, "merchant")
    play.do(0, "take")
    play.fold(1)
    play.dice.draws.append(0)
    play.do(2, "cut")
    play.lay(C.QUEEN, C.MERCHANT, C.JESTER)
    assert said(play, 1, Say.LAID, C.MERCHANT) is True
    assert said(play, 0, "agree", 1) is None, "it was one Merchant that they saw twice"
    assert not found_out(play).liars
