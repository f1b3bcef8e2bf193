"""Lines in Discord's markdown, for a page, and for places where no markup is read."""

import re
from collections.abc import Iterable, Sequence
from html import escape

TOKEN = re.compile(
    r"\\(?P<kept>[^\w\s]|_)|`(?P<code>[^`]+)`|(?P<mark>\*\*|~~|\*)|<(?P<thing>[^<>\s]+)>"
)
"""What a line has beside letters. A thing is a mention, a custom emoji or a time, which only
Discord can show."""
TAGS = {"**": "strong", "*": "em", "~~": "s"}
BEGINS = (("### ", "h4"), ("## ", "h3"), ("# ", "h3"), ("-# ", "small"), ("> ", "q"))
"""What a line begins with, and the element that it is then."""
UNSEEN = "\N{ZERO WIDTH SPACE}"


def page_lines(lines: Iterable[str]) -> str:
    """Return lines as HTML: whatever is in them is text, but for the markdown that the bot uses."""
    return "".join(map(element, single(lines)))


def bare(lines: Iterable[str]) -> tuple[str, ...]:
    """Return lines without any markup."""
    return tuple(filter(None, (_bare(_begun(line)[1]) for line in single(lines))))


def single(lines: Iterable[str]) -> Sequence[str]:
    """Return lines each alone, without empty ones."""
    return [line for each in lines for line in each.split("\n") if line.strip()]


def _begun(line: str) -> tuple[str, str]:
    return next(
        ((tag, line.removeprefix(begin)) for begin, tag in BEGINS if line.startswith(begin)),
        ("p", line),
    )


def element(line: str) -> str:
    """Return one line as HTML; nothing, where nothing of it can be shown."""
    tag, rest = _begun(line)
    said = _inline(rest)
    if not said.strip():
        return ""
    return f"<p><{tag}>{said}</{tag}></p>" if tag in ("small", "q") else f"<{tag}>{said}</{tag}>"


def _inline(line: str) -> str:
    parts: list[str] = []
    opened: list[str] = []
    at = 0
    for found in TOKEN.finditer(line):
        parts.append(escape(line[at : found.start()]))
        at = found.end()
        if found["kept"]:
            parts.append(escape(found["kept"]))
        elif found["code"]:
            parts.append(f"<code>{escape(found['code'])}</code>")
        elif found["mark"]:
            parts.append(_marked(found["mark"], opened, line[at:]))
    parts.append(escape(line[at:]))
    parts += [f"</{tag}>" for tag in reversed(opened)]
    return "".join(parts).replace(UNSEEN, "")


def _marked(mark: str, opened: list[str], rest: str) -> str:
    """Return the beginning or the end of what stands between two marks; one alone is text."""
    tag = TAGS[mark]
    if opened[-1:] == [tag]:
        opened.pop()
        return f"</{tag}>"
    if tag in opened or mark not in rest:
        return mark
    opened.append(tag)
    return f"<{tag}>"


def _bare(line: str) -> str:
    said = TOKEN.sub(lambda found: found["kept"] or found["code"] or "", line)
    return " ".join(said.replace(UNSEEN, "").split())
