"""How a name begins: some languages write a small word otherwise before a vowel."""

import re
import unicodedata
from typing import Any

UNSEEN = "*_~\\\u2068"
"""What may stand before a name and is not seen: Markdown, and what keeps its direction in it."""

VOWEL = re.compile(r"[aeiouæœø]|y[b-df-hj-np-tv-xz]")
"""How a name begins that is spoken with a vowel: Yves is, and Yann is not. An H is left alone."""


def initial(name: Any) -> str:
    """Say whether a name begins with a vowel, for a text to choose by: `INITIAL` in texts."""
    # Letters in a costume, as many names have them, are spoken as what they are.
    letters = unicodedata.normalize("NFKD", str(name).lstrip(UNSEEN)).casefold()
    return "vowel" if VOWEL.match(letters) else "consonant"
