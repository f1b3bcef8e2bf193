"""Short messages: a sentence for one reader, and direct messages."""

from bot.panels.ids import act_id
from bot.panels.panel import NIGHT, Button, Panel, Sheet, button, link
from bot.panels.voice import Voice, timestamp
from bot.tables.views import TableView, Waiting
from bot.text import Words, escape


def sentence(
    words: Words,
    key: str,
    /,
    *,
    hand_of: int | None = None,
    leads_to: str | None = None,
    **args: str | int | float,
) -> Panel:
    """Say one sentence, optionally with "My cards" of a table and a button that leads to a URL."""
    sheet = Sheet(NIGHT)
    sheet.text(words(key, **args))
    buttons: list[Button] = []
    if hand_of is not None:
        buttons.append(button(words("button-hand"), act_id(hand_of, "hand")))
    if leads_to is not None:
        buttons.append(link(words("button-table"), leads_to))
    sheet.buttons(*buttons)
    return sheet.panel()


def joined_dm(table: TableView, words: Words, *, guild: str | None = None) -> Panel:
    """Tell a player, by DM, which table the seat is at and what will come here."""
    voice = Voice(table, words)
    host = table.seat_of(table.host_id)
    where = {"table": str(table.id), "channel": str(table.place_id), "link": table.place_link}
    sheet = Sheet(NIGHT)
    sheet.text(
        words("dm-joined-title"),
        words("dm-joined-where", **where)
        if guild is None
        else words("dm-joined-where-guild", guild=escape(guild), **where),
        words("dm-joined-host", game=voice.game, host=voice.bold(host.seat)) if host else "",
    )
    sheet.text(words("dm-joined-next"), words("dm-joined-safe"))
    sheet.buttons(link(words("button-table"), table.place_link))
    return sheet.panel()


def closing_dm(table: TableView, words: Words, said: str) -> Panel:
    """Take the place of a private panel that has had its day: no cards, and nothing to press."""
    voice = Voice(table, words)
    sheet = Sheet(NIGHT)
    sheet.text(words("table-title", game=voice.game, table=str(table.id)), said)
    sheet.buttons(link(words("button-table"), table.place_link))
    return sheet.panel()


def reminder_dm(table: TableView, waiting: Waiting, words: Words) -> Panel:
    """Remind a player, by DM, that a table waits."""
    voice = Voice(table, words)
    sheet = Sheet(NIGHT)
    sheet.text(
        words("dm-reminder", table=str(table.id), when=timestamp(waiting.due)),
        words("dm-reminder-where", game=voice.game, link=table.place_link),
    )
    sheet.buttons(
        button(words("button-hand"), act_id(table.id, "hand")),
        link(words("button-table"), table.place_link),
    )
    return sheet.panel()


def reminder_here(table: TableView, waiting: Waiting, words: Words) -> Panel:
    """Remind a player at the table itself: for those whom no DM reaches."""
    user_id = table.seat(waiting.seat).user_id
    sheet = Sheet(NIGHT)
    sheet.text(words("reminder-here", who=f"<@{user_id}>", when=timestamp(waiting.due)))
    sheet.buttons(button(words("button-hand"), act_id(table.id, "hand")))
    return sheet.panel([user_id] if user_id is not None else [])
