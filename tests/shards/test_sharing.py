"""How shards are divided among processes: all have about the same, and few change hands."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from bot.values.shards import Process, parts, shard_of

ONE = Process("one", 0, 0.0, "1.0", most=None, wanted=None, well=True)


def some(count: int, **changes: object) -> list[Process]:
    """So many processes, alike."""
    return [replace(ONE, name=f"p{number}", **changes) for number in range(count)]  # type: ignore[arg-type]


def test_one_process_has_them_all():
    assert parts(some(1), {}, 7) == {"p0": 7}


def test_what_cannot_be_divided_stays_where_it_is():
    assert parts(some(2), {"p0": 1, "p1": 4}, 5) == {"p0": 2, "p1": 3}
    assert parts(some(2), {"p0": 4, "p1": 1}, 5) == {"p0": 3, "p1": 2}


def test_who_takes_few_leaves_the_others_more():
    modest, *others = some(3)
    assert parts([replace(modest, most=1), *others], {}, 9) == {"p0": 1, "p1": 4, "p2": 4}


def test_where_all_take_few_some_shards_have_nobody():
    assert parts(some(2, most=2), {}, 9) == {"p0": 2, "p1": 2}


def test_who_does_not_reach_discord_has_none_as_long_as_another_does():
    ill, well = some(2)
    assert parts([replace(ill, well=False), well], {"p0": 4}, 4) == {"p1": 4}
    assert parts(some(2, well=False), {}, 4) == {"p0": 2, "p1": 2}


def test_who_wants_another_number_waits():
    new, old = some(2)
    assert parts([replace(new, wanted=8), replace(old, wanted=4)], {"p1": 4}, 4) == {"p1": 4}


@given(st.lists(st.none() | st.integers(1, 9), min_size=1, max_size=9), st.integers(1, 40))
def test_parts_are_even_and_come_to_all_there_are(limits: list[int | None], count: int):
    processes = [replace(ONE, name=f"p{n}", most=most) for n, most in enumerate(limits)]
    part = parts(processes, {}, count)
    assert sum(part.values()) == min(count, sum(count if each is None else each for each in limits))
    free = [part[p.name] for p in processes if p.most is None or part[p.name] < p.most]
    assert max(part.values()) - min(free, default=max(part.values())) <= 1


def test_a_servers_shard_is_discords():
    """https://docs.discord.com/developers/events/gateway#sharding-sharding-formula"""
    assert shard_of(197038439483310086, 16) == (197038439483310086 >> 22) % 16
