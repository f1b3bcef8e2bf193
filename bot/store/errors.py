"""What can go wrong with the database, in sentences that an operator can act on."""


class StoreError(Exception):
    """The database cannot be opened, or could not do what was asked of it."""


class Conflict(StoreError):
    """The database already holds another row in that place; nothing was written."""
