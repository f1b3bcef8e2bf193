# What moderators see and do, and what a server is told of itself.
# Names and reasons come in already made safe. $when, $until: Discord timestamps.

## Slash commands: 100 characters at most each
command-court-description = For moderators: settings, order, and who did what
command-court-settings-description = Change this server's settings
command-court-time-zone-description = Set this server's time zone, for “start when: 20:30”
command-court-time-zone-zone-description = Like Europe/Berlin or America/New_York; type a city
command-court-tables-description = List the open tables; end one
command-court-unseat-description = Take a player's seat away
command-court-unseat-player-description = Whose seat
command-court-grant-description = Give a player crowns, with a reason
command-court-grant-player-description = Who gets them
command-court-grant-amount-description = How many crowns
command-court-take-description = Take crowns from a player, with a reason
command-court-take-player-description = Who loses them
command-court-take-amount-description = How many crowns
command-court-reason-description = Why? The log and the player's history show it
command-court-bar-description = Bar a player from tables for a time
command-court-bar-player-description = Who
command-court-bar-time-description = For how long
command-court-bar-time-3600 = An hour
command-court-bar-time-86400 = A day
command-court-bar-time-259200 = 3 days
command-court-bar-time-604800 = A week
command-court-bar-time-2592000 = 30 days
command-court-bar-time-31536000 = A year
command-court-bar-time-0 = For good
command-court-unbar-description = Let a barred player sit down again
command-court-unbar-player-description = Who
command-court-bars-description = List who is barred, until when and why
command-court-season-description = Show or end the season
command-court-log-description = Show or export what moderators did
command-court-forget-server-description = Delete all that is stored about this server, now

## Refusals
# $channels: mentions
refused-not-in-this-channel = Open tables here: { $channels }
# $games: commands
refused-not-this-game = Try { $games }: this game is not played in this server.
refused-only-moderators-start = Ask a moderator to open a table, then press Join.
# $role: id as text
refused-only-role-starts = Join a table of <@&{ $role }>: only they open tables here.
refused-settings-gone = Ask a moderator to choose again in `/{ command-name-court } { command-name-settings }`: what was chosen is gone.
refused-barred = Ask a moderator: you're barred from tables here until { $until }.
refused-barred-for-good = Ask a moderator: you're barred from tables here.
refused-no-computers = Invite people: this server wants no computer players.
refused-court-untold = Try again in a minute: Discord doesn't say whether you may use `/{ command-name-court }`.
refused-court-elsewhere = Use `/{ command-name-court }` in another channel.
refused-court-bot = Choose a person: that is a bot.
refused-court-no-seat = That player has no seat. `/{ command-name-court } { command-name-tables }` lists the open tables.
refused-court-reason = Give a reason, for the log.
refused-court-empty-purse = That player has no crowns to lose.
refused-court-not-barred = That player is not barred. `/{ command-name-court } { command-name-bars }` lists who is.
refused-court-season-over = `/{ command-name-court } { command-name-season }` shows the open season: that one is over.
refused-court-season-empty = Nobody has crowns this season yet.
refused-court-name = Type this server's exact name. Nothing was deleted.
refused-court-export = Open your DMs, or export the log where I may attach files.
refused-no-such-zone = Type a large city near you, and pick from the list.
# $given: what was typed
refused-number = Type a whole number from { $least } to { $most }, not “{ $given }”.

## Settings
settings-title = ## Settings of this server
settings-how = -# Saved at once, and logged.
setting-heading = **{ $name }**
# Below a heading, where nothing is left of what was chosen
setting-gone = ⚠ These are gone. Choose others: until then, nobody opens tables.
# An option of a list that has no heading of its own: what it sets, and how
setting-option = { $name }: { $value }
setting-locale = Language
setting-pace = Pace
setting-channels = Channels for tables, threads included
setting-channels-more = { $n ->
    [one] 1 more channel
   *[other] { $n } more channels
  }
setting-channels-pick = Everywhere; choose to limit…
setting-games = Games
setting-games-pick = Every game; choose to limit…
setting-starters = Who may open tables
setting-starter-role = Role that opens tables
setting-starter-role-pick = Choose the role…
setting-starter-role-none = ⚠ Choose the role below. Until then only moderators open tables.
setting-lobby-role = Role to mention when a lobby opens, at most every ten minutes
setting-lobby-role-pick = Nobody; choose a role…
setting-lobby-role-silent = ⚠ Make this role mentionable, or let me mention all roles.
setting-time-zone = Time zone
# $zone: its name, or what is said without one
setting-times = -# Time zone: { $zone }. Change it with `/{ command-name-court } { command-name-time-zone }`.
time-zone-own = by language
court-time-zone-done = This server's time zone is now { $zone }. It's { $clock } there.
setting-place = Place of games
setting-computers-allowed = Computer players
setting-computers-counted = Crowns with computer players
setting-least-humans = People for crowns
setting-treasury = Season's treasury
# $least, $treasury: a sentence each
setting-crowns = -# { $least } { $treasury }
setting-crowns-least = { $n ->
    [one] Crowns count even with 1 person.
   *[other] Crowns only count with { $n } or more people.
  }
setting-crowns-treasury = The season ends when its treasury of { $n } crowns runs out.
setting-crowns-unlimited = The treasury is unlimited; you end the season.
setting-on = on
setting-off = off
setting-none = none
setting-all = all
starters-everyone = Everyone
starters-role = People with a role
starters-moderators = Moderators only
place-channel = in the channel
place-thread = in a thread of its own
language-own = The server's own
language-name = English
switch-on = { $what }: on
switch-off = { $what }: off
switch-computers-allowed = Computers
switch-computers-counted = Crowns with them
switch-thread = Threads
button-numbers = Crowns…
numbers-title = Crowns
numbers-least-humans = People for crowns
numbers-least-humans-hint = Crowns only count with this many people: 1 to { $most }
numbers-treasury = Season's treasury
numbers-treasury-hint = The season ends when these crowns run out (printed game: 80). Empty: no limit
treasury-unlimited = no limit

## Tables and seats
court-tables-title = ## Open tables ({ $n })
court-tables-none = None.
court-tables-line = **{ $table }** · { $game } · { $status } · { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
  } · host: { $host } · [go there]({ $link })
court-tables-line-stuck = ⚠ **{ $table }** · { $game } · stuck: end it · host: { $host } · [go there]({ $link })
court-tables-choice = { $table } · { $game }
court-tables-pick = End a table…
court-status-planned = opens { $when }
court-status-lobby = lobby
court-status-playing = playing
court-status-settled = one last question
court-status-ended = ended
court-end-ask = End table { $table }? There is no way back, and no crowns move.
court-end-ask-daily = End table { $table }? It's somebody's one try at today's deal, and counts as given up.
court-end-ask-settled = End table { $table }? { ended-settled }
court-put-away-ask = Close table { $table }? Its result and crowns stay; its last question goes unanswered.
court-end-done = Table { $table } is ended.
# $owner: whose crowns they are
court-replace-ask = Take { $name }'s seat at table { $table }? The computer plays on{ $counted ->
    [true] {" "}for { $owner }'s crowns
   *[other] {""}
  }. { $link }
court-unseat-ask = Take { $name }'s seat at table { $table }? It becomes free. { $link }
court-unseat-plan-ask = Take { $name } off table { $table }? They can answer again, unless you bar them. { $link }
court-unseat-done = { $name } has no seat there any more.
court-left = Nothing changed.
button-end-table = End the table
button-put-away-table = Close the table
button-unseat = Take the seat
button-leave-it = Leave it

## Crowns by hand, bars
# $n: crowns that moved, $crowns: what the player holds now
court-grant-done = { $name } got { $n } 👑: now { $crowns }. `/{ command-name-court } { command-name-take }` undoes it.
court-grant-done-own = You gave yourself { $n } 👑: now { $crowns }. Log and history show it. `/{ command-name-court } { command-name-take }` undoes it.
court-take-done = { $name } lost { $n } 👑: now { $crowns }. `/{ command-name-court } { command-name-grant }` undoes it.
court-take-less = { $name } had only { $n } 👑 to lose: now { $crowns }.
court-bar-done = { $name } can't sit down before { $until }. `/{ command-name-court } { command-name-unbar }` lifts it.
court-bar-done-for-good = { $name } can't sit down any more. `/{ command-name-court } { command-name-unbar }` lifts it.
court-bar-done-seated = { court-bar-done } { $name } still has a seat: `/{ command-name-court } { command-name-unseat }` takes it.
court-bar-done-seated-for-good = { court-bar-done-for-good } { $name } still has a seat: `/{ command-name-court } { command-name-unseat }` takes it.
# $done: one of the four above
court-bar-done-shorter = { $done } It replaces a longer bar.
court-unbar-done = { $name } may sit down again.

bars-title = ## Barred from tables ({ $n })
bars-none = Nobody.
bars-line = **{ $name }** until { $until }
bars-line-for-good = **{ $name }** for good
bars-why = { $line } · { $by }: “{ $reason }”
bars-how = -# `/{ command-name-court } { command-name-unbar }` lifts a bar.

## Seasons
season-title = ## Season { $number }
season-since = Since { $when }
season-fresh = No crowns have moved yet.
season-unlimited = Its treasury is unlimited: you end it.
season-left = Treasury: { crowns } left. When it runs out, the season ends.
season-past = **Past seasons**
season-past-line = Season { $number }, to { $when }: { $champions }
season-no-champion = no champion
season-champions = 🏆 { $names } ({ $crowns } 👑{ $count ->
    [one] {""}
   *[other] {" "}each
  })
season-champion-left = { $name } (has left)
season-champions-more = { $n } more
season-ask = End season { $number }? Season { $next } begins, and everybody starts with the same crowns.
season-ended-done = Season { $number } is over.
season-over-title = ## Season { $number } is over
season-over-treasury = The treasury is empty. The King blames everybody.
season-over-moderator = A moderator ended it.
season-line = { crowns-board-line }
season-next = Season { $number } has begun. Everybody starts with the same crowns.
button-end-season = End the season

## Audit log
log-title = ## Audit log
log-none = Nothing yet.
log-line = { $when } · **{ $actor }** { $what }
log-reason = { $line }: “{ $reason }”
log-grant = granted { $target } { $n } 👑
log-grant-own = ⚠️ granted **themself** { $n } 👑
log-take-own = took { $n } 👑 from themself
log-take = took { $n } 👑 from { $target }
log-bar = barred { $target } until { $until }
log-bar-for-good = barred { $target } for good
log-bar-erased = barred { $target }
log-erased = somebody whose data is deleted
log-lift-bar = lifted the bar on { $target }
log-settings = changed { $changes }
log-setting = “{ $name }” to { $value }
log-end-season = ended season { $number }
log-end-table = ended table { $table }
log-unseat = unseated { $target } at table { $table }
log-exported = The whole log, for a spreadsheet.
log-exported-sent = The whole log is in your DMs.
button-export = Export (CSV)

## Forgetting a server
forget-ask = ## Delete { $guild }?
    This deletes tables, crowns, seasons, settings and this log, for everybody, for good. Open tables end.
forget-title = Delete this server's data
forget-name = The server's name
forget-name-hint = Type { $guild } to delete everything
forget-begun = This server's data is being deleted. It may take a few minutes.
forget-done = Done: this server's data is deleted.
button-forget = Delete everything…

## The first words in a server. $starts: commands, $least and $most: players
welcome-title = ## Gallows & Goblets
welcome-what = Games of bluff at a King's court, for { $least } to { $most } players. Somebody will hang.
welcome-start = **Play:** { $starts } opens a table here; others press Join. Computer players fill empty seats.
welcome-alone = **Alone:** { $plays } deals to you at once.
welcome-settings = **Set up:** moderators choose channels and more with `/{ command-name-court } { command-name-settings }`.
welcome-help = **Ask:** `/{ command-name-help }` answers the rest.
