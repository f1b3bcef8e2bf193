"""The bot uploads its emblems to the sandbox, once, and writes them."""

import asyncio
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool

import pytest
import structlog

from bot.messages import emojis
from bot.messages.client import NotAllowedError, TryLaterError
from bot.panels.panel import Button, Panel
from bot.text.emblems import emblem, emblems, show_emblems
from bot.workers import Overdue
from sandbox.autoplay import controls
from tests.play.night import Night, words
from tests.support.evening import said

PIXEL = (
    b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\1\0\0\0\1\x08\6\0\0\0\x1f\x15\xc4\x89"
    b"\0\0\0\rIDATx\xdac\xf8\xcf\xc0P\x0f\0\x04\x85\x01\x80\x84\xa9\x8c!\0\0\0\0IEND\xaeB`\x82"
)


async def test_what_is_missing_is_uploaded_and_what_is_old_goes(
    night: Night, monkeypatch: pytest.MonkeyPatch
):
    drawings = []

    async def drawn(*what: object) -> bytes:
        drawings.append(what)
        return PIXEL

    monkeypatch.setattr(emojis, "PACE", 0.05)
    monkeypatch.setattr(emojis, "in_worker", drawn)
    few = dict(list(emblems().items())[:5])
    monkeypatch.setattr(emojis, "emblems", lambda: few)
    there = night.sandbox.state.emojis
    await night.stop_bot()
    night.drawings = True
    await night.start_bot()
    await night.until(lambda: len(there) == len(few), "all are uploaded")
    uploaded = set(there)
    gone, *kept = few
    monkeypatch.setattr(emojis, "emblems", lambda: {key: few[key] for key in kept})
    await night.stop_bot()
    drawings.clear()
    await night.start_bot()
    await night.until(lambda: len(there) == len(kept), "the old one goes")
    assert len(drawings) == 1, "the worker is ready before a table wants its picture"
    assert set(there) < uploaded, "nothing was uploaded twice"
    known = {each.name: each.id for each in there.values()}
    first = few[kept[0]]
    assert emblem(kept[0]) == f"<:{first.word}:{known[first.name]}>", "read by its noun alone"
    assert emblem(gone) == ""
    show_emblems({})


EMOJIS = "/applications/{application_id}/emojis"
INVALID, FORBIDDEN = 50035, 20012


def few_emblems(
    monkeypatch: pytest.MonkeyPatch, refuse: Callable[[int], None], count: int = 5
) -> int:
    """Have so many emblems; ``refuse`` is told of every upload before it is made, counted from 1.

    It is told of 0 when the worker is woken.
    """
    drawings = []

    async def drawn(*what: object) -> bytes:
        drawings.append(what)
        refuse(len(drawings) - 1)
        return PIXEL

    few = dict(list(emblems().items())[:count])
    monkeypatch.setattr(emojis, "PACE", 0.0)
    monkeypatch.setattr(emojis, "in_worker", drawn)
    monkeypatch.setattr(emojis, "emblems", lambda: few)
    return len(few)


async def test_one_that_is_refused_holds_up_no_other_and_is_tried_again(
    night: Night, monkeypatch: pytest.MonkeyPatch
):
    there = night.sandbox.state.emojis
    before_the_second_try = []

    def refuse(n: int) -> None:
        if n == 3:
            night.sandbox.faults.fail(400, method="POST", route=EMOJIS, code=INVALID)
        elif n == 6:
            before_the_second_try.append(len(there))

    count = few_emblems(monkeypatch, refuse)
    monkeypatch.setattr(emojis, "AGAIN", (0.0,))
    night.expected.add(INVALID)
    await night.stop_bot()
    night.drawings = True
    with structlog.testing.capture_logs() as log:
        await night.start_bot()
        await night.until(lambda: len(there) == count, "all are uploaded")
    assert before_the_second_try == [count - 1], "the others did not wait for it"
    told = [each for each in log if each["event"] == "emblems are missing"]
    assert [(each["missing"], each["refused"]) for each in told] == [(1, 1)]
    show_emblems({})


async def test_those_that_are_always_refused_hold_up_no_other(
    night: Night, monkeypatch: pytest.MonkeyPatch
):
    there = night.sandbox.state.emojis
    count = few_emblems(monkeypatch, lambda _: None, emojis.MOST_REFUSED + 3)
    few = sorted(list(emblems().values())[:count], key=lambda each: each.name)
    bad = few[: emojis.MOST_REFUSED]
    tried = []

    async def drawn(_: object, svg: str, *size: object) -> bytes:
        tried.append(svg)
        if svg in {each.svg for each in bad}:
            night.sandbox.faults.fail(400, method="POST", route=EMOJIS, code=INVALID)
        return PIXEL

    monkeypatch.setattr(emojis, "in_worker", drawn)
    monkeypatch.setattr(emojis, "AGAIN", (0.0, 0.0))
    night.expected.add(INVALID)
    await one_round(night)
    assert {each.name for each in there.values()} == {each.name for each in few if each not in bad}
    assert [tried.count(each.svg) for each in bad] == [3] * len(bad), "they are tried again"
    show_emblems({})


async def test_a_message_with_one_that_is_deleted_is_made_anew_without_it(
    night: Night, monkeypatch: pytest.MonkeyPatch
):
    few_emblems(monkeypatch, lambda _: None)
    monkeypatch.setattr(emojis, "LOOK_AGAIN", 1e9)
    night.expected.add(INVALID)
    night.troubles.add("Discord refuses a request")
    await one_round(night)
    key, other, *_ = emojis.emblems()
    here, listed = int(night.hall), f"GET {EMOJIS}"

    def shown(emoji: str) -> Panel:
        return Panel(((Button("Look", "gg:x", emblem=emoji),),))

    async def post(emoji: str, nonce: str) -> None:
        await night.bot.messages.send(here, shown(emoji), nonce=nonce)

    def asked() -> int:
        return sum(each.name == listed for each in night.sandbox.requests)

    await post(emblem(key), "there")
    before, gone, late = asked(), emblem(key), emblem(other)
    night.sandbox.state.emojis.clear()
    tried = (post(gone, "one"), post(gone, "two"), post(late, "three"))
    refused = await asyncio.gather(*tried, return_exceptions=True)
    assert [type(each) for each in refused] == [TryLaterError] * 3
    assert asked() == before + 1, "once in a while at most"
    assert emblem(key) == emojis.emblems()[key].emoji
    await post(emblem(key), "again")
    monkeypatch.setattr(emojis, "LOOK_AGAIN", 0.0)
    with pytest.raises(NotAllowedError):
        await post(gone, "never")
    assert asked() == before + 2, "nothing was shown that is not there"
    show_emblems({})


async def test_one_whose_end_was_heard_of_before_it_was_refused_is_tried_later_too(
    night: Night, monkeypatch: pytest.MonkeyPatch
):
    few_emblems(monkeypatch, lambda _: None)
    night.expected.add(INVALID)
    night.troubles.add("Discord refuses a request")
    await one_round(night)
    made_before = Panel(((Button("Look", "gg:x", emblem=emblem(next(iter(emojis.emblems())))),),))
    night.sandbox.state.emojis.clear()
    assert night.bot.emblems is not None
    await night.bot.emblems.learn()
    with pytest.raises(TryLaterError):
        await night.bot.messages.send(int(night.hall), made_before, nonce="late")
    show_emblems({})


async def test_a_press_that_would_show_one_that_is_deleted_is_answered_without_it(
    night: Night, monkeypatch: pytest.MonkeyPatch
):
    few_emblems(monkeypatch, lambda _: None, len(emblems()))
    night.expected.add(INVALID)
    await one_round(night)
    ann = night.guests[0]
    await ann.command("dotk start", computers=3)
    await ann.press(r"gg:t:\d+:begin")
    await night.until(night.asked, "she is asked")
    await night.idle()
    # A picture that comes late would be shown first, and say that they are gone.
    pictures, (asked, *_) = night.bot.renderer.of(night.table).pictures, night.table.state.waiting()
    await night.until(
        lambda: pictures.is_ready(None) and pictures.is_ready(asked.seat), "they are drawn"
    )
    await night.bot.renderer.draw(night.table)
    night.sandbox.state.emojis.clear()
    await ann.press(r"gg:t:\d+:hand")
    told = said("fault-discord")
    await night.until(lambda: any(told in words(each) for each in ann.messages.values()), told)

    def stand_ins() -> bool:
        found = [c for each in ann.messages.values() for c in controls(each["components"])]
        options = [each["emoji"] for c in found for each in c.get("options", ()) if "emoji" in each]
        return any("id" not in each for each in options)

    assert not stand_ins()
    await ann.press(r"gg:t:\d+:hand")
    await night.until(stand_ins, "her cards, with others")
    show_emblems({})


async def one_round(night: Night) -> None:
    """Start the bot with drawings, and wait until it has uploaded what it can."""
    await night.stop_bot()
    night.drawings = True
    await night.start_bot()
    assert night.bot.emblems is not None
    assert night.bot.emblems._task is not None
    await night.bot.emblems._task


async def test_a_few_that_are_refused_here_and_there_end_no_round(
    night: Night, monkeypatch: pytest.MonkeyPatch
):
    def refuse(n: int) -> None:
        if n % 2:
            night.sandbox.faults.fail(400, method="POST", route=EMOJIS, code=INVALID)

    refused = emojis.MOST_REFUSED + 1
    count = few_emblems(monkeypatch, refuse, 2 * refused)
    monkeypatch.setattr(emojis, "AGAIN", ())
    night.expected.add(INVALID)
    await one_round(night)
    assert len(night.sandbox.state.emojis) == count - refused
    show_emblems({})


async def test_a_worker_that_dies_costs_the_emblem_it_was_drawing_and_only_for_now(
    night: Night, monkeypatch: pytest.MonkeyPatch
):
    there = night.sandbox.state.emojis
    before_the_second_try: list[int] = []

    def refuse(n: int) -> None:
        if n in (0, 3):
            raise BrokenProcessPool
        if n == count + 1:
            before_the_second_try.append(len(there))

    count = few_emblems(monkeypatch, refuse)
    monkeypatch.setattr(emojis, "AGAIN", (0.0,))
    await night.stop_bot()
    night.drawings = True
    await night.start_bot()
    await night.until(lambda: len(there) == count, "all are uploaded")
    assert before_the_second_try == [count - 1]
    show_emblems({})


async def test_those_that_cannot_be_drawn_keep_none_from_being_uploaded(
    night: Night, monkeypatch: pytest.MonkeyPatch
):
    count = few_emblems(monkeypatch, lambda _: None, emojis.MOST_REFUSED + 2)
    few = sorted(list(emblems().values())[:count], key=lambda each: each.name)
    bad = {each.svg for each in few[: emojis.MOST_REFUSED]}

    async def drawn(draw: Callable[..., bytes], svg: str, *size: int) -> bytes:
        return draw("<svg" if svg in bad else svg, *size)

    monkeypatch.setattr(emojis, "in_worker", drawn)
    monkeypatch.setattr(emojis, "AGAIN", ())
    await one_round(night)
    there = night.sandbox.state.emojis.values()
    assert [each.name for each in there] == [each.name for each in few if each.svg not in bad]
    left = [each for each in few if each.svg not in bad]
    shown = [each.as_text(int(uploaded.id)) for each, uploaded in zip(left, there, strict=True)]
    assert [emblem(each.key) for each in left] == shown
    show_emblems({})


async def test_one_that_takes_too_long_to_draw_costs_no_other(
    night: Night, monkeypatch: pytest.MonkeyPatch
):
    def refuse(n: int) -> None:
        if n in (0, 1):
            raise Overdue

    count = few_emblems(monkeypatch, refuse)
    monkeypatch.setattr(emojis, "AGAIN", ())
    await one_round(night)
    assert len(night.sandbox.state.emojis) == count - 1
    show_emblems({})


async def test_where_the_bot_may_not_nothing_is_uploaded_in_vain(
    night: Night, monkeypatch: pytest.MonkeyPatch
):
    tried: list[int] = []
    count = few_emblems(monkeypatch, tried.append)
    night.sandbox.faults.fail(403, method="POST", route=EMOJIS, code=FORBIDDEN, times=count)
    monkeypatch.setattr(emojis, "AGAIN", ())
    night.expected.add(FORBIDDEN)
    await one_round(night)
    assert tried == [0, 1], "the worker was woken, and one upload tried"
    assert night.sandbox.state.emojis == {}
    assert emblem(next(iter(emblems()))), "there is an emoji in its place"
    show_emblems({})
