"""Leaving a game in progress, and ending one: asked first, for neither can be taken back."""

from bot.messages.answers import is_private, reply, whisper, words_of
from bot.panels.court.confirm import confirm_panel
from bot.panels.ids import ACTION
from bot.panels.panel import Panel
from bot.tables.answering import Answered
from bot.tables.ending import (
    can_be_ended,
    end,
    given_up,
    has_result,
    require_leaving,
    votes,
    votes_count,
)
from bot.tables.lobby import leave
from bot.tables.table import Table
from bot.values.errors import Declined
from bot.values.records import SeatRecord
from bot.values.tables import Status
from cogs.replies import Interaction, change, done, in_time, say
from cogs.seating import may_manage, order_to_end


def _sure(
    interaction: Interaction,
    table: Table,
    said: str,
    does: tuple[str, str],
    leaves: tuple[str, str] = ("leave-it", "keep"),
) -> Panel:
    """Return the question whether that is to be done; each button by its text's key and action."""
    words = words_of(interaction)
    (label, custom_id), kept = (
        (words(f"button-{key}"), ACTION.of(table.id, action)) for key, action in (does, leaves)
    )
    return confirm_panel(words, said, label, custom_id, kept=kept)


async def leave_table(interaction: Interaction, table: Table) -> None:
    """Leave a lobby, or ask whether a seat of a running game is really to be given up.

    Who was coming to what is planned is not any more.
    """
    if table.state.gathering:
        try:
            await _leave_lobby(interaction, table)
            return
        except Declined:
            # It may have begun meanwhile.
            if table.state.gathering:
                raise
    seat = require_leaving(table.state, interaction.user.id)
    key = "leave-ask-crowns" if _at_stake(table, seat) else "leave-ask"
    said = words_of(interaction)(key, link=table.state.view().place_link)
    going, stay = ("leave-game", "sure-leave"), ("stay", "keep")
    await whisper(interaction, _sure(interaction, table, said, going, stay))


async def _leave_lobby(interaction: Interaction, table: Table) -> None:
    planned = table.state.record.status is Status.PLANNED
    if planned and table.state.seat_of(interaction.user.id) is None and interaction.message:
        await say(interaction, "left-plan", table=str(table.id))
        return
    leaving = leave(table, interaction.user.id)
    if interaction.message is not None:
        await change(interaction, table, leaving)
    else:
        await in_time(interaction, leaving, new=False)
        await say(interaction, "left-plan" if planned else "left-lobby", table=str(table.id))


async def leave_for_good(interaction: Interaction, table: Table) -> None:
    """Hand the seat to a computer player, or end the game where the rest have voted for that."""
    seat = table.state.seat_of(interaction.user.id)
    await in_time(interaction, table.hand_over(interaction.user.id), new=False)
    key = "left-seat-crowns" if _at_stake(table, seat) else "left-seat"
    if not table.state.going_on:
        key = _how_ended(table, f"ended-by-{table.state.ended_by}")
    await done(interaction, key)


def _at_stake(table: Table, seat: SeatRecord | None) -> bool:
    """Say whether who leaves a seat may still win or lose crowns by it."""
    return seat is not None and table.state.record.counted and not seat.plays_for_another


async def ask_give_up(interaction: Interaction, table: Table) -> None:
    """Ask who plays alone whether the game is really to be lost."""
    table.state.own_seat(interaction.user.id)
    if not table.state.going_on:
        raise Declined("refused-table-over")
    key = "give-up-ask" if table.state.record.day is None else "give-up-ask-daily"
    said = words_of(interaction)(key)
    lose, play_on = ("give-up", "sure-give-up"), ("play-on", "refresh")
    await reply(interaction, _sure(interaction, table, said, lose, play_on))


async def give_up(interaction: Interaction, table: Table) -> None:
    """Give up, and show what that came to."""
    seat = await in_time(interaction, table.act(interaction.user.id, given_up), new=False)
    await show_answered(interaction, table, Answered(seat, news=False))


async def show_answered(interaction: Interaction, table: Table, answered: Answered) -> None:
    """Show what came of an answer; then a hint that was asked for, or what there is to say after
    the end.
    """
    answers = interaction.client.renderer.at(table)
    await answers.answered(interaction, answered)
    alone = interaction.client.manager.alone
    over = is_private(interaction) and table.state.done
    if await alone.advise(table) or (over and await alone.look_back(table)):
        await answers.show(interaction, answered.seat)


async def end_table(interaction: Interaction, table: Table) -> None:
    """End the host's own lobby, or ask whether a table is really to be ended.

    A player of a game in progress, who may not end it alone, is asked for a vote.
    """
    user = interaction.user.id
    if votes_count(table.state, user) and not await may_manage(interaction, table):
        state, words = table.state, words_of(interaction)  # As it stands by now.
        said = words("want-end-ask", n=votes(state), needed=state.votes_needed)
        await whisper(interaction, _sure(interaction, table, said, ("want-end", "want-end")))
        return
    await require_managing(interaction, table)
    if not ends_at_a_word(interaction, table):
        await ask_end(interaction, table)
    else:
        await in_time(interaction, end(table, order_to_end(interaction, table)), new=True)
        await say(interaction, "ended-by-hand-done")


def ends_at_a_word(interaction: Interaction, table: Table) -> bool:
    """Say whether nobody need be asked twice: a lobby is its host's own, no moderator's.

    So is what is planned, as long as nobody else has answered.
    """
    record = table.state.record
    people = sum(seat.user_id is not None for seat in record.seats)
    own = record.status is Status.LOBBY or (record.status is Status.PLANNED and people < 2)
    return own and interaction.user.id == table.state.record.host_id


async def ask_end(interaction: Interaction, table: Table) -> None:
    """Ask who may end a table whether that is really to be done."""
    if not can_be_ended(table.state):
        raise Declined("refused-table-over")
    key = "court-end-ask-settled" if has_result(table.state) else "court-end-ask"
    if table.state.record.status is Status.PLANNED:
        key = "call-off-ask"
    said = words_of(interaction)(key, table=str(table.id))
    await whisper(interaction, _sure(interaction, table, said, ("end-table", "sure-end")))


async def end_for_good(interaction: Interaction, table: Table) -> None:
    """End a table, if whoever says so may still do it."""
    await require_managing(interaction, table)
    await in_time(interaction, end(table, order_to_end(interaction, table)), new=False)
    await done(interaction, _how_ended(table, "ended-by-hand-done"))


def _how_ended(table: Table, otherwise: str) -> str:
    """Return the key of what is said of a game that was just ended: it may be its result."""
    return "ended-settled" if has_result(table.state) else otherwise


async def want_end(interaction: Interaction, table: Table) -> None:
    """Take a player's vote for ending the game, and say what came of it."""
    await in_time(interaction, table.want_end(interaction.user.id), new=False)
    state = table.state
    if state.going_on:
        await done(interaction, "want-end-done", n=votes(state), needed=state.votes_needed)
    else:
        await done(interaction, _how_ended(table, f"ended-by-{state.ended_by}"))


async def keep(interaction: Interaction, _: Table) -> None:
    """Leave all as it is."""
    await done(interaction, "court-left")


async def require_managing(interaction: Interaction, table: Table) -> None:
    """Raise `Declined` for who may not run the table."""
    if not await may_manage(interaction, table):
        raise Declined("refused-not-host")
