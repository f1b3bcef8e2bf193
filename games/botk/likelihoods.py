"""How computers of botk speak: `python -m benchmarks.claims botk --fit` has written it."""

from games.engine.hearing import fitted

FITTED = fitted("", "", ())
