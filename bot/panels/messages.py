"""Short messages: a sentence for one reader, and direct messages."""

from bot.panels.builder import NIGHT, Panel, PanelBuilder, button, link
from bot.panels.ids import action_id
from bot.plugins.formatter import Formatter, timestamp
from bot.text import Words
from bot.values.tables import TableView, Waiting


def sentence(
    words: Words,
    key: str,
    /,
    *,
    leads_to: str | None = None,
    **args: str | int | float,
) -> Panel:
    """Say one sentence, optionally with a button that leads to a URL."""
    builder = PanelBuilder(NIGHT)
    builder.text(words(key, **args))
    if leads_to is not None:
        builder.buttons(link(words("button-table"), leads_to))
    return builder.panel()


def joined_dm(table: TableView, words: Words) -> Panel:
    """Tell a player, by DM, which table the seat is at and what will come here."""
    fmt = Formatter(table, words)
    host = table.seat_of(table.host_id)
    where = {"table": str(table.id), "channel": str(table.place_id), "link": table.place_link}
    builder = PanelBuilder(NIGHT)
    builder.text(
        words("dm-joined-title"),
        words("dm-joined-where", **where),
        words("dm-joined-host", game=fmt.game, host=fmt.bold(host.seat)) if host else "",
    )
    builder.text(words("dm-joined-next"), words("dm-joined-safe"))
    builder.buttons(link(words("button-table"), table.place_link))
    return builder.panel()


def closing_dm(table: TableView, words: Words, said: str) -> Panel:
    """Take the place of a private panel that has had its day: no cards, and nothing to press."""
    fmt = Formatter(table, words)
    builder = PanelBuilder(NIGHT)
    builder.text(words("table-title", game=fmt.game, table=str(table.id)), said)
    builder.buttons(link(words("button-table"), table.place_link))
    return builder.panel()


def reminder_dm(table: TableView, waiting: Waiting, words: Words) -> Panel:
    """Remind a player, by DM, that a table waits."""
    fmt = Formatter(table, words)
    builder = PanelBuilder(NIGHT)
    builder.text(
        words("dm-reminder", table=str(table.id), when=timestamp(waiting.due)),
        words("dm-reminder-where", game=fmt.game, link=table.place_link),
    )
    builder.buttons(
        button(words("button-hand"), action_id(table.id, "hand")),
        link(words("button-table"), table.place_link),
    )
    return builder.panel()


def reminder_here(table: TableView, waiting: Waiting, words: Words) -> Panel:
    """Remind a player at the table itself: for those whom no DM reaches."""
    user_id = table.seat(waiting.seat).user_id
    builder = PanelBuilder(NIGHT)
    builder.text(words("reminder-here", who=f"<@{user_id}>", when=timestamp(waiting.due)))
    builder.buttons(button(words("button-hand"), action_id(table.id, "hand")))
    return builder.panel([user_id] if user_id is not None else [])
