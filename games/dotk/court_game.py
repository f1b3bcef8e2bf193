"""The court game: as many turns as players, three rounds a turn, and the second place wins."""

from games.dotk import events as ev
from games.dotk.actions import act
from games.dotk.cards import Character
from games.dotk.contests import second_place
from games.dotk.scene import Scene
from games.dotk.setup import HAND
from games.dotk.words import Contest, Do, Result, Topic
from games.engine.asks import ByDice, Question, Seat, Verb
from games.engine.dice import pick

ROUNDS = (Contest.HIGHEST, Contest.LOWEST, Contest.MIDDLE)
"""What is scored in the rounds of a turn."""


async def play_court_game(scene: Scene) -> tuple[Result, tuple[Seat, ...]]:
    """Everybody deals once, from the one whom the dice choose; return how it ended, and who won."""
    court = scene.court
    dealer = pick(court.dice, court.seats)
    turns = len(court.seats)
    for number in range(1, turns + 1):
        court.announce(ev.TurnBegan(number, turns, dealer))
        order = scene.line_from(dealer)
        deal_hands(scene, order)
        for at, contest in enumerate(ROUNDS, 1):
            scene.begin_round(at, len(ROUNDS), contest, order)
            await play_round(scene, contest)
        dealer = order[0]
    winners = second_place(scene.tally)
    return Result.SECOND if winners else Result.NOBODY, winners


def deal_hands(scene: Scene, order: tuple[Seat, ...]) -> None:
    """Shuffle all cards, and deal three to everybody; the rest is the deck."""
    scene.shuffle()
    for seat in order:
        scene.hands[seat] = [scene.draw() for _ in range(HAND)]
        scene.court.tell(ev.HandDealt(seat, tuple(scene.hands[seat])), seat)
    scene.record_deck()


async def play_round(scene: Scene, contest: Contest) -> None:
    """Lay a card each, act in turn, reveal; whoever is singled out scores 1."""
    await lay_cards(scene)
    for seat in scene.order:
        await act(scene, seat)
    winners = scene.reveal(contest)
    for seat in winners:
        scene.tally[seat] += 1
    scene.court.announce(ev.RoundWon(contest, winners, tuple(scene.tally.values())))


async def lay_cards(scene: Scene) -> None:
    """All at once each puts down a card of the hand; silence leaves it to the dice.

    The last card is laid without a question. Two of a kind are asked about like any other cards,
    for whoever is not asked would show what they hold.
    """
    hands = {seat: scene.hands[seat] for seat in scene.order}
    laid = {seat: hand[0] for seat, hand in hands.items()}
    if len(hands[scene.dealer]) > 1:
        answers = await scene.court.ask_all(question(seat, hand) for seat, hand in hands.items())
        laid = {seat: answer.pick(Character) for seat, answer in answers.items()}
    for seat, character in laid.items():
        hands[seat].remove(character)
        scene.court.tell(ev.CardPicked(seat, character), seat)
    scene.lay(laid)


def question(seat: Seat, hand: list[Character]) -> Question:
    """Ask which card of a hand to put down."""
    verb = Verb(Do.LAY, tuple(dict.fromkeys(hand)), 1, 1, private=True)
    return Question(seat, Topic.LAY, (verb,), ByDice(Do.LAY), secret=True)
