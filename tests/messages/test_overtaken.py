"""An answer to a press that Discord takes late, when the table has gone on: it is not the last."""

from collections.abc import Awaitable, Callable

import pytest

from bot.messages import table_answers
from bot.messages.answers import Interaction
from bot.panels.panel import Panel
from bot.tables.admission import Person
from games.engine.asks import Answer
from tests.support.evening import Evening


def overtake(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, happen: Callable[[], Awaitable[object]]
) -> None:
    """Have something happen, and be drawn, before the next answer to a press arrives."""
    redraw = table_answers.redraw

    async def late(interaction: Interaction, panel: Panel) -> bool:
        monkeypatch.setattr(table_answers, "redraw", redraw)
        await happen()
        await evening.clock.turn(2)
        return await redraw(interaction, panel)

    monkeypatch.setattr(table_answers, "redraw", late)


async def test_a_lobby_shows_all_who_have_joined_whoevers_answer_arrives_last(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    ann, bob, cid = evening.party(3)
    await evening.sit_down([ann])
    table, sit_down = evening.table, evening.bot.manager.sit_down
    overtake(evening, monkeypatch, lambda: sit_down(table, Person(cid.id, cid.name, 1)))
    await bob.press(evening.lobby(), "Join")
    assert "Cid" not in evening.lobby().text
    await evening.turn()
    assert "Cid" in evening.lobby().text
    assert "Bob" in evening.lobby().text
    before = len(evening.counted)
    await evening.turn(600)
    assert len(evening.counted) == before, "it is set right once"


async def test_a_panel_asks_what_is_asked_now_whoevers_answer_arrives_last(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
):
    await evening.deal(evening.party(4))

    async def answer() -> None:
        (guest, ask), *_ = evening.people_asked()
        verb = ask.verbs[0]
        await evening.table.submit(guest.id, ask.id, Answer(verb.name, verb.pool[: verb.least]))

    overtake(evening, monkeypatch, answer)
    await evening.answer(*evening.asked(), "public")
    _, ask = evening.asked()
    assert f":{ask.id}:" not in "".join(evening.panel().ids)
    await evening.turn()
    assert evening.asked()[1] is ask
    assert f":{ask.id}:" in "".join(evening.panel().ids)
