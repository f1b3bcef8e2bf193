"""What seats have put together and not yet given."""

from collections.abc import Mapping

from games.engine.asks import Ask, Seat, Target, Verb
from games.engine.errors import Reason, Refused


class Drafts:
    """Drafts of a table's answers that are for several seats each, by ask.

    Only in memory: after a restart they are empty again. Nothing is asked of them but by the
    seat's own private panel.
    """

    def __init__(self) -> None:
        self._drafts: dict[int, dict[Seat, Target]] = {}

    def of(self, ask: Ask) -> Mapping[Seat, Target]:
        """Return what is meant for whom so far, the latest last."""
        return self._drafts.get(ask.id, {})

    def put(self, ask: Ask, verb: Verb, seat: Seat, target: Target) -> None:
        """Mean a target for a seat; whoever it was meant for before is left without.

        Raise `Refused` when the verb does not offer it, or not to this seat.
        """
        if seat not in verb.each or target not in verb.pool:
            raise Refused(Reason.NOT_OFFERED)
        draft = {who: what for who, what in self.of(ask).items() if target != what and who != seat}
        self._drafts[ask.id] = {**draft, seat: target}

    def picks(self, ask: Ask, verb: Verb) -> tuple[Target, ...]:
        """Return what is meant for whom as picks; raise `Refused` while somebody is without."""
        draft = self.of(ask)
        if any(seat not in draft for seat in verb.each):
            raise Refused(Reason.INCOMPLETE)
        return tuple(draft[seat] for seat in verb.each)

    def drop(self, ask: Ask) -> None:
        """Let go of what was meant, when it has been given."""
        self._drafts.pop(ask.id, None)
