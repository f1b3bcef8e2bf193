"""Dice that neither host nor bot can choose: docs/fairness.md."""

import hashlib
import secrets
from collections.abc import Sequence


def new_secret() -> bytes:
    """Return a fresh secret of 32 bytes, drawn before anybody joins."""
    return secrets.token_bytes(32)


def commitment(secret: bytes) -> str:
    """Return the SHA-256 of a secret, in hex: what the lobby shows."""
    return hashlib.sha256(secret).hexdigest()


def dice_seed(secret: bytes, join_ids: Sequence[int | None]) -> bytes:
    """Return the seed of a match's dice: SHA-256 of the secret and the join presses.

    ``join_ids`` by seat: the id that Discord gave the press that took the seat; None, a computer
    player, is written as 0. The ids follow the secret as decimal numbers, each after a colon.
    """
    joins = "".join(f":{join or 0}" for join in join_ids)
    return hashlib.sha256(secret + joins.encode()).digest()
