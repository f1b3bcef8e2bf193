"""A turn, step by step, as the rulebook has it."""

from games.engine.asks import Answer, ByDice, Question, Seat, Silence, Verb, one
from games.feast import events as ev
from games.feast.actions import ACTIONS, price
from games.feast.cards import CLAIM_COST, SERVING_TITLES, STEAL_COST, Food, Title
from games.feast.state import State
from games.feast.titles import ABILITIES, Moment
from games.feast.words import Cause, Do, Step, Topic, Why


async def take_turn(state: State, seat: Seat) -> None:
    """Claim, Start of Turn, energy, action, refill, End of Turn.

    A turn's player who dies stops there; refill still happens. The King's death ends all.
    """
    me = state.guests[seat]
    state.begin(Step.START)
    if seat == state.king:
        await kings_claim(state)
        await grant(state)
    await act(state, seat)
    if not state.king_lives:
        return
    await give_essentials_again(state)
    state.begin(Step.REFILL)
    for other in state.round_from(seat):
        state.refill(other)
    if me.alive and seat != state.king:
        await end_of_turn(state, seat)


# --- 1. Claim, and 2. Start of Turn ---


def claims(state: State, seat: Seat) -> list[Verb]:
    """Claim: 2 Honor for a title of the King's, or 3 for one of another player's."""
    honor = state.guests[seat].honor
    kings = () if seat == state.king else tuple(state.guests[state.king].titles)
    others = tuple(
        title
        for other in state.others(seat)
        if other != state.king
        for title in state.guests[other].titles
    )
    verbs = []
    if kings and honor >= CLAIM_COST:
        verbs.append(one(Do.CLAIM, kings))
    if others and honor >= STEAL_COST:
        verbs.append(one(Do.STEAL, others))
    return verbs


async def kings_claim(state: State) -> None:
    """The King, too, may claim a title of another player's; one that serves he gives out again."""
    verbs = claims(state, state.king)
    if not verbs:
        return
    done = Answer(Do.DONE)
    question = Question(state.king, Topic.CLAIM, (*verbs, Verb(Do.DONE)), silence=done)
    answer = await state.context.ask(question)
    if answer.verb != Do.DONE:
        claim(state, state.king, answer.pick(Title))
        await give_essentials_again(state)


def claim(state: State, seat: Seat, title: Title) -> None:
    """Take a title, for Honor to the supply."""
    holder = state.bearer(title)
    cost = CLAIM_COST if holder.seat == state.king else STEAL_COST
    holder.titles.remove(title)
    state.guests[seat].titles.append(title)
    state.context.announce(ev.TitleClaimed(seat, title, holder.seat, cost))
    state.pay(seat, cost, Why.CLAIM)


def abilities(state: State, seat: Seat, moment: Moment, used: list[Title]) -> list[Verb]:
    """Return the abilities of a moment that were not used this turn and have a target."""
    verbs = []
    for title in state.guests[seat].titles:
        ability = ABILITIES.get(title)
        if ability is not None and ability.moment is moment and title not in used:
            pool = ability.pool(state, seat)
            if pool:
                verbs.append(Verb(title, pool, 1, 1, private=ability.secret))
    return verbs


async def grant(state: State) -> None:
    """The King's turn: if he has a title and somebody else has Honor, he must give one away."""
    king = state.guests[state.king]
    pool = _honored(state)
    if not king.titles or not pool:
        return
    title = king.titles[0]
    if len(king.titles) > 1:
        question = Question(
            state.king, Topic.GRANT, (one(Do.GIVE, tuple(king.titles)),), silence=ByDice(Do.GIVE)
        )
        answer = await state.context.ask(question)
        title = answer.pick(Title)
    await grant_to(state, title, pool, paid=True)


async def grant_to(state: State, title: Title, pool: tuple[Seat, ...], *, paid: bool) -> None:
    """The King gives a title to one of these players, who pays him 1 Honor or nothing."""
    seat = pool[0]
    if len(pool) > 1:
        question = Question(
            state.king, Topic.GRANT_TO, (one(Do.GIVE, pool),), silence=ByDice(Do.GIVE), about=title
        )
        answer = await state.context.ask(question)
        seat = answer.pick(Seat)
    state.guests[state.king].titles.remove(title)
    state.guests[seat].titles.append(title)
    state.context.announce(ev.TitleGiven(title, seat, int(paid)))
    if paid:
        state.pay(seat, 1, Why.GRANT, to=state.king)


def _honored(state: State) -> tuple[Seat, ...]:
    return tuple(s for s in state.living() if s != state.king and state.guests[s].honor)


async def give_essentials_again(state: State) -> None:
    """Cupbearer and Seneschal do not stay with the King: he gives them out again at once.

    To a player with Honor, who gives him 1; nobody has Honor: to any player for free.
    """
    for title in SERVING_TITLES:
        if title in state.guests[state.king].titles and state.living() != (state.king,):
            honored = _honored(state)
            await grant_to(state, title, honored or state.living()[:-1], paid=bool(honored))


# --- 3. Energy, and 4. Action ---


async def act(state: State, seat: Seat) -> None:
    """Claim and use abilities, flip foods for energy, and take an action, which ends it.

    All that can be done now is offered together. The first ability ends the time to claim, the
    first flip that for abilities. Energy is 1, and 1 more for each food flipped, one at a time.
    Then each Dishonor costs 1; who cannot pay for all dies of dishonor. Whoever names an action
    that costs more than there is flips the foods that it takes, the first on the plate first.
    """
    state.begin(Step.ACT)
    me = state.guests[seat]
    state.energy = 1
    start = Opening(state, seat)
    while True:
        left = state.energy - me.dishonor
        foods = tuple(me.foods)
        verbs = start.verbs()
        more = [Verb(Do.FLIP, foods, 1, len(foods))] if foods else []
        more += affordable(state, seat, left)
        if left < 0 and foods:
            more.append(Verb(Do.YIELD))
        answer = Answer(Do.YIELD if left < 0 else Do.PASS)
        if verbs and not more:
            more = [Verb(answer.verb)]
        verbs += more
        if verbs:
            silence: Silence = ByDice(Do.DUMP) if foods and left >= 0 else answer
            question = Question(seat, Topic.ACT, tuple(verbs), silence=silence)
            answer = await state.context.ask(question)
        if await start.takes(answer):
            continue
        start.open = False
        if answer.verb != Do.FLIP:
            foods = foods[: lacking(state, seat, answer)]
            if flip(state, seat, foods):
                return
            break
        if flip(state, seat, answer.all(Food)):
            return
    if answer.verb == Do.YIELD:
        state.kill([(seat, Cause.DISHONOR)])
        return
    if me.dishonor:
        state.absolve(seat, me.dishonor, Why.ENERGY)
    if answer.verb == Do.PASS:
        state.context.announce(ev.Passed(seat))
    else:
        await ACTIONS[Do(answer.verb)].take(state, seat, answer)


class Opening:
    """Claim, and Start of Turn: what a seat may do before it flips a food or acts."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.open = True
        self.claimed = seat == state.king
        self.used: list[Title] = []

    def verbs(self) -> list[Verb]:
        """Return what may still be done; the King has done his before."""
        if not self.open or self.seat == self.state.king:
            return []
        verbs = [] if self.claimed or self.used else claims(self.state, self.seat)
        return verbs + abilities(self.state, self.seat, Moment.START, self.used)

    async def takes(self, answer: Answer) -> bool:
        """Do it, if the answer is a claim or an ability."""
        if answer.verb in (Do.CLAIM, Do.STEAL):
            self.claimed = True
            claim(self.state, self.seat, answer.pick(Title))
            return True
        if answer.verb not in tuple(Title):
            return False
        title = Title(answer.verb)
        self.used.append(title)
        await ABILITIES[title].use(self.state, self.seat, answer)
        return True


def flip(state: State, seat: Seat, foods: tuple[Food, ...]) -> bool:
    """Flip foods, one after the other, and box them; say whether one of them killed."""
    for food in foods:
        poison = state.guests[seat].foods.pop(food)
        state.energy += not poison
        state.context.announce(ev.FoodFlipped(seat, food, poison, state.energy))
        if poison:
            state.kill([(seat, Cause.FOOD)])
            return True
    return False


def lacking(state: State, seat: Seat, answer: Answer) -> int:
    """Return how many foods an action still takes to be flipped."""
    if answer.verb not in ACTIONS:
        return 0
    me = state.guests[seat]
    cost = price(ACTIONS[Do(answer.verb)], me.titles, king=seat == state.king)
    return max(0, cost + me.dishonor - state.energy)


def affordable(state: State, seat: Seat, energy: int) -> list[Verb]:
    """Return the actions that this energy affords, with the foods on the plate flipped for it.

    To dump food is offered only as long as it takes no flip.
    """
    me, king = state.guests[seat], seat == state.king
    most = energy + len(me.foods)
    verbs = []
    for action in ACTIONS.values():
        cost = price(action, me.titles, king=king)
        if cost <= (energy if action.id is Do.DUMP else most):
            verb = action.offer(state, seat)
            if verb is not None:
                verbs.append(verb)
    return verbs


# --- 6. End of Turn ---


async def end_of_turn(state: State, seat: Seat) -> None:
    """Use End of Turn abilities, in any order."""
    state.begin(Step.END)
    used: list[Title] = []
    while verbs := abilities(state, seat, Moment.END, used):
        question = Question(seat, Topic.END, (*verbs, Verb(Do.DONE)), silence=Answer(Do.DONE))
        answer = await state.context.ask(question)
        if answer.verb == Do.DONE:
            return
        used.append(Title(answer.verb))
        await ABILITIES[used[-1]].use(state, seat, answer)
