"""Medals: who has earned which by a game, at its end and in ``/crowns me``."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from structlog.testing import capture_logs

from bot.tables.feats import with_feats
from games.botk.cards import Role
from games.engine.asks import Seat
from games.engine.events import Event
from tests.cogs.test_crowns import pictures
from tests.support.evening import Evening, Guest, said

HEAD, LOYAL = said("botk-medal-first-head"), said("botk-medal-loyalist")

pytestmark = pytest.mark.usefixtures("a_head_falls")


def earned(evening: Evening) -> list[str]:
    """The lines of the end that say who has earned what."""
    return [line for line in evening.final().text.splitlines() if line.startswith("🏅")]


async def of_role(evening: Evening, role: Role, table: int = 1) -> list[Guest]:
    """Who played it at a settled table."""
    results = await evening.store.crowns.results(table)
    return [evening.of(each.user_id or 0) for each in results if each.role == role]


async def test_the_end_says_who_has_earned_what_also_after_a_restart(evening: Evening):
    await evening.deal(evening.party(4))
    assert evening.table.state.view().medals == ()
    await evening.play(until="settled")
    (host,) = await of_role(evening, Role.EXECUTIONER)
    expected = earned(evening)
    assert f"🏅 **{host.name}** earns: {HEAD}" in expected
    for loyalist in await of_role(evening, Role.LOYALIST):
        assert f"🏅 **{loyalist.name}** earns: {LOYAL}" in expected
    await evening.restart()
    await evening.turn()
    assert earned(evening) == expected


async def test_what_one_has_is_not_earned_again(evening: Evening):
    guests = evening.party(4)
    loyal: list[str] = []
    lines: list[str] = []
    for table in (1, 2, 3):
        await evening.deal(guests)
        await evening.play()
        await evening.turn()
        results = await evening.store.crowns.results(table)
        won = [each for each in results if each.role == Role.LOYALIST and each.won]
        loyal += [evening.of(each.user_id or 0).name for each in won]
        lines += [line for line in earned(evening) if LOYAL in line]
    assert len(loyal) > len(guests), "somebody won as a Loyalist twice"
    assert len(lines) == len(set(loyal))


async def test_me_shows_them_when_the_game_is_over_and_not_before(evening: Evening):
    ann, *others = evening.party(4)
    await evening.deal([ann, *others])
    assert pictures((await ann.slash("crowns me")).said[0]) == []
    await evening.play()
    await evening.turn()
    (host,) = await of_role(evening, Role.EXECUTIONER)
    (me,) = (await host.slash("crowns me")).said
    (alt,) = pictures(me)
    assert HEAD in alt
    assert HEAD not in me.text, "the picture says it"
    assert said("botk-medal-first-head-text") in alt
    bystander = evening.guest("Zoe")
    (theirs,) = (await bystander.slash("crowns me", player=host.user)).said
    assert HEAD in pictures(theirs)[0]
    assert pictures((await bystander.slash("crowns me")).said[0]) == []


async def test_a_table_that_does_not_count_brings_none(evening: Evening):
    await evening.settle(least_humans=5)
    await evening.deal(evening.party(4))
    await evening.play()
    await evening.turn()
    assert earned(evening) == []


async def test_feats_that_cannot_be_found_cost_no_result(evening: Evening):
    def broken(events: Sequence[Event]) -> list[tuple[Seat, str]]:
        raise RuntimeError(f"none in {len(events)} events")

    await evening.deal(evening.party(4))
    await evening.play(until="settled")
    match = evening.table.state.match
    assert match is not None
    assert match.outcome is not None
    with capture_logs() as logged:
        plugin = replace(evening.table.state.plugin, feats=broken)
        assert with_feats(match.outcome, plugin, match.log) == match.outcome
    assert [line["event"] for line in logged] == ["a game's feats cannot be found"]
