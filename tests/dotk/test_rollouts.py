"""Playing the round on: deals fit what a seat knows, and a hard computer acts on them."""

from collections import Counter
from statistics import fmean

import pytest

from games.dotk.cards import CARDS, whole_deck
from games.dotk.game import DOTK
from games.dotk.rollouts import Deal, deal_anew, likings_of
from games.dotk.setup import Options
from games.dotk.words import Mode
from games.engine.asks import Answer, Seat
from games.engine.computers import Computer
from games.engine.dice import derive
from games.engine.play_style import PlayStyle, Strength
from games.engine.simulation import deal_seed, play
from tests.dotk.play import C, Play, great

HARD = PlayStyle(Strength.HARD)


def deals(play: Play, seat: int, count: int = 40) -> list[Deal]:
    book, dice = play.notebook(seat), derive(b"deals", 0)
    return [deal_anew(book, Seat(seat), likings_of(book), dice) for _ in range(count)]


def test_every_deal_has_what_the_seat_sees_and_no_card_too_often() -> None:
    play = great(C.DRAGON, C.QUEEN, C.THIEF, C.JESTER, top=(C.DEATH,))
    play.do(0, "dragon", 3)
    for deal in deals(play, 1):
        assert (deal.cards[Seat(0)], deal.cards[Seat(1)]) == (C.DRAGON, C.QUEEN)
        assert Counter([*deal.cards.values(), *deal.deck]) == Counter(whole_deck())
        assert set(deal.luck) == {2, 3}


def test_what_was_handed_on_is_taken_for_low_and_what_was_kept_for_high() -> None:
    play = great(C.INNKEEPER, C.QUEEN, C.THIEF, C.JESTER)
    before = deals(play, 3, 200)
    play.do(0, "exchange")
    handed_on = deals(play, 3, 200)
    play.fold(1)
    kept = deals(play, 3, 200)

    def height(found: list[Deal]) -> float:
        return fmean(CARDS[deal.cards[Seat(1)]].value for deal in found)

    assert height(handed_on) < height(before) - 1 < height(kept) - 2


def test_a_hard_one_is_rid_of_death_and_keeps_the_king() -> None:
    assert great(C.DEATH, C.QUEEN, C.KNIGHT).think(0, HARD) == Answer("exchange")
    play = great(C.QUEEN, C.KNIGHT, C.DEATH).fold(0, 1)
    assert play.think(2, HARD) == Answer("cut")
    play = great(C.QUEEN, C.KNIGHT, C.KING).fold(0, 1)
    assert play.think(2, HARD) == Answer("fold")


def test_it_takes_from_who_has_acted_and_cannot_take_it_back() -> None:
    """Who is robbed of a Queen by a Thief, and may act still, robs in turn."""
    play = great(C.DRAGON, C.QUEEN, C.THIEF, C.QUEEN, C.KNIGHT)
    play.do(0, "dragon", 4)
    play.fold(1)
    assert play.think(2, HARD).verb == "thief"


@pytest.mark.parametrize(("mode", "seats"), [(Mode.COURT_SHORT, 4), (Mode.LIVES, 3)])
def test_hard_ones_play_whole_games_and_answer_the_same_again(mode: Mode, seats: int) -> None:
    seed = deal_seed(DOTK, seats, "hard", 0)
    played = [
        play(DOTK, seed, [Computer(DOTK, HARD)] * seats, options=Options(mode=mode)).log
        for _ in range(2)
    ]
    assert played[0] == played[1]
