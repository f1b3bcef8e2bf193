"""The great game: one card each and no hand; the lowest loses, and Death always does."""

from games.dotk import events as ev
from games.dotk.actions import act
from games.dotk.scene import Scene
from games.dotk.setup import lives_of, rounds_of
from games.dotk.words import Contest, Mode, Result
from games.engine.asks import Seat
from games.engine.dice import pick


async def play_great_game(scene: Scene) -> tuple[Result, tuple[Seat, ...]]:
    """Play the rounds, the deal going round; return how it ended, and who won."""
    seats = scene.court.seats
    rounds, lives = rounds_of(scene.mode, len(seats)), lives_of(scene.mode, len(seats))
    scene.tally = dict.fromkeys(seats, lives)
    order = scene.line_from(pick(scene.court.dice, seats))
    number = 0
    while True:
        number += 1
        scene.begin_round(number, rounds, Contest.LOSER, order)
        await play_round(scene)
        if len(scene.gone) >= len(seats) - 1 or number == rounds:
            return judge(scene, order)
        order = scene.line_from(next_dealer(scene))


async def play_round(scene: Scene) -> None:
    """Deal a card each, act in turn, reveal; each loser takes a token, or gives up a life."""
    deal_cards(scene)
    for seat in scene.order:
        await act(scene, seat)
    losers = scene.reveal(Contest.LOSER)
    for seat in losers:
        scene.tally[seat] += -1 if scene.mode is Mode.LIVES else 1
    scene.court.announce(ev.RoundLost(scene.mode, losers, tuple(scene.tally.values())))
    if scene.mode is Mode.LIVES:
        out = tuple([seat for seat in losers if not scene.tally[seat]])
        if out:
            scene.gone += out
            scene.court.announce(ev.WentOut(out))


def deal_cards(scene: Scene) -> None:
    """Shuffle all cards, and deal one to everybody who is in; the rest is the deck."""
    scene.shuffle()
    cards = {seat: scene.draw() for seat in scene.order}
    for seat, character in cards.items():
        scene.court.tell(ev.CardDealt(seat, character), seat)
    scene.record_deck()
    scene.lay(cards)


def next_dealer(scene: Scene) -> Seat:
    """Return the next player still in, clockwise from the Dealer."""
    clockwise = scene.court.clockwise_from(scene.dealer)
    return next(seat for seat in clockwise if seat not in scene.gone)


def judge(scene: Scene, order: tuple[Seat, ...]) -> tuple[Result, tuple[Seat, ...]]:
    """Say who wins: the fewest tokens, or the last in; those who go out together share."""
    seats = scene.court.seats
    if scene.mode is not Mode.LIVES:
        fewest = min(scene.tally.values())
        return Result.FEWEST, tuple([seat for seat in seats if scene.tally[seat] == fewest])
    left = tuple([seat for seat in seats if seat not in scene.gone])
    if left:
        return Result.LAST, left
    return Result.TOGETHER, tuple([seat for seat in seats if seat in order])
