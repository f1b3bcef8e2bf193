"""Presses that answer a question of the game, or lead to an answer."""

import re
from functools import partial

from bot.messages.answers import is_private, once_more, reply, whisper, words_of
from bot.messages.components import modal_of
from bot.panels import ids
from bot.panels.claims import chosen_claim, claim_panel, said_panel, say_panel
from bot.panels.controls import WORD, Asked, is_crowd, typed_form
from bot.panels.details import explain_panel
from bot.panels.last_words import PLEA, chosen_plea
from bot.plugins.formatter import Formatter
from bot.tables.answering import Answered
from bot.tables.speech import (
    answered,
    hearers,
    pleaded,
    require_open,
    require_voice,
    said,
    turn_of,
    voted,
)
from bot.tables.table import Table
from bot.text import visible
from bot.values.errors import Declined
from cogs.leaving import show_answered
from cogs.replies import Interaction, chosen, chosen_one, form_fields, in_time
from cogs.seating import own_seat
from cogs.visibility import table_in_reach
from games.engine.asks import Answer, Ask, Seat, Target, Typed, Verb
from games.engine.errors import Reason, Refused

PLEADED = "(?P<kind>[0-9]{1,3})-(?P<code>[0-9]{1,3})"
"""A value of the list of last words."""


async def answer(interaction: Interaction, found: re.Match[str]) -> None:
    """Answer an ask, from a private panel or the public one."""
    table = table_in_reach(interaction, int(found["table"]))
    given = Answer(found["verb"], _picks(interaction, found["pick"]))
    await _answer(interaction, table, int(found["ask"]), given)


async def answer_in_crowd(interaction: Interaction, found: re.Match[str]) -> None:
    """Answer one's own ask, on a button that all who were asked at once share."""
    table = table_in_reach(interaction, int(found["table"]))
    ask = _own_among(interaction, table, int(found["ask"]))
    given = Answer(found["verb"], _picks(interaction, found["pick"]))
    answered = await _submitted(interaction, table, ask.id, given)
    answers = interaction.client.renderer.at(table)
    if ask in table.state.put():
        await answers.chosen(interaction, ask, given)
    else:
        await answers.answered(interaction, answered)


async def show_targets(interaction: Interaction, found: re.Match[str]) -> None:
    """Show the targets of a verb, or a step, of an ask that has many; nothing is answered."""
    table = table_in_reach(interaction, int(found["table"]))
    ask = _own_ask(interaction, table, int(found["ask"]))
    answers = interaction.client.renderer.at(table)
    await answers.show(interaction, ask.seat, verb=found["verb"])
    if await interaction.client.manager.alone.advise(table):
        await answers.show(interaction, ask.seat, verb=found["verb"])


async def ask_typed(interaction: Interaction, found: re.Match[str]) -> None:
    """Open the form for a verb whose pick is typed; nothing is answered."""
    table = table_in_reach(interaction, int(found["table"]))
    ask, verb = _typed(interaction, table, found)
    fmt = Formatter(table.state.view(ask.seat), words_of(interaction))
    form = typed_form(Asked(fmt, table.state.notebook(ask.seat), ask), verb)
    await interaction.response.send_modal(modal_of(form))


async def answer_typed(interaction: Interaction, found: re.Match[str]) -> None:
    """Answer with what was typed into that form."""
    table = table_in_reach(interaction, int(found["table"]))
    ask, verb = _typed(interaction, table, found)
    line, text = verb.typed or Typed(0), visible(form_fields(interaction).get(WORD, ""))
    if not line.fits(text):
        raise Declined("refused-typed", least=line.least, most=line.most)
    await _answer(interaction, table, ask.id, Answer(verb.name, (text,)))


async def draft(interaction: Interaction, found: re.Match[str]) -> None:
    """Choose something for one seat, in an answer that is for several; or give all of it."""
    table = table_in_reach(interaction, int(found["table"]))
    ask = _own_ask(interaction, table, int(found["ask"]))
    answers, whom = interaction.client.renderer.at(table), found["seat"]
    drafts, verb = answers.drafts, ask.verb(found["verb"])
    if verb is None:
        raise Refused(Reason.NOT_OFFERED)
    if whom is None:
        given = Answer(verb.name, drafts.picks(ask, verb))
        with answers.answering(interaction):
            answered = await _submitted(interaction, table, ask.id, given)
            drafts.drop(ask)
            await answers.answered(interaction, answered)
    else:
        for target in _picks(interaction):
            drafts.put(ask, verb, Seat(int(whom)), target)
        await answers.show(interaction, ask.seat)


async def claim(interaction: Interaction, found: re.Match[str]) -> None:
    """Show the next list of what a seat says; or say it, when nothing is left to choose."""
    table, words = table_in_reach(interaction, int(found["table"])), words_of(interaction)
    seat = own_seat(interaction, table)
    require_voice(table.state, seat)
    view, book, turn = table.state.view(), table.state.notebook(seat), turn_of(table.state, seat)
    everything = found["path"] == f":{ids.ALL}"
    path = [] if everything else [int(each) for each in found["path"].split(":")[1:]]
    if chosen(interaction):
        path.append(int(chosen_one(interaction, ids.CLAIMED)[0]))
    kind, about = chosen_claim(view, book, path) if path else (None, ())
    if not path and not everything:
        panel = say_panel(view, book, turn, words)
    elif kind is None or len(about) < len(kind.fields):
        panel = claim_panel(view, book, turn, words, path)
    else:
        heard_by = hearers(table.state, seat, kind, about)
        told = table.act(interaction.user.id, said, int(found["turn"]), kind.name, about)
        await in_time(interaction, told, new=False)
        panel = said_panel(view, turn_of(table.state, seat), words, heard_by=heard_by)
    await reply(interaction, panel)


async def say_last(interaction: Interaction, found: re.Match[str]) -> None:
    """Say one's last words before a question, or vote on what is to come of it."""
    table, ask = table_in_reach(interaction, int(found["table"])), int(found["ask"])
    user, word = interaction.user.id, found["verb"]
    if word == PLEA:
        require_open(table.state, ask)
        code = chosen_one(interaction, PLEADED)
        view, book = table.state.view(), table.state.notebook(None)
        kind, about = chosen_plea(view, book, int(code["kind"]), int(code["code"]))
        spoken = table.act(user, pleaded, ask, kind.name, about)
    else:
        spoken = table.act(user, voted, ask, word)
    seat = await in_time(interaction, spoken, new=False)
    answers = interaction.client.renderer.at(table)
    await answers.answered(interaction, Answered(seat, news=False))


async def thumb(interaction: Interaction, found: re.Match[str]) -> None:
    """Agree or disagree with a claim, on the panel that it stands on."""
    table, words = table_in_reach(interaction, int(found["table"])), words_of(interaction)
    told = table.act(interaction.user.id, answered, found["kind"], int(found["claim"]))
    seat = await in_time(interaction, told, new=False)
    if not is_private(interaction):
        # The same thumb again is taken back: nobody is to be told to try again.
        await once_more(partial(interaction.client.renderer.at(table).update, interaction))
        return
    book, turn = table.state.notebook(seat), turn_of(table.state, seat)
    await reply(interaction, say_panel(table.state.view(), book, turn, words))


async def explain_question(interaction: Interaction, found: re.Match[str]) -> None:
    """Say what matters for a question, to everybody who may see it; nothing is answered."""
    table = table_in_reach(interaction, int(found["table"]))
    ask, state = _seen_ask(interaction, table, int(found["ask"])), table.state
    panel = explain_panel(state.view(), state.notebook(None), ask, words_of(interaction))
    await whisper(interaction, panel)


async def _answer(interaction: Interaction, table: Table, ask_id: int, given: Answer) -> None:
    with interaction.client.renderer.at(table).answering(interaction):
        answered = await _submitted(interaction, table, ask_id, given)
        await show_answered(interaction, table, answered)


async def _submitted(
    interaction: Interaction, table: Table, ask_id: int, given: Answer
) -> Answered:
    return await in_time(interaction, table.submit(interaction.user.id, ask_id, given), new=False)


def _typed(interaction: Interaction, table: Table, found: re.Match[str]) -> tuple[Ask, Verb]:
    """Return the user's own open ask and its verb that is typed; raise `Refused` for others."""
    ask = _own_ask(interaction, table, int(found["ask"]))
    verb = ask.verb(found["verb"])
    if verb is None or verb.typed is None:
        raise Refused(Reason.NOT_OFFERED)
    return ask, verb


def _own_ask(interaction: Interaction, table: Table, ask_id: int) -> Ask:
    """Return an open ask; raise `Refused` unless it is open, and the user's own."""
    return table.state.own_ask(own_seat(interaction, table), ask_id)


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
    seat, put = own_seat(interaction, table), table.state.put()
    if all(ask.id != ask_id for ask in put):
        return table.state.own_ask(seat, ask_id)
    if not is_crowd(put):
        raise Refused(Reason.STALE)
    if all(ask.seat != seat for ask in put):
        raise Refused(Reason.NOT_YOURS)
    own = table.state.ask_of(seat)
    if own is None:
        raise Declined("refused-chosen-already")
    return own


def _picks(interaction: Interaction, pick: str | None = None) -> tuple[Target, ...]:
    """Return what a button's pick, or a select's values, stand for: seats are numbers."""
    return tuple(map(ids.target_of, chosen(interaction) if pick is None else [pick]))
