"""What a panel says, it says once: on a phone a line that repeats another one hides a third."""

import pytest

from bot.panels.alone import alone_result_panel, private_panel
from bot.panels.hand import Shown
from bot.panels.table import public_panel
from bot.panels.table_pictures import poster_picture, private_picture, table_picture
from bot.text import locales, words_for
from gallows.kit.limits import text
from gallows.kit.snapshots import DUE, Snapshot
from games.dotk.cards import Character
from games.engine.asks import Ask, Seat
from games.execution.game import EXECUTION
from games.feast.game import FEAST
from games.feast.words import Topic
from tests.botk.items import DUMMY, HAT, PARDON
from tests.botk.play import L, P, S
from tests.botk.play import deal as botk
from tests.dotk.play import C, court
from tests.panels.play import played
from tests.panels.test_feast import NAMES

NEVER = 1_000_000
"""Moves after which somebody is silent."""
EACH = pytest.mark.parametrize("locale", locales())
HANDS: tuple[tuple[Character, ...], ...] = (
    (C.KNIGHT, C.MONK, C.THIEF),
    (C.DRAGON, C.MERCHANT, C.JUGGLER),
    (C.QUEEN, C.INNKEEPER, C.DEATH),
)


@EACH
def test_how_many_have_died_is_said_once_at_the_table(locale: str) -> None:
    play = botk((L, S, L, P), (HAT, HAT, DUMMY, PARDON)).pass_actions()
    tale = play.execute(1)
    shown, words = Snapshot(play.match), words_for(locale)
    view, book = shown.seen(names=NAMES), shown.notebook(None)
    picture = table_picture(view, book, words)
    read = text(public_panel(view, book, tale, words, picture=picture))
    assert read.count(words("botk-tale-counted", heads=1).rstrip(".")) == 1


@EACH
def test_who_wins_at_court_is_said_once_in_a_hand(locale: str) -> None:
    play, words = court(*HANDS), words_for(locale)

    def hand() -> str:
        shown = Snapshot(play.match)
        book, ask = shown.notebook(Seat(0)), shown.match.asks[0]
        picture = private_picture(shown.view, book, words)
        return text(private_panel(shown.view, book, ask, words, Shown(picture=picture)))

    goal, reminder = words("dotk-goal-court"), words("dotk-second-wins")
    assert (goal in hand(), reminder in hand()) == (True, False)
    play.lay(C.KNIGHT, C.DRAGON, C.QUEEN).fold_out()
    assert (goal in hand(), reminder in hand()) == (False, True), "later in fewer words"


@EACH
def test_ones_own_role_is_said_once_where_its_picture_has_no_room(locale: str) -> None:
    words = words_for(locale)

    def hand(ask: Ask) -> str:
        view, book = shown.seen(ask.seat, names=NAMES), shown.notebook(ask.seat)
        picture = private_picture(view, book, words)
        return text(private_panel(view, book, ask, words, Shown(picture=picture)))

    tight: list[str] = []
    for shown in (each for seed in range(60) for each in played(seed, 7, game=FEAST)):
        for ask in shown.match.asks:
            read = hand(ask) if ask.topic == Topic.ACT else ""
            if words("feast-card-role") in read:  # In place of the picture.
                role = words(f"feast-role-{shown.notebook(ask.seat).role}")
                tight.append(read)
                assert read.count(f"**{role}**") == 1, read
        if len(tight) > 3:
            return
    raise AssertionError("its picture has room everywhere")


@EACH
def test_how_a_game_for_one_ended_is_said_once(locale: str) -> None:
    """On its poster; below it is what is left."""
    words, found = words_for(locale), set[str]()
    for seed in range(8):
        *_, end = played(seed, 1, game=EXECUTION, silent=NEVER if seed else 1)
        view, book = end.seen(names=NAMES), end.notebook(None)
        picture = poster_picture(view, book, words, DUE)
        read = text(alone_result_panel(view, book, words, Shown(picture=picture)))
        assert words(f"execution-poster-{book.result}") not in read
        found.add(str(book.result))
    assert found >= {"lost", "given-up"}


@EACH
def test_a_discard_pile_that_its_picture_shows_whole_is_not_in_words_too(locale: str) -> None:
    words, sizes = words_for(locale), set[int]()
    begins = words("execution-pile-empty").partition(":")[0]
    for shown in played(1, 1, game=EXECUTION, silent=NEVER):
        view, book = shown.seen(Seat(0)), shown.notebook(Seat(0))
        if shown.match.asks:
            picture = table_picture(view, book, words)
            panel = private_panel(view, book, shown.match.asks[0], words, Shown(picture=picture))
            pile = len(book.layout.pile)
            said = [line for line in text(panel).splitlines() if line.startswith(begins)]
            assert len(said) == (pile > 1)
            sizes.add(min(pile, 2))
    assert sizes == {0, 1, 2}
