"""What silence means, for every question there is."""

from games.dotk import events as ev
from games.dotk.words import Topic
from games.engine.asks import Seat
from tests.dotk.play import C, court, great

HANDS = (
    (C.QUEEN, C.MERCHANT, C.THIEF),
    (C.KNIGHT, C.INNKEEPER, C.JUGGLER),
    (C.JESTER, C.DEATH, C.DRAGON),
)


def test_the_dice_choose_a_card_of_who_chooses_none() -> None:
    play = court(*HANDS)
    assert play.ask(0).topic == Topic.LAY
    play.silent(0, 1)
    play.do(1, "lay", C.KNIGHT)
    play.do(2, "lay", C.JESTER)
    assert play.before(0) is C.MERCHANT


def test_who_takes_no_action_folds() -> None:
    play = great(C.THIEF, C.QUEEN, C.KNIGHT)
    assert play.ask(0).topic == Topic.ACT
    assert play.silent(0) == [ev.Folded(Seat(0))]
    assert play.before(0) is C.THIEF


def test_who_does_not_say_which_card_keeps_the_merchant() -> None:
    play = great(C.MERCHANT, C.QUEEN, C.KNIGHT, top=(C.KING,))
    play.do(0, "merchant")
    assert play.ask(0).topic == Topic.KEEP
    assert play.silent(0) == [ev.Traded(Seat(0), took=False)]
    assert play.before(0) is C.MERCHANT


def test_no_topic_is_left_out() -> None:
    assert set(Topic) == {Topic.LAY, Topic.ACT, Topic.KEEP}
