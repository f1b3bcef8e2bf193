"""What pictures can say. Everything on them is also in words."""

import unicodedata

from bot.drawing.paint import shown
from bot.text import plain


def readable(text: str) -> bool:
    """Say whether a picture's letters leave enough of a text to tell whose name it is."""
    kept = shown(text)
    whole = " ".join(unicodedata.normalize("NFKC", plain(text)).split())
    return kept == whole or any(char.isalnum() for char in kept)
