"""Discord's HTTP API, as far as the sandbox knows it: routes, rate limits, faults on order."""
