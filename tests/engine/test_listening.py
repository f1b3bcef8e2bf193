"""Computers that listen, over whole matches, and what it leaves as it was."""

from statistics import fmean

import pytest

from benchmarks.exploits import Pleas, measured
from benchmarks.listening import surprises
from benchmarks.talking import GAMES, Deaf, without_pleas
from games.botk.beliefs import Beliefs
from games.botk.cards import Role
from games.botk.claims import Say
from games.botk.game import BOTK
from games.engine.asks import Seat
from games.engine.play_style import PlayStyle, Temper
from games.engine.simulation import deal_seed, play
from tests.botk.items import CHEESE, HAT, PARDON, SHIELD
from tests.botk.play import L, P, S, deal


def test_who_does_not_listen_answers_as_at_a_silent_table():
    seed = deal_seed(BOTK, 6, "talk", 0)
    players = [Deaf(BOTK, PlayStyle(temper=Temper.BOLD))] * 6
    loud, silent = (play(BOTK, seed, players, talk=n, last_words=n) for n in (True, False))
    assert loud.talk.claims
    assert loud.talk.advised, "they are deaf to pleas and votes, too"
    assert not silent.talk.claims
    assert [given for given in loud.given if not given.claim] == silent.given
    assert loud.outcome == silent.outcome


def test_a_plea_is_weighed_as_one_and_who_has_no_mercy_passes_it_over():
    table = deal((L, S, P, L), (HAT, PARDON, SHIELD, CHEESE))
    table.match.take(table.match.check_claim(Seat(2), Say.HOLD, (PARDON,)))
    table.pass_actions()
    table.do(0, "condemn", 2)
    table.match.take(table.match.check_claim(Seat(2), Say.COME_OUT, (Role.PRINCESS,)))
    heard = table.notebook(0)
    sorts = [said.sort for said in Beliefs(heard).credibility.said]
    assert sorts == ["hold pardon", "come-out princess plea"]
    assert [each.kind for each in without_pleas(heard).talk.claims] == [Say.HOLD]
    table.do(0, "relent")
    table.match.take(table.match.check_claim(Seat(2), Say.COME_OUT, (Role.LOYALIST,)))
    assert Beliefs(table.notebook(0)).credibility.said[-1].sort == "come-out loyalist"


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


def test_no_plea_is_worth_more_than_a_game():
    """The same of last words: of who is condemned first, in every deal."""
    gains = measured("botk", 10, Pleas)
    assert gains.counts.total() == 10
    said = gains.together(lambda _, said: said == "I hold a Pardon")
    assert len(said) == 10
    assert abs(fmean(said)) < 2
