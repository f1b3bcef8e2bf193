"""What notifies: the deal's DM, and lines at the table that mention whom it waits for."""

from typing import Any

import pytest

from bot.messages.client import MessageClient, TryLaterError
from bot.messages.filler import Filler
from games.botk.cards import Gallows, Role
from games.botk.words import Topic
from games.engine.asks import Answer, Seat
from tests.support.evening import Evening, Guest, said
from tests.support.fixtures import Stack

SECONDS = {"quick": 45, "normal": 120}
TALK = 4


def next_one(evening: Evening) -> Guest:
    """Whom the open question will call."""
    _, ask = evening.asked()
    return evening.of(
        evening.table.state.record.seats[min(map(int, ask.verbs[0].pool))].user_id or 0
    )


async def called(evening: Evening, pace: str, quiet: float) -> Guest:
    """Who is asked next, after so many seconds of silence."""
    await evening.deal(evening.party(4), pace=pace)
    guest = next_one(evening)
    await evening.turn(quiet)
    await evening.answer(*evening.asked())
    await evening.turn()
    return guest


def pinged(evening: Evening) -> list[int]:
    """Whom anything posted or edited at the table has ever mentioned so that it notifies."""
    users: list[int] = []
    for request in evening.env.http_requests:
        body = request.json
        if isinstance(body, dict):
            allowed = (body.get("data") or body).get("allowed_mentions") or {}
            users += [int(user) for user in allowed.get("users") or ()]
    return users


@pytest.mark.parametrize(("pace", "calls"), [("quick", False), ("normal", True)])
async def test_a_question_calls_who_has_gone_quiet(evening: Evening, pace: str, calls: bool):
    guest = await called(evening, pace, 70)
    lines = [look.text for look in evening.lines()]
    call = said("call", who=guest.mention, table="1", game=said("botk-name"))
    assert lines == ([f"{call}\n{said('botk-ask-action')}"] if calls else [])
    await evening.turn(20)
    assert len(evening.lines()) == calls, "once"
    await evening.answer(*evening.asked())
    await evening.turn()
    assert evening.lines() == [], "it goes when it is answered"


async def test_who_was_dealt_to_a_moment_ago_is_not_called(evening: Evening):
    await called(evening, "normal", 20)
    assert evening.lines() == []


async def test_who_has_just_sat_down_for_somebody_else_is_not_called(evening: Evening):
    """Whoever sat there before had gone quiet, and had played in direct messages."""
    guests, zoe = evening.party(4), evening.guest("Zoe")
    await evening.deal(guests)
    gone = next_one(evening)
    await evening.use_dms(gone)
    await evening.turn(70)
    await evening.sure(gone, "botk leave")
    await evening.turn()
    host = evening.of(evening.table.state.record.host_id)
    await host.press(evening.panel(), said("button-offer-seat"))
    await evening.turn()
    await zoe.press(evening.panel(), said("button-take-seat"))
    await evening.turn()
    await evening.answer(*evening.asked(), "public")
    await evening.turn()
    assert evening.asked()[0] is zoe
    assert evening.lines() == []
    assert zoe.must_refresh, "they play at the table"


async def test_who_has_just_answered_is_not_called(evening: Evening):
    await evening.deal(evening.party(4))
    executioner, ask = evening.asked()
    await evening.turn(70)
    while evening.asked()[0] is not executioner or evening.asked()[1].id == ask.id:
        await evening.answer(*evening.asked())
        await evening.turn(0 if evening.asked()[0] is executioner else 2)
    await evening.turn()
    assert not any(executioner.mention in look.text for look in evening.lines())


@pytest.mark.parametrize("pace", SECONDS)
async def test_nobody_is_mentioned_twice_for_one_question(evening: Evening, pace: str):
    """Not even by a reminder, a panel that moves down, or a bot that starts again."""
    guest = await called(evening, pace, 70)
    _, ask = evening.asked()
    await evening.actors[guest.id].send(evening.tavern.threads[0], "It was not me!")
    await evening.turn(SECONDS[pace] - 10)
    await evening.bystander().slash("botk status")
    await evening.restart(away=1)
    await evening.turn()
    assert evening.asked() == (guest, ask)
    assert pinged(evening).count(guest.id) == 1


async def test_of_several_who_are_asked_at_once_one_line_reminds_all(
    evening: Evening, gallows: Stack
):
    gallows(Gallows.THE_MOB)
    guests = evening.party(5)
    await evening.deal(guests, pace="quick")
    while len(asked := evening.people_asked()) < 2:
        await evening.answer(*asked[0])
        await evening.turn()
    await evening.turn(45 * TALK * 0.75 + 1)
    (line,) = evening.lines()
    assert all(guest.mention in line.text for guest, _ in asked)
    for guest, ask in asked[1:]:
        await evening.answer(guest, ask)
        await evening.turn()
        assert len(evening.lines()) == 1, "somebody has yet to answer"
    await evening.answer(*asked[0])
    await evening.turn()
    assert evening.lines() == []


@pytest.mark.parametrize("taken", [False, True])
@pytest.mark.parametrize("late", [False, True])
async def test_a_line_that_discord_did_not_take_comes_later_and_once(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, late: bool, taken: bool
):
    """``taken``: only the word of it is lost."""
    send, fail = MessageClient.send, [True]

    async def down(client: MessageClient, *args: Any, **more: Any) -> int:
        failing = bool(fail and fail.pop())
        sent = 0 if failing and not taken else await send(client, *args, **more)
        if failing:
            raise TryLaterError
        return sent

    await evening.deal(evening.party(4), pace="normal")
    await evening.turn(70)
    monkeypatch.setattr(MessageClient, "send", down)
    if late:
        await evening.turn(120 * TALK * 0.75 - 70 + 1)
    else:
        await evening.answer(*evening.asked())
        await evening.turn()
    asked, _ = evening.asked()
    assert fail == [], "it was tried"
    await evening.turn(10)
    (line,) = evening.lines()
    assert asked.mention in line.text
    assert ("⏰" in line.text) == late
    await evening.turn(30)
    assert pinged(evening).count(asked.id) == 1


async def test_who_answers_while_discord_is_asked_what_is_below_the_panel_is_not_called_any_more(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    table = await evening.deal(evening.party(4), pace="normal")
    asked, ask = evening.asked()
    is_buried = Filler.is_buried

    async def slow(filler: Filler) -> bool:
        if ask in table.state.asks() and any(each.reminded for each in table.state.deadlines):
            verb = ask.verbs[0]
            answer = Answer(verb.name, verb.pool[: verb.least])
            await table.submit(asked.id, ask.id, answer)
        return await is_buried(filler)

    monkeypatch.setattr(Filler, "is_buried", slow)
    await evening.turn(120 * TALK * 0.75 + 1)
    await evening.turn()
    assert evening.answers == 1
    assert asked.id not in pinged(evening)


async def test_who_was_called_before_a_restart_is_not_reminded(evening: Evening):
    guest = await called(evening, "normal", 70)
    await evening.restart(away=1)
    await evening.turn(120 * 0.75)
    assert evening.asked()[0] is guest
    (line,) = evening.lines()
    assert "⏰" not in line.text
    assert pinged(evening).count(guest.id) == 1


async def test_in_a_game_of_days_each_question_is_a_new_dm_and_the_only_one(evening: Evening):
    await evening.deal(evening.party(4), pace="by-day")
    for _ in range(4):
        guest = next_one(evening) if evening.asked()[1].topic == "call" else None
        before = guest.panel if guest else None
        await evening.answer(*evening.asked())
        await evening.turn()
        if guest and before:
            assert guest.panel.id > before.id
            assert [look.id for look in guest.dm()] == [guest.panel.id], "the old one is gone"
    assert pinged(evening) == []


@pytest.mark.parametrize("pace", SECONDS)
async def test_one_direct_message_a_player_a_game(evening: Evening, pace: str):
    guests = evening.party(5)
    await evening.deal(guests, pace=pace)
    await evening.play()
    for guest in guests:
        (letter,) = guest.dm()
        assert len(evening.posts(letter.channel_id)) == 1
        assert letter.ids == set(), "nothing is left to press"
        assert said("waiting-you", when="").split("·")[0] not in letter.text


async def test_a_dm_comes_when_its_item_is_sure(evening: Evening):
    guests = evening.party(5)
    await evening.deal(guests)
    executioner, ask = evening.asked()
    assert ask.topic == Topic.REMOVE
    others = [guest for guest in guests if guest is not executioner]
    assert [guest.dm() for guest in others] == [[]] * 4
    assert said("botk-not-dealt") in (await others[0].hand()).text
    await evening.answer(executioner, ask)
    await evening.turn()
    for guest in others:
        (letter,) = guest.dm()
        assert letter.content == said("push-dealt", table="1", game=said("botk-name"))
        assert said("botk-card-item") in letter.text


async def test_the_deal_is_one_message_whose_notification_has_a_text(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    asked, _ = evening.asked()
    for guest in guests:
        (post,) = evening.posts(guest.panel.channel_id)
        key = "push-dealt-asked" if guest is asked else "push-dealt"
        assert post["content"] == said(key, table="1", game=said("botk-name"))
        (seat,) = (s for s in evening.table.state.record.seats if s.user_id == guest.id)
        role = evening.table.state.notebook(Seat(seat.seat)).role
        shown = said(f"botk-role-{role or Role.EXECUTIONER}")
        assert shown in post["embeds"][0]["description"]
