"""A game's texts and modules as files: complete, named after it, and by the two doors."""

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

from bot.plugins.defaults import option_key
from bot.plugins.medals import FOR_CLAIMS
from bot.plugins.plugin import GamePlugin, OneOf, Seating, Several
from bot.text import Words
from bot.text.words import FALLBACK, game_folders
from gallows.kit.assertions import require
from gallows.languages.folders import check, of_game
from gallows.languages.reading import Text, read

DOORS = ("bot.api", "games.api")
PROJECT = ("bot", "cogs", "gallows", "games", "sandbox")
ROOT = Path(__file__).parents[2]


def texts_of(game: str) -> dict[str, Mapping[str, Text]]:
    """Return a game's texts by locale and key; raise `Broken` where there are none in English."""
    places = of_game(game, game_folders()[game])
    found = {locale: read(place.folder / locale).by_key for place, locale in places}
    require(FALLBACK in found, f"there is no text/{FALLBACK}/*.ftl beside the entry object")
    return found


def translated(game: str) -> None:
    """Require that nothing is wrong with any language of a game, but that it may lack texts."""
    for language in check(of_game(game, game_folders()[game])):
        wrong = [str(fault) for fault in language.faults if fault.grave]
        require(not wrong, "\n".join(wrong))


def described(game: GamePlugin, words: Words) -> None:
    """Require what commands, help, statistics and rules say of a game."""
    require(words.game(game.id) != game.id, f"there is no text {game.id}-name")
    words(f"{game.id}-help")
    if game.seating is Seating.LOBBY:
        words(f"{game.id}-line")
    words(f"{game.id}-about")
    for option in game.options:
        key = f"{game.id}-start-{option_key(option.name)}"
        if not isinstance(option, Several):
            words(key)
        for value in option.values if isinstance(option, OneOf) else ():
            words(f"{key}-{value.lower()}")
    for statistic in game.statistics:
        given: dict[str, str | int] = {"what": ""} if statistic.words else {"n": 1}
        words(f"{game.id}-statistic-{statistic.name}", **given)
        for word in statistic.words:
            words(f"{game.id}-{statistic.name}-{word}")
    for page in game.view.pages:
        words(f"{game.id}-page-{page}")
    for kind in game.rules.claims.all if game.rules.claims else ():
        own = f"{game.id}-claim-{kind.name}-label"
        words(own if own in words else f"claim-{kind.name}-label")
    last = game.rules.last_words
    if last is not None:
        words(f"{game.id}-last-words", names="", n=1)
        for vote in last.votes:
            words(f"{game.id}-vote-{vote}")
            words(f"{game.id}-vote-{vote}-label", first="", second="")


def named_medals(game: GamePlugin, words: Words) -> None:
    """Require that each medal has its texts, and is for something that is counted."""
    declared = {each.name: each.words for each in game.statistics}
    names = [medal.name for medal in game.medals]
    require(len(set(names)) == len(names), f"two medals have one name: {names}")
    shared = [medal.name for medal in FOR_CLAIMS]
    require(not set(shared) & set(names), f"these names are taken by medals of all games: {shared}")
    for medal in game.medals:
        key = f"{game.id}-medal-{medal.name}"
        words(key)
        words(f"{key}-text")
        put = f"the medal {medal.name!r}"
        require(medal.least > 0, f"{put} is for nothing")
        for role in medal.roles:
            words(f"{game.id}-role-{role}")
        if medal.feat:
            require(not medal.counts, f"{put} is for a statistic and for a feat")
        elif medal.counts:
            require(
                medal.counts in declared, f"{put} is for {medal.counts!r}, which is not counted"
            )
            known = declared[medal.counts] or ("",)
            require(medal.word in known, f"{put} is for {medal.word!r} of {medal.counts!r}")


def imported(game: str) -> None:
    """Require that a game from outside imports nothing of the project but the two doors."""
    folder = game_folders()[game]
    if ROOT in folder.parents and folder.relative_to(ROOT).parts[0] in PROJECT:
        return
    for path in sorted(folder.rglob("*.py")):
        for name in _imports(path):
            own = name.partition(".")[0] in PROJECT
            require(
                not own or name in DOORS or name.startswith("gallows.kit"),
                f"{path.name} imports {name}; only {' and '.join(DOORS)} keep their meaning",
            )


def _imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                yield whole if whole in DOORS else node.module
