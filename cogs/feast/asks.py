"""Questions of feast in words, where the texts alone are not enough."""

from dataclasses import replace

from bot.api import Choice, Formatter, defaults, plain
from cogs.feast.board import plate, with_energy
from cogs.feast.hand import known_of
from games.engine.asks import Ask, Seat, Target, Verb
from games.feast.actions import ACTIONS
from games.feast.cards import Deck, Food, Spot, Title
from games.feast.knowledge import Card
from games.feast.notebook import FeastNotebook
from games.feast.words import Do, Topic

STEPS = {
    "titles": (Do.CLAIM, Do.STEAL, *Title),
    "eat": (Do.FLIP, Do.YIELD),
    "goblets": (Do.DUMP, Do.SPILL, Do.SWAP_GOBLETS, Do.SWAP_PLATES, Do.PASS),
    "guests": (Do.TOAST, Do.POISON, Do.INSULT, Do.PRAISE, Do.DUEL),
}
"""A turn, step by step: each is one screen of a phone."""

EARLY = (Do.CLAIM, Do.STEAL, *Title)
"""What is done before foods are flipped."""


def question(fmt: Formatter, notebook: FeastNotebook, ask: Ask) -> str:
    """Return what an ask asks."""
    words = fmt.words
    if ask.topic == Topic.ACT:
        return with_energy(fmt, notebook, _turn(fmt, ask))
    if ask.topic == Topic.THROW and notebook.duel is not None:
        opponent = next(seat for seat in notebook.duel if seat != ask.seat)
        return words("feast-ask-throw", opponent=fmt.name(opponent))
    return defaults.question(fmt, notebook, ask)


def _turn(fmt: Formatter, ask: Ask) -> str:
    """Return what is asked in a turn, or in one of its steps."""
    names = {verb.name for verb in ask.verbs}
    if Do.YIELD in names:
        return fmt.words("feast-ask-act-short")
    step = next((step for step, verbs in STEPS.items() if names <= {*verbs}), None)
    if step is not None:
        return fmt.words(f"feast-ask-{step}")
    return fmt.words("feast-ask-act", early="no" if names.isdisjoint(EARLY) else "yes")


def crowd(fmt: Formatter, notebook: FeastNotebook, ask: Ask) -> str:
    """Return what is asked of everybody with a goblet, or of both in a duel."""
    if ask.topic == Topic.THROW and notebook.duel is not None:
        a, b = notebook.duel
        return fmt.words("feast-crowd-throw", a=fmt.name(a), b=fmt.name(b))
    return question(fmt, notebook, ask)


def placeholder(fmt: Formatter, notebook: FeastNotebook, ask: Ask, verb: Verb) -> str:
    """Return the words on a verb's select; an action says its cost."""
    if ask.topic != Topic.ACT or verb.name not in ACTIONS:
        return defaults.placeholder(fmt, notebook, ask, verb)
    cost, flips, risk = price(notebook, verb)
    key = f"feast-pick-{verb.name}"
    return fmt.words(key, n=verb.most, topic=ask.topic, cost=cost, flips=flips, risk=risk)


def price(notebook: FeastNotebook, verb: Verb) -> tuple[int, int, str]:
    """Return what an action costs, in energy, how many foods it takes to be flipped, and the risk.

    It takes the first foods on the plate.
    """
    cost, me = notebook.cost(Do(verb.name)), notebook.me()
    flips = max(0, cost - notebook.energy_left())
    if not flips or me is None:
        return cost, flips, "unknown" if flips else "none"
    known = [seen(card) for card in list(me.foods.values())[:flips]]
    return cost, flips, next((risk for risk in ("poison", "unknown") if risk in known), "safe")


def seen(card: Card) -> str:
    """Return what the viewer can be sure of: that a food is poison, or is none."""
    return "unknown" if card.sure is None else "poison" if card.sure else "safe"


def press(fmt: Formatter, notebook: FeastNotebook, ask: Ask, verb: Verb) -> str:
    """Return a verb's label on a button, that of an action with its cost."""
    label = defaults.press(fmt, notebook, ask, verb)
    if ask.topic != Topic.ACT or verb.name not in ACTIONS:
        return label
    cost, flips, risk = price(notebook, verb)
    return fmt.words("feast-do-cost", verb=label, n=cost, flips=flips, risk=risk)


def choice(fmt: Formatter, notebook: FeastNotebook, ask: Ask, verb: Verb, target: Target) -> Choice:
    """Return a target as an option, with what the viewer knows of it below."""
    words, value = fmt.words, str(target)
    if isinstance(target, Deck):
        left = words("feast-hint-left", n=notebook.decks[target])
        return Choice(value, words(f"feast-draw-{target}"), left)
    option = defaults.choice(fmt, notebook, ask, verb, target)
    match target:
        case Title():
            return replace(option, hint=_title_hint(fmt, notebook, target, option.hint))
        case Food() | Spot():
            label = words("feast-goblet-own") if target is Spot.GOBLET else option.label
            if verb.name == Do.FLIP:
                label = _eaten(fmt, notebook, Food(target))
            return Choice(value, label, _card_hint(fmt, notebook, verb, target))
        case int():
            return replace(option, hint=_seat_hint(fmt, notebook, Seat(target)))
    return option


def _eaten(fmt: Formatter, notebook: FeastNotebook, food: Food) -> str:
    """Return what it is to eat a food: everybody is told so who may see the button."""
    me = notebook.me()
    card = me.foods.get(food) if me is not None else None
    known = "unknown" if card is None else seen(card)
    return fmt.words("feast-do-eat", food=fmt.plain.noun(food), known=known)


def _title_hint(fmt: Formatter, notebook: FeastNotebook, title: Title, text: str) -> str:
    holder = notebook.bearer(title)
    if holder is None or holder == notebook.king:
        return text
    return fmt.words("feast-hint-held", name=plain(fmt.table.seat(holder).name, 24), text=text)


def _card_hint(fmt: Formatter, notebook: FeastNotebook, verb: Verb, card: Food | Spot) -> str:
    """Return what is known of one's own goblet or food, or of the deck that a food comes from."""
    me = notebook.me()
    if card is Spot.BOX:
        return fmt.words("feast-hint-box")
    if verb.name == Do.TAKE:
        return fmt.words("feast-hint-left", n=notebook.decks[Deck(card)])
    if me is None:
        return ""
    held = me.goblet if isinstance(card, Spot) else me.foods.get(card)
    return fmt.words("feast-unknown") if held is None else known_of(fmt, card, held)


def _seat_hint(fmt: Formatter, notebook: FeastNotebook, seat: Seat) -> str:
    """Return tokens, goblet and foods; above all a role and a goblet that the viewer knows."""
    guest = notebook.guests[seat]
    parts = plate(fmt, guest)[:3]
    if guest.goblet is not None and guest.goblet.poison is not None:
        known = known_of(fmt, Spot.GOBLET, guest.goblet)
        parts[1] = fmt.words("feast-hint-goblet", known=known)
    role = notebook.known_role(seat)
    if role is not None and seat != notebook.viewer:
        parts.insert(0, fmt.noun(role))
    return " · ".join(parts)
