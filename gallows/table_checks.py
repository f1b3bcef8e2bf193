"""Whether open tables go on with this program, and why not."""

from dataclasses import dataclass

from bot.plugins.registry import plugins
from bot.store.errors import StoreError
from bot.store.store import Store
from bot.tables.dealing import deal, is_ahead, replay, survives
from bot.tracebacks import why
from bot.values.records import TableRecord
from bot.values.tables import Status


@dataclass(frozen=True, slots=True)
class Stopped:
    """What becomes of a table that does not go on with this program."""

    ends: bool
    """Whether it is ended; else it stands still."""
    why: str
    """Why, and what to do."""


async def stopped(store: Store, record: TableRecord) -> Stopped | None:
    """Say what becomes of an open table at the next start of this program; None if it goes on."""
    if record.damaged:
        return Stopped(
            False,
            "Its rows in the database are damaged. The bot freezes it; its host or a moderator can "
            "end it, and `backup` has copies from before.",
        )
    if record.game not in plugins():
        return Stopped(
            False,
            "This program does not have the game, and the table waits for it. Install it again, or "
            "let its host or a moderator end the table, as with /court tables.",
        )
    if record.status is not Status.PLAYING:
        return None
    here = plugins()[record.game].rules.version
    if is_ahead(record):
        return Stopped(
            False,
            f"It was begun by version {record.rules_version} of the rules, which a newer program "
            f"has; this one plays by {here}. The table waits for the newer program, or its host or "
            "a moderator ends it.",
        )
    if not survives(record):
        return Stopped(
            True,
            f"It was begun by version {record.rules_version} of the rules, and this program plays "
            f"by {here}. It is ended without a result, and no crowns move. To have it played out, "
            "start this program when the table is over.",
        )
    try:
        replay(deal(record), await store.journal.answers(record.id))
    except StoreError:
        raise
    except Exception as fault:
        return Stopped(
            False,
            f"Its answers do not fit its deal ({why(fault)}). The bot freezes it; its host or a "
            "moderator can end it. It is the game's mistake, or the database's: please report it.",
        )
    return None
