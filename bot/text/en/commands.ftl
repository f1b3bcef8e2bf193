# Slash commands as Discord's menu shows them: 100 characters at most each.

command-botk-description = By Order of the King: bluff, switch, and keep your head. 4 to 8 players
command-botk-start-description = Open a table for By Order of the King in this channel
command-botk-start-pace-description = How long a move may take
command-botk-start-pace-quick = Quick: 45 seconds a move
command-botk-start-pace-normal = Normal: 2 minutes a move
command-botk-start-pace-by-day = By day: 12 hours a move
command-botk-start-executioner-description = How the first Executioner is found
command-botk-start-executioner-experience = Most experienced player
command-botk-start-executioner-volunteer = A volunteer
command-botk-start-executioner-dice = The dice choose
command-botk-start-always-saboteur-description = House rule: there is always at least one Saboteur
command-botk-start-computers-description = How many computer players sit down at once
command-botk-status-description = Show this channel's table again, below everything else
command-botk-hand-description = Show your cards and your question; only you see it
command-botk-rules-description = How to play By Order of the King; only you see it
command-botk-leave-description = Leave the table; in a game, the computer plays on for you
command-botk-end-description = End this channel's table by hand: host or moderators; no crowns move
command-crowns-description = Crowns: what you have won and lost on this server
command-crowns-me-description = Show your crowns and where they came from; only you see it
command-crowns-leaderboard-description = Show who has the most crowns on this server
command-crowns-leaderboard-page-description = Which page to show
