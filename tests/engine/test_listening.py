"""Computers that listen, over whole matches, and what it leaves as it was."""

from statistics import fmean

import pytest

from benchmarks.exploits import measured
from benchmarks.listening import surprises
from benchmarks.talking import GAMES, Deaf
from games.botk.game import BOTK
from games.engine.play_style import PlayStyle, Temper
from games.engine.simulation import deal_seed, play


def test_who_does_not_listen_answers_as_at_a_silent_table():
    seed = deal_seed(BOTK, 6, "talk", 0)
    players = [Deaf(BOTK, PlayStyle(temper=Temper.BOLD))] * 6
    loud, silent = (play(BOTK, seed, players, talk=talk) for talk in (True, False))
    assert loud.talk.claims
    assert not silent.talk.claims
    assert [given for given in loud.given if not given.claim] == silent.given
    assert loud.outcome == silent.outcome


@pytest.mark.parametrize(("name", "matches"), [("botk", 60), ("feast", 8)])
def test_listeners_know_better_who_is_who(name: str, matches: int):
    found = list(surprises(GAMES[name], matches))
    assert sum(listener for listener, _ in found) < sum(other for _, other in found)


@pytest.mark.parametrize(("name", "deals"), [("botk", 12), ("feast", 2)])
def test_no_word_is_worth_more_than_a_game(name: str, deals: int):
    """The benchmark at its smallest: what a claim gains is measured against silence."""
    gains = measured(name, deals)
    assert gains.counts.total() == deals
    told = "\n".join(gains.table())
    assert all(f"| {role} | {gains.counts[role]} |" in told for role in gains.roles)
    if name == "botk":
        assert len(gains.together(lambda _, said: said == "I am the jester")) == deals
        loyal = gains.together(lambda role, said: role == "loyalist" == said.split()[-1])
        assert abs(fmean(loyal)) < 1
