"""Our mistakes: the one who pressed is told, the log knows, and nothing is lost."""

import asyncio
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from simcord.http.client import FakeWebhookAdapter
from structlog.testing import capture_logs

from bot.store.errors import StoreError
from bot.store.journal import Journal
from bot.values.records import TableRecord
from games.engine.errors import GameFault
from tests.support.answering import answered_by, cut_once
from tests.support.evening import COMPUTERS_TAKE, Evening, refused, said
from tests.support.feasts import Stacked


async def test_an_unexpected_exception_in_a_press(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    await evening.deal(evening.party(4))
    guest, ask = evening.asked()

    def fail(*_: object, **__: object) -> None:
        raise ZeroDivisionError("so it goes")

    monkeypatch.setattr("bot.messages.table_answers.private", fail)
    with capture_logs() as log:
        reply = await guest.press(evening.panel(), "My cards")
    refused(reply, "fault-generic")
    (entry,) = [each for each in log if each["log_level"] == "error"]
    assert entry["interaction"] in evening.env.backend.interactions
    assert isinstance(entry["exc_info"], ZeroDivisionError)
    monkeypatch.undo()
    await guest.answer(await guest.hand(), ask)
    assert evening.answers == 1


async def test_an_unexpected_exception_in_a_command(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    async def fail(*_: object, **__: object) -> None:
        raise ZeroDivisionError("so it goes")

    monkeypatch.setattr(evening.bot.manager, "open_lobby", fail)
    refused(await evening.guest("Ann").slash("botk start"), "fault-generic")


LOCKED, LATE = "a locked thread takes no answer", "answered too late"


@pytest.mark.parametrize(
    ("status", "code", "event"),
    [
        (400, 50083, LOCKED),
        (403, 50083, LOCKED),
        (403, 160005, LOCKED),
        (403, 50001, LOCKED),  # Where the bot is not on the server.
        (404, 10062, LATE),
        (401, 50027, LATE),  # After a quarter of an hour.
    ],
)
async def test_what_takes_no_answer_is_no_mistake_of_ours(
    evening: Evening, status: int, code: int, event: str
):
    await evening.deal(evening.party(4))
    guest, _ = evening.asked()
    path = "/interactions/*/callback"
    evening.env.inject_error("POST", path, status=status, code=code, times=None)
    with capture_logs() as log, pytest.raises(AssertionError, match="never acknowledged"):
        await guest.press(evening.panel(), "My cards")
    assert [each["event"] for each in log if each["log_level"] != "info"] == [event]


async def test_what_discords_network_refuses_is_no_mistake_of_ours(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    """It says so by the same status as where something is forbidden."""

    async def fail(*_: Any, **__: Any) -> None:
        reply: Any = SimpleNamespace(status=403, reason="Forbidden")
        raise discord.Forbidden(reply, {"code": 40333, "message": "internal network error"})

    monkeypatch.setattr(evening.bot.manager, "open_lobby", fail)
    with capture_logs() as log:
        refused(await evening.guest("Ann").slash("botk start"), "fault-discord")
    assert not [each for each in log if each["log_level"] == "error"]


async def test_a_fault_in_the_game_freezes_the_table_and_says_so(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    guests = evening.party(4)
    await evening.deal(guests)
    guest, ask = evening.asked()

    def fail(*_: object) -> None:
        raise GameFault("a card nobody has heard of")

    with monkeypatch.context() as broken:
        broken.setattr("games.engine.match.Match.take", fail)
        with capture_logs() as log:
            refused(await evening.answer(guest, ask), "fault-frozen")
    (entry,) = [each for each in log if each["log_level"] == "error"]
    assert isinstance(entry["exc_info"], GameFault)
    assert evening.bot.renderer.circuits()["frozen-tables"] == 1
    await evening.turn()
    assert said("fault-frozen") in evening.panel().text
    assert said("fault-frozen") in (await guests[0].hand()).text
    before = len(evening.counted)
    await evening.turn(3600)
    assert len(evening.counted) == before, "no clock runs"

    bailiff = evening.guest("Mort", moderator=True)
    done = await evening.sure(bailiff, "botk end")
    assert done.text == said("ended-by-hand-done")
    await evening.turn()
    assert list(evening.bot.manager) == []
    assert await evening.store.crowns.balance(evening.guild.id, guests[0].id) is None


async def test_a_fault_while_nobody_presses(evening: Evening, monkeypatch: pytest.MonkeyPatch):
    ann = evening.guest("Ann")
    await ann.slash("botk start", computers=3)
    await ann.press(evening.lobby(), "Begin")
    await evening.turn()
    while evening.people_asked():
        await evening.answer(*evening.asked(), "public")
        await evening.turn()

    def fail(*_: object) -> None:
        raise GameFault("a card nobody has heard of")

    with monkeypatch.context() as broken:
        broken.setattr("games.engine.match.Match.take", fail)
        await evening.turn(COMPUTERS_TAKE + 2)
    assert evening.table.state.frozen
    assert said("fault-frozen") in evening.panel().text


async def test_a_frozen_table_thaws_when_the_bot_is_mended(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    """The journal has the answer: the mended rules play it, and the game goes on."""
    await evening.deal(evening.party(4))
    guest, ask = evening.asked()

    def fail(*_: object) -> None:
        raise GameFault("a card nobody has heard of")

    with monkeypatch.context() as broken:
        broken.setattr("games.engine.match.Match.take", fail)
        await evening.answer(guest, ask)
    await evening.restart()
    await evening.turn()
    assert evening.answers == 1
    await evening.play()


async def test_a_table_that_cannot_be_replayed_is_frozen(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    await evening.deal(evening.party(4))
    await evening.answer(*evening.asked())
    await evening.turn()

    def fail(*_: object) -> None:
        raise GameFault("a card nobody has heard of")

    monkeypatch.setattr("games.engine.match.Match.take", fail)
    await evening.restart()
    await evening.turn()
    assert evening.table.state.frozen
    assert said("fault-frozen") in evening.panel().text


async def test_slow_work_is_acknowledged_in_time(evening: Evening, monkeypatch: pytest.MonkeyPatch):
    """Discord waits three seconds for an answer."""
    await evening.deal(evening.party(4))
    guest, ask = evening.asked()
    commit, acknowledged = Journal.commit, answered_by(monkeypatch, "defer")

    async def slow(self: Journal, record: TableRecord, *rest: Any) -> bool:
        await evening.env.external_wait(acknowledged.wait(), reason="an acknowledgement")
        return await commit(self, record, *rest)

    monkeypatch.setattr("cogs.replies.SOON", 0.01)
    monkeypatch.setattr(Journal, "commit", slow)
    reply = await evening.answer(guest, ask)
    assert reply.kind == "deferred_update"
    assert evening.answers == 1
    assert reply.shown is not None
    assert said("no-question-now") in reply.shown.text


@pytest.mark.parametrize("written", [True, False])
async def test_the_line_is_cut_as_slow_work_is_acknowledged(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, written: bool
):
    """What is said is what has come of it; nobody is to try again what counts."""
    await evening.deal(evening.party(4))
    guest, ask = evening.asked()
    commit, request, tried = Journal.commit, FakeWebhookAdapter.request, asyncio.Event()

    async def slow(self: Journal, *args: Any) -> bool:
        await evening.env.external_wait(tried.wait(), reason="an acknowledgement")
        if not written:
            raise StoreError("the connection is gone")
        return await commit(self, *args)

    async def cut(adapter: FakeWebhookAdapter, *args: Any, **more: Any) -> Any:
        if not tried.is_set():
            tried.set()
            raise aiohttp.ServerDisconnectedError
        return await request(adapter, *args, **more)

    monkeypatch.setattr("cogs.replies.SOON", 0.01)
    monkeypatch.setattr(Journal, "commit", slow)
    monkeypatch.setattr(FakeWebhookAdapter, "request", cut)
    reply = await evening.answer(guest, ask, "public")
    assert evening.answers == written
    if written:
        assert (reply.kind, reply.said) == ("update", [])
    else:
        refused(reply, "fault-storage")


@pytest.mark.parametrize("where", ["public", "dm", "hand"])
async def test_the_line_is_cut_as_an_answer_is_shown_that_counts(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, where: str
):
    """Nobody is told to try again."""
    await evening.deal(evening.party(4))
    guest, ask = evening.asked()
    look = evening.panel()
    if where != "public":
        look = await (guest.letter() if where == "dm" else guest.hand())
    cut_once(monkeypatch)
    reply = await guest.answer(look, ask)
    assert evening.answers == 1
    assert said("fault-discord") not in [each.text for each in reply.said]
    assert reply.shown is not None
    assert reply.shown.words != look.words, "what came of it is there"


async def test_the_line_is_cut_as_it_is_shown_that_somebody_sits_down(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    ann, bob = evening.party(2)
    await ann.slash("botk start")
    cut_once(monkeypatch)
    reply = await bob.press(evening.lobby(), "Join")
    assert reply.said == []
    assert reply.shown is not None
    assert "Bob" in reply.shown.text


async def test_the_line_is_cut_as_it_is_shown_that_somebody_leaves(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    ann, bob = evening.party(2)
    await ann.slash("botk start")
    await bob.press(evening.lobby(), "Join")
    cut_once(monkeypatch)
    reply = await bob.press(evening.lobby(), "Leave")
    assert reply.said == []
    assert reply.shown is not None
    assert "Bob" not in reply.shown.text


async def test_the_line_is_cut_as_one_of_many_hears_what_they_have_chosen(
    evening: Evening, feast: Stacked, monkeypatch: pytest.MonkeyPatch
):
    await feast.deal()
    await feast.do("toast", by=1)
    down = f"gg:m:{evening.table.id}:{feast.ask().id}:down"
    (guest, _), *_ = evening.people_asked()
    cut_once(monkeypatch)
    reply = await guest.send(evening.public_panel(), down)
    assert reply.text == said("chosen-wait", note=said("feast-chosen-down"))
    assert "1 of 5 have chosen" in evening.public_panel().text


async def test_the_line_is_cut_as_a_moderator_is_told_what_was_done(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    """Who is told to try again grants the crowns twice."""
    ann, mod = evening.guest("Ann"), evening.guest("Moritz", moderator=True)
    cut_once(monkeypatch)
    reply = await mod.slash("court grant", player=evening.actors[ann.id], amount=3, reason="a deed")
    assert said("fault-discord") not in [each.text for each in reply.said]
    assert "Ann" in reply.text


async def test_the_line_is_cut_just_after_discord_has_heard_what_slow_work_has_come_to(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    """Said once more, it stands in the same place."""
    ann, mod = evening.guest("Ann"), evening.guest("Moritz", moderator=True)
    request = FakeWebhookAdapter.request

    async def cut(adapter: FakeWebhookAdapter, route: Any, *args: Any, **more: Any) -> Any:
        made = await request(adapter, route, *args, **more)
        if route.method == "PATCH":
            monkeypatch.setattr(FakeWebhookAdapter, "request", request)
            raise aiohttp.ServerDisconnectedError
        return made

    until_acknowledged(evening, monkeypatch, "court.move")
    monkeypatch.setattr(FakeWebhookAdapter, "request", cut)
    reply = await mod.slash("court grant", player=evening.actors[ann.id], amount=3, reason="a deed")
    assert "Ann" in reply.text


SLOW = {
    "a button of a table that is over": ("tables.find", "gg:t:99:join", ()),
    "which table a moderator would end": ("tables.open_in", "gg:x:ask-end", ("1",)),
    "whether a moderator would end the season": ("seasons.find", "gg:x:ask-season:1", ()),
}


@pytest.mark.parametrize(("read", "control", "values"), SLOW.values(), ids=SLOW)
async def test_what_is_slow_to_read_is_acknowledged_in_time(
    evening: Evening,
    monkeypatch: pytest.MonkeyPatch,
    read: str,
    control: str,
    values: tuple[str, ...],
):
    await evening.sit_down(evening.party(2))
    bailiff = evening.guest("Mort", moderator=True)
    until_acknowledged(evening, monkeypatch, read)
    reply = await bailiff.send(evening.lobby(), control, values)
    assert reply.said, "and answered"


async def test_a_time_is_understood_though_the_servers_zone_is_slow_to_read(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    until_acknowledged(evening, monkeypatch, "guilds.settings")
    reply = await evening.guest("Ann").slash("botk start", when="20:30")
    assert said("table-is-here", link=evening.table.state.view().place_link) in reply.said[0].text


def until_acknowledged(evening: Evening, monkeypatch: pytest.MonkeyPatch, read: str) -> None:
    """Let a method of the store take until Discord has been told that the bot is at it."""
    part, method = read.split(".")
    of = type(getattr(evening.store, part))
    whole, acknowledged = getattr(of, method), answered_by(monkeypatch, "defer")

    async def slow(*args: Any, **more: Any) -> Any:
        await evening.env.external_wait(acknowledged.wait(), reason="an acknowledgement")
        return await whole(*args, **more)

    monkeypatch.setattr("cogs.replies.SOON", 0.01)
    monkeypatch.setattr(of, method, slow)
