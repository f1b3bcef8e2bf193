# One sentence at a time. A refusal says what to do instead. The arguments are named at each.

## Refusals at a table
# The first ones also stand above a fresh panel.
refused-stale = The table has moved on: answer what is asked now.
refused-typed = That does not fit: type one line of { $least } to { $most } characters that can be seen.
refused-lapsed = Somebody else was quicker, so this question is over. Answer what is asked now.
# $who: the names of those whom the table waits for
refused-not-yours = It's { $who }'s turn, not yours.
# Where nobody is to know whom it waits for
refused-not-yours-now = It isn't your turn.
# Below any refusal, with the button
refused-away = You're away, and the computer plays for you. Press “I'm back” to play on.
refused-chosen-already = You have chosen already, and it stays so. The others are still to choose.
refused-not-offered = That choice is not open: pick one that is offered now.
refused-incomplete = Not yet: something is still to be chosen.
refused-no-claims = Nobody speaks by buttons here now. Say it aloud.
refused-own-claim = That is what you said yourself. **Speak** can take it back.
refused-quiet = The dead keep quiet until the end.
refused-enough = You have said two things in this part of the game. In the next one you may speak again.
refused-said-already = That was said already, or the game has moved on. “Speak” shows what you can say now.
refused-last-words-over = Too late: the last words are over.
refused-last-words-of-others = These last words are not yours to say.
refused-last-words-said = You have said your last words.
refused-no-vote = You have no vote here: leave it to the others.
refused-voted-already = That is your vote already.
refused-not-seated = You have no seat at this table. Watch, or join the next one.
# $most: seats of the game
refused-full = All { $most } seats are taken. `/{ $game } { $start }` opens another table in another channel.
refused-seated-here = You already sit here. Press “Leave” to stand up.
# $link
refused-seated-elsewhere = You already sit at another table in this server: { $link } Finish there, or leave its lobby.
# $link
refused-left-elsewhere = You left a game whose crowns are still yours to lose: { $link } Sit down again when it is over.
refused-not-host = Only the host or a moderator can do that: ask one of them.
# $missing: number of players
refused-too-few = { $missing ->
    [one] One more player is needed. Invite somebody, or add a computer player.
   *[other] { $missing } more players are needed. Invite somebody, or add computer players.
  }
# $most: seats with what the host has chosen
refused-too-many = With these options only { $most } can play. Change them, or let somebody leave.
# $computers: how many of them sit in the lobby
refused-computers-here = { $computers ->
    [one] A computer player sits here, and this server wants none. Press “More” and “Remove computer”, then Begin.
   *[other] { $computers } computer players sit here, and this server wants none. Press “More”, then “Remove computer” { $computers } times, then Begin.
  }
refused-begun = The game has begun, so this cannot be changed. The next table is yours.
refused-table-over = This table is over. `/{ $game } { $start }` opens a new one.
refused-no-table-here = There is no open table here. `/{ $game } { $start }` opens one.
# $other: the name of the game that is played here
refused-other-game = Table { $table } here plays { $other }: { $link } Use that game's command.
# $link
refused-table-here-already = This channel has a table already: { $link } Join it, or use another channel.
refused-no-computer-to-remove = No computer player sits here. Nothing to remove.
# $permissions: a list of names, $channel: id as text
refused-missing-permissions = I lack permissions in <#{ $channel }>: { $permissions }. Ask a moderator to grant them, then try again.
refused-kept-seats = The free seats are kept for others. Wait for “Begin”, or open another table.
refused-made-up = I do not offer that, or not any more, so nothing was done. Open it anew and try again.
# $link: the address by which a moderator invites the bot
refused-not-invited =
    This server has my commands, but not me: I cannot post anything here. Whoever manages the server invites me by this link:
    { $link }
refused-not-in-guild = That works only in a server, not here. Try it in a channel.
refused-shutting-down = I am just restarting. Try again in a minute.
refused-not-away = You are not away: your answers are your own already.
refused-not-moderator = Only moderators can do that: those with Manage Server, or with `/court` by the server's own settings. Ask one.
refused-not-playing = Your game has not begun yet. The host presses “Begin”.
refused-no-such-table = No open table has that number. Check the number in its heading.
refused-no-such-report = No past table of this server has that number. `/crowns history` lists yours.
refused-out-of-sight = That table was played in a channel that you do not see, so you cannot read its report.
# $link
refused-report-open = That table is not over yet: { $link } Its report can be read when it is.
refused-no-such-season = No season here has that number. `/crowns leaderboard` shows those there are.
refused-no-such-game = No game of that name is played here. Pick one from the list that comes as you type.
refused-no-such-page = That page is not there any more. Open the rules again.
# $start: the word that opens a table
next-game-asked = 🔔 No next game is open here yet. You are mentioned here once, when one opens.
next-game-yourself = You can open it yourself: `/{ $game } { $start }`.
next-game-not-asked = You are not called to the next game here.
refused-not-again-yet = The last question is still open. “Play again” works right after it.
# $when: a Discord timestamp; $anchor: a fingerprint in hex
refused-daily-not-yet = The first daily deal comes { $when }. Nobody can see it before, and nobody can change it: `{ $anchor }` will prove that.
refused-played-today = You have had your try today, and nothing is left of it to be shown. The next deal comes { $when }.
# $server: its name; $link: its channel
refused-played-elsewhere = Your try of today has begun on **{ $server }**: { $link } Go on there with `/{ $game } daily`.
refused-frozen-elsewhere = Our mistake: your try of today is frozen, on **{ $server }**: { $link } A moderator there can end it with `/court tables`; the next deal comes { $when }.
refused-frozen-out-of-sight = Our mistake: your try of today is frozen, on another server. The next deal comes { $when }.
refused-played-out-of-sight = Your try of today has begun on another server. Go on there with `/{ $game } daily`; the next deal comes { $when }.
refused-shared-already = You have shared it already.
shared-perhaps = Discord has not said whether your result was posted, so it counts as shared.
# Of a press on a try that is over, with its day or before
refused-day-over = That day has ended, and a try that was not finished counts as given up. `/{ $game } board` shows how it went; `/{ $game } daily` deals today's.
refused-try-over = This try is over. `/{ $game } daily` shows how it went.
played-today = -# You have had your try today: this is how it went. The next deal comes { $when }.
played-today-ended = -# A moderator has ended it, so it counts as given up.
played-today-server = -# It is on the board of { $server }.
played-today-another-server = -# It is on the board of another server.
# $terms: what was chosen for it, as the command's menus say it, $n things
still-open = -# Your open game goes on as it was dealt{ $n ->
    [0] .
   *[other] { " " }({ $terms }).
  } Give it up first to have another.
refused-game-gone = That game is not installed here any more. `/help` shows what can be played.
refused-sealed = Others are still playing this deal. It is told { $when }.
refused-not-settled = The whole story is told when the game is over.
refused-left-already = You have left this game. Join the next table.

## Our faults
fault-frozen = Our mistake: this table is frozen. Nothing is lost; its host or a moderator can end it.
fault-game-gone = This game is not installed here any more, so the table is frozen. Its host or a moderator can end it.
fault-untold = Our mistake: what happened at this table cannot be told any more. Its crowns stay as they are.
refused-cannot-deal = Our mistake: this game could not be dealt. Change an option, or play another game here.
# In place of a part of a panel that its game has failed to make
part-missing = *This part can't be shown right now.*
# $verbs: the names that a game has for what can be done; it has failed to put its question
question-plain = What do you do? ({ $verbs })
silence-plain = -# If time runs out, the game decides.
fault-generic = Our mistake: that did not work. Nothing is lost. Please try again.
message-replaced = This message has just been replaced. Please go on in the newest one.
fault-discord = Discord did not answer just now. Nothing is lost. Please try again.
fault-storage = The database does not answer just now. What it has is safe; please try again.

## What was done
left-lobby = You have left the table.
give-up-ask = Give this game up? That counts as a loss, and there is no way back.
give-up-ask-daily = Give up today's try? It counts as a loss, and there is no second one.
# $link: the table
leave-ask = Leave this game for good? The computer plays your seat to the end; there is no way back. { $link }
leave-ask-crowns = Leave this game for good? The computer plays your seat, and its crowns stay yours to lose; there is no way back. { $link }
button-leave-game = Leave the game
button-stay = Stay
button-offer-seat = Offer the seat
button-take-seat = Play on here
refused-nobody-left = Nobody has left this game. A seat is free for others once its player has left: `/{ $game } leave`.
refused-nothing-offered = No seat is offered here just now.
want-end-ask = Only the host or a moderator ends a game at once. It also ends, without crowns, when { $needed } of its players want that. So far: { $n }.
want-end-done = Noted at the table: { $n } of the { $needed } players needed would end this game.
button-want-end = End the game
left-seat = You have left the game; the computer plays your seat to the end.
left-seat-crowns = You have left the game; the computer plays your seat, and its crowns stay yours to lose.
ended-by-hand-done = The table is ended. No crowns moved.
# $link
table-is-here = The table is here: { $link }
hint-coming = 💡 Looking for a good move...
hint-failed = 💡 No hint this time: nothing came of it. It counts all the same.
no-question-now = Nothing to answer now.
dms-closed-note = ✉ No direct message reaches you at this table: “My cards” there shows everything.

## Direct messages, and lines that call somebody. $game, $table
dm-left = You no longer sit here: the computer plays your seat to the end.
dm-left-crowns = You no longer sit here: the computer plays your seat to the end, and its crowns stay yours to win or lose.
# What a notification says: which table, and what is wanted; no secret.
push-dealt = { $game } · table { $table }: your cards are dealt.
push-dealt-asked = { $game } · table { $table }: your cards are dealt, and a question waits for you.
push-question = { $game } · table { $table }: a question waits for you.
push-lobby = 🔔 <@&{ $role }>: { $game } · table { $table } is open, and players are wanted.
# $who: mentions of those who have asked for it
push-next-game = 🔔 { $who }: the next game is open, { $game } · table { $table }.
# $who: mentions
call = ➤ { $who }: a question waits for you at table { $table } ({ $game }).
call-late = ⏰ { $who }: your time runs out at table { $table } ({ $game }).
