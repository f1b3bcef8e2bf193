"""A seat's DM while its owner answers at the table: it shows no question that has gone stale."""

from games.engine.asks import Seat
from tests.support.evening import Evening, said


async def test_who_answers_at_the_table_is_told_so_in_the_dm(evening: Evening):
    await evening.deal(evening.party(4))
    await evening.turn()
    executioner, ask = evening.asked()
    assert any(f":{ask.id}:" in each for each in executioner.panel.ids)
    while evening.asked()[0] is not executioner or evening.asked()[1].id == ask.id:
        await evening.answer(*evening.asked(), "public")
        await evening.turn()
    _, current = evening.asked()
    letter = executioner.panel
    assert said("asked-at-the-table") in letter.text
    assert not any(each.startswith("gg:a:") for each in letter.ids)

    refreshed = await executioner.press(letter, "Refresh")
    assert refreshed.shown is not None
    assert any(f":{current.id}:" in each for each in refreshed.shown.ids)
    await evening.answer(executioner, current, "dm")
    await evening.turn()
    seat = Seat(next(s.seat for s in evening.table.record.seats if s.user_id == executioner.id))
    following = evening.table.ask_of(seat)
    assert said("asked-at-the-table") not in executioner.panel.text
    if following is not None:
        assert any(f":{following.id}:" in each for each in executioner.panel.ids)
