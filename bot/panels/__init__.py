"""(notebook, ask, table) -> what Discord shows. No rule and no state lives here."""
