"""The worked seed of docs/fairness.md, computed anew: by its words alone, and by the code."""

import hashlib
import re

from bot.tables.fairness import commitment, dice_seed
from tests.test_project import ROOT

TEXT = (ROOT / "docs/fairness.md").read_text("utf-8")
PART = TEXT.partition("### A table to try it on")[2].partition("\n### ")[0]


def told(what: str) -> str:
    """A line of the example."""
    found = re.search(rf"^{what} +(.+)$", PART, re.MULTILINE)
    assert found, what
    return found[1]


SECRET = bytes.fromhex(told("secret"))
JOINS = told("joins").split()


def test_the_example_follows_from_its_own_words() -> None:
    hashed = "".join(f":{join}" for join in JOINS)
    assert f"{len(hashed)} characters `{hashed}`" in " ".join(PART.split())
    assert hashlib.sha256(SECRET).hexdigest() == told("commitment")
    assert hashlib.sha256(SECRET + hashed.encode()).hexdigest() == told("seed")


def test_the_bot_makes_the_same_seed() -> None:
    assert commitment(SECRET) == told("commitment")
    ids = [int(join) or None for join in JOINS]
    assert dice_seed(SECRET, ids).hex() == told("seed")
