"""A question that comes to who has gone quiet is sent, which notifies; an edit does not."""

import pytest

from tests.support.evening import Evening, Guest, Look, said


async def called(evening: Evening, pace: str, quiet: float) -> tuple[Guest, Look]:
    """Who is asked next, and the DM before that."""
    await evening.deal(evening.party(4), pace=pace)
    caller, ask = evening.asked()
    guest = evening.of(evening.table.record.seats[int(ask.verbs[0].pool[0])].user_id or 0)
    await evening.turn(quiet)
    before = guest.panel
    await evening.answer(caller, ask)
    await evening.turn()
    assert said("botk-ask-action") in guest.panel.text
    return guest, before


@pytest.mark.parametrize(("pace", "sent"), [("quick", False), ("normal", True)])
async def test_a_question_is_sent_to_who_is_quiet(evening: Evening, pace: str, sent: bool):
    guest, before = await called(evening, pace, 30)
    assert (guest.panel.id > before.id) is sent
    after = guest.panel
    await evening.turn(40)
    assert guest.panel.id == after.id, "once"
    await evening.play()


async def test_who_has_just_pressed_something_is_not_called(evening: Evening):
    await evening.deal(evening.party(4))
    executioner, ask = evening.asked()
    letter = executioner.panel
    while evening.asked()[0] is not executioner or evening.asked()[1].id == ask.id:
        await evening.answer(*evening.asked())
        await executioner.press(executioner.panel, "Refresh")
        await evening.turn()
    assert executioner.panel.id == letter.id


async def test_who_answers_at_the_table_is_called_after_a_minute(evening: Evening):
    await evening.deal(evening.party(4))
    executioner, ask = evening.asked()
    letter = executioner.panel
    await evening.answer(executioner, ask, "public")
    await evening.turn(70)
    while evening.asked()[0] is not executioner:
        await evening.answer(*evening.asked(), "public")
        await evening.turn()
    _, current = evening.asked()
    assert executioner.panel.id > letter.id
    assert any(f":{current.id}:" in each for each in executioner.panel.ids)
