"""Records of tables, to go with views of them."""

from bot.plugins.registry import plugins
from bot.values.crowns import Stats
from bot.values.records import SeatRecord, TableRecord
from bot.values.tables import Status, TableView
from games.engine.crowns import Count

from .play import DUE


def record_of(view: TableView) -> TableRecord:
    """Return what the database could hold of a table that is over."""
    settled = view.status is Status.SETTLED
    return TableRecord(
        view.id,
        view.guild_id,
        view.channel_id,
        view.host_id,
        view.game,
        "1",
        view.status,
        view.pace,
        dict(view.choices),
        "en",
        b"\xcd" * 32,
        DUE,
        DUE,
        counted=view.counted,
        started_at=DUE if settled else None,
        settled_at=DUE if settled else None,
        closed_at=DUE,
        seats=tuple(SeatRecord(seat.seat, seat.user_id, seat.name) for seat in view.seats),
    )


def stats(game: str | None, games: int = 7) -> Stats:
    """A game with 9 of each of its statistics, or by word with 9, 8 and so on."""
    plugin = plugins().get(game or "")
    counted = [
        Count(declared.name, 9 - n, word)
        for declared in (plugin.statistics if plugin else ())
        for n, word in enumerate(declared.words or [""])
    ]
    return Stats(game, -4, games, 3, tuple(counted))
