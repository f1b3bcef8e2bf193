# Help. Each topic has a title and a text. $permissions is a list of names, $channel an id as text,
# $game the id of a game as in its commands, $starts all commands that open a table.

help-title = ## Help · { $topic }
help-contents = What do you want to know?
button-rules-of = Rules: { $game }

# At the end of a long list of commands.
help-more-games = another game's command
help-start-title = How do I start?
help-start =
    1. Type { $starts } in a channel. A table opens, and you sit at it.
    2. Others press **Join**. Too few friends? Press **Add computer**.
    3. With enough players, press **Begin**. Your cards come by direct message.
    4. Read what the panel asks, and answer. It always says what happens if you do not.
    Playing later? Give `start` a time under `when`, such as `Friday 20:00`: people say whether they're coming, and I remind them.
    Nobody needs to know the rules first. “How to play” has them, a page at a time.
# $least, $most: players; $about: the game's own words; $computers: computers-up-to-...
help-game =
    { $least } to { $most } players. `/{ $game } start` opens a table.
    { $about }
    { $computers }
    `/{ $game } hand` shows your cards, `/{ $game } status` brings the table down to the end of the channel.

help-game-alone =
    For one player. `/{ $game } play` deals the cards, or shows the game that you have begun.
    { $about }
    Only you see it, unless you let the channel watch. No crowns move.

help-dms-title = No direct message came
help-dms =
    You need none: **My cards** at the table shows the same, to you only, and takes the same answers.
    To get them: open this server's privacy settings on Discord and allow direct messages.
    Then press **My cards** once, or sit down at the next table.
help-permissions-title = I lack a permission
help-permissions =
    I need: View Channels, Send Messages (also in Threads), Create Public Threads, Attach Files and Read Message History. Nothing administrative.
    A moderator grants them to my role, or in the channel's own settings. Without threads I play in the channel, without files I leave the pictures out.
help-permissions-missing = Missing in <#{ $channel }>: { $permissions }.
help-permissions-none = In <#{ $channel }> I have all that I need.
help-permissions-elsewhere = Ask me in a channel of your server, and I name those that are missing there.
help-stuck-title = A table is stuck
help-stuck =
    The game's own `status`, such as `/{ $game } status`, posts it again below everything else. Old buttons lead there.
    It waits for somebody? When the time runs out, the computer or the dice answer. “By day” means 12 hours.
    Its host or a moderator ends it with the game's `end`, such as `/{ $game } end`, after a question: no crowns move.
    It says “frozen”? That is our mistake: nothing is lost, and a moderator can end it.
help-talk-title = Can we talk?
help-talk =
    Say what you like, in the channel or aloud. **Speak** says it by buttons: what you saw, who you are, whom you suspect. 👍 and 👎 stand beneath a claim.
    Everybody sees it at the table, with its number and your name. It may be a lie: nothing checks it, and it binds nobody. You can take it back.
    Two things fit each part of a game. The host can switch it off for a table under **More** and **Options**.
help-away-title = I have to go
help-away =
    In a lobby, press **Leave**. In a game, its `leave`, such as `/{ $game } leave`, asks first; then the computer plays your seat to the end, and its crowns stay yours to win or lose.
    If you just fall silent, the computer plays for you after a while. **I'm back** takes the seat over again.
help-crowns-title = Crowns, seasons, leaderboard
help-crowns =
    `/crowns me` shows what you have, `/crowns leaderboard` who has most, `/crowns history` how it came.
    You win and lose crowns only at tables whose lobby says so: enough people, and as a rule no computers.
    A season ends when a moderator says so, or when its treasury is empty. All of it can still be read.
help-dice-title = Are the dice fair?
help-dice =
    Before anybody joins, the lobby shows the fingerprint of a secret. The deal is made of that secret and of the ids of your join presses, so nobody can pick it.
    At the end, “The whole story” shows both on its last page: deal the same cards again yourself.
    `/crowns game` finds the report of any past table of this server.
help-privacy-title = What do you know about me?
help-privacy =
    `/privacy show` says it, `/privacy export` hands it over as a file, `/privacy delete` puts a stranger's name in your place.
    We read no messages, keep no list of members, and do not look who is online.
help-moderators-title = For moderators
help-moderators =
    `/court` has it all: where tables may be opened and by whom, language and pace, seasons, crowns, bars, stuck tables, and a log of every such act.
    It is for those with Manage Server. Discord's own Integrations page can allow it to other roles and members, or deny it; I go by that at every press.
