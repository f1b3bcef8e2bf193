"""`python -m gallows.begun_by_play`: `gallows run`, for as long as who has begun it is there.

Who begins it keeps the other end of its standard input, and so is found to be gone however it went.
"""

import os
import signal
import sys
import threading
import time

from gallows.__main__ import main


def end_with_who_began() -> None:
    """Wait until nobody is at the other end; then stop, and do not wait for long."""
    from gallows.stopping import GRACE

    while os.read(0, 1):
        pass
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(GRACE)
    os._exit(1)


if __name__ == "__main__":
    threading.Thread(target=end_with_who_began, daemon=True).start()
    sys.argv = ["gallows", "run"]
    main()
