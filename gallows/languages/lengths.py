"""How long a text can be, where Discord takes only so many characters of it.

What a text is for is told by its key; a label, a placeholder or a hint that is longer is cut.
"""

import re
from collections.abc import Mapping
from functools import lru_cache

from fluent.syntax.ast import (
    MessageReference,
    NumberLiteral,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    TermReference,
    TextElement,
    VariableReference,
)

from bot.panels.panel import MOST_HINT, MOST_LABEL, MOST_OPTION, MOST_PLACEHOLDER, MOST_TITLE
from bot.plugins.command_limits import MOST_DESCRIPTION, MOST_NAME, CommandText
from gallows.languages.reading import Text

COMMAND, LABEL, OPTION = "text of a command", "label of a button", "label of an option"
CALLED = "name of a command"
PLACEHOLDER, TITLE, HINT = "placeholder", "title", "hint"
MOST = {
    COMMAND: MOST_DESCRIPTION,
    CALLED: MOST_NAME,
    LABEL: MOST_LABEL,
    OPTION: MOST_OPTION,
    PLACEHOLDER: MOST_PLACEHOLDER,
    TITLE: MOST_TITLE,
    HINT: MOST_HINT,
}
"""Characters of each."""
HOUSE = (
    (CALLED, r"command-name-.*"),
    (COMMAND, r"command-.*"),
    (LABEL, r"button-.*"),
    (OPTION, r"option-.*|.*-label"),
    (PLACEHOLDER, r".*-pick|options-pick-.*"),
    (HINT, r"(plan-form|forget-name|numbers-.*)-hint"),
    (TITLE, r"(plan-form|forget|numbers)-title|plan-form-when|forget-name|numbers-[a-z-]+"),
)
"""What the bot's own texts are for, by their keys; the first that fits counts."""
GAMES = (
    (CALLED, r"[a-z]+-option-name-.*"),
    (COMMAND, r"[a-z]+-(about|start-.*)"),
    (LABEL, r"[a-z]+-((do|step)-.*|vote-.*-label)"),
    (OPTION, r"[a-z]+-claim-.*-label"),
    (PLACEHOLDER, r"[a-z]+-(options-)?pick-.*"),
    (HINT, r"[a-z]+-hint-.*"),
)
"""The same of a game's, which begin with its id."""
NAME, NUMBER, OTHER = "x" * 24, "x" * 2, "x" * 12
"""What typically fills in a text: a name at its longest on a label, a number, any words."""
NAMES = ("name", "first", "second", "about")
NUMBERS = ("n", "seat", "table", "cost", "page", "pages", "least", "most")


@lru_cache(maxsize=65536)
def use(key: str, *, of_game: bool) -> str:
    """Return what a text is for; empty where Discord takes a text of any length."""
    kinds = GAMES if of_game else HOUSE
    return next((what for what, keys in kinds if re.fullmatch(keys, key)), "")


def too_long(what: str, said: str) -> str:
    """Return what is wrong with a text of a use, by the rule that commands are judged by."""
    if what == HINT and not said.strip():
        return ""  # It is left out.
    return CommandText("", {}, what, MOST[what], is_name=what == CALLED).wrong(said)


def typical(names: set[str]) -> dict[str, str]:
    """Return what typically fills in places of these names."""
    return {each: NAME if each in NAMES else NUMBER if each in NUMBERS else OTHER for each in names}


def longest(text: Text, texts: Mapping[str, Text], filled: Mapping[str, str]) -> str:
    """Return a text as long as it can be, with places filled in; a text in itself stays out."""
    return _spelled(text.entry.value, texts, filled, (text.key,))


def _spelled(
    part: object, texts: Mapping[str, Text], filled: Mapping[str, str], inside: tuple[str, ...]
) -> str:
    match part:
        case Pattern():
            return "".join(_spelled(each, texts, filled, inside) for each in part.elements)
        case TextElement():
            return str(part.value)
        case Placeable():
            return _spelled(part.expression, texts, filled, inside)
        case StringLiteral() | NumberLiteral():
            return str(part.parse()["value"])
        case VariableReference():
            return filled.get(part.id.name, "")
        case SelectExpression():
            variants = [_spelled(each.value, texts, filled, inside) for each in part.variants]
            return max(variants, key=len)
        case MessageReference() | TermReference():
            key = f"-{part.id.name}" if isinstance(part, TermReference) else str(part.id.name)
            if key in inside or key not in texts:
                return ""
            return _spelled(texts[key].entry.value, texts, filled, (*inside, key))
    return ""
