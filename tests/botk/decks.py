"""The decks that tests of botk know, where they do not stack them: another card changes no deal."""

import pytest

from games.botk.cards import Gallows, Item
from games.botk.gallows import GALLOWS
from games.botk.items import ITEMS

KNOWN = (
    *(Item.PARDON, Item.NICE_HAT, Item.CHEESE, Item.DUMMY, Item.GOLDEN_CHALICE, Item.MIMIC),
    *(Item.SHIELD, Item.HIDDEN_KEY, Item.POISONED_WINE, Item.POWDER_KEG),
    *(Gallows.LAST_REQUEST, Gallows.BLUNT_BLADE, Gallows.SHOW_TRIAL, Gallows.THE_MOB),
    *(Gallows.STIR, Gallows.CONFESSION, Gallows.SCURRY, Gallows.TUG_OF_WAR, Gallows.SEALED),
    *(Gallows.LONG_SHOT, Gallows.BIRDS_EYE_VIEW, Gallows.BLOOD_MONEY, Gallows.BITTER_CUP),
    Gallows.SPIN,
)


def keep_known_decks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take out of both decks what was added since."""
    for item in set(ITEMS) - set(KNOWN):
        monkeypatch.delitem(ITEMS, item)
    for card in set(GALLOWS) - set(KNOWN):
        monkeypatch.delitem(GALLOWS, card)


@pytest.fixture
def known_decks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal from these decks."""
    keep_known_decks(monkeypatch)
