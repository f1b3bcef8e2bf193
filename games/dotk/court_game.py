"""The court game: a deal each, or half as many, of three rounds; the second place wins."""

from games.dotk import events as ev
from games.dotk.actions import act
from games.dotk.cards import Character
from games.dotk.contests import ROUNDS, second_place
from games.dotk.setup import HAND, rounds_of
from games.dotk.state import State
from games.dotk.words import Contest, Do, Result, Topic
from games.engine.asks import ByDice, Question, Seat, Verb
from games.engine.dice import pick


async def play_court_game(state: State) -> tuple[Result, tuple[Seat, ...]]:
    """The deal goes round, from the one whom the dice choose; return how it ended, and who won."""
    context = state.context
    dealer = pick(context.dice, context.seats)
    turns = rounds_of(state.mode, len(context.seats))
    for number in range(1, turns + 1):
        context.announce(ev.TurnBegan(number, turns, dealer))
        order = state.line_from(dealer)
        deal_hands(state, order)
        for at, contest in enumerate(ROUNDS, 1):
            state.begin_round(at, len(ROUNDS), contest, order)
            await play_round(state, contest)
        dealer = order[0]
    winners = second_place(state.tally)
    return Result.SECOND if winners else Result.NOBODY, winners


def deal_hands(state: State, order: tuple[Seat, ...]) -> None:
    """Shuffle all cards, and deal three to everybody; the rest is the deck."""
    state.shuffle()
    for seat in order:
        state.hands[seat] = [state.draw() for _ in range(HAND)]
        state.context.tell(ev.HandDealt(seat, tuple(state.hands[seat])), seat)
    state.record_deck()


async def play_round(state: State, contest: Contest) -> None:
    """Lay a card each, act in turn, reveal; whoever is singled out scores 1."""
    await lay_cards(state)
    for seat in state.order:
        await act(state, seat)
    winners = state.reveal(contest)
    for seat in winners:
        state.tally[seat] += 1
    state.context.announce(ev.RoundWon(contest, winners, tuple(state.tally.values())))


async def lay_cards(state: State) -> None:
    """All at once each puts down a card of the hand; silence leaves it to the dice.

    The last card is laid without a question. Two of a kind are asked about like any other cards,
    for whoever is not asked would show what they hold.
    """
    hands = {seat: state.hands[seat] for seat in state.order}
    laid = {seat: hand[0] for seat, hand in hands.items()}
    if len(hands[state.dealer]) > 1:
        answers = await state.context.ask_all(question(seat, hand) for seat, hand in hands.items())
        laid = {seat: answer.pick(Character) for seat, answer in answers.items()}
    for seat, character in laid.items():
        hands[seat].remove(character)
        state.context.tell(ev.CardPicked(seat, character), seat)
    state.lay(laid)


def question(seat: Seat, hand: list[Character]) -> Question:
    """Ask which card of a hand to put down."""
    verb = Verb(Do.LAY, tuple(dict.fromkeys(hand)), 1, 1, private=True)
    return Question(seat, Topic.LAY, (verb,), ByDice(Do.LAY), secret=True)
