"""`python -m gallows.begun_by_play`: `gallows run`, for as long as who has begun it is there.

Who begins it keeps the other end of its standard input, and so is found to be gone however it went.
"""

import os
import sys
import threading

from gallows.__main__ import main


def end_with_who_began() -> None:
    """Wait until nobody is at the other end, and end on the spot.

    Discord and database go with who began it, so there is nobody left to say good-bye to. What was
    answered is in the database.
    """
    while os.read(0, 1):
        pass
    os._exit(1)


if __name__ == "__main__":
    threading.Thread(target=end_with_who_began, daemon=True).start()
    sys.argv = ["gallows", "run"]
    main()
