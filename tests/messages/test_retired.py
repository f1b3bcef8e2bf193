"""Whenever the bot is killed: what it had posted is found, and no old button is left behind."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from bot.messages.client import MessageClient, TryLaterError
from bot.messages.post_table import PostTable
from bot.messages.retired import Retired
from bot.tables.ending import end
from bot.tables.lobby import begin
from bot.tables.manager import TableManager
from bot.tables.table import Table
from bot.values.tables import Status
from tests.support.evening import Evening, Guest, Look, said


class Killed(BaseException):
    """The process is no more."""


Kill = Callable[[Any, str], None]


@pytest.fixture
def patch() -> Iterator[pytest.MonkeyPatch]:
    """Patches that are undone within a test, which leaves the stacked deck as it is."""
    with pytest.MonkeyPatch.context() as own:
        yield own


@pytest.fixture
def kill(patch: pytest.MonkeyPatch) -> Kill:
    """Have the process die where it calls this the next time."""

    def at(owner: Any, name: str) -> None:
        def die(*_: object, **__: object) -> None:
            patch.undo()
            raise Killed

        patch.setattr(owner, name, die)

    return at


async def killed(evening: Evening) -> None:
    """Let the next drawing kill the process, and start another."""
    with pytest.raises(Killed):
        await evening.turn()
    await evening.restart(kill=True, away=1)
    await evening.turn()
    await evening.turn()


def pressable(evening: Evening) -> list[Look]:
    """Public messages on which there is something to press.

    Left aside are the proof of the dice, and what stays below a lobby: the way to one's cards, and
    to the next game.
    """
    always = {f"gg:t:1:{action}" for action in ("dice", "hand", "next-game", "again")}
    return [look for look in evening.all_public() if look.ids - always]


async def bury(evening: Evening) -> None:
    """Somebody talks, and somebody answers: the panel is about to come down."""
    await evening.turn(50)
    talker = evening.party(4)[0]
    await evening.actors[talker.id].send(evening.tavern.threads[0], "It was not me!")
    await evening.answer(*evening.asked())


MOMENTS = [
    (MessageClient, "send"),
    (PostTable, "finish"),
    (PostTable, "write_soon"),
    (Retired, "retire"),
    (Retired, "_retire"),
]


@pytest.mark.parametrize(("owner", "name"), MOMENTS)
async def test_a_kill_while_the_panel_moves(evening: Evening, kill: Kill, owner: Any, name: str):
    await evening.deal(evening.party(4))
    await bury(evening)
    kill(owner, name)
    await killed(evening)
    assert [look.id for look in pressable(evening)] == [evening.table.state.shown_at]
    await evening.play("public")
    assert [look.id for look in pressable(evening)] == [evening.final().id]


@pytest.mark.parametrize(("owner", "name"), MOMENTS)
async def test_a_kill_while_the_result_is_posted(
    evening: Evening, kill: Kill, owner: Any, name: str
):
    guests = evening.party(4)
    table = await evening.deal(guests, pace="quick")
    while True:
        await evening.answer(*evening.asked())
        if table.state.record.status is Status.SETTLED:
            break
        await evening.turn()
    kill(owner, name)
    await killed(evening)
    await evening.play()
    assert list(evening.bot.manager) == []
    assert [look.id for look in pressable(evening)] == [evening.final().id]
    for guest in guests:
        assert [look.ids for look in guest.dm()] == [set()]


@pytest.mark.parametrize(
    ("owner", "name"),
    [(MessageClient, "send"), (PostTable, "finish"), (Table, "note_reached")],
)
async def test_a_kill_while_cards_are_dealt(evening: Evening, kill: Kill, owner: Any, name: str):
    guests = evening.party(4)
    await evening.sit_down(guests)
    await guests[0].press(evening.lobby(), "Begin")
    kill(owner, name)
    await killed(evening)
    for guest in guests:
        assert [look.id for look in guest.dm()] == [guest.panel.id], guest.name
    await evening.play()


@pytest.mark.parametrize("begun", [True, False])
async def test_a_kill_before_a_table_that_was_ended_says_so(evening: Evening, begun: bool):
    guests = evening.party(4)
    await (evening.deal(guests) if begun else evening.sit_down(guests))
    await end(evening.table)
    await evening.restart(kill=True, away=1)
    await evening.turn()
    assert pressable(evening) == []
    assert said("ended-by-hand" if begun else "lobby-closed-hand", game="botk") in (
        evening.all_public()[-1].text
    )
    for guest in guests:
        assert [look.ids for look in guest.dm()] == ([set()] if begun else [])
    assert list(evening.bot.manager) == []


async def test_a_kill_before_a_finished_table_is_put_away(evening: Evening, kill: Kill):
    guests = evening.party(4)
    await evening.deal(guests, pace="quick")
    await evening.play(until="settled")
    await evening.answer(*evening.asked())
    kill(TableManager, "put_away")
    await killed(evening)
    assert list(evening.bot.manager) == []
    assert await evening.store.posts.of(1) == []
    assert [look.id for look in pressable(evening)] == [evening.final().id]


async def test_a_kill_before_the_lobby_says_that_it_is_over(evening: Evening):
    guests = evening.party(4)
    await evening.sit_down(guests)
    lobby = evening.lobby()
    await begin(evening.table)
    await evening.restart(kill=True, away=1)
    await evening.turn()
    (old,) = (look for look in evening.all_public() if look.id == lobby.id)
    assert old.ids == {"gg:t:1:hand", "gg:t:1:next-game"}
    assert str(evening.panel().id) in old.text


async def test_a_line_that_calls_somebody_goes_though_the_bot_was_away(evening: Evening):
    await evening.deal(evening.party(4), pace="quick")
    await evening.turn(45 * 4 * 0.75 + 1)
    assert len(evening.lines()) == 1
    await evening.restart(kill=True, away=1)
    await evening.turn()
    assert len(evening.lines()) == 1, "it is still to be answered"
    await evening.answer(*evening.asked())
    await evening.turn()
    assert evening.lines() == []


async def test_a_post_that_was_taken_without_an_answer_is_the_panel(
    evening: Evening, patch: pytest.MonkeyPatch
):
    """Discord says 503 and has posted it all the same; then the table goes on."""
    await evening.deal(evening.party(4))
    await bury(evening)
    send = MessageClient.send

    async def lost(self: MessageClient, *args: Any, **more: Any) -> int:
        patch.undo()
        await send(self, *args, **more)
        raise TimeoutError

    async def later(self: MessageClient, *args: Any, **more: Any) -> int:
        try:
            return await lost(self, *args, **more)
        except TimeoutError as error:
            raise TryLaterError from error

    patch.setattr(MessageClient, "send", later)
    await evening.turn()
    await evening.answer(*evening.asked())
    await evening.turn(8)
    assert len(pressable(evening)) == 1
    assert len(evening.posts(evening.table.state.place_id)) == 2
    await evening.play("public")


async def test_a_press_on_a_forgotten_panel_retires_it(evening: Evening):
    guests: list[Guest] = evening.party(4)
    await evening.deal(guests)
    old = evening.panel()
    table = evening.table
    there = evening.bot.renderer.of(table).there
    await there.drop(post for post in there.all() if post.message_id == old.id)
    await evening.bot.renderer.open_table(table)
    assert len(pressable(evening)) == 2
    guest, ask = evening.asked()
    reply = await guest.answer(old, ask)
    assert reply.shown is not None
    assert reply.shown.ids == set()
    assert str(evening.panel().id) in reply.shown.text
    assert ask not in table.state.asks(), "what was pressed was done all the same"


async def test_a_table_that_is_done_with_leaves_nothing_to_remember(evening: Evening):
    table = await evening.deal(evening.party(4))
    assert await evening.store.posts.of(table.id)
    await evening.play()
    assert await evening.store.posts.of(table.id) == []


async def test_what_is_asked_of_the_history_needs_no_permission_to_go_on(
    evening: Evening, kill: Kill
):
    await evening.deal(evening.party(4))
    await bury(evening)
    kill(PostTable, "finish")
    evening.forbid("read_message_history")
    await killed(evening)
    await evening.play("public")
    assert "Play again" in evening.final().buttons
