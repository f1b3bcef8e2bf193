"""What every test shares."""

import gc
import logging
import os
import signal
import sys
from collections.abc import Generator, Iterator
from contextlib import suppress
from importlib import import_module
from itertools import islice
from pathlib import Path

import pytest
import structlog
from hypothesis import HealthCheck, settings

from bot.text.emblems import show_emblems
from tests.page.browser import NO_BROWSER, all_pages, find_browser, pages
from tests.support.in_memory import keep_files_in_memory
from tests.support.once import work_out_once

__all__ = ["all_pages", "pages"]

# Times say more about the machine than about the code, so no example has a deadline, and none is
# refused for how long it took to be made up.
settings.register_profile("default", deadline=None, suppress_health_check=[HealthCheck.too_slow])
# A change is judged by the same examples every time; new ones are looked for at the desk.
settings.register_profile("ci", settings.get_profile("default"), derandomize=True)
# A bot that uploads its emblems for every test takes minutes; those that are about them turn it on.
os.environ["GALLOWS_DRAWINGS"] = "false"
settings.load_profile("ci" if os.environ.get("CI") else "default")


FIRST = "attacks", "shards", "kit", "tools"
"""Folders with tests that take long, or mostly wait; each is the first of another worker."""


def pytest_report_header() -> str | None:
    """Say at the top of the report when the page is not tested, also with several workers."""
    return NO_BROWSER if find_browser() is None else None


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """Let tests press Ctrl+C, and make the workers, where several were asked for."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        # As a shell begins what is to go on in the background, with all that is begun by it.
        signal.signal(signal.SIGINT, signal.default_int_handler)
    wanted = config.getoption("tx", None)
    if wanted and sys.platform == "linux" and not hasattr(config, "workerinput"):
        from tests.support.copied_workers import copy_this_process, read_all_texts

        if config.args_source is pytest.Config.ArgsSource.TESTPATHS:
            config.get_terminal_writer().line("importing all tests")
            import_all(config.rootpath)
            read_all_texts()
        copy_this_process(len(wanted))


def import_all(root: Path) -> None:
    """Import all tests, without looking for garbage: hardly anything of it is."""
    gc.disable()
    for file in sorted(Path(__file__).parent.rglob("test_*.py")):
        # Whatever is wrong is told where it is collected.
        with suppress(Exception):
            import_module(".".join(file.relative_to(root).with_suffix("").parts))
    gc.enable()


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Collect the tests without looking for garbage, likewise."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes long, each folder of it at another worker.

    At the end all would wait for the longest; and where all waited for something at the same time,
    nobody would use the processors.
    """
    kinds: dict[Path, list[pytest.Item]] = {Path(__file__).parent / each: [] for each in FIRST}
    others: list[pytest.Item] = []
    for each in items:
        kinds.get(each.path.parent, others).append(each)
    # Each worker is given as many, one part of the whole after the other.
    part = len(items) // int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    left = iter(others)
    items[:] = [
        each for kind in kinds.values() for each in (*kind, *islice(left, max(part - len(kind), 0)))
    ]
    items += left


def pytest_collection_finish() -> None:
    """Leave all that is imported by now out of what the garbage collector looks through."""
    _look_elsewhere()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol() -> Generator[None, object, object]:
    """Look for a test's garbage when it is over, and at nothing that was there before.

    So it takes a third of the time: at its own pace Python looks in the middle of a test, when
    little of it is garbage yet.
    """
    done = yield
    if gc.get_count()[0] > MUCH:
        gc.collect()
        _look_elsewhere()
    return done


MUCH = 10_000
"""Objects that are worth a look; most tests make far fewer."""


def _look_elsewhere() -> None:
    gc.freeze()
    # A bot that a test runs in this process has settled it otherwise.
    gc.set_threshold(500_000, 10, 10)


@pytest.fixture(autouse=True)
def without_emblems() -> None:
    """Forget the emblems of a bot that another test has left: they are one process's."""
    show_emblems({})


@pytest.fixture(autouse=True)
def log_as_ever() -> Iterator[None]:
    """Undo what a test, or a program that it runs in this process, settles about logs."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    _log_plainly()


def _log_plainly() -> None:
    """Log as structlog does of itself, but for tracebacks in colours: each takes a second."""
    structlog.reset_defaults()
    *before, _ = structlog.get_config()["processors"]
    plain = structlog.dev.ConsoleRenderer(
        colors=False, exception_formatter=structlog.dev.plain_traceback
    )
    structlog.configure(processors=[*before, plain])


_log_plainly()
work_out_once()
keep_files_in_memory()
