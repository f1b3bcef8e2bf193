"""Two bots on one database and one token: the one without the lease writes nothing."""

from games.engine.events import event_json
from tests.support.evening import Evening, refused
from tests.support.two_bots import join, put_out


async def test_nothing_that_was_acknowledged_is_lost_when_another_bot_takes_over(evening: Evening):
    await join(evening)
    guests = evening.party(4)
    table = await evening.deal(guests, pace="quick")
    for _ in range(3):
        await evening.answer(*evening.asked())
        await evening.turn()
    acknowledged = [event_json(told) for told in table.state.told()]

    second = await put_out(evening)
    guest, ask = evening.asked()
    refused(await evening.answer(guest, ask), "refused-elsewhere")
    await evening.turn(45 * 4 + 10)
    assert [event_json(told) for told in table.state.told()] == acknowledged
    assert len(await second.journal.answers(table.id)) == 3
    await second.close()

    await evening.restart(kill=True)
    assert [event_json(told) for told in evening.table.state.told()] == acknowledged
    await evening.turn()
    assert await evening.play() > 0
    assert "Play again" in evening.final().buttons


async def test_a_bot_without_the_lease_can_still_be_stopped(evening: Evening):
    await join(evening)
    await evening.deal(evening.party(4))
    second = await put_out(evening)
    await evening.bot.close()
    assert evening.bot.is_closed()
    await second.processes.renew("the second", evening.clock.now())
    await second.close()
    await evening.restart(kill=True)
    assert evening.people_asked()
