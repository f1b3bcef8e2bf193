"""The way of a press through the code is the one that docs/architecture.md tells."""

import re
import sys
from pathlib import Path
from types import FrameType
from typing import Any

from tests.support.evening import Evening

ROOT = Path(__file__).parents[2]
STEP = re.compile(r"\| \d+ \| `([\w/.]+)` \| `(\w+)` \|")


async def test_it_goes_where_the_page_says(evening: Evening):
    steps = STEP.findall((ROOT / "docs/architecture.md").read_text(encoding="utf-8"))
    assert len(steps) == 12
    guests = evening.party(4)
    await evening.deal(guests)
    await evening.use_dms(*guests)
    await evening.restart()
    await evening.turn()
    who, ask = evening.asked()
    calls: list[tuple[str, str]] = []

    def note(frame: FrameType, event: str, _: Any) -> None:
        path = Path(frame.f_code.co_filename)
        if event == "call" and path.is_relative_to(ROOT):
            calls.append((path.relative_to(ROOT).as_posix(), frame.f_code.co_name))

    sys.setprofile(note)
    try:
        await evening.answer(who, ask, "public")
        await evening.turn()
    finally:
        sys.setprofile(None)
    rest = iter(calls)
    missed = next((step for step in steps if step not in rest), None)
    assert missed is None, f"{missed} does not follow the steps before it"
