"""Death Over the Kingdom, in the rulebook's order. Rules and rulings: docs/rules/dotk.md."""

from games.dotk import events as ev
from games.dotk.court_game import play_court_game
from games.dotk.great_game import play_great_game
from games.dotk.scene import Scene
from games.dotk.setup import WINNERS_CROWNS, Options, lives_of, rounds_of
from games.dotk.words import PLAYER, Mode, Result, Why
from games.engine.asks import Seat
from games.engine.court import Court
from games.engine.crowns import Count, Outcome, SeatOutcome


async def play(court: Court, options: Options) -> None:
    """Play the court game or the great one; the winners earn crowns from the treasury."""
    seats, mode = len(court.seats), options.mode
    purses = tuple(court.purses[seat] for seat in court.seats)
    court.announce(ev.GameBegan(mode, rounds_of(mode, seats), lives_of(mode, seats), purses))
    scene = Scene(court, mode)
    at_court = mode is Mode.COURT
    result, winners = await (play_court_game(scene) if at_court else play_great_game(scene))
    close(scene, result, winners)


def close(scene: Scene, result: Result, winners: tuple[Seat, ...]) -> None:
    """Name the winners and pay them; with nobody in second place, nobody is paid."""
    court = scene.court
    court.announce(ev.GameEnded(result, winners, tuple(scene.tally.values())))
    for seat in winners:
        court.purses.pay(None, seat, WINNERS_CROWNS, Why.WIN)
        court.announce(ev.Paid(None, seat, WINNERS_CROWNS, Why.WIN))
    parts = tuple(
        SeatOutcome(seat, PLAYER, seat in winners, seat not in scene.gone, statistics(scene, seat))
        for seat in court.seats
    )
    court.settle(Outcome(result, parts, tuple(court.purses.payments)))


def statistics(scene: Scene, seat: Seat) -> tuple[Count, ...]:
    """Count points of the court game; of the great one, the rounds lost."""
    n, mode = scene.tally[seat], scene.mode
    if mode is Mode.COURT:
        return (Count("points", n),)
    lost = lives_of(mode, len(scene.court.seats)) - n if mode is Mode.LIVES else n
    return (Count("lost", lost),)
