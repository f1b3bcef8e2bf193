"""Two things that happen at the same moment: one of them while the other one waits."""

import asyncio
from collections.abc import Callable
from typing import Any

import aiohttp
import pytest
from simcord import interactions
from simcord.backend.models import Interaction
from simcord.backend.serializers import user_payload
from simcord.enums import InteractionType
from simcord.http.client import FakeWebhookAdapter

from bot.messages.client import MessageClient
from bot.store.callers import Callers
from bot.store.court import Court
from bot.store.erasing import Erasing
from bot.store.journal import Journal
from bot.store.posts import Posts
from bot.tables.admission import Person
from bot.tables.presence import seats_offered
from tests.support.evening import ANYTHING, Evening, Guest, refused, said
from tests.support.plans import TIME, plan


async def for_a_while(until: Callable[[], bool] = lambda: False) -> None:
    """Let all others go on, as far as they come by themselves, or until something has happened."""
    for _ in range(300):
        if until():
            return
        await asyncio.sleep(0)


def command(
    evening: Evening, guest: Guest, name: str, sub: str, options: Any = (), *named: Guest
) -> Interaction:
    """Use a command, and wait for nothing."""
    backend = evening.env.backend
    users = {str(each.id): user_payload(backend.get_user(each.id)) for each in named}
    record, payload = interactions.base_payload(
        backend,
        type=InteractionType.APPLICATION_COMMAND,
        channel_id=evening.tavern.id,
        guild_id=evening.guild.id,
        user_id=guest.id,
        data={
            "id": "1",
            "type": 1,
            "name": name,
            "options": [{"name": sub, "type": 1, "options": list(options)}],
            "resolved": {"users": users},
        },
    )
    backend.emit("INTERACTION_CREATE", payload)
    return record


def bar(evening: Evening, mod: Guest, whom: Guest) -> Interaction:
    """Bar somebody for good, and wait for nothing."""
    values = ("player", 6, str(whom.id)), ("time", 4, 0), ("reason", 3, "noise")
    options = [dict(zip(("name", "type", "value"), each, strict=True)) for each in values]
    return command(evening, mod, "court", "bar", options, whom)


async def test_nobody_sees_anothers_cards_who_left_while_their_direct_message_was_opened(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    """Somebody else plays on by the time Discord has opened it."""
    guests, zoe = evening.party(4), evening.guest("Zoe")
    dot = guests[-1]
    open_dm = MessageClient.open_dm

    async def slow(client: MessageClient, user_id: int, **how: Any) -> int:
        if user_id == dot.id:
            monkeypatch.setattr(MessageClient, "open_dm", open_dm)
            await evening.table.hand_over(dot.id)
            await evening.table.change(seats_offered)
            person = Person(zoe.id, "Zoe", 7, "en")
            await evening.bot.manager.take_seat(evening.table, person)
        return await open_dm(client, user_id, **how)

    monkeypatch.setattr(MessageClient, "open_dm", slow)
    await evening.deal(guests)
    await evening.turn()
    assert not dot.dm(), "it would be taken for that of who plays on there, and go on with theirs"
    await evening.turn()
    assert "Your role" in zoe.panel.text


# --- everything is deleted ---


async def ended(evening: Evening) -> list[Guest]:
    """Four have played, and all is over and drawn."""
    guests = evening.party(4)
    await evening.deal(guests)
    await evening.play()
    await evening.turn()
    return guests


async def test_who_is_to_be_erased_is_though_discord_does_not_take_the_first_word_of_it(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    """Else nothing would go on with it before the next start, and they could sit nowhere."""
    *_, dot = await ended(evening)
    (asked,) = (await dot.slash("privacy delete")).said
    request = FakeWebhookAdapter.request

    async def cut(adapter: FakeWebhookAdapter, *args: Any, **more: Any) -> Any:
        monkeypatch.setattr(FakeWebhookAdapter, "request", request)
        raise aiohttp.ServerDisconnectedError

    monkeypatch.setattr(FakeWebhookAdapter, "request", cut)
    done = (await dot.press(asked, said("button-erase-now"))).shown
    assert not any((await evening.store.privacy.summary(dot.id)).values())
    assert done is not None
    assert done.text == said("privacy-erased")


async def test_a_server_is_forgotten_though_discord_does_not_take_the_first_word_of_it(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    guests, mod = await ended(evening), evening.guest("Moritz", moderator=True)
    (question,) = (await mod.slash("court forget-server")).said
    form = await mod.press(question, said("button-forget"))
    request = FakeWebhookAdapter.request

    async def cut(adapter: FakeWebhookAdapter, *args: Any, **more: Any) -> Any:
        monkeypatch.setattr(FakeWebhookAdapter, "request", request)
        raise aiohttp.ServerDisconnectedError

    monkeypatch.setattr(FakeWebhookAdapter, "request", cut)
    await mod.fill(form, name="The Hanged Man")
    assert await evening.store.tables.find(1) is None
    await guests[0].slash("botk start")
    assert "Ann" in evening.lobby().text


async def test_who_says_that_they_are_coming_just_as_all_of_theirs_is_deleted_holds_nothing_up(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    """It would say that the database does not answer, with half of it deleted."""
    *_, dot = await ended(evening)
    await evening.guest("Zoe").slash("botk start", when=TIME)
    (asked,) = (await dot.slash("privacy delete")).said
    commit, begin, finish = Journal.commit, Erasing.begin, Erasing.finish
    deleting, written = asyncio.Event(), asyncio.Event()

    async def slow(journal: Journal, *args: Any) -> bool:
        await for_a_while(deleting.is_set)
        done = await commit(journal, *args)
        written.set()
        return done

    async def begun(erasing: Erasing, user_id: int) -> None:
        await begin(erasing, user_id)
        deleting.set()

    async def finished(erasing: Erasing, *args: Any) -> None:
        await for_a_while(written.is_set)
        await finish(erasing, *args)

    monkeypatch.setattr(Journal, "commit", slow)
    monkeypatch.setattr(Erasing, "begin", begun)
    monkeypatch.setattr(Erasing, "finish", finished)
    _, gone = await evening.at_once(
        (dot, plan(evening), plan(evening).buttons["I'm coming"], ()),
        (dot, asked, asked.buttons[said("button-erase-now")], ()),
    )
    assert "Dot" in plan(evening).text
    refused(gone, "refused-still-seated", tables=ANYTHING)
    assert not await evening.store.erasing.going_on([dot.id])


# --- moderators ---


async def test_who_is_barred_just_as_they_sit_down_is_known_to_have_a_seat(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    ann, bob = evening.party(2)
    mod = evening.guest("Moritz", moderator=True)
    await ann.slash("botk start")
    barred, since = Court.barred, len(evening.env.http_requests)
    barring: list[Interaction] = []

    async def slow(court: Court, *args: Any) -> Any:
        monkeypatch.setattr(Court, "barred", barred)
        found = await barred(court, *args)
        barring.append(bar(evening, mod, bob))
        await for_a_while()
        return found

    monkeypatch.setattr(Court, "barred", slow)
    await bob.press(evening.lobby(), "Join")
    await evening.turn()
    assert "Bob" in evening.lobby().text
    reply = evening.reply(barring[0], since)
    assert "`/court unseat`" in reply.text, "else nobody is told that they sit there"


async def test_who_is_barred_just_as_they_say_that_they_are_coming_is_not(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    ann, bob = evening.party(2)
    mod = evening.guest("Moritz", moderator=True)
    await ann.slash("botk start", when=TIME)
    barred = Court.barred

    async def slow(court: Court, *args: Any) -> Any:
        monkeypatch.setattr(Court, "barred", barred)
        found = await barred(court, *args)
        bar(evening, mod, bob)
        await for_a_while()
        return found

    monkeypatch.setattr(Court, "barred", slow)
    await bob.press(plan(evening), "I'm coming")
    await evening.turn()
    assert "Bob" not in plan(evening).text


async def test_a_table_that_is_opened_as_a_server_is_to_be_forgotten_is_ended_with_the_others(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    ann, mod = evening.guest("Ann"), evening.guest("Moritz", moderator=True)
    free_all = evening.bot.manager.free_all

    async def and_then(guild_id: int) -> None:
        await free_all(guild_id)
        monkeypatch.setattr(evening.bot.manager, "free_all", free_all)
        command(evening, ann, "botk", "start")
        await for_a_while()

    monkeypatch.setattr(evening.bot.manager, "free_all", and_then)
    (question,) = (await mod.slash("court forget-server")).said
    form = await mod.press(question, said("button-forget"))
    done = await mod.fill(form, name="The Hanged Man")
    assert done.shown is not None
    assert done.shown.text == said("forget-done")


# --- the next game ---


async def test_who_asks_to_be_called_to_the_next_game_just_as_it_opens_is_called_to_it(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    guests, zoe = await ended(evening), evening.guest("Zoe")
    ask, since = Callers.ask, len(evening.env.http_requests)

    async def slow(callers: Callers, *args: Any) -> None:
        monkeypatch.setattr(Callers, "ask", ask)
        command(evening, guests[0], "botk", "start")
        await for_a_while()
        await ask(callers, *args)

    monkeypatch.setattr(Callers, "ask", slow)
    reply = await zoe.send(evening.final(), "gg:t:1:next-game")
    await evening.turn()
    assert zoe.mention in str(evening.env.http_requests[since:]), reply.text


# --- a table that is put away ---


async def test_who_asks_for_a_table_just_as_it_is_put_away_finds_its_result_once(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    guests = evening.party(4)
    await evening.deal(guests)
    await evening.answer(*evening.asked())
    put_away = Posts.put_away

    async def slow(posts: Posts, *args: Any) -> None:
        backend = evening.env.backend
        backend.create_message(evening.tavern.threads[0].id, guests[1].id, "Well played!")
        command(evening, guests[0], "botk", "status")
        await for_a_while()
        await put_away(posts, *args)

    monkeypatch.setattr(Posts, "put_away", slow)
    await evening.play()
    await evening.turn()
    moved = said("retired-title", game=said("botk-name"), table="1")
    assert sum(moved in look.text for look in evening.all_public()) == 1, "when it was settled"
    assert await evening.store.posts.of(1) == [], "nobody keeps in mind what is put away"


async def test_a_server_is_forgotten_as_soon_as_a_game_is_over(evening: Evening):
    guests = evening.party(4)
    mod = evening.guest("Moritz", moderator=True)
    await evening.deal(guests)
    await evening.play(until="settled")
    table = evening.table
    while not table.state.done:
        await evening.answer(*evening.asked(), "hand")
    (question,) = (await mod.slash("court forget-server")).said
    form = await mod.press(question, said("button-forget"))
    done = await mod.fill(form, name="The Hanged Man")
    assert done.shown is not None
    assert done.shown.text == said("forget-done")
