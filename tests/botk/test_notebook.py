"""What a viewer knows, and what it must not claim to know."""

from gallows.kit.stacked_dice import draws_for
from games.botk.cards import Gallows
from games.botk.words import CENTRE, Phase
from games.engine.asks import Seat
from tests.botk.items import CHEESE, DUMMY, HAT, KEG, KEY, PARDON, SHIELD
from tests.botk.play import L, Play, S, deal

G = Gallows


def table(*gallows: Gallows) -> Play:
    return deal((L, L, S, L, S), (HAT, PARDON, KEY, DUMMY, CHEESE), gallows or (G.SEALED, G.STIR))


def test_a_prisoner_starts_with_the_own_cards_and_an_onlooker_with_none() -> None:
    play = table(G.BITTER_CUP, G.BLOOD_MONEY)
    mine, nobodys = play.notebook(3), play.notebook(None)
    assert (mine.role, mine.known_item(Seat(3))) == (S, KEY)
    assert mine.sightings[0].dealt
    assert nobodys.role is None
    assert nobodys.sightings == []
    assert mine.active_items == nobodys.active_items
    assert mine.phase is Phase.ACTION
    assert mine.executioner == 0


def test_who_was_called_and_who_has_acted() -> None:
    play = table(G.BITTER_CUP, G.BLOOD_MONEY)
    play.do(0, "call", 2)
    assert play.notebook(0).prisoners[Seat(2)].called
    assert not play.notebook(0).prisoners[Seat(2)].acted
    play.do(2, "peek", CENTRE)
    play.act(4, "switch", 1, 3)
    play.do(0, "call", 1)
    play.silent(1)
    acted = [p.seat for p in play.notebook(0).prisoners.values() if p.acted]
    assert acted == [1, 2, 4]


def test_a_card_that_was_seen_is_followed_wherever_all_see_it_go() -> None:
    play = table(G.BITTER_CUP, G.STIR)
    play.act(1, "peek", 3)
    play.act(2, "switch", 3, CENTRE)
    play.act(3, "switch", CENTRE, 4)
    book = play.notebook(1)
    assert book.known_item(Seat(4)) is KEY
    assert [len(s.trail) for s in book.sightings] == [0, 2]
    assert book.sightings[1].seen_at == 3
    play.act(4, "peek", CENTRE)
    assert play.notebook(1).known_item(Seat(1)) is KEY
    assert play.notebook(1).known_item(Seat(2)) is HAT


def test_a_peek_after_the_scurry_narrows_down_the_rest() -> None:
    play = deal((L, L, S, L, S), (HAT, PARDON, KEY, DUMMY, CHEESE), (G.SCURRY, G.STIR))
    play.dice.draws += draws_for("12c", "c12")
    play.do(0, "select", 1, 2)
    assert play.notebook(1).sightings[0].among == (1, 2, CENTRE)
    play.act(1, "peek", 1)
    book = play.notebook(1)
    assert book.known_item(Seat(1)) is CHEESE
    assert book.sightings[0].among == (2, CENTRE)
    assert book.known_item(Seat(2)) is None
    assert play.notebook(2).sightings[0].among == (2, 1, CENTRE)


def test_another_copy_is_not_taken_for_the_one_that_was_seen() -> None:
    play = deal((L, L, S, L, S), (PARDON, PARDON, KEY, DUMMY, CHEESE), (G.SCURRY, G.STIR))
    play.dice.draws += draws_for("12c", "2c1")
    play.do(0, "select", 1, 2)
    play.act(1, "peek", 1)
    first, second = play.notebook(1).sightings
    assert first.among == (1, 2, CENTRE), "which of the two Pardons it is cannot be told"
    assert second.among == (1,)


def test_heads_purses_and_neighbours() -> None:
    play = deal((L, L, S, L, S), (HAT, SHIELD, KEY, KEG, PARDON), purses=(5, 0, 5, 5, 5))
    play.pass_actions()
    play.execute(1)
    play.execute(3)
    book = play.notebook(None)
    assert book.heads == 1
    assert book.executions == 2
    assert [book.purse(seat) for seat in book.seats] == [5, 0, 5, 5, 5]
    assert book.living() == [2, 3, 4]
    assert book.at_risk() == [2, 4]
    assert book.beside(Seat(2)) == [4]
    assert book.beside(Seat(4)) == [2]
    assert book.prisoners[Seat(1)].shown_item is HAT


def test_the_condemned_and_the_end() -> None:
    play = table(G.BITTER_CUP, G.BLUNT_BLADE).pass_actions()
    assert play.notebook(2).least_executions == 2
    play.do(0, "condemn", 2)
    assert play.notebook(1).condemned == 2
    play.do(0, "relent")
    assert play.notebook(1).condemned is None
    play.execute(2)
    book = play.notebook(4)
    assert book.result == "saboteurs"
    assert book.brought_by == (2,)
    assert book.final_roles == {1: L, 2: L, 3: S, 4: L}
    assert book.final_items[CENTRE] is CHEESE
    assert book.discarded is S
    play.do(0, "name", 1)
    assert play.notebook(None).successor == 1


def test_what_an_execution_reveals_narrows_down_the_rest() -> None:
    play = deal((L, L, S, L, S), (HAT, PARDON, KEY, DUMMY, CHEESE), (G.SCURRY, G.BLOOD_MONEY))
    play.dice.draws += draws_for("12c", "c12")
    play.do(0, "select", 1, 2)
    play.pass_actions()
    play.execute(1)
    assert play.notebook(2).prisoners[Seat(1)].shown_item is CHEESE
    assert play.notebook(2).sightings[0].among == (2, CENTRE)
