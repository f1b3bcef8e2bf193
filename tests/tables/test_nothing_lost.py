"""The database fails for a while: what was written is played on, and the rest is tried again."""

import asyncio
from collections.abc import Sequence
from unittest.mock import AsyncMock

import pytest

from bot.plugins.registry import plugins
from bot.store.errors import StoreError
from bot.store.journal import Journal
from bot.tables.table import Table
from bot.values.tables import Status
from tests.support.evening import DRAWN, Evening, refused, said
from tests.support.failing_store import trouble
from tests.support.guests import Guest


async def to_the_last_press(evening: Evening) -> None:
    """Play until one more answer decides the game."""
    await evening.play(until="gesture")


async def decide(evening: Evening) -> list[str]:
    """Answer until the game is decided; return what the ones who pressed were told instead."""
    told = []
    table = evening.table
    while table.state.match is not None and table.state.match.outcome is None:
        guest, ask = evening.asked()
        verb = next((v for v in ("stop", "strike") if ask.verb(v)), None)
        reply = await guest.answer(guest.panel, ask, verb)
        if reply.kind == "message":
            told.append(reply.text)
        if table.state.match.outcome is None:
            await evening.turn()
    return told


async def medals(evening: Evening, guests: Sequence[Guest]) -> dict[int, tuple[str, ...]]:
    """Return which medals each guest has by now, of those who have any."""
    users = [guest.id for guest in guests]
    past = await evening.store.boards.tallies(evening.guild.id, users, ["botk"])
    has = {
        user: tuple(medal.name for medal in plugins()["botk"].all_medals if medal.earned(tallies))
        for (user, _), tallies in past.items()
    }
    return {user: names for user, names in has.items() if names}


@pytest.mark.parametrize("written", [False, True])
async def test_a_result_that_could_not_be_written_is_written_soon(evening: Evening, written: bool):
    guests = evening.party(4)
    table = await evening.deal(guests)
    await to_the_last_press(evening)
    with trouble("crowns.settle", written=written) as tried:
        assert await decide(evening) == [], "nobody is told that their answer was not taken"
        await evening.turn(60)
    assert len(tried) > 1, "it was tried again and again"
    await evening.turn(10)
    final, crowns = evening.final().text, await evening.crowns(*guests)
    assert sum(crowns.values()) > 0
    for guest in guests:
        line = final[final.index(f"**{guest.name}** ·") :].splitlines()[1]
        assert f"**{crowns[guest.id]} 👑**" in line
    new = {guests[seat].id: names for seat, names in table.state.medals or ()}
    assert new
    assert new == await medals(evening, guests), "nobody had any before"
    cellar = evening.guild.create_text_channel("cellar")
    assert not (await guests[1].slash("botk start", at=cellar)).said, "free to sit elsewhere"


async def test_the_last_question_can_be_answered_before_the_result_is_written(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    await to_the_last_press(evening)
    with trouble("crowns.settle"):
        await decide(evening)
        await evening.turn()
        executioner, ask = evening.asked()
        assert ask.topic == "successor"
        assert (await executioner.answer(executioner.panel, ask)).kind != "message"
        assert not evening.table.state.done, "there is no result yet"
    await evening.turn(10)
    assert "Play again" in evening.final().buttons
    assert sum((await evening.crowns(*guests)).values()) > 0


async def test_a_result_is_written_after_a_restart_that_cannot_write_at_first(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    await to_the_last_press(evening)
    with trouble("crowns.settle"):
        await decide(evening)
        await evening.restart(kill=True)
        await evening.turn()
    await evening.turn(10)
    assert sum((await evening.crowns(*guests)).values()) > 0
    assert said("table-title", game=said("botk-name"), table="1") in evening.final().text


async def test_an_answer_that_was_written_counts_though_the_word_of_it_was_lost(evening: Evening):
    await evening.deal(evening.party(4))
    guest, ask = evening.asked()
    with trouble("journal.commit", written=True):
        assert (await evening.answer(guest, ask)).kind != "message"
    assert evening.answers == 1
    await evening.turn()
    await evening.play()
    assert "Play again" in evening.final().buttons


async def test_nobody_is_stuck_when_it_was_not_known_whether_an_answer_was_written(
    evening: Evening,
):
    await evening.deal(evening.party(4))
    guest, ask = evening.asked()
    panel = await guest.letter()
    with trouble("journal.commit", written=True), trouble("journal.answers"):
        refused(await guest.answer(panel, ask), "fault-storage")
    await evening.clock.turn(1)
    again = await guest.answer(panel, ask)
    assert again.kind != "message"
    assert again.shown is not None
    assert said("refused-stale") in again.shown.text
    assert evening.answers == 1, "it was taken once"
    await evening.turn()
    await evening.play()
    assert "Play again" in evening.final().buttons


async def test_silence_that_was_not_known_to_be_written_counts_once(evening: Evening):
    table = await evening.deal(evening.party(4), pace="quick")
    guest, _ = evening.asked()
    with trouble("journal.commit", written=True), trouble("journal.answers"):
        await evening.turn(45 * 4 + 1)
    await evening.turn(10)
    seat = table.state.seat_of(guest.id)
    assert seat is not None
    assert (evening.answers, seat.silences, seat.away) == (1, 1, False)
    await evening.play()


async def test_nobody_sees_a_deal_that_is_not_written(evening: Evening):
    """What was due to be drawn is drawn while the database takes its time, and then fails."""
    guests = evening.party(4)
    await evening.sit_down(guests)
    lobby = evening.lobby()
    commit, taken, failed = Journal.commit, asyncio.Event(), asyncio.Event()

    async def wait_and_fail(*_: object) -> None:
        taken.set()
        await failed.wait()
        raise StoreError("the connection is gone")

    with pytest.MonkeyPatch.context() as broken:
        broken.setattr(Journal, "commit", wait_and_fail)
        begin = asyncio.create_task(guests[0].press(lobby, "Begin"))
        await taken.wait()
        evening.bot.renderer.lost(evening.table)
        await evening.clock.turn(DRAWN)
        assert evening.table.state.record.status is Status.LOBBY
        failed.set()
        refused(await begin, "fault-storage")
    assert Journal.commit is commit
    await evening.turn()
    assert [look.text for look in evening.all_public()] == [lobby.text]
    assert not any("Your role" in look.text for guest in guests for look in guest.dm())
    await guests[0].press(evening.lobby(), "Begin")
    await evening.turn()
    assert all(guest.panel for guest in guests)


@pytest.mark.parametrize("written", [False, True])
async def test_a_lobby_goes_on_after_a_begin_that_failed(evening: Evening, written: bool):
    guests = evening.party(5)
    await evening.sit_down(guests[:4])
    with trouble("journal.commit", written=written):
        refused(await guests[0].press(evening.lobby(), "Begin"), "fault-storage")
    await guests[4].press(evening.lobby(), "Join")
    await guests[0].press(evening.lobby(), "Begin")
    await evening.restart(kill=True)
    await evening.turn()
    assert all(guest.panel for guest in guests)
    await evening.play()
    assert "Play again" in evening.final().buttons


async def test_what_could_not_be_written_of_a_drawing_is_drawn_again(evening: Evening):
    guests = evening.party(4)
    await evening.sit_down(guests)
    with pytest.MonkeyPatch.context() as broken:
        for note in ("note_place", "note_reached"):
            broken.setattr(Table, note, AsyncMock(side_effect=StoreError("the disk is full")))
        await guests[0].press(evening.lobby(), "Begin")
        await evening.turn(3)
    await evening.turn(30)
    panels = len(evening.all_public())
    for guest in guests:
        assert len([look for look in guest.dm() if "Your role" in look.text]) == 1
    await evening.restart(kill=True)
    await evening.turn()
    assert len(evening.all_public()) == panels
    await evening.play()
    assert "Play again" in evening.final().buttons


async def test_a_table_is_put_away_when_the_database_lets_it(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    with trouble("posts.put_away"):
        await evening.play()
        await evening.turn(30)
        assert "Play again" in evening.final().buttons
    await evening.turn(130)
    assert list(evening.bot.manager) == []
    assert await evening.store.tables.all_open() == []


async def test_an_idle_lobby_is_closed_when_the_database_lets_it(evening: Evening):
    await evening.sit_down(evening.party(1))
    with trouble("journal.commit"):
        await evening.turn(31 * 60)
        assert "Join" in evening.lobby().buttons
    await evening.turn(10)
    assert list(evening.bot.manager) == []
