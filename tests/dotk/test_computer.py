"""The computer player plays sensibly, and better than chance."""

import pytest

from games.dotk.game import DOTK
from games.dotk.prospects import Stakes
from games.dotk.setup import Options
from games.dotk.words import Mode
from games.engine.asks import Answer, Seat
from games.engine.game import Player
from games.engine.random_player import RandomPlayer
from games.engine.simulation import deal_seed, play
from tests.dotk.play import C, court, great
from tests.dotk.test_ends import turns
from tests.engine.tempers import BOLD, CAREFUL, TREACHEROUS, answers

CHANCE = RandomPlayer()
BEATEN = [(Mode.COURT, 3, 60), (Mode.COURT, 5, 25), (Mode.COURT, 7, 22)]
BEATEN += [(Mode.TOKENS, 4, 60), (Mode.LIVES, 4, 16), (Mode.LIVES, 9, 18)]
"""At which tables, and in how many matches: fewer where it wins at least twice as often."""


def test_it_keeps_the_king_in_the_great_game_and_gets_rid_of_death() -> None:
    assert great(C.KING, C.QUEEN, C.KNIGHT).think(0) == Answer("fold")
    assert great(C.DEATH, C.QUEEN, C.KNIGHT).think(0) == Answer("exchange")


def test_it_does_not_exchange_for_a_card_that_it_knows_to_be_worse() -> None:
    play = great(C.DEATH, C.THIEF, C.KNIGHT, C.JESTER)
    play.do(0, "exchange")
    play.do(1, "exchange")
    play.fold(2)
    assert play.think(3) == Answer("fold") or play.think(3).verb == "cut"


def test_the_thief_takes_what_lies_open_and_is_high() -> None:
    play = great(C.DRAGON, C.THIEF, C.QUEEN)
    play.do(0, "dragon", 2)
    assert play.think(1) == Answer("thief", (0,))


def test_it_does_not_show_by_folding_that_it_likes_its_card() -> None:
    """Seat 2 knows where both Deaths are, so that it cannot lose, whatever it does."""
    play = great(C.DRAGON, C.QUEEN, C.DEATH, C.JESTER, top=(C.DEATH,))
    play.do(0, "dragon", 2)
    play.do(1, "exchange")
    assert play.before(2) is C.QUEEN
    assert play.think(2) == Answer("exchange")


def test_it_can_think_on_when_it_has_seen_the_whole_deck_go_by() -> None:
    """Seven at court leave a deck of five: two Dragons, two cuts and a Merchant turn it over."""
    hands = [[C.DRAGON, C.DRAGON, C.MERCHANT]]
    hands += [[C.DEATH, C.JESTER, C.MONK], [C.DEATH, C.JESTER, C.MONK]]
    hands += [[C.THIEF, C.JUGGLER, C.QUEEN], [C.THIEF, C.JUGGLER, C.QUEEN]]
    hands += [[C.INNKEEPER, C.SORCERESS, C.KING], [C.KNIGHT, C.KNIGHT, C.KING]]
    play = court(*hands)
    for at in range(2):
        play.lay(*(hand[at] for hand in hands))
        play.do(0, "dragon", 6)
        play.fold(*range(1, 6))
        play.dice.draws.append(4)
        play.do(6, "cut")
    play.do(0, "merchant")
    play.do(0, "take")
    play.fold(*range(1, 6))
    assert len(play.notebook(6).under) == 5
    assert play.think(6).verb in {"cut", "fold"}


@pytest.mark.parametrize(("drawn", "verb"), [(C.KING, "take"), (C.DEATH, "keep")])
def test_the_merchant_keeps_the_better_card(drawn: C, verb: str) -> None:
    play = great(C.MERCHANT, C.QUEEN, C.KNIGHT, top=(drawn,))
    play.do(0, "merchant")
    assert play.think(0) == Answer(verb)


def test_at_court_it_wants_the_second_place_and_no_point_more() -> None:
    """The last round of all, at 3, 2 and 1: another point would carry the second away."""
    book = turns((0, 0), (0, 1), (1, 2), to_the_end=False).notebook(None)
    assert book.tally == {0: 3, 1: 2, 2: 1}
    stakes, second = Stakes(book, Seat(1)), Seat(1)
    scores = {Seat(0): C.DEATH, Seat(1): C.KNIGHT, Seat(2): C.KING}
    assert stakes.worth(scores) == 0
    assert stakes.worth({**scores, second: C.KING}) == 1


@pytest.mark.parametrize(
    "others", [(C.KNIGHT, C.MERCHANT), (C.THIEF, C.SORCERESS), (C.INNKEEPER, C.DRAGON)]
)
def test_at_court_it_keeps_death_for_the_round_that_the_lowest_card_wins(
    others: tuple[C, C],
) -> None:
    hands = [(C.JESTER, C.MONK, C.QUEEN), (C.THIEF, C.JUGGLER, C.SORCERESS)]
    hands += [(C.KING, C.JUGGLER, C.MONK), (C.KING, C.INNKEEPER, C.DRAGON)]
    play = court((C.DEATH, *others), *hands)
    assert play.think(0).picks != (C.DEATH,)
    play.lay(others[0], *(hand[0] for hand in hands)).fold_out()
    assert play.think(0) == Answer("lay", (C.DEATH,))


@pytest.mark.parametrize(("mode", "seats", "matches"), BEATEN)
def test_it_clearly_beats_chance(mode: Mode, seats: int, matches: int) -> None:
    """It sits at each seat in turn, and all who choose by chance in the same deals are counted."""
    won, by_chance = 0, 0.0
    for k in range(matches):
        players: list[Player] = [CHANCE] * seats
        by_chance += sum(winners(mode, k, players)) / seats
        players[k % seats] = DOTK.computer
        won += winners(mode, k, players)[k % seats]
    assert won > 1.25 * by_chance > 0


def winners(mode: Mode, k: int, players: list[Player]) -> list[bool]:
    """Who of these wins in such a deal, by seat."""
    seed = deal_seed(DOTK, len(players), f"beats {mode}", k)
    outcome = play(DOTK, seed, players, options=Options(mode=mode)).outcome
    assert outcome is not None
    return [part.won for part in outcome.seats]


def test_the_careful_let_cards_lie_and_the_treacherous_do_it_to_others() -> None:
    styles = (CAREFUL, BOLD, TREACHEROUS)
    careful, bold, sly = answers(DOTK, styles, 5, 5, mode=Mode.TOKENS)
    assert careful["act", "fold"] > max(bold["act", "fold"], sly["act", "fold"])
    assert bold["act", "exchange"] > careful["act", "exchange"]
    dirty = [("act", verb) for verb in ("thief", "juggler", "dragon")]
    assert sum(sly[each] for each in dirty) > 1.3 * sum(careful[each] for each in dirty)
