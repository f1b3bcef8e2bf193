"""Shards: how Discord divides the servers of a bot, and which of them this process has."""

from collections.abc import Iterable
from dataclasses import dataclass, field

FIRST = 0
"""The shard on which direct messages arrive, whoever they are with; who has it does what is done
once for the whole bot: https://docs.discord.com/developers/events/gateway#sharding."""


def shard_of(guild_id: int, count: int) -> int:
    """Return the shard that a server is on, of so many.

    https://docs.discord.com/developers/events/gateway#sharding-sharding-formula.
    """
    return (guild_id >> 22) % count


@dataclass
class OwnShards:
    """The shards that this process has, of all there are; a bot of one process has them all."""

    count: int = 1
    """How many there are of the bot."""
    numbers: set[int] = field(default_factory=lambda: {FIRST})
    processes: int = 1
    """How many processes the bot is, this one among them."""

    def of(self, guild_id: int) -> int:
        """Return the shard that a server is on."""
        return shard_of(guild_id, self.count)

    def has(self, guild_id: int) -> bool:
        """Say whether a server is this process's: it alone writes what is played there."""
        return self.of(guild_id) in self.numbers

    @property
    def has_first(self) -> bool:
        """Whether this process does what is done once for the whole bot."""
        return FIRST in self.numbers


@dataclass(frozen=True, slots=True)
class Shard:
    """A shard as the database has it; one that was just taken up as it was before."""

    number: int
    alive_at: float | None = None
    """When who had it last said so, in seconds since 1970; None where nobody ever had."""
    cut_off: bool = False
    """Whether they had no time to write down all that they knew."""
    holder: str | None = None
    """The process that has it; None for nobody."""


@dataclass(frozen=True, slots=True)
class Process:
    """A process of the bot, as it has written itself down."""

    name: str
    beat: int
    """How often it has said that it is there."""
    heard_at: float
    """When it last did: by the database's clock, or by its own where the database has none."""
    version: str
    most: int | None
    """Shards that it takes at most; None: its part of all."""
    wanted: int | None
    """How many shards it wants there to be; None: as many as there are."""
    well: bool
    """Whether it reaches Discord, or has not tried for long."""


@dataclass(frozen=True, slots=True)
class Sharing:
    """Who has which shard, as the database has it at one moment."""

    processes: tuple[Process, ...]
    shards: tuple[Shard, ...]
    at: float | None = field(default=None, compare=False)
    """That moment, by the database's clock; None where it has none."""

    def held_by(self, name: str) -> list[int]:
        """Return the shards of a process."""
        return [shard.number for shard in self.shards if shard.holder == name]

    @property
    def free(self) -> list[int]:
        """Return the shards that nobody has."""
        return [shard.number for shard in self.shards if shard.holder is None]


def parts(processes: Iterable[Process], held: dict[str, int], count: int) -> dict[str, int]:
    """Return how many shards each process should have, so that all have about the same.

    Those that cannot reach Discord have none as long as one can, nor those that want another number
    of shards. Who has more now keeps what cannot be divided, so that few have to move.
    """
    everybody = [each for each in processes if each.wanted in (None, count)]
    takers = [each for each in everybody if each.well] or everybody
    takers.sort(key=lambda each: (-held.get(each.name, 0), each.name))
    part = dict.fromkeys((each.name for each in takers), 0)
    left = count
    while left:
        hungry = [each for each in takers if each.most is None or part[each.name] < each.most]
        if not hungry:
            break
        for each in hungry[:left]:
            part[each.name] += 1
        left -= len(hungry[:left])
    return part
