"""Deals of a day: the board of a server, and a result to share."""

import re

import aiohttp
import discord

from bot.installs import server_of
from bot.messages.answers import announce, words_of
from bot.messages.client import Code
from bot.panels.days import DayView, day_panel, shared_panel
from bot.panels.pages import turned_to
from bot.panels.panel import Panel
from bot.plugins.registry import plugins
from bot.tables.table import Table
from bot.text import words_for
from bot.values.days import day_of
from bot.values.errors import Declined
from bot.values.guilds import NO_SERVER
from cogs.replies import Interaction, may_attach, show

PAGE = 10
"""Places of a page."""


async def turn(interaction: Interaction, found: re.Match[str]) -> None:
    """Turn to another page of the board of a day's deal, or another day's."""
    making = board(interaction, found["game"], int(found["day"]), int(found["page"]))
    await show(interaction, making, new=False)


async def board(interaction: Interaction, game: str, day: int | None, page: int) -> Panel:
    """Return a page of the board of a day's deal; without a day, that of the last one over.

    Before there is one, it is today's. A board is a server's: where there is none, users see
    nobody but themselves, wherever they have played.
    """
    store, server = interaction.client.store, server_of(interaction)
    if game not in plugins() or plugins()[game].daily is None:
        raise Declined("refused-no-such-page")
    now = interaction.client.clock.now()
    await store.days.keys(now)
    today = day_of(now)
    wanted = min(today - 1 if day is None else day, today)
    # A chain ends after ten years; its days are shown by its own keys when the next has begun.
    keys, first_day = await store.days.chain_from(wanted), await store.days.first_day()
    shown = max(keys.first_day, wanted)
    over = shown < today
    user, alone = interaction.user.id, server == NO_SERVER
    if alone:
        played = await store.days.played_on(game, user, shown)
        server = (played and await store.tables.guild_of(played)) or NO_SERVER
    own = await store.days.scores(server, game, shown, user_id=user)
    players = len(own) if alone else await store.days.players(server, game, shown)
    page, pages = turned_to(page, players if over else 0, PAGE)
    scores = (
        await store.days.scores(server, game, shown, limit=PAGE, offset=page * PAGE)
        if over and not alone
        else []
    )
    view = DayView(
        game,
        shown,
        first_day,
        today,
        keys.anchor,
        page,
        pages,
        players,
        scores,
        own[0] if own else None,
        keys.key(shown).hex() if over else None,
        alone,
    )
    return day_panel(view, words_of(interaction))


async def share(interaction: Interaction, table: Table) -> None:
    """Show everybody in the channel how the user did, once, and nothing of the deal."""
    record = table.state.record
    table.state.own_seat(interaction.user.id)
    if record.day is None:
        raise Declined("refused-stale")
    store = interaction.client.store
    scores = await store.days.scores(
        record.guild_id, record.game, record.day, user_id=interaction.user.id
    )
    if not scores:
        raise Declined("refused-not-settled")
    # For all who are here: elsewhere than where it was played, another language may be spoken.
    here = server_of(interaction) == record.guild_id != NO_SERVER
    spoken = record.locale
    if not here and interaction.guild_locale is not None:
        spoken = interaction.client.messages.language_of(interaction.guild_locale)
    words = words_for(spoken)
    pictures = interaction.client.renderer.of(table).pictures
    await pictures.prepare()
    poster = pictures.of_seat(None) if may_attach(interaction) else None
    state = table.state
    panel = shared_panel(state.view(), state.notebook(None), scores[0], words, poster)
    if not await store.days.share(table.id):
        raise Declined("refused-shared-already")
    try:
        seen = await announce(interaction, panel)
    except Exception as error:
        if not await _is_there(interaction, error):
            await store.days.share(table.id, shared=False)
            raise
    else:
        if not seen:
            await store.days.share(table.id, shared=False)
            raise Declined("refused-share-here")


async def _is_there(interaction: Interaction, error: Exception) -> bool:
    """Say whether a first answer has been shown, though it failed with an error.

    Raise `Declined` where Discord does not say.
    """
    if interaction.response.is_done():
        return True
    taken = _taken(error)
    if taken is None:
        try:
            # An interaction is answered once: if Discord takes this, it has not taken that.
            await interaction.response.defer(ephemeral=True, thinking=True)
        except Exception as again:
            taken = _taken(again)
            if taken is None:
                raise Declined("shared-perhaps") from again
    return bool(taken)


def _taken(error: Exception) -> bool | None:
    """Say whether by this error Discord has taken a first answer; None: perhaps."""
    match error:
        case discord.HTTPException(code=Code.ANSWERED):
            return True
        case discord.DiscordServerError() | aiohttp.ClientError() | OSError():
            return None
        case _:
            return False
