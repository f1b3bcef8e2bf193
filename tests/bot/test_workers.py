"""Work in another process is done, whatever becomes of that process."""

import os
import signal

from bot.drawing.png import draw
from bot.workers import in_worker


async def test_pictures_are_drawn_though_the_process_that_draws_was_killed():
    os.kill(await in_worker(os.getpid), signal.SIGKILL)
    assert await draw('<svg xmlns="http://www.w3.org/2000/svg"/>', 8, 8)
    assert await draw('<svg xmlns="http://www.w3.org/2000/svg"/>', 9, 9)
