"""How many requests a six-player botk game costs, by kind, as Discord would count them.

`python -m benchmarks.requests [GAMES]`. Played on the sandbox by players who take as long as
people who think fast, all in a hurry; the direct message channels are known from a first game,
which is not counted. Answers to interactions do not count against Discord's limit.
"""

import asyncio
import sys
import tempfile
from collections import Counter
from dataclasses import replace
from pathlib import Path

from bot.rendering import emojis
from gallows.companions import WORLD
from sandbox import Exchange
from tests.play.night import Guest, Night

SEATS = 6
HURRY = 12.0
THINKING = (1.0 / HURRY, 6.0 / HURRY)
BUDGET = 20
MOST_FILES = 10


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


def uploads(exchange: Exchange) -> int:
    """How many files came with a request: a new one is named by its place, not by an id."""
    sent = exchange.sent if isinstance(exchange.sent, dict) else {}
    files = (sent.get("data") or sent).get("attachments") or []
    return sum(int(each["id"]) < MOST_FILES for each in files)


async def begin(night: Night, host: Guest, seats: int) -> int:
    """Wait until all sit, and begin; return the table's number when all is told."""
    table = night.table
    await night.until(lambda: sum(s.joined for s in table.record.seats) == seats, "all sit")
    await host.press(rf"gg:t:{table.id}:begin")
    await night.until(lambda: table.done, "the end")
    await night.until(lambda: night.bot.manager.get(table.id) is None, "all is told")
    return table.id


async def measure(games: int) -> list[Counter[tuple[str, bool]]]:
    """Play one game that is not counted and so many that are."""
    counts: list[Counter[tuple[str, bool]]] = []
    people = WORLD.people[:4] + WORLD.people[5:7]
    with tempfile.TemporaryDirectory() as folder:
        world = replace(WORLD, people=people)
        async with Night.begin(Path(folder) / "gallows.db", world, HURRY) as night:
            await with_pictures(night)
            host = night.guests[0]
            await host.command("botk start")
            await night.autoplay(night.guests, THINKING)
            last = await begin(night, host, SEATS)
            for _ in range(games):
                start = len(night.sandbox.requests)
                await host.press(rf"gg:t:{last}:again")
                last = await begin(night, host, SEATS)
                seen = list(night.sandbox.requests)[start:]
                count = Counter((kind(night, each), each.counted) for each in seen)
                count["upload a picture, with one of these", False] = sum(map(uploads, seen))
                counts.append(count)
            await night.stop_autoplayers()
    return counts


async def with_pictures(night: Night) -> None:
    """Have the bot draw; its emblems, which are uploaded once for all games, are left out."""
    await night.stop_bot()
    emojis.emblems = dict  # type: ignore[assignment]
    night.drawings = True
    await night.start_bot()


def show(counts: list[Counter[tuple[str, bool]]]) -> None:
    """Print a Markdown table."""
    games = len(counts)
    total: Counter[tuple[str, bool]] = sum(counts, Counter())
    print(f"| request ({games} games of {SEATS}) | a game | counts |")
    print("|---|---:|---|")
    for (name, counted), number in sorted(total.items(), key=lambda e: (not e[0][1], -e[1])):
        print(f"| {name} | {number / games:.1f} | {'yes' if counted else 'no'} |")
    each = [sum(n for (_, counted), n in count.items() if counted) for count in counts]
    print(f"| **counted in all** | **{sum(each) / games:.1f}** | budget {BUDGET} |")
    print(
        f"\nFewest {min(each)}, most {max(each)}: {sum(each) / games / BUDGET:.2f} of the budget."
    )


if __name__ == "__main__":
    show(asyncio.run(measure(int(sys.argv[1]) if len(sys.argv) > 1 else 3)))
