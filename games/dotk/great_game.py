"""The great game: one card each and no hand; the lowest loses, and Death always does."""

from games.dotk import events as ev
from games.dotk.actions import act
from games.dotk.setup import lives_of, rounds_of
from games.dotk.state import State
from games.dotk.words import Contest, Mode, Result
from games.engine.asks import Seat
from games.engine.dice import pick


async def play_great_game(state: State) -> tuple[Result, tuple[Seat, ...]]:
    """Play the rounds, the deal going round; return how it ended, and who won."""
    seats = state.context.seats
    rounds, lives = rounds_of(state.mode, len(seats)), lives_of(state.mode, len(seats))
    state.tally = dict.fromkeys(seats, lives)
    order = state.line_from(pick(state.context.dice, seats))
    number = 0
    while True:
        number += 1
        state.begin_round(number, rounds, Contest.LOSER, order)
        await play_round(state)
        if len(state.gone) >= len(seats) - 1 or number == rounds:
            return judge(state, order)
        order = state.line_from(next_dealer(state))


async def play_round(state: State) -> None:
    """Deal a card each, act in turn, reveal; each loser takes a token, or gives up a life."""
    deal_cards(state)
    for seat in state.order:
        await act(state, seat)
    losers = state.reveal(Contest.LOSER)
    for seat in losers:
        state.tally[seat] += -1 if state.mode is Mode.LIVES else 1
    state.context.announce(ev.RoundLost(state.mode, losers, tuple(state.tally.values())))
    if state.mode is Mode.LIVES:
        out = tuple([seat for seat in losers if not state.tally[seat]])
        if out:
            state.gone += out
            state.context.announce(ev.WentOut(out))


def deal_cards(state: State) -> None:
    """Shuffle all cards, and deal one to everybody who is in; the rest is the deck."""
    state.shuffle()
    cards = {seat: state.draw() for seat in state.order}
    for seat, character in cards.items():
        state.context.tell(ev.CardDealt(seat, character), seat)
    state.record_deck()
    state.lay(cards)


def next_dealer(state: State) -> Seat:
    """Return the next player still in, clockwise from the Dealer."""
    clockwise = state.context.clockwise_from(state.dealer)
    return next(seat for seat in clockwise if seat not in state.gone)


def judge(state: State, order: tuple[Seat, ...]) -> tuple[Result, tuple[Seat, ...]]:
    """Say who wins: the fewest tokens, or the last in; those who go out together share."""
    seats = state.context.seats
    if state.mode is not Mode.LIVES:
        fewest = min(state.tally.values())
        return Result.FEWEST, tuple([seat for seat in seats if state.tally[seat] == fewest])
    left = tuple([seat for seat in seats if seat not in state.gone])
    if left:
        return Result.LAST, left
    return Result.TOGETHER, tuple([seat for seat in seats if seat in order])
