"""Last words: a question is held back while those plead whom it decides about, and others vote."""

import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.tables.last_words import BEATS, VOTES
from bot.values.tables import BEAT, LastWordsView, Pace
from games.botk.words import Topic
from games.engine.asks import Seat
from tests.support.evening import Evening, Guest, Look, Reply, refused, said
from tests.support.feasts import Stacked

stacked = pytest.mark.usefixtures("a_head_falls")
LOYAL = "I am a Loyalist."


@pytest.fixture
async def evening(tmp_path: Path, blank: Path) -> AsyncIterator[Evening]:
    """The bot, at whose tables there is time for last words."""
    database = tmp_path / "gallows.db"
    shutil.copy(blank, database)
    async with Evening.begin(database, beat=BEAT) as evening:
        yield evening


def words(evening: Evening) -> LastWordsView:
    """The last words that are being said."""
    found = evening.table.state.last_words
    assert found is not None
    return found


def at(evening: Evening, seat: Seat) -> Guest:
    """Who sits there."""
    return evening.of(evening.table.state.record.seats[seat].user_id or 0)


def where(evening: Evening) -> Look:
    """The message on which last words are said."""
    return evening.moments()[-1]


async def condemn(evening: Evening, **options: Any) -> Guest:
    """Play until a game's first prisoner is condemned at the table; return the Executioner."""
    await evening.deal(evening.party(4), **options)
    await evening.play(until=Topic.EXECUTE)
    guest, ask = evening.asked()
    await guest.answer(evening.panel(), ask, "condemn")
    return guest


async def hand(guest: Guest) -> Look:
    """Open one's cards where last words are said."""
    return (await guest.press(where(guest.evening), "My cards")).said[-1]


async def plead(guest: Guest, look: Look) -> Reply:
    """Choose the first of the pleas."""
    (select,) = look.selects
    return await guest.choose(look, select.custom_id, select.values[0])


async def until_asked(evening: Evening) -> float:
    """Wait until the Executioner is asked; return for how long."""
    waited = 0.0
    while not evening.table.state.caught_up:
        await evening.turn(0.5)
        waited += 0.5
    await evening.turn(5)
    return waited


@stacked
async def test_a_plea_and_votes_are_seen_and_cost_nothing(evening: Evening):
    executioner = await condemn(evening)
    spent = len(evening.counted)
    last = words(evening)
    (condemned,) = last.speakers
    asks = words(evening).ask.id
    assert not evening.table.state.asks(), "nobody may strike yet"
    await plead(at(evening, condemned), where(evening))
    assert LOYAL in where(evening).text
    first, *others = (at(evening, seat) for seat in last.voters)
    await first.press(where(evening), "Strike!")
    await first.press(where(evening), "Spare!")
    assert f"**Spare 1:** **{first.name}**" in where(evening).text, "the last vote counts"
    for other in others:
        await other.press(where(evening), "Strike!")
    assert f"**Strike {len(others)}:**" in where(evening).text
    assert await until_asked(evening) <= BEAT + 0.5, "all have spoken"
    panel = evening.panel()
    assert LOYAL in panel.text
    assert "**Spare 1:**" in panel.text
    assert not any(each.startswith("gg:l:") for each in panel.ids)
    assert any(each.startswith(f"gg:a:1:{asks}:strike") for each in panel.ids)
    assert len(evening.counted) == spent
    (tale,) = (await first.press(panel, "Recap")).said
    assert "🗳" in tale.text
    await executioner.answer(panel, evening.asked()[1], "relent")
    await evening.play()


@stacked
@pytest.mark.parametrize(("pace", "seconds"), [("quick", 15), ("normal", 20)])
async def test_who_says_nothing_has_said_nothing(evening: Evening, pace: str, seconds: int):
    await condemn(evening, pace=pace)
    assert BEATS[Pace(pace)] * BEAT == seconds
    last, old = words(evening), where(evening)
    assert seconds - 1 <= await until_asked(evening) <= seconds
    assert "🗳" not in evening.panel().text
    voter = at(evening, last.voters[0])
    refused(await voter.send(old, f"gg:l:1:{last.ask.id}:spare"), "refused-last-words-over")
    await evening.play()


@stacked
async def test_where_nobody_presses_at_the_table_two_edits_are_all(evening: Evening):
    """One tells who is condemned, and one asks: what was said meanwhile stands there."""
    await evening.deal(evening.party(4))
    await evening.play("hand", until=Topic.EXECUTE)
    spent = len(evening.counted)
    await evening.answer(*evening.asked(), "hand", verb="condemn")
    await evening.turn(5)
    last = words(evening)
    for seat in last.voters:
        guest = at(evening, seat)
        await guest.press(await hand(guest), "Spare!")
    await evening.turn(5)
    assert "Spare 2" not in where(evening).text
    await until_asked(evening)
    assert "**Spare 2:**" in evening.panel().text
    assert [each.split()[0] for each in evening.counted[spent:]] == ["PATCH", "PATCH"]


@stacked
async def test_each_may_say_what_is_theirs_to_say(evening: Evening):
    executioner = await condemn(evening)
    last, look = words(evening), where(evening)
    condemned, voter = at(evening, last.speakers[0]), at(evening, last.voters[0])
    refused(await executioner.press(look, "Strike!"), "refused-no-vote")
    refused(await condemned.press(look, "Spare!"), "refused-no-vote")
    refused(await plead(voter, look), "refused-last-words-of-others")
    refused(await evening.guest("Zoe").press(look, "Spare!"), "refused-not-seated")
    await voter.press(look, "Spare!")
    refused(await voter.press(look, "Spare!"), "refused-voted-already")
    await plead(condemned, look)
    again = await condemned.send(look, f"gg:l:1:{last.ask.id}:plea", ["0-0"])
    refused(again, "refused-last-words-said")
    made_up = await voter.send(look, f"gg:l:1:{last.ask.id}:kill")
    assert said("refused-not-offered") in made_up.text


@stacked
async def test_a_hand_offers_what_its_owner_may_say(evening: Evening):
    executioner = await condemn(evening)
    last = words(evening)
    mine = await hand(at(evening, last.speakers[0]))
    assert len(mine.selects) == 1
    assert not any(each.endswith((":strike", ":spare")) for each in mine.ids)
    theirs = await hand(at(evening, last.voters[0]))
    assert not theirs.selects
    await at(evening, last.voters[0]).press(theirs, "Spare!")
    assert words(evening).ask.id == last.ask.id
    assert not any(each.startswith("gg:l:") for each in (await hand(executioner)).ids)
    await plead(at(evening, last.speakers[0]), mine)
    assert words(evening).spoken == last.speakers


@stacked
@pytest.mark.parametrize("option", ["last_words", "claims"])
async def test_the_host_may_leave_them_out(evening: Evening, option: str):
    await condemn(evening, **{option: False})
    assert evening.table.state.last_words is None
    assert await until_asked(evening) <= BEAT + 0.5


@stacked
async def test_the_lobby_says_so_and_the_host_may_change_it(evening: Evening):
    guests = evening.party(4)
    await evening.sit_down(guests)
    assert said("lobby-no-last-words") not in evening.lobby().text
    (options,) = (await guests[0].press(evening.lobby(), "Options")).said
    await guests[0].choose(options, f"gg:o:{evening.table.id}:last_words", "false")
    await evening.turn(5)
    assert said("lobby-no-last-words") in evening.lobby().text


@stacked
async def test_a_game_of_days_has_none(evening: Evening):
    await evening.deal(evening.party(4), pace="by-day")
    await evening.play(until=Topic.GESTURE)
    assert evening.table.state.hearing is None


@stacked
async def test_a_restart_begins_them_anew_and_ends_none_twice(evening: Evening):
    await condemn(evening)
    await evening.turn(10)
    last = words(evening)
    await at(evening, last.voters[0]).press(where(evening), "Spare!")
    await evening.restart(kill=True)
    assert words(evening).ask.id == last.ask.id
    await plead(at(evening, last.speakers[0]), where(evening))
    await evening.turn(BEAT * BEATS[Pace.NORMAL])
    await evening.turn(5)
    assert "**Spare 1:**" in evening.panel().text, "what was said stays said"
    await evening.restart()
    await evening.turn(5)
    assert evening.table.state.last_words is None
    assert evening.asked()[1].topic == Topic.GESTURE
    await evening.play()


@stacked
async def test_nobody_waits_for_who_has_left(evening: Evening):
    await condemn(evening)
    last = words(evening)
    for seat in (*last.speakers, *last.voters[1:]):
        await evening.sure(at(evening, seat), "botk leave")
    assert evening.table.state.last_words is not None
    await at(evening, last.voters[0]).press(where(evening), "Strike!")
    assert await until_asked(evening) <= BEAT + 0.5
    await evening.play()


async def test_computers_plead_and_vote_one_after_the_other(evening: Evening):
    """Whoever watches can read the plea before the votes, and these before the question."""
    ann = evening.guest("Ann")
    await evening.sit_down([ann], computers=4)
    await ann.press(evening.lobby(), "Begin")
    seen = list[tuple[bool, int]]()
    while not seen or evening.table.state.last_words is not None:
        state = evening.table.state
        if state.last_words is not None:
            votes = state.notebook(None).talk.votes(state.last_words.ask.id)
            seen.append((bool(state.last_words.spoken), len(votes)))
        elif evening.people_asked():
            await evening.answer(*evening.asked(), "hand")
        await evening.turn(0.5)
    assert seen[0] == (False, 0)
    assert seen[-1][1] >= 2, "computers have voted"
    assert seen.count((seen[-1][0], 0)) >= BEAT, "and what they vote on was seen before"
    assert [votes for _, votes in seen] == sorted(votes for _, votes in seen)


async def test_votes_that_are_due_as_soon_as_the_plea_is_said_are_not_put_off(evening: Evening):
    """A busy bot is late: when it has pleaded for a computer, the time for votes has come, too."""
    ann = evening.guest("Ann")
    await evening.sit_down([ann], computers=4, executioner="volunteer")
    await ann.press(evening.lobby(), said("botk-button-volunteer"))
    await ann.press(evening.lobby(), "Begin")
    while evening.table.state.last_words is None:
        if evening.people_asked():
            await evening.answer(*evening.asked(), "hand")
        await evening.turn(0.5)
    evening.clock.late = VOTES * BEAT
    while not words(evening).spoken:
        await evening.turn(0.5)
    evening.clock.late = 0.0
    await evening.turn(0.5)
    asks = words(evening).ask.id
    assert len(evening.table.state.notebook(None).talk.votes(asks)) == len(words(evening).voters)


async def test_before_the_last_round_all_may_speak(evening: Evening):
    guests = evening.party(3)
    await evening.deal(guests, "dotk", mode="tokens")
    while evening.table.state.last_words is None:
        if evening.people_asked():
            guest, _ = evening.asked()
            await guest.press(evening.panel(), "Keep")
        await evening.turn(0.5)
    last = words(evening)
    assert evening.table.state.notebook(None).round == 3
    assert set(last.speakers) == {0, 1, 2}
    assert not last.voters
    for guest in guests:
        await plead(guest, where(evening))
    assert where(evening).text.count("My card:") == 3
    assert await until_asked(evening) <= BEAT + 0.5
    assert evening.panel().text.count("My card:") >= 2


async def test_both_speak_before_a_duel_and_the_others_cheer(evening: Evening, feast: Stacked):
    await feast.deal()
    await feast.flip(1, 3)
    await until_asked(evening)
    await feast.do("duel", 3, by=1)
    await until_asked(evening)
    await feast.do("accept", by=3, where="public")
    last = words(evening)
    assert set(last.speakers) == {1, 3}
    assert set(last.voters) == {0, 2, 4}
    await plead(at(evening, last.speakers[0]), where(evening))
    challenger = at(evening, Seat(1)).name
    await at(evening, last.voters[0]).press(where(evening), f"For {challenger}")
    assert "For the challenger 1:" in where(evening).text
    await until_asked(evening)
    assert {ask.topic for ask in evening.table.state.asks()} == {"throw"}


async def test_two_of_one_name_are_told_apart_where_the_others_cheer(
    evening: Evening, feast: Stacked
):
    evening.guests["Bob"] = evening.guest("dot")
    await feast.deal()
    await feast.flip(1, 3)
    await until_asked(evening)
    await feast.do("duel", 3, by=1)
    await until_asked(evening)
    await feast.do("accept", by=3, where="public")
    assert {"For dot (seat 2)", "For Dot (seat 4)"} <= set(where(evening).buttons)


@stacked
async def test_while_something_is_felt_nobody_is_told_when_a_table_closes_that_all_are_away_from(
    evening: Evening,
):
    """It has no such time yet: it said that it closes 56 years ago."""
    table = await evening.deal(evening.party(4))
    await evening.play(until=Topic.EXECUTE)
    executioner, _ = evening.asked()
    for guest in evening.party(4):
        if guest is not executioner:
            await evening.sure(guest, "botk leave")
    while not table.state.paused:
        await evening.clock.turn(1.0)
    assert not table.state.caught_up
    felt = (await executioner.slash("botk hand")).said[-1]
    assert said("you-are-away") in felt.text
    assert "<t:0:R>" not in felt.text
    while not table.state.caught_up:
        await evening.turn()
    assert "the table closes <t:1" in (await executioner.slash("botk hand")).said[-1].text
