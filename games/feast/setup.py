"""The rulebook's "Set Up", in its order."""

from collections.abc import Sequence

from games.engine.asks import Answer, ByDice, Question, Seat, Verb
from games.engine.dice import draw, pick, shuffle
from games.engine.script_context import ScriptContext
from games.feast import events as ev
from games.feast.cards import (
    DEADLY_TITLES,
    OTHER_TITLES,
    PLATE,
    SETUP_TITLES,
    START_HONOR,
    TITLES_MORE,
    Food,
    Role,
    Title,
    prepared_poisons,
)
from games.feast.scenarios import Options, choose_roles
from games.feast.serving import serve_first
from games.feast.state import State
from games.feast.words import Do, Step, Topic


async def set_up(context: ScriptContext, options: Options) -> State:
    """Deal roles and titles, prepare the food, serve the goblets, fill the plates."""
    context.announce(ev.StepBegan(Step.SETUP))
    state = deal_roles(context, options)
    take_titles(state)
    await give_titles(state)
    prepare_food(state)
    await serve_first(state)
    await fill_plates(state)
    for guest in state.guests.values():
        guest.tokens = START_HONOR
    context.announce(ev.HonorDealt(START_HONOR))
    return state


def deal_roles(context: ScriptContext, options: Options) -> State:
    """Deal each player a role in secret; the King shows his."""
    chosen = choose_roles(options, len(context.seats), context.dice)
    purses = tuple(context.purses[seat] for seat in context.seats)
    context.announce(
        ev.RolesChosen(options.scenario, chosen, purses, options.spared, options.decided)
    )
    roles = list(chosen)
    shuffle(context.dice, roles)
    state = State(context, roles, spared=options.spared, mourning=options.mourning)
    for seat, guest in state.guests.items():
        context.tell(ev.RoleDealt(seat, guest.role), seat)
    context.announce(ev.KingShown(state.king))
    if options.forewarned:
        forewarn(state)
    return state


def forewarn(state: State) -> None:
    """House: the Queen sees who the Suitor is."""
    queen, suitor = state.seat_of(Role.QUEEN), state.seat_of(Role.SUITOR)
    if queen is not None and suitor is not None:
        state.context.tell(ev.SuitorSeen(queen, suitor), queen)


def take_titles(state: State) -> None:
    """The King takes all titles in play: the essential ones, the deadly, and others at random."""
    always = (*SETUP_TITLES, *DEADLY_TITLES)
    count = len(state.context.seats) + TITLES_MORE - len(always)
    drawn = draw(state.context.dice, OTHER_TITLES, count)
    titles = tuple(title for title in Title if title in always or title in drawn)
    state.guests[state.king].titles = list(titles)
    state.context.announce(ev.TitlesTaken(titles))


async def give_titles(state: State) -> None:
    """The King gives every other player one title, all essential ones among them.

    He names them all at once, or lets the dice give them, as he does when he is silent.
    """
    king, guests = state.guests[state.king], state.living()[:-1]
    count = len(guests)
    give = Verb(Do.GIVE, tuple(king.titles), count, count, needed=SETUP_TITLES, each=guests)
    question = Question(state.king, Topic.HAND_OUT, (give, Verb(Do.REST)), silence=Answer(Do.REST))
    answer = await state.context.ask(question)
    if answer.verb == Do.REST:
        _give_by_dice(state, guests)
        return
    for seat, title in zip(guests, answer.all(Title), strict=True):
        _give(state, title, seat)


def _give_by_dice(state: State, guests: Sequence[Seat]) -> None:
    """The dice give each essential title to somebody, then one to everybody without.

    It is told as if the King had given them, from his left: nobody can tell who has chosen.
    """
    waiting, left = list(guests), [*state.guests[state.king].titles]
    given = {}
    for title in SETUP_TITLES:
        seat = pick(state.context.dice, waiting)
        waiting.remove(seat)
        left.remove(title)
        given[seat] = title
    for seat in waiting:
        given[seat] = pick(state.context.dice, left)
        left.remove(given[seat])
    for seat in guests:
        _give(state, given[seat], seat)


def _give(state: State, title: Title, seat: Seat) -> None:
    state.guests[state.king].titles.remove(title)
    state.guests[seat].titles.append(title)
    state.context.announce(ev.TitleGiven(title, seat, 0))


def prepare_food(state: State) -> None:
    """The Chamberlain mixes Food Poisons into the food, unseen.

    Each drawn one replaces a card of its own food's deck, which is shuffled. The Chamberlain
    knows which foods are poisoned, not where in the deck.
    """
    context, chamberlain = state.context, state.bearer(Title.CHAMBERLAIN).seat
    sizes = tuple(state.sizes().items())
    shuffle(context.dice, state.food_poisons)
    count = prepared_poisons(len(context.seats))
    drawn = [state.food_poisons.pop() for _ in range(count)]
    for food in drawn:
        deck = state.food_decks[food]
        deck.remove(False)
        deck.append(True)
    for food in Food:
        if food in drawn:
            shuffle(context.dice, state.food_decks[food])
    context.announce(ev.DecksMade(sizes))
    context.announce(ev.FoodPrepared(chamberlain, count))
    for food in drawn:
        context.tell(ev.FoodPoisoned(chamberlain, food), chamberlain)
    for food, deck in state.food_decks.items():
        context.record(ev.FoodsStacked(food, tuple(reversed(deck))))
    context.record(ev.PoisonsStacked(tuple(reversed(state.food_poisons))))


async def fill_plates(state: State) -> None:
    """Everybody chooses three different foods, all at once; they are taken from the King's left."""
    take = Verb(Do.TAKE, tuple(Food), PLATE, PLATE)
    answers = await state.context.ask_all(
        Question(seat, Topic.TAKE, (take,), silence=ByDice(Do.TAKE), secret=True)
        for seat in state.living()
    )
    for seat, answer in answers.items():
        state.take(seat, answer.all(Food))
