"""Where the browser is that the tests of the page drive."""

import shutil

from playwright.async_api import expect

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-background-networking")
NO_BROWSER = "no Chromium found: the tests of the web page (tests/page) are left out"

PATIENCE = 300_000
"""Milliseconds until a test gives up what it waits for; on a busy machine much is late."""
expect.set_options(timeout=PATIENCE)


def find_browser() -> str | None:
    """The path of an installed Chromium or Chrome, if there is one."""
    return next(filter(None, map(shutil.which, NAMES)), None)
