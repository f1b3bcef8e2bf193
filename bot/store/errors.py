"""What can go wrong with the database, in sentences that an operator can act on."""


class StoreError(Exception):
    """The database cannot be opened, or could not do what was asked of it."""


class Damaged(StoreError):
    """The database is damaged: nothing that is read of it can be relied on."""


class Conflict(StoreError):
    """The database already holds another row in that place; nothing was written."""


class LeaseLost(StoreError):
    """Nothing was heard of this process for long, and others have its shards: it writes nothing."""

    def __init__(self) -> None:
        super().__init__("another bot has taken this one's place, so it writes nothing any more.")


class StillOpen(StoreError):
    """Tables are going on that would have to be over first; nothing was changed."""

    def __init__(self, table_ids: list[int]) -> None:
        super().__init__(f"still open: {', '.join(f'table {each}' for each in table_ids)}")
        self.table_ids = table_ids


class SeasonOver(StoreError):
    """Another season than that one is open; nothing was changed."""


class BeingErased(StoreError):
    """The user is just being erased from everything; nothing was changed."""


class BeingPurged(StoreError):
    """The guild is just being forgotten; nothing was changed."""
