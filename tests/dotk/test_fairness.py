"""The deal can be checked without the project: docs/fairness.md, written once more."""

import json
import re
from typing import Any

import pytest

from games.dotk.game import DOTK
from games.dotk.setup import Options
from games.dotk.words import Mode
from games.engine.asks import Answer
from games.engine.dice import SeededDice
from games.engine.match import Match
from games.engine.simulation import deal_seed, match_line
from tests.dotk.document import DECK
from tests.engine.fair_dice import below, shuffled, words
from tests.test_documents import rows
from tests.test_project import ROOT

TABLES = [(Mode.COURT, seats) for seats in range(3, 8)]
TABLES += [(Mode.COURT_SHORT, 7), (Mode.LIVES, 3), (Mode.TOKENS, 16)]


def folded(mode: Mode, seats: int, k: int) -> dict[str, Any]:
    """A match in which everybody lays the first card and folds, so that only deals take dice."""
    seed = deal_seed(DOTK, seats, "fair", k)
    match = Match(DOTK, seats, Options(mode=mode), (5,) * seats, SeededDice(seed))
    while match.asks:
        ask = match.asks[0]
        lay = ask.verb("lay")
        answer = Answer("lay", lay.pool[:1]) if lay is not None else Answer("fold")
        match.submit(ask.seat, ask.id, answer)
    document: dict[str, Any] = json.loads(match_line(match, seed))
    return document


def redealt(document: dict[str, Any]) -> list[list[str]]:
    """What everybody is dealt in each deal, and then the deck from the top, by the seed alone."""
    stream, seats = words(bytes.fromhex(document["seed"])), document["seats"]
    first = below(stream, seats)
    each = 3 if document["options"]["mode"].startswith("court") else 1
    orders = [e["order"] for e in document["events"] if e["event"] == "RoundBegan"]
    if each == 3:
        orders = orders[::3]
    assert orders[0] == [(first + n) % seats for n in range(1, seats + 1)]
    found = []
    for order in orders:
        deck = shuffled(stream, DECK)
        found += [[deck.pop() for _ in range(each)] for _ in order]
        found.append(deck[::-1])
    return found


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_anybody_can_deal_the_same_cards(mode: Mode, seats: int) -> None:
    for k in range(8):
        document = folded(mode, seats, k)
        told = []
        for event in document["events"]:
            if event["event"] in ("HandDealt", "DeckStacked"):
                told.append(event["cards"])
            elif event["event"] == "CardDealt":
                told.append([event["card"]])
        assert told == redealt(document)


def test_a_cut_takes_the_card_at_a_place_counted_from_the_bottom() -> None:
    seed = deal_seed(DOTK, 3, "fair", 0)
    match = Match(DOTK, 3, Options(mode=Mode.TOKENS), (5,) * 3, SeededDice(seed))
    for verb in ("fold", "fold", "cut"):
        ask = match.asks[0]
        match.submit(ask.seat, ask.id, Answer(verb))
    stream = words(seed)
    below(stream, 3)
    deck = shuffled(stream, DECK)[:-3]
    (cut,) = [t.event for t in match.log if type(t.event).__name__ == "DeckCut"]
    assert cut.parts()["card"] == deck[below(stream, 23)]


def test_the_deal_of_the_page_comes_out() -> None:
    page = (ROOT / "docs/fairness.md").read_text("utf-8")
    part = page.partition("## In what order `dotk`")[2].partition("\n## ")[0]
    table = page.partition("### A table to try it on")[2]
    seed = re.findall(r"^seed +([0-9a-f]{64})$", table, re.M)[0]
    stream = words(bytes.fromhex(seed))
    dealer = below(stream, 4)
    assert f"the first Dealer is seat {dealer}," in " ".join(part.split())
    deck = shuffled(stream, DECK)
    hands = {(dealer + n) % 4: [deck.pop() for _ in range(3)] for n in range(1, 5)}
    assert {int(seat): hand.split(", ") for seat, hand in rows(part)} == hands
    assert f"top card is then the {deck[-1]}." in part
