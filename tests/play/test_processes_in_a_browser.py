"""`gallows play --processes 2` in a browser: a game in each of two servers, and a process dies.

The processes are started as whoever types it has them started, from nothing.
"""

import asyncio
import os
import re
import signal
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

import aiohttp
import pytest
import pytest_asyncio
from playwright.async_api import Locator, Page, expect

from gallows import play
from gallows.companions import court
from gallows.several_processes import Processes
from sandbox import Sandbox
from sandbox.autoplay import Autoplayers, controls
from sandbox.model import Channel, Guild, Interaction, User
from tests.page.browser import NO_BROWSER, Pages, find_browser
from tests.play.test_in_a_browser import choose
from tests.sandbox.patience import PatientClock, patience
from tests.sandbox.wire import Player
from tests.support.postgres import BLANK, Postgres, postgres

__all__ = ["postgres"]

pytestmark = [
    pytest.mark.skipif(find_browser() is None, reason=NO_BROWSER),
    pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGKILL to send"),
    pytest.mark.asyncio(loop_scope="session"),
]

WIDE, PHONE = (1280, 860), (390, 844)
COURT, PALACE = "The Royal Court", "The Summer Palace"
STORY = "The whole story"
COMPANIONS = 4
"""So many play by themselves in both servers."""


@pytest.fixture
def url(postgres: Postgres) -> Iterator[str]:
    with postgres.database(BLANK) as url:
        yield url


class Evening:
    """An evening of `gallows play`, and what its terminal says."""

    def __init__(self) -> None:
        self.sandbox: Sandbox
        self.said: list[str] = []
        self._stirred = asyncio.Event()

    def say(self, line: str) -> None:
        """Take what the terminal says."""
        self.said.append(line)
        self._stirred.set()

    def open(self, *given: object) -> Sandbox:
        """Be the sandbox of the evening, which gives up on nobody for lateness."""
        self.sandbox = Sandbox(*given, PatientClock())  # type: ignore[arg-type]
        self.sandbox.observers.append(lambda _: self._stirred.set())
        return self.sandbox

    async def until(self, true: Callable[[], object], what: str) -> None:
        """Wait for a state; some change without a word, so it looks each second besides."""
        async with patience(what):
            while not true():
                self._stirred.clear()
                with suppress(TimeoutError):
                    async with asyncio.timeout(1.0):
                        await self._stirred.wait()

    def who_has(self, server: str) -> int:
        """The number of the process that the terminal named last as having a server; 0: none."""
        named = [re.match(rf"Process (\d+) has .*{server}", line) for line in self.said]
        return int(next((each[1] for each in reversed(named) if each), 0))

    # --- what there is to see ---

    def guild(self, name: str) -> Guild:
        return next(each for each in self.sandbox.state.guilds.values() if each.name == name)

    def user(self, name: str) -> User:
        return next(each for each in self.sandbox.state.users.values() if each.name == name)

    def hall(self, server: str) -> Channel:
        return self.sandbox.state.top_channels(self.guild(server))[0]

    def letters(self, name: str) -> Channel | None:
        """The direct messages of a user."""
        return self.sandbox.state.direct(self.user(name))

    def asked_in_letters(self, name: str) -> bool:
        """Whether a user can answer something there."""
        channel = self.letters(name)
        return channel is not None and any(
            control["custom_id"].startswith("gg:a:") and not control.get("disabled")
            for message in channel.messages.values()
            for control in controls(message.components)
        )

    def done(self, action: str, channel_id: str) -> list[Interaction]:
        """The presses on a button of that name in a channel that were acknowledged."""
        return [
            each
            for each in self.sandbox.state.interactions.values()
            if each.channel.id == channel_id
            and each.payload["data"].get("custom_id", "").endswith(f":{action}")
            and each.outcome is not None
        ]

    def play_by_itself(self, name: str) -> None:
        """Have somebody be a companion."""
        user = self.user(name)
        user.auto = True
        self.sandbox.dispatcher.user_changed(user)

    def result(self, server: str) -> Channel | None:
        """Where the result of a game is posted in a server: its story can be told there."""
        for channel in self.sandbox.state.channels.values():
            if channel.guild_id == self.guild(server).id:
                for message in channel.messages.values():
                    if any(each.get("label") == STORY for each in controls(message.components)):
                        return channel
        return None


@pytest_asyncio.fixture(loop_scope="session")
async def evening(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Evening]:
    """`gallows play --processes 2 --servers 2`, with companions and computers in a hurry."""
    for name, value in (("BEAT", "0"), ("COMPUTER_DELAY", "0"), ("DRAWINGS", "false")):
        monkeypatch.setenv(f"GALLOWS_{name}", value)
    evening = Evening()
    monkeypatch.setattr("typer.echo", evening.say)
    monkeypatch.setattr(play, "Sandbox", evening.open)
    hurried = partial(Autoplayers, delay=(0.0, 0.05), patience=1.0)
    monkeypatch.setattr(play, "Autoplayers", hurried)
    several = Processes(2, url, tmp_path / "not started")
    world = court(0, 2, "en-US").with_autoplay(COMPANIONS)
    running = asyncio.create_task(play.evening(0, world, several.run, browser=False))
    try:
        await evening.until(
            lambda: running.done() or any("kill -9" in each for each in evening.said), "all is open"
        )
        yield evening
    finally:
        running.cancel()
        async with patience("the evening to end"):
            with suppress(asyncio.CancelledError):
                await running


class Visitor:
    """Somebody at a browser."""

    def __init__(self, evening: Evening, page: Page, name: str, server: str) -> None:
        self.evening, self.page, self.name, self.server = evening, page, name, server

    @classmethod
    async def come(
        cls, evening: Evening, pages: Pages, size: tuple[int, int], name: str, server: str
    ) -> "Visitor":
        visitor = cls(evening, await pages.take(size), name, server)
        await visitor.go(evening.hall(server))
        return visitor

    async def go(self, channel: Channel) -> None:
        """Look into a channel."""
        here = f"user={self.evening.user(self.name).id}&channel={channel.id}"
        await self.page.goto(f"{self.evening.sandbox.url}/#{here}")
        await self.page.locator("#composer-input:enabled").wait_for()

    def control(self, custom_id: str) -> Locator:
        """What can be pressed, the newest."""
        return self.page.locator(f'#messages [data-key^="{custom_id}"]:enabled').last

    async def begin(self) -> None:
        """Open a table in this server, and begin when all companions sit there."""
        hall = self.evening.hall(self.server).id
        user = self.evening.user(self.name).id
        async with aiohttp.ClientSession() as http:
            player = Player(self.evening.sandbox, http, user)
            # Nobody waits for what the condemned would say.
            options = {"last_words": False, "pace": "quick"}
            await player.act("command", hall, command="botk start", options=options)
        begin = self.page.get_by_role("button", name="Begin")
        await begin.wait_for()
        await self.evening.until(
            lambda: len(self.evening.done("join", hall)) == COMPANIONS, "all to sit"
        )
        await begin.click()
        await self.evening.until(self._has_letters, "a direct message")

    def _has_letters(self) -> bool:
        letters = self.evening.letters(self.name)
        return letters is not None and bool(letters.messages)

    async def is_asked_in_letters(self) -> None:
        """Look into the direct messages until there is a question."""
        letters = self.evening.letters(self.name)
        assert letters is not None
        await self.go(letters)
        while not self.evening.asked_in_letters(self.name):
            refreshed = len(self.evening.done("refresh", letters.id))
            await self.page.get_by_role("button", name="Refresh").last.click()
            await self.evening.until(
                partial(self._is_refreshed, letters.id, refreshed), "an answer"
            )

    def _is_refreshed(self, letters: str, before: int) -> bool:
        return len(self.evening.done("refresh", letters)) > before

    async def answer_in_letters(self) -> None:
        """Answer what is asked there."""
        await choose(self.page, self.control("gg:a:"))
        await self.evening.until(self.answers, "the answer to be acknowledged")
        assert [each.outcome and each.outcome["outcome"] for each in self.answers()] == ["update"]

    def answers(self) -> list[Interaction]:
        """What was answered in direct messages, and acknowledged."""
        letters = self.evening.letters(self.name)
        me, there = self.evening.user(self.name).id, letters and letters.id
        return [
            each
            for each in self.evening.sandbox.state.interactions.values()
            if each.user.id == me
            and each.channel.id == there
            and each.payload["data"].get("custom_id", "").startswith("gg:a:")
            and each.outcome is not None
        ]


async def test_one_process_dies_and_both_games_are_played_to_their_end(
    evening: Evening, pages: Pages
):
    first, second = evening.who_has(COURT), evening.who_has(PALACE)
    assert 0 != first != second != 0, evening.said
    mathilda = await Visitor.come(evening, pages, WIDE, "Mathilda", COURT)
    ottokar = await Visitor.come(evening, pages, PHONE, "Ottokar", PALACE)
    for visitor in (mathilda, ottokar):
        await visitor.begin()
        await visitor.is_asked_in_letters()
    # Direct messages arrive at the first alone; the palace is the second's.
    await ottokar.answer_in_letters()
    os.kill(first, signal.SIGKILL)
    await evening.until(lambda: evening.who_has(COURT) == second, "the other to take over")
    assert f"Process {first} has ended." in "\n".join(evening.said)
    await mathilda.answer_in_letters()
    for visitor in (mathilda, ottokar):
        evening.play_by_itself(visitor.name)
    for visitor in (mathilda, ottokar):
        await evening.until(partial(evening.result, visitor.server), "a result")
        place = evening.result(visitor.server)
        assert place is not None
        await visitor.go(place)
        await expect(visitor.page.get_by_role("button", name=STORY).last).to_be_visible()
