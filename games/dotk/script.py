"""Death Over the Kingdom, in the rulebook's order. Rules and rulings: docs/rules/dotk.md."""

from games.dotk import events as ev
from games.dotk.court_game import play_court_game
from games.dotk.great_game import play_great_game
from games.dotk.setup import WINNERS_CROWNS, Options, lives_of, rounds_of
from games.dotk.state import State
from games.dotk.words import PLAYER, Mode, Result, Why
from games.engine.asks import Seat
from games.engine.crowns import Count, Outcome, SeatOutcome
from games.engine.script_context import ScriptContext


async def play(context: ScriptContext, options: Options) -> None:
    """Play the court game or the great one; the winners earn crowns from the treasury."""
    seats, mode = len(context.seats), options.mode
    purses = tuple(context.purses[seat] for seat in context.seats)
    context.announce(ev.GameBegan(mode, rounds_of(mode, seats), lives_of(mode, seats), purses))
    state = State(context, mode)
    result, winners = await (play_court_game(state) if mode.at_court else play_great_game(state))
    close(state, result, winners)


def close(state: State, result: Result, winners: tuple[Seat, ...]) -> None:
    """Name the winners and pay them; with nobody in second place, nobody is paid."""
    context = state.context
    context.announce(ev.GameEnded(result, winners, tuple(state.tally.values())))
    for seat in winners:
        context.purses.pay(None, seat, WINNERS_CROWNS, Why.WIN)
        context.announce(ev.Paid(None, seat, WINNERS_CROWNS, Why.WIN))
    parts = tuple(
        SeatOutcome(seat, PLAYER, seat in winners, seat not in state.gone, statistics(state, seat))
        for seat in context.seats
    )
    context.settle(Outcome(result, parts, tuple(context.purses.payments)))


def statistics(state: State, seat: Seat) -> tuple[Count, ...]:
    """Count points of the court game; of the great one, the rounds lost."""
    n, mode = state.tally[seat], state.mode
    if mode.at_court:
        return (Count("points", n),)
    lost = lives_of(mode, len(state.context.seats)) - n if mode is Mode.LIVES else n
    return (Count("lost", lost),)
