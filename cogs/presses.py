"""Buttons and selects of tables. Custom ids are in bot/panels/ids.py."""

import re
from abc import abstractmethod
from collections.abc import Awaitable, Callable
from typing import Any, Self

import discord
from discord import InteractionType, ui

from bot.app import GameBot
from bot.messages.answers import reply, whisper, words_of
from bot.messages.components import modal_of
from bot.panels import ids
from bot.panels.claims import chosen_claim, claim_panel, said_panel
from bot.panels.controls import WORD, Asked, is_crowd, typed_form
from bot.panels.details import explain_panel
from bot.panels.rules import rules_panel
from bot.plugins.formatter import Formatter
from bot.plugins.registry import plugins
from bot.tables.speech import hearers, require_voice, turn_of
from bot.tables.table import Table
from bot.text import visible
from bot.values.errors import Declined, MadeUp
from cogs.actions import ACTIONS, PAST, choose, show_options
from cogs.leaving import show_answered
from cogs.replies import Interaction, chosen, chosen_one, explain, in_time, written
from cogs.visibility import reached
from games.engine.asks import Answer, Ask, Seat, Target, Typed, Verb
from games.engine.errors import Reason, Refused


class Press(ui.DynamicItem["ui.Item[Any]"], template=r"gg:never"):
    """A press: `press` does it, and whatever goes wrong is explained to the one who pressed."""

    def __init__(self, item: ui.Item[Any], match: re.Match[str]) -> None:
        super().__init__(item)
        self.found = match

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Make the item from what was pressed."""
        return cls(item, match)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do it, or say why not; a press that was heard before is neither."""
        await carry_out(interaction, self.found, self.press)

    @abstractmethod
    async def press(self, interaction: Interaction) -> None:
        """Do what was pressed; raise what the one who pressed should be told."""


async def carry_out(
    interaction: discord.Interaction[Any],
    found: re.Match[str],
    act: Callable[[Interaction], Awaitable[None]],
) -> None:
    """Do what was pressed or sent, or say why not; ``found`` is its custom id."""
    if not interaction.client.take_in_hand(interaction.id):
        return
    try:
        await act(interaction)
    except Refused as refused:
        await _show_again(interaction, found, refused)
    except Exception as error:
        await explain(interaction, error)


async def _show_again(interaction: Interaction, found: re.Match[str], refused: Refused) -> None:
    """An answer was refused: its panel may be an old one."""
    try:
        table = reached(interaction, int(found["table"]))
        await interaction.client.renderer.at(table).refused(interaction, refused)
    except Exception as error:
        await explain(interaction, error)


class AnswerPress(Press, template=ids.ANSWER):
    """An answer to an ask, from a private panel or the public one."""

    async def press(self, interaction: Interaction) -> None:
        """Decode, submit, render."""
        table = reached(interaction, int(self.found["table"]))
        answer = Answer(self.found["verb"], _picks(interaction, self.found["pick"]))
        submit = table.submit(interaction.user.id, int(self.found["ask"]), answer)
        answered = await in_time(interaction, submit, new=False)
        await show_answered(interaction, table, answered)


class VerbPress(Press, template=ids.VERB):
    """A verb of an ask that has many: shows its targets, and answers nothing."""

    async def press(self, interaction: Interaction) -> None:
        """Find the ask, and show the private panel with the verb's targets."""
        table = reached(interaction, int(self.found["table"]))
        ask = _own_ask(interaction, table, int(self.found["ask"]))
        await interaction.client.renderer.at(table).show(
            interaction, ask.seat, verb=self.found["verb"]
        )


class TypePress(Press, template=ids.TYPE):
    """A verb whose pick is typed: opens the form for it, and answers nothing."""

    async def press(self, interaction: Interaction) -> None:
        """Find the verb, and open its form."""
        table = reached(interaction, int(self.found["table"]))
        ask, verb = _typed(interaction, table, self.found)
        fmt = Formatter(table.state.view(ask.seat), words_of(interaction))
        book = table.state.notebook(ask.seat)
        form = typed_form(Asked(fmt, book, ask), verb)
        await interaction.response.send_modal(modal_of(form))


async def sent(interaction: Interaction) -> None:
    """Take a form in which an answer was typed, if it is one."""
    data: Any = interaction.data or {}
    found = ids.TYPE.fullmatch(str(data.get("custom_id", "")))
    if interaction.type is not InteractionType.modal_submit or found is None:
        return

    async def give(interaction: Interaction) -> None:
        table = reached(interaction, int(found["table"]))
        ask, verb = _typed(interaction, table, found)
        line, text = verb.typed or Typed(0), visible(written(interaction).get(WORD, ""))
        if not line.fits(text):
            raise Declined("refused-typed", least=line.least, most=line.most)
        submit = table.submit(interaction.user.id, ask.id, Answer(verb.name, (text,)))
        answered = await in_time(interaction, submit, new=False)
        await show_answered(interaction, table, answered)

    await carry_out(interaction, found, give)


def _typed(interaction: Interaction, table: Table, found: re.Match[str]) -> tuple[Ask, Verb]:
    """Return the user's own open ask and its verb that is typed; raise `Refused` for others."""
    ask = _own_ask(interaction, table, int(found["ask"]))
    verb = ask.verb(found["verb"])
    if verb is None or verb.typed is None:
        raise Refused(Reason.NOT_OFFERED)
    return ask, verb


class ExplainPress(Press, template=ids.EXPLAIN):
    """“?” beside a question: answers nothing, and is for everybody who may see the question."""

    async def press(self, interaction: Interaction) -> None:
        """Find the ask, and say what matters for it."""
        table = reached(interaction, int(self.found["table"]))
        ask = _seen_ask(interaction, table, int(self.found["ask"]))
        words = words_of(interaction)
        await whisper(
            interaction, explain_panel(table.state.view(), table.state.notebook(None), ask, words)
        )


class ClaimPress(Press, template=ids.CLAIM):
    """What a seat says, list by list: of its kind, and of what it names."""

    async def press(self, interaction: Interaction) -> None:
        """Show the next list, or say it when nothing is left to choose."""
        table, words = reached(interaction, int(self.found["table"])), words_of(interaction)
        seat = Seat(table.state.own_seat(interaction.user.id).seat)
        require_voice(table.state, seat)
        view, book, turn = (
            table.state.view(),
            table.state.notebook(seat),
            turn_of(table.state, seat),
        )
        path = [int(each) for each in self.found["path"].split(":")[1:]]
        if chosen(interaction):
            path.append(int(chosen_one(interaction, ids.CLAIMED)[0]))
        kind, about = chosen_claim(view, book.talk, seat, path) if path else (None, ())
        if kind is None or len(about) < len(kind.fields):
            panel = claim_panel(view, book, seat, turn, words, path=path)
        else:
            heard_by = hearers(table.state, seat, kind, about)
            told = table.say(interaction.user.id, int(self.found["turn"]), kind.name, about)
            await in_time(interaction, told, new=False)
            panel = said_panel(view, turn_of(table.state, seat), words, heard_by=heard_by)
        await reply(interaction, panel)


class DraftPress(Press, template=ids.DRAFT):
    """Something meant for a seat, in an answer that is for several; or giving all of it."""

    async def press(self, interaction: Interaction) -> None:
        """Find the ask; change the draft and show it, or submit it and render."""
        table = reached(interaction, int(self.found["table"]))
        ask = _own_ask(interaction, table, int(self.found["ask"]))
        answers, whom = interaction.client.renderer.at(table), self.found["seat"]
        drafts, verb = answers.drafts, ask.verb(self.found["verb"])
        if verb is None:
            raise Refused(Reason.NOT_OFFERED)
        if whom is None:
            answer = Answer(verb.name, drafts.picks(ask, verb))
            submit = table.submit(interaction.user.id, ask.id, answer)
            answered = await in_time(interaction, submit, new=False)
            drafts.drop(ask)
            await answers.answered(interaction, answered)
        else:
            for target in _picks(interaction):
                drafts.put(ask, verb, Seat(int(whom)), target)
            await answers.show(interaction, ask.seat)


class CrowdPress(Press, template=ids.CROWD):
    """An answer to one's own ask, on a button that all who were asked at once share."""

    async def press(self, interaction: Interaction) -> None:
        """Find the own ask among those put at once, submit, render."""
        table = reached(interaction, int(self.found["table"]))
        ask = _own_among(interaction, table, int(self.found["ask"]))
        answer = Answer(self.found["verb"], _picks(interaction, self.found["pick"]))
        submit = table.submit(interaction.user.id, ask.id, answer)
        answered = await in_time(interaction, submit, new=False)
        answers = interaction.client.renderer.at(table)
        if ask in table.state.put():
            await answers.chosen(interaction, ask, answer)
        else:
            await answers.answered(interaction, answered)


class ActionPress(Press, template=ids.ACTION):
    """Something done to or at a table."""

    async def press(self, interaction: Interaction) -> None:
        """Find the table and what to do."""
        table_id, action = int(self.found["table"]), self.found["action"]
        if action in PAST:
            page = self.found["page"]
            await PAST[action](interaction, table_id, None if page is None else int(page))
            return
        table = reached(interaction, table_id)
        if action not in ACTIONS:
            raise Declined("refused-stale")
        await ACTIONS[action](interaction, table)


class OptionPress(Press, template=ids.OPTION):
    """What a host may still change in the lobby."""

    async def press(self, interaction: Interaction) -> None:
        """Show the lists, or take what was chosen from one."""
        table = reached(interaction, int(self.found["table"]))
        if self.found["option"] is None:
            await show_options(interaction, table)
        else:
            await choose(interaction, table, self.found["option"])


class RulesPress(Press, template=ids.RULES):
    """A page of the rules browser."""

    async def press(self, interaction: Interaction) -> None:
        """Turn to the page."""
        if self.found["game"] not in plugins():
            raise Declined("refused-no-such-page")
        page = next(iter(chosen(interaction)), self.found["page"])
        panel = rules_panel(self.found["game"], page, words_of(interaction))
        await reply(interaction, panel)


def _own_ask(interaction: Interaction, table: Table, ask_id: int) -> Ask:
    """Return an open ask; raise `Refused` unless it is open, and the user's own."""
    return table.state.own_ask(Seat(table.state.own_seat(interaction.user.id).seat), ask_id)


def _seen_ask(interaction: Interaction, table: Table, ask_id: int) -> Ask:
    """Return an ask as the user may see it; raise `Refused` for one that is over, or a secret."""
    put, own = table.state.put(), table.state.seat_of(interaction.user.id)
    found = next((ask for ask in put if ask.id == ask_id), None)
    if found is None or (found.hidden and (own is None or own.seat != found.seat)):
        raise Refused(Reason.STALE)
    if found.secret and not is_crowd(put):
        return _own_ask(interaction, table, ask_id)
    return found if own is not None and own.seat == found.seat else found.in_public()


def _own_among(interaction: Interaction, table: Table, ask_id: int) -> Ask:
    """Return the user's own open ask among those put at once with ``ask_id``.

    Raise `Refused` for who was not asked, and where no buttons are shared, as an old message
    may have them; `Declined` for who has chosen already.
    """
    seat, put = table.state.own_seat(interaction.user.id).seat, table.state.put()
    if all(ask.id != ask_id for ask in put):
        return table.state.own_ask(Seat(seat), ask_id)
    if not is_crowd(put):
        raise Refused(Reason.STALE)
    if all(ask.seat != seat for ask in put):
        raise Refused(Reason.NOT_YOURS)
    own = table.state.ask_of(Seat(seat))
    if own is None:
        raise Declined("refused-chosen-already")
    return own


def _picks(interaction: Interaction, pick: str | None = None) -> tuple[Target, ...]:
    """Return what a button's pick, or a select's values, stand for: seats are numbers."""
    values = chosen(interaction) if pick is None else [pick]
    return tuple(int(value) if value.isdecimal() else value for value in values)


async def refuse_made_up(interaction: Interaction) -> None:
    """Refuse a press, or a form, that is none of the bot's: nothing else answers it."""
    if interaction.type not in (InteractionType.component, InteractionType.modal_submit):
        return
    data: Any = interaction.data or {}
    custom_id = str(data.get("custom_id", ""))
    if any(form.fullmatch(custom_id) for form in ids.PRESSES):
        return
    if interaction.client.take_in_hand(interaction.id):
        await explain(interaction, MadeUp())


async def setup(bot: GameBot) -> None:
    """Let discord.py find these presses by their custom ids, and refuse all others."""
    bot.add_listener(refuse_made_up, "on_interaction")
    bot.add_listener(sent, "on_interaction")
    bot.add_dynamic_items(
        AnswerPress,
        VerbPress,
        TypePress,
        ExplainPress,
        ClaimPress,
        DraftPress,
        CrowdPress,
        ActionPress,
        OptionPress,
        RulesPress,
    )
