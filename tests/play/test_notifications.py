"""What the phones of those at a table would have shown, all through a game."""

from collections import Counter

import pytest

from bot.values.moderation import Actor, Order
from games.botk.cards import Gallows
from sandbox.notifications import Notification
from tests.play.night import Night, is_private
from tests.support.fixtures import Stack

UNKNOWN_MESSAGE = 10008


def shown(night: Night, since: int = 0) -> list[Notification]:
    """All notifications so far; that none of them is blank is seen at the end of every night."""
    return list(night.sandbox.notifications.sent)[since:]


def counted(night: Night, since: int = 0) -> Counter[str]:
    """How many notifications each user got, by name."""
    return Counter(night.of(int(each.user_id)).name for each in shown(night, since))


async def dealt(night: Night, pace: str) -> int:
    """Have four dealt to; return how many notifications that was."""
    await night.deal(4, pace=pace)
    await night.until(lambda: len(shown(night)) == 4, "everybody knows of the deal")
    return 4


@pytest.mark.parametrize("pace", ["quick", "normal"])
async def test_a_whole_game_notifies_each_player_of_the_deal_alone(night: Night, pace: str):
    """They are all there: no question, edit, panel that comes down, lobby or result calls them."""
    seated = await night.deal(4, pace=pace)
    await night.play_on()
    await night.result()
    assert counted(night) == {guest.name: 1 for guest in seated}
    for each in shown(night):
        assert each.text.startswith("By Order of the King · table 1: your cards are dealt"), each
        assert night.sandbox.state.channels[each.channel_id].recipient_id == each.user_id
    await seated[0].press(r"gg:t:1:again")
    await seated[1].press(r"gg:t:2:join")
    assert len(shown(night)) == 4


def called(night: Night, before: int) -> str:
    """See that those who are asked now have got one notification each; return the message's id."""
    calls = shown(night, before)
    assert sorted(each.user_id for each in calls) == sorted(guest.id for guest, _ in night.asked())
    (message,) = {each.message_id for each in calls}
    assert {each.channel_id for each in calls} == {str(night.table.state.place_id)}
    return message


async def test_at_normal_pace_who_has_gone_quiet_is_called_once_a_question(night: Night):
    before = await dealt(night, "normal")
    await night.clock.turn(70)
    assert shown(night, before) == [], "a question is not put again to call somebody"
    dealt_to = {waiting.ask for _, waiting in night.asked()}
    present = set()
    while any(waiting.ask in dealt_to or guest in present for guest, waiting in night.asked()):
        present.add(night.asked()[0][0])
        await night.answer()
        await night.until(night.asked, "somebody is asked")
    await night.until(lambda: shown(night, before), "whoever is asked next is called")
    message = called(night, before)
    said = shown(night, before)[0].text.splitlines()[0]
    assert said.startswith("➤ @")
    assert said.endswith(": it's your turn at table 1 (By Order of the King).")
    await night.clock.turn(100)
    assert called(night, before) == message, "the call was the reminder"
    night.expected |= {UNKNOWN_MESSAGE}
    while {guest.id for guest, _ in night.asked()} & {n.user_id for n in shown(night, before)}:
        await night.answer()
        await night.until(night.asked, "somebody is asked")
    await night.gone(int(message))


@pytest.mark.parametrize("pace", ["quick", "normal"])
@pytest.mark.parametrize("card", [Gallows.BITTER_CUP, Gallows.THE_MOB], ids=["one", "all"])
async def test_at_three_quarters_of_the_time_a_line_calls(
    night: Night, gallows: Stack, pace: str, card: Gallows
):
    gallows(card)
    before = await dealt(night, pace)
    asked, waiting = night.asked()[0]
    assert len(night.asked()) == (3 if card is Gallows.THE_MOB else 1)
    assert waiting.due is not None
    await night.clock.turn(0.8 * (waiting.due - night.clock.now()))
    await night.until(lambda: shown(night, before), "the reminder")
    message = called(night, before)
    said = shown(night, before)[0].text.splitlines()[0]
    assert said.startswith("⏰ @")
    assert said.endswith(": your time runs out at table 1 (By Order of the King).")
    # A panel that comes down afterwards calls nobody again.
    place = str(night.table.state.place_id)
    await night.guests[5].player.act("say", place, content="Well?")
    await asked.command("botk status")
    assert called(night, before) == message


async def test_by_day_each_question_is_a_direct_message_of_its_own(night: Night):
    """But where it is the answer to a press on the message before: who pressed is looking at it."""
    await dealt(night, "by-day")
    table = night.table
    asked = {waiting.ask.id for _, waiting in night.asked()}
    expected = counted(night)  # With the deal came the first question.

    def heard() -> bool:
        return counted(night) == expected

    while not table.state.done:
        await night.until(heard, "everybody has heard of each question")
        pressing, waiting = night.asked()[0]
        message, control = await pressing.sees(night.control(waiting))
        await pressing.use(message, control)
        await night.until(lambda: table.state.done or table.state.waiting(), "somebody is asked")
        for guest, waiting in night.asked():
            sees = guest is pressing and is_private(night, message)
            expected[guest.name] += waiting.ask.id not in asked and not sees
            asked.add(waiting.ask.id)
    await night.until(lambda: not list(night.bot.manager), "the table is put away")
    assert heard(), "nobody is told that it is over"
    texts = Counter(each.text for each in shown(night))
    again = texts["By Order of the King · table 1: it's your turn."]
    assert again == expected.total() - 4
    assert all(night.sandbox.state.channels[n.channel_id].recipient_id for n in shown(night))


async def test_by_day_whom_no_direct_message_reaches_is_called_at_the_table(night: Night):
    night.expected |= {UNKNOWN_MESSAGE}
    seated = await night.sit_down(4, pace="by-day")
    for guest in seated:
        await guest.player.ok("PATCH", f"/users/{guest.id}", {"dms_open": False})
    await seated[0].press(r"gg:t:\d+:begin")
    await night.until(
        lambda: all(s.dms_closed for s in night.table.state.record.seats), "it is known"
    )
    before = len(shown(night))
    answered = {waiting.ask.id for _, waiting in night.asked()}
    while answered & {waiting.ask.id for _, waiting in night.asked()}:
        guest, waiting = night.asked()[0]
        await guest.command("botk hand")
        await guest.press(night.control(waiting))
    await night.until(lambda: shown(night, before), "a line at the table")
    called(night, before)


async def called_to_a_lobby(night: Night) -> Notification:
    """A role is called to the lobby that somebody opens; return what those with it are shown."""
    guild = night.sandbox.state.guild
    role = int(guild.moderators.id)
    await night.store.guilds.change(
        Order("settings", int(guild.id), Actor(1, "Judge"), 0.0), lobby_role=role
    )
    night.clock.soon = 0.0  # The command is answered before anything is drawn.
    await night.guests[1].command("botk start")
    await night.until(lambda: night.table.state.shown_at, "the lobby")
    await night.clock.turn(2)
    (call,) = shown(night)
    # The call becomes the lobby.
    assert call.message_id == str(night.table.state.shown_at)
    message, _ = await night.guests[1].sees(r"gg:t:1:leave")
    assert (message["id"], message["content"]) == (call.message_id, "")
    return call


async def test_a_role_that_is_called_to_a_lobby_reads_which_and_what_for(night: Night):
    call, caller = await called_to_a_lobby(night), night.guests[0]
    assert call.user_id == caller.id
    assert call.text == ("🔔 @Moderator: By Order of the King · table 1 is open. Join in!")
    edits = [r.name for r in night.sandbox.requests if r.counted and r.name.startswith("PATCH")]
    assert edits == [], "it costs none of the limited requests"
    await caller.press(r"gg:t:1:join")
    await night.guests[2].player.act("say", night.hall, content="Well?")
    await night.guests[1].command("botk status")
    assert len(shown(night)) == 1, "whatever becomes of the lobby calls nobody again"


async def test_a_call_that_does_not_become_a_lobby_at_once_does_so_soon(night: Night):
    night.expected |= {0}
    answer = "/webhooks/{application_id}/{token}/messages/{message_id}"
    night.sandbox.faults.fail(400, method="PATCH", route=answer)
    await called_to_a_lobby(night)
