"""The rulebook's "Set Up", in its order."""

from collections.abc import Sequence

from games.engine.asks import Answer, ByDice, Question, Seat, Verb
from games.engine.court import Court
from games.engine.dice import draw, pick, shuffle
from games.feast import events as ev
from games.feast.cards import (
    DEADLY_TITLES,
    OTHER_TITLES,
    PLATE,
    SETUP_TITLES,
    START_HONOR,
    TITLES_MORE,
    Food,
    Title,
    prepared_poisons,
)
from games.feast.scenarios import Options, choose_roles
from games.feast.scene import Scene
from games.feast.serving import serve_first
from games.feast.words import Do, Step, Topic


async def set_up(court: Court, options: Options) -> Scene:
    """Deal roles and titles, prepare the food, serve the goblets, fill the plates."""
    court.announce(ev.StepBegan(Step.SETUP))
    scene = deal_roles(court, options)
    take_titles(scene)
    await give_titles(scene)
    prepare_food(scene)
    await serve_first(scene)
    await fill_plates(scene)
    for guest in scene.guests.values():
        guest.tokens = START_HONOR
    court.announce(ev.HonorDealt(START_HONOR))
    return scene


def deal_roles(court: Court, options: Options) -> Scene:
    """Deal each player a role in secret; the King shows his."""
    chosen = choose_roles(options, len(court.seats), court.dice)
    purses = tuple(court.purses[seat] for seat in court.seats)
    court.announce(ev.RolesChosen(options.scenario, chosen, purses, options.spared))
    roles = list(chosen)
    shuffle(court.dice, roles)
    scene = Scene(court, roles, spared=options.spared)
    for seat, guest in scene.guests.items():
        court.tell(ev.RoleDealt(seat, guest.role), seat)
    court.announce(ev.KingShown(scene.king))
    return scene


def take_titles(scene: Scene) -> None:
    """The King takes all titles in play: the essential ones, the deadly, and others at random."""
    always = (*SETUP_TITLES, *DEADLY_TITLES)
    count = len(scene.court.seats) + TITLES_MORE - len(always)
    drawn = draw(scene.court.dice, OTHER_TITLES, count)
    titles = tuple(title for title in Title if title in always or title in drawn)
    scene.guests[scene.king].titles = list(titles)
    scene.court.announce(ev.TitlesTaken(titles))


async def give_titles(scene: Scene) -> None:
    """The King gives every other player one title, all essential ones among them.

    He names them all at once, or lets the dice give them, as he does when he is silent.
    """
    king, guests = scene.guests[scene.king], scene.living()[:-1]
    count = len(guests)
    give = Verb(Do.GIVE, tuple(king.titles), count, count, needed=SETUP_TITLES, each=guests)
    question = Question(scene.king, Topic.HAND_OUT, (give, Verb(Do.REST)), silence=Answer(Do.REST))
    answer = await scene.court.ask(question)
    if answer.verb == Do.REST:
        _give_by_dice(scene, guests)
        return
    for seat, title in zip(guests, answer.all(Title), strict=True):
        _give(scene, title, seat)


def _give_by_dice(scene: Scene, guests: Sequence[Seat]) -> None:
    """The dice give each essential title to somebody, then one to everybody without.

    It is told as if the King had given them, from his left: nobody can tell who has chosen.
    """
    waiting, left = list(guests), [*scene.guests[scene.king].titles]
    given = {}
    for title in SETUP_TITLES:
        seat = pick(scene.court.dice, waiting)
        waiting.remove(seat)
        left.remove(title)
        given[seat] = title
    for seat in waiting:
        given[seat] = pick(scene.court.dice, left)
        left.remove(given[seat])
    for seat in guests:
        _give(scene, given[seat], seat)


def _give(scene: Scene, title: Title, seat: Seat) -> None:
    scene.guests[scene.king].titles.remove(title)
    scene.guests[seat].titles.append(title)
    scene.court.announce(ev.TitleGiven(title, seat, 0))


def prepare_food(scene: Scene) -> None:
    """The Chamberlain mixes Food Poisons into the food, unseen.

    Each drawn one replaces a card of its own food's deck, which is shuffled. The Chamberlain
    knows which foods are poisoned, not where in the deck.
    """
    court, chamberlain = scene.court, scene.bearer(Title.CHAMBERLAIN).seat
    sizes = tuple(scene.sizes().items())
    shuffle(court.dice, scene.food_poisons)
    count = prepared_poisons(len(court.seats))
    drawn = [scene.food_poisons.pop() for _ in range(count)]
    for food in drawn:
        deck = scene.food_decks[food]
        deck.remove(False)
        deck.append(True)
    for food in Food:
        if food in drawn:
            shuffle(court.dice, scene.food_decks[food])
    court.announce(ev.DecksMade(sizes))
    court.announce(ev.FoodPrepared(chamberlain, count))
    for food in drawn:
        court.tell(ev.FoodPoisoned(chamberlain, food), chamberlain)
    for food, deck in scene.food_decks.items():
        court.record(ev.FoodsStacked(food, tuple(reversed(deck))))
    court.record(ev.PoisonsStacked(tuple(reversed(scene.food_poisons))))


async def fill_plates(scene: Scene) -> None:
    """Everybody chooses three different foods, all at once; they are taken from the King's left."""
    take = Verb(Do.TAKE, tuple(Food), PLATE, PLATE)
    answers = await scene.court.ask_all(
        Question(seat, Topic.TAKE, (take,), silence=ByDice(Do.TAKE), secret=True)
        for seat in scene.living()
    )
    for seat, answer in answers.items():
        scene.take(seat, answer.all(Food))
