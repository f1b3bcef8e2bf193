"""Users who play by themselves, at a small table of a scripted bot."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any

import aiohttp
import pytest

from sandbox import Sandbox
from sandbox.autoplay import Autoplayers, Control, Policy, Purpose
from sandbox.local.client import get
from tests.page.scripted_bot import EPHEMERAL, Json, ScriptedBot, button, edit, reply, row, select
from tests.sandbox.patience import PATIENCE


class Cards(Policy):
    """The table's bot has a grey button for who gets no direct messages."""

    def purpose(self, control: Control) -> Purpose:
        if control.custom_id == "cards":
            return Purpose.OPEN_PRIVATE
        return super().purpose(control)


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox() as sandbox:
        yield sandbox


@pytest.fixture
async def bot(sandbox: Sandbox) -> AsyncIterator[ScriptedBot]:
    bot = ScriptedBot(sandbox)
    await bot.start()
    yield bot
    await bot.stop()


@pytest.fixture
async def autoplayers(sandbox: Sandbox) -> AsyncIterator[Autoplayers]:
    players = Autoplayers(sandbox.url, Cards(), delay=(0, 0), seed=7)
    await players.start()
    yield players
    await players.stop()


def who(interaction: Json) -> str:
    user: str = (interaction.get("member") or interaction)["user"]["id"]
    return user


@dataclass
class Table:
    """Three take part, then each is asked in private for a vote."""

    sandbox: Sandbox
    bot: ScriptedBot
    seats: list[str] = field(default_factory=list)
    votes: dict[str, list[str]] = field(default_factory=dict)
    full: asyncio.Event = field(default_factory=asyncio.Event)
    over: asyncio.Event = field(default_factory=asyncio.Event)
    sat: asyncio.Queue[str] = field(default_factory=asyncio.Queue)

    def __post_init__(self) -> None:
        self.bot.on("join", self.join)
        self.bot.on("vote", self.vote)
        self.bot.on("cards", self.cards)

    def user(self, name: str) -> str:
        return next(user.id for user in self.sandbox.state.users.values() if user.name == name)

    def set_auto(self, name: str, on: bool = True) -> None:
        user = self.sandbox.state.users[self.user(name)]
        user.auto = on
        self.sandbox.dispatcher.user_changed(user)

    async def open(self) -> Json:
        general = next(c.id for c in self.sandbox.state.channels.values() if c.name == "general")
        lobby = row(button("join", "Join", 3), button("cancel", "Cancel", 4))
        return await self.bot.post(general, "Who plays?", components=[lobby])

    def panel(self) -> Json:
        names = " ".join(f"<@{user}>" for user in self.seats)
        buttons = [button("cards", "My cards", 2)]
        if not self.full.is_set():
            buttons.append(button("join", "Join", 3))
        return {"content": f"Seated: {names}", "components": [row(*buttons)]}

    def join(self, interaction: Json) -> Json:
        if who(interaction) in self.seats:
            return reply("You sit already.", flags=EPHEMERAL)
        self.seats.append(who(interaction))
        self.sat.put_nowait(who(interaction))
        if len(self.seats) == 3:
            self.full.set()
        return edit(**self.panel())

    def question(self) -> Json:
        menu = select("vote", "Dave", "Frank", "Oscar", min_values=2, max_values=2)
        rules = button("rules", "Rules", 2)
        return {"content": "Your vote?", "components": [row(menu), row(rules)]}

    async def ask_all(self) -> None:
        for seat in self.seats:
            if self.sandbox.state.users[seat].dms_open:
                await self.bot.direct_message(seat, **self.question())

    def cards(self, interaction: Json) -> Json:
        return reply(**self.question(), flags=EPHEMERAL)

    def vote(self, interaction: Json) -> Json:
        assert who(interaction) not in self.votes, "asked once, answered once"
        self.votes[who(interaction)] = interaction["data"]["values"]
        if len(self.votes) == 3:
            self.over.set()
        return edit(content="Thank you.", components=[])


@pytest.fixture
def table(sandbox: Sandbox, bot: ScriptedBot) -> Table:
    return Table(sandbox, bot)


async def test_a_game_is_played_to_its_end(table: Table, autoplayers: Autoplayers):
    await table.open()
    for name in ("Bob", "Dave", "Frank"):
        table.set_auto(name)
    async with asyncio.timeout(PATIENCE):
        await table.full.wait()
        await table.ask_all()
        await table.over.wait()
    assert sorted(table.seats) == sorted(table.user(n) for n in ("Bob", "Dave", "Frank"))
    assert all(len(set(values)) == 2 for values in table.votes.values())
    assert {press["data"]["custom_id"] for press in table.bot.seen} == {"join", "vote"}


async def test_a_user_with_closed_direct_messages_asks_for_the_cards(
    table: Table, autoplayers: Autoplayers
):
    for name in ("Bob", "Dave", "Erin"):
        table.set_auto(name)
    await table.open()
    async with asyncio.timeout(PATIENCE):
        await table.full.wait()
        await table.ask_all()
        await table.over.wait()
    assert table.user("Erin") in table.votes


async def test_an_invitation_that_was_refused_is_accepted_when_it_can_be(
    table: Table, sandbox: Sandbox
):
    """Who sits at another table is refused; nothing on the invitation says when that is over."""
    busy = {table.user("Frank")}

    def join(interaction: Json) -> Json:
        if who(interaction) in busy:
            busy.clear()
            return reply("You sit elsewhere.", flags=EPHEMERAL)
        return table.join(interaction)

    table.bot.on("join", join)
    table.set_auto("Frank")
    await table.open()
    players = Autoplayers(sandbox.url, Cards(), delay=(0, 0), seed=7, patience=0)
    await players.start()
    try:
        async with asyncio.timeout(PATIENCE):
            assert await table.sat.get() == table.user("Frank")
    finally:
        await players.stop()


async def test_who_could_not_look_around_looks_again(
    table: Table, autoplayers: Autoplayers, monkeypatch: pytest.MonkeyPatch
):
    """Nothing more may happen there before they have pressed."""
    troubles: list[Exception] = [TimeoutError(), aiohttp.ClientConnectionError()]

    async def get_at_last(*args: Any, **named: Any) -> Any:
        if troubles:
            raise troubles.pop()
        return await get(*args, **named)

    monkeypatch.setattr("sandbox.autoplay.players.get", get_at_last)
    await table.open()
    table.set_auto("Frank")
    async with asyncio.timeout(PATIENCE):
        assert await table.sat.get() == table.user("Frank")


async def test_only_who_plays_by_itself_does(table: Table, autoplayers: Autoplayers):
    table.set_auto("Frank")
    table.set_auto("Dave")
    table.set_auto("Dave", on=False)
    await table.open()
    async with asyncio.timeout(PATIENCE):
        assert await table.sat.get() == table.user("Frank")
        table.set_auto("Frank", on=False)
        table.set_auto("Oscar")
        assert await table.sat.get() == table.user("Oscar")


async def test_a_bot_that_comes_back_is_played_with_again(table: Table, autoplayers: Autoplayers):
    await table.open()
    await table.bot.go_offline()
    feed = table.sandbox.feeds.open(table.user("Frank"))
    told = asyncio.Event()
    feed.waiters.add(told)
    table.set_auto("Frank")
    async with asyncio.timeout(PATIENCE):
        while not any("interaction_failed" in event for _, event in feed.events):
            told.clear()
            await told.wait()
        await table.bot.start()
        assert await table.sat.get() == table.user("Frank")


async def test_a_modal_is_filled_in(table: Table, autoplayers: Autoplayers):
    speech = {"type": 4, "custom_id": "speech", "style": 1, "label": "Speech", "max_length": 20}
    fields = [row(speech)]
    table.bot.on(
        "talk", {"type": 9, "data": {"custom_id": "m", "title": "T", "components": fields}}
    )
    said: asyncio.Future[str] = asyncio.get_running_loop().create_future()

    def hear(interaction: Json) -> Json:
        said.set_result(interaction["data"]["components"][0]["components"][0]["value"])
        return edit(content="Heard", components=[])

    table.bot.on("m", hear)
    frank = table.user("Frank")
    await table.bot.direct_message(frank, "Speak", components=[row(button("talk", "Speak"))])
    table.set_auto("Frank")
    async with asyncio.timeout(PATIENCE):
        assert 0 < len(await said) <= 20


async def test_a_sandbox_that_is_away_is_waited_for():
    players = Autoplayers("http://127.0.0.1:9", delay=(0, 0))
    await players.start()
    await asyncio.sleep(0)
    await players.stop()
    await players.stop()
