"""What a game uses of the doors that a later version of them will not have."""

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import PurePath

from games.api import Deprecated


@contextmanager
def noted() -> Iterator[list[str]]:
    """Note what is said of it while this is entered: each thing once, with file and line.

    Other warnings are shown as ever.
    """
    said: list[str] = []
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always", Deprecated)
        yield said
    for each in caught:
        if not issubclass(each.category, Deprecated):
            warnings.showwarning(each.message, each.category, each.filename, each.lineno)
            continue
        line = f"{each.message} ({PurePath(each.filename).name}, line {each.lineno})"
        if line not in said:
            said.append(line)
