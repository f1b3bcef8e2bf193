"""How many requests a game costs, by kind, as Discord would count them.

`python -m benchmarks.requests [GAMES [SEATS COMMAND [OPTION=VALUE...]]]`; without a command it is
`/botk start` for six. Played on the sandbox by players who take as long as people who think fast,
all in a hurry; the direct message channels are known from a first game, which is not counted.
Every run deals the same cards, since games differ more by these than by anything else. Answers to
interactions do not count against Discord's limit.
"""

import asyncio
import sys
import tempfile
from collections import Counter, defaultdict, deque
from dataclasses import replace
from itertools import count
from pathlib import Path

from bot.messages import emojis
from bot.tables import lobby
from gallows.companions import WORLD
from sandbox import Exchange, Person
from tests.play import night as nights
from tests.play.night import Guest, Night

SEATS, COMMAND = 6, "botk start"
MOST_PEOPLE = 16
LONGEST = 1800.0
"""Seconds that a game may take here: one of sixteen people is long."""
HURRY = 12.0
THINKING = (1.0 / HURRY, 6.0 / HURRY)
BUDGET = 20
"""What a game may take here: docs/discord.md says why it is not less."""
MOST_FILES = 10
WINDOW = 5.0
"""Seconds in which Discord takes some five requests a channel: docs/discord.md."""


def kind(night: Night, exchange: Exchange) -> str:
    """What a request is for, in a player's words."""
    part = exchange.path.split("/")
    channel = night.sandbox.state.channels.get(part[2]) if part[1] == "channels" else None
    where = "a DM" if channel is not None and channel.recipient_id else "the table"
    names = {
        "POST /channels/{channel_id}/messages": f"post in {where}",
        "PATCH /channels/{channel_id}/messages/{message_id}": f"edit in {where}",
        "POST /channels/{channel_id}/messages/{message_id}/threads": "make the thread",
        "GET /channels/{channel_id}": "look whether the panel is buried",
        "POST /users/@me/channels": "open a DM",
        "POST /interactions/{interaction_id}/{token}/callback": "answer a press",
        "POST /webhooks/{application_id}/{token}": "answer a press a second time",
        "PATCH /webhooks/{application_id}/{token}/messages/{message_id}": "change an answer",
    }
    return names.get(exchange.name, exchange.name)


class Busiest:
    """The most requests in any five seconds of the players, in one channel and in all."""

    def __init__(self) -> None:
        self._taken: dict[str, deque[float]] = defaultdict(deque)
        self.most: Counter[str] = Counter()

    def __call__(self, exchange: Exchange) -> None:
        """Count one request, as soon as it is answered."""
        if not exchange.counted:
            return
        now = asyncio.get_running_loop().time() * HURRY
        part = exchange.path.split("/")
        for where in ("all", part[2] if part[1] == "channels" else "elsewhere"):
            taken = self._taken[where]
            taken.append(now)
            while taken[0] <= now - WINDOW:
                taken.popleft()
            self.most[where] = max(self.most[where], len(taken))

    def __str__(self) -> str:
        """Say how many there were at once, at the worst."""
        channels = {where: n for where, n in self.most.items() if where != "all"}
        return (
            f"At the worst {max(channels.values())} in {WINDOW:g} seconds in one channel,"
            f" {self.most['all']} in all."
        )


def uploads(exchange: Exchange) -> int:
    """How many files came with a request: a new one is named by its place, not by an id."""
    sent = exchange.sent if isinstance(exchange.sent, dict) else {}
    files = (sent.get("data") or sent).get("attachments") or []
    return sum(int(each["id"]) < MOST_FILES for each in files)


async def begin(night: Night, host: Guest, seats: int) -> int:
    """Wait until all sit, and begin; return the table's number when all is told."""
    table = night.table
    await night.until(lambda: sum(s.joined for s in table.state.record.seats) == seats, "all sit")
    await host.press(rf"gg:t:{table.id}:begin")
    await night.until(lambda: table.state.done, "the end")
    await night.until(lambda: night.bot.manager.get(table.id) is None, "all is told")
    return table.id


def people(seats: int) -> tuple[Person, ...]:
    """Return so many who take direct messages, and have plain names when there are many."""
    known = WORLD.people[:4] + WORLD.people[5:7]
    more = (Person(f"Guest {n}") for n in range(MOST_PEOPLE))
    return (*known, *more)[:seats]


async def measure(
    games: int, seats: int, command: str, options: dict[str, str], busiest: Busiest
) -> list[Counter[tuple[str, bool]]]:
    """Play one game that is not counted and so many that are; tell ``busiest`` of these."""
    counts: list[Counter[tuple[str, bool]]] = []
    deals = count()
    lobby.dice_seed = lambda *_: next(deals).to_bytes(32)
    with tempfile.TemporaryDirectory() as folder:
        world = replace(WORLD, people=people(seats))
        async with Night.begin(Path(folder) / "gallows.db", world, HURRY) as night:
            await with_pictures(night)
            host = night.guests[0]
            await host.command(command, **options)
            await night.autoplay(night.guests, THINKING)
            last = await begin(night, host, seats)
            night.sandbox.observers.append(busiest)
            for _ in range(games):
                start = len(night.sandbox.requests)
                await host.press(rf"gg:t:{last}:again")
                last = await begin(night, host, seats)
                seen = list(night.sandbox.requests)[start:]
                kinds = Counter((kind(night, each), each.counted) for each in seen)
                kinds["upload a picture, with one of these", False] = sum(map(uploads, seen))
                counts.append(kinds)
            await night.stop_autoplayers()
    return counts


async def with_pictures(night: Night) -> None:
    """Have the bot draw; its emblems, which are uploaded once for all games, are left out."""
    await night.stop_bot()
    emojis.emblems = dict  # type: ignore[assignment]
    night.drawings = True
    await night.start_bot()


def show(counts: list[Counter[tuple[str, bool]]], seats: int) -> None:
    """Print a Markdown table."""
    games = len(counts)
    total: Counter[tuple[str, bool]] = sum(counts, Counter())
    print(f"| request ({games} games of {seats}) | a game | counts |")
    print("|---|---:|---|")
    for (name, counted), number in sorted(total.items(), key=lambda e: (not e[0][1], -e[1])):
        print(f"| {name} | {number / games:.1f} | {'yes' if counted else 'no'} |")
    each = [sum(n for (_, counted), n in count.items() if counted) for count in counts]
    print(f"| **counted in all** | **{sum(each) / games:.1f}** | budget {BUDGET} |")
    print(
        f"\nFewest {min(each)}, most {max(each)}: {sum(each) / games / BUDGET:.2f} of the budget."
    )


def main(games: str = "20", seats: str = str(SEATS), command: str = COMMAND, *chosen: str) -> None:
    """Measure and show."""
    nights.PATIENCE = LONGEST
    options = dict(each.split("=", 1) for each in chosen)
    busiest = Busiest()
    show(asyncio.run(measure(int(games), int(seats), command, options, busiest)), int(seats))
    print(busiest)


if __name__ == "__main__":
    main(*sys.argv[1:])
