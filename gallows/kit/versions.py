"""The versions of a game's rules: a bot has to know which are later, and to deal earlier ones."""

import json

from gallows.kit.assertions import Broken, require
from gallows.kit.game_under_test import GameUnderTest
from games.engine.game import NUMBERS


def comparable(under_test: GameUnderTest) -> None:
    """Require that rules can be compared, and that what is said of earlier ones deals them."""
    rules = under_test.game.rules
    require(
        NUMBERS.fullmatch(rules.version) is not None,
        f"the version of the rules is {rules.version!r}: write numbers with dots between, such as "
        "1.10, so that a bot knows which rules are later",
    )
    for version, settled in rules.earlier.items():
        put = f"earlier[{version!r}]"
        require(rules.comes_after(version), f"{put} is not before version {rules.version!r}")
        strangers = ", ".join(sorted({*settled} - {*rules.options.model_fields}))
        require(not strangers, f"{put} settles what is no option: {strangers}")
        for variant in under_test.sizes:
            stored = json.loads(variant.options.model_dump_json())
            try:
                rules.options.model_validate_json(json.dumps(stored | {**settled}))
            except (TypeError, ValueError) as why:
                raise Broken(f"{put} gives no options to deal by: {why}") from why
