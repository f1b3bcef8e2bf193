"""What holds in every game of dotk."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from gallows.kit.properties import CountingDice, refuses_pranks, replays_alike, step
from games.dotk import events as ev
from games.dotk.cards import COPIES, Character
from games.dotk.game import DOTK
from games.dotk.notebook import DotkNotebook
from games.dotk.setup import Options
from games.dotk.words import Mode
from games.engine.asks import Seat
from games.engine.dice import derive
from games.engine.match import Match
from tests.engine.seeds import SEEDS

MODES = st.sampled_from(Mode)
SEATS = st.integers(3, 16)


def start(seed: bytes, mode: Mode, seats: int) -> tuple[Match, CountingDice]:
    options, dice = Options(mode=mode), CountingDice(seed)
    seats = min(seats, DOTK.seats(options)[-1])
    return Match(DOTK, seats, options, (5,) * seats, dice), dice


@given(SEEDS, MODES, SEATS)
@settings(max_examples=30)
def test_a_game_ends_and_pays_two_crowns_to_each_winner(
    seed: bytes, mode: Mode, seats: int
) -> None:
    (match, _), hand = start(seed, mode, seats), derive(seed, "hand")
    while not match.over:
        assert match.asks, "the game stalls"
        step(match, hand)
    assert match.outcome is not None
    assert match.outcome.net() == tuple(2 * part.won for part in match.outcome.seats)
    winners = [part.seat for part in match.outcome.seats if part.won]
    assert bool(winners) == (match.outcome.result != "nobody")
    assert all(part.alive for part in match.outcome.seats if part.won) or (
        match.outcome.result == "together"
    )


@given(SEEDS, MODES, SEATS)
@settings(max_examples=20)
def test_what_a_notebook_believes_is_true(seed: bytes, mode: Mode, seats: int) -> None:
    """A card that a viewer follows lies where it is thought to lie, and no third copy is seen."""
    (match, _), hand = start(seed, mode, seats), derive(seed, "hand")
    viewers = [None, *(Seat(n) for n in range(match.seats))]
    books: list[DotkNotebook] = [DOTK.notebook(match.seats, viewer) for viewer in viewers]
    noted = 0
    while not match.over:
        step(match, hand)
        for entry in match.log[noted:]:
            if isinstance(entry.event, ev.Revealed):
                lying = dict(entry.event.cards)
                for book in books:
                    for seat, card in book.cards.items():
                        assert card.character in (None, lying[seat])
            for book in books:
                book.read([entry])
        noted = len(match.log)
        for book in books:
            if book.round and not all(card.face_up for card in book.cards.values()):
                seen: Counter[Character] = Counter(book.aside + book.hand)
                seen.update(card.character for card in book.cards.values() if card.character)
                assert max(seen.values(), default=0) <= COPIES


@given(SEEDS, MODES, SEATS)
@settings(max_examples=25)
def test_a_refused_answer_changes_nothing(seed: bytes, mode: Mode, seats: int) -> None:
    verbs = ("exchange", "cut", "fold", "change", "thief", "keep", "lay")
    refuses_pranks(*start(seed, mode, seats), seed, verbs, tuple(Character))


@given(SEEDS, MODES)
@settings(max_examples=15)
def test_replay_equals_play_at_every_prefix(seed: bytes, mode: Mode) -> None:
    replays_alike(*start(seed, mode, 3 + seed[0] % 3), seed)
