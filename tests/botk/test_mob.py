"""The Mob: the vote, the tie, the leader."""

from games.botk.cards import Gallows
from games.botk.events import (
    Condemned,
    Executed,
    MobChose,
    NothingToDo,
    VotesCounted,
)
from games.engine.asks import Seat
from tests.botk.play import Play, first, second

G = Gallows


def vote(play: Play, *votes: int | None) -> None:
    """Prisoners 1, 2, 3, 4 vote; None is silence."""
    for seat, choice in enumerate(votes, 1):
        if choice is None:
            play.silent(seat)
        else:
            play.do(seat, "vote", choice)


def test_all_prisoners_vote_at_once_and_nothing_is_told_before_all_have() -> None:
    play = first(G.THE_MOB)
    assert [ask.seat for ask in play.match.asks] == [1, 2, 3, 4]
    assert all(ask.secret for ask in play.match.asks)
    told = len(play.match.log)
    for seat, choice in ((4, 1), (2, 1), (1, 2)):
        assert play.do(seat, "vote", choice) == []
    assert len(play.match.log) == told
    play.do(3, "vote", 1)
    assert play.happened(VotesCounted) == [VotesCounted(((Seat(1), 3), (Seat(2), 1)))]
    assert play.happened(MobChose) == [MobChose(Seat(1))]


def test_nobody_votes_for_themselves_or_for_the_executioner() -> None:
    play = first(G.THE_MOB)
    assert play.refuses(1, "vote", 1)
    assert play.refuses(1, "vote", 0)


def test_the_leader_must_be_executed_first_and_only_first() -> None:
    play = second(G.THE_MOB)
    vote(play, 3, 3, 1, 3)
    assert play.happened(Condemned) == [Condemned(Seat(3))]
    assert play.refuses(0, "condemn", 1)
    play.do(0, "strike")
    assert play.offers(0)["condemn"] == (1, 2, 4)
    play.stop()


def test_a_mob_before_the_actions_is_remembered() -> None:
    play = first(G.THE_MOB)
    vote(play, 3, 3, 1, 3)
    play.pass_actions()
    assert play.happened(Condemned) == [Condemned(Seat(3))]


def test_nothing_but_the_strike_is_left_where_the_mob_has_spoken() -> None:
    play = second(G.THE_MOB)
    vote(play, 3, 3, 1, 3)
    assert list(play.offers(0)) == ["strike"]
    play.silent(0)
    assert 3 in [event.seat for event in play.happened(Executed)]


def test_the_executioner_breaks_a_tie() -> None:
    play = first(G.THE_MOB)
    vote(play, 2, 1, 2, 1)
    ask = play.ask(0)
    assert (ask.topic, ask.verbs[0].pool) == ("tie", (1, 2))
    assert play.refuses(0, "select", 3)
    play.do(0, "select", 2)
    assert play.happened(MobChose) == [MobChose(Seat(2))]


def test_a_mob_without_votes_chooses_nobody() -> None:
    play = second(G.THE_MOB)
    vote(play, None, None, None, None)
    assert play.happened(VotesCounted) == [VotesCounted(())]
    assert play.happened(NothingToDo) == [NothingToDo(G.THE_MOB)]
    assert play.offers(0)["condemn"] == (1, 2, 3, 4)


def test_one_vote_makes_a_leader() -> None:
    play = second(G.THE_MOB)
    vote(play, None, None, 4, None)
    assert play.happened(Condemned) == [Condemned(Seat(4))]


def test_the_mobs_leader_may_hold_up_a_shield() -> None:
    play = second(G.THE_MOB)
    vote(play, 4, 4, 4, 1)
    play.do(0, "strike")
    play.do(4, "redirect", 3)
    assert not play.refuses(0, "condemn", 1)
    assert not play.refuses(0, "stop"), "an execution was carried out"
