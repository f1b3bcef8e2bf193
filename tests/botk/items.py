"""The items by short names, as tests deal them."""

from games.botk.cards import Item

PARDON, HAT, CHEESE, DUMMY = Item.PARDON, Item.NICE_HAT, Item.CHEESE, Item.DUMMY
CHALICE, MIMIC, SHIELD, KEY = Item.GOLDEN_CHALICE, Item.MIMIC, Item.SHIELD, Item.HIDDEN_KEY
WINE, KEG = Item.POISONED_WINE, Item.POWDER_KEG
