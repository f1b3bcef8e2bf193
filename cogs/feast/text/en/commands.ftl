# Slash commands as Discord's menu shows them: 100 characters at most each.

feast-about = King's Feast: toast, duel, poison, and outlive dessert. 5 to 10 players
feast-line = Everybody has a secret goal, and some of the food is poison. About half an hour.
feast-start-scenario = Which roles are at the table
feast-start-scenario-a = Scenario A (house)
feast-start-scenario-b = Scenario B (house)
feast-start-scenario-dice = Random
feast-start-scenario-custom = My own: choose in the lobby with “Roles”

# What options of commands are called
feast-option-name-scenario = scenario
