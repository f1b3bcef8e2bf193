"""Who is there in `gallows play`, and how those who play by themselves play with this bot."""

import re
from dataclasses import dataclass
from typing import Any

from bot.panels import ids
from sandbox import Person, World
from sandbox.autoplay import Control, Policy, Purpose, texts

WORLD = World(
    guild="The Royal Court",
    bot="Gallows & Goblets",
    channels=("great-hall", "dungeon"),
    people=(
        Person("Mathilda", colour="#8c3b4a", moderator=True),
        Person("Godfrey", colour="#3b6a8c"),
        Person("Beatrix", colour="#6f8c3b"),
        Person("Anselm", colour="#8c6a3b"),
        Person("Rosamund", colour="#7a5c99", dms_open=False),
        Person("Hugo", colour="#3b8c7c", locale="de"),
        # Awkward on purpose: markdown, an accent, a wide letter and an emoji.
        Person("*Lu_ïse* 王 🌹 d'Été", username="luise", colour="#b0568f"),
        Person("Ottokar", colour="#5a5f73"),
    ),
)
"""The court: the ids that follow from it are those of the crowns that are kept."""

ACTIONS = {
    "join": Purpose.JOIN,
    "again": Purpose.JOIN,
    "begin": Purpose.START,
    "hand": Purpose.OPEN_PRIVATE,
}
"""What is done at a table. All else there is not for companions: to leave, to end, to look up."""

MENTION = re.compile(r"<@(\d+)>")


@dataclass(frozen=True)
class Companions(Policy):
    """How companions play: every game alike, for a question's custom id names no game.

    ``quiet`` and ``kept`` are the seconds for which nobody must have come or gone before a lobby
    begins; ``kept`` if somebody from the game before may still be reading how it ended.
    """

    quiet: float = 8.0
    kept: float = 60.0

    def purpose(self, control: Control) -> Purpose:
        """Answer questions, sit down, begin; what is no player's is left alone."""
        custom_id = control.custom_id
        if ids.ANSWER.fullmatch(custom_id) or ids.CROWD.fullmatch(custom_id):
            return Purpose.ANSWER
        if verb := ids.VERB.fullmatch(custom_id):
            return Purpose.IGNORE if verb["verb"] == ids.BACK else Purpose.ANSWER
        if draft := ids.DRAFT.fullmatch(custom_id):
            # Much to choose: whatever answers all of it at once is quicker.
            return Purpose.ANSWER if draft["seat"] is None else Purpose.LAST_RESORT
        if action := ids.ACTION.fullmatch(custom_id):
            if action["action"] == "back":
                return Purpose.ANSWER if control.private else Purpose.JOIN
            return ACTIONS.get(action["action"], Purpose.IGNORE)
        return Purpose.IGNORE

    def host(self, message: dict[str, Any]) -> str | None:
        """The first whom a lobby mentions."""
        return next(iter(_mentioned(message)), None)

    def quiet_seconds(self, message: dict[str, Any]) -> float:
        """Longer while a seat is kept: a lobby mentions nobody else but its host."""
        return self.kept if len(_mentioned(message)) > 1 else self.quiet


def _mentioned(message: dict[str, Any]) -> list[str]:
    return list(dict.fromkeys(MENTION.findall("\n".join(texts(message)))))
