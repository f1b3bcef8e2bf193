"""The panels of a game that a computer plays: they fit, and read at a glance."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.panels.alone import private_panel
from bot.panels.hand import Shown
from bot.panels.ids import ANSWER, VERB
from bot.panels.panel import Panel
from bot.panels.table import final_panel
from bot.panels.table_pictures import table_picture
from gallows.kit import limits, panels
from gallows.kit.limits import custom_ids, text
from gallows.kit.snapshots import Foreign, Snapshot, english
from games.engine.asks import Seat
from games.engine.dice import SeededDice
from games.engine.match import Match
from games.execution.cards import OTHERS
from games.execution.game import EXECUTION
from games.execution.setup import Options
from games.execution.words import TERMS, Level, Result
from tests.execution.play import cards, deal, discard_all_but, short

WORDS = english()
MOST_WORDS, MOST_LINES = 80, 14


def moments(level: Level) -> Iterator[Snapshot]:
    match = Match(EXECUTION, 1, Options(level=level), (5,), SeededDice(level.encode()))
    while match.asks:
        yield Snapshot(match)
        book = EXECUTION.notebook(1, Seat(0))
        book.read(match.log)
        answer = EXECUTION.computer.answer(book, match.asks[0], SeededDice(b""))
        match.submit(Seat(0), match.asks[0].id, answer)
    yield Snapshot(match)


def answers(panel: Panel, verb: str) -> list[str | None]:
    """The picks that the buttons of a verb stand for."""
    found = [ANSWER.fullmatch(each) for each in custom_ids(panel)]
    return [each["pick"] for each in found if each is not None and each["verb"] == verb]


@pytest.mark.parametrize("level", Level)
def test_panels_fit_offer_what_is_asked_and_say_nothing_in_code(level: Level) -> None:
    for n, snapshot in enumerate(moments(level)):
        if n % 7 == 0 or snapshot.settled:
            panels.fit(snapshot, WORDS)
            panels.written_in_code(snapshot, Foreign())


@pytest.mark.parametrize("level", [Level.SQUIRE, Level.KING])
def test_every_card_takes_two_presses_at_most_and_the_panel_one_screen(level: Level) -> None:
    for n, snapshot in enumerate(moments(level)):
        if n % 7 or snapshot.settled:
            continue
        (ask,) = snapshot.match.asks
        book, view = snapshot.notebook(Seat(0)), snapshot.seen(names=("Ann",))
        panel = private_panel(view, book, ask, WORDS)
        shown = text(panel)
        assert len(shown.split()) <= MOST_WORDS
        assert len(shown.splitlines()) <= MOST_LINES
        led = [found["verb"] for each in custom_ids(panel) if (found := VERB.fullmatch(each))]
        for verb in ask.verbs:
            if verb.name in led:
                inner = private_panel(view, book, ask, WORDS, Shown(verb=verb.name))
                assert answers(inner, verb.name) == [str(target) for target in verb.pool]
            else:
                pool: list[str | None] = [str(target) for target in verb.pool]
                assert answers(panel, verb.name) == (pool or [None])


def test_a_row_says_what_it_wants_next() -> None:
    play = deal("5c 6d 9h 10c 10d 2s", left="Jh", middle="Kd", right="Qs")
    snapshot = Snapshot(play.match)

    def rows() -> list[str]:
        view = snapshot.seen(names=("Ann",))
        panel = private_panel(view, snapshot.notebook(Seat(0)), play.ask(0), WORDS)
        return text(panel).splitlines()[1:4]

    play.put("5c left")
    assert rows() == [
        "**J♥** 11 · 5♣ → 6+ · 3 behind",
        "**K♦** 13 · 3 behind",
        "**Q♠** 12 · 3 behind",
    ]
    play.put("6d left", "9h top", "10c middle", "10d middle")
    assert rows()[:2] == [
        "**J♥** 11 · 5♣ 6♦ → ♥6+ or A♥ · 3 behind",
        "**K♦** 13 · 10♣ 10♦ → A♦ only · 3 behind",
    ]


def test_a_royal_that_has_its_trigger_is_not_said_to_be_without_one() -> None:
    play = deal("10c 10d Ah", left="Jh", middle="Kd", right="Qs")
    play.put("10c left", "10d left", "Ah left")
    snapshot = Snapshot(play.match)
    panel = private_panel(snapshot.seen(), snapshot.notebook(Seat(0)), play.ask(0), WORDS)
    assert "J♥ is executed." in text(panel)
    assert WORDS("execution-doomed") not in text(panel)
    made = table_picture(snapshot.seen(), snapshot.notebook(None), WORDS)
    assert made is not None
    assert WORDS("execution-picture-doomed") not in made.alt


def test_a_royal_that_no_card_left_can_trigger_is_marked() -> None:
    play = deal("10c 10d Ah", left="Jh", middle="Jd", right="Qs")
    play.put("10c left", "10d left", "Ah middle")
    snapshot = Snapshot(play.match)
    panel = private_panel(snapshot.seen(), snapshot.notebook(Seat(0)), play.ask(0), WORDS)
    (line,) = [each for each in text(panel).splitlines() if each.startswith("**J♥**")]
    assert WORDS("execution-doomed") in line


@pytest.mark.parametrize("level", [Level.SQUIRE, Level.KNIGHT])
def test_a_royal_whose_trigger_was_set_aside_is_marked_once_the_draw_pile_is_empty(
    level: Level,
) -> None:
    others = [each for each in OTHERS if each not in cards("10c 10d Ah")]
    play = deal(
        f"10c 10d {short(others)} Ah",
        left="Jh", middle="Kh", right="Kd", level=level, hands=TERMS[level].hands,
    )  # fmt: skip
    play.put("10c left", "10d left")

    def marked() -> bool:
        snapshot = Snapshot(play.match)
        panel = private_panel(snapshot.seen(), snapshot.notebook(Seat(0)), play.ask(0), WORDS)
        (line,) = [each for each in text(panel).splitlines() if each.startswith("**J♥**")]
        return WORDS("execution-doomed") in line

    assert not marked(), "nobody knows what was set aside"
    discard_all_but(play, 1)
    assert (play.layout.left, len(play.layout.hand)) == (0, 1)
    assert marked()


def test_two_jokers_in_one_hand_are_told_apart() -> None:
    play = deal("j1 6d j2", left="Jh", middle="Kd", right="Qs")
    play.draw()
    snapshot = Snapshot(play.match)
    panels.fit(snapshot, WORDS)
    panel = private_panel(snapshot.seen(), snapshot.notebook(Seat(0)), play.ask(0), WORDS)
    labels = [part["label"] for part in limits.parts(panel) if "label" in part]
    assert {"🃏 red…", "🃏 black…", "6♦…"} <= set(labels)


def test_the_end_says_how_it_went() -> None:
    play = deal("5c 6d 9h", left="Jh Kh", middle="Qd", right="Kd")
    play.put("5c left", "6d left", "9h left")
    play.save("9h", "top")
    play.silent(0)
    snapshot = Snapshot(play.match)
    panel = final_panel(snapshot.seen(names=("Ann",)), snapshot.notebook(None), WORDS)
    limits.check(panel)
    assert "Given up: 1 of 12 executed" in text(panel)
    assert "Score: **−11** · level squire" in text(panel)


def test_a_lost_game_says_why_it_is_over() -> None:
    *_, snapshot = moments(Level.KING)
    book = snapshot.notebook(None)
    assert book.result is Result.LOST
    shown = text(final_panel(snapshot.seen(), book, WORDS))
    assert "you can't draw" in shown
    assert "Each royal left counts -1." in shown


def test_the_deal_of_a_day_is_known_as_such_while_it_is_played() -> None:
    play = deal("5c 6d 9h", left="Jh Kh", middle="Qd", right="Kd")
    snapshot = Snapshot(play.match)

    def shown(day: int | None) -> str:
        view = replace(snapshot.seen(), day=day)
        return text(private_panel(view, snapshot.notebook(Seat(0)), play.ask(0), WORDS))

    assert "Today's deal, the same for everybody." in shown(20_000)
    assert "One try; the day ends <t:1728086400:R>." in shown(20_000)
    assert "Today's deal" not in shown(None)


@pytest.mark.parametrize(
    ("level", "said"),
    [
        (Level.SQUIRE, "squire, the easiest"),
        (Level.KNIGHT, "discards and saved cards go to the bottom"),
        (Level.BARON, "you save only the lowest card"),
        (Level.DUKE, "you save only the lowest card, at the bottom"),
        (Level.KING, "you save nothing, discards go to the bottom"),
    ],
)
def test_a_level_says_what_it_means(level: Level, said: str) -> None:
    snapshot = next(moments(level))
    view = snapshot.seen()
    ask = snapshot.match.asks[0]
    assert said in text(private_panel(view, snapshot.notebook(Seat(0)), ask, WORDS))
