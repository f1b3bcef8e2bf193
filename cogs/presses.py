"""Whatever is pressed or sent: what does it, by the form of its custom id."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any, Final, TypeAlias

import discord
from discord import InteractionType

from bot.app import GameBot
from bot.panels import ids
from bot.panels.ids import table_of
from bot.tables.presence import present
from bot.tables.table import Table
from bot.values.errors import Elsewhere, Frozen, MadeUp
from cogs import actions, crowns, days, help, plans, privacy, questions
from cogs.court import presses as court
from cogs.replies import SOON, Interaction, custom_id, explain
from cogs.visibility import table_in_reach
from games.engine.errors import Refused

Act: TypeAlias = Callable[[Interaction, re.Match[str]], Awaitable[None]]
"""Does what a custom id says; raises what the one who pressed should be told."""

HEARD: Final[Mapping[InteractionType, Mapping[ids.IdForm, Act]]] = {
    InteractionType.component: {
        ids.ANSWER: questions.answer,
        ids.CROWD: questions.answer_in_crowd,
        ids.VERB: questions.show_targets,
        ids.STEP: questions.show_targets,
        ids.TYPE: questions.ask_typed,
        ids.DRAFT: questions.draft,
        ids.CLAIM: questions.claim,
        ids.LAST_WORDS: questions.say_last,
        ids.THUMB: questions.thumb,
        ids.EXPLAIN: questions.explain_question,
        ids.ACTION: actions.act,
        ids.OPTION: actions.change_options,
        ids.PLAN: plans.ask_time,
        ids.RULES: help.turn_rules,
        ids.HELP: help.turn,
        ids.BOARD: crowns.turn_board,
        ids.HISTORY: crowns.turn_history,
        ids.REPORT: crowns.turn_report,
        ids.DAY: days.turn,
        ids.PRIVACY: privacy.press,
        ids.COURT: court.press,
    },
    InteractionType.modal_submit: {
        ids.TYPE: questions.answer_typed,
        ids.PLAN: plans.take_time,
        ids.COURT: court.take_form,
    },
}


async def heard(interaction: discord.Interaction[Any]) -> None:
    """Do what was pressed or sent, or say why not; what was heard before is neither."""
    acts = HEARD.get(interaction.type)
    if acts is None or not interaction.client.take_in_hand(interaction.id):
        return
    try:
        await _carry_out(interaction, acts)
    except Exception as error:
        await explain(interaction, error)


async def _carry_out(interaction: Interaction, acts: Mapping[ids.IdForm, Act]) -> None:
    pressed = custom_id(interaction)
    # A table knows that who presses is there, and what they read, before they are answered. Nobody
    # is kept waiting where the database is slow.
    table_id, user, locale = table_of(pressed), interaction.user.id, str(interaction.locale)
    table = None if table_id is None else interaction.client.manager.get(table_id)
    if table is not None and present(table.state, user, locale) is not None:
        noting = asyncio.ensure_future(_note(table, user, locale))
        await asyncio.wait({noting}, timeout=SOON / 2)
    act, found = next(
        ((act, found) for form, act in acts.items() if (found := form.fullmatch(pressed))),
        (None, None),
    )
    if act is None or found is None:
        raise MadeUp
    try:
        await act(interaction, found)
    except Refused as refused:
        # The panel of an answer that was refused may be an old one.
        table = table_in_reach(interaction, int(found["table"]))
        await interaction.client.renderer.at(table).refused(interaction, refused)


async def _note(table: Table, user: int, locale: str) -> None:
    # Where that cannot be done any more, neither can what was pressed, which says so.
    with suppress(Elsewhere, Frozen):
        await table.note_presence(user, locale)


async def setup(bot: GameBot) -> None:
    """Hear all that is pressed and sent: nothing else answers it."""
    bot.add_listener(heard, "on_interaction")
