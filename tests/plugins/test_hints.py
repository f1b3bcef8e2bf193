"""Answers are typed into a form: it is opened by a button, and refuses in one sentence."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest
from simcord import interactions
from simcord.backend import serializers
from simcord.enums import InteractionType

from tests.plugins import hints
from tests.support.evening import COMPUTERS_TAKE, DRAWN, Evening, refused, said
from tests.support.guests import Guest, Reply
from tests.support.installing import beside, proved
from tests.support.looks import Look

NORMAL = 120.0
HINT, GUESS = "Type a hint…", "Type a word…"


@pytest.fixture(autouse=True)
def _installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(hints, "pick", lambda dice, words: "1984")
    with beside(monkeypatch, hints):
        yield


@pytest.fixture
async def court(_installed: None, evening: Evening) -> Evening:
    """An evening that begins when the game is there."""
    return evening


async def types(guest: Guest, look: Look, label: str, word: str) -> Reply:
    """Press the button, and send what is typed."""
    form = await guest.press(look, label)
    assert form.kind == "modal"
    return await guest.fill(form, word=word)


async def send_form(
    guest: Guest, custom_id: str, components: Any, look: Look | None = None
) -> Reply:
    """Send a form that no client would; or one that was opened from a message."""
    evening = guest.evening
    since, backend = len(evening.env.http_requests), evening.env.backend
    place = evening.tavern.id if look is None else look.channel_id
    record, payload = interactions.base_payload(
        backend,
        type=InteractionType.MODAL_SUBMIT,
        channel_id=place,
        guild_id=backend.get_channel(place).guild_id,
        user_id=guest.id,
        data={"custom_id": custom_id, "components": components},
    )
    if look is not None:
        message = backend.get_message(look.channel_id, look.id)
        payload["message"] = dict(serializers.message_payload(backend, message))
        record.source_message_id = message.id
    evening.env.backend.emit("INTERACTION_CREATE", payload)
    await evening.env.settle(idle=0.002)
    return evening.reply(record, since)


def field(value: Any) -> list[Mapping[str, Any]]:
    return [{"type": 18, "component": {"type": 4, "custom_id": "word", "value": value}}]


async def test_a_game_of_typed_words_is_played_to_its_end(court: Evening):
    ann, bob, cid = court.party(3)
    table = await court.deal([ann, bob, cid], "hints")
    form = await ann.press(court.panel(), HINT)
    modal = form.record.modal if form.record is not None else None
    assert modal is not None
    assert said("typed-fits", least=2, most=30) in str(modal)
    await ann.fill(form, word="  a **bold**\u202e  @everyone ")
    await court.turn()
    shown = court.panel().text
    assert "The hint: a \\*\\*bold\\*\\* \\@\u200beveryone" in shown
    assert GUESS not in court.panel().buttons, "a guess is a secret"
    await types(bob, await bob.hand(), GUESS, "1984")
    await court.restart(kill=True)
    await court.turn()
    letter = await cid.letter()
    assert (await cid.press(letter, GUESS)).kind == "modal"
    reply = await send_form(cid, letter.buttons[GUESS], field("Orwell"), letter)
    assert reply.kind == "update", "the message that it was opened from goes on"
    await court.turn()
    assert "**Bob** guesses “1984”." in court.final().text
    assert "**Cid** guesses “Orwell”." in court.final().text
    answers = await court.store.journal.answers(table.id)
    assert [each.picks for each in answers] == [("a **bold** @everyone",), ("1984",), ("Orwell",)]
    assert [each.won for each in await court.store.crowns.results(table.id)] == [False, True, False]
    assert await proved(court, table.id)


@pytest.mark.parametrize("word", ["", "x", "x" * 31, "\u202e\u200b", "\u2800\u3164"])
async def test_what_does_not_fit_is_refused_by_what_does(court: Evening, word: str):
    ann, bob = court.party(2)
    table = await court.deal([ann, bob], "hints")
    custom_id = court.panel().buttons[HINT]
    refused(await send_form(ann, custom_id, field(word)), "refused-typed", least=2, most=30)
    assert court.answers == 0
    assert table.state.asks()


@pytest.mark.parametrize(
    "components",
    [
        [],
        None,
        "word",
        [{}],
        [None],
        [{"type": 18}],
        field(None)[:0],
        [{"type": 1, "components": 7}],
    ],
)
async def test_forms_without_their_field_are_refused_in_a_sentence(court: Evening, components: Any):
    ann, bob = court.party(2)
    await court.deal([ann, bob], "hints")
    reply = await send_form(ann, court.panel().buttons[HINT], components)
    refused(reply, "refused-typed", least=2, most=30)
    assert court.answers == 0


async def test_forms_that_are_not_ones_own_or_too_late_are_refused(court: Evening):
    ann, bob, cid = court.party(3)
    await court.deal([ann, bob, cid], "hints")
    custom_id = court.panel().buttons[HINT]
    refused(await bob.send(court.panel(), custom_id), "refused-not-yours")
    refused(await send_form(bob, custom_id, field("castle")), "refused-not-yours")
    zoe = court.guest("Zoe")
    refused(await send_form(zoe, custom_id, field("castle")), "refused-not-seated")
    other = custom_id.replace(":hint", ":nothing")
    for reply in (await ann.send(court.panel(), other), await send_form(ann, other, field("ab"))):
        assert said("refused-not-offered") in reply.text
    form = await ann.press(court.panel(), HINT)
    await types(ann, court.panel(), HINT, "castle")
    await court.turn()
    late = await ann.fill(form, word="again")
    shown = late.said[0] if late.said else late.shown
    assert shown is not None
    assert said("refused-stale") in shown.text
    assert court.answers == 1


async def test_a_form_outlives_the_bot(court: Evening):
    ann, bob = court.party(2)
    await court.deal([ann, bob], "hints")
    custom_id = court.panel().buttons[HINT]
    await court.restart(kill=True)
    await court.turn()
    await send_form(ann, custom_id, field("castle"))
    await court.turn()
    assert "The hint: castle" in court.panel().text


async def test_who_is_silent_lets_the_dice_type_and_computers_type_too(court: Evening):
    ann = court.guest("Ann")
    await court.sit_down([ann], "hints")
    await ann.press(court.lobby(), "Add computer")
    await ann.press(court.lobby(), "Begin")
    await court.turn()
    table = court.table
    await court.turn(NORMAL + DRAWN)
    assert "There is no hint." in court.panel().text
    await court.turn(COMPUTERS_TAKE)
    answers = await court.store.journal.answers(table.id)
    assert [each.by for each in answers] == ["clock", "computer"]
    assert answers[1].picks[0] in hints.WORDS
