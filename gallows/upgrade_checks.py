"""What `gallows doctor --before-upgrade` looks at: what becomes of a database in this program."""

from collections.abc import AsyncIterator, Iterator, Sequence
from datetime import UTC, datetime

from bot.store.dialects import parse, shares, shown
from bot.store.errors import StoreError
from bot.store.migrate import Migration, newest_version
from bot.store.store import Store
from bot.store.upgrading import Upgraded, upgraded
from bot.values.records import TableRecord
from gallows import who_holds
from gallows.finding import Finding
from gallows.program_name import called
from gallows.table_checks import Stopped, stopped

RUNS = (
    "It may go on meanwhile: all of this was tried on a copy. What it deals until you stop it may "
    "end, too: ask again right before."
)


async def before_upgrade(url: str) -> AsyncIterator[Finding]:
    """Say what this program would do to a database at its start, and change nothing there."""
    try:
        async with upgraded(url) as after:
            for finding in (*_migrations(url, after), await _running(after.store)):
                yield finding
            async for finding in _open_tables(after.store):
                yield finding
    except StoreError as problem:
        yield Finding(False, "Database", str(problem))


def _migrations(url: str, after: Upgraded) -> Iterator[Finding]:
    """Say what is migrated, and whether there is a way back from that."""
    name, newest = shown(parse(url)), newest_version()
    if after.steps:
        tried = f"from {after.version} to {newest}, tried on a copy"
        yield Finding(True, f"Database {name}: will be migrated {tried}")
    elif after.version == newest:
        yield Finding(True, f"Database {name}: at {newest}, nothing to migrate")
    else:
        newer = f"at {after.version} of a newer version, which this one can use"
        yield Finding(True, f"Database {name}: {newer}")
        return
    for step in after.steps:
        yield Finding(True, f"Migration {step.version}: {step.what}")
    yield _way_back(url, after.steps)


def _way_back(url: str, steps: Sequence[Migration]) -> Finding:
    closed = [step.version for step in steps if not step.way_back]
    if not closed:
        return Finding(
            True,
            "Way back: open",
            "The release before can be started again on this database, without a backup. What was "
            "dealt by newer rules until then waits for this version.",
        )
    out, back = (
        ("`pg_dump`", "`pg_restore`")
        if shares(url)
        else (f"`{called('backup')} FILE`", f"`{called('restore')} FILE`")
    )
    return Finding(
        True,
        f"Way back: only by a backup, because of {', '.join(closed)}",
        f"Stop the bot, make a backup by {out}, then start this version. To go back, stop it and "
        f"let {back} put the backup in place: what was played since is lost.",
    )


async def _running(store: Store) -> Finding:
    """Name the versions that use the database now."""
    sharing = await store.processes.sharing()
    there = [each for each in sharing.processes if not who_holds.is_silent(sharing, each)]
    if not there:
        return Finding(True, "Running now: nothing")
    versions = ", ".join(sorted({each.version or "unknown" for each in there}))
    processes = f"{len(there)} {'process' if len(there) == 1 else 'processes'}"
    return Finding(True, f"Running now: {processes}, version {versions}", RUNS)


async def _open_tables(store: Store) -> AsyncIterator[Finding]:
    """Deal every open table again by this program, and name those that will not go on."""
    records, ending, waiting = await store.tables.all_open(), 0, 0
    for record in records:
        found = await stopped(store, record)
        if found is not None:
            ending, waiting = ending + found.ends, waiting + (not found.ends)
            yield Finding(False, await _told(store, record, found), found.why)
    on = len(records) - ending - waiting
    yield Finding(
        True, f"Open tables: {len(records)}; going on: {on}; ending: {ending}; waiting: {waiting}"
    )


async def _told(store: Store, record: TableRecord, found: Stopped) -> str:
    """Name a table, where it is, and how far its game has come."""
    what = "ends" if found.ends else "stands still"
    far = record.status.value
    if record.started_at is not None and not record.damaged:
        began = datetime.fromtimestamp(record.started_at, UTC)
        answers = len(await store.journal.answers(record.id))
        far = f"begun {began:%Y-%m-%d %H:%M} UTC, {answers} answers"
    return f"Table {record.id} ({record.game}) {what}: server {record.guild_id}, {far}"
