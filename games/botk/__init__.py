"""By Order of the King: one Executioner, everybody else a prisoner. Rules: docs/rules/botk.md."""
