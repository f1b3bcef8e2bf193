"""King's Feast, in the rulebook's order. Rules and rulings: docs/rules/feast.md."""

from games.engine.asks import Seat
from games.engine.court import Court
from games.engine.crowns import Count, Outcome, SeatOutcome
from games.feast import events as ev
from games.feast.cards import WINNERS_CROWNS
from games.feast.goals import judge
from games.feast.scenarios import Options
from games.feast.scene import Scene
from games.feast.setup import set_up
from games.feast.turn import take_turn
from games.feast.words import Result, Step, Why

EMPTY_DECKS = 2
"""So many empty decks end the game."""


async def play(court: Court, options: Options) -> None:
    """Set up; then turns, clockwise from the King's left, until the game ends."""
    scene = await set_up(court, options)
    seat = scene.others(scene.king)[0]
    number = 0
    result = None
    while result is None:
        number += 1
        court.announce(ev.TurnBegan(seat, number))
        if seat not in scene.begun:
            scene.begun.append(seat)
        await take_turn(scene, seat)
        result = ended(scene)
        if result is None:
            seat = next(s for s in court.clockwise_from(seat) if scene.guests[s].alive)
    close(scene, result)


def ended(scene: Scene) -> Result | None:
    """Say how the game ends at the end of this turn, or that it goes on.

    The King's death ends it at once; else any two empty decks do. House: so does one player
    left alive.
    """
    if not scene.king_lives:
        return Result.KING_DEAD
    if len(scene.empty_decks()) >= EMPTY_DECKS:
        return Result.DECKS_EMPTY
    if len(scene.living()) == 1:
        return Result.ONE_LEFT
    return None


def close(scene: Scene, result: Result) -> None:
    """Show every role, judge every goal, and pay the winners from the treasury."""
    court = scene.court
    scene.begin(Step.OVER)
    court.announce(ev.GameEnded(result, scene.empty_decks()))
    unveil(scene)
    lives = {guest.role: guest.alive for guest in scene.guests.values()}
    outcomes = []
    for seat, guest in scene.guests.items():
        verdict = judge(seat, guest.role, lives, guest.merit, best_other(scene, seat))
        court.announce(verdict)
        died = () if guest.cause is None else (Count("death", word=guest.cause),)
        outcomes.append(SeatOutcome(seat, guest.role, verdict.won, guest.alive, died))
    for outcome in outcomes:
        if outcome.won:
            court.purses.pay(None, outcome.seat, WINNERS_CROWNS, Why.GOAL)
            court.announce(ev.Paid(None, outcome.seat, WINNERS_CROWNS, Why.GOAL))
    court.settle(Outcome(result, tuple(outcomes), tuple(court.purses.payments)))


def best_other(scene: Scene, seat: Seat) -> int:
    """Return the most Honor and Titles that anybody else has; the King's titles are his."""
    return max(guest.merit for guest in scene.guests.values() if guest.seat != seat)


def unveil(scene: Scene) -> None:
    """Show all roles, and what still lies face down."""
    guests = scene.guests.values()
    scene.court.announce(
        ev.Unveiled(
            tuple((g.seat, g.role) for g in guests),
            tuple((g.seat, g.goblet) for g in guests if g.goblet is not None),
            tuple((g.seat, tuple(g.foods.items())) for g in guests if g.alive),
        )
    )
