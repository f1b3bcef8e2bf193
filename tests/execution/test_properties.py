"""What holds in every game of Royal Execution."""

import json
from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from gallows.kit.checks import question
from gallows.kit.properties import CountingDice, refuses_pranks, replays_alike
from games.engine.asks import Answer, Ask, Verb
from games.engine.dice import derive
from games.engine.match import Match
from games.engine.random_player import RandomPlayer
from games.engine.simulation import match_line
from games.execution import events as ev
from games.execution.board import Board
from games.execution.cards import OTHERS, ROYALS, Card
from games.execution.game import EXECUTION
from games.execution.layout import Layout
from games.execution.setup import Options
from games.execution.words import Level
from tests.engine.seeds import SEEDS
from tests.execution.referee import Referee

_BACK = Answer("take-back")
LEVELS = st.sampled_from(Level)


def start(seed: bytes, level: Level) -> tuple[Match, CountingDice]:
    dice = CountingDice(seed)
    return Match(EXECUTION, 1, Options(level=level), (5,), dice), dice


def without_hint(ask: Ask) -> list[Verb]:
    """What may be done; a hint is on offer as long as it was not just given."""
    return [verb for verb in ask.verbs if verb.name != "hint"]


def accounted(layout: Layout) -> Counter[Card]:
    """Every card that can be seen."""
    found = Counter((*layout.hand, *layout.pile, *layout.graveyard))
    for row in layout.rows:
        found.update(row.laid)
        found.update([row.royal] if row.royal is not None else [])
    return found


@given(SEEDS, LEVELS)
@settings(max_examples=25)
def test_a_game_ends_conserves_its_cards_and_is_fair(seed: bytes, level: Level) -> None:
    (match, _), hand, board = start(seed, level), derive(seed, "hand"), Board()
    noted = 0
    while True:
        for entry in match.log[noted:]:
            if entry.to is None:
                board.take(entry.event)
        noted = len(match.log)
        seen = accounted(board.layout)
        assert set(seen.values()) == {1}, "no card is in two places"
        others = sum(card not in ROYALS for card in seen)
        assert others + board.layout.left == len(OTHERS), "and none is lost"
        royals = sum(row.behind for row in board.layout.rows) + len(seen) - others
        assert royals == len(ROYALS)
        if match.over:
            break
        (ask,) = match.asks
        question(ask.topic, ask)
        match.submit(ask.seat, ask.id, RandomPlayer().answer(None, ask, hand))
    Referee(json.loads(match_line(match, seed))).referee()


@given(SEEDS, LEVELS)
@settings(max_examples=20)
def test_the_same_answers_give_the_same_match_at_every_point(seed: bytes, level: Level) -> None:
    """Taking back is an answer like any other."""
    replays_alike(*start(seed, level), seed)


@given(SEEDS, LEVELS)
@settings(max_examples=20)
def test_nonsense_changes_nothing(seed: bytes, level: Level) -> None:
    refuses_pranks(*start(seed, level), seed, [*Card], ["left", "top", "bottom"])


@given(SEEDS, LEVELS, st.integers(0, 40))
@settings(max_examples=40)
def test_taking_back_leads_to_where_it_was_and_tells_nothing_new(
    seed: bytes, level: Level, steps: int
) -> None:
    """After it, the same questions are open as before the card was put anywhere."""
    (match, dice), hand = start(seed, level), derive(seed, "hand")
    before = []
    for _ in range(steps):
        if match.over:
            return
        (ask,) = match.asks
        known = EXECUTION.notebook(1, None)
        known.read(match.log)
        before.append((without_hint(ask), known.layout))
        told = match.submit(ask.seat, ask.id, RandomPlayer().answer(None, ask, hand))
        if any(isinstance(each.event, ev.HandDrawn | ev.RoyalTurnedUp) for each in told):
            before = []
        elif any(isinstance(each.event, ev.CardTakenBack) for each in told):
            before = before[:-2]
        elif any(isinstance(each.event, ev.HintTaken) for each in told):
            before = before[:-1]
    thrown = dice.thrown
    while before and not match.over:
        (ask,) = match.asks
        match.submit(ask.seat, ask.id, ask.accept(_BACK))
        known = EXECUTION.notebook(1, None)
        known.read(match.log)
        assert (without_hint(match.asks[0]), known.layout) == before.pop()
    if not match.over:
        assert match.asks[0].verb("take-back") is None
    assert dice.thrown == thrown


@given(SEEDS)
@settings(max_examples=30)
def test_what_is_dealt_does_not_depend_on_the_level(seed: bytes) -> None:
    deals = {str(start(seed, level)[0].log[0].event) for level in Level}
    assert len(deals) == 1
