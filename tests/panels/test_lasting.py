"""A direct message in which nobody plays is left as it is, so it says nothing that may change."""

import pytest

from bot.panels.hand import Shown, lasting_panel
from bot.panels.table_pictures import private_picture
from bot.plugins.formatter import Formatter
from bot.plugins.plugin import Seating
from bot.plugins.registry import plugins
from gallows.kit.limits import text
from gallows.kit.snapshots import Snapshot, english, played
from games.engine.asks import Seat

WORDS = english()
SEVERAL = [game.id for game in plugins().values() if game.seating is Seating.LOBBY]


def left_alone(snapshot: Snapshot, seat: Seat, *, drawn: bool) -> tuple[str, str]:
    """What such a message says, and its picture in words."""
    view, book = snapshot.seen(names=tuple("ABCDEFGH")), snapshot.notebook(seat)
    picture = private_picture(view, book, WORDS) if drawn else None
    panel = lasting_panel(view, book, WORDS, Shown(picture=picture))
    return text(panel), "".join(picture.alt for picture in panel.pictures)


@pytest.mark.parametrize("drawn", [False, True])
@pytest.mark.parametrize("name", SEVERAL)
def test_it_stays_the_same_until_its_owner_is_told_something(name: str, *, drawn: bool) -> None:
    game = plugins()[name]
    shown: dict[tuple[object, ...], tuple[str, str]] = {}
    for seed in range(3):
        for n, snapshot in enumerate(played(game.rules, seed, game.rules.least_seats + 1)):
            if n % 5 or snapshot.settled:
                continue
            for seat in map(Seat, range(snapshot.match.seats)):
                told = sum(each.to is not None and seat in each.to for each in snapshot.match.log)
                fmt, book = Formatter(snapshot.view, WORDS), snapshot.notebook(seat)
                since = seed, seat, told, bool(game.view.fate(fmt, book))
                said = left_alone(snapshot, seat, drawn=drawn)
                assert shown.setdefault(since, said) == said
    assert len(shown) > 3 * (game.rules.least_seats + 1)


@pytest.mark.parametrize("name", SEVERAL)
def test_a_hand_is_drawn_at_its_own_seat(name: str) -> None:
    game = plugins()[name]
    for snapshot in played(game.rules, 1, game.rules.least_seats + 1):
        picture = private_picture(
            snapshot.seen(names=tuple("ABCDEFGH")), snapshot.notebook(Seat(1)), WORDS
        )
        if picture is not None:
            assert picture.alt.startswith("Seat 2, B. ")
            break
    else:
        pytest.fail("no hand was drawn")
