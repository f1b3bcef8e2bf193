"""Games that say of themselves what is not so, or say too much."""

from collections.abc import Iterable, Sequence
from typing import Any

from bot.api import Medal, Number, OneOf, Statistic, Switch
from games.api import Event, Seat
from tests.attacks.hostile.kinds import Fate, hostile
from tests.attacks.hostile.plain import TEXTS
from tests.attacks.hostile.views import Shows, fails

SAID = "vermilion"
LONG = "x" * 101


def strange_feats(_events: Sequence[Event]) -> Iterable[tuple[Any, Any]]:
    """Have somebody do something who was not there."""
    return [(Seat(9), "flown"), ("nobody", 7)]


class Odd(Medal):
    """Fails when it is looked at."""

    def earned(self, tallies: Any) -> bool:
        """Fail."""
        raise RuntimeError(SAID)


ENTRIES = [
    hostile("importfails", Fate.LEFT_OUT, source="raise RuntimeError('rain')\n"),
    hostile("importleaves", Fate.LEFT_OUT, source="raise SystemExit('enough')\n"),
    hostile("importinterrupts", Fate.LEFT_OUT, source="raise KeyboardInterrupt\n"),
    hostile("importnothing", Fate.LEFT_OUT, source="GAME = None\n"),
    hostile(
        "aboutlong",
        Fate.LEFT_OUT,
        texts=TEXTS.replace("GAME-about = ", f"GAME-about = {LONG} "),
    ),
    hostile(
        "optionlong",
        Fate.LEFT_OUT,
        options=(Switch("loud"),),
        texts=f"{TEXTS}\nGAME-start-loud = {LONG}\n",
    ),
    hostile(
        "optionsmany",
        Fate.LEFT_OUT,
        options=tuple(Switch("loud" + "d" * n) for n in range(26)),
    ),
    hostile(
        "valuesmany",
        Fate.LEFT_OUT,
        options=(OneOf("size", tuple(str(n) for n in range(26)), "0"),),
    ),
    hostile("textsbroken", Fate.PLAYED, texts="GAME-name = {\n  GAME-about\n= ] {{ $x\n" + TEXTS),
    hostile("namelong", Fate.LEFT_OUT, texts=TEXTS.replace("-name = ", f"-name = {LONG * 20}")),
    hostile("textsmissing", Fate.PLAYED, texts=""),
    hostile(
        "textsfull",
        Fate.PLAYED,
        texts=TEXTS.replace("-move = ", f"-move = {LONG * 50}").replace("Stay\n", f"{LONG * 2}\n"),
    ),
    hostile("optionsodd", Fate.LEFT_OUT, options=(Number("size", 5, 1, 9),)),
    hostile("optionsunwanted", Fate.NOT_DEALT, options=(Switch("loud"),)),
    hostile("matchoptionsfail", Fate.NOT_DEALT, match_options=fails),
    hostile("checkfails", Fate.NOT_DEALT, check=fails),
    hostile("seatsfail", Fate.PLAYED, seats=fails),
    hostile("seatsnone", Fate.NOT_DEALT, seats=Shows(range(0))),
    hostile("seatsmany", Fate.PLAYED, seats=Shows(range(1, 1000))),
    hostile("seatsodd", Fate.PLAYED, seats=Shows("two")),
    hostile("rulesseats", Fate.NOT_DEALT, seats_for=Shows(range(5, 9))),
    hostile("pacefails", Fate.PLAYED, pace=fails),
    hostile("volunteersfail", Fate.PLAYED, volunteers=fails),
    hostile("successorfails", Fate.PLAYED, successor=fails),
    hostile("featsfail", Fate.PLAYED, feats=fails),
    hostile("featsodd", Fate.PLAYED, feats=strange_feats),
    hostile("medalsfail", Fate.PLAYED, medals=(Odd(name="odd"),)),
    hostile("statisticsodd", Fate.PLAYED, statistics=(Statistic("", words=("",), most=-1),)),
]
