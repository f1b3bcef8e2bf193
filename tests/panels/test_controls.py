"""What a question's controls look like: what is deadly is red, and what is forced is no list."""

from dataclasses import replace
from typing import Any

import pytest

from bot.panels import controls
from bot.panels.alone import private_panel
from bot.panels.hand import Shown
from bot.panels.ids import CROWD, target_of
from bot.panels.panel import Style
from bot.panels.table import public_panel
from bot.plugins.formatter import Formatter
from bot.plugins.registry import plugins
from bot.values.tables import Waiting
from gallows.kit import checks
from gallows.kit.limits import check, custom_ids, parts
from gallows.kit.snapshots import Snapshot, in_full
from games.botk.game import BOTK
from games.engine.asks import Answer, Ask, Seat, Verb, one, typed
from games.feast.game import FEAST
from games.feast.words import Do, Topic
from tests.botk.items import CHEESE, HAT, KEY, PARDON
from tests.botk.play import J, L, P, S
from tests.botk.play import deal as botk

from .play import DUE, english, played, table

WORDS = english()
NAMES = ("Mathilda", "Odo", "Bertram", "Ysolde")


@pytest.mark.parametrize("pool", [(Seat(2),), (Seat(1), Seat(2))])
def test_one_target_alone_is_a_button_that_names_it(pool: tuple[Seat, ...]) -> None:
    ask = Ask(Seat(0), "call", (Verb("call", pool, 1, 1),), Answer("nothing"), id=7)
    panel = private_panel(table(4, names=NAMES), BOTK.notebook(4, Seat(0)), ask, WORDS)
    check(panel)
    shown = [part for part in parts(panel) if part.get("custom_id", "").startswith("gg:a:")]
    if len(pool) > 1:
        assert [len(part["options"]) for part in shown] == [2]
    else:
        assert [part["label"] for part in shown] == ["Call a prisoner: 3 · Bertram"]
        assert shown[0]["custom_id"] == "gg:a:123456:7:call:2"


def test_where_a_space_stands_before_the_dots_none_is_left_before_the_colon() -> None:
    ask = Ask(Seat(0), "call", (Verb("call", (Seat(2),), 1, 1),), Answer("nothing"), id=7)
    view, book = table(4, names=NAMES), BOTK.notebook(4, Seat(0))
    labels = [part.get("label") for part in parts(private_panel(view, book, ask, in_full("de")))]
    assert "Ruf jemanden auf: 3 · Bertram" in labels


@pytest.mark.parametrize("target", [0, 12, -2, 987_654_321, "ace", "a-2", "007", "-0"])
def test_every_target_that_is_listed_can_be_chosen(target: int | str) -> None:
    ask = Ask(Seat(0), "call", (one("call", (target,)),), Answer("nothing"), id=7)
    checks.question("this", ask)
    assert ask.accept(Answer("call", (target_of(str(target)),))) == Answer("call", (target,))


def test_what_is_typed_is_one_button_among_targets_that_are_buttons_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Else what chance would type stood there, and nothing else could be said."""
    view = replace(plugins()["botk"].view, buttons=True, at_once=("call",), press=lambda *_: "Say")
    monkeypatch.setattr(controls.Asked, "view", view)
    ask = Ask(Seat(0), "call", (typed("call", 30),), Answer("nothing"), id=7)
    panel = private_panel(table(4, names=NAMES), BOTK.notebook(4, Seat(0)), ask, WORDS)
    assert [each for each in custom_ids(panel) if ":call" in each] == ["gg:w:123456:7:call"]


def test_seats_are_listed_in_their_order_whoever_is_the_executioner() -> None:
    play = botk((L, L, S, J, P), (HAT, KEY, HAT, CHEESE, PARDON), executioner=2)
    snapshot = Snapshot(play.match)
    panel = public_panel(snapshot.view, snapshot.notebook(None), (), WORDS)
    (calls,) = (part for part in parts(panel) if "options" in part)
    assert [option["value"] for option in calls["options"]] == ["0", "1", "3", "4"]
    fmt, book = Formatter(snapshot.view, WORDS), snapshot.notebook(None)
    beside = plugins()["botk"].view.beside_picture
    assert beside is not None
    waits = WORDS("botk-mark-waits")
    (line,) = (line for part in beside(fmt, book) for line in part if waits in line)
    assert line.partition(waits)[2].strip(": ").split(", ") == ["1", "2", "4", "5"]
    play.do(2, "call", Seat(3))
    panel = private_panel(snapshot.view, snapshot.notebook(Seat(3)), play.ask(3), WORDS)
    (peeks, *_) = (part for part in parts(panel) if "options" in part)
    assert [option["value"] for option in peeks["options"]] == ["0", "1", "3", "4", "centre"]


def test_deadly_actions_are_red_and_say_what_they_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each has its emblem, though the button may name the one target that there is."""
    monkeypatch.setattr(controls, "emblem", lambda key: f"<:{key.replace('-', '_')}:{10**17}>")
    seen = set()
    for snapshot in played(3, 6, game=FEAST):
        for ask in snapshot.match.asks:
            if ask.topic != "act" or len(ask.verbs) < 3:
                continue
            view, own = snapshot.view, snapshot.notebook(ask.seat)
            panel = private_panel(view, own, ask, WORDS, Shown(verb="guests"))
            for part in parts(panel):
                verb, *only = part.get("custom_id", "").split(":")[4:] or [""]
                if verb in (Do.TOAST, Do.POISON, Do.DUEL, Do.INSULT, Do.PRAISE):
                    deadly = verb in (Do.TOAST, Do.POISON, Do.DUEL)
                    assert (part["style"] == Style.RED.value) is deadly
                    assert "⚡" in part["label"]
                    assert part["emoji"]["name"] == f"feast_do_{verb}"
                    seen.add((deadly, bool(only)))
    assert seen >= {(True, True), (True, False), (False, False)}


# --- one question to many ---

THUMBS = (Verb(Do.UP), Verb(Do.DOWN))


def shared(*asks: Ask) -> set[str]:
    """The verbs of the buttons that all share at the table, when only the last has not answered."""
    view = table(4, names=NAMES, game="feast", put=asks, waiting=(Waiting(Seat(3), asks[-1], DUE),))
    panel = public_panel(view, FEAST.notebook(4, None), (), WORDS)
    found = (CROWD.fullmatch(each) for each in custom_ids(panel))
    return {each["verb"] for each in found if each}


def thumb(seat: int, verbs: tuple[Verb, ...] = THUMBS, **more: Any) -> Ask:
    kept: dict[str, Any] = {"about": Seat(0), "secret": True, "same_for_all": True, **more}
    return Ask(Seat(seat), Topic.TOAST, verbs, Answer(Do.DOWN), id=seat, **kept)


def test_buttons_are_shared_where_all_are_asked_the_same() -> None:
    assert shared(thumb(1), thumb(2), thumb(3)) == {"up", "down"}
    public = [thumb(seat, secret=False, same_for_all=False) for seat in (1, 2, 3)]
    assert shared(*public) == {"up", "down"}, "it is no secret: nothing has to be said"


@pytest.mark.parametrize(
    "others",
    [
        pytest.param(
            [thumb(1, same_for_all=False), thumb(3, same_for_all=False)], id="nobody said so"
        ),
        pytest.param([thumb(1, same_for_all=False), thumb(3)], id="said of one alone"),
        pytest.param([thumb(1, THUMBS[:1]), thumb(3)], id="a verb less"),
        pytest.param([thumb(1, (one(Do.UP, (2,)), THUMBS[1])), thumb(3)], id="another target"),
        pytest.param([thumb(1, about=Seat(2)), thumb(3)], id="about another"),
        pytest.param([replace(thumb(1), topic=Topic.ACT), thumb(3)], id="another topic"),
        pytest.param([replace(thumb(1), silence=Answer(Do.UP)), thumb(3)], id="another silence"),
        pytest.param([thumb(1, secret=False), thumb(3)], id="one is no secret"),
        pytest.param([thumb(3)], id="asked alone"),
        pytest.param(
            [thumb(seat, (*THUMBS, Verb(Do.PASS, private=True))) for seat in (1, 3)], id="private"
        ),
    ],
)
def test_buttons_are_not_shared_where_something_differs_or_nobody_said_so(
    others: list[Ask],
) -> None:
    """What has been answered already counts, too: one that is left is like itself."""
    assert shared(*others) == set()
