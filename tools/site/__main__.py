"""`python3 -m tools.site [FOLDER]`: build the site, into `site/` unless a folder is named.

Nothing is fetched, neither to build it nor to read it: it can be put on any web server, or opened
as files. A link, an anchor or a picture that leads nowhere is named, and the exit code is 1.
"""

from __future__ import annotations

import sys
from pathlib import Path

import run

SITE = run.ROOT / "site"


def main(arguments: list[str]) -> int:
    """Build it, and return the exit code: 2 for a wrong call, 1 when something leads nowhere."""
    if len(arguments) > 1 or any(argument.startswith("-") for argument in arguments):
        print(__doc__, file=sys.stderr)
        return 2
    run.set_up("dev")
    if Path(sys.prefix).resolve() != run.VENV.resolve():
        return run.become([run.PYTHON, "-m", "tools.site", *arguments])
    from tools.site.building import build

    to = Path(arguments[0]) if arguments else SITE
    troubles = build(run.ROOT, to.absolute())
    for trouble in troubles:
        print(trouble, file=sys.stderr)
    if not troubles:
        print(f"The site is in {to}: open {to / 'index.html'}")
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
