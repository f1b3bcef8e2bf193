"""What "My cards" has shown at the table does not contradict the table later on."""

import asyncio
import gc
from dataclasses import dataclass, field, fields
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.messages import table_answers
from bot.messages.answers import Interaction, Shown, whisper
from bot.panels.panel import Panel
from bot.tables.admission import Person
from bot.values.records import PostKind
from tests.support.evening import Evening, said
from tests.support.feasts import Stacked
from tests.support.looks import Look

NOW = "If it ended now"


@pytest.fixture
def feast(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> Stacked:
    """A table of feast; its cards are stacked where a test deals them."""
    return Stacked(evening, monkeypatch)


def now(evening: Evening, look: Look) -> Look:
    """What a message shows by now."""
    return evening.look(evening.env.backend.get_message(look.channel_id, look.id))


async def test_a_panel_tells_its_owner_that_they_are_dead_and_how_it_ended(
    evening: Evening, feast: Stacked
):
    *_, dot, _ = await feast.deal()
    await feast.duel(1, 3)
    await feast.do("accept", by=3, where="public")
    hand = await dot.hand()
    await feast.do("throw", "rock", by=1, where="public")
    pressed = await dot.press(hand, said("feast-throw-scissors"))
    assert pressed.shown is not None
    assert pressed.shown.id == hand.id
    await evening.turn(10)
    shown = now(evening, hand)
    assert "You are dead" in shown.text
    assert said("feast-you-dead") in shown.text
    await feast.until(2)
    await feast.duel(2, 0)
    await feast.do("accept", by=0, where="public")
    await feast.do("throw", "paper", by=2, where="public")
    await feast.do("throw", "rock", by=0, where="public")
    await evening.turn(10)
    assert "You lost:" in now(evening, hand).text
    assert NOW not in now(evening, hand).text


async def test_a_press_on_a_panel_changes_it_once(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    hand = await guests[1].hand()
    await evening.turn()
    since = len(evening.env.http_requests)
    await guests[1].press(hand, "Refresh")
    await evening.turn(10)
    asked = [request.path for request in evening.env.http_requests[since:]]
    assert [path.rpartition("/")[2] for path in asked] == ["callback"]


async def test_nothing_of_a_press_is_held_on_to_but_the_way_to_change_what_it_has_shown(
    evening: Evening,
):
    """Each that a table kept took 10 KiB of memory for a quarter of an hour."""
    guests = evening.party(4)
    await evening.deal(guests)
    for guest in guests:
        await guest.press(await guest.hand(), said("button-refresh"))
    await evening.answer(*evening.asked(), "public")
    await evening.turn(10)
    gc.collect()
    presses = [each for each in gc.get_objects() if isinstance(each, discord.Interaction)]
    assert [each for each in presses if each.client is evening.bot] == []


async def test_a_panel_asks_its_owner_when_their_turn_comes(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    executioner, _ = evening.asked()
    others = {guest.id: await guest.hand() for guest in guests if guest is not executioner}
    await evening.answer(*evening.asked(), "public")
    await evening.turn()
    called, ask = evening.asked()
    assert any(f":{ask.id}:" in each for each in now(evening, others[called.id]).ids)
    for user_id, look in others.items():
        if user_id != called.id:
            assert now(evening, look).text == look.text, "nothing has changed for them"


@pytest.mark.parametrize("late", [0.0, 5.0])
async def test_a_panel_says_that_it_is_kept_up_no_more_while_that_can_be_said(
    evening: Evening, late: float
):
    evening.clock.late = late
    guests = evening.party(4)
    await evening.deal(guests, pace="by-day")
    hands = [await guest.hand() for guest in guests]
    await evening.turn(15 * 60)
    assert {now(evening, hand).text for hand in hands} == {said("hand-folded")}
    before = [now(evening, hand).text for hand in hands]
    await evening.answer(*evening.asked(), "public")
    await evening.turn()
    assert [now(evening, hand).text for hand in hands] == before
    opened = await guests[1].press(now(evening, hands[1]), said("button-hand"))
    assert opened.shown is not None
    assert opened.shown.id == hands[1].id
    assert "Your role" in opened.shown.text


async def test_the_panel_before_says_that_there_is_a_newer_one(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    old = await guests[1].hand()
    new = await guests[1].hand()
    assert new.id != old.id
    assert now(evening, old).text == said("hand-newer")
    assert now(evening, old).ids == set()
    assert now(evening, new).text == new.text


async def test_it_gives_way_before_the_newer_one_is_posted(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    old = await guests[1].hand()
    since = len(evening.env.http_requests)
    await guests[1].hand()
    first, second, *_ = evening.env.http_requests[since:]
    assert first.method == "PATCH", "through the answer to the press before"
    assert second.path.endswith("/callback")
    assert now(evening, old).ids == set()


async def test_two_presses_at_once_leave_one_panel_with_something_to_press(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    panel = evening.panel()
    button = panel.buttons[said("button-hand")]
    replies = await evening.at_once(*[(guests[1], panel, button, ())] * 2)
    hands = [now(evening, look) for reply in replies for look in reply.said]
    assert len(hands) == 2
    assert [bool(hand.ids) for hand in sorted(hands, key=lambda look: look.id)] == [False, True]


async def test_a_press_on_the_panel_before_while_a_newer_one_is_coming(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    """As on two devices: the one before came back with all that could be pressed."""
    guests = evening.party(4)
    await evening.deal(guests)
    old, panel, slow = await guests[1].hand(), evening.panel(), Slow()

    async def slowly(interaction: Interaction, panel: Panel) -> Shown:
        slow.begun.set()
        await slow.free.wait()
        return await whisper(interaction, panel)

    monkeypatch.setattr(table_answers, "whisper", slowly)
    presses = [
        (guests[1], panel, panel.buttons[said("button-hand")], ()),
        (guests[1], old, old.buttons[said("button-refresh")], ()),
    ]
    both = asyncio.create_task(evening.at_once(*presses))
    await slow.begun.wait()
    for _ in range(50):
        await asyncio.sleep(0)
    slow.free.set()
    looks = {look.id: look for look in (old, *(look for each in await both for look in each.said))}
    shown = [now(evening, looks[each]) for each in sorted(looks)]
    assert [bool(look.ids) for look in shown] == [False] * (len(shown) - 1) + [True]


async def test_an_old_panel_that_is_pressed_leads_to_the_newest(evening: Evening):
    """As after a restart, when what was shown before can be changed no more."""
    guests = evening.party(4)
    await evening.deal(guests)
    old = await guests[1].hand()
    await evening.restart()
    await evening.turn()
    middle = await guests[1].hand()
    assert now(evening, old).ids, "nobody could change it"
    pressed = await guests[1].press(old, said("button-refresh"))
    (newest,) = pressed.said
    assert newest.id > middle.id
    for before in (old, middle):
        assert now(evening, before).text == said("hand-newer")
        assert now(evening, before).ids == set()


async def test_a_panel_shows_what_everybody_has_just_seen_happen(evening: Evening, feast: Stacked):
    """It showed what had been eaten, until its owner was asked something."""
    *_, dot, _ = await feast.deal()
    hand = await dot.hand()
    assert "Eaten" not in hand.text
    await feast.duel(1, 3)
    assert now(evening, hand).text != hand.text
    before = now(evening, hand).text
    await feast.do("accept", by=3, where="public")
    await feast.do("throw", "rock", by=3, where="public")
    await feast.do("throw", "paper", by=1, where="public")
    assert now(evening, hand).text != before


@dataclass
class Slow:
    """Discord takes changes of what "My cards" has shown when a test says so."""

    free: asyncio.Event = field(default_factory=asyncio.Event)
    begun: asyncio.Event = field(default_factory=asyncio.Event)
    trouble: Exception | None = None

    def slow_down(self, evening: Evening) -> None:
        """Begin with it, for all who have looked at their cards."""
        there = evening.bot.renderer.of(evening.table).there
        for post in there.of(PostKind.EPHEMERAL):
            way = there.way(post)
            assert way is not None
            known = (getattr(way, each.name) for each in fields(way))
            there.begin_alone(post, Slowly(*known, slow=self))


@dataclass(frozen=True)
class Slowly(Shown):
    """What is changed as slowly as that."""

    slow: Slow

    async def change(self, panel: Panel) -> bool:
        self.slow.begun.set()
        if self.slow.trouble is not None:
            raise self.slow.trouble
        await self.slow.free.wait()
        return await super().change(panel)


async def looked(evening: Evening) -> dict[int, Look]:
    """All but the Executioner have looked at their cards, who now calls somebody."""
    guests = evening.party(4)
    await evening.deal(guests)
    executioner, _ = evening.asked()
    return {guest.id: await guest.hand() for guest in guests if guest is not executioner}


async def test_a_late_change_does_not_undo_what_its_owner_has_done_meanwhile(evening: Evening):
    hands, slow = await looked(evening), Slow()
    slow.slow_down(evening)
    await evening.answer(*evening.asked(), "public")
    await evening.turn()
    assert slow.begun.is_set()
    called, ask = evening.asked()
    await called.press(hands[called.id], said("button-refresh"))
    await called.answer(now(evening, hands[called.id]), ask)
    slow.free.set()
    await evening.turn(10)
    assert not any(f":{ask.id}:" in each for each in now(evening, hands[called.id]).ids)


async def test_the_table_does_not_wait_for_what_one_alone_sees(evening: Evening):
    _, slow = await looked(evening), Slow()
    slow.slow_down(evening)
    before = evening.panel().text
    await evening.answer(*evening.asked(), "public")
    await evening.turn()
    assert slow.begun.is_set()
    assert evening.panel().text != before
    slow.free.set()
    await evening.answer(*evening.asked(), "public")


REPLY: Any = SimpleNamespace(status=403, reason="Forbidden")
SHUT_OUT = discord.Forbidden(REPLY, {"code": 40333, "message": "internal network error"})


@pytest.mark.parametrize("trouble", [TimeoutError(), SHUT_OUT])
async def test_after_trouble_with_discord_it_is_true_again(evening: Evening, trouble: Exception):
    hands, slow = await looked(evening), Slow()
    slow.slow_down(evening)
    slow.free.set()
    slow.trouble = trouble
    await evening.answer(*evening.asked(), "public")
    await evening.turn()
    called, ask = evening.asked()
    await evening.turn(30)
    assert not any(f":{ask.id}:" in each for each in now(evening, hands[called.id]).ids)
    slow.trouble = None
    # Nothing happens at the table meanwhile: it is tried again, after pauses that grow.
    await evening.turn(20)
    assert any(f":{ask.id}:" in each for each in now(evening, hands[called.id]).ids)


async def test_nobody_else_sees_what_comes_to_a_seat_that_another_has_taken(evening: Evening):
    hands = await looked(evening)
    dot, zoe = evening.party(4)[-1], evening.guest("Zoe")
    hands.setdefault(dot.id, await dot.hand())
    await evening.sure(dot, "botk leave")
    await evening.turn()
    await evening.party(4)[0].press(evening.panel(), said("button-offer-seat"))
    await evening.bot.manager.take_seat(evening.table, Person(zoe.id, "Zoe", 1))
    before = now(evening, hands[dot.id]).text
    await evening.play("public")
    assert now(evening, hands[dot.id]).text == before


async def test_who_has_left_learns_nothing_of_what_comes_to_the_seat(evening: Evening):
    guests = evening.party(4)
    await evening.deal(guests)
    dot, zoe = guests[-1], evening.guest("Zoe")
    hand = await dot.hand()
    await evening.sure(dot, "botk leave")
    await evening.turn()
    await guests[0].press(evening.panel(), said("button-offer-seat"))
    await zoe.press(evening.panel(), said("button-take-seat"))
    before = now(evening, hand).text
    await evening.play("public")
    assert now(evening, hand).text == before
    assert "because" not in before
