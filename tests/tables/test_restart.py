"""The bot is stopped, or killed, and starts again: nothing that was told is lost."""

from typing import Any

import pytest

from bot.plugins.registry import plugins
from bot.store.errors import StoreError
from bot.store.journal import Journal
from bot.tables.table import Table
from bot.values.records import TableRecord
from games.botk.cards import Gallows
from games.engine.asks import Seat
from games.engine.events import event_json
from tests.support.evening import Evening, Look, refused, said
from tests.support.fixtures import Stack
from tests.support.playing import Playing


def events(table: Table) -> list[object]:
    return [event_json(told) for told in table.state.told()]


def asks_of(table: Table) -> list[tuple[int, Seat]]:
    return [(ask.id, ask.seat) for ask in table.state.asks()]


def shape(look: Look) -> str:
    """What a panel says, without the times, which a restart moves."""
    return "\n".join(line for line in look.words.splitlines() if "<t:" not in line)


# A bot that ends by itself writes more than one that is killed, and that of no game by itself.
@pytest.mark.parametrize(("game", "kill"), [("botk", False), *((game, True) for game in plugins())])
async def test_a_game_goes_on_where_it_was(evening: Evening, game: str, kill: bool):
    playing = Playing(evening, game)
    await playing.begin(plugins()[game].rules.least_seats)
    await playing.play("dm", most=3)
    before, asked = events(playing.table), asks_of(playing.table)
    public = [] if playing.alone else [shape(evening.panel())]
    waited_for = [] if playing.alone else [guest for guest, _ in evening.people_asked()]
    await evening.use_dms(*waited_for)
    private = [shape(guest.panel) for guest in waited_for]
    posted = len(evening.all_public())

    await evening.restart(kill=kill, away=600)
    assert events(playing.table) == before
    assert asks_of(playing.table) == asked
    await evening.turn()
    assert [shape(evening.panel()) for _ in public] == public
    assert [shape(guest.panel) for guest in waited_for] == private
    assert len(evening.all_public()) == posted, "nothing is announced twice"

    table = playing.table
    playing.forget()
    answers = evening.answers
    await playing.play("dm", most=4)
    assert evening.answers == answers + 4
    assert events(table)[: len(before)] == before


async def test_a_game_that_goes_on_ends_as_it_would_have(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    await evening.play(until="execute")
    await evening.restart(kill=True, away=600)
    await evening.turn()
    await evening.play()
    assert "Play again" in evening.final().buttons
    assert sum((await evening.crowns(*guests)).values()) > 0


async def test_old_buttons_work_after_a_restart(evening: Evening):
    await evening.deal(evening.party(4))
    guest, ask = evening.asked()
    hand, panel, private = await guest.hand(), evening.panel(), await guest.letter()
    await evening.restart()
    await guest.answer(hand, ask)
    assert evening.answers == 1
    for look in (panel, private):
        (select,) = (each for each in look.selects if f":{ask.id}:" in each.custom_id)
        await guest.send(look, select.custom_id, select.values[:1])
    assert evening.answers == 1


async def test_clocks_get_back_the_time_away(evening: Evening):
    await evening.deal(evening.party(4), pace="quick")
    (waiting,) = evening.table.state.waiting()
    await evening.turn(20)
    left = waiting.due - evening.clock.now()
    await evening.restart(away=9999)
    (waiting,) = evening.table.state.waiting()
    assert waiting.due - evening.clock.now() == pytest.approx(left, abs=11)


async def test_nobody_waits_longer_because_the_clock_was_wrong_before(evening: Evening):
    await evening.deal(evening.party(4), pace="quick")
    guest, ask = evening.asked()
    await evening.turn(20)
    await evening.restart(away=-30 * 86_400)
    (waiting,) = evening.table.state.waiting()
    assert waiting.due == evening.clock.now() + 45 * 4
    await evening.turn(45 * 4 + 1)
    assert (guest, ask) not in evening.people_asked()


async def test_no_lobby_stays_because_the_clock_was_wrong_before(evening: Evening):
    await evening.sit_down(evening.party(2))
    await evening.restart(away=-30 * 86_400)
    await evening.turn(31 * 60)
    assert list(evening.bot.manager) == []


async def test_after_a_kill_a_clock_shows_no_less_than_before(evening: Evening):
    await evening.deal(evening.party(4), pace="quick")
    await evening.turn(25)
    (waiting,) = evening.table.state.waiting()
    left = waiting.due - evening.clock.now()
    await evening.restart(kill=True, away=9999)
    (waiting,) = evening.table.state.waiting()
    assert left <= waiting.due - evening.clock.now() <= left + 10


async def test_a_reminder_is_not_given_again(evening: Evening):
    await evening.deal(evening.party(4), pace="quick")
    await evening.turn(45 * 4 * 0.75 + 1)
    await evening.restart(kill=True)
    await evening.turn(20)
    assert len([look for look in evening.all_public() if "⏰" in look.text]) == 1


async def test_a_lobby_stays_open(evening: Evening):
    guests = evening.party(4)
    await evening.sit_down(guests[:3])
    await guests[0].press(evening.lobby(), "Add computer")
    before = evening.lobby()
    await evening.turn(20 * 60)
    await evening.restart(away=3600)
    await evening.turn(9 * 60)
    assert shape(evening.lobby()) == shape(before)
    await guests[3].press(evening.lobby(), "Join")
    await guests[0].press(evening.lobby(), "Begin")
    await evening.turn()
    await evening.play()
    assert "Play again" in evening.final().buttons


async def test_the_last_question_is_still_open(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    await evening.play(until="settled")
    crowns = await evening.crowns(*guests)
    await evening.restart(kill=True)
    await evening.turn()
    assert await evening.crowns(*guests) == crowns, "it is settled once"
    executioner, ask = evening.asked()
    assert ask.topic == "successor"
    await evening.answer(executioner, ask, "public")
    await evening.turn()
    again = await guests[0].press(evening.final(), "Play again")
    assert said("table-is-here", link="").strip() in again.said[0].text
    assert await evening.crowns(*guests) == crowns


async def test_killed_between_the_journal_and_the_announcement(evening: Evening):
    """The answer is durable before anything is shown, and shown once after the restart."""
    await evening.deal(evening.party(4))
    guest, ask = evening.asked()
    panel, posted = evening.panel(), len(evening.all_public())
    await evening.answer(guest, ask)
    before = events(evening.table)
    assert evening.panel().text == panel.text, "not announced yet"
    await evening.restart(kill=True)
    assert events(evening.table) == before
    await evening.turn()
    assert len(evening.all_public()) == posted
    told = evening.panel().text
    called = evening.table.state.record.seats[min(map(int, ask.verbs[0].pool))].name
    line = said("botk-tale-called", seat=f"**{called}**")
    assert told.count(line) == 1
    await evening.turn()
    assert evening.panel().text.count(line) == 1


async def test_killed_between_a_post_and_noting_it(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    """The thread is found again; the post is tried again, and Discord told that it is the same."""
    guests = evening.party(4)
    await evening.sit_down(guests)
    commit = Journal.commit

    async def fail(
        self: Journal, record: TableRecord, base: TableRecord | None, *rest: Any
    ) -> bool:
        if base is not None and record.thread_id != base.thread_id:
            raise StoreError("the power is gone")
        return await commit(self, record, base, *rest)

    with monkeypatch.context() as broken:
        broken.setattr(Journal, "commit", fail)
        await guests[0].press(evening.lobby(), "Begin")
    evening.clock.failures.clear()
    await evening.restart(kill=True)
    await evening.turn()
    nonces = [post["nonce"] for post in evening.posts(evening.table.state.place_id)]
    assert len(set(nonces)) == 1
    assert len(evening.tavern.threads) == 1
    assert evening.table.state.place_id == evening.tavern.threads[0].id
    await evening.play()


async def test_votes_that_were_given_stay_given_and_secret(evening: Evening, gallows: Stack):
    gallows(Gallows.THE_MOB)
    await evening.deal(evening.party(5))
    await evening.play(until="vote")
    voted = []
    for guest, ask in evening.people_asked()[:2]:
        await guest.answer(guest.panel, ask)
        voted.append(guest)
    await evening.restart()
    await evening.turn()
    assert len(evening.people_asked()) == 2
    assert not {guest.id for guest in voted} & {guest.id for guest, _ in evening.people_asked()}
    await evening.play()


async def test_an_answer_that_cannot_be_written_changes_nothing(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    await evening.deal(evening.party(4))
    guest, ask = evening.asked()
    before = events(evening.table)

    async def fail(*_: object) -> None:
        raise StoreError("disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(Journal, "commit", fail)
        refused(await evening.answer(guest, ask), "fault-storage")
    assert events(evening.table) == before
    await evening.answer(guest, ask)
    assert len(events(evening.table)) > len(before)


async def test_the_clock_tries_again_what_could_not_be_written(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    await evening.deal(evening.party(4), pace="quick")
    asked = evening.asked()

    async def fail(*_: object) -> None:
        raise StoreError("disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(Journal, "commit", fail)
        await evening.turn(45 * 4 + 1)
    assert evening.asked() == asked
    await evening.turn(10)
    assert evening.asked() != asked


async def test_the_bot_was_removed_from_the_guild_while_it_was_away(evening: Evening):
    await evening.deal(evening.party(4))
    await evening.bot.close()
    backend = evening.env.backend
    guild = backend.guilds.pop(evening.guild.id)
    await evening.restart(kill=True)
    await evening.turn()
    assert list(evening.bot.manager) == []
    backend.guilds[guild.id] = guild
