"""What the properties of every game are tested with: matches by chance, and looks at a match."""

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import strategies as st

from games.engine.asks import Answer, Ask, Seat, Target
from games.engine.chance import RandomPlayer
from games.engine.dice import SeededDice, derive, pick
from games.engine.errors import Refused
from games.engine.events import event_json
from games.engine.match import Match

SEEDS = st.binary(min_size=4, max_size=4)


class CountingDice(SeededDice):
    """Counts how often it was thrown."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self.thrown = 0

    def below(self, n: int) -> int:
        self.thrown += 1
        return super().below(n)


def step(match: Match, hand: SeededDice, *, silent: int = 5) -> None:
    """One of those asked answers at random, or, once in so many times, says nothing."""
    ask = pick(hand, match.asks)
    if hand.below(silent) == 0:
        match.submit(ask.seat, ask.id, None)
    else:
        match.submit(ask.seat, ask.id, RandomPlayer().answer(None, ask, hand))


def fingerprint(match: Match) -> Any:
    """All that an answer could change in a match with counting dice."""
    court = match._court
    assert isinstance(court.dice, CountingDice)
    purses = [court.purses[seat] for seat in court.seats]
    return len(match.told), match.asks, list(match.given), purses, court.dice.thrown


def refuses_pranks(
    match: Match, seed: bytes, verbs: Sequence[str], targets: Sequence[Target]
) -> None:
    """Play to the end; before each step somebody answers nonsense, which changes nothing."""
    hand, pranks = derive(seed, "hand"), derive(seed, "pranks")
    while not match.over:
        before = fingerprint(match)
        ask = pick(pranks, match.asks)
        seat, ask_id, answer = prank(ask, pranks, match.seats, verbs, targets)
        if seat == ask.seat and ask_id == ask.id and ask.accept(answer):
            match.check(seat, ask_id, answer)
        else:
            with pytest.raises(Refused):
                match.submit(seat, ask_id, answer)
        assert fingerprint(match) == before
        step(match, hand)
    with pytest.raises(Refused):
        match.submit(Seat(0), 1, None)


def prank(
    ask: Ask, dice: SeededDice, seats: int, verbs: Sequence[str], targets: Sequence[Target]
) -> tuple[Seat, int, Answer]:
    """An answer that may be anybody's, to any question, with any words of the game."""
    verb = pick(dice, (*verbs, ask.verbs[0].name))
    picks = tuple(pick(dice, (-1, 0, 1, 2, seats, *targets)) for _ in range(dice.below(4)))
    seat = pick(dice, (ask.seat, ask.seat, Seat((ask.seat + 1) % seats)))
    return seat, pick(dice, (ask.id, ask.id, ask.id - 1, ask.id + 50)), Answer(verb, picks)


def replays_alike(match: Match, seed: bytes) -> None:
    """Play to the end; before each step the answers so far, replayed, give the same match."""
    hand = derive(seed, "hand")
    while not match.over:
        again = Match(match.game, match.seats, match.options, match.purses, CountingDice(seed))
        again.replay(match.given)
        assert fingerprint(again) == fingerprint(match)
        assert [event_json(told) for told in again.told] == [event_json(t) for t in match.told]
        step(match, hand)
