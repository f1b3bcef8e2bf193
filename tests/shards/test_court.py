"""Games in several servers, each with another process; what is pressed anywhere is answered."""

import asyncio
from typing import Any
from unittest.mock import AsyncMock

import asyncpg
import pytest
import structlog
from sqlalchemy import text

from bot import app
from bot.app import GameBot
from bot.shards import exchange
from bot.shards.exchange import COMMANDS, ERASED
from bot.shards.keeper import GONE_AFTER
from bot.store.dialects import driver_arguments
from bot.store.errors import StoreError
from bot.store.handovers import Handovers
from bot.values.guilds import NO_SERVER
from bot.values.shards import FIRST, Shard
from cogs import replies
from games.engine.dice import derive
from games.engine.random_player import RandomPlayer
from tests.play.night import words
from tests.sandbox.patience import patience
from tests.shards.court import SHARDS, Court, Member
from tests.support.evening import said
from tests.support.failing_store import trouble
from tests.support.wire import Wire

NO_ACCESS, UNKNOWN_GUILD = 50001, 10004
DEFERRED = 6
UPDATED = (DEFERRED, 7)
"""How a press is answered that changes the message that was pressed, now or soon."""


async def far_table(court: Court, seats: int = 4) -> tuple[Member, Member]:
    """A game in a server that is not with whoever has the direct messages; return who has which."""
    one, two = await court.join(), await court.join()
    await court.shared(one, two)
    near, far = sorted((one, two), key=lambda member: min(member.shards))
    await court.begin_game(far, seats)
    return near, far


async def test_each_process_has_the_tables_of_its_servers(court: Court):
    one, two = await court.join(), await court.join()
    await court.shared(one, two)
    assert one.shards | two.shards == set(range(SHARDS))
    assert len(court.halls(one)) == len(court.halls(two)) == 2
    for member in (one, two):
        await court.guests[0].command("botk start", court.halls(member)[0])
        await court.until(lambda member=member: len(list(member.bot.manager)) == 1, "a table")
    synced = [r for r in court.sandbox.requests if r.method == "PUT" and "commands" in r.path]
    assert len(synced) == 1


async def test_a_game_is_played_by_direct_messages_that_arrive_at_another_process(court: Court):
    near, far = await far_table(court)
    assert list(near.bot.manager) == []
    table, pressed = court.table, 0
    while not table.state.done and pressed < 6:
        await court.until(lambda: table.state.done or table.state.waiting(), "somebody is asked")
        for waiting in table.state.waiting()[:1]:
            answer = await court.press_in_dm(waiting)
            assert answer["type"] in UPDATED, answer
            pressed += 1
    assert pressed == 6 or table.state.done
    assert len(await far.store.journal.answers(table.id)) >= pressed


async def test_what_nobody_takes_is_politely_refused_and_never_done(court: Court):
    _, far = await far_table(court)
    await far.be_deaf()
    refresh = rf"gg:t:{court.table.id}:refresh"
    answer = await court.use_in_dm(court.guests[0], refresh)
    assert said("refused-elsewhere") in words(answer["data"])
    assert await does_nothing_more(court, far)


async def test_what_was_refused_is_never_done_where_it_could_not_be_taken_back(court: Court):
    _, far = await far_table(court)
    await far.be_deaf()
    refresh = rf"gg:t:{court.table.id}:refresh"
    with trouble("handovers.close") as tried:
        answer = await court.use_in_dm(court.guests[0], refresh)
    assert tried
    assert said("refused-elsewhere") in words(answer["data"])
    assert await far.store.handovers.last(), "it lies there yet"
    assert await does_nothing_more(court, far)


async def does_nothing_more(court: Court, far: Member) -> bool:
    """Have a process look for what it was handed; say whether the last press was only refused."""
    assert far.bot.exchange is not None
    far.bot.exchange.heard(0, None)
    await far.bot.exchange.aclose()
    *_, press = court.sandbox.state.interactions.values()
    by_it = [r.name for r in court.sandbox.requests if press.token in r.path]
    return [name.rpartition("/")[2] for name in by_it] == ["callback"]


async def test_what_is_told_before_a_process_has_logged_in_is_no_fault_of_its(
    court: Court, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It knows nothing of itself yet, and learns all that was told when it begins."""
    first = await court.join()
    await court.shared(first)
    login, told = GameBot.login, asyncio.Event()

    async def late(bot: GameBot, token: str) -> None:
        await told.wait()
        await login(bot, token)

    monkeypatch.setattr(GameBot, "login", late)
    second = await court.join()
    await court.until(lambda: first.keeper.own.processes == 2, "the first to know of the second")
    assert first.bot.exchange is not None
    assert second.bot.exchange is not None
    await first.bot.exchange.tell(COMMANDS)
    second.bot.exchange.heard(0, None)
    await second.bot.exchange.aclose()  # No error is logged, which `Court` looks for.
    told.set()
    await court.shared(first, second)


async def test_what_is_told_reaches_all_though_it_is_written_after_a_later_word(court: Court):
    one, two = await court.join(), await court.join()
    await court.shared(one, two)
    assert one.bot.exchange is not None
    assert two.bot.exchange is not None
    third = await asyncpg.connect(**driver_arguments(court.url))
    await third.execute("BEGIN")
    await third.execute(
        "INSERT INTO handovers (kind, sender, body, at) "
        "VALUES ('flagged', 'a third', '{}', extract(epoch FROM clock_timestamp()))"
    )
    await one.bot.exchange.tell(ERASED, user=7)
    two.bot.exchange.heard(0, None)
    await two.bot.exchange.aclose()
    assert not two.bot.renderer.dm_channels.paused
    await third.execute("COMMIT")
    two.bot.exchange.heard(0, None)
    await two.bot.exchange.aclose()
    assert two.bot.renderer.dm_channels.paused
    await third.close()


async def test_what_is_told_while_the_database_is_in_trouble_is_done_later(court: Court):
    one, two = await court.join(), await court.join()
    await court.shared(one, two)
    await two.be_deaf()
    here, there = one.bot.exchange, two.bot.exchange
    assert here is not None
    assert there is not None
    there._learn = learn = AsyncMock(side_effect=[StoreError("in trouble"), None])
    await here.tell(COMMANDS)
    await here.tell(exchange.FLAGGED)
    for _ in range(3):
        there.heard(0, None)
        await there.aclose()
    assert two.bot.renderer.dm_channels.paused
    assert learn.await_count == 2, "again, and once it is done no more"


async def test_what_one_that_is_gone_has_left_is_deleted_by_the_last_one_too(court: Court):
    last = await court.join()
    await court.shared(last)
    assert last.bot.exchange is not None
    await last.store.handovers.send("gone", "erased", {"user": 7}, last.clock.now())
    long_ago = text("UPDATE handovers SET at = at - 120")
    await last.store.database.write(lambda connection: connection.execute(long_ago))
    last.bot.exchange._forget_at = 0.0
    await last.bot.exchange._look_again()
    await last.bot.exchange.aclose()
    assert await last.store.handovers.told("anybody", 0) == []


async def test_what_is_being_handed_over_when_a_process_stops_is_refused_before_it_goes(
    court: Court, monkeypatch: pytest.MonkeyPatch
):
    near, far = await far_table(court)
    await far.be_deaf()
    send, stops = Handovers.send, list[asyncio.Task[None]]()

    async def sent(part: Any, sender: str, *what: Any, **where: Any) -> Any:
        number = await send(part, sender, *what, **where)
        if sender == near.keeper.name and not stops:
            stops.append(asyncio.create_task(near.stop()))
        return number

    monkeypatch.setattr(Handovers, "send", sent)
    answer = await court.use_in_dm(court.guests[0], rf"gg:t:{court.table.id}:refresh")
    assert said("refused-elsewhere") in words(answer["data"])
    await stops[0]


async def test_a_press_that_is_taken_while_its_shard_is_given_up_is_handed_on(
    court: Court, monkeypatch: pytest.MonkeyPatch
):
    _, far = await far_table(court)
    refresh, take = rf"gg:t:{court.table.id}:refresh", Handovers.take

    async def taken_too_late(part: Any, taker: str, *given: Any, **limit: Any) -> Any:
        taken = await take(part, taker, *given, **limit)
        if taken and taker == far.keeper.name and far.shards:
            (number,) = far.shards
            far.keeper.own.numbers.clear()
            await far.bot.give_up(number)
            await far.store.processes.give(taker, number, far.clock.now())
        return taken

    monkeypatch.setattr(Handovers, "take", taken_too_late)
    answer = await court.use_in_dm(court.guests[0], refresh)
    assert answer["type"] in UPDATED or said("refused-elsewhere") in words(answer["data"])


async def test_who_cannot_reach_discord_leaves_its_shards_to_others_until_it_can(
    court: Court, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("bot.shards.keeper.RENEW_EVERY", 0.1)
    monkeypatch.setattr("bot.shards.reach.UNWELL_AFTER", 0.5)
    monkeypatch.setattr("bot.shards.reach.TRY_EVERY", 0.1)
    async with Wire(court.sandbox.url) as line:
        one, two = await court.join(), await court.join(line=line)
        await court.shared(one, two)
        await line.cut()
        for number in two.shards:
            court.sandbox.gateway.drop(shard=number)
        await court.until(lambda: one.shards == set(range(SHARDS)), "the other to have all")
        assert two.keeper.own.numbers == set()
        taken: list[Shard] = []
        take = two.store.processes.take

        async def noted(*given: Any, **more: Any) -> list[Shard]:
            found = await take(*given, **more)
            taken.extend(found)
            return found

        monkeypatch.setattr(two.store.processes, "take", noted)
        await court.heard_of(two, two.beat + 20)
        assert taken == [], "it takes shards while it can do nothing with them"
        assert two.keeper.own.numbers == set()
        monkeypatch.setattr(two.store.processes, "take", take)
        await line.mend()
        await court.shared(one, two)


async def test_who_stood_still_and_was_put_out_shows_nothing_any_more(
    court: Court, monkeypatch: pytest.MonkeyPatch
):
    one = await court.join()
    await court.shared(one)
    await court.begin_game(one, 4)
    monkeypatch.setattr(one.bot.renderer, "changed", lambda *_: None)
    table, waiting = court.table, court.table.state.waiting()[0]
    user_id = table.state.record.seats[waiting.seat].user_id
    assert user_id is not None
    answer = RandomPlayer().answer(None, waiting.ask, derive(b"any"))
    await table.submit(user_id, waiting.ask.id, answer)
    # It is written, and not shown yet.
    await court.put_out(one)
    # What was being drawn when it stood still may be on its way yet.
    async with patience("a draw to end"), one.bot.renderer.of(table).lock:
        shown = len(court.changes())
    await one.bot.renderer.draw(table)
    assert len(court.changes()) == shown


async def test_a_press_that_waits_while_its_process_is_put_out_is_said_not_to_be_taken(
    court: Court, monkeypatch: pytest.MonkeyPatch
):
    """Discord was told that the bot is at it, no more; who has the place then asks anew."""
    monkeypatch.setattr(replies, "SOON", 0)
    async with Wire(court.url) as wire:
        old = await court.join(wire=wire)
        await court.shared(old)
        await court.begin_game(old, 4)
        guest, waiting = court.asked()[0]
        await guest.sees(court.control(waiting))
        await court.put_out(old, stood_still=0)
        wire.stall()
        await guest.press(court.control(waiting))
        *_, answer = [r.sent for r in court.sandbox.requests if r.name.endswith("/callback")]
        assert answer["type"] == DEFERRED, answer
        ends = asyncio.create_task(old.die())
        wire.flow()
        await court.until(
            lambda: any(said("refused-elsewhere") in words(m) for m in guest.messages.values()),
            "why",
        )
        await ends
        new = await court.join()
        await court.shared(new)
        court.at(new)
        assert await new.store.journal.answers(court.table.id) == []
        assert (guest, waiting.ask) in [(who, asked.ask) for who, asked in court.asked()]
        await court.answers(1)


async def test_who_presses_while_the_database_says_nothing_is_told_so_in_time(
    court: Court, monkeypatch: pytest.MonkeyPatch
):
    """Of a process that is not heard of nobody knows whether it has its tables still."""
    async with Wire(court.url) as wire:
        member = await court.join(wire=wire)
        await court.shared(member)
        await court.begin_game(member, 4)
        await member.stand_still(GONE_AFTER)
        guest, waiting = court.asked()[0]
        await guest.sees(court.control(waiting))
        wire.stall()
        with monkeypatch.context() as patch:
            patch.setattr(exchange, "KNOWN_WITHIN", 0.1)
            await guest.press(court.control(waiting))
        *_, answer = [r.sent for r in court.sandbox.requests if r.name.endswith("/callback")]
        assert said("refused-elsewhere") in words(answer["data"])
        wire.flow()
        await court.answers(1)


async def test_a_game_goes_on_where_its_shard_goes(court: Court):
    one = await court.join()
    await court.shared(one)
    moving = next(hall for hall in court.halls(one) if court.shard_of(hall) == SHARDS - 1)
    await court.begin_game(one, 4, hall=moving)
    await court.answers(3)
    answered = await one.store.journal.answers(court.table.id)
    two = await court.join()
    await court.shared(one, two)
    assert list(one.bot.manager) == []
    court.at(two)
    assert await two.store.journal.answers(court.table.id) == answered
    await court.play_on()
    assert (await two.store.proof.prove()).troubles == []


async def test_who_leaves_leaves_its_games_to_the_others(court: Court):
    _, far = await far_table(court)
    near = court.members[0] if court.members[1] is far else court.members[1]
    await court.answers(2)
    table_id = court.table.id
    await far.stop()
    await court.shared(near)
    court.at(near)
    assert court.table.id == table_id
    await court.play_on()


async def test_an_erased_user_is_nobody_at_the_tables_of_other_processes(court: Court):
    near, far = await far_table(court)
    await court.play_on()
    guest = court.guests[3]
    await guest.command("privacy delete", court.halls(near)[0])
    await guest.press("gg:p:erase")
    await court.until(
        lambda: any(said("privacy-erased") in words(m) for m in guest.messages.values()), "it is"
    )
    assert not any((await far.store.privacy.summary(int(guest.id))).values())


async def test_a_days_deal_is_gone_on_with_from_any_server(court: Court):
    """Each user has it once, wherever they are: it is with who has the server of its beginning."""
    one, two = await court.join(), await court.join()
    await court.shared(one, two)
    player = court.guests[0]
    await one.store.days.keys(one.clock.now() - 3 * 86400)
    await player.command("execution daily", court.halls(two)[0])
    await court.until(lambda: list(two.bot.manager), "the deal")
    await player.command("execution daily", court.halls(one)[0])
    assert list(one.bot.manager) == []
    answers = [r for r in court.sandbox.requests if r.name.endswith("/callback")]
    assert court.halls(two)[0] in words(answers[-1].sent["data"])


async def test_a_game_that_belongs_to_no_server_is_with_who_has_the_first_shard(court: Court):
    """Wherever what its player does arrives: also where the bot is not, on another shard."""
    one, two = await court.join(), await court.join()
    await court.shared(one, two)
    first, other = sorted((one, two), key=lambda member: FIRST not in member.shards)
    inn = court.sandbox.state.guilds_of(None)[-1]
    if first.keeper.own.has(int(inn.id)):
        inn = court.sandbox.state.guilds_of(None)[-2]
    (hall, *_) = court.sandbox.state.top_channels(inn)
    court.expected |= {NO_ACCESS, UNKNOWN_GUILD}
    court.sandbox.remove_bot(inn)
    player = court.guests[0]
    court.sandbox.install_for(court.sandbox.state.users[player.id])
    await player.command("execution play", hall.id)
    await court.until(lambda: list(first.bot.manager), "the deal")
    assert list(other.bot.manager) == []
    (table,) = first.bot.manager
    assert table.state.record.guild_id == NO_SERVER
    await court.until(lambda: player.find(rf"gg:t:{table.id}:give-up"), "the panel")
    for action in ("give-up", "sure-give-up"):
        await player.press(rf"gg:t:{table.id}:{action}")
    await court.until(lambda: table.state.done, "it to be over")


async def test_who_wants_another_number_of_shards_waits_until_nobody_has_any(court: Court):
    """So the number is changed: each process is started again with the new one."""
    old = await court.join()
    await court.shared(old)
    await court.begin_game(old, 4)
    new = await court.join(wanted=1)
    await court.until(lambda: len(new.keeper.sharing.processes) == 2, "it has looked round")
    assert old.shards == {0, 1}
    assert new.shards == set()
    assert list(new.bot.manager) == []
    await court.answers(1)
    await old.stop()
    await court.until(lambda: new.shards == {0} and new.keeper.own.count == 1, "the new number")
    court.at(new)
    await court.play_on()


async def test_who_is_stopped_while_it_refuses_a_press_says_so(
    court: Court, monkeypatch: pytest.MonkeyPatch
):
    member, ended = await court.join(), asyncio.Event()
    await court.shared(member)
    await court.begin_game(member, 4)
    answer = replies.whisper

    async def stopped_first(*given: Any) -> None:
        try:
            await member.bot.close()
            await answer(*given)
        finally:
            ended.set()

    monkeypatch.setattr(app, "FINISH_WITHIN", 0)
    monkeypatch.setattr(replies, "whisper", stopped_first)
    stranger = court.guests[5]
    with structlog.testing.capture_logs() as log:
        press = asyncio.create_task(stranger.press(rf"gg:t:{court.table.id}:hand"))
        await ended.wait()
        while member.bot._in_hand:
            await asyncio.wait(member.bot._in_hand)
    press.cancel()
    assert "stopped before it was answered" in [each["event"] for each in log]
