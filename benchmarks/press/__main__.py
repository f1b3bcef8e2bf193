"""`python -m benchmarks.press [PART...]`: what a press costs, beside what it may cost.

The parts are `games` (or some of `botk`, `dotk`, `feast`, `execution`), `waits`, `memory` and
`restart`; without any it is all of them, which takes half an hour. `TABLES` in the
environment is how many tables are restarted, 500 if it is not set. Linux only: times of processes
are read from /proc.

The bot is a process of its own, on the sandbox, with pictures and a file that waits for the disk at
each commit. A press is whatever a player does to a button or a list. Games are played in a hurry by
people who think fast, and always deal the same cards; each is played once for the times, and once
with every call counted. Times of processors are also said as a ratio to a loop of plain Python that
is run meanwhile; times that people wait stand beside those of a bare discord.py bot, which changes
one line at each press, on the same sandbox in the same run.
"""

import asyncio
import os
import platform
import sys
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path

from benchmarks.measuring import table
from benchmarks.press.games import KINDS, Cost, Kind, measure
from benchmarks.press.many import FEW, MORE, Memory, Restart, Waits, acknowledgements, memory
from benchmarks.press.many import restart as restarted

TABLES = int(os.environ.get("TABLES", "500"))
"""Open tables at the restart."""
PARTS = (*(kind.name for kind in KINDS), "waits", "memory", "restart")
MOST = 8
"""Of files with calls, so many are shown."""


def games(kind: Kind) -> None:
    """Print what a press of a game has cost."""
    cost = asyncio.run(measure(kind))
    a_press = [
        ("CPU, bot", *_time(cost, cost.bot), "≤ 10 ms"),
        ("CPU, workers", *_time(cost, cost.workers), "≤ 30 ms"),
        ("calls of own functions", f"{sum(cost.calls.values()):,.0f}", "", "≤ 2,000"),
        ("requests that count", f"{cost.requests.total() / cost.presses:.2f}", "", ""),
    ]
    many = cost.requests.total() / cost.games
    print(f"### {kind.name}, {kind.seats} at the table\n")
    print(
        f"Games {cost.games}, presses {cost.presses}; the loop takes {1000 * cost.loop:.2f} ms.\n"
    )
    print(*table(("a press", "", "ratio to the loop", "aim for botk"), a_press), sep="\n")
    print(f"\nRequests that count, a game: **{many:.1f}** (aim for botk: ≤ 20).\n")
    each = [(name, f"{n / cost.games:.1f}") for name, n in cost.requests.most_common()]
    print(*table(("request", "a game"), each), sep="\n")
    calls = Counter(cost.calls).most_common(MOST)
    print("\n" + "Calls a press, by file: ", end="")
    print(", ".join(f"`{file}` {times:.0f}" for file, times in calls), end=".\n\n")


def _time(cost: Cost, spent: float) -> tuple[str, str]:
    a_press = spent / cost.presses
    return f"{1000 * a_press:.1f} ms", f"{a_press / cost.loop:.2f}"


def waits() -> None:
    """Print how long people wait."""
    real, plain = asyncio.run(acknowledgements())
    print("### Acknowledgement, 20 presses a second\n")
    heads = (
        *(
            "bot",
            "tables",
            "presses",
            "answers",
            "p50",
            "p99",
            "longest",
            "over 3 s",
            "CPU a press",
        ),
        *("longest stall", "over 50 ms", "longest by CPU", "over 50 ms by CPU"),
    )
    rows = [
        _row(name, each)
        for pair in zip(plain, real, strict=True)
        for name, each in zip(("bare", "this one"), pair, strict=True)
    ]
    print(*table(heads, rows), sep="\n")
    print("\nAims at 100 tables: p99 ≤ 50 ms, and no stall over 50 ms.\n")


def _row(name: str, waits: Waits) -> list[object]:
    stalls = waits.stalls
    return [
        *(name, waits.tables, waits.presses, waits.answers or ""),
        *map(_ms, (waits.median, waits.most_of_100, waits.longest)),
        *(waits.late, _ms(waits.bot)),
        *(_ms(stalls["longest"]), stalls["over"]),
        *(_ms(stalls["longest_spent"]), stalls["over_spent"]),
    ]


def _ms(seconds: float) -> str:
    return f"{1000 * seconds:.1f} ms"


def held() -> None:
    """Print what a table holds of memory."""
    found: Memory = asyncio.run(memory())
    print("### Memory of a table in the middle of a game\n")
    rows = [
        ("of the process", f"{found.resident:.0f} KiB", "≤ 40 KiB"),
        ("allocated by Python", f"{found.traced:.0f} KiB", ""),
        ("of that, but for caches of all tables", f"{found.own:.0f} KiB", ""),
    ]
    print(*table((f"{FEW + MORE} tables against {FEW}", "a table", "aim"), rows), sep="\n")
    print()


def restart() -> None:
    """Print what a restart costs."""
    found: Restart = asyncio.run(restarted(TABLES))
    here = [times for name, times in found.requests.items() if "/channels/" in name]
    requests = sum(here) / found.tables
    rows = [
        ("requests that count, a table", f"{requests:.2f}", "≤ 1"),
        ("until Discord has it online", f"{found.online:.1f} s", ""),
        ("until a press is answered", f"{found.answered:.1f} s", "≤ 3 s"),
        ("until all is drawn", f"{found.quiet:.1f} s", ""),
        ("CPU of the bot until then", f"{found.bot:.1f} s", ""),
    ]
    print(f"### A restart with {found.tables} open tables, nothing changed\n")
    print(*table(("", "", "aim"), rows), sep="\n")
    print("\nRequests in all: ", end="")
    most = Counter(found.requests).most_common()
    print(", ".join(f"`{name}` {times}" for name, times in most), end=".\n\n")


def machine() -> str:
    """Say where and when this is."""
    lines = Path("/proc/cpuinfo").read_text("utf-8").splitlines()
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    when = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
    return f"{len(models)} × {models[0]}, Python {platform.python_version()}, {when}"


def main(*parts: str) -> None:
    """Measure and show."""
    kinds = {kind.name: kind for kind in KINDS}
    wanted = list(parts or PARTS)
    if "games" in wanted:
        wanted += kinds
    if unknown := set(wanted) - {*PARTS, "games"}:
        raise SystemExit(f"No such part: {', '.join(sorted(unknown))}. {__doc__}")
    print(f"{machine()}\n")
    for name in PARTS:
        if name in wanted:
            if name in kinds:
                games(kinds[name])
            else:
                {"waits": waits, "memory": held, "restart": restart}[name]()


if __name__ == "__main__":
    main(*sys.argv[1:])
