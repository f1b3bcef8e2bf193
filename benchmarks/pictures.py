"""What pictures cost: kilobytes, CPU milliseconds of one core, and how many a game shows.

`python -m benchmarks.pictures [GAMES]`. Whole games are played by chance, and every picture of them
is drawn that differs from the one before, in the order in which they are wanted, for most of a
picture was on the one before. The milliseconds are also given as a ratio to an empty picture, drawn
in the same process: that is the same on a slow machine.
"""

import io
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from statistics import median

from PIL import Image

from bot.drawing.faces import Avatar, small
from bot.drawing.layout import layout_drawing
from bot.drawing.picture import Drawing
from bot.drawing.png import packed
from bot.panels.table_pictures import poster_picture, private_picture, table_picture
from bot.plugins.picture import Colour, LayoutPicture
from bot.plugins.registry import plugins
from gallows.kit.snapshots import english, played
from games.engine.asks import Seat

WORDS = english()
EMPTY = layout_drawing(LayoutPicture(banner="", colour=Colour.NIGHT, rows=(), hand=(), piles=()))
ROUNDS = 5
MOST_PICTURES = 20
"""Of one kind and game are drawn; the others are counted."""
MOST_KB, MOST_MS = 60.0, 200.0


def shown(game: str, seed: int) -> Iterator[tuple[str, Seat | None, Drawing]]:
    """Every picture of a game as its panels would show it: its kind, for whom, and what it is."""
    plugin = plugins()[game]
    allowed = plugin.seats_for(plugin.defaults())
    seats = (allowed.start + allowed.stop - 1) // 2
    for snapshot in played(plugin.rules, seed, seats):
        view, public = snapshot.view, snapshot.notebook(None)
        if snapshot.settled:
            made = [("poster", None, poster_picture(view, public, WORDS, 0.0, FACES))]
        else:
            made = [("table", None, table_picture(view, public, WORDS, FACES))]
            for seat in map(Seat, range(seats)):
                made.append(("cards", seat, private_picture(view, snapshot.notebook(seat), WORDS)))
        for kind, whose, picture in made:
            if picture is not None:
                yield kind, whose, picture.drawing


def photograph() -> Avatar:
    """An avatar that is hard to keep small: every colour, and noise."""
    red, green = Image.linear_gradient("L"), Image.radial_gradient("L")
    blue = Image.effect_noise((256, 256), 64)
    out = io.BytesIO()
    Image.merge("RGB", (red, green, blue)).resize((128, 128)).save(out, "PNG")
    return Avatar("hash", small(out.getvalue()))


FACES = dict.fromkeys(range(10**17, 10**17 + 100), photograph())
"""Every user's."""


def timed(drawing: Drawing) -> tuple[float, float]:
    """Draw it and return kilobytes and CPU milliseconds."""
    began = time.process_time()
    data = packed(drawing)
    return len(data) / 1000, 1000 * (time.process_time() - began)


def main(games: int) -> None:
    """Print a Markdown table."""
    timed(EMPTY)
    empty = median(timed(EMPTY)[1] for _ in range(ROUNDS))
    print("| game | picture | a game | KB | most | CPU ms | most | ratio |")
    print("|---|---|---:|---:|---:|---:|---:|---:|")
    for game in plugins():
        costs: defaultdict[str, list[tuple[float, float]]] = defaultdict(list)
        count: Counter[str] = Counter()
        for seed in range(games):
            before: dict[Seat | None, Drawing] = {}
            for kind, whose, drawing in shown(game, seed):
                if before.get(whose) != drawing:
                    before[whose] = drawing
                    count[kind] += 1
                    if len(costs[kind]) < MOST_PICTURES:
                        costs[kind].append(timed(drawing))
        for kind, each in costs.items():
            sizes, times = [kb for kb, _ in each], [ms for _, ms in each]
            print(
                f"| {game} | {kind} | {count[kind] / games:.1f} | {median(sizes):.1f}"
                f" | {max(sizes):.1f} | {median(times):.0f} | {max(times):.0f}"
                f" | {median(times) / empty:.1f} |"
            )
    print(f"\nAn empty picture: {empty:.0f} ms. Budget: {MOST_KB:.0f} KB, {MOST_MS:.0f} ms.")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
