"""Who has asked to be called to the next game in a channel: once, first come first."""

from bot.store.callers import MOST
from bot.store.purging import KEPT_FOR
from bot.store.store import Store
from tests.store.rows import ADA, BEN, CLEO, GUILD, a_table

CHANNEL = a_table(ADA).channel_id


async def opened(store: Store) -> int:
    """The number of a lobby that opens in the channel."""
    return await store.tables.create(a_table(ADA))


async def test_the_next_lobby_calls_who_has_asked_and_no_other_does(store: Store) -> None:
    await store.callers.ask(GUILD, CHANNEL, CLEO, 2.0)
    await store.callers.ask(GUILD, CHANNEL, BEN, 1.0)
    await store.callers.ask(GUILD, CHANNEL, BEN, 3.0)
    await store.callers.ask(GUILD, CHANNEL + 1, ADA, 1.0)
    first = await opened(store)
    assert await store.callers.of(first) == (CLEO, BEN), "who asks again has asked then"
    await store.callers.called(first)
    second = await opened(store)
    assert await store.callers.of(first) == await store.callers.of(second) == ()


async def test_what_a_lobby_has_called_unnoticed_the_next_does_not_call_again(store: Store) -> None:
    await store.callers.ask(GUILD, CHANNEL, BEN, 1.0)
    first, second = await opened(store), await opened(store)
    assert await store.callers.of(first) == await store.callers.of(second) == ()


async def test_who_asks_while_a_lobby_is_open_is_called_by_the_next(store: Store) -> None:
    await store.callers.ask(GUILD, CHANNEL, BEN, 1.0)
    await opened(store)
    await store.callers.ask(GUILD, CHANNEL, BEN, 2.0)
    assert await store.callers.of(await opened(store)) == (BEN,)


async def test_very_many_are_called_by_several(store: Store) -> None:
    users = range(1000, 1000 + MOST + 3)
    for at, user in enumerate(users):
        await store.callers.ask(GUILD, CHANNEL, user, float(at))
    assert await store.callers.of(await opened(store)) == tuple(users[:MOST])
    assert await store.callers.of(await opened(store)) == tuple(users[MOST:])


async def test_it_is_taken_back_and_forgotten_after_a_month(store: Store) -> None:
    await store.callers.ask(GUILD, CHANNEL, BEN, 1.0)
    await store.callers.ask(GUILD, CHANNEL, CLEO, 100.0)
    await store.callers.ask(GUILD, CHANNEL, ADA, 100.0)
    await store.callers.take_back(CHANNEL, ADA)
    await store.purging.forget_old(50.0 + KEPT_FOR)
    assert await store.callers.of(await opened(store)) == (CLEO,)


async def test_a_server_that_is_forgotten_has_none(store: Store) -> None:
    await store.callers.ask(GUILD, CHANNEL, BEN, 1.0)
    await store.purging.purge(GUILD)
    assert not any((await store.privacy.summary(BEN)).values())
