"""Royal Execution, for one player: three cards a royal. Rules: docs/rules/execution.md."""
