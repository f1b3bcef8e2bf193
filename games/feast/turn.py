"""A turn, step by step, as the rulebook has it."""

from games.engine.asks import Answer, ByDice, Question, Seat, Silence, Verb, one
from games.feast import events as ev
from games.feast.actions import ACTIONS, price
from games.feast.cards import CLAIM_COST, SERVING_TITLES, STEAL_COST, Food, Title
from games.feast.scene import Scene
from games.feast.serving import is_due, serve
from games.feast.setup import fill_plate
from games.feast.titles import ABILITIES, Moment
from games.feast.words import Cause, Do, Step, Topic, Why


async def take_turn(scene: Scene, seat: Seat) -> None:
    """Claim, Start of Turn, energy, action, refill, End of Turn.

    A turn's player who dies stops there; refill still happens. The King's death ends all.
    """
    me = scene.guests[seat]
    scene.begin(Step.START)
    if seat == scene.king:
        await grant(scene)
    else:
        await start_of_turn(scene, seat)
    scene.begin(Step.ACT)
    await determine_energy(scene, seat)
    if not scene.king_lives:
        return
    await give_essentials_again(scene)
    scene.begin(Step.REFILL)
    for other in scene.round_from(seat):
        await fill_plate(scene, other)
    if me.alive and seat != scene.king:
        await end_of_turn(scene, seat)


# --- 1. Claim, and 2. Start of Turn ---


async def start_of_turn(scene: Scene, seat: Seat) -> None:
    """Claim a title or not, then use abilities in any order; serve, if goblets are missing.

    All is offered together; the first ability ends the time to claim. Only serving to do, and
    it begins without a question. Who is done serves, and is asked again only for abilities that
    were not possible before.
    """
    past: list[Title] = []
    claimed = False
    while True:
        due = [t for t in SERVING_TITLES if _may(scene, seat, t, past) and is_due(scene, t)]
        verbs = [] if claimed or past else claims(scene, seat)
        offered = abilities(scene, seat, Moment.START, past)
        verbs += offered
        answer = Answer(Do.DONE)
        if verbs or len(due) > 1:
            verbs = [*[Verb(title) for title in due], *verbs, Verb(Do.DONE)]
            question = Question(seat, Topic.START, tuple(verbs), silence=answer)
            answer = await scene.court.ask(question)
        if answer.verb in (Do.CLAIM, Do.STEAL):
            claimed = True
            claim(scene, seat, answer.pick(Title))
        elif answer.verb == Do.DONE:
            past += [*due, *(Title(verb.name) for verb in offered)]
            for title in due:
                await serve(scene, title)
            if not due:
                return
        else:
            title = Title(answer.verb)
            past.append(title)
            if title in SERVING_TITLES:
                await serve(scene, title)
            else:
                await ABILITIES[title].use(scene, seat, answer)


def _may(scene: Scene, seat: Seat, title: Title, past: list[Title]) -> bool:
    return title in scene.guests[seat].titles and title not in past


def claims(scene: Scene, seat: Seat) -> list[Verb]:
    """Claim: 2 Honor for a title of the King's, or 3 for one of another player's."""
    honor = scene.guests[seat].honor
    kings = tuple(scene.guests[scene.king].titles)
    others = tuple(
        title
        for other in scene.others(seat)
        if other != scene.king
        for title in scene.guests[other].titles
    )
    verbs = []
    if kings and honor >= CLAIM_COST:
        verbs.append(one(Do.CLAIM, kings))
    if others and honor >= STEAL_COST:
        verbs.append(one(Do.STEAL, others))
    return verbs


def claim(scene: Scene, seat: Seat, title: Title) -> None:
    """Take a title, for Honor to the supply."""
    holder = scene.bearer(title)
    cost = CLAIM_COST if holder.seat == scene.king else STEAL_COST
    holder.titles.remove(title)
    scene.guests[seat].titles.append(title)
    scene.court.announce(ev.TitleClaimed(seat, title, holder.seat, cost))
    scene.pay(seat, cost, Why.CLAIM)


def abilities(scene: Scene, seat: Seat, moment: Moment, used: list[Title]) -> list[Verb]:
    """Return the abilities of a moment that were not used this turn and have a target."""
    verbs = []
    for title in scene.guests[seat].titles:
        ability = ABILITIES.get(title)
        if ability is not None and ability.moment is moment and title not in used:
            pool = ability.pool(scene, seat)
            if pool:
                verbs.append(one(title, pool))
    return verbs


async def grant(scene: Scene) -> None:
    """The King's turn: if he has a title and somebody else has Honor, he must give one away."""
    king = scene.guests[scene.king]
    pool = _honored(scene)
    if not king.titles or not pool:
        return
    title = king.titles[0]
    if len(king.titles) > 1:
        question = Question(
            scene.king, Topic.GRANT, (one(Do.GIVE, tuple(king.titles)),), silence=ByDice(Do.GIVE)
        )
        answer = await scene.court.ask(question)
        title = answer.pick(Title)
    await grant_to(scene, title, pool, paid=True)


async def grant_to(scene: Scene, title: Title, pool: tuple[Seat, ...], *, paid: bool) -> None:
    """The King gives a title to one of these players, who pays him 1 Honor or nothing."""
    seat = pool[0]
    if len(pool) > 1:
        question = Question(
            scene.king, Topic.GRANT_TO, (one(Do.GIVE, pool),), silence=ByDice(Do.GIVE), about=title
        )
        answer = await scene.court.ask(question)
        seat = answer.pick(Seat)
    scene.guests[scene.king].titles.remove(title)
    scene.guests[seat].titles.append(title)
    scene.court.announce(ev.TitleGiven(title, seat, int(paid)))
    if paid:
        scene.pay(seat, 1, Why.GRANT, to=scene.king)


def _honored(scene: Scene) -> tuple[Seat, ...]:
    return tuple(s for s in scene.living() if s != scene.king and scene.guests[s].honor)


async def give_essentials_again(scene: Scene) -> None:
    """Cupbearer and Seneschal do not stay with the King: he gives them out again at once.

    To a player with Honor, who gives him 1; nobody has Honor: to any player for free.
    """
    for title in SERVING_TITLES:
        if title in scene.guests[scene.king].titles and scene.living() != (scene.king,):
            honored = _honored(scene)
            await grant_to(scene, title, honored or scene.living()[:-1], paid=bool(honored))


# --- 3. Energy, and 4. Action ---


async def determine_energy(scene: Scene, seat: Seat) -> None:
    """Flip foods for energy, one at a time; stop by taking an action.

    Energy is 1, and 1 more for each food flipped. Then each Dishonor costs 1; who cannot pay
    for all dies of dishonor.
    """
    me = scene.guests[seat]
    scene.energy = 1
    while True:
        left = scene.energy - me.dishonor
        foods = tuple(me.foods)
        verbs = [Verb(Do.FLIP, foods, 1, len(foods))] if foods else []
        verbs += affordable(scene, seat, left) if left >= 0 else [Verb(Do.YIELD)] if foods else []
        answer = Answer(Do.YIELD if left < 0 else Do.PASS)
        if verbs:
            silence: Silence = ByDice(Do.DUMP) if foods and left >= 0 else answer
            question = Question(seat, Topic.ACT, tuple(verbs), silence=silence)
            answer = await scene.court.ask(question)
        if answer.verb == Do.YIELD:
            scene.kill([(seat, Cause.DISHONOR)])
            return
        if answer.verb != Do.FLIP:
            break
        if flip(scene, seat, answer.all(Food)):
            return
    if me.dishonor:
        scene.absolve(seat, me.dishonor, Why.ENERGY)
    if answer.verb == Do.PASS:
        scene.court.announce(ev.Passed(seat))
    else:
        await ACTIONS[Do(answer.verb)].take(scene, seat, answer)


def flip(scene: Scene, seat: Seat, foods: tuple[Food, ...]) -> bool:
    """Flip foods, one after the other, and box them; say whether one of them killed."""
    for food in foods:
        poison = scene.guests[seat].foods.pop(food)
        scene.energy += not poison
        scene.court.announce(ev.FoodFlipped(seat, food, poison, scene.energy))
        if poison:
            scene.kill([(seat, Cause.FOOD)])
            return True
    return False


def affordable(scene: Scene, seat: Seat, energy: int) -> list[Verb]:
    """Return the actions that this energy affords and that have a target."""
    titles, king = scene.guests[seat].titles, seat == scene.king
    verbs = []
    for action in ACTIONS.values():
        if price(action, titles, king=king) <= energy:
            verb = action.offer(scene, seat)
            if verb is not None:
                verbs.append(verb)
    return verbs


# --- 6. End of Turn ---


async def end_of_turn(scene: Scene, seat: Seat) -> None:
    """Use End of Turn abilities, in any order."""
    scene.begin(Step.END)
    used: list[Title] = []
    while verbs := abilities(scene, seat, Moment.END, used):
        question = Question(seat, Topic.END, (*verbs, Verb(Do.DONE)), silence=Answer(Do.DONE))
        answer = await scene.court.ask(question)
        if answer.verb == Do.DONE:
            return
        used.append(Title(answer.verb))
        await ABILITIES[used[-1]].use(scene, seat, answer)
