"""The layout as a picture: it says what lies open, and its poster nothing of the deal."""

import re

from bot.drawing.layout import FRONT
from bot.drawing.picture import svg_of
from bot.panels.table_pictures import poster_picture, table_picture
from bot.text.emblems import show_emblems
from gallows.kit.snapshots import DUE, Snapshot, english
from games.execution.cards import Card
from tests.execution.play import Play, deal
from tests.execution.test_on_discord import DAY, dealt, press
from tests.messages.test_pictures import drawn, said
from tests.support.evening import Evening
from tests.support.pictures import letters

__all__ = ["drawn"]

WORDS = english()


def pictured(play: Play) -> tuple[list[str], str]:
    """The letters of the picture of a layout, and what it says in words."""
    snapshot = Snapshot(play.match)
    made = table_picture(snapshot.seen(names=("Ann",)), snapshot.notebook(None), WORDS)
    assert made is not None
    return letters(made), made.alt


def test_it_says_what_lies_on_each_royal_and_what_it_wants_next() -> None:
    play = deal("5c 6d 9h 10c 10d 2s", left="Jh", middle="Kd", right="Qs")
    play.put("5c left", "6d top")
    lines, alt = pictured(play)
    assert "Row 1: J♥, on it 5♣, 6+, 3 behind it." in alt
    assert "In hand: 9♥." in alt
    assert "Discards: 1, on top 6♦." in alt
    assert {"J", "K", "Q", "5", "6", "9", "6+"} <= set(lines)
    play.put("6d left")
    lines, alt = pictured(play)
    assert "Row 1: J♥, on it 5♣, 6♦, 6+ or A, 3 behind it." in alt
    assert "Discards: 0." in alt
    play.put("9h left")
    lines, alt = pictured(play)
    assert "Row 1: J♥, on it 5♣, 6♦, 9♥, 3 behind it." in alt
    assert "…" not in lines, "while a card is saved the royal wants nothing"


def test_what_a_royal_wants_stands_below_its_card() -> None:
    play = deal("5c 6d 9h 10c 10d 2s", left="Jh", middle="Kd", right="Qs")
    play.put("5c left", "6d left")
    snapshot = Snapshot(play.match)
    made = table_picture(snapshot.seen(names=("Ann",)), snapshot.notebook(None), WORDS)
    assert made is not None
    svg = svg_of(made.drawing)
    for royal, caption in (("J", "6+ or A"), ("K", "K 13"), ("Q", "Q 12")):
        corner, middle = (
            float(re.search(rf'<text x="([\d.]+)"[^>]*>{re.escape(said)}<', svg)[1])  # type: ignore[index]
            for said in (royal, caption)
        )
        assert corner - 9 < middle < corner - 9 + FRONT[0]


def test_what_the_draw_pile_hides_is_not_in_it() -> None:
    one = deal("5c 6d 9h 10c 10d 2s", left="Jh", middle="Kd", right="Qs")
    other = deal("5c 6d 9h 2c 3d 4s", left="Jh", middle="Kd", right="Qs")
    assert pictured(one) == pictured(other)


def test_the_poster_tells_level_and_score_and_no_card() -> None:
    play = deal("5c 6d 9h", left="Jh", middle="Kd", right="Qs")
    play.silent(0)
    snapshot = Snapshot(play.match)
    made = poster_picture(snapshot.seen(names=("Ann",)), snapshot.notebook(None), WORDS, DUE)
    assert made is not None
    svg, alt = svg_of(made.drawing), made.alt
    assert "Ann" in letters(made), "who plays alone has no number"
    assert "0 of 12 royals executed" in alt
    assert "squire · score −12" in alt
    assert not any(f"card-{card}" in svg or WORDS("execution-joker") in alt for card in Card)


def test_whom_the_font_cannot_name_is_the_player() -> None:
    play = deal("5c 6d 9h", left="Jh", middle="Kd", right="Qs")
    play.silent(0)
    snapshot = Snapshot(play.match)
    for name, shown in (("Ann", "Ann"), ("გიორგი", "Player")):
        made = poster_picture(snapshot.seen(names=(name,)), snapshot.notebook(None), WORDS, DUE)
        assert made is not None
        assert shown in letters(made)
        assert name in made.alt


async def test_who_plays_sees_the_layout_and_shares_a_poster(drawn: Evening) -> None:
    ann = drawn.guest("Ann")
    await drawn.store.days.keys(drawn.clock.now())
    await drawn.turn(DAY)
    panel = await dealt(ann, "daily")
    (layout,) = said(panel)
    assert "No cards in hand" in layout
    panel = await press(ann, panel, "Draw three")
    (layout,) = said(panel)
    assert "Row 3: " in layout
    assert "In hand: " in layout
    assert "Discards: 0" in layout
    assert "duke" in panel.text
    assert not re.search("Draw pile|Discard pile", panel.text), (
        "what the picture shows, the words need not say again"
    )
    over = await press(ann, panel, "Give up", "Give up")
    await ann.press(over, "Share")
    (shared,) = drawn.all_public()
    (poster,) = said(shared)
    assert poster == said(over)[0]
    assert "duke · score −12" in poster
    show_emblems({})
