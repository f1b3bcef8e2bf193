"""What is known of a user, and how it and a whole guild are forgotten."""

import asyncio
import json
import re
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import Connection, text

from bot.store import erasing
from bot.store.erasing import permitted
from bot.store.errors import BeingErased, BeingPurged, StillOpen, StoreError
from bot.store.purging import KEPT_FOR
from bot.store.schema import acts, bars, members, metadata, seats
from bot.store.store import Store
from bot.values.crowns import Gift, Played
from bot.values.guilds import GuildSettings
from bot.values.moderation import Actor, Order
from bot.values.records import Post, PostKind
from games.engine.asks import Seat
from games.engine.crowns import Payment
from tests.store.rows import (
    ADA,
    BEN,
    CLEO,
    GUILD,
    a_settlement,
    a_table,
    an_answer,
    answer,
    change,
    close,
    rows,
)

pytestmark = pytest.mark.usefixtures("one_thread")

MOD = Actor(900, "Mod")
ACTS = ("grant", "take")
NAMES = ("Ada Lovelace", "Ben Jonson")


async def an_evening(store: Store, guild_id: int = GUILD) -> int:
    record = a_table(ADA, BEN, guild_id=guild_id)
    ada = replace(record.seats[0], name=NAMES[0], dm_channel_id=555, locale="sv-SE")
    record = record.with_seat(ada)
    table_id = await store.tables.create(record)
    await answer(store, an_answer(table_id, 0, seat=0))
    await store.crowns.settle(
        a_settlement(
            table_id, (ADA, BEN), [Payment(None, Seat(0), 3, "heads")],
            guild_id=guild_id, names=NAMES,
        )
    )  # fmt: skip
    await close(store, table_id, 3000.0)
    await store.court.move(
        Order("grant", guild_id, MOD, 3001.0, target=(ADA, NAMES[0])), 2, "Ada sang"
    )
    await store.court.bar(
        Order("bar", guild_id, MOD, 3002.0, target=(ADA, NAMES[0])), 9000.0, "Ada shouted"
    )
    await store.court.move(
        Order("take", guild_id, Actor(ADA, NAMES[0]), 3003.0, target=(BEN, NAMES[1])), 1, "why"
    )
    return table_id


async def exported(store: Store, user_id: int) -> Any:
    return json.loads(await store.privacy.export(user_id))


async def everything(store: Store) -> str:
    return repr([await rows(store, table) for table in metadata.sorted_tables])


async def test_all_that_is_stored_of_a_user_can_be_had_as_json(store: Store) -> None:
    table_id = await an_evening(store)
    data = await exported(store, ADA)
    assert [seat["name"] for seat in data["seats"]] == [NAMES[0]]
    assert [seat["locale"] for seat in data["seats"]] == ["sv-SE"]
    assert [answer["table_id"] for answer in data["answers"]] == [table_id]
    assert {row["reason"] for row in data["ledger"]} == {"welcome", "heads", "grant"}
    assert [(row["name"], row["n"]) for row in data["statistics"]] == [("heads", 1)]
    # Others are left out, and so is what would tell of a game that goes on.
    assert "Mod" not in json.dumps(data)
    assert NAMES[1] not in json.dumps(data)
    # How many events there are counts those that others alone were told.
    telling = {"secret", "seed", "told", "beats"}
    assert not telling & data["hosted"][0].keys()
    summary = await store.privacy.summary(ADA)
    assert summary == {part: len(found) for part, found in data.items() if part != "user_id"}
    assert not any((await store.privacy.summary(CLEO)).values())


async def test_who_is_erased_is_nowhere_and_the_books_balance(store: Store) -> None:
    table_id = await an_evening(store)
    await an_evening(store, GUILD + 1)
    await store.seasons.end(Order("end-season", GUILD, MOD, 3500.0), 1)
    await store.erasing.erase(ADA, 4000.0)
    assert "Ada" not in await everything(store)
    assert not [s for s in await rows(store, seats) if s["dm_channel_id"] or s["locale"]]
    assert (await store.proof.prove()).troubles == []
    # Only the bar stays, with nothing but its end.
    summary = await store.privacy.summary(ADA)
    assert {part: count for part, count in summary.items() if count} == {"bars": 2}
    bar = await store.court.barred(GUILD, ADA, 4001.0)
    assert bar is not None
    assert (bar.name, bar.reason, bar.until) == ("", "", 9000.0)
    assert (bar.by, bar.at) == (Actor(0, ""), 4000.0)
    await store.purging.forget_old(9000.0)
    assert not any((await store.privacy.summary(ADA)).values())
    first, second = [await store.boards.top(guild, season=1) for guild in (GUILD, GUILD + 1)]
    assert first[0].user_id < 0
    assert first[0].user_id != second[0].user_id
    assert first[0].name.startswith("Nobody ")
    account = await store.history.report(GUILD, table_id)
    assert account is not None
    assert account.results[0].name == first[0].name


async def test_nothing_leads_from_a_bar_that_holds_to_the_pseudonym(store: Store) -> None:
    await an_evening(store)
    await store.court.bar(
        Order("bar", GUILD, MOD, 3100.0, target=(BEN, NAMES[1])), 9000.0, "Ben shouted"
    )
    await store.court.lift_bar(Order("lift-bar", GUILD, MOD, 3200.0), BEN)
    await store.court.bar(
        Order("bar", GUILD, MOD, 3300.0, target=(BEN, NAMES[1])), None, "Ben shouted"
    )
    before = {act["id"]: act for act in await rows(store, acts)}
    await store.erasing.erase(BEN, 4000.0)
    (nobody,) = (row["user_id"] for row in await rows(store, members) if row["user_id"] < 0)
    about_bars = [
        act for act in await rows(store, acts) if act["act"] in ("bar", "lift-bar")
        and before[act["id"]]["target_id"] == BEN
    ]  # fmt: skip
    assert len(about_bars) == 3
    for act in about_bars:
        assert (act["target_id"], act["target_name"], act["reason"]) == (None, None, None)
        assert act["details"] == {}
        kept = ("at", "actor_id", "act")
        assert [act[name] for name in kept] == [before[act["id"]][name] for name in kept]
    (bar,) = (row for row in await rows(store, bars) if row["user_id"] == BEN)
    known = {value for name, value in bar.items() if name != "guild_id" and value}
    for table in metadata.sorted_tables:
        for row in await rows(store, table):
            named = nobody in row.values()
            assert not (
                named and known & {v for v in row.values() if not isinstance(v, (dict, list))}
            )
    # What others were told of the act goes on saying so.
    told = next(act for act in await rows(store, acts) if act["target_id"] == ADA)
    assert told["details"]


async def test_who_lifts_the_bar_of_somebody_erased_writes_down_nothing_of_them(
    store: Store,
) -> None:
    await an_evening(store)
    await store.erasing.erase(ADA, 4000.0)
    assert await store.court.lift_bar(Order("lift-bar", GUILD, MOD, 4001.0), ADA)
    (lifted,) = await store.court.log(GUILD, limit=1)
    assert (lifted.act, lifted.target_id, lifted.target_name) == ("lift-bar", None, None)
    assert not any((await store.privacy.summary(ADA)).values())


async def test_where_the_hand_is_shown_is_exported_and_forgotten(store: Store) -> None:
    table_id = await store.tables.create(a_table(ADA, BEN))
    for seat, place, message in ((0, 555, 777), (1, 556, 778)):
        hand = await store.posts.begin(Post(0, table_id, PostKind.HAND, place, seat))
        await store.posts.save([replace(hand, message_id=message)])
    panel = await store.posts.begin(Post(0, table_id, PostKind.PANEL, 20))
    found = (await exported(store, ADA))["direct messages with your hand"]
    assert found == [{"table_id": table_id, "place_id": 555, "message_id": 777}]
    await change(store, table_id, closed_at=3000.0)
    await store.erasing.erase(ADA, 4000.0)
    assert [post.place_id for post in await store.posts.of(table_id)] == [556, panel.place_id]


async def test_what_a_moderator_barred_is_shown_and_erased(store: Store) -> None:
    await store.court.bar(
        Order("bar", GUILD, Actor(ADA, NAMES[0]), 1.0, target=(BEN, NAMES[1])), None, "shouting"
    )
    data = await exported(store, ADA)
    (given,) = data["your bars as a moderator"]
    assert given["reason"] == "shouting"
    assert NAMES[1] not in json.dumps(data)
    assert not re.search(rf"\b{BEN}\b", json.dumps(data))
    await store.erasing.erase(ADA, 2.0)
    assert not any((await store.privacy.summary(ADA)).values())
    bar = await store.court.barred(GUILD, BEN, 3.0)
    assert bar is not None
    assert bar.by.id < 0


async def test_a_moderator_of_two_servers_is_somebody_else_in_each(store: Store) -> None:
    for guild_id in (GUILD, GUILD + 1):
        await store.court.bar(
            Order("bar", guild_id, Actor(ADA, NAMES[0]), 1.0, target=(BEN, NAMES[1])),
            None,
            "shouting",
        )

    await store.erasing.erase(ADA, 2.0)

    bars = [await store.court.barred(guild_id, BEN, 3.0) for guild_id in (GUILD, GUILD + 1)]
    nobodies = {bar.by.id for bar in bars if bar is not None}
    assert len(nobodies) == 2
    assert max(nobodies) < 0


async def test_whose_seat_another_played_on_is_erased_as_its_owner(store: Store) -> None:
    record = a_table(CLEO, BEN)
    played = replace(record.seats[0], owner_id=ADA, owner_name=NAMES[0], name="Cleo", locale="fr")
    table_id = await store.tables.create(record.with_seat(played))
    data = await exported(store, ADA)
    assert [seat["owner_name"] for seat in data["seats that others played on"]] == [NAMES[0]]
    assert "Cleo" not in json.dumps(data)
    assert '"fr"' not in json.dumps(data), "what Cleo reads is Cleo's"
    assert not re.search(rf"\b{CLEO}\b", json.dumps(data))
    assert NAMES[0] not in json.dumps(await exported(store, CLEO))
    with pytest.raises(StillOpen):
        await store.erasing.erase(ADA, 4000.0)
    await change(store, table_id, closed_at=3000.0, host_id=BEN)
    await store.erasing.erase(ADA, 4000.0)
    assert NAMES[0] not in await everything(store)
    assert not re.search(rf"\b{ADA}\b", await everything(store))
    found = await store.tables.find(table_id)
    assert found is not None
    assert (found.seats[0].user_id, found.seats[0].name) == (CLEO, "Cleo")
    assert found.seats[0].locale == "fr"


async def test_who_is_erased_is_not_written_again_by_who_has_not_heard_of_it(store: Store) -> None:
    """As another process that still has the table, and learns that a message does not arrive."""
    table_id = await store.tables.create(a_table(ADA, BEN))
    await change(store, table_id, closed_at=3000.0)
    known = await store.tables.find(table_id)
    assert known is not None
    await store.erasing.erase(ADA, 4000.0)
    closed = replace(known.seats[0], dms_closed=True)
    await store.journal.commit(known.with_seat(closed), known)
    assert not any((await store.privacy.summary(ADA)).values())
    found = await store.tables.find(table_id)
    assert found is not None
    assert found.seats[0].erased
    assert found.seats[0].dms_closed


async def test_nobody_is_erased_from_a_table_that_goes_on(store: Store) -> None:
    await an_evening(store)
    table_id = await store.tables.create(a_table(CLEO, ADA))
    before = await everything(store)
    with pytest.raises(StillOpen) as still:
        await store.erasing.erase(ADA, 4000.0)
    assert still.value.table_ids == [table_id]
    assert await everything(store) == before


async def test_whoever_is_being_erased_is_left_alone_until_it_is_done(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(erasing, "AT_ONCE", 1)
    await an_evening(store)
    await an_evening(store, GUILD + 1)
    me = Actor(ADA, NAMES[0])
    await store.erasing.begin(ADA)
    steps = 0
    while await store.erasing.step(ADA):
        steps += 1
        assert await store.erasing.going_on([ADA, BEN]) == {ADA}
        for act in ACTS:
            with pytest.raises(BeingErased):
                await store.court.move(
                    Order(act, GUILD, MOD, 3500.0, target=(ADA, NAMES[0])), 1, "why"
                )
        await store.court.move(Order("grant", GUILD, MOD, 3500.0, target=(BEN, NAMES[1])), 1, "why")
        if steps % 3 == 0:
            await store.court.move(
                Order("grant", GUILD, me, 3600.0, target=(BEN, NAMES[1])), 1, "a last deed"
            )
            assert (await store.proof.prove()).troubles == []
    assert steps > 20
    assert "Ada" in await everything(store)
    # After the last step, too, there may be something new.
    await store.court.bar(
        Order("bar", GUILD, me, 3700.0, target=(CLEO, "Cleo")), 9000.0, "a very last deed"
    )
    await store.erasing.finish(ADA, 4000.0)
    assert await store.erasing.going_on([ADA]) == set()
    assert "Ada" not in await everything(store)
    summary = await store.privacy.summary(ADA)
    assert {part: count for part, count in summary.items() if count} == {"bars": 2}
    assert (await store.proof.prove()).troubles == []
    assert (
        await store.court.move(Order("grant", GUILD, MOD, 4001.0, target=(ADA, NAMES[0])), 1, "why")
    ).crowns == 6


async def test_who_asked_twice_may_sit_down_as_soon_as_it_is_done(store: Store) -> None:
    await an_evening(store)
    await store.erasing.begin(ADA)
    await store.erasing.begin(ADA)
    while await store.erasing.step(ADA):
        pass
    await store.erasing.finish(ADA, 4000.0)
    table_id = await store.tables.create(a_table(ADA, BEN))
    # The second press, or another process, comes to it a little later.
    assert not await store.erasing.step(ADA)
    await store.erasing.finish(ADA, 4001.0)
    found = await store.tables.find(table_id)
    assert found is not None
    assert found.seats[0].user_id == ADA
    assert await store.erasing.going_on([ADA]) == set()


async def test_a_guild_that_is_being_forgotten_has_no_new_tables(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.purging.TABLES", 1)
    monkeypatch.setattr("bot.store.purging.ROWS", 1)
    for guild_id in (GUILD, GUILD, GUILD + 1):
        await an_evening(store, guild_id)
    await store.purging.begin(GUILD)
    with pytest.raises(BeingPurged):
        await store.tables.create(a_table(CLEO, BEN))
    with pytest.raises(BeingPurged):
        await store.court.move(Order("grant", GUILD, MOD, 3500.0, target=(CLEO, "Cleo")), 1, "why")
    # A deed of a moderator meanwhile is forgotten with the rest, and has to wait for one step only.
    purging = asyncio.create_task(store.purging.purge(GUILD))
    for _ in range(5):
        await store.court.bar(Order("bar", GUILD, MOD, 3500.0, target=(CLEO, "Cleo")), None, "why")
        assert not purging.done()
    await purging
    for table in metadata.sorted_tables:
        assert not [row for row in await rows(store, table) if row.get("guild_id") == GUILD]
    assert (await store.proof.prove()).troubles == []
    assert await store.tables.create(a_table(CLEO, BEN))


async def test_a_permit_opens_only_what_it_says(store: Store) -> None:
    await an_evening(store)
    for act, guild_id, statement in (
        ("erase", 0, "UPDATE ledger SET amount = 100"),
        ("erase", 0, "DELETE FROM ledger"),
        ("erase", 0, "UPDATE acts SET act = 'nothing'"),
        ("erase", 0, "UPDATE acts SET details = '{}' WHERE act = 'grant'"),
        ("erase", 0, "UPDATE acts SET details = '[]' WHERE act = 'bar'"),
        ("purge", GUILD, "UPDATE ledger SET account = 7"),
        ("purge", GUILD + 1, "DELETE FROM ledger"),
        ("purge", GUILD + 1, "DELETE FROM acts"),
    ):

        def tamper(
            connection: Connection,
            act: str = act,
            guild_id: int = guild_id,
            statement: str = statement,
        ) -> None:
            with permitted(connection, act, guild_id):
                connection.execute(text(statement))

        with pytest.raises(StoreError, match="append-only"):
            await store.database.write(tamper)
    assert (await store.proof.prove()).troubles == []


async def test_a_guild_is_kept_for_thirty_days_and_then_forgotten(store: Store) -> None:
    await an_evening(store)
    await an_evening(store, GUILD + 1)
    await store.guilds.present([GUILD, GUILD + 1])
    assert await store.guilds.present([GUILD + 1]) == [GUILD]
    assert await store.purging.purge_old(1000.0 + KEPT_FOR) == [], "nobody has said that it is gone"
    await store.guilds.left(GUILD, 100.0)
    await store.guilds.left(GUILD, 200.0)
    assert await store.purging.purge_old(100.0 + KEPT_FOR - 1) == []
    await store.guilds.returned(GUILD)
    assert await store.purging.purge_old(100.0 + KEPT_FOR) == []
    await store.guilds.left(GUILD, 300.0)
    assert await store.purging.purge_old(300.0 + KEPT_FOR) == [GUILD]
    for table in metadata.sorted_tables:
        kept = await rows(store, table)
        assert not [row for row in kept if row.get("guild_id") == GUILD], table.name
    assert (await store.proof.prove()).troubles == []
    assert await store.boards.top(GUILD + 1)


async def test_who_left_is_marked_and_leaves_the_board_after_a_season(store: Store) -> None:
    await an_evening(store)
    await store.guilds.member_left(GUILD, ADA, 5000.0)
    board = await store.boards.top(GUILD, season=0)
    assert {each.user_id: each.left for each in board} == {ADA: True, BEN: False}
    # Played in this season, so it takes another one.
    for number, at, users in ((1, 5001.0, {ADA, BEN}), (2, 5002.0, {BEN})):
        table_id = await store.tables.create(a_table(BEN, CLEO))
        assert await store.seasons.end(Order("end-season", GUILD, MOD, at), number)
        await store.crowns.settle(a_settlement(table_id, (BEN, CLEO), at=at))
        await close(store, table_id, at)
        seen = {each.user_id for each in await store.boards.top(GUILD, season=0)}
        assert seen - {CLEO} == users
    assert await store.boards.players(GUILD, season=0) == 2
    record = replace(a_table(ADA, BEN), created_at=6000.0)
    table_id = await store.tables.create(record)
    await store.crowns.settle(a_settlement(table_id, (ADA, BEN), at=6001.0))
    back = {each.user_id: each.left for each in await store.boards.top(GUILD, season=0)}
    assert back == {ADA: False, BEN: False, CLEO: False}


async def test_a_history_tells_tables_and_gifts_newest_first(store: Store) -> None:
    table_id = await an_evening(store)
    season, ever = [await store.history.curve(GUILD, ADA, season=n) for n in (None, 0)]
    assert season.points == ((3000.0, 5), (3000.0, 8), (3001.0, 10))
    assert ever.points == ((3000.0, 0), (3000.0, 3), (3001.0, 5))
    gift, played = await store.history.page(GUILD, ADA)
    assert gift == Gift(2, "Ada sang", "Mod", 3001.0)
    assert isinstance(played, Played)
    assert played.table_id == table_id
    # At one moment the table comes first; a page may hold one kind alone, or nothing.
    await store.court.move(
        Order("grant", GUILD, MOD, 3000.0, target=(ADA, NAMES[0])), 4, "an encore"
    )
    whole = await store.history.page(GUILD, ADA)
    assert whole == [gift, played, Gift(4, "an encore", "Mod", 3000.0)]
    pages = [await store.history.page(GUILD, ADA, limit=1, offset=n) for n in range(4)]
    assert pages == [[each] for each in whole] + [[]]
    assert await store.history.length(GUILD, ADA) == 3
    assert await store.history.report(GUILD + 1, table_id) is None


async def test_acts_are_written_down_with_what_they_changed(store: Store) -> None:
    changed = await store.guilds.change(
        Order("settings", GUILD, MOD, 1.0), channels=(1, 2), least_humans=2
    )
    assert changed == GuildSettings(channels=(1, 2), least_humans=2)
    assert await store.guilds.settings(GUILD) == changed
    (act,) = await store.court.log(GUILD)
    assert act.details == {"channels": [None, [1, 2]], "least_humans": [3, 2]}
    for wrong in ({"treasury": 0}, {"least_humans": 0}):
        with pytest.raises(ValueError, match="at least one"):
            await store.guilds.change(Order("settings", GUILD, MOD, 1.0), **wrong)
    written = "".join([piece async for piece in store.exports.audit_log(GUILD)])
    assert written.count("\n") == 2
    assert [await store.guilds.greet(GUILD) for _ in range(2)] == [True, False]
