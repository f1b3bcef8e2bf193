"""`python3 -m tools.check`: all that a change must pass, lint first and then the tests."""

from __future__ import annotations

import sys

import run
from tools import lint

if __name__ == "__main__":
    sys.exit(lint.main() or run.main(["test"]))
