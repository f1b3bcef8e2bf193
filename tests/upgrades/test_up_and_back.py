"""A castle of 1.0 is taken up by a made-up 1.1, and by 1.0 again, with games in play across both.

1.1 has one more migration, and other rules of one game.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
import structlog
from typer.testing import CliRunner, Result

from bot.plugins import registry
from bot.plugins.registry import Registry, plugins
from bot.store.backup import back_up
from bot.store.errors import StoreError
from bot.store.migrate import VERSION
from bot.store.store import Store
from bot.tables.table import Table
from bot.values.tables import Status
from gallows.commands import command_line
from tests.store.releases import next_version
from tests.store.rows import rows
from tests.support.evening import refused, said
from tests.upgrades.castle import Castle, load
from tests.upgrades.test_releases import VERSIONS, goes_on

GAME = "botk"
"""The game that has other rules in 1.1."""
OURS = plugins()[GAME].rules.version
THEIRS = "999." + OURS.partition(".")[2]
WAITS = said("fault-rules-to-come")


class Programs:
    """The program of now, and the one that comes after it."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch, *, way_back: bool) -> None:
        self._folder, self._patch, self._way_back = folder, monkeypatch, way_back
        self._runs = 0

    @contextmanager
    def next_one(self) -> Iterator[None]:
        """Be 1.1 for a while."""
        self._runs += 1
        plugin = plugins()[GAME]
        newer = replace(plugin, rules=replace(plugin.rules, version=THEIRS))
        there = Registry({**plugins(), GAME: newer}, registry.installed().faults)
        folder = self._folder / f"{self._runs}"
        with (
            self._patch.context() as patched,
            next_version(folder, patched, way_back=self._way_back),
        ):
            patched.setattr(registry, "installed", lambda: there)
            yield


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The castle of the newest release, as it was left."""
    return load(VERSIONS[-1], tmp_path / "castle.db")


def doctor(castle: Castle) -> Result:
    """Ask what this program would do to the castle."""
    settings = {"GALLOWS_DATABASE_URL": castle.evening.url}
    return CliRunner(env=settings).invoke(command_line(), ["doctor", "--before-upgrade"])


async def restart(castle: Castle) -> None:
    """Stop the bot that is there, and start the program of now; let it draw all tables."""
    await castle.evening.restart()
    await castle.evening.turn(20)
    assert (await castle.evening.store.proof.prove()).troubles == []


def table(castle: Castle, game: str, room: str) -> Table:
    return castle.table(castle.rooms[game, room])


async def answers(castle: Castle, of: Table) -> int:
    return len(await castle.evening.store.journal.answers(of.id))


async def test_up_and_back_and_up_again(
    file: Path, blank: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    programs = Programs(tmp_path, monkeypatch, way_back=True)
    async with Castle.taken_up(file, blank) as castle:
        evening = castle.evening
        there = [t for t in evening.bot.manager if t.state.record.status is Status.PLAYING]
        playing = {each.id for each in there}
        ours = {each.id for each in there if each.state.record.game == GAME}
        before = {each.id: await answers(castle, each) for each in there}
        with programs.next_one():
            asked = await asyncio.to_thread(doctor, castle)
            assert asked.exit_code == 1
            assert "Way back: open" in asked.stdout
            for each in playing:
                assert (f"Table {each} ({GAME}) ends: server" in asked.stdout) is (each in ours)
            # 1.0 has gone on meanwhile. Now it stops, and 1.1 takes the castle up.
            await restart(castle)
            for each in ours:
                record = await evening.store.tables.find(each)
                assert record is not None
                assert (record.status, record.closed_at is not None) == (Status.ENDED, True)
                assert said("ended-by-upgrade") in castle.told(record)
            for each in playing - ours:
                table_now = evening.bot.manager.require(each)
                assert await answers(castle, table_now) == before[each]
            feast = table(castle, "feast", "talking")
            await castle.press(feast)
            lobby = table(castle, GAME, "lobby")
            await begin(castle, lobby)
            await castle.press(lobby)
            dealt, given = lobby.id, await answers(castle, lobby)
            assert lobby.state.record.rules_version == THEIRS
            asked_of, hand = await castle.asked(lobby)
        before[feast.id] += 1

        # Something is wrong with 1.1, and 1.0 is started again.
        asked = await asyncio.to_thread(doctor, castle)
        assert f"Table {dealt} ({GAME}) stands still: server {evening.guild.id}" in asked.stdout
        assert "of a newer version, which this one can use" in asked.stdout
        assert "Way back" not in asked.stdout
        with structlog.testing.capture_logs() as log:
            await restart(castle)
        assert [e["table"] for e in log if e["event"] == "a table waits for newer rules"] == [dealt]
        assert not [e for e in log if e["log_level"] in ("error", "critical")]
        for each in playing - ours:
            assert await answers(castle, evening.bot.manager.require(each)) == before[each]
        await castle.press(table(castle, "feast", "talking"))
        for game, room in (("dotk", "lobby"), ("dotk", "planned"), ("feast", "planned")):
            await goes_on(castle, table(castle, game, room).state.record)
        waiting = evening.bot.manager.require(dealt)
        pressed = next(each for each in sorted(hand.ids) if each.startswith(f"gg:a:{dealt}:"))
        refused(await asked_of.send(hand, pressed), "fault-rules-to-come")
        await waits(castle, waiting)
        await evening.turn(86_400)

        # 1.1 is mended, and goes on with what it has dealt: nobody has lost their turn meanwhile.
        with programs.next_one():
            await restart(castle)
            again = evening.bot.manager.require(dealt)
            assert not again.state.frozen
            assert WAITS not in castle.told(again.state.record)
            assert await answers(castle, again) == given
            (deadline, *_) = again.state.deadlines
            assert deadline.due > evening.clock.now()
            assert not [seat for seat in again.state.record.seats if seat.away or seat.silences]
            await castle.press(again)
            assert await answers(castle, again) == given + 1


async def begin(castle: Castle, lobby: Table) -> None:
    """All of its people sit down, and the host begins."""
    host, *others = castle.party(GAME, "lobby")
    room = castle.rooms[GAME, "lobby"]
    for guest in others[1:]:
        await guest.press(castle.look(room, "Join"), "Join")
    await host.press(castle.look(room, "Begin"), "Begin")
    await castle.evening.turn()
    assert lobby.state.record.status is Status.PLAYING


async def waits(castle: Castle, waiting: Table) -> None:
    """It says so, refuses to be played, keeps nobody from other tables, and can be ended."""
    evening, (host, *others) = castle.evening, castle.party(GAME, "lobby")
    assert WAITS in castle.told(waiting.state.record)
    assert WAITS in (await host.slash(f"{GAME} hand", at=castle.rooms[GAME, "lobby"])).text
    attic = evening.guild.create_text_channel("attic")
    assert not (await others[0].slash("dotk start", at=attic)).said, "it binds nobody"
    await others[0].slash("dotk end", at=attic)
    assert evening.bot.renderer.circuits()["frozen-tables"] == 0
    (question,) = (await host.slash(f"{GAME} end", at=castle.rooms[GAME, "lobby"])).said
    assert question.buttons, "it is asked whether it is to be ended, and may be"
    assert waiting.state.record.status is Status.PLAYING


async def test_where_a_migration_forbids_the_way_back_the_backup_is_it(
    file: Path, blank: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    programs = Programs(tmp_path, monkeypatch, way_back=False)
    async with Castle.taken_up(file, blank) as castle:
        evening = castle.evening
        feast = table(castle, "feast", "talking").id
        with programs.next_one():
            asked = await asyncio.to_thread(doctor, castle)
            assert "Way back: only by a backup, because of r" in asked.stdout
        back_up(evening.url, tmp_path / "copy.db")
        with programs.next_one():
            await restart(castle)
            await castle.press(evening.bot.manager.require(feast))
            (at,) = await rows(evening.store, VERSION)
            left = await evening.stop()
        with pytest.raises(StoreError) as refusal:
            await Store.open(evening.url)
        told = str(refusal.value)
        assert f"brought the database to version {at['version_num']}, which this one" in told
        assert "stop the bot, then let `gallows restore` put it in the database's place" in told
        settings = {"GALLOWS_DATABASE_URL": evening.url}
        runner = CliRunner(env=settings)
        arguments = ["restore", str(tmp_path / "copy.db")]
        done = await asyncio.to_thread(runner.invoke, command_line(), arguments)
        assert done.exit_code == 0, done.output
        assert "What was there before is kept as" in done.stdout
        await evening.start(left)
        await evening.turn(20)
        for each in [*evening.bot.manager]:
            if each.state.record.status is Status.PLAYING:
                await castle.press(each)
        assert (await evening.store.proof.prove()).troubles == []
