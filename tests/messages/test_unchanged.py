"""What has not changed while the bot was away is asked after once, and left as it is."""

import asyncio
from types import SimpleNamespace

import pytest

from bot import workers
from bot.clock import Callback
from bot.drawing import png
from bot.drawing.picture import Drawing
from bot.messages import pictures
from tests.messages.test_pictures import drawn, forget, said
from tests.sandbox.patience import PATIENCE
from tests.support.clock import HandClock
from tests.support.evening import Evening
from tests.support.failing_store import trouble

__all__ = ["drawn"]


async def restarted(evening: Evening) -> list[str]:
    """Stop the bot and start it; return what it asks of channels then.

    What its absence changes is until when answers have time, which stands on the panel.
    """
    since = len(evening.counted)
    await evening.restart(away=1)
    await evening.turn()
    await evening.turn()
    return [each for each in evening.counted[since:] if " /channels/" in each]


async def test_a_table_of_which_all_is_still_true_costs_one_request(drawn: Evening):
    guests = drawn.party(4)
    await drawn.deal(guests)
    await drawn.use_dms(guests[1])
    await drawn.answer(*drawn.asked(), "public")
    await drawn.turn()
    panel = drawn.panel()
    assert await restarted(drawn) == [f"PATCH /channels/{panel.channel_id}/messages/{panel.id}"]
    assert len(said(drawn.panel())) == 1
    await drawn.play()


async def test_so_does_one_whose_picture_takes_its_time(
    drawn: Evening, monkeypatch: pytest.MonkeyPatch
):
    async def draw_slowly(_: object, drawing: Drawing) -> bytes:
        for _ in range(20):
            await asyncio.sleep(0)
        return repr(drawing).encode()

    await drawn.deal(drawn.party(4))
    await drawn.turn()
    panel = drawn.panel()
    forget(drawn, monkeypatch)
    monkeypatch.setattr(png, "in_worker", draw_slowly)
    monkeypatch.setattr(pictures, "PATIENCE", 0.0)
    monkeypatch.setattr(pictures, "LONG_PATIENCE", PATIENCE)
    assert await restarted(drawn) == [f"PATCH /channels/{panel.channel_id}/messages/{panel.id}"]
    assert len(said(drawn.panel())) == 1


class Running(HandClock):
    """Waits for nothing that it fires before it goes on, as the real one."""

    def __init__(self, now: float) -> None:
        super().__init__(now)
        self.doing: list[asyncio.Task[None]] = []

    async def turn(self, seconds: float) -> None:
        """See `HandClock.turn`."""
        await super().turn(seconds)
        await asyncio.gather(*self.doing)

    async def _do(self, callback: Callback) -> None:
        self.doing.append(asyncio.create_task(super()._do(callback)))
        for _ in range(10):
            await asyncio.sleep(0)


async def test_so_does_each_of_many_of_which_more_are_due_than_can_be_drawn(
    drawn: Evening, monkeypatch: pytest.MonkeyPatch
):
    """Where five pictures wait to be drawn, another one comes too late to be waited for."""
    drawer, line = SimpleNamespace(in_hand=0), asyncio.Lock()

    async def draw_in_line(_: object, drawing: Drawing) -> bytes:
        drawer.in_hand += 1
        monkeypatch.setattr(pictures, "LONG_PATIENCE", PATIENCE if drawer.in_hand < 5 else 0.0)
        async with line:
            for _ in range(200):
                await asyncio.sleep(0)
            drawer.in_hand -= 1
        return repr(drawing).encode()

    panels = []
    for table in range(8):
        drawn.tavern = drawn.guild.create_text_channel(f"tavern {table}")
        guests = [drawn.guest(f"{name} of {table}") for name in ("Ann", "Bob", "Cid", "Dot")]
        await drawn.sit_down(guests)
        drawn.bot.renderer.dm_channels._opened.clear()
        await guests[0].press(drawn.lobby(), "Begin")
        await drawn.turn()
        panels.append(drawn.panel())
    forget(drawn, monkeypatch)
    monkeypatch.setattr(png, "in_worker", draw_in_line)
    monkeypatch.setattr(workers, "_drawers", [drawer])
    monkeypatch.setattr(pictures, "PATIENCE", 0.0)
    monkeypatch.setattr("tests.support.evening.HandClock", Running)
    since = len(drawn.counted)
    await drawn.restart(away=1)
    await drawn.turn(20)
    await drawn.turn()
    edits = [each for each in drawn.counted[since:] if each.startswith("PATCH /channels/")]
    assert sorted(edits) == sorted(
        f"PATCH /channels/{panel.channel_id}/messages/{panel.id}" for panel in panels
    )


async def test_so_does_a_lobby(drawn: Evening):
    await drawn.sit_down(drawn.party(2))
    lobby = drawn.lobby()
    assert await restarted(drawn) == [f"PATCH /channels/{lobby.channel_id}/messages/{lobby.id}"]


async def test_what_was_deleted_meanwhile_comes_again(drawn: Evening):
    await drawn.deal(drawn.party(4))
    old = drawn.panel()
    drawn.env.backend.delete_message(old.channel_id, old.id)
    await restarted(drawn)
    assert drawn.panel().id > old.id
    await drawn.play("public")


@pytest.mark.parametrize("read", [True, False])
async def test_after_a_lost_session_each_message_is_looked_for(drawn: Evening, read: bool):
    """Where the bot may read none, they are written anew."""
    await drawn.deal(drawn.party(4))
    await drawn.turn()
    panel, since = drawn.panel(), len(drawn.counted)
    message = f"/channels/{panel.channel_id}/messages/{panel.id}"
    if not read:
        drawn.env.inject_error("GET", message, status=403, code=50001)
    drawn.bot.renderer.lost(drawn.table)
    await drawn.turn()
    asked = [each for each in drawn.counted[since:] if each.endswith(message)]
    assert asked == [f"GET {message}"] + [f"PATCH {message}"] * (not read)


async def test_a_stop_that_could_not_write_what_is_shown_leaves_no_question_that_is_answered(
    evening: Evening,
):
    await evening.deal(evening.party(4))
    guest, ask = evening.asked()
    await guest.press(guest.panel, "Refresh")
    assert any(each.startswith("gg:a:") for each in guest.panel.ids)
    with trouble("posts.save"):
        await evening.bot.close()
    await evening.restart()
    await evening.turn()
    await evening.answer(guest, ask, "public")
    await evening.turn()
    assert not any(each.startswith("gg:a:") for each in guest.panel.ids)


async def test_by_day_a_question_that_was_put_before_a_kill_is_not_put_in_a_second_message(
    evening: Evening,
):
    await evening.deal(evening.party(4), pace="by-day")
    guest, ask = evening.asked()
    while True:
        guest, ask = evening.asked()
        await evening.answer(guest, ask)
        if evening.asked()[0] is guest:
            break
        await evening.turn()
    assert any(f":{evening.asked()[1].id}:" in each for each in guest.panel.ids)
    there = [look.id for look in guest.dm()]
    await evening.restart(kill=True)
    await evening.turn()
    assert [look.id for look in guest.dm()] == there
