"""A host who plays by itself lets those who sit down have their game."""

from bot.values.tables import Status
from gallows.companions import Companions
from sandbox.autoplay import Autoplayers
from tests.play.night import Night


async def test_a_host_who_plays_by_itself_begins(night: Night):
    host, *others, person = night.guests[:5]
    await host.command("botk start")
    await person.press(r"gg:t:\d+:join")
    table = night.table
    court = Autoplayers(night.sandbox.url, Companions(quiet=1.5), delay=(0, 0), seed=5)
    await court.start()
    try:
        for guest in (host, *others):
            await guest.player.ok("PATCH", f"/users/{guest.id}", {"auto": True})
        await night.until(lambda: table.state.record.status is Status.PLAYING, "the host begins")
        assert len(table.state.record.seats) == 5
    finally:
        await court.stop()
