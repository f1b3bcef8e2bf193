"""How a name begins: some languages write a small word otherwise before a vowel."""

import re
import unicodedata
from typing import Any

MARKDOWN = "*_~\\"
"""What may stand before a name and is not seen."""

VOWEL = re.compile(r"[aeiouæœø]|y[b-df-hj-np-tv-xz]")
"""How a name begins that is spoken with a vowel: Yves is, and Yann is not. An H is left alone."""


def initial(name: Any) -> str:
    """Say whether a name begins with a vowel, for a text to choose by: `INITIAL` in texts."""
    letters = unicodedata.normalize("NFD", str(name).lstrip(MARKDOWN)).casefold()
    return "vowel" if VOWEL.match(letters) else "consonant"
