"""What is revealed is drawn: the scaffold, the thumbs of a toast, the rounds at court, a hand."""

import re
from itertools import combinations, pairwise
from typing import Any

import pytest

from bot.drawing.faces import Sitter
from bot.drawing.picture import svg_of
from bot.drawing.rounds import Rounds
from bot.drawing.stage import Stage
from bot.drawing.table import table_drawing
from bot.panels.hand import Shown, hand_panel
from bot.panels.table_pictures import private_picture, table_picture
from bot.plugins.picture import (
    Colour,
    Fate,
    RoundsRow,
    SeatPicture,
    StagePicture,
    TablePicture,
)
from bot.plugins.registry import plugins
from bot.text.emblems import emblems
from gallows.kit.limits import text
from gallows.kit.play import MatchPlay
from gallows.kit.snapshots import Snapshot, english, played
from games.engine.asks import Seat
from tests.botk.items import CHEESE, DUMMY, HAT, KEY, MIMIC, PARDON
from tests.botk.play import J, L, S
from tests.botk.play import deal as deal_botk
from tests.dotk.test_ends import turns
from tests.feast.play import deal as deal_feast
from tests.feast.test_ends import all_up
from tests.support.pictures import letters

WORDS = english()
NAMES = ("Ann", "Bob", "Cid", "Dora", "Ede", "Fulk", "Gero", "Hal")
KEY_OF_ANY = next(iter(emblems()))


def said(play: MatchPlay[Any]) -> str:
    """What the picture of the table says."""
    snapshot = Snapshot(play.match)
    made = table_picture(snapshot.seen(names=NAMES), snapshot.notebook(None), WORDS)
    assert made is not None
    return made.alt


def test_who_is_condemned_stands_on_the_scaffold_beside_a_card_and_then_beside_the_item() -> None:
    play = deal_botk((L, J, S, L, S, L), (HAT, MIMIC, DUMMY, PARDON, KEY, CHEESE)).pass_actions()
    assert "scaffold" not in said(play)
    play.do(0, "condemn", 1)
    assert "On the scaffold: 2 Bob, 1 face down." in said(play)
    play.do(0, "relent")
    assert "scaffold" not in said(play)
    play.execute(1)
    assert "On the scaffold: 2 Bob, Nice Hat." in said(play)


def test_a_mimic_on_the_scaffold_has_the_card_beside_it_that_it_becomes() -> None:
    play = deal_botk((L, J, S, L, S, L), (HAT, MIMIC, DUMMY, PARDON, KEY, CHEESE)).pass_actions()
    play.execute(2)
    assert re.search(r"On the scaffold: 3 Cid, Mimic, \w", said(play))


def test_the_thumbs_of_a_toast_are_drawn_at_the_faces_once_all_have_shown_them() -> None:
    pictures = (
        table_picture(snapshot.seen(names=NAMES), snapshot.notebook(None), WORDS)
        for snapshot in played(plugins()["feast"].rules, 3, 8)
    )
    alts = (picture.alt for picture in pictures if picture is not None)
    shown = next(alt for alt in alts if "thumb" in alt)
    assert shown.count("thumb up") + shown.count("thumb down") >= 2


def test_nobody_sees_a_thumb_before_the_toast_is_over() -> None:
    play = deal_feast(goblet=0)
    assert "thumb" not in said(play)
    all_up(play)
    assert "thumb up" in said(play)


def test_what_the_condemned_says_and_how_the_others_vote_is_drawn_until_it_is_decided() -> None:
    play = deal_botk((L, J, S, L, S, L), (HAT, MIMIC, DUMMY, PARDON, KEY, CHEESE)).pass_actions()
    play.do(0, "condemn", 1)
    match = play.match
    match.take(match.check_claim(Seat(1), "hold", (PARDON,)))
    for seat, word in ((2, "spare"), (3, "strike"), (4, "spare")):
        match.take(match.check_advice(Seat(seat), match.asks[0].id, word))
    assert "On the scaffold: 2 Bob, 1 face down, “Pardon”." in said(play)
    voted = re.findall(r"(\d) [^.]*?(Strike|Spare)", said(play))
    assert voted == [("3", "Spare"), ("4", "Strike"), ("5", "Spare")]
    play.do(0, "strike")
    assert not re.search("“|Strike|Spare", said(play))


def test_the_rounds_at_court_say_who_has_scored_and_who_is_second_now() -> None:
    alt = said(turns((0, 0), (0, 1), (1, 2)))
    assert "Rounds, the highest card scores: seats 1, 1, 2; 0 to come." in alt
    assert "2 Bob, 2 points" in alt
    (second,) = [seat for seat in alt.split(". ") if "second now" in seat]
    assert second.startswith("2 Bob")


def test_a_hand_at_court_is_drawn_card_by_card_and_not_listed_beside_it() -> None:
    for snapshot in played(plugins()["dotk"].rules, 3, 5):
        book = snapshot.notebook(Seat(0))
        view = snapshot.seen(Seat(0), names=NAMES)
        made = private_picture(view, book, WORDS)
        if book.own is not None and len(book.hand) == 2:
            break
    assert made is not None
    assert letters(made).count("In your hand") == 2
    assert letters(made).count("Your card") == 1
    panel = text(hand_panel(view, book, None, WORDS, Shown(picture=made)))
    assert "In your hand" not in panel


@pytest.mark.parametrize("seats", range(3, 9))
@pytest.mark.parametrize("kind", ["stage", "plea", "two cards", "rounds", "many rounds"])
def test_what_stands_in_the_middle_covers_no_card(seats: int, kind: str) -> None:
    keys = (KEY_OF_ANY,) * (2 if kind == "two cards" else 1)
    plea = KEY_OF_ANY if kind == "plea" else ""
    stage = StagePicture(seat=Seat(0), cards=keys, label="On the scaffold", said=plea)
    row = RoundsRow(emblem=KEY_OF_ANY, rounds=((Seat(0),),) * (8 if kind == "many rounds" else 4))
    table = TablePicture(
        banner="Now",
        colour=Colour.RED,
        seats=(SeatPicture(number=5, emblem="", cards=(KEY_OF_ANY,)),) * seats,
        stage=stage if "rounds" not in kind else None,
        rounds=(row,) * 3 if "rounds" in kind else (),
    )
    pieces = list(table_drawing(table, (Sitter("Mathilda the Elder"),) * seats).pieces())
    cards = [each for each in pieces if each.svg.startswith('<g transform="translate')]
    middle = [each for each in cards if each.right - each.left > 90]
    middle += [each for each in pieces if "On the scaffold" in each.svg]
    assert len(middle) == 1
    for one, other in combinations([*middle, *(each for each in cards if each not in middle)], 2):
        beside = one.right < other.left + 18 or other.right < one.left + 18
        assert beside or one.bottom < other.top + 18 or other.bottom < one.top + 18


def test_a_stage_and_rounds_grow_with_what_they_hold() -> None:
    pictures = [StagePicture(seat=Seat(0), cards=(KEY_OF_ANY,) * n, label="Here") for n in (1, 2)]
    one, two = [Stage(each, Fate.PLAYING, Sitter("Ann"), (0, 0), 1).box for each in pictures]
    assert two[0] < one[0] < one[2] < two[2]
    rows = [[RoundsRow(emblem=KEY_OF_ANY, rounds=(None,) * n)] * 3 for n in (3, 7, 14)]
    cells = [Rounds(each, (), (0, 0), 1).cell for each in rows]
    assert all(large >= small for large, small in pairwise(cells))


def test_a_stage_stands_below_many_seats_too() -> None:
    stage = StagePicture(seat=Seat(11), cards=(KEY_OF_ANY,), label="Here")
    seats = (SeatPicture(),) * 12
    table = TablePicture(banner="Now", colour=Colour.RED, seats=seats, stage=stage)
    bare = TablePicture(banner="Now", colour=Colour.RED, seats=seats)
    sitters = (Sitter("Ann"),) * 12
    assert table_drawing(table, sitters).size[1] > table_drawing(bare, sitters).size[1]
    assert ">Here<" in svg_of(table_drawing(table, sitters))
