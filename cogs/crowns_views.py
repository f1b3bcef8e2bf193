"""What ``/crowns`` shows: the store is asked, pictures are drawn, panels are made."""

from itertools import islice

import discord
from discord import app_commands

from bot.messages.answers import words_of
from bot.panels.crowns import (
    BoardView,
    PurseView,
    board_panel,
    board_picture,
    me_panel,
    season_name,
)
from bot.panels.history import HistoryView, history_panel, history_picture
from bot.panels.ids import ALL, NOW
from bot.panels.medals import all_earned, medals_picture
from bot.panels.pages import turned_to
from bot.panels.panel import MOST_OPTION, MOST_OPTIONS, Panel
from bot.panels.report import report_panel
from bot.plugins.formatter import timestamp
from bot.plugins.registry import plugins
from bot.tables.dealing import survives
from bot.tables.kinds import kind_of, with_crowns
from bot.tables.projections import view_of
from bot.text.fitting import cut
from bot.values.crowns import Gift
from bot.values.days import day_of, ends_at
from bot.values.errors import Declined
from bot.values.seasons import ALL_TIME, Season
from bot.values.zones import ANYWHERE
from cogs.moderators import is_moderator
from cogs.replies import Interaction, guild_of, may_attach
from cogs.visibility import require_visible

PAGE = 10
"""Lines of a page of a leaderboard."""
ENTRIES = 8
"""Entries of a page of a history."""


async def purse(interaction: Interaction, user: discord.User | discord.Member) -> Panel:
    """Return what a user has and did."""
    store, guild_id = interaction.client.store, guild_of(interaction)
    season = await season_of(interaction, None)
    standing = await store.boards.standing(guild_id, user.id)
    own = user.id == interaction.user.id
    alone = [game for game in plugins() if not kind_of(game).moves_crowns]
    hidden_day = None if own else _today(interaction)
    tallies = await store.boards.tallies(
        guild_id, [user.id], list(plugins()), alone=alone, hidden_day=hidden_day
    )
    words, medals = words_of(interaction), all_earned({game: n for (_, game), n in tallies.items()})
    view = PurseView(
        user.id,
        None if own else user.display_name,
        season.number,
        await store.crowns.balance(guild_id, user.id),
        standing.place if standing else None,
        await store.boards.stats(guild_id, user.id),
        await store.boards.stats(guild_id, user.id, season=ALL_TIME),
        await store.boards.stats_alone(guild_id, user.id, alone, hidden_day=hidden_day),
        medals,
    )
    drawn = medals and may_attach(interaction)
    return me_panel(view, words, medals_picture(medals, words) if drawn else None)


async def leaderboard(interaction: Interaction, which: str, game: str, page: int) -> Panel:
    """Return a page of a leaderboard, counted from 0, its first one with a picture.

    Whether those on it are still there is looked up soon, but for who is marked as having left.
    """
    store, guild_id = interaction.client.store, guild_of(interaction)
    if game not in (ALL, *with_crowns()):
        raise Declined("refused-no-such-page")
    number, only = _number(which), None if game == ALL else game
    season = None if number == ALL_TIME else await season_of(interaction, number)
    players = await store.boards.players(guild_id, season=number, game=only)
    page, pages = turned_to(page, players, PAGE)
    past = await store.seasons.page(guild_id, limit=MOST_OPTIONS + 1)
    view = BoardView(
        season,
        only,
        page,
        pages,
        await store.boards.top(guild_id, limit=PAGE, offset=page * PAGE, season=number, game=only),
        await store.boards.standing(guild_id, interaction.user.id, season=number, game=only),
        tuple(each.number for each in past if each.closed_at is not None),
        season is None or season.closed_at is None,
    )
    listed = [each.user_id for each in view.standings if not each.left]
    interaction.client.membership.look(guild_id, listed)
    words = words_of(interaction)
    drawn = page == 0 and may_attach(interaction)
    return board_panel(view, board_picture(view, words) if drawn else None, words)


async def history(
    interaction: Interaction,
    user_id: int,
    which: str,
    page: int,
    user: discord.User | discord.Member | None = None,
) -> Panel:
    """Return a page of what a user went through in a season, counted from 0, with its curve."""
    store, guild_id = interaction.client.store, guild_of(interaction)
    own = user_id == interaction.user.id
    number = _number(which)
    season = None if number == ALL_TIME else await season_of(interaction, number)
    hidden_day = None if own else _today(interaction)
    length = await store.history.length(guild_id, user_id, season=number, hidden_day=hidden_day)
    page, pages = turned_to(page, length, ENTRIES)
    name = None
    if not own:
        standing = await store.boards.standing(guild_id, user_id, season=ALL_TIME)
        name = user.display_name if user else standing.name if standing else ""
    entries = await store.history.page(
        guild_id,
        user_id,
        season=number,
        limit=ENTRIES,
        offset=page * ENTRIES,
        hidden_day=hidden_day,
    )
    given = any(isinstance(each, Gift) for each in entries)
    view = HistoryView(
        user_id,
        name,
        season.number if season else ALL_TIME,
        await store.history.curve(guild_id, user_id, season=number),
        page,
        pages,
        entries,
        reasons=own or not given or await is_moderator(interaction),
        is_open=season is not None and season.closed_at is None,
        zone=(await store.guilds.settings(guild_id)).time_zone or ANYWHERE,
    )
    words = words_of(interaction)
    picture = history_picture(view, words) if may_attach(interaction) else None
    return history_panel(view, picture, words)


async def seasons(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """Return the seasons that fit what is typed: all time, and then the newest."""
    if interaction.guild_id is None:
        return []
    words, typed = words_of(interaction), typed.strip().casefold()
    newest = await interaction.client.store.seasons.count(interaction.guild_id)
    called = ((number, season_name(number, words)) for number in (ALL_TIME, *range(newest, 0, -1)))
    matching = (
        app_commands.Choice(name=name, value=number)
        for number, name in called
        if str(number).startswith(typed) or (not typed.isdecimal() and typed in name.casefold())
    )
    return list(islice(matching, MOST_OPTIONS))


async def games(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Return the games that move crowns and fit what is typed."""
    words, typed = words_of(interaction), typed.strip().casefold()
    matching = (
        app_commands.Choice(name=cut(words.game(game), MOST_OPTION), value=game)
        for game in with_crowns()
        if typed in f"{game}\n{words.game(game)}".casefold()
    )
    return list(islice(matching, MOST_OPTIONS))


def game_named(interaction: Interaction, typed: str) -> str:
    """Return the game that was picked, or typed out; raise `Declined` for none."""
    words, wanted = words_of(interaction), typed.strip().casefold()
    for game in (ALL, *with_crowns()):
        if wanted in (game, words.game(game).casefold()):
            return game
    raise Declined("refused-no-such-game")


async def report(interaction: Interaction, table_id: int, page: int) -> Panel:
    """Return a page of a past table's report, counted from 0. Only of this guild, only if over."""
    manager, guild_id = interaction.client.manager, guild_of(interaction)
    live = manager.get(table_id)
    if live is not None and live.state.record.guild_id == guild_id and not live.state.done:
        await require_visible(interaction, live.state.record)
        raise Declined("refused-report-open", link=live.state.view().place_link)
    written = await interaction.client.store.history.report(guild_id, table_id)
    if written is None:
        raise Declined("refused-no-such-report")
    record = written.table
    await require_visible(interaction, record)
    game = plugins().get(record.game)
    if game is None:
        raise Declined("refused-no-such-report")
    if record.day is not None and interaction.client.clock.now() < ends_at(record.day):
        raise Declined("refused-sealed", when=timestamp(ends_at(record.day)))
    if not survives(record):
        view = view_of(record)
        return report_panel(written, view, None, page, words_of(interaction))
    table = await manager.recall(table_id)
    if table is None:
        raise Declined("refused-no-such-report")
    told = table.state.told() if record.seed is not None else []
    return report_panel(written, table.state.view(), told, page, words_of(interaction))


def _today(interaction: Interaction) -> int:
    """Return the day whose deal others still play."""
    return day_of(interaction.client.clock.now())


def _number(which: str) -> int | None:
    return None if which == NOW else int(which)


async def season_of(interaction: Interaction, number: int | None) -> Season:
    """Return a season by its number, or the open one; raise `Declined` for one there never was."""
    season = await interaction.client.store.seasons.find(guild_of(interaction), number)
    if season is None:
        raise Declined("refused-no-such-season")
    return season
