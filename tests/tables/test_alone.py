"""Games for one person: dealt at once, seen by them alone, and no obstacle elsewhere."""

import hashlib
from collections.abc import Iterator
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.tables.pace import ALONE
from bot.values.guilds import Starters
from bot.values.moderation import Actor, Order
from bot.values.records import AnswerRecord
from bot.values.tables import Status
from games.engine.errors import GameFault
from tests.plugins import guess
from tests.support.evening import ANYTHING, Evening, refused, said
from tests.support.failing_store import trouble
from tests.support.guests import Guest
from tests.support.installing import beside
from tests.support.looks import Look
from tests.support.quick_thoughts import idle


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The game is installed beside the others, and the ring is under the right cup."""
    monkeypatch.setattr(guess, "pick", lambda dice, cups: "right")
    with beside(monkeypatch, guess):
        yield


@pytest.fixture
async def alone(_installed: None, evening: Evening) -> Evening:
    """An evening that begins when the game is there."""
    return evening


async def dealt(guest: Guest, **options: Any) -> Look:
    (panel,) = (await guest.slash("guess play", **options)).said
    return panel


async def lift(guest: Guest, panel: Look, cup: str) -> Look:
    (menu,) = panel.menus
    shown = (await guest.choose(panel, menu, cup)).shown
    assert shown is not None
    return shown


async def test_a_game_is_played_to_its_end_where_nobody_sees_it(alone: Evening):
    ann = alone.guest("Ann")
    panel = await dealt(ann)
    assert said("guess-ask-lift") in panel.text
    table = alone.table
    panel = await lift(ann, panel, "left")
    assert table.state.record.status is Status.PLAYING
    panel = await lift(ann, panel, "right")
    assert said("guess-found") in panel.text
    await alone.turn()
    assert alone.all_public() == [], "nobody else sees any of it"
    assert list(alone.bot.manager) == []
    (result,) = await alone.store.crowns.results(table.id)
    assert (result.won, result.net) == (True, 0)
    again = (await ann.press(panel, "Play again")).shown
    assert again is not None
    assert said("guess-ask-lift") in again.text
    assert alone.table.id != table.id


async def test_it_goes_on_where_it_was_after_a_restart(alone: Evening):
    ann = alone.guest("Ann")
    panel = await dealt(ann)
    panel = await lift(ann, panel, "left")
    table_id = alone.table.id
    await alone.restart(kill=True)
    panel = await dealt(ann)
    assert alone.table.id == table_id
    assert "Lifted: left" in panel.text


@pytest.mark.parametrize("command", ["play", "daily"])
@pytest.mark.parametrize("change", ["channel", "game", "starters", "bar"])
async def test_what_has_begun_is_opened_again_whatever_a_moderator_changes(
    alone: Evening, command: str, change: str
):
    ann = alone.guest("Ann")
    await alone.turn(DAY)
    await ann.slash(f"guess {command}")
    table_id = alone.table.id
    if change == "bar":
        guild_id, judge = alone.guild.id, Actor(1, "Judge")
        await alone.store.court.bar(
            Order("bar", guild_id, judge, 1.0, target=(ann.id, "Ann")), None, "brawling"
        )
    elif change == "channel":
        await alone.settle(channels=(alone.guild.create_text_channel("arena").id,))
    elif change == "game":
        await alone.settle(games=("botk",))
    else:
        await alone.settle(starters=Starters.MODERATORS)
    (again,) = (await ann.slash(f"guess {command}")).said
    assert said("guess-ask-lift") in again.text
    assert alone.table.id == table_id
    await lift(ann, again, "right")
    await alone.turn()
    reply = await ann.slash("guess play")
    assert "guess-ask-lift" not in reply.text
    assert list(alone.bot.manager) == [], "but nothing new begins"


async def test_who_asks_for_another_deal_is_told_that_one_is_open(alone: Evening):
    ann = alone.guest("Ann")
    await dealt(ann)
    assert said("still-open", n=0, terms="") not in (await dealt(ann)).text
    assert said("still-open", n=0, terms="") not in (await dealt(ann, easy=True)).text
    assert said("still-open", n=0, terms="") in (await dealt(ann, easy=False)).text
    alone.forbid("send_messages")
    assert said("still-open", n=0, terms="") in (await dealt(ann, watched=True)).text
    await alone.turn()
    assert alone.all_public() == []


async def test_nobody_is_told_to_watch_a_table_where_nothing_is_about_to_happen(alone: Evening):
    ann = alone.guest("Ann")
    panel = await dealt(ann)
    with trouble("crowns.settle"):
        waiting = await lift(ann, panel, "right")
        assert said("no-question-now") in waiting.text
        assert said("waiting-nobody") not in waiting.text
    await alone.turn(10)
    await dealt(ann)
    with capture_logs():
        alone.table.freeze(GameFault("so it goes"))
    frozen = await dealt(ann)
    assert said("fault-frozen") in frozen.text
    assert said("waiting-nobody") not in frozen.text


async def test_it_cannot_be_ended_by_a_vote_of_one(alone: Evening):
    ann = alone.guest("Ann")
    panel = await dealt(ann)
    refused(await ann.send(panel, f"gg:t:{alone.table.id}:want-end"), "refused-stale")
    assert alone.table.state.going_on


async def test_it_is_no_obstacle_to_another_table(alone: Evening):
    ann, bob, cid, dot = alone.party(4)
    await dealt(ann)
    await dealt(bob)
    await ann.slash("botk start")
    for guest in (bob, cid, dot):
        await guest.press(alone.lobby(), "Join")
    assert "4 of 8" in alone.lobby().text
    assert len(list(alone.bot.manager)) == 3


async def test_others_cannot_lift_a_cup(alone: Evening):
    ann, bob = alone.party(2)
    panel = await dealt(ann)
    (menu,) = panel.menus
    reply = await bob.send(panel, menu, ["left"])
    assert said("refused-not-seated") in reply.text
    assert alone.answers == 0


async def test_a_channel_that_may_watch_sees_the_board(alone: Evening):
    ann = alone.guest("Ann")
    await dealt(ann, watched=True)
    await alone.turn()
    (public,) = alone.all_public()
    assert said("guess-name") in public.text
    assert said("guess-ask-lift") in public.text
    await lift(ann, public, "left")
    await alone.turn()
    (public,) = alone.all_public()
    assert "Lifted: left" in public.text


async def test_the_board_is_there_at_once_though_the_database_is_slow(
    alone: Evening, monkeypatch: pytest.MonkeyPatch
):
    answers = alone.store.journal.answers

    async def slow(table_id: int) -> list[AnswerRecord]:
        given = await answers(table_id)
        await alone.clock.turn(0.5)
        return given

    monkeypatch.setattr(alone.store.journal, "answers", slow)
    await dealt(alone.guest("Ann"), watched=True)
    await alone.turn()
    (public,) = alone.all_public()
    assert said("guess-ask-lift") in public.text


async def test_who_gives_up_is_asked_first_and_has_lost(alone: Evening):
    ann = alone.guest("Ann")
    panel = await dealt(ann)
    asked = (await ann.press(panel, "Give up")).shown
    assert asked is not None
    assert said("give-up-ask") in asked.text
    again = (await ann.press(asked, "Play on")).shown
    assert again is not None
    assert said("guess-ask-lift") in again.text
    asked = (await ann.press(again, "Give up")).shown
    assert asked is not None
    lost = (await ann.press(asked, "Give up")).shown
    assert lost is not None
    assert said("guess-missed") in lost.text
    (result,) = await alone.store.crowns.results(alone.table.id)
    assert not result.won
    late = await ann.send(asked, asked.buttons["Give up"])
    refused(late, "refused-table-over", game="guess", start="play")


async def test_what_comes_of_thinking_about_a_lost_game_is_added_when_it_comes(alone: Evening):
    ann = alone.guest("Ann")
    panel = await dealt(ann)
    panel = await lift(ann, panel, "left")
    lost = await lift(ann, panel, "middle")
    assert said("guess-missed") in lost.text
    await idle(alone.bot.manager.alone.thinker)
    await alone.turn()
    now = alone.look(alone.env.backend.get_message(lost.channel_id, lost.id))
    assert "It was under the right one." in now.text


async def test_others_cannot_give_it_up(alone: Evening):
    ann, bob = alone.party(2)
    panel = await dealt(ann)
    for action in ("give-up", "sure-give-up"):
        reply = await bob.send(panel, f"gg:t:{alone.table.id}:{action}")
        refused(reply, "refused-not-seated")
    assert alone.answers == 0


async def test_a_game_that_nobody_goes_on_with_is_given_up_after_a_week(alone: Evening):
    ann = alone.guest("Ann")
    panel = await dealt(ann)
    table = alone.table
    await alone.turn(ALONE + 10)
    assert list(alone.bot.manager) == []
    (result,) = await alone.store.crowns.results(table.id)
    assert not result.won
    (menu,) = panel.menus
    reply = await ann.send(panel, menu, ["left"])
    assert said("refused-table-over", game="guess", start="play") in reply.text
    assert "The Ring" in (await dealt(ann)).text


async def test_it_can_be_dealt_though_the_database_failed_at_first(alone: Evening):
    ann = alone.guest("Ann")
    with trouble("tables.create", "journal.commit"):
        refused(await ann.slash("guess play"), "fault-storage")
    assert said("guess-ask-lift") in (await dealt(ann)).text
    assert alone.answers == 0


async def test_it_has_its_week_though_the_database_failed_as_it_was_dealt(alone: Evening):
    ann = alone.guest("Ann")
    with trouble("journal.deadlines"):
        assert said("no-question-now") in (await dealt(ann)).text
    table = alone.table
    await alone.turn(10)
    assert said("guess-ask-lift") in (await dealt(ann)).text
    assert alone.table is table
    (waiting,) = table.state.waiting()
    assert waiting.due == pytest.approx(table.state.record.created_at + ALONE, abs=10)
    await alone.turn(ALONE)
    assert list(alone.bot.manager) == []
    (result,) = await alone.store.crowns.results(table.id)
    assert not result.won


async def test_it_is_the_one_that_is_played_on_though_nothing_can_be_read_as_it_is_dealt(
    alone: Evening,
):
    ann = alone.guest("Ann")
    with trouble("journal.answers"):
        await ann.slash("guess play")
    await dealt(ann)
    assert [table.id for table in await alone.store.tables.open_in(alone.guild.id)] == [1]


# --- the deal of a day ---

DAY = 86400.0


async def test_everybody_has_the_same_deal_on_a_day_and_one_try(alone: Evening):
    ann, bob = alone.party(2)
    keys = await alone.store.days.keys(alone.clock.now())
    panels = [(await guest.slash("guess daily")).said[0] for guest in (ann, bob)]
    first, second = (table.state.record for table in alone.bot.manager)
    assert first.seed == second.seed
    assert first.choices["easy"] is False
    today = keys.first_day
    assert hashlib.sha256(keys.key(today)).hexdigest() == keys.anchor
    assert keys.key(today) == hashlib.sha256(keys.key(today + 1)).digest()
    done = await lift(ann, panels[0], "left")
    assert said("guess-missed") in done.text
    assert first.secret.hex() not in done.text, "others still play it"
    await alone.turn()
    (shown,) = (await ann.slash("guess daily")).said
    assert said("guess-missed") in shown.text, "the one try, as it went"
    assert first.secret.hex() not in shown.text
    told = await ann.slash("crowns game", table=first.id)
    refused(told, "refused-sealed", when=ANYTHING)
    assert "The whole story" not in done.buttons
    late = await ann.send(done, f"gg:t:{first.id}:story")
    refused(late, "refused-sealed", when=ANYTHING)


@pytest.mark.parametrize("written", [False, True])
async def test_no_try_is_used_up_by_trouble_with_the_database(alone: Evening, written: bool):
    ann = alone.guest("Ann")
    await alone.store.days.keys(alone.clock.now())
    await alone.turn(DAY)
    with trouble("tables.create", written=written):
        await ann.slash("guess daily")
    (panel,) = (await ann.slash("guess daily")).said
    done = await lift(ann, panel, "left")
    assert said("guess-missed") in done.text


async def test_at_midnight_the_try_is_over_and_the_key_is_told(alone: Evening):
    ann, bob = alone.party(2)
    keys = await alone.store.days.keys(alone.clock.now())
    await alone.turn(DAY)
    played = (await ann.slash("guess daily")).said[0]
    await bob.slash("guess daily")
    await lift(ann, played, "right")
    table = next(t for t in alone.bot.manager if t.state.record.host_id == ann.id)
    unfinished = next(t for t in alone.bot.manager if t.state.record.host_id == bob.id)
    await alone.turn(DAY)
    await alone.turn()
    assert list(alone.bot.manager) == [], "what was not finished is given up"
    (given_up,) = await alone.store.crowns.results(unfinished.id)
    assert not given_up.won
    (board,) = (await ann.slash("guess board")).said
    story = (await ann.press(board, "The whole story")).shown
    assert story is not None
    if "Next" in story.buttons:
        story = (await ann.press(story, "Next")).shown
        assert story is not None
    assert keys.key(keys.first_day).hex() in story.text
    report = (await ann.slash("crowns game", table=table.id)).text
    assert said("guess-name") in report
    assert await alone.store.days.keys(alone.clock.now()) == keys
    (fresh,) = (await ann.slash("guess daily")).said
    assert said("guess-ask-lift") in fresh.text


async def test_a_try_ends_at_midnight_though_the_database_failed_as_it_was_dealt(alone: Evening):
    ann = alone.guest("Ann")
    await alone.store.days.keys(alone.clock.now())
    await alone.turn(DAY)
    with trouble("journal.deadlines"):
        await ann.slash("guess daily")
    table = alone.table
    await alone.turn(10)
    assert said("guess-ask-lift") in (await ann.slash("guess daily")).said[0].text
    assert alone.table is table
    await alone.turn(DAY)
    await alone.turn()
    assert list(alone.bot.manager) == []
    (given_up,) = await alone.store.crowns.results(table.id)
    assert not given_up.won
