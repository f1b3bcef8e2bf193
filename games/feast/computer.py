"""The computer player of feast: it answers from its notebook and the ask alone."""

from collections.abc import Callable
from functools import cached_property

from games.engine.asks import Answer, Ask, Seat
from games.engine.decision import Decision
from games.engine.dice import Dice, pick
from games.engine.play_style import DEFAULT_STYLE, PlayStyle, Temper
from games.feast.beliefs import Beliefs
from games.feast.cards import Food, Role, Spot, Title
from games.feast.knowledge import Guest
from games.feast.notebook import FeastNotebook
from games.feast.titles import TITLES
from games.feast.weighing import Plan, Weighing
from games.feast.words import Do, Throw, Topic

SPITE = -0.1
"""Whom one wishes less than this is worth a Poison Goblet."""

LEAST_GAIN = 0.03
"""What an ability must promise before it is used on somebody."""

HASTE = 0.02
"""What it may cost to eat a food, when nothing is left but to come to the end."""

CLAIMED = 0.3
STOLEN = 0.4
"""What a title must be worth to be claimed, or stolen."""

FEAR = {Temper.CAREFUL: 0.15, Temper.BOLD: -0.15, Temper.TREACHEROUS: 0.0}
"""By temper, how much more than its worth the own life weighs where it is put at risk."""
DEAR = 0.8
"""What a life is worth that even the bold take care of: without it all is lost."""
GRUDGE = 0.1
"""How much less the treacherous wish somebody well for each harm done to them."""
GUISE = 0.15
"""What it is worth to the treacherous who wish the King dead that nobody takes them for such."""


class ComputerPlayer:
    """Answers for a seat, by the thought that belongs to the question's topic."""

    def answer(
        self, notebook: FeastNotebook, ask: Ask, dice: Dice, style: PlayStyle = DEFAULT_STYLE
    ) -> Answer:
        """Return an answer that the ask offers."""
        return THOUGHTS[Topic(ask.topic)](Mind(notebook, ask, dice, style))


class Mind(Decision):
    """One decision: the notebook, the question, and what follows from them."""

    def __init__(self, book: FeastNotebook, ask: Ask, dice: Dice, style: PlayStyle) -> None:
        super().__init__(ask, dice, style)
        self.book = book
        self.me = book.guests[ask.seat]
        self.beliefs = Beliefs(book)
        self.sly = style.temper is Temper.TREACHEROUS
        if self.sly:
            self._bear_grudges()

    def _bear_grudges(self) -> None:
        """Wish those ill who have done one harm, whoever they are."""
        wishes = self.beliefs.wishes
        for seen in self.book.evidence:
            if seen.seat == self.me.seat and not seen.friendly and seen.by in wishes:
                wishes[seen.by] -= GRUDGE * seen.strength

    def fear(self, risk: float) -> float:
        """Return how much more a risk of death weighs with one's temper than it is worth."""
        temper = self.style.temper
        if temper is None or (temper is Temper.BOLD and self.life > DEAR):
            return 0.0
        return FEAR[temper] * risk * max(self.life, 0.0)

    @cached_property
    def weighing(self) -> Weighing:
        """What actions promise."""
        return Weighing(self.beliefs, self.me, GUISE if self.sly else 0.0)

    @property
    def life(self) -> float:
        """What the own life is worth."""
        return self.beliefs.wishes[self.me.seat]

    def guests(self, verb: str) -> list[Guest]:
        """Return the players among what a verb offers, in random order."""
        return [self.book.guests[seat] for seat in self.pool_of(verb, Seat)]

    def wish(self, guest: Guest) -> float:
        """Return what one wishes a living player: life above 0, death below."""
        return self.beliefs.wishes[guest.seat]

    def thirsty(self, guest: Guest) -> float:
        """Return the same of who may ever drink; poison in the goblet of a mourner kills nobody."""
        return 0.0 if guest.seat == self.book.mourner else self.wish(guest)

    def best(self, verb: str) -> Answer:
        """Answer with whom one wishes well most."""
        return Answer(verb, (max(self.guests(verb), key=self.wish).seat,))


# --- the King's titles, goblets and plates ---


def hand_out(mind: Mind) -> Answer:
    """Setup: nothing is known yet, so the dice may choose."""
    return Answer(Do.REST)


def grant(mind: Mind) -> Answer:
    """Give away what others can do least with."""
    return Answer(Do.GIVE, (min(mind.pool_of(Do.GIVE, Title), key=worth),))


def worth(title: Title) -> float:
    """Return what a title is worth to most; the King gives away the least of his first."""
    return TITLES[title].worth


def grant_to(mind: Mind) -> Answer:
    """Give to whom one trusts most."""
    return mind.best(Do.GIVE)


def serve(mind: Mind) -> Answer:
    """Setup: poison whom one wishes dead; else the box, if it may be."""
    return poisoned(mind, Do.SERVE)


def poisoned(mind: Mind, verb: str) -> Answer:
    """Give the poison to whom one wishes dead most, or to nobody."""
    pool = mind.pool(verb)
    seats = [mind.book.guests[Seat(target)] for target in pool if isinstance(target, int)]
    if not seats:
        return Answer(verb, (Spot.BOX,))
    hated = min(seats, key=mind.thirsty)
    spite = 0.0 if mind.sly else SPITE
    if len(seats) < len(pool) and mind.thirsty(hated) > spite:
        return Answer(verb, (Spot.BOX,))
    return Answer(verb, (hated.seat,))


def take(mind: Mind) -> Answer:
    """Take the foods that are least likely poison; the most likely, if one wants to die."""
    foods = mind.pool_of(Do.TAKE, Food)
    foods.sort(key=mind.beliefs.base.__getitem__, reverse=mind.life < 0)
    return mind.first_of(Do.TAKE, foods)


# --- claims and Start of Turn ---


def kings_claim(mind: Mind) -> Answer:
    """The King keeps his Honor."""
    return Answer(Do.DONE)


def claim(mind: Mind) -> Answer | None:
    """Claim or steal the best title; the Gold Knight keeps the Honor."""
    if mind.book.role is Role.GOLD_KNIGHT:
        return None
    for verb, least in ((Do.CLAIM, CLAIMED), (Do.STEAL, STOLEN)):
        titles = mind.pool_of(verb, Title)
        titles.sort(key=worth)
        if titles and worth(titles[-1]) >= least:
            return Answer(verb, (titles[-1],))
    return None


def serve_king(mind: Mind) -> Answer | None:
    """Serve the King: poison or wine, as one wishes him; a thirsty King is shamed by no toast."""
    return poisoned(mind, Do.CUPBEARER)


def serve_guests(mind: Mind) -> Answer | None:
    """Serve those who have none."""
    return poisoned(mind, Do.SENESCHAL)


def taste(mind: Mind) -> Answer | None:
    """Look at what may be poison, the own goblet first."""
    goblet = mind.me.goblet
    if goblet is not None and goblet.sure is None:
        return Answer(Do.TASTER, (Spot.GOBLET,))
    unsure = [(mind.beliefs.food(f, c), f) for f, c in mind.me.foods.items() if c.sure is None]
    return Answer(Do.TASTER, (max(unsure, key=lambda each: each[0])[1],)) if unsure else None


def spy(mind: Mind) -> Answer | None:
    """Look at the goblet of somebody who matters."""
    unsure = [g for g in mind.guests(Do.SPYMASTER) if g.goblet and g.goblet.sure is None]
    if not unsure:
        return None
    return Answer(Do.SPYMASTER, (max(unsure, key=lambda g: abs(mind.wish(g))).seat,))


def absolve(mind: Mind) -> Answer | None:
    """Absolve oneself, or a friend."""
    wanted = [g for g in mind.guests(Do.CHAPLAIN) if mind.wish(g) > LEAST_GAIN]
    if not wanted:
        return None
    return Answer(Do.CHAPLAIN, (max(wanted, key=lambda g: mind.wish(g) * g.dishonor).seat,))


def inquire(mind: Mind) -> Answer | None:
    """Find out who somebody is, as long as whom one is after is not known."""
    if mind.book.role is Role.GOLD_KNIGHT:
        return None
    unknown = [g for g in mind.guests(Do.INQUISITOR) if not mind.book.known_role(g.seat)]
    if not unknown:
        return None
    curious = max(unknown, key=lambda g: abs(mind.wish(g)))
    if abs(mind.wish(curious)) < LEAST_GAIN:
        return None
    return Answer(Do.INQUISITOR, (curious.seat,))


# --- energy and action ---


def opening(mind: Mind) -> Answer | None:
    """Claim what is worth its Honor, then use every ability that promises something."""
    claimed = claim(mind)
    if claimed is not None:
        return claimed
    return ability(mind)


def ability(mind: Mind) -> Answer | None:
    """Use the first ability on offer that promises something."""
    for verb in mind.ask.verbs:
        use = USES.get(verb.name)
        answer = use(mind) if use else None
        if answer is not None:
            return answer
    return None


def act(mind: Mind) -> Answer:
    """Claim, use titles, then weigh every action with its flips, and do what promises most."""
    early = hurry(mind) if mind.book.decided() else opening(mind)
    if early is not None:
        return early
    weighing = mind.weighing
    foods = weighing.safest()
    left = mind.book.energy_left()
    if mind.ask.verb(Do.YIELD) and (left + len(foods) < 0 or mind.life < 0):
        return Answer(Do.YIELD)
    risks = [0.0]
    for risk, _ in foods:
        risks.append(1 - (1 - risks[-1]) * (1 - risk))
    least = max(0, -left)
    promised: list[tuple[float, int, Plan]] = []
    for cost, plan in weighing.plans(left + len(foods)):
        if plan.verb is Do.TOAST and not worth_calling(mind):
            continue
        flips = max(least, cost - left)
        if plan.verb is Do.DUMP and any(plan.picks[0] == food for _, food in foods[:flips]):
            continue
        shaken = plan.promise + mind.dice.below(100) / 10_000
        lost = risks[flips] * mind.life + mind.fear(risks[flips])
        promised.append(((1 - risks[flips]) * shaken - lost, flips, plan))
    promised.sort(key=lambda each: -each[0])
    for _, flips, plan in promised:
        if flips and [food for _, food in foods[:flips]] != list(mind.me.foods)[:flips]:
            return Answer(Do.FLIP, tuple([food for _, food in foods[:flips]]))
        if flips and plan.verb is Do.DUMP:
            return Answer(Do.FLIP, tuple([food for _, food in foods[:flips]]))
        answer = fitting(mind, plan)
        if answer is not None:
            return answer
    return any_action(mind)


def hurry(mind: Mind) -> Answer | None:
    """Nobody has anything left to reach: empty the decks, by what one eats without much risk."""
    foods = [food for risk, food in mind.weighing.safest() if risk * mind.life < HASTE]
    if foods and mind.ask.verb(Do.FLIP):
        return Answer(Do.FLIP, tuple(foods))
    if mind.ask.verb(Do.DUMP):
        return mind.first_of(Do.DUMP, mind.pool(Do.DUMP))
    return None


def fitting(mind: Mind, plan: Plan) -> Answer | None:
    """Return the plan as an answer that the ask takes; a swap may name its second seat later."""
    answer = Answer(plan.verb, plan.picks)
    if mind.ask.accept(answer) is not None:
        return answer
    for seat in plan.picks:
        answer = Answer(plan.verb, (seat,))
        if mind.ask.accept(answer) is not None:
            return answer
    return None


def any_action(mind: Mind) -> Answer:
    """Do anything that is on offer."""
    verb = mind.ask.verbs[-1].name
    return mind.first_of(verb, mind.pool(verb))


def swap(mind: Mind) -> Answer:
    """Choose with whom the first seat swaps goblets."""
    weighing = mind.weighing
    first = mind.book.guests[mind.ask.subject(Seat)]

    def worth(other: Guest) -> float:
        shift = mind.beliefs.goblet(other) - mind.beliefs.goblet(first)
        return shift * (weighing.careless(other) - weighing.careless(first))

    return Answer(Do.WITH, (max(mind.guests(Do.WITH), key=worth).seat,))


def poison(mind: Mind) -> Answer:
    """Poison whom one wishes dead most, and whose card is not poison anyway."""
    if mind.ask.verb(Do.BOX):
        return Answer(Do.BOX)
    beliefs = mind.beliefs

    def does(guest: Guest) -> float:
        if mind.ask.about == Spot.GOBLET:
            return mind.thirsty(guest) * (1 - beliefs.goblet(guest))
        food = mind.ask.subject(Food)
        return mind.wish(guest) * (1 - beliefs.food(food, guest.foods[food]))

    return Answer(Do.POISON, (min(mind.guests(Do.POISON), key=does).seat,))


def toast(mind: Mind) -> Answer:
    """Drink, if it is worth it."""
    return Answer(Do.UP if drinks(mind) else Do.DOWN)


def drinks(mind: Mind) -> bool:
    """Say whether the own goblet is safe enough for the Honor and the shame.

    Whoever does not want to die leaves what they know to be poison, whatever it costs them.
    """
    weighing, goblet = mind.weighing, mind.me.goblet
    if goblet is not None and goblet.sure and mind.life >= 0:
        return False
    promise = weighing.drink() - mind.fear(mind.beliefs.goblet(mind.me))
    return promise > -weighing.shame()


def worth_calling(mind: Mind) -> bool:
    """Say whether a toast would be one: of several goblets, and somebody will drink to it, whoever
    calls it first of all.
    """
    book, weighing = mind.book, mind.weighing
    cups = [g for g in book.living() if g.goblet is not None and book.at_risk(g)]
    if book.compels(Do.TOAST):
        return True
    if len(cups) < 2 or mind.me in cups:
        return len(cups) > 1 and drinks(mind)
    return sum(weighing.drinks(guest) for guest in cups) >= 1


def challenge(mind: Mind) -> Answer:
    """Accept, if the challenger's death is worth more than the own life."""
    challenger = mind.ask.subject(Seat)
    return Answer(Do.ACCEPT if mind.weighing.accept(challenger) else Do.REFUSE)


def throw(mind: Mind) -> Answer:
    """Throw anything."""
    return Answer(Do.THROW, (pick(mind.dice, tuple(Throw)),))


# --- End of Turn ---


def end(mind: Mind) -> Answer:
    """Use every ability that promises something."""
    return ability(mind) or Answer(Do.DONE)


def mock(mind: Mind) -> Answer | None:
    """Fool: mock whom a Dishonor hits best."""
    guest = max(mind.guests(Do.FOOL), key=mind.weighing.blame)
    return Answer(Do.FOOL, (guest.seat,)) if mind.weighing.blame(guest) > 0 else None


USES: dict[str, Callable[[Mind], Answer | None]] = {
    Do.CUPBEARER: serve_king,
    Do.SENESCHAL: serve_guests,
    Do.TASTER: taste,
    Do.SPYMASTER: spy,
    Do.CHAPLAIN: absolve,
    Do.INQUISITOR: inquire,
    Do.FOOL: mock,
}

THOUGHTS: dict[Topic, Callable[[Mind], Answer]] = {
    Topic.HAND_OUT: hand_out,
    Topic.SERVE: serve,
    Topic.TAKE: take,
    Topic.CLAIM: kings_claim,
    Topic.GRANT: grant,
    Topic.GRANT_TO: grant_to,
    Topic.ACT: act,
    Topic.POISON: poison,
    Topic.TOAST: toast,
    Topic.CHALLENGE: challenge,
    Topic.THROW: throw,
    Topic.END: end,
    Topic.SWAP: swap,
}
