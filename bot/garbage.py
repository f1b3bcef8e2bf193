"""When Python looks for garbage. The loop waits for it meanwhile, and so does whoever presses."""

import gc

from bot.clock import Clock

YOUNG = 3_000, 5
"""New objects after which Python looks for garbage among them, and after how many such looks among
those that have been there for a while: seldom, and never so many at once that anybody notices."""
NEVER = 1_000_000_000
"""Looks after which it goes through all that has lasted by itself."""
MANY = 20
"""Looks among young objects after which it is worth going through all that has lasted."""
QUIET = 1.0
"""Seconds without a look, so with little that is new, after which nobody waits for anything."""
LATEST = 600.0
"""Seconds after which all is gone through even if it never becomes quiet."""


def leave_out_what_lasts() -> None:
    """Have Python look for garbage among what comes from now on, and less often.

    To look through all that is imported holds the loop up for a tenth of a second each time.
    """
    gc.unfreeze()  # Of one that has begun anew.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG, NEVER)


async def look_when_quiet(clock: Clock) -> None:
    """Go through all that has lasted when nothing goes on: with a hundred tables it takes as long
    as all that is imported.
    """
    looked = clock.now()
    while True:
        before = _looks()
        await clock.sleep(QUIET)
        quiet = _looks() == before
        if gc.get_count()[2] >= MANY and (quiet or clock.now() - looked >= LATEST):
            gc.collect()
            looked = clock.now()


def _looks() -> int:
    """Return how often Python has looked among the youngest objects."""
    return int(gc.get_stats()[0]["collections"])
