"""What the clock does: reminders, silence, absence, computers, idle lobbies."""

from dataclasses import replace

import pytest

from bot.store.errors import StoreError
from bot.store.journal import Journal
from games.botk.cards import Gallows
from games.engine.asks import AskPace
from tests.support.evening import COMPUTERS_TAKE, DRAWN, Evening, Guest, refused, said
from tests.support.failing_store import trouble
from tests.support.fixtures import Stack

SECONDS = {"quick": 45, "normal": 120, "by-day": 12 * 3600}
TALK = 4


def reminders(evening: Evening, guest: Guest) -> list[str]:
    """The lines at the table that tell this player that time grows short."""
    return [
        look.text for look in evening.lines() if "⏰" in look.text and guest.mention in look.text
    ]


@pytest.mark.parametrize("pace", list(SECONDS))
async def test_a_question_stays_open_as_long_as_the_pace_says(evening: Evening, pace: str):
    """Three quarters through, one reminder; at the end, silence is an answer."""
    await evening.deal(evening.party(4), pace=pace)
    guest, ask = evening.asked()
    assert ask.pace is AskPace.TALK
    whole = SECONDS[pace] * TALK
    dealt = evening.clock.now() - 2
    await evening.turn(dealt + whole * 0.75 - 1 - evening.clock.now())
    assert reminders(evening, guest) == []
    await evening.turn(1 + DRAWN)
    assert len(reminders(evening, guest)) == 1
    await evening.turn(dealt + whole - 2 - evening.clock.now())
    assert evening.people_asked() == [(guest, ask)]
    assert len(reminders(evening, guest)) == 1
    await evening.turn(4)
    assert (guest, ask) not in evening.people_asked()

    other, move = evening.asked()
    assert move.pace is AskPace.TURN
    await evening.turn(SECONDS[pace] - 6)
    assert (other, move) in evening.people_asked()
    await evening.turn(8)
    assert (other, move) not in evening.people_asked()
    assert said("botk-tale-stood-idle", seat=f"**{other.name}**") in evening.panel().text


@pytest.mark.parametrize("written", [False, True])
async def test_a_reminder_that_could_not_be_written_comes_later(evening: Evening, written: bool):
    """Once, it was marked as given before it was written, and was never given."""
    await evening.deal(evening.party(4), pace="quick")
    guest, _ = evening.asked()
    with trouble("journal.commit", written=written):
        await evening.turn(45 * TALK * 0.75 + 4)
        assert reminders(evening, guest) == []
    await evening.turn(8)
    assert len(reminders(evening, guest)) == 1
    await evening.restart(kill=True)
    await evening.turn(8)
    assert len(reminders(evening, guest)) == 1


async def test_the_reminder_mentions_one_and_goes_with_the_answer(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests, pace="quick")
    guest, ask = evening.asked()
    await evening.turn(45 * TALK - 10)
    (reminder,) = evening.lines()
    assert said("call-late", who=guest.mention, table="1", game=said("botk-name")) in reminder.text
    (post,) = (p for p in evening.posts(reminder.channel_id) if "⏰" in str(p))
    assert post["allowed_mentions"]["users"] == [guest.id]
    hand = await guest.press(reminder, "My cards")
    assert said("botk-ask-call") in hand.text
    await evening.answer(guest, ask, "public")
    await evening.turn()
    assert evening.lines() == []


async def test_who_is_silent_twice_is_away_and_the_computer_answers(evening: Evening):
    guests = evening.party(4)
    table = await evening.deal(guests, pace="quick")
    away, _ = evening.asked()
    await evening.turn(45 * TALK + 2)
    assert not any(seat.away for seat in table.state.record.seats)
    called, move = evening.asked()
    await evening.answer(called, move)
    await evening.turn()
    again, _ = evening.asked()
    assert again is away
    await evening.turn(45 * TALK + 2)
    seat = table.state.seat_of(away.id)
    assert seat is not None
    assert seat.away
    assert f"**{away.name}** · {said('mark-away')}" in evening.panel().text

    called, move = evening.asked()
    await evening.answer(called, move)
    await evening.turn(COMPUTERS_TAKE + 2)
    assert not any(ask.seat == seat.seat for ask in table.state.asks() if ask.topic == "call")

    back = await away.press(evening.panel(), "I'm back")
    assert back.kind in ("update", "deferred_update")
    assert not table.state.record.seats[seat.seat].away
    await evening.turn()
    assert "I'm back" not in evening.panel().buttons
    await evening.play("public")


async def test_who_cannot_be_written_to_be_back_is_away_still(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    guests = evening.party(4)
    table = await evening.deal(guests, pace="quick")
    while not any(seat.away for seat in table.state.record.seats):
        await evening.turn(45)
    (away,) = [guests[seat.seat] for seat in table.state.record.seats if seat.away]

    async def fail(*_: object) -> None:
        raise StoreError("disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(Journal, "commit", fail)
        refused(await away.press(evening.panel(), "I'm back"), "fault-storage")
    await evening.turn()
    assert f"**{away.name}** · {said('mark-away')}" in evening.panel().text
    await away.press(evening.panel(), "I'm back")
    await evening.turn()
    assert said("mark-away") not in evening.panel().text


async def test_an_answer_between_two_silences_forgives_the_first(evening: Evening):
    table = await evening.deal(evening.party(5), pace="quick")
    await evening.play(until="call")
    slow, _ = evening.asked()
    await evening.turn(45 * TALK + 2)
    await evening.answer(*evening.asked())
    await evening.turn()
    assert evening.asked()[0] is slow
    await evening.answer(*evening.asked())
    await evening.turn()
    await evening.answer(*evening.asked())
    await evening.turn()
    assert evening.asked()[0] is slow
    await evening.turn(45 * TALK + 2)
    assert not any(seat.away for seat in table.state.record.seats)


async def test_who_is_away_answers_and_is_asked_with_a_clock_again(evening: Evening):
    """Once, a question right after such an answer had no clock at all, and the table hung."""
    guests = evening.party(4)
    table = await evening.deal(guests, pace="quick")
    await evening.play(until="execute")
    executioner, ask = evening.asked()
    seat = table.state.seat_of(executioner.id)
    assert seat is not None
    table.state = table.state.with_seat(replace(seat, away=True, silences=2))
    await executioner.answer(executioner.panel, ask)
    assert not table.state.record.seats[seat.seat].away
    assert evening.asked()[0] is executioner
    await evening.turn(45 + 2)
    assert evening.asked()[1].topic != "gesture", "silence was an answer"


async def test_coming_back_gives_nobody_else_more_time(evening: Evening, gallows: Stack):
    gallows(Gallows.THE_MOB)
    table = await evening.deal(evening.party(5), pace="quick")
    await evening.play(until="vote")
    (away, _), (other, vote), *_ = evening.people_asked()
    seat = table.state.seat_of(away.id)
    assert seat is not None
    due = {int(wait.seat): wait.due for wait in table.state.waiting()}
    table.state = table.state.with_seat(replace(seat, away=True))
    await evening.turn(60)
    await away.send(evening.panel(), f"gg:t:{table.id}:back")
    after = {int(wait.seat): wait.due for wait in table.state.waiting()}
    assert after.pop(seat.seat) == evening.clock.now() + 45 * TALK
    due.pop(seat.seat)
    assert after == due
    assert (other, vote) in evening.people_asked()


async def test_a_clock_that_jumps_ahead_takes_nobodys_time_when_somebody_answers(
    evening: Evening, gallows: Stack
):
    """Once, the first press after a laptop's sleep ended whatever else was asked there."""
    gallows(Gallows.THE_MOB)
    await evening.deal(evening.party(5), pace="quick")
    await evening.play(until="vote")
    (first, vote), *others = evening.people_asked()
    evening.clock.jump(8 * 3600)
    await evening.answer(first, vote)
    await evening.turn(45 * TALK - 5)
    assert evening.people_asked() == others
    await evening.turn(8)
    assert not {*evening.people_asked()} & {*others}


async def test_computers_answer_after_their_delay(evening: Evening):
    ann = evening.guest("Ann")
    await ann.slash("botk start", computers=3)
    await ann.press(evening.lobby(), "Begin")
    table = evening.table
    while table.state.asks() and evening.people_asked():
        await evening.answer(*evening.asked(), "public")
        await evening.turn(0.5)
    before = evening.answers
    await evening.turn(COMPUTERS_TAKE - 1.5)
    assert evening.answers == before
    await evening.turn(1.5)
    assert evening.answers == before + 1


async def test_a_computer_player_that_fails_is_silent(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    def fail(*_: object) -> None:
        raise RuntimeError("no idea")

    monkeypatch.setattr("games.botk.computer.ComputerPlayer.answer", fail)
    ann = evening.guest("Ann")
    await ann.slash("botk start", computers=3)
    await ann.press(evening.lobby(), "Begin")
    await evening.turn()
    await evening.play()
    assert "Play again" in evening.final().buttons


async def test_an_idle_lobby_closes_itself_after_half_an_hour(evening: Evening):
    ann, bob = evening.party(2)
    await evening.sit_down([ann])
    await evening.turn(29 * 60)
    assert "Join" in evening.lobby().buttons
    await bob.press(evening.lobby(), "Join")
    await evening.turn(29 * 60)
    assert "Join" in evening.lobby().buttons, "somebody has touched it"
    await evening.turn(2 * 60)
    (closed,) = evening.all_public()
    assert said("lobby-closed-idle", game="botk") in closed.text
    assert closed.buttons == {}
    assert list(evening.bot.manager) == []
    await ann.slash("botk start")
    refused(await bob.slash("botk start"), "refused-table-here-already")
