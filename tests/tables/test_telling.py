"""What must be felt is told beat by beat: the match is ahead, and panels show what was told."""

import shutil
from collections.abc import AsyncIterator
from itertools import pairwise
from pathlib import Path

import pytest

from bot.panels.ids import ANSWER
from bot.values.tables import BEAT, Pace, Status
from games.botk.words import Topic
from tests.cogs.test_claims import choose, labels, lists_of, spoken, value
from tests.court.acts import acts
from tests.support.evening import Evening, refused, said
from tests.support.failing_store import trouble
from tests.support.fixtures import Stack

stacked = pytest.mark.usefixtures("a_head_falls")
DEAD = "is dead"


@pytest.fixture
async def evening(tmp_path: Path, blank: Path, gallows: Stack) -> AsyncIterator[Evening]:
    """The bot, at whose tables a beat is felt as long as it is meant to be."""
    database = tmp_path / "gallows.db"
    shutil.copy(blank, database)
    async with Evening.begin(database, beat=BEAT) as evening:
        yield evening


async def condemned(evening: Evening, **options: str) -> None:
    """Play on until somebody is condemned, and the Executioner may strike."""
    await evening.deal(evening.party(4), last_words=False, **options)
    await evening.play(until=Topic.GESTURE)


async def strike(evening: Evening) -> None:
    """The Executioner strikes, in the DM."""
    guest, ask = evening.asked()
    await evening.answer(guest, ask, verb="strike")


def status(evening: Evening) -> Status:
    """What the table is at."""
    return evening.table.state.record.status


async def felt(evening: Evening) -> list[str]:
    """The latest moment, as it is after each beat, until all has been told."""
    seen = []
    while not evening.table.state.caught_up:
        await evening.turn(0.0)
        seen.append(evening.moments()[-1].text)
        await evening.turn(BEAT)
    await evening.turn()
    return seen


@stacked
async def test_what_a_computer_sets_off_is_told_more_slowly(evening: Evening):
    await evening.deal(evening.party(4), last_words=False)
    await evening.play(until=Topic.EXECUTE)
    guest, _ = evening.asked()
    told = len(evening.moments())
    await evening.sure(guest, "botk leave")
    while len(evening.moments()) == told:
        await evening.turn(0.5)
    assert "is condemned" in evening.moments()[-1].text
    await evening.turn(BEAT + 0.5)
    assert not evening.table.state.caught_up, "nobody has pressed: it is to be read first"
    await evening.turn(BEAT)
    assert evening.table.state.caught_up


@stacked
async def test_a_chain_is_told_beat_by_beat_where_the_question_was(evening: Evening):
    await condemned(evening)
    before, asking = evening.moments()[-1], evening.panel()
    assert "is condemned" in before.text
    await strike(evening)
    beats = await felt(evening)
    assert evening.moments()[-1].id == asking.id, "one answer is one message"
    assert evening.moments()[-2].text == before.text
    assert evening.panel().id > asking.id, "what is asked next stands below it"
    assert all(now.startswith(then) for then, now in pairwise(beats))
    assert "held the Nice Hat" in beats[0]
    assert DEAD not in beats[0]
    assert DEAD in beats[1]


async def test_the_first_gallows_card_is_felt_before_the_panel_asks(evening: Evening):
    await evening.sit_down(evening.party(4))
    lobby = evening.lobby().id
    await evening.party(4)[0].press(evening.lobby(), "Begin")
    (card,) = evening.moments()
    assert "Gallows card:" in card.text
    assert not any("Recap" in look.buttons for look in evening.all_public())
    await evening.turn()
    await evening.turn(BEAT)
    await evening.turn()
    assert [look.text for look in evening.moments()] == [card.text], "it is told once"
    panel = evening.panel()
    assert panel.id > card.id
    (begun,) = [look for look in evening.all_public() if look.id == lobby]
    place, _, _ = evening.table.state.view().place_link.rpartition("/")
    assert f"{place}/{card.id}" in begun.text, "and below it the panel"


@pytest.mark.parametrize("kill", [True, False])
async def test_a_game_that_is_stopped_while_it_opens_opens_once(evening: Evening, kill: bool):
    guests = evening.party(4)
    await evening.sit_down(guests, last_words=False)
    await guests[0].press(evening.lobby(), "Begin")
    shown = (await guests[1].slash("botk hand")).said[-1]
    assert said("no-question-now") in shown.text
    await evening.restart(kill=kill)
    await guests[2].slash("botk status")
    await evening.turn(BEAT)
    await evening.turn()
    assert len(evening.moments()) == 1
    assert evening.panel().id > evening.moments()[0].id
    await evening.play(until=Topic.GESTURE)
    assert len(evening.moments()) == 3, "the second card, and the condemned"
    assert evening.panel().id > evening.moments()[-1].id


def asks_to_strike(evening: Evening) -> bool:
    """Whether a message at the table shows that question."""
    return any("Strike" in look.buttons for look in evening.all_public())


@stacked
async def test_the_panel_asks_nothing_while_what_came_of_an_answer_is_told(evening: Evening):
    """The answer is given in a DM, so that no press changes the panel: it costs a request."""
    await condemned(evening)
    asking = evening.panel()
    assert asks_to_strike(evening)
    await strike(evening)
    await evening.turn(0.0)
    assert not asks_to_strike(evening)
    assert evening.moments()[-1].id == asking.id
    await felt(evening)
    assert evening.panel().id > asking.id


@stacked
async def test_a_panel_that_was_pressed_lately_asks_nothing_from_the_first_beat_on(
    evening: Evening,
):
    await evening.deal(evening.party(4), last_words=False)
    await evening.play(until=Topic.EXECUTE)
    guest, ask = evening.asked()
    await guest.answer(evening.panel(), ask, "condemn")
    await felt(evening)
    assert asks_to_strike(evening)
    await evening.answer(*evening.asked(), "hand", verb="strike")
    before = len(evening.counted)
    await evening.turn(0.0)
    assert not asks_to_strike(evening)
    assert len(evening.counted) == before, "the moment follows the press on the panel"


@stacked
async def test_nothing_is_shown_before_it_was_told(evening: Evening):
    """Nor in the private panel of who has died, nor by a command."""
    await condemned(evening)
    table = evening.table
    assert table.state.match is not None
    (about,) = {ask.about for ask in table.state.asks()}
    victim = evening.of(table.state.record.seats[int(about or 0)].user_id or 0)
    await strike(evening)
    await evening.turn(0.0)
    assert any(type(told.event).__name__ == "Died" for told in table.state.match.log)
    hand = await victim.slash("botk hand")
    for shown in (*evening.all_public(), *evening.moments(), *hand.said, victim.panel):
        assert DEAD not in shown.text
        assert said("botk-mark-dead") not in shown.text
        assert "You are dead" not in shown.text
    await felt(evening)
    assert said("botk-mark-dead") in evening.panel().text
    assert "You are dead" in (await victim.hand()).text
    assert "You are dead" in victim.panel.text


@stacked
async def test_a_question_comes_when_all_was_told_with_its_whole_time(evening: Evening):
    await condemned(evening)
    await strike(evening)
    table = evening.table
    assert table.state.progress.asks, "the match is ahead"
    assert table.state.asks() == ()
    assert table.state.waiting() == ()
    now = evening.clock.now()
    beats = await felt(evening)
    (waiting,) = table.state.waiting()
    told = now + BEAT * len(beats)
    (other,) = [each for each in table.state.waiting() if each.due - told >= 8 * 60]
    assert other == waiting, "an Executioner's choice is open for eight minutes"
    assert waiting.due == pytest.approx(told + 8 * 60)


@stacked
async def test_a_press_counts_while_the_telling_lags(evening: Evening):
    """What the match asks may be answered though no panel shows it yet."""
    await condemned(evening)
    await strike(evening)
    table, given = evening.table, evening.answers
    (ask,) = table.state.progress.asks
    executioner = evening.of(table.state.record.seats[ask.seat].user_id or 0)
    reply = await executioner.send(executioner.panel, ANSWER.of(table.id, ask.id, "stop"))
    assert reply.kind == "update"
    assert evening.answers == given + 1
    assert status(evening) == Status.PLAYING, "the result waits for the telling"
    await felt(evening)
    assert status(evening) == Status.SETTLED
    last = evening.moments()[-1].text
    assert "Order is kept" in last
    assert "1 death" in last
    assert evening.final().id > evening.moments()[-1].id


@stacked
@pytest.mark.parametrize("kill", [True, False])
async def test_a_chain_is_told_on_after_a_restart_and_nothing_twice(evening: Evening, kill: bool):
    await condemned(evening)
    message = evening.panel().id
    await strike(evening)
    await evening.turn(0.0)
    first = evening.moments()[-1].text
    assert DEAD not in first
    await evening.restart(kill=kill, away=60)
    (open_ask,) = evening.table.state.progress.asks
    assert not any(DEAD in look.text for look in evening.all_public())
    beats = await felt(evening)
    assert DEAD in beats[-1]
    assert beats[-1].count("held the Nice Hat") == 1
    assert evening.moments()[-1].id == message
    assert len(evening.moments()) == 4, "two gallows cards, the condemned, and the execution"
    (waiting,) = evening.table.state.waiting()
    assert waiting.ask == open_ask
    assert waiting.due - evening.clock.now() > 7 * 60, "its time begins when it is shown"


@stacked
async def test_a_beat_that_could_not_be_written_comes_later_and_once(evening: Evening):
    """A beat is written before anybody is shown it; trouble delays it."""
    await condemned(evening)
    await strike(evening)
    await evening.turn(0.0)
    before = evening.moments()[-1].text
    assert "held the Nice Hat" in before
    with trouble("journal.commit"):
        await evening.turn(BEAT)
        assert evening.moments()[-1].text == before
    await evening.turn(6)
    assert evening.moments()[-1].text.startswith(before)
    assert evening.moments()[-1].text != before
    await felt(evening)
    assert evening.moments()[-1].text.count("held the Nice Hat") == 1


@stacked
async def test_by_day_nothing_waits_for_a_beat(evening: Evening):
    await condemned(evening, pace=Pace.DAILY)
    await strike(evening)
    assert evening.table.state.caught_up
    await evening.turn()
    assert DEAD in evening.moments()[-1].text
    assert DEAD in evening.panel().text


async def test_computers_wait_for_the_telling(evening: Evening):
    """A table of computers does not rush ahead of what is told."""
    (ann,) = evening.party(1)
    await evening.deal([ann], computers=3, last_words=False)
    await evening.turn(BEAT)
    table, lead = evening.table, 0
    assert table.state.match is not None
    for _ in range(400):
        if table.state.record.status is Status.SETTLED:
            break
        if evening.people_asked():
            await evening.answer(*evening.asked(), "hand")
        lag = len([n for n in table.state.match.events_before if n >= table.state.mark.told > 0])
        lead = max(lead, lag)
        await evening.turn(1.0)
    assert lead <= 1


@stacked
@pytest.mark.parametrize("how", ["host", "moderator", "court", "vote", "leave"])
async def test_who_ends_the_game_in_its_last_beats_only_hurries_it(evening: Evening, how: str):
    """A game that has its result is settled: nobody takes it back while it is being told."""
    await condemned(evening)
    await strike(evening)
    await felt(evening)
    guest, ask = evening.asked()
    table, (host, *others) = evening.table, evening.party(4)
    for voter in others[:2]:
        await voter.send(evening.panel(), f"gg:t:{table.id}:want-end")
    await evening.answer(guest, ask, verb="stop")
    assert status(evening) == Status.PLAYING
    mort = evening.guest("Mort", moderator=True)
    match how:
        case "vote":
            done = await others[2].send(evening.panel(), f"gg:t:{table.id}:want-end")
        case "leave":
            (question,) = (await others[2].slash("botk leave")).said
            done = await others[2].press(question, said("button-leave-game"))
        case _:
            ender = host if how == "host" else mort
            question = (await ender.slash("court tables" if how == "court" else "botk end")).said[0]
            if how == "court":
                question = (await ender.choose(question, "gg:x:ask-end", "1")).shown
            assert question is not None
            assert said("court-end-ask-settled", table="1") in question.text
            done = await ender.press(question, said("button-end-table"))
    ended = said("court-end-done", table="1") if how == "court" else said("ended-settled")
    (last, *_) = (*done.said, done.shown)
    assert last is not None
    assert last.text == ended
    assert status(evening) == Status.SETTLED
    logged = [("end-table", "Mort", None)] if how in ("moderator", "court") else []
    assert await acts(evening) == logged
    await evening.turn()
    assert evening.final().buttons


@stacked
async def test_a_server_is_forgotten_at_once_though_a_result_is_yet_to_be_told(evening: Evening):
    """Told at once, it asks whom to name for the next game: nobody is to wait for that."""
    await condemned(evening)
    await strike(evening)
    await felt(evening)
    await evening.answer(*evening.asked(), verb="stop")
    assert status(evening) == Status.PLAYING
    mort = evening.guest("Mort", moderator=True)
    (question,) = (await mort.slash("court forget-server")).said
    form = await mort.press(question, said("button-forget"))
    done = (await mort.fill(form, name="The Hanged Man")).shown
    assert done is not None
    assert done.text == said("forget-done")
    assert await evening.store.tables.find(1) is None


@stacked
async def test_what_the_panel_has_passed_is_told_on_below_it(evening: Evening):
    """A message above the panel would be edited unseen."""
    await condemned(evening)
    (ann, *_), before = evening.party(4), evening.moments()[-1]
    await evening.actors[ann.id].send(evening.tavern.threads[0], "Stop!")
    await ann.slash("botk status")
    assert evening.panel().id > before.id
    await strike(evening)
    beats = await felt(evening)
    after = evening.moments()[-1]
    assert after.id > before.id
    assert "is condemned" not in after.text, "nothing is told twice"
    assert len(set(beats)) == len(beats), "one message, beat by beat"
    assert DEAD in after.text
    assert len(evening.moments()) == 4


@stacked
async def test_a_list_that_is_pressed_twice_while_a_death_is_told_says_it_once(evening: Evening):
    await condemned(evening)
    executioner, _ = evening.asked()
    guest = next(guest for guest in evening.party(4) if guest is not executioner)
    await strike(evening)
    assert not evening.table.state.caught_up
    once = (await choose(guest, await lists_of(guest), "I hold …")).shown
    assert once is not None
    custom_id, found = value(once, labels(once)[0])
    await guest.send(once, custom_id, [found])
    refused(await guest.send(once, custom_id, [found]), "refused-said-already")
    assert spoken(evening) == 1
