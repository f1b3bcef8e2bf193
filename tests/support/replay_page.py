"""The page of a past game, read as its own script reads it."""

import json
import re
from dataclasses import dataclass
from html import unescape
from typing import Any

TEMPLATE = re.compile(r'<template id="t(\d+)">(.*?)</template>', re.S)
TAGS = re.compile(r"<[^>]*>")


@dataclass(frozen=True)
class Look:
    """What one sees of a step through somebody's eyes; a picture by what it says."""

    table: str | None
    own: str | None
    told: tuple[str, ...]
    rest: tuple[str, ...]


class ReplayPage:
    """What a page has, put together."""

    def __init__(self, page: str) -> None:
        self.page = page
        self.data = json.loads(page.partition('id="night">')[2].partition("</script>")[0])
        self.lines = {int(n): unescape(TAGS.sub("", html)) for n, html in TEMPLATE.findall(page)}
        self.eyes = page.count("<option")
        self.alts: list[str] = []
        for _, _, _, head, tail, said in self.data["pictures"]:
            before = self.alts[-1] if self.alts else ""
            self.alts.append(before[:head] + said + before[len(before) - tail :])

    def looks(self) -> list[list[Look]]:
        """Each step, through all eyes in their order."""
        owns: dict[str, Any] = {}
        rests: dict[str, Any] = {}
        steps = []
        for table, told, tables, tolds, own, rest in self.data["steps"]:
            owns |= own
            rests |= rest
            steps.append(
                [
                    Look(
                        self._picture(tables.get(n, table)),
                        self._picture(owns[n]),
                        self._text(tolds.get(n, told)),
                        tuple(line for part in rests[n] for line in self._text(part)),
                    )
                    for n in map(str, range(self.eyes))
                ]
            )
        return steps

    def _picture(self, number: int) -> str | None:
        return None if number < 0 else self.alts[number]

    def _text(self, number: int) -> tuple[str, ...]:
        if number < 0:
            return ()
        return tuple(self.lines[n] for n in self.data["texts"][number])
