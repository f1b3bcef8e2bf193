"""Where the browser is that the tests of the page drive."""

import shutil

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")
NO_BROWSER = "no Chromium found: the tests of the web page (tests/page) are left out"


def find_browser() -> str | None:
    """The path of an installed Chromium or Chrome, if there is one."""
    return next(filter(None, map(shutil.which, NAMES)), None)
