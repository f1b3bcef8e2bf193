"""One view for what is given to several seats at once: the King's titles."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from bot.messages.presence import Drafts
from bot.panels.alone import private_panel
from bot.panels.controls import MOST_LISTS
from bot.panels.hand import Shown
from bot.panels.panel import Panel
from bot.panels.table import public_panel
from bot.values.tables import SeatView, TableView
from gallows.kit.limits import check, custom_ids, parts, text
from games.engine.asks import Answer, Ask, Seat, Target
from games.feast.game import FEAST
from games.feast.words import Do, Topic

from .play import Snapshot, english, played

WORDS = english()
LONGEST = tuple(f"{n}{'@' * 31}" for n in range(10))


def first(count: int) -> tuple[Snapshot, Ask]:
    """The first question of a feast: who gets which title."""
    snapshot = next(played(1, count, game=FEAST))
    (ask,) = snapshot.match.asks
    assert ask.topic == Topic.HAND_OUT
    return snapshot, ask


def shown(
    snapshot: Snapshot,
    ask: Ask,
    draft: Mapping[Seat, Target],
    note: str = "",
    view: TableView | None = None,
) -> Panel:
    book = snapshot.notebook(ask.seat)
    panel = private_panel(view or snapshot.view, book, ask, WORDS, Shown(draft=draft, note=note))
    check(panel)
    return panel


def buttons(panel: Panel) -> dict[str, bool]:
    """The buttons that answer, by label: whether they can be pressed."""
    wanted = {WORDS("feast-do-give"), WORDS("feast-do-rest")}
    return {
        part["label"]: not part.get("disabled", False)
        for part in parts(panel)
        if part.get("label") in wanted
    }


def asked(panel: Panel) -> list[Seat]:
    """Whom there is a select for."""
    ids = [part["custom_id"] for part in parts(panel) if part.get("options")]
    return [Seat(int(each.rpartition(":")[2])) for each in ids]


def labels(panel: Panel, seat: Seat) -> dict[str, tuple[str, str, bool]]:
    """The options for a seat by title: label, hint, and whether it is the one chosen."""
    (select,) = [p for p in parts(panel) if p.get("custom_id", "").endswith(f":give:{seat}")]
    return {
        each["value"]: (each["label"], each.get("description", ""), each.get("default", False))
        for each in select["options"]
    }


def test_the_next_guests_have_a_select_each_with_all_titles() -> None:
    snapshot, ask = first(7)
    panel, give = shown(snapshot, ask, {}), ask.verbs[0]
    assert asked(panel) == [*give.each[:MOST_LISTS]]
    for seat in give.each[:MOST_LISTS]:
        options = labels(panel, seat)
        assert list(options) == [str(title) for title in give.pool]
        assert options["cupbearer"][0] == "Cupbearer · must be given"
        assert options["cupbearer"][1].startswith("When the King has no goblet")
        assert not any(chosen for _, _, chosen in options.values())
    assert buttons(panel) == {"Give them out": False, "At random": True}
    assert "Must be given: Cupbearer, Seneschal and Chamberlain." in text(panel)


def test_all_guests_come_one_after_the_other_and_the_latest_can_be_chosen_anew() -> None:
    snapshot, ask = first(9)
    give, drafts = ask.verbs[0], Drafts()
    titles = [*give.needed, *(title for title in give.pool if title not in give.needed)]
    for seat, title in zip(give.each, titles, strict=False):
        panel = shown(snapshot, ask, drafts.of(ask))
        assert seat in asked(panel)
        drafts.put(ask, give, seat, title)
    panel = shown(snapshot, ask, drafts.of(ask))
    assert asked(panel) == [*give.each[-MOST_LISTS:]]
    assert text(panel).count("So far: ") == 1
    assert ": Cupbearer · " in text(panel), "what is not listed any more is still said"
    assert WORDS("draft-change") in text(panel)
    drafts.put(ask, give, give.each[-1], titles[0])
    panel = shown(snapshot, ask, drafts.of(ask))
    again = [give.each[0], *give.each[1 - MOST_LISTS :]]
    assert asked(panel) == again, "who has lost it is asked again"


def test_the_view_says_what_is_missing_until_nothing_is() -> None:
    snapshot, ask = first(5)
    give = ask.verbs[0]
    others = [title for title in give.pool if title not in give.needed]
    a, b, c, d = give.each
    draft: dict[Seat, Target] = {a: "cupbearer", b: others[0], c: "seneschal"}
    panel = shown(snapshot, ask, draft)
    lacking = WORDS("draft-lacking", n=1)
    assert lacking in text(panel)
    assert "Must be given: Chamberlain." in text(panel)
    panel = shown(snapshot, ask, {**draft, d: others[1]})
    assert lacking not in text(panel)
    assert "Must be given: Chamberlain." in text(panel)
    assert buttons(panel)["Give them out"] is False
    panel = shown(snapshot, ask, {**draft, d: "chamberlain"})
    assert WORDS("draft-complete") in text(panel)
    assert buttons(panel) == {"Give them out": True, "At random": True}


def test_a_closed_select_says_for_whom_it_is_and_others_who_has_the_title() -> None:
    snapshot, ask = first(5)
    a, b, *_ = ask.verbs[0].each
    panel = shown(snapshot, ask, {a: "seneschal"})
    label, _, chosen = labels(panel, a)["seneschal"]
    name = WORDS("seat-label", seat=str(a + 1), name=snapshot.view.seat(a).name)
    assert chosen
    assert label.startswith(f"{a + 1} · ")
    assert label.endswith(": Seneschal")
    label, hint, chosen = labels(panel, b)["seneschal"]
    assert (label, chosen) == ("Seneschal · must be given", False)
    assert hint.startswith("now for ")
    assert name[:4] in hint


def test_everybody_reads_only_that_the_king_gives_titles() -> None:
    snapshot, ask = first(6)
    panel = public_panel(snapshot.view, snapshot.notebook(None), snapshot.tale, WORDS)
    check(panel)
    assert WORDS("feast-ask-hand-out") in text(panel)
    assert not [part for part in parts(panel) if part.get("options")]
    found = [each for each in custom_ids(panel) if f":{ask.id}:" in each]
    assert found == [f"gg:v:123456:{ask.id}:give", f"gg:a:123456:{ask.id}:rest"]


@pytest.mark.parametrize("count", range(5, 11))
def test_all_fits_under_the_longest_names(count: int) -> None:
    snapshot, ask = first(count)
    view = snapshot.view
    seats = tuple(
        SeatView(seat.seat, seat.user_id, LONGEST[seat.seat], away=True, dms_closed=True)
        for seat in view.seats
    )
    view, give = replace(view, seats=seats), ask.verbs[0]
    for full in range(count):
        draft = dict(zip(give.each[:full], reversed(give.pool), strict=False))
        panel = shown(snapshot, ask, draft, WORDS("refused-incomplete"), view)
        assert len(asked(panel)) == min(MOST_LISTS, count - 1)
        assert len(labels(panel, asked(panel)[0])) == count
    picks = tuple(give.pool[: give.most])
    assert snapshot.match.check(ask.seat, ask.id, Answer(Do.GIVE, picks)).picks == picks
