"""Fixtures of every test that plays on the simulated Discord."""

import asyncio
import hashlib
import itertools
import shutil
from collections.abc import AsyncIterator, Callable, Iterator, MutableSequence
from pathlib import Path
from typing import Any

import pytest

from bot.store.store import Store
from games.botk.cards import Gallows, Item, Role
from games.engine.dice import Dice, shuffle
from tests.botk.decks import keep_known_decks
from tests.support.evening import Evening
from tests.support.fast_database import hurrying, threadless
from tests.support.quick_thoughts import thinking_quickly


@pytest.fixture(scope="session")
def blank(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database at its newest migration, with nothing in it; made once."""
    path = tmp_path_factory.mktemp("blank") / "gallows.db"

    async def make() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{path.as_posix()}")
        await store.close()

    asyncio.run(make())
    return path


@pytest.fixture(autouse=True)
def secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Secrets and decks that are the same in every run, so that every run deals the same cards.

    A card that is added to the game changes none of these deals.
    """
    numbers = itertools.count(1)
    monkeypatch.setattr(
        "bot.tables.admission.new_secret", lambda: hashlib.sha256(b"%d" % next(numbers)).digest()
    )
    keep_known_decks(monkeypatch)


@pytest.fixture(autouse=True)
def hurry() -> Iterator[None]:
    """Let no commit wait for the disk, and no query for a thread."""
    with hurrying(), threadless():
        yield


@pytest.fixture(autouse=True)
def thoughts() -> Iterator[None]:
    """Let a worker think with a tenth of the effort."""
    with thinking_quickly():
        yield


@pytest.fixture
def one_thread() -> Iterator[None]:
    """Let no query wait for a thread."""
    with threadless():
        yield


Stack = Callable[..., None]
"""Puts gallows cards on top of the deck, in this order."""


@pytest.fixture
def gallows(monkeypatch: pytest.MonkeyPatch) -> Stack:
    """Stacks the gallows deck; without it no event interrupts the play."""

    def stack(*cards: Gallows) -> None:
        def shuffle(dice: Dice, deck: MutableSequence[Gallows]) -> None:
            deck[:] = [*cards, *(card for card in deck if card not in cards)]

        monkeypatch.setattr("games.botk.script.shuffle", shuffle)

    stack(Gallows.BLOOD_MONEY, Gallows.BITTER_CUP)
    return stack


@pytest.fixture
def a_head_falls(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first to be condemned is a Saboteur with nothing of use: the treasury pays for it."""
    shuffled = 0

    def shuffled_by(dice: Dice, cards: MutableSequence[Any]) -> None:
        nonlocal shuffled
        shuffle(dice, cards)
        shuffled += 1
        # Drawn roles, drawn items, dealt roles, dealt items.
        if shuffled % 4 == 3:
            cards[:] = [Role.SABOTEUR, *[Role.LOYALIST] * (len(cards) - 1)]
        if shuffled % 4 == 0:
            cards[:] = [Item.NICE_HAT] * len(cards)

    monkeypatch.setattr("games.botk.setup.shuffle", shuffled_by)


@pytest.fixture
async def evening(tmp_path: Path, blank: Path, gallows: Stack) -> AsyncIterator[Evening]:
    """The bot, in a guild, with a database of its own."""
    database = tmp_path / "gallows.db"
    shutil.copy(blank, database)
    async with Evening.begin(database) as evening:
        yield evening
