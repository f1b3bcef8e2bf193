"""The worked example of docs/fairness.md, computed anew: by its words alone, and by the code."""

import hashlib
import re

from bot.tables.fairness import commitment, dice_seed
from games.botk import events as ev
from games.botk.game import BOTK
from games.botk.setup import Options
from games.engine.dice import SeededDice
from games.engine.match import Match
from tests.test_documents import rows
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


def test_the_game_makes_the_same_deal() -> None:
    match = Match(BOTK, len(JOINS), Options(), (5,) * 4, SeededDice(bytes.fromhex(told("seed"))))
    cards = {row[0]: (row[1], row[2]) for row in rows(PART)}
    roles, items = {}, {}
    for each in match.told:
        match each.event:
            case ev.ExecutionerTook(seat=seat):
                roles[str(seat)] = "executioner"
            case ev.RoleDealt(seat=seat, role=role):
                roles[str(seat)] = str(role)
            case ev.ItemDealt(place=place, item=item):
                items[str(place)] = str(item)
            case ev.RoleDiscarded(role=role):
                assert f"left over is the {role}," in PART
            case ev.GallowsRevealed(card=card):
                assert f"first gallows card is {card}." in PART
    assert cards == {at: (roles.get(at, ""), items.get(at, "")) for at in roles | items}
