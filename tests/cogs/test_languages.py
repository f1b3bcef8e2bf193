"""Everybody reads the game in their own language, and all together in the table's."""

import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.panels import ids
from bot.store.errors import StoreError
from bot.values.tables import Status
from tests.court.test_lifecycle import ungreeted, welcomes
from tests.support.evening import Evening, refused, said
from tests.support.guests import Guest
from tests.support.languages import NAMES, Languages, read_in
from tests.support.looks import BUTTON, TEXT, Look
from tests.support.plans import planned, until

SPOKEN = ("en-GB", "de-AT", "fr", "sv-SE")
"""What four people have Discord in."""
READ = (set[str](), {"de"}, {"fr"}, {"sv"})
"""What each of them reads."""


@pytest.fixture
def four(languages: Languages, evening: Evening) -> list[Guest]:
    """Four people, each with another language."""
    guests = evening.party(4)
    for guest, locale in zip(guests, SPOKEN, strict=True):
        languages.of(guest, locale)
    return guests


def in_public(evening: Evening) -> set[str]:
    """The languages of all that everybody sees, English left aside."""
    return read_in("\n".join(look.words for look in [*evening.all_public(), *evening.moments()]))


def texts(look: Look) -> list[str]:
    """Every label and paragraph of a message."""
    labels = [part["label"] for part in look.parts(BUTTON)]
    return [*labels, *(part["content"] for part in look.parts(TEXT))]


async def hand(evening: Evening, guest: Guest) -> Look:
    """What "My cards" shows."""
    panel, press = evening.all_public()[-1], f"gg:t:{evening.table.id}:hand"
    (look,) = (await guest.send(panel, press)).said
    return look


async def test_four_people_at_one_table_read_four_languages(
    evening: Evening, four: Sequence[Guest]
):
    await evening.deal(four)
    table = evening.table.id
    for guest, reads in zip(four, READ, strict=True):
        own = await hand(evening, guest)
        assert read_in(own.words) == reads
        assert read_in(guest.dm()[-1].words) == reads, "what came unasked"
        assert all(read_in(each) == reads for each in texts(own)), "every word of it"
        (rules,) = (await guest.send(evening.public_panel(), "gg:r:botk:setup")).said
        assert read_in(rules.words) == reads
        (refusal,) = (await guest.send(evening.public_panel(), f"gg:t:{table}:take-seat")).said
        assert read_in(refusal.text) == reads
        (told,) = (await guest.slash("help")).said
        assert read_in(told.words) == reads
        (recap,) = (await guest.send(evening.public_panel(), f"gg:t:{table}:tale")).said
        assert read_in(recap.words) == reads
    assert in_public(evening) == set()
    await evening.play("public", until="settled")
    assert in_public(evening) == set()
    for guest, reads in zip(four, READ, strict=True):
        (story,) = (await guest.send(evening.final(), f"gg:t:{table}:story")).said
        assert read_in(story.words) == reads
        await evening.turn()
        assert read_in(guest.dm()[-1].words) == reads, "how it ended"


async def test_what_a_swede_says_a_german_reads_in_german(evening: Evening, four: Sequence[Guest]):
    ann, german, _, swede = four
    await evening.deal(four)
    (likely,) = (await swede.send(evening.panel(), f"gg:t:{evening.table.id}:say")).said
    assert read_in(likely.words) == {"sv"}
    everything = next(each for each in likely.ids if each.endswith(f":{ids.ALL}"))
    lists = (await swede.send(likely, everything)).shown
    assert lists is not None
    while lists.selects:
        (select,) = lists.selects
        lists = (await swede.send(lists, select.custom_id, [select.values[0]])).shown
        assert lists is not None
    assert read_in(lists.words) == {"sv"}
    await evening.turn()
    (line,) = [each for each in evening.panel().text.splitlines() if "💬" in each]
    assert "**Dot**" in line
    assert read_in(line) == set(), "the table's own"
    for guest, reads in ((german, {"de"}), (swede, {"sv"}), (ann, set())):
        (recap,) = (await guest.send(evening.panel(), f"gg:t:{evening.table.id}:tale")).said
        (said_so,) = [each for each in recap.text.splitlines() if "💬" in each]
        assert "**Dot**" in said_so
        assert read_in(said_so) == reads


async def test_who_changes_their_language_is_written_to_in_it(
    evening: Evening, languages: Languages, four: Sequence[Guest]
):
    await evening.deal(four)
    german = four[1]
    assert read_in(german.dm()[-1].words) == {"de"}
    shown = await hand(evening, german)
    await evening.turn()
    languages.of(german, "sv-SE")
    (rules,) = (await german.send(evening.panel(), "gg:r:botk:setup")).said
    assert read_in(rules.words) == {"sv"}
    seats = evening.table.state.record.seats
    assert seats[1].locale == "de-AT", "a press at no table"
    (refusal,) = (await german.send(evening.panel(), f"gg:t:{evening.table.id}:take-seat")).said
    assert read_in(refusal.text) == {"sv"}
    await evening.turn()
    assert read_in(german.dm()[-1].words) == {"sv"}
    now = evening.look(evening.env.backend.get_message(shown.channel_id, shown.id))
    assert read_in(now.words) == {"sv"}, "what they were shown alone, too"
    assert in_public(evening) == set()
    written = await evening.store.tables.find(evening.table.id)
    assert written is not None
    assert [seat.locale for seat in written.seats] == ["en-GB", "sv-SE", "fr", "sv-SE"]


async def test_it_is_remembered_when_the_bot_comes_back(evening: Evening, four: Sequence[Guest]):
    await evening.deal(four)
    before = [guest.dm()[-1] for guest in four]
    await evening.restart(kill=True)
    await evening.turn()
    for guest, dm, reads in zip(four, before, READ, strict=True):
        now = guest.dm()[-1]
        assert now.components != dm.components, "it asks there what was asked at the table"
        assert read_in(now.words) == reads, "and nobody has pressed anything since"


async def test_a_press_in_the_same_language_changes_nothing(
    evening: Evening, four: Sequence[Guest]
):
    await evening.deal(four)
    before = evening.table.state
    for guest in four:
        await hand(evening, guest)
    assert evening.table.state is before


async def test_the_host_chooses_what_the_table_speaks(
    evening: Evening, languages: Languages, four: Sequence[Guest]
):
    languages.server = "fr"
    ann, bob, *_ = four
    await ann.slash("botk start")
    await evening.turn()
    (lobby,) = evening.all_public()
    assert read_in(lobby.words) == {"fr"}
    table = evening.table.id
    (options,) = (await ann.send(lobby, f"gg:o:{table}")).said
    chooser = next(each for each in options.selects if each.custom_id == f"gg:o:{table}:language")
    assert dict(zip(chooser.values, chooser.labels, strict=True)) == {"en": "English", **NAMES}
    assert read_in(chooser.placeholder) == set(), "Ann reads English"
    (no,) = (await bob.send(options, chooser.custom_id, ["de"])).said
    assert read_in(no.text) == {"de"}
    refused(await ann.send(options, chooser.custom_id, ["tlh"]), "refused-not-offered")
    await ann.send(options, chooser.custom_id, ["sv"])
    await evening.turn()
    (lobby,) = evening.all_public()
    assert read_in(lobby.words) == {"sv"}
    for guest in four[1:]:
        await guest.send(lobby, f"gg:t:{table}:join")
    await ann.send(lobby, f"gg:t:{table}:begin")
    await evening.turn()
    assert in_public(evening) == {"sv"}
    (thread,) = evening.tavern.threads
    assert read_in(str(thread.name)) == {"sv"}
    assert read_in((await hand(evening, ann)).words) == set()


async def test_the_next_game_speaks_as_the_one_before(evening: Evening, four: Sequence[Guest]):
    await evening.deal(four)
    ann, *_ = four
    await evening.play("public")
    await evening.settle(locale="fr")
    await ann.press(evening.final(), said("button-again"))
    await evening.turn()
    assert evening.table.state.record.locale == "en"
    assert [seat.locale for seat in evening.table.state.record.seats] == list(SPOKEN)


async def test_a_moderator_settles_what_new_tables_speak(evening: Evening, four: Sequence[Guest]):
    await evening.settle(locale="de")
    await four[0].slash("botk start")
    (lobby,) = evening.all_public()
    assert read_in(lobby.words) == {"de"}


async def test_a_server_that_has_chosen_none_reads_what_the_operator_has_settled(
    languages: Languages, tmp_path: Path, blank: Path
):
    """American English is what Discord says of every server that has chosen nothing."""
    database = tmp_path / "gallows.db"
    shutil.copy(blank, database)
    async with Evening.begin(database, language="de") as evening:
        ann = evening.guest("Ann")
        for on_discord, settled, reads in (
            ("en-US", None, {"de"}),
            ("en-GB", None, set[str]()),
            ("fr", None, {"fr"}),
            ("en-US", "sv", {"sv"}),
        ):
            languages.server = on_discord
            await evening.settle(locale=settled)
            await ann.slash("botk start")
            await evening.turn()
            assert read_in(evening.all_public()[-1].words) == reads, on_discord
            await ann.slash("botk end")
        (mine,) = (await ann.slash("help")).said
        assert read_in(mine.words) == set(), "what one sees alone is one's own"
        await ungreeted(evening)
        await evening.restart()
        assert [read_in(look.words) for look in welcomes(evening)] == [{"de"}]


async def test_who_plays_on_for_another_reads_their_own(
    evening: Evening, languages: Languages, four: Sequence[Guest]
):
    await evening.deal(four)
    ann, german, *_ = four
    table = evening.table
    left = german.dm()[-1]
    (question,) = (await german.slash("botk leave")).said
    assert read_in(question.words) == {"de"}
    await german.send(question, f"gg:t:{table.id}:sure-leave")
    await evening.turn()
    gone = evening.look(evening.env.backend.get_message(left.channel_id, left.id))
    assert read_in(gone.words) == {"de"}, "what is taken back says so in German"
    await ann.press(evening.panel(), said("button-offer-seat"))
    zoe = evening.guest("Zoe")
    languages.of(zoe, "fr")
    (own,) = (await zoe.press(evening.panel(), said("button-take-seat"))).said
    assert read_in(own.words) == {"fr"}
    assert table.state.record.seats[1].locale == "fr"


async def test_what_one_alone_sees_of_a_lobby_closes_in_their_language(
    evening: Evening, languages: Languages, four: Sequence[Guest]
):
    ann, german, *_ = four
    await evening.sit_down(four[:2])
    (more,) = (await german.send(evening.lobby(), f"gg:t:{evening.table.id}:more")).said
    assert read_in(more.words) == {"de"}
    await ann.press(evening.lobby(), "Cancel table")
    await evening.turn()
    closed = evening.look(evening.env.backend.get_message(more.channel_id, more.id))
    assert read_in(closed.words) == {"de"}
    assert not closed.ids


async def test_a_game_alone_is_played_in_the_players_language(
    evening: Evening, four: Sequence[Guest]
):
    german = four[1]
    (own,) = (await german.slash("execution play")).said
    assert read_in(own.words) == {"de"}
    assert evening.table.state.record.seats[0].locale == "de-AT"


async def test_who_is_coming_is_known_by_what_they_read(evening: Evening, four: Sequence[Guest]):
    table = await planned(evening, list(four))
    await until(evening, table, -1.0)
    assert table.state.record.status is Status.LOBBY
    assert [seat.locale for seat in table.state.record.seats] == list(SPOKEN)
    assert in_public(evening) == set()


async def test_a_press_is_answered_in_its_language_though_nothing_can_be_written(
    evening: Evening, languages: Languages, four: Sequence[Guest], monkeypatch: pytest.MonkeyPatch
):
    await evening.deal(four)
    german = four[1]
    languages.of(german, "fr")

    async def fails(*_: Any, **__: Any) -> bool:
        raise StoreError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(evening.store.journal, "commit", fails)
        assert read_in((await hand(evening, german)).text) == {"fr"}
        await evening.turn()
    await hand(evening, german)
    await evening.turn()
    assert read_in(german.dm()[-1].words) == {"fr"}
