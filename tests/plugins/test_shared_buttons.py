"""What all are asked at once in secret is on no panel that others see, unless it is the same."""

import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.panels.ids import ANSWER, CROWD, EXPLAIN, VERB
from games.engine.asks import Answer
from tests.plugins.ballot import CARDS
from tests.plugins.conftest import Add
from tests.support.evening import Evening, refused, said
from tests.support.playing import Playing

QUESTION = (ANSWER, CROWD, EXPLAIN, VERB)
"""Presses that belong to a question."""


@pytest.fixture
async def ballot(add: Add, tmp_path: Path, blank: Path) -> AsyncIterator[Playing]:
    add("ballots", "", ballot="tests.plugins.ballot:GAME")
    database = tmp_path / "gallows.db"
    shutil.copy(blank, database)
    async with Evening.begin(database) as evening:
        yield Playing(evening, "ballot")


@pytest.mark.parametrize("asked", ["secret", "verbs", "pools", "about"])
async def test_a_secret_question_is_not_at_the_table_however_few_are_left(
    ballot: Playing, asked: str
) -> None:
    await ballot.begin(3, asked=asked)
    holds = ("veto", *CARDS)
    for left in (3, 2, 1):
        asks = ballot.table.state.asks()
        assert len(asks) == left
        panel = ballot.evening.public_panel()
        assert said("asked-in-secret") in panel.text
        assert [word for word in holds if word in panel.words.lower()] == []
        assert not [each for each in panel.ids for form in QUESTION if form.fullmatch(each)]
        last = asks[-1]
        verb = last.verbs[0]
        await ballot.answer(last, Answer(verb.name, verb.pool[:1]), "hand")
        await ballot.evening.turn()
    assert len(ballot.table.state.asks()) == 3, "all have answered, and are asked again"


@pytest.mark.parametrize("asked", ["secret", "verbs", "pools"])
async def test_a_shared_button_of_an_old_message_answers_nothing(
    ballot: Playing, asked: str
) -> None:
    await ballot.begin(3, asked=asked)
    table, evening = ballot.table, ballot.evening
    first, second, _ = table.state.asks()
    verb = first.verbs[-1]
    old = CROWD.of(table.id, first.id, verb.name, *map(str, verb.pool[:1]))
    for seat in (0, 1):
        reply = await ballot.at(seat).send(evening.public_panel(), old)
        assert said("refused-stale") in reply.said[0].text
    assert len(table.state.asks()) == 3
    await ballot.answer(second, Answer(second.verbs[0].name, second.verbs[0].pool[:1]), "hand")
    reply = await ballot.at(0).send(evening.public_panel(), old)
    assert said("refused-stale") in reply.said[0].text
    assert first in table.state.asks()


async def test_nobody_has_another_s_secret_question_explained(ballot: Playing) -> None:
    await ballot.begin(2, asked="verbs")
    first, second = ballot.table.state.asks()
    explain = EXPLAIN.of(ballot.table.id, first.id)
    refused(await ballot.at(1).send(ballot.evening.public_panel(), explain), "refused-not-yours")
    await ballot.answer(second, Answer("no"), "hand")
    await ballot.evening.turn()
    refused(await ballot.at(1).send(ballot.evening.public_panel(), explain), "refused-not-yours")


async def test_what_is_on_offer_for_one_alone_is_in_no_words_that_others_read(
    ballot: Playing,
) -> None:
    await ballot.begin(2, asked="private")
    evening, (first, _) = ballot.evening, ballot.table.state.asks()
    assert "yes or no" in evening.public_panel().text
    assert "veto" not in evening.public_panel().text
    explain = EXPLAIN.of(ballot.table.id, first.id)
    (others,) = (await ballot.at(1).send(evening.public_panel(), explain)).said
    assert "yes or no" in others.text
    assert "veto" not in others.text
    (own,) = (await ballot.at(0).send(evening.public_panel(), explain)).said
    assert "veto or yes or no" in own.text
    assert "veto or yes or no" in (await ballot.at(0).hand()).text
    await ballot.answer(first, Answer("yes"), "hand")
    await evening.turn(200.0)
    assert "veto" not in " ".join(each.text for each in evening.lines())


async def test_what_a_game_says_to_be_alike_is_answered_at_the_table(ballot: Playing) -> None:
    await ballot.begin(3, asked="alike")
    table = ballot.table
    for left in (3, 2, 1):
        asks = table.state.asks()
        assert len(asks) == left
        assert "Yes" in ballot.evening.public_panel().buttons
        await ballot.answer(asks[-1], Answer("yes"), "public")
        await ballot.evening.turn()
    assert "3 said yes" in ballot.evening.public_panel().text
