"""The document of a match of botk, read in order; and the cards that it names."""

from typing import Any

from tests.engine.document import Reader, check
from tests.engine.rules_page import deck, table, word

ROLES = deck(table("botk", "Roles"))
ITEMS = deck(table("botk", "Items"))
SAFE = [word(name) for name, _, what in table("botk", "Items") if "*Safe.*" in what]
GALLOWS = [word(name) for name, *_ in table("botk", "Gallows cards")]
"""Each deck as it lies before it is shuffled."""


class BotkReader(Reader):
    """Reads a match of botk from the first event and the first answer on."""

    game = "botk"
    rules = f"2.{len(ITEMS)}.{len(GALLOWS)}"

    def answer(self, seat: int, topic: str, offered: dict[str, Any]) -> dict[str, Any]:
        """The next answer is this seat's, to this question, and allowed."""
        given = self.given(seat, topic)
        self.allowed(given, offered)
        return given

    def answer_unless_forced(
        self, seat: int, topic: str, verb: str, pool: list[Any], count: int = 1
    ) -> dict[str, Any]:
        """The same, but what leaves no choice is done without an answer."""
        if len(pool) == count:
            return {"verb": verb, "picks": pool}
        return self.answer(seat, topic, {verb: pool})

    def allowed(self, given: dict[str, Any], offered: dict[str, Any]) -> None:
        verb, picks = given["verb"], given["picks"]
        if given["silent"] and verb == "nothing":
            check(given["topic"] in ("action", "vote"), "silence cannot pass:", given)
            return
        check(verb in offered, "not among what was offered:", given, offered)
        wanted = {"select": self.wanted, "switch": 2, "stop": 0, "strike": 0, "relent": 0}
        check(
            len(picks) == (0 if verb == "decline" else wanted.get(verb, 1)),
            "it takes another number:",
            given,
        )
        check(len(set(picks)) == len(picks), "twice the same:", given)
        check(
            all(pick in offered[verb] for pick in picks), "not in what was offered:", given, offered
        )

    wanted = 1

    def round(self, seat: int) -> list[int]:
        return [(seat + n) % self.seats for n in range(1, self.seats)]

    def again(self, name: str, to: Any, **known: Any) -> None:
        """Check the event that was just taken for what chance told."""
        self.now -= 1
        self.expect(name, to, **known)
