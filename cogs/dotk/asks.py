"""Questions of dotk in words, where the texts alone are not enough."""

from dataclasses import replace

from bot.api import Choice, Formatter, defaults, plain
from cogs.dotk.names import standing, valued, worth
from games.dotk.cards import Character
from games.dotk.notebook import DotkNotebook
from games.dotk.words import Contest, Do, Topic
from games.engine.asks import Ask, Seat, Target, Verb

MOST_NAME = 8
"""Characters of a name on a button."""


def question(fmt: Formatter, notebook: DotkNotebook, ask: Ask) -> str:
    """Return what an ask asks; in public, where to find what is not offered there.

    At court everybody has a hand in rounds 1 and 2.
    """
    words = fmt.words
    match ask.topic:
        case Topic.KEEP:
            drawn = ask.subject(Character)
            text = words(f"dotk-character-{drawn}-text")
            return words("dotk-ask-keep", card=valued(words, drawn), text=text)
        case Topic.LAY:
            return words("dotk-ask-lay")
        case _ if notebook.viewer is None:
            hand = notebook.contest in (Contest.HIGHEST, Contest.LOWEST)
            return words("dotk-ask-act-public", hand=str(hand).lower())
        case _:
            return words("dotk-ask-act")


def placeholder(fmt: Formatter, notebook: DotkNotebook, ask: Ask, verb: Verb) -> str:
    """Return the words on a verb's select."""
    return fmt.words(f"dotk-pick-{verb.name}")


def choice(fmt: Formatter, notebook: DotkNotebook, ask: Ask, verb: Verb, target: Target) -> Choice:
    """Return a card with its value and power, or a seat with what is known of its card."""
    option = defaults.choice(fmt, notebook, ask, verb, target)
    if isinstance(target, Character):
        return replace(option, label=valued(fmt.words, target))
    return replace(option, hint=hint(fmt, notebook, Seat(int(target))))


def hint(fmt: Formatter, notebook: DotkNotebook, seat: Seat) -> str:
    """Return how a seat stands, what it has done, and its card where the viewer knows it."""
    words, parts = fmt.words, [standing(fmt, notebook, seat)]
    if seat in notebook.did:
        parts.append(words(f"dotk-did-{notebook.did[seat]}"))
    card = notebook.cards.get(seat)
    if card is not None and card.character is not None:
        parts.insert(0, words("dotk-hint-card", card=fmt.noun(card.character)))
    return " · ".join(parts)


def press(fmt: Formatter, notebook: DotkNotebook, ask: Ask, verb: Verb) -> str:
    """Return a verb's label on a button: an exchange says with whom, a card what it counts."""
    words = fmt.words
    if verb.name == Do.EXCHANGE:
        left = notebook.left_of(ask.seat)
        name = "" if left is None else plain(fmt.table.seat(left).name, MOST_NAME)
        return words("dotk-do-exchange", name=name)
    if ask.topic == Topic.KEEP:
        card = Character.MERCHANT if verb.name == Do.KEEP else ask.subject(Character)
        noun = words(f"dotk-character-{card}")
        return words(f"dotk-do-{verb.name}", card=noun, value=worth(words, card))
    return defaults.press(fmt, notebook, ask, verb)
