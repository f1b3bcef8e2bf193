"""What measurements share: players whose time is taken, work for two processes, a folder,
and Markdown.
"""

import re
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from games.engine.asks import Answer, Ask
from games.engine.dice import Dice
from games.engine.game import Player

PROCESSES = 2

Job = TypeVar("Job")
Done = TypeVar("Done")


TIMED = 20
"""Of how many decisions one is timed: to read the clock may take longer than to decide."""


class Timed:
    """A player, with the time that decisions took, in milliseconds."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.decisions = 0
        self.took: list[float] = []
        """Of the first decision, and of each so many later."""

    def answer(self, notebook: Any, ask: Ask, dice: Dice) -> Answer:
        """Answer as the player does."""
        self.decisions += 1
        if self.decisions % TIMED != 1:
            return self._player.answer(notebook, ask, dice)
        begun = time.thread_time()
        answer = self._player.answer(notebook, ask, dice)
        self.took.append(1000 * (time.thread_time() - begun))
        return answer

    def add(self, took: Iterable[float]) -> None:
        """Count decisions, too, that this player took elsewhere."""
        self.took += took

    def times(self) -> tuple[str, str]:
        """Return how long decisions took: the median, and the 99th percentile."""
        took = sorted(self.took)
        return f"{took[len(took) // 2]:.2f}", f"{took[len(took) * 99 // 100]:.2f}"

    def __str__(self) -> str:
        """Say how long decisions took."""
        median, most = self.times()
        return f"A decision takes {median} ms in the median, {most} ms at the 99th percentile."


def shared_out(work: Callable[[Job], Done], jobs: Iterable[Job]) -> list[Done]:
    """Return what comes of every job, in the jobs' order, whichever process is done first.

    The work is a function of a module, and does not hang on what other jobs do.
    """
    with ProcessPoolExecutor(PROCESSES) as processes:
        return list(processes.map(work, jobs))


def table(heading: Iterable[object], rows: Iterable[Iterable[object]]) -> Iterator[str]:
    """Yield the lines of a Markdown table."""
    heads = [str(each) for each in heading]
    for cells in (heads, ["---"] * len(heads), *rows):
        yield f"| {' | '.join(str(cell) for cell in cells)} |"


def teller(page: Path, name: str, *, write: bool) -> Callable[[str], None]:
    """Return what prints tables, and writes them between a page's mark of that name and its end.

    Stop at once where the page has no such mark: to make the tables may take hours.
    """
    begin, end = f"<!-- {name} -->", "<!-- end -->"
    place = re.compile(f"{re.escape(begin)}.*?{end}", re.DOTALL)
    if write and place.search(page.read_text("utf-8")) is None:
        sys.exit(f"--write: {page.name} has no {begin} with an {end}")

    def tell(found: str) -> None:
        print(found)
        if write:
            new = f"{begin}\n\n{found}\n\n{end}"
            page.write_text(place.sub(lambda _: new, page.read_text("utf-8")), "utf-8")

    return tell


@contextmanager
def folder_for_a_server() -> Iterator[Path]:
    """Have a folder for a while, which another user may enter: root's server runs as one."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o711)
        yield Path(folder)
