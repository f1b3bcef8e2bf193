"""Crowns by hand, bars, seasons, the audit log, and forgetting a server."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace

from bot.messages.answers import reply, words_of
from bot.messages.components import modal_of
from bot.panels.court.bars import bars_panel
from bot.panels.court.confirm import confirm_panel, forget_form, forget_panel
from bot.panels.court.log import log_panel
from bot.panels.court.season import season_panel
from bot.panels.ids import COURT
from bot.panels.pages import turned_to
from bot.panels.panel import Panel
from bot.store.errors import SeasonOver
from bot.tables.lobby import leave
from bot.text import plain, visible
from bot.values.errors import Declined, Frozen
from bot.values.moderation import Moved
from cogs.crowns_views import season_of
from cogs.files import Pieces, send_file
from cogs.moderators import ordered, require_moderator
from cogs.replies import Interaction, done, in_time, say_begun

PAGE = 10


async def move(
    interaction: Interaction,
    act: str,
    target: tuple[int, str],
    amount: int,
    reason: str,
) -> Moved:
    """Grant or take crowns."""
    order = await ordered(interaction, act, target)
    reason = _legible(reason)
    moved = await interaction.client.store.court.move(order, amount, reason)
    if not moved.amount:
        raise Declined("refused-court-empty-purse")
    return moved


async def bar(
    interaction: Interaction, target: tuple[int, str], seconds: int, reason: str
) -> tuple[float | None, bool]:
    """Bar a player from tables for so many seconds, 0 for good.

    Return until when, and whether an older bar would have held longer, which is gone now.
    They are not coming anywhere any more: a seat would be kept there for who may not sit.
    """
    order = await ordered(interaction, "bar", target)
    reason = _legible(reason)
    until = order.at + seconds if seconds else None
    async with interaction.client.manager.seating:  # Who is just sitting down has a seat by then.
        shorter = await interaction.client.store.court.bar(order, until, reason)
    # Its press is the bar's, by which that is carried out once.
    unseating = replace(order, act="unseat", press=None)
    for table in interaction.client.manager.coming(order.guild_id, target[0]):
        # It has begun meanwhile, or stands still.
        with suppress(Declined, Frozen):
            await leave(table, target[0], unseating)
    return until, shorter


async def unbar(interaction: Interaction, user_id: int) -> None:
    """Lift a player's bar."""
    order = await ordered(interaction, "lift-bar")
    if not await interaction.client.store.court.lift_bar(order, user_id):
        raise Declined("refused-court-not-barred")


async def bars(interaction: Interaction, page: int = 0) -> Panel:
    """Return a page of the bars that hold, counted from 0."""
    guild_id, _ = await require_moderator(interaction)
    store, now = interaction.client.store, interaction.client.clock.now()
    return bars_panel(await store.court.bars(guild_id, now), page, words_of(interaction))


def _legible(reason: str) -> str:
    """Return what can be read of a reason, which the log, its file and a history quote.

    Raise `Declined` where that is nothing. What cannot be read, a database may not hold, either.
    """
    read = visible(reason)
    if not read:
        raise Declined("refused-court-reason")
    return read


# --- seasons ---


async def season(interaction: Interaction, page: int = 0) -> Panel:
    """Return the season as it stands, with a page of those before it, counted from 0."""
    guild_id, _ = await require_moderator(interaction)
    store, now = interaction.client.store, await season_of(interaction, None)
    # The newest of all is the open one.
    page, pages = turned_to(page, await store.seasons.count(guild_id) - 1, PAGE)
    past = await store.seasons.page(guild_id, limit=PAGE, offset=1 + page * PAGE)
    return season_panel(now, past, page, pages, words_of(interaction))


async def ask_season(interaction: Interaction, number: int, _: int) -> None:
    """Ask whether the season should really end."""
    await in_time(interaction, _require_open(interaction, number), new=False)
    words = words_of(interaction)
    said = words("season-ask", number=number, next=number + 1)
    panel = confirm_panel(words, said, words("button-end-season"), COURT.of("end-season", number))
    await reply(interaction, panel)


async def end_season(interaction: Interaction, number: int, _: int) -> None:
    """End the season, and announce it: here, if tables may be opened here.

    Say in the question's place why it cannot end.
    """
    refusal = await in_time(interaction, _end_season(interaction, number), new=False)
    await done(interaction, refusal or "season-ended-done", number=number)
    if refusal is not None:
        return
    await interaction.client.announcements.announce(
        guild_id=interaction.guild_id or 0, place=interaction.channel_id or 0
    )


async def _end_season(interaction: Interaction, number: int) -> str | None:
    """End the season; return the key of what speaks against it, if anything does."""
    order = await ordered(interaction, "end-season")
    try:
        ended = await interaction.client.store.seasons.end(order, number)
    except SeasonOver:
        return "refused-court-season-over"
    return None if ended else "refused-court-season-empty"


async def _require_open(interaction: Interaction, number: int) -> None:
    """Raise `Declined` when that season is over: an old question must not end the next one."""
    await require_moderator(interaction)
    if (await season_of(interaction, None)).number != number:
        raise Declined("refused-court-season-over")


# --- the audit log ---


async def log(interaction: Interaction, page: int = 0) -> Panel:
    """Return a page of the audit log, counted from 0."""
    guild_id, _ = await require_moderator(interaction)
    store = interaction.client.store
    page, pages = turned_to(page, await store.court.log_length(guild_id), PAGE)
    entries = await store.court.log(guild_id, limit=PAGE, offset=page * PAGE)
    return log_panel(entries, page, pages, words_of(interaction))


async def export(interaction: Interaction, _: int, __: int) -> None:
    """Hand over the whole audit log as a file; by DM where no file can be attached."""
    files = await in_time(interaction, _log_files(interaction), new=True)
    await send_file(interaction, "log-exported", *files, nowhere="refused-court-export")


async def _log_files(interaction: Interaction) -> list[tuple[str, bytes]]:
    guild_id, _ = await require_moderator(interaction)
    pieces = Pieces("audit-log.csv")
    async for lines in interaction.client.store.exports.audit_log(guild_id):
        pieces.add(lines)
    return pieces.files()


# --- forgetting a server ---


async def ask_forget(interaction: Interaction) -> Panel:
    """Say what forgetting means, before anything is typed."""
    await require_moderator(interaction)
    return forget_panel(_name(interaction), words_of(interaction))


async def type_forget(interaction: Interaction, _: int, __: int) -> None:
    """Have the server's name typed."""
    await require_moderator(interaction)
    form = forget_form(_name(interaction), words_of(interaction))
    await interaction.response.send_modal(modal_of(form))


async def forget(interaction: Interaction, fields: Mapping[str, str]) -> None:
    """Forget the server, if its name was typed."""
    guild_id, actor = await require_moderator(interaction)
    # As it was shown: nobody can type what cannot be seen.
    if plain(fields.get("name", "")).casefold() != plain(_name(interaction)).casefold():
        raise Declined("refused-court-name")
    lifecycle = interaction.client.lifecycle
    await in_time(interaction, lifecycle.begin_forgetting(guild_id), new=False)
    await say_begun(interaction, "forget-begun")
    await lifecycle.forget(guild_id, by=actor.id)
    await done(interaction, "forget-done")


def _name(interaction: Interaction) -> str:
    guild = interaction.guild
    if guild is None:
        raise Declined("refused-not-in-guild")
    return guild.name
