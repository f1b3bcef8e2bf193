"""Nobody sees what is not theirs: not in a message, not on a control, not in the log."""

import io
import json
import logging
import re
import shutil
from collections.abc import Iterator
from typing import Any

import pytest
import structlog

from bot.logs import configure
from bot.settings import LogFormat, LogLevel
from games.botk.cards import Gallows
from games.engine.dice import Dice, shuffle
from tests.support.evening import Evening
from tests.support.fixtures import Stack
from tests.support.looks import walk
from tests.support.witness import Witness

HOSTILE = (
    "@everyone **bold**",
    "<@1><#2><@&3>",
    "`code` ||spoiler||",
    "[free nitro](https://example.com)",
    "# Heading\n> quote",
    "<t:0:R> \u202egnirts",
)


VERBS = (
    "call peek switch select turn confide condemn stop strike relent name remove redirect "
    "decline poison vote"
)


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """Everything that the bot logs at the most talkative level."""
    root, before = logging.getLogger(), structlog.get_config()
    handlers, level = root.handlers[:], root.level
    stream = io.StringIO()
    configure(LogLevel.DEBUG, LogFormat.JSON, stream)
    yield stream
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.configure(**before)


def custom_ids_carry_table_ask_and_verb_and_nothing_else(evening: Evening) -> None:
    ids = {
        part["custom_id"]
        for _, body in Witness(evening).sent
        for part in walk(body.get("components") or [])
        if "custom_id" in part
    }
    shapes = {re.sub(r"\d+", "#", each) for each in ids}
    assert {each for each in shapes if each.startswith("gg:a:")} <= {
        f"gg:a:#:#:{verb}" for verb in VERBS.split()
    }
    assert all(len(each) <= 100 for each in ids)


@pytest.mark.parametrize("what", ["roles", "items"])
async def test_what_others_hold_makes_no_difference_to_what_one_sees(
    tmp_path, blank, monkeypatch: pytest.MonkeyPatch, gallows: Stack, log: io.StringIO, what: str
):
    """The same game is played twice, with the cards of two players changed for each other.

    Until cards are turned up, the others, the public and the log cannot tell which it was.
    """
    gallows(Gallows.THE_MOB, Gallows.BLOOD_MONEY)
    seen, own, logged = [], [], []
    for exchanged in (False, True):
        shuffled: list[list[Any]] = []

        def shuffled_by(
            dice: Dice, cards: list[Any], exchanged=exchanged, shuffled=shuffled
        ) -> None:
            shuffle(dice, cards)
            shuffled.append(cards)
            # Drawn roles, drawn items, dealt roles, dealt items: the prisoners from the left.
            if len(shuffled) == {"roles": 3, "items": 4}[what]:
                unlike = next(n for n, card in enumerate(cards) if card != cards[2])
                cards[3], cards[unlike] = cards[unlike], cards[3]
                if exchanged:
                    cards[2], cards[3] = cards[3], cards[2]

        database = tmp_path / f"{exchanged}.db"
        shutil.copy(blank, database)
        log.seek(0)
        log.truncate()
        with monkeypatch.context() as patch:
            patch.setattr("games.botk.setup.shuffle", shuffled_by)
            patch.setattr("bot.tables.admission.new_secret", lambda: b"the same" * 4)
            async with Evening.begin(database) as evening:
                guests = evening.party(6)
                table = await evening.deal(guests)
                await evening.play(until="gesture")
                executioner = table.state.notebook(None).executioner
                order = [(executioner + 1 + n) % 6 for n in range(5)]
                others = [guests[executioner], *(guests[order[n]] for n in (0, 1, 4))]
                for guest in guests:
                    await guest.hand()
                witness = Witness(evening)
                seen.append([witness.of(guest) for guest in (None, *others)])
                own.append(witness.of(guests[order[2]]))
                assert table.state.match is not None
                hidden = [table.state.record.secret.hex(), (table.state.record.seed or b"").hex()]
                everything = log.getvalue() + "".join(json.dumps(b) for _, b in witness.sent)
                assert not [secret for secret in hidden if secret in everything]
                logged.append(re.sub(r'"timestamp": "[^"]*"', "", log.getvalue()))
    assert seen[0] == seen[1]
    assert logged[0] == logged[1]
    assert "table" in logged[0]
    assert own[0] != own[1], "the cards were really exchanged"


async def test_only_who_is_awaited_is_ever_pinged(evening: Evening):
    guests = evening.party(5)
    await evening.deal(guests)
    await evening.play("public")
    for viewer, body in Witness(evening).sent:
        if "components" not in body:
            continue
        allowed = body["allowed_mentions"]
        assert not allowed.get("parse")
        assert not allowed.get("roles")
        users = {int(user) for user in allowed.get("users") or ()}
        text = "\n".join(part.get("content", "") for part in walk(body["components"]))
        assert users <= {guest.id for guest in guests}
        assert all(f"<@{user}>" in text for user in users)
        if viewer is not None:
            assert not users


async def test_hostile_names_are_only_names_and_custom_ids_only_table_ask_and_verb(
    evening: Evening, gallows: Stack
):
    gallows(Gallows.SPIN, Gallows.CONFESSION)
    guests = [evening.guest(name) for name in HOSTILE]
    await evening.deal(guests)
    await evening.play("hand")
    custom_ids_carry_table_ask_and_verb_and_nothing_else(evening)
    await guests[0].press(evening.final(), "The whole story")
    await guests[0].slash("crowns leaderboard")
    known = {f"<@{guest.id}>" for guest in guests}
    texts = [
        part["content"]
        for _, body in Witness(evening).sent
        for part in walk(body.get("components") or [])
        if part.get("content")
    ]
    assert texts
    for text in texts:
        assert set(re.findall(r"(?<!\\)<@&?\d+>", text)) <= known
        assert "@everyone" not in text
        assert "**bold**" not in text
        assert "`code`" not in text
        assert "](https://example.com)" not in text
        assert "||spoiler||" not in text
        assert "\u202e" not in text
        assert not re.search(r"^# Heading", text, re.MULTILINE)
        assert not re.search(r"^> quote", text, re.MULTILINE)
        assert "<t:0:R>" not in text


async def test_nobody_looks_into_another_ones_cards(evening: Evening):
    """Another player's private panel cannot be refreshed, or answered, by who is not its owner."""
    guests = evening.party(4)
    await evening.deal(guests)
    hand = await guests[0].hand()
    assert (
        evening.seen_by(evening.env.backend.get_message(hand.channel_id, hand.id)) == guests[0].id
    )
    other = await guests[1].send(evening.panel(), "gg:t:1:hand")
    assert other.text != hand.text
