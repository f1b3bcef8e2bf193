"""Questions of feast in words."""

from bot.api import Choice, Formatter, plain
from cogs.feast import names
from cogs.feast.board import dearer, energy, plate
from cogs.feast.hand import card_known
from games.engine.asks import Answer, Ask, Seat, Target, Verb
from games.feast.actions import ACTIONS
from games.feast.cards import Deck, Food, Spot, Title, food_or_goblet, unpair
from games.feast.notebook import FeastNotebook
from games.feast.words import Do, Throw, Topic

TARGETS_OF_TITLES = {
    Topic.GRANT_TO,
    Topic.SERVE,
    Topic.PASS_OVER,
}
"""What these ask is about a title."""

TARGETS_OF_SEATS = {
    Topic.TOAST,
    Topic.CHALLENGE,
    Topic.SWAP,
    Topic.THROW,
    Topic.EXCHANGE,
    Topic.MOVE_HONOR,
}
"""What these ask is about a seat."""


def question(fmt: Formatter, notebook: FeastNotebook, ask: Ask) -> str:
    """Return what an ask asks."""
    words = fmt.words
    if ask.topic == Topic.ACT:
        must = ask.verb(Do.YIELD) is not None
        key = "feast-ask-act-short" if must else "feast-ask-act"
        more = dearer(fmt, notebook) if ask.verb(Do.FLIP) else ""
        lines = [words(key), *energy(fmt, notebook), more]
        return "\n".join(line for line in lines if line)
    if ask.topic == Topic.START:
        may_claim = ask.verb(Do.CLAIM) or ask.verb(Do.STEAL)
        return words("feast-ask-start-claim" if may_claim else "feast-ask-start")
    if ask.topic == Topic.TAKE:
        return words("feast-ask-take", n=ask.verbs[0].most)
    if ask.topic == Topic.PASS_OVER:
        return words("feast-ask-pass-over", n=ask.verbs[0].most)
    if ask.topic == Topic.POISON:
        return _poison_question(fmt, ask)
    return words(f"feast-ask-{ask.topic}", about=_about(fmt, ask))


def _poison_question(fmt: Formatter, ask: Ask) -> str:
    words = fmt.words
    what = _about(fmt, ask)
    if ask.verb(Do.BOX) is not None:
        return words("feast-ask-poison-nothing", about=what)
    return words("feast-ask-poison", about=what)


def _about(fmt: Formatter, ask: Ask) -> str:
    """Return what an ask concerns: a title, a seat, a food, or a goblet."""
    if ask.about is None:
        return ""
    if ask.topic in TARGETS_OF_TITLES:
        return names.title(fmt.words, ask.subject(Title))
    if ask.topic in TARGETS_OF_SEATS:
        return fmt.name(ask.subject(Seat))
    return names.card(fmt.words, ask.subject(food_or_goblet))


def silence(fmt: Formatter, ask: Ask) -> str:
    """Return what silence will mean."""
    if isinstance(ask.silence, Answer):
        return fmt.words(f"feast-silence-{ask.silence.verb}")
    if ask.silence.verb == Do.DUMP:
        return fmt.words("feast-silence-dump")
    return fmt.words("silence-dice")


def placeholder(fmt: Formatter, notebook: FeastNotebook, ask: Ask, verb: Verb) -> str:
    """Return the words on a verb's select; an action says its cost."""
    key = f"feast-pick-{verb.name}"
    if verb.name == Do.GIVE and ask.topic == Topic.GRANT:
        key = "feast-pick-give-title"
    if ask.topic != Topic.ACT or verb.name not in ACTIONS:
        return fmt.words(key, n=verb.most)
    if verb.name == Do.SWAP_GOBLETS and verb.most == 1:
        key = "feast-pick-swap-goblets-first"
    if verb.name == Do.POISON:
        key = "feast-pick-poison-deck"
    return fmt.words(key, cost=notebook.cost(Do(verb.name)))


def choice(fmt: Formatter, notebook: FeastNotebook, ask: Ask, verb: Verb, target: Target) -> Choice:
    """Return a target as an option, with what the viewer knows of it below."""
    words, value = fmt.words, str(target)
    if isinstance(target, Title):
        return Choice(value, names.title(words, target), _title_hint(fmt, notebook, target))
    if isinstance(target, Deck):
        return Choice(
            value,
            words(f"feast-draw-{target}"),
            words("feast-hint-left", n=notebook.decks[target]),
        )
    if isinstance(target, Throw):
        return Choice(value, words(f"feast-throw-{target}"))
    if isinstance(target, Food) or target == Spot.GOBLET:
        return _food_choice(fmt, notebook, verb, food_or_goblet(target))
    if target == Spot.BOX:
        return Choice(value, words("feast-box"), words("feast-box-hint"))
    if isinstance(target, str):
        gave, got = unpair(target)
        give, get = names.food(words, gave), names.food(words, got)
        return Choice(value, words("feast-exchange", give=give, get=get))
    seat = Seat(target)
    return Choice(
        str(seat),
        plain(fmt.label(seat, notebook.viewer)),
        _seat_hint(fmt, notebook, seat),
    )


def _title_hint(fmt: Formatter, notebook: FeastNotebook, title: Title) -> str:
    words, holder = fmt.words, notebook.bearer(title)
    text = words(f"feast-title-{title}-text")
    if holder is None or holder == notebook.king:
        return text
    return words("feast-hint-held", name=plain(fmt.table.seat(holder).name, 24), text=text)


def _food_choice(fmt: Formatter, notebook: FeastNotebook, verb: Verb, card: Food | Spot) -> Choice:
    """Return a food or the own goblet: one's own card, or else the deck that it comes from."""
    words, me, is_goblet = fmt.words, notebook.me(), card == Spot.GOBLET
    label = words("feast-goblet-own") if is_goblet else names.food(words, card)
    if verb.name in (Do.TAKE, Do.MASTER_COOK):
        left = notebook.decks[Deck(card)]
        return Choice(str(card), label, words("feast-hint-left", n=left))
    if me is None:
        return Choice(str(card), label)
    held = me.goblet if is_goblet else me.foods.get(Food(card))
    known = card_known(words, held, goblet=is_goblet) if held is not None else ""
    return Choice(str(card), label, known or words("feast-unknown"))


def _seat_hint(fmt: Formatter, notebook: FeastNotebook, seat: Seat) -> str:
    """Return tokens, goblet and foods; above all a role and a goblet that the viewer knows."""
    words = fmt.words
    guest = notebook.guests[seat]
    parts = plate(fmt, guest)[:3]
    if guest.goblet is not None and guest.goblet.poison is not None:
        known = card_known(words, guest.goblet, goblet=True)
        parts[1] = words("feast-hint-goblet", known=known)
    role = notebook.known_role(seat)
    if role is not None and seat != notebook.viewer:
        parts.insert(0, names.role(words, role))
    return " · ".join(parts)


def press(fmt: Formatter, notebook: FeastNotebook, ask: Ask, verb: Verb) -> tuple[str, bool]:
    """Return a verb's label on a button with its cost, and whether it cannot be taken back."""
    words, name = fmt.words, verb.name
    label = words(f"feast-do-{name}")
    if ask.topic == Topic.ACT and name in ACTIONS:
        label = words("feast-do-cost", verb=label, n=notebook.cost(Do(name)))
    if ask.topic == Topic.END and name == Do.DONE:
        label = words("feast-do-end")
    return label, name in (Do.YIELD, Do.ACCEPT)


def crowd(fmt: Formatter, notebook: FeastNotebook, ask: Ask) -> str:
    """Return what is asked of everybody with a goblet, or of both in a duel."""
    if ask.topic == Topic.THROW and notebook.duel is not None:
        a, b = notebook.duel
        return fmt.words("feast-crowd-throw", a=fmt.name(a), b=fmt.name(b))
    return question(fmt, notebook, ask)


def chosen(fmt: Formatter, ask: Ask, answer: Answer) -> str:
    """Return a note for who has turned a thumb, or thrown."""
    if ask.topic == Topic.THROW:
        throw = fmt.words(f"feast-throw-{answer.picks[0]}")
        return fmt.words("feast-chosen-throw", throw=throw)
    return fmt.words(f"feast-chosen-{answer.verb}")
