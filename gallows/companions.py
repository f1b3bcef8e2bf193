"""Who is there in `gallows play`, how companions play with this bot, and the first game's press."""

import re
from dataclasses import dataclass, replace
from typing import Any

from bot.panels import ids
from bot.panels.last_words import PLEA
from bot.plugins.plugin import Seating
from bot.plugins.registry import plugins
from bot.text import words_for
from bot.text.words import FALLBACK, locales
from sandbox import FurtherGuild, Group, Person, Shortcut, World
from sandbox.autoplay import Control, Policy, Purpose, texts

WORLD = World(
    guild="The Royal Court",
    bot="Gallows & Goblets",
    channels=("great-hall", "dungeon"),
    people=(
        Person("Mathilda", colour="#8c3b4a", moderator=True, avatar=True),
        Person("Godfrey", colour="#3b6a8c", avatar=True),
        Person("Beatrix", colour="#6f8c3b", avatar=True),
        Person("Anselm", colour="#8c6a3b"),
        Person("Rosamund", colour="#7a5c99", dms_open=False, avatar=True),
        Person("Hugo", colour="#3b8c7c", locale="de", avatar=True),
        # Awkward on purpose: markdown, an accent, a wide letter and an emoji.
        Person("*Lu_ïse* 王 🌹 d'Été", username="luise", colour="#b0568f"),
        Person("Ottokar", colour="#5a5f73"),
    ),
)
"""The court: the ids that follow from it are those of the crowns that are kept."""

OTHERS = (
    FurtherGuild("The Summer Palace", ("rose-garden", "boathouse"), moderators=("Godfrey",)),
    FurtherGuild("The Hunting Lodge", ("hearth", "stables"), moderators=("Beatrix",)),
    FurtherGuild("The Old Abbey", ("refectory", "crypt"), moderators=("Anselm",)),
)
"""More servers, in which all of the court are: a new one goes to the end, for the ids' sake."""

BELOW_STAIRS = Group("Below stairs", ("Mathilda", "Godfrey", "Ottokar"))
"""A group of some of the court, where the bot is not."""

ACTIONS = {
    "join": Purpose.JOIN,
    "begin": Purpose.START,
    "hand": Purpose.OPEN_PRIVATE,
}
"""What is done at a table. All else there is not for companions: to leave, to end, to look up."""

MENTION = re.compile(r"<@(\d+)>")


@dataclass(frozen=True)
class Companions(Policy):
    """How companions play: every game alike, for a question's custom id names no game.

    They wait for whoever hosts them: they begin only what they have opened themselves, and another
    game is for the people to open. ``quiet`` and ``kept`` are the seconds for which nobody must
    have come or gone before one begins; ``kept`` if somebody from the game before may still be
    reading how it ended. With ``rematch`` they open another game by themselves. Those who ``speak``
    say one of the likely lines in each game, unasked: a newcomer sees how bluffing goes.
    """

    quiet: float = 8.0
    kept: float = 60.0
    rematch: bool = False
    speak: bool = False

    def purpose(self, control: Control) -> Purpose:
        """Answer questions, sit down, begin; what is no player's is left alone."""
        custom_id = control.custom_id
        if any(form.fullmatch(custom_id) for form in (ids.ANSWER, ids.CROWD, ids.TYPE)):
            return Purpose.ANSWER
        if claim := ids.CLAIM.fullmatch(custom_id):
            line = self.speak and claim["path"] not in ("", f":{ids.ALL}")
            return Purpose.ANSWER if line else Purpose.IGNORE
        if verb := ids.VERB.fullmatch(custom_id):
            return Purpose.IGNORE if verb["verb"] == ids.BACK else Purpose.ANSWER
        if ids.STEP.fullmatch(custom_id):
            return Purpose.LAST_RESORT
        if draft := ids.DRAFT.fullmatch(custom_id):
            # Much to choose: whatever answers all of it at once is quicker.
            return Purpose.ANSWER if draft["seat"] is None else Purpose.LAST_RESORT
        if last := ids.LAST_WORDS.fullmatch(custom_id):
            # A plea is for who is named there; to vote, everybody is invited.
            private = control.private or last["verb"] == PLEA
            return Purpose.ANSWER if private else Purpose.JOIN
        if action := ids.ACTION.fullmatch(custom_id):
            if action["action"] == "back":
                return Purpose.ANSWER if control.private else Purpose.JOIN
            if action["action"] == "say" and self.speak:
                return Purpose.SPEAK
            if action["action"] == "again":
                return Purpose.JOIN if self.rematch else Purpose.IGNORE
            return ACTIONS.get(action["action"], Purpose.IGNORE)
        return Purpose.IGNORE

    def host(self, message: dict[str, Any]) -> str | None:
        """The first whom a lobby mentions, unless it was handed on by who opened it."""
        host, opened_by = next(iter(_mentioned(message)), None), super().host(message)
        return host if opened_by in (None, host) else None

    def quiet_seconds(self, message: dict[str, Any]) -> float:
        """Longer while a seat is kept: a lobby mentions nobody else but its host."""
        return self.kept if len(_mentioned(message)) > 1 else self.quiet


def court(company: int, servers: int, locale: str) -> World:
    """Return the court in so many servers of a language, with so many companions."""
    others = tuple(replace(other, locale=locale) for other in OTHERS[: servers - 1])
    # Who has the bot for themselves can try alone what needs no server.
    people = tuple(replace(person, installed=True) for person in WORLD.people)
    world = replace(
        WORLD,
        locale=locale,
        people=people,
        shortcuts=shortcuts(company),
        others=others,
        groups=(BELOW_STAIRS,),
    )
    return world.with_autoplay(company)


def shortcuts(company: int) -> tuple[Shortcut, ...]:
    """Return one press for a game with so many companions, for each game that seats them.

    The first is for who has never been here; companions take 2.5 seconds at most to sit down.
    """
    press = ids.ACTION.of(0, "begin").replace("0", ids.NUMBER)
    fitting = [
        game
        for game in plugins().values()
        if game.seating is Seating.LOBBY and company + 1 in game.seats_for(game.defaults())
    ]
    return tuple(
        Shortcut(
            _label(game.id, FALLBACK, first=not n),
            f"{game.id} start",
            press=press,
            labels={each: _label(game.id, each, first=not n) for each in locales()},
        )
        for n, game in enumerate(fitting)
    )


def _label(game: str, locale: str, *, first: bool) -> str:
    words = words_for(locale)
    return words("play-deal-me-in", game=words.game(game)) if first else words.game(game)


def _mentioned(message: dict[str, Any]) -> list[str]:
    return list(dict.fromkeys(MENTION.findall("\n".join(texts(message)))))
