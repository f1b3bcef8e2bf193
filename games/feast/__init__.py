"""King's Feast: everybody has a goal of their own, most will die. Rules: docs/rules/feast.md."""
