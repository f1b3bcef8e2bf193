"""Which claims of botk were true, by what their speakers knew: who lied, and who smelled it."""

from gallows.kit.stacked_dice import draws_for
from games.botk.cards import Gallows, Item, Role
from games.botk.claims import Say
from games.botk.events import Peeked
from games.engine.asks import Seat
from games.engine.claims import TAKE_BACK
from games.engine.truth import Truth
from tests.botk.items import CHEESE, DUMMY, HAT, KEY, PARDON, SHIELD
from tests.botk.play import THE_FIVE, THEIR_ITEMS, J, L, P, Play, S, deal
from tests.engine.verdicts import found_out, said


def the_five() -> Play:
    """1 is a Loyalist, 2 the Princess, 3 a Saboteur, 4 the Jester; Cheese lies in the centre."""
    return deal(THE_FIVE, THEIR_ITEMS)


def truths(play: Play) -> list[Truth]:
    return [verdict.truth for verdict in found_out(play).verdicts]


def test_everybody_knows_who_they_are_and_what_they_hold():
    play = the_five()
    assert said(play, 1, Say.COME_OUT, L) is True
    assert said(play, 3, Say.COME_OUT, L) == (S,)
    assert said(play, 2, Say.HOLD, PARDON) is True
    assert said(play, 4, Say.HOLD, HAT) == (SHIELD,)
    assert said(play, 0, Say.COME_OUT, P) is False, "the Executioner is no prisoner"
    assert said(play, 0, Say.HOLD, HAT) is False, "and has no item"


def test_a_suspicion_can_only_be_known_to_be_wrong():
    play = the_five()
    assert said(play, 1, Say.ESTIMATE, 2, S) is None
    assert said(play, 2, Say.ESTIMATE, 1, P) is False, "there is one Princess, and she knows her"
    assert said(play, 1, Say.VOTE, 2) is None
    assert said(play, 3, Say.REQUEST, "spare", 2) is None, "a wish"


def test_who_says_that_they_saw_an_item_knows_whether_they_looked():
    play = the_five()
    play.act(1, "peek", 2)
    assert said(play, 1, Say.LEARNED, 2, PARDON) is True
    assert said(play, 1, Say.LEARNED, 2, KEY) == (2, PARDON)
    assert said(play, 3, Say.LEARNED, 2, PARDON) is False, "never looked"
    assert said(play, 3, Say.CENTRE, CHEESE) is False


def test_who_has_seen_a_card_twice_has_seen_it_at_both_places():
    """The Key lay before 4 when 1 looked there, and lies before 2 when 1 looks again."""
    items = (SHIELD, HAT, PARDON, KEY, CHEESE)
    play = deal(THE_FIVE, items, (Gallows.SPIN, Gallows.BLOOD_MONEY))
    play.do(0, "turn", "counterclockwise")
    play.act(2, "switch", 2, 4)
    play.act(1, "peek", 2)
    assert play.secrets(1)[-1] == Peeked(Seat(1), Seat(2), KEY)
    assert said(play, 1, Say.LEARNED, 4, KEY) is True
    assert said(play, 1, Say.LEARNED, 2, KEY) is True


def test_of_who_knows_an_item_from_elsewhere_it_is_not_told_that_they_had_looked():
    play = the_five()
    play.act(2, "switch", 2, 3)
    assert said(play, 2, Say.LEARNED, 3, KEY) is False, "hers is there, and she looked at nothing"


def test_it_counts_what_they_knew_then_and_not_what_turned_out():
    play = the_five()
    play.act(1, "peek", 2)
    assert said(play, 1, Say.LEARNED, 2, PARDON) is True
    play.act(2, "switch", 2, 3)
    assert said(play, 2, Say.HOLD, KEY) is None, "what came to her she has not seen"
    assert said(play, 2, Say.LEARNED, 3, PARDON) is True, "she knows where hers went"
    play.pass_actions().execute(3)
    assert truths(play) == [Truth.TRUE, Truth.UNKNOWN, Truth.TRUE]


def test_after_a_shuffle_nobody_is_sure():
    play = deal(THE_FIVE, THEIR_ITEMS, (Gallows.BLOOD_MONEY, Gallows.SCURRY)).pass_actions()
    assert said(play, 2, Say.HOLD, PARDON) is True
    play.dice.draws += draws_for(["2", "3", "c"], ["c", "2", "3"])
    play.do(0, "select", 2, 3)
    assert said(play, 2, Say.HOLD, PARDON) is None
    assert said(play, 2, Say.CENTRE, PARDON) is None, "it is one of the three"
    assert said(play, 1, Say.CENTRE, PARDON) is False, "has not looked"


def test_a_reply_is_judged_by_what_who_replies_knows_of_the_same():
    play = the_five()
    play.act(1, "peek", 2)
    assert said(play, 2, Say.HOLD, KEY) == (PARDON,)
    assert said(play, 1, "disagree", 1) is True
    assert said(play, 4, "agree", 2) is None
    assert said(play, 3, "agree", 1) is False, "the Key is before him"
    assert said(play, 1, "disagree", 4) is True


def test_the_best_liar_has_won_first_of_all():
    play = the_five()
    said(play, 1, Say.COME_OUT, P)
    play.pass_actions()
    said(play, 3, Say.COME_OUT, L)
    play.execute(2)
    assert play.result == "saboteurs"
    (best,) = found_out(play).liars
    assert (best.seat, best.claim.about) == (Seat(3), (L,)), "1 was believed longer, and lost"


def test_of_two_who_have_won_whose_lie_was_believed_longest():
    play = deal((L, L, S, L, S), (HAT, KEY, SHIELD, PARDON, CHEESE))
    said(play, 1, Say.HOLD, PARDON)
    said(play, 2, Say.HOLD, PARDON)
    said(play, 4, "disagree", 1)
    play.pass_actions()
    play.execute(3)
    found = found_out(play)
    assert [liar.seat for liar in found.liars if liar.seat in (1, 2)] == [2]
    assert [(nose.seat, nose.lies) for nose in found.noses] == [(4, 1)]


def test_a_lie_that_was_taken_back_is_believed_no_more():
    play = the_five()
    said(play, 1, Say.COME_OUT, P)
    said(play, 4, Say.COME_OUT, L)
    play.match.take(play.match.check_claim(Seat(1), TAKE_BACK, (1,)))
    play.pass_actions()
    (best,) = found_out(play).liars
    assert best.seat == 4
    assert truths(play) == [Truth.FALSE, Truth.FALSE], "said is said"


def test_who_doubts_truths_as_well_has_no_nose():
    play = the_five()
    said(play, 1, Say.COME_OUT, P)
    said(play, 2, Say.COME_OUT, P)
    said(play, 3, "disagree", 1)
    said(play, 3, "disagree", 2)
    assert found_out(play).noses == ()
    said(play, 4, "disagree", 1)
    assert [nose.seat for nose in found_out(play).noses] == [4]


def test_a_table_of_honest_people():
    play = the_five()
    assert not found_out(play).honest, "nobody has said anything"
    said(play, 1, Say.COME_OUT, L)
    assert found_out(play).honest
    assert found_out(play).liars == ()
    said(play, 4, Say.COME_OUT, P)
    assert not found_out(play).honest


def test_what_was_seen_since_does_not_make_a_lie_of_a_guess():
    play = deal(THE_FIVE, (SHIELD, PARDON, KEY, HAT, CHEESE))
    assert said(play, 1, Say.ESTIMATE, 4, S) is None
    play.pass_actions().execute(4)
    assert truths(play) == [Truth.UNKNOWN]
    assert said(play, 1, Say.ESTIMATE, 4, S) == (4, J)


def test_roles_and_items_are_those_of_the_deal():
    play = the_five()
    others = [role for role in Role if role not in (*THE_FIVE, Role.EXECUTIONER)]
    assert all(said(play, 1, Say.ESTIMATE, 2, role) is False for role in others[:1])
    absent = next(item for item in Item if item not in THEIR_ITEMS)
    assert said(play, 1, Say.ESTIMATE, 2, S) is None
    assert said(play, 2, Say.LEARNED, 1, absent) is False


def test_a_card_that_was_shuffled_since_may_be_any_that_is_found():
    play = deal(
        (L, L, S, L, S), (HAT, PARDON, KEY, DUMMY, CHEESE), (Gallows.SCURRY, Gallows.BLOOD_MONEY)
    )
    assert said(play, 1, Say.HOLD, HAT) is True
    play.dice.draws += draws_for("12c", "c12")
    play.do(0, "select", 1, 2)
    play.act(2, "peek", 2)
    assert play.notebook(2).known_item(Seat(2)) is HAT
    assert said(play, 2, "agree", 1) is None, "the Hat before them is maybe the one that 1 held"
    assert not found_out(play).liars
