"""Rows that stay as they were written: triggers refuse what no permit allows."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class AppendOnly:
    """A table whose rows are only ever added, but for what a row of `permits` says."""

    table: str
    lasting: Sequence[str]
    """With the permit 'erase' a row may change, but not in these columns."""
    keys: Sequence[str]
    """The conditions under which a row, NEW, would take another's place."""
    emptied: tuple[str, str] | None = None
    """A column of JSON that lasts as well, but may become an empty object at this act."""

    def triggers(self, dialect: str) -> Iterator[str]:
        """Yield the statements that have a new database refuse everything else."""
        table = self.table
        erased = " AND ".join((_permitted("erase"), *self._lasts(dialect)))
        purged = f"{_permitted('purge')[:-1]} AND guild_id = OLD.guild_id)"
        if dialect == "sqlite":
            for verb, allowed in (("update", erased), ("delete", purged)):
                yield (
                    f"CREATE TRIGGER {table}_no_{verb} BEFORE {verb} ON {table} "
                    f"WHEN NOT ({allowed}) BEGIN SELECT RAISE(ABORT, '{table} is append-only'); END"
                )
            # SQLite does not ask those about rows that INSERT OR REPLACE takes away. Where the id
            # is still to be given, it has -1 in its place, which no row has.
            there = " OR ".join(f"EXISTS (SELECT 1 FROM {table} WHERE {key})" for key in self.keys)
            yield (
                f"CREATE TRIGGER {table}_no_replace BEFORE INSERT ON {table} WHEN {there} BEGIN "
                f"SELECT RAISE(ABORT, '{table} is append-only, and has that row already'); END"
            )
            return
        yield (
            f"CREATE FUNCTION {table}_append_only() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
            f"IF TG_OP = 'UPDATE' THEN IF {erased} THEN RETURN NEW; END IF; END IF; "
            f"IF TG_OP = 'DELETE' THEN IF {purged} THEN RETURN OLD; END IF; END IF; "
            f"RAISE EXCEPTION '{table} is append-only'; END $$"
        )
        for name, verbs, each in (
            ("append_only", "UPDATE OR DELETE", "ROW"),
            ("no_truncate", "TRUNCATE", "STATEMENT"),
        ):
            yield (
                f"CREATE TRIGGER {table}_{name} BEFORE {verbs} ON {table} "
                f"FOR EACH {each} EXECUTE FUNCTION {table}_append_only()"
            )

    def _lasts(self, dialect: str) -> Iterator[str]:
        # PostgreSQL compares as text, because JSON cannot be compared.
        text, same = ("", "IS") if dialect == "sqlite" else ("::text", "IS NOT DISTINCT FROM")
        for column in self.lasting:
            yield f"OLD.{column}{text} {same} NEW.{column}{text}"
        if self.emptied is not None:
            column, act = self.emptied
            yield (
                f"(OLD.{column}{text} {same} NEW.{column}{text} "
                f"OR OLD.act = '{act}' AND NEW.{column}{text} = '{{}}')"
            )


def _permitted(act: str) -> str:
    return f"EXISTS (SELECT 1 FROM permits WHERE act = '{act}')"


APPEND_ONLY = (
    AppendOnly(
        "ledger",
        lasting=("id", "guild_id", "season_id", "amount", "reason", "table_id", "at", "act_id"),
        keys=(
            "id = NEW.id",
            "table_id = NEW.table_id AND account = NEW.account AND reason = NEW.reason",
            "act_id = NEW.act_id AND account = NEW.account AND reason = NEW.reason",
            "NEW.reason = 'welcome' AND season_id = NEW.season_id AND account = NEW.account "
            "AND reason = 'welcome' AND account <> 0",
        ),
    ),
    AppendOnly(
        "acts",
        lasting=("id", "guild_id", "at", "act", "press_id"),
        keys=("id = NEW.id", "press_id = NEW.press_id"),
        emptied=("details", "bar"),
    ),
)
