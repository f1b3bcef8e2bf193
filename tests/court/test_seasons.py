"""Seasons end by hand or with an empty treasury, and are announced once."""

import re
from typing import Any

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from structlog.testing import capture_logs

from bot.clock import TRY_AGAIN
from bot.guilds.announcements import LOOK_AGAIN
from bot.store.seasons import Seasons
from bot.values.moderation import Actor, Order
from bot.values.seasons import Season, SeasonEndedBy
from tests.support.evening import Evening, Guest, Look, refused, said
from tests.support.failing_store import trouble

JUDGE = Actor(99, "Judge")

pytestmark = pytest.mark.usefixtures("a_head_falls")


def announced(evening: Evening, number: int = 1) -> list[Look]:
    title = said("season-over-title", number=number)
    return [look for look in evening.all_public() if title in look.text]


def tried(evening: Evening, place: int) -> list[dict[str, Any]]:
    title = said("season-over-title", number=1)
    return [post for post in evening.posts(place) if title in str(post)]


async def poor(evening: Evening) -> None:
    """A treasury of one crown: the next game empties it."""
    await evening.settle(treasury=1)


def silence(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    """This process announces nothing: it dies before."""

    async def dies() -> None:
        return

    monkeypatch.setattr(evening.bot.announcements, "announce", dies)


async def play(evening: Evening, until: str = "done") -> None:
    await evening.deal(evening.party(4))
    await evening.play("public", until=until)
    await evening.turn()


async def test_an_empty_treasury_ends_the_season(evening: Evening):
    await poor(evening)
    await play(evening)
    (look,) = announced(evening)
    (past,) = (
        each for each in await evening.store.seasons.page(evening.guild.id) if each.closed_at
    )
    assert past.ended_by is SeasonEndedBy.TREASURY
    assert past.champions
    for champion in past.champions:
        assert champion.name in look.text
    assert said("season-over-treasury") in look.text
    assert said("season-next", number=2) in look.text
    assert look.channel_id == evening.tavern.threads[0].id, "where it was played"
    (post,) = (each for each in evening.posts(look.channel_id) if "treasury is empty" in str(each))
    assert not any((post.get("allowed_mentions") or {}).values()), "nobody is pinged"
    await evening.restart()
    await evening.turn(120)
    assert len(announced(evening)) == 1
    season = await evening.store.seasons.find(evening.guild.id)
    assert season is not None
    assert season.number == 2


@pytest.mark.parametrize("kill", [False, True])
async def test_a_crash_between_the_end_and_its_announcement(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, kill: bool
):
    await poor(evening)
    silence(evening, monkeypatch)
    await play(evening)
    assert announced(evening) == []
    await evening.restart(kill=kill)
    await evening.turn()
    assert len(announced(evening)) == 1
    await evening.restart()
    await evening.turn()
    assert len(announced(evening)) == 1


async def test_a_crash_between_the_announcement_and_its_mark(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    await poor(evening)
    marked = Seasons.mark_announced

    async def dies(self: Seasons, guild_id: int, number: int) -> None:
        raise OSError

    monkeypatch.setattr(Seasons, "mark_announced", dies)
    await play(evening)
    evening.clock.failures.clear()
    assert len(announced(evening)) == 1
    monkeypatch.setattr(Seasons, "mark_announced", marked)
    await evening.restart(kill=True)
    await evening.turn()
    place = announced(evening)[0].channel_id
    posts = [each for each in evening.posts(place) if "treasury is empty" in str(each)]
    assert len({each["nonce"] for each in posts}) == 1, "Discord drops the second"
    assert all(each["enforce_nonce"] for each in posts)
    assert await evening.store.seasons.unannounced() == []


async def test_a_season_that_ends_before_the_last_answer(evening: Evening):
    await poor(evening)
    await play(evening, until="settled")
    assert len(announced(evening)) == 1
    await evening.play("public")
    await evening.turn(120)
    assert len(announced(evening)) == 1


async def test_a_place_where_the_bot_may_not_write_any_more(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    await poor(evening)
    silence(evening, monkeypatch)
    await play(evening)
    evening.forbid("send_messages", "send_messages_in_threads")
    cellar = evening.guild.create_text_channel("cellar")
    await evening.restart()
    await evening.turn()
    (look,) = evening.looks(cellar.id)
    assert said("season-over-title", number=1) in look.text


async def test_the_log_says_once_that_nobody_can_be_told_and_an_end_is_told_when_somebody_can(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    await poor(evening)
    cry = evening.bot.announcements.announce
    silence(evening, monkeypatch)
    await play(evening)
    monkeypatch.setattr(evening.bot.announcements, "announce", cry)
    evening.forbid("send_messages", "send_messages_in_threads")
    with capture_logs() as log:
        await cry()
        for _ in range(3):
            await evening.turn(LOOK_AGAIN)
    events = [each["event"] for each in log]
    assert events.count("nobody can be told of a season's end") == 1
    cellar = evening.guild.create_text_channel("cellar")
    await evening.turn(LOOK_AGAIN)
    (look,) = evening.looks(cellar.id)
    assert said("season-over-title", number=1) in look.text


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (500, 0), (503, 0)])
async def test_an_end_that_discord_refuses_is_announced_later_and_once(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, status: int, code: int
):
    await poor(evening)
    cry = evening.bot.announcements.announce
    silence(evening, monkeypatch)
    await play(evening)
    monkeypatch.setattr(evening.bot.announcements, "announce", cry)
    places = evening.places()
    for place in places:
        path = f"/channels/{place}/messages"
        evening.env.inject_error("POST", path, status=status, code=code, times=3)
    for _ in range(3):
        await evening.bot.announcements.announce()
    assert announced(evening) == []
    tries = sum(len(tried(evening, place)) for place in places)
    # Where it may not write, the bot looks for another place; where nobody answers, it waits.
    assert tries == (3 * len(places) if status == 403 else 3)
    await evening.turn(LOOK_AGAIN)
    assert len(announced(evening)) == 1
    assert await evening.store.seasons.unannounced() == []
    tries = sum(len(tried(evening, place)) for place in places)
    await evening.turn(2 * LOOK_AGAIN)
    assert len(announced(evening)) == 1
    assert sum(len(tried(evening, place)) for place in places) == tries, "no alarm is left"


async def test_what_a_new_session_is_caught_up_with_waits_for_the_database(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    await poor(evening)
    cry = evening.bot.announcements.announce
    silence(evening, monkeypatch)
    await play(evening)
    monkeypatch.setattr(evening.bot.announcements, "announce", cry)
    with trouble("guilds.present"):
        with evening.env._bot_scope():
            evening.bot.dispatch("shard_ready", 0)
        await evening.env.settle(idle=0.002)
        await evening.turn(TRY_AGAIN)
    assert announced(evening) == []
    await evening.turn(TRY_AGAIN)
    assert len(announced(evening)) == 1


async def test_an_end_is_announced_when_the_database_lets_it(evening: Evening, mod: Guest):
    guests = evening.party(4)
    await evening.store.court.move(
        Order("grant", evening.guild.id, JUDGE, 0.0, target=(guests[0].id, "Ann")), 3, "a deed"
    )
    (seen,) = (await mod.slash("court season")).said
    (question,) = [(await mod.press(seen, said("button-end-season"))).shown]
    assert question is not None
    with trouble("seasons.unannounced"):
        done = await mod.press(question, said("button-end-season"))
    assert done.said == [], "it has ended: nobody is to try again"
    await evening.turn(120)
    assert len(announced(evening)) == 1


async def test_what_others_have_by_then_is_left_to_them(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    looked_after: list[set[int]] = []

    async def at_home(here: object, numbers: set[int]) -> set[int]:
        looked_after.append(numbers)
        return set()

    with trouble("guilds.present"):
        with evening.env._bot_scope():
            evening.bot.dispatch("shard_ready", 0)
        await evening.env.settle(idle=0.002)
    monkeypatch.setattr(evening.bot.lifecycle, "at_home", at_home)
    evening.bot.own.numbers.clear()
    await evening.turn(TRY_AGAIN)
    assert looked_after == [set()]


async def test_two_ends_that_must_wait_are_tried_together(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    """Each failure once set an alarm of its own, and each alarm tried all that had failed."""
    ends = [(10**18 + n, Season(1, 0.5, 1.0, None, 0, SeasonEndedBy.MODERATOR)) for n in range(2)]
    looks = []

    async def unannounced(self: Seasons) -> list[tuple[int, Season]]:
        looks.append(evening.clock.now())
        return ends

    monkeypatch.setattr(Seasons, "unannounced", unannounced)
    await evening.bot.announcements.announce()
    await evening.turn(3 * LOOK_AGAIN)
    assert len(looks) == 4


async def test_a_season_ended_by_hand(evening: Evening, mod: Guest):
    bob = evening.actors[evening.guest("Bob").id]
    await mod.slash("court grant", player=bob, amount=3, reason="a deed")
    (panel,) = (await mod.slash("court season")).said
    assert said("season-title", number=1) in panel.text
    question = await mod.press(panel, said("button-end-season"))
    assert question.shown is not None
    assert announced(evening) == []
    old = question.shown
    done = await mod.press(question.shown, said("button-end-season"))
    assert done.shown is not None
    assert done.shown.text == said("season-ended-done", number=1)
    (look,) = announced(evening)
    assert "Bob" in look.text
    assert look.channel_id == evening.tavern.id
    refused(await mod.send(old, "gg:x:ask-season:1"), "refused-court-season-over")
    await evening.restart()
    await evening.turn()
    assert len(announced(evening)) == 1
    (panel,) = (await mod.slash("court season")).said
    assert said("season-title", number=2) in panel.text
    assert "Bob" in panel.text


@pytest.mark.parametrize(("number", "key"), [(1, "over"), (2, "empty"), (3, "over")])
async def test_a_question_that_came_to_nothing_is_not_left_to_be_pressed(
    evening: Evening, mod: Guest, number: int, key: str
):
    bob = evening.actors[evening.guest("Bob").id]
    await mod.slash("court grant", player=bob, amount=3, reason="a deed")
    (panel,) = (await mod.slash("court season")).said
    question = (await mod.press(panel, said("button-end-season"))).shown
    assert question is not None
    await evening.store.seasons.end(
        Order("end-season", evening.guild.id, Actor(1, "Judge"), evening.clock.now()), 1
    )
    done = await mod.send(question, f"gg:x:end-season:{number}")
    assert not done.said
    assert done.shown is not None
    assert done.shown.text == said(f"refused-court-season-{key}")
    assert not done.shown.buttons
    assert await evening.store.seasons.count(evening.guild.id) == 2


async def test_a_season_is_ended_once(evening: Evening, mod: Guest):
    bob = evening.actors[evening.guest("Bob").id]
    await mod.slash("court grant", player=bob, amount=3, reason="a deed")
    (panel,) = (await mod.slash("court season")).said
    also = evening.guest("Mort", moderator=True)
    question = (panel, "gg:x:end-season:1", ())
    replies = await evening.at_once((mod, *question), (also, *question), (mod, *question))
    shown = [reply.shown.text for reply in replies if reply.shown is not None]
    assert set(shown) <= {said("season-ended-done", number=1), said("refused-court-season-over")}
    assert len(announced(evening)) == 1
    assert await evening.store.seasons.count(evening.guild.id) == 2


async def test_every_past_season_is_on_a_page(evening: Evening, mod: Guest):
    bob = evening.guest("Bob")
    for n in range(1, 24):
        await evening.store.court.move(
            Order("grant", evening.guild.id, JUDGE, 9.0 + n, target=(bob.id, "Bob")), n, "why"
        )
        await evening.store.seasons.end(Order("end-season", evening.guild.id, JUDGE, 9.5 + n), n)
        await evening.store.seasons.mark_announced(evening.guild.id, n)

    def listed(look: Look) -> list[int]:
        return [int(each) for each in re.findall(r"^Season (\d+), to", look.text, re.MULTILINE)]

    (page,) = (await mod.slash("court season")).said
    assert said("season-title", number=24) in page.text
    seen = listed(page)
    for left in (2, 1, 0):
        assert said("page-number", page=3 - left, pages=3) in page.text
        assert said("button-end-season") in page.buttons
        if left:
            turned = (await mod.press(page, said("button-next"))).shown
            assert turned is not None
            page = turned
            seen += listed(page)
    assert seen == list(range(23, 0, -1))
    assert said("button-next") not in page.buttons


@pytest.mark.parametrize("where", ["mods only", "hall"])
@pytest.mark.parametrize("played", [True, False])
async def test_an_end_is_told_where_tables_may_be_opened(
    evening: Evening, mod: Guest, where: str, played: bool
):
    mods = evening.guild.create_text_channel("mods-only")
    hall = evening.guild.create_text_channel("hall")
    if played:
        await play(evening)
    else:
        bob = evening.guest("Bob")
        await evening.store.court.move(
            Order("grant", evening.guild.id, JUDGE, 1.0, target=(bob.id, "Bob")), 3, "why"
        )
    channels = (evening.tavern.id, hall.id)
    await evening.store.guilds.change(
        Order("settings", evening.guild.id, JUDGE, 2.0), channels=channels
    )
    there = {"mods only": mods, "hall": hall}[where]
    (panel,) = (await mod.slash("court season", at=there)).said
    await mod.send(panel, "gg:x:end-season:1")
    await evening.turn()
    if where == "mods only":
        expected = evening.tavern.threads[0].id if played else evening.tavern.id
    else:
        expected = there.id
    title = said("season-over-title", number=1)
    places = [*evening.places(), mods.id, hall.id]
    told = [place for place in places for look in evening.looks(place) if title in look.text]
    assert told == [expected]


@pytest.mark.parametrize("hidden", [True, False])
async def test_an_end_is_told_where_people_play_though_moderators_talk_elsewhere(
    evening: Evening, mod: Guest, hidden: bool
):
    """Nothing says where tables may be opened."""
    mods = evening.guild.create_text_channel("mods")
    everybody = evening.guild.id
    deny = discord.Permissions(view_channel=hidden).value
    unseen = Overwrite(everybody, OverwriteType.ROLE, allow=0, deny=deny)
    evening.env.backend.set_overwrite(mods.id, unseen)
    for who in (mod.id, evening.env.backend.bot_user.id):
        allow = discord.Permissions(view_channel=True).value
        seen = Overwrite(who, OverwriteType.MEMBER, allow=allow, deny=0)
        evening.env.backend.set_overwrite(mods.id, seen)
    await play(evening)
    (panel,) = (await mod.slash("court season", at=mods)).said
    await mod.send(panel, "gg:x:end-season:1")
    await evening.turn()
    title = said("season-over-title", number=1)
    told = [place for place in (*evening.places(), mods.id)
            for look in evening.looks(place) if title in look.text]  # fmt: skip
    assert told == [evening.tavern.threads[0].id if hidden else mods.id]


async def test_an_end_is_told_elsewhere_where_the_bot_may_write_in_none_of_them(
    evening: Evening, mod: Guest
):
    mods = evening.guild.create_text_channel("mods-only")
    bob = evening.guest("Bob")
    await evening.store.court.move(
        Order("grant", evening.guild.id, JUDGE, 1.0, target=(bob.id, "Bob")), 3, "why"
    )
    channels = (evening.tavern.id,)
    await evening.store.guilds.change(
        Order("settings", evening.guild.id, JUDGE, 2.0), channels=channels
    )
    evening.forbid("send_messages")
    (panel,) = (await mod.slash("court season", at=mods)).said
    await mod.send(panel, "gg:x:end-season:1")
    await evening.turn()
    assert announced(evening) == []
    (look,) = evening.looks(mods.id)
    assert said("season-over-title", number=1) in look.text
