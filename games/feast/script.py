"""King's Feast, in the rulebook's order. Rules and rulings: docs/rules/feast.md."""

from games.engine.asks import Seat
from games.engine.crowns import Count, Outcome, SeatOutcome
from games.engine.script_context import ScriptContext
from games.feast import events as ev
from games.feast.cards import WINNERS_CROWNS, Role
from games.feast.goals import judge, leads, left_to_reach
from games.feast.scenarios import Options
from games.feast.setup import set_up
from games.feast.state import State
from games.feast.turn import take_turn
from games.feast.words import Result, Step, Why

EMPTY_DECKS = 2
"""So many empty decks end the game."""


async def play(context: ScriptContext, options: Options) -> None:
    """Set up; then turns, clockwise from the King's left, until the game ends."""
    state = await set_up(context, options)
    seat = state.others(state.king)[0]
    number = 0
    result = None
    while result is None:
        number += 1
        context.announce(ev.TurnBegan(seat, number))
        if seat not in state.begun:
            state.begun.append(seat)
        await take_turn(state, seat)
        result = ended(state, options)
        if result is None:
            seat = next(s for s in context.clockwise_from(seat) if state.guests[s].alive)
    close(state, result)


def ended(state: State, options: Options) -> Result | None:
    """Say how the game ends at the end of this turn, or that it goes on.

    The King's death ends it at once; else any two empty decks do. House: so does one player
    left alive, or a feast that is decided.
    """
    if not state.king_lives:
        return Result.KING_DEAD
    if len(state.empty_decks()) >= EMPTY_DECKS:
        return Result.DECKS_EMPTY
    if len(state.living()) == 1:
        return Result.ONE_LEFT
    if options.decided and decided(state):
        return Result.DECIDED
    return None


def decided(state: State) -> bool:
    """House: somebody has died, and nobody living has a goal left that can still be reached.

    All of it is public: the dead have shown their roles, so everybody knows which ones live. Who is
    the Gold Knight nobody knows, but where one guest alone is left beside the King.
    """
    guests = state.guests.values()
    lives = {guest.role: guest.alive for guest in guests}
    others = [guest for guest in guests if guest.alive and guest.role is not Role.KING]
    gold_leads = len(others) == 1 and leads(others[0], guests)
    return not all(lives.values()) and not left_to_reach(lives, gold_leads=gold_leads)


def close(state: State, result: Result) -> None:
    """Show every role, judge every goal, and pay the winners from the treasury."""
    context = state.context
    state.begin(Step.OVER)
    context.announce(ev.GameEnded(result, state.empty_decks()))
    unveil(state)
    lives = {guest.role: guest.alive for guest in state.guests.values()}
    outcomes = []
    for seat, guest in state.guests.items():
        verdict = judge(seat, guest.role, lives, guest.merit, best_other(state, seat))
        context.announce(verdict)
        died = () if guest.cause is None else (Count("death", word=guest.cause),)
        outcomes.append(SeatOutcome(seat, guest.role, verdict.won, guest.alive, died))
    for outcome in outcomes:
        if outcome.won:
            context.purses.pay(None, outcome.seat, WINNERS_CROWNS, Why.GOAL)
            context.announce(ev.Paid(None, outcome.seat, WINNERS_CROWNS, Why.GOAL))
    context.settle(Outcome(result, tuple(outcomes), tuple(context.purses.payments)))


def best_other(state: State, seat: Seat) -> int:
    """Return the most Honor and Titles that anybody else has; the King's titles are his."""
    return max(guest.merit for guest in state.guests.values() if guest.seat != seat)


def unveil(state: State) -> None:
    """Show all roles, and what still lies face down."""
    guests = state.guests.values()
    state.context.announce(
        ev.Unveiled(
            tuple((g.seat, g.role) for g in guests),
            tuple((g.seat, g.goblet) for g in guests if g.goblet is not None),
            tuple((g.seat, tuple(g.foods.items())) for g in guests if g.alive),
        )
    )
