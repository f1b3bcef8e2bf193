# Help. Each topic has a title and a text. $permissions is a list of names, $channel an id as text,
# $game the id of a game as in its commands, $starts all commands that open a table.

help-title = ## Help · { $topic }
help-contents = What do you want to know?
# At the end of every topic: which program this is.
help-version = -# Gallows & Goblets { $version }
button-rules-of = Rules: { $game }

# At the end of a long list of commands.
help-more-games = another game's command
help-start-title = How do I start?
help-start =
    1. Type { $starts }. A table opens, and you sit at it.
    2. Others press **Join**. Too few friends? Press **Add computer**.
    3. Press **Begin**. Your cards come by direct message.
    4. Answer what the panel asks. It says what happens if time runs out.
    Playing later? Give `start` a time under `when`, like `Friday 20:00`, and I remind everybody who comes.
    The rules are behind **How to play**.
# $least, $most: players; $about: the game's own words; $computers: computers-up-to-...
help-game =
    { $least } to { $most } players. `/{ $game } { command-name-start }` opens a table.
    { $about }
    { $computers }
    `/{ $game } { command-name-hand }` shows your cards, `/{ $game } { command-name-status }` your table.

help-game-alone =
    For one player. `/{ $game } { command-name-play }` deals, or shows your open game, also in direct messages.
    { $about }
    Only you see it, unless the channel may watch. No crowns move.

help-dms-title = No direct message came
help-dms =
    You need none: press **My cards** at the table. Only you see it.
    To get them: allow direct messages in this server's privacy settings on Discord, then press **My cards** once.
help-permissions-title = I lack a permission
help-permissions =
    I need: View Channels, Send Messages (also in Threads), Create Public Threads, Attach Files, Read Message History, and in voice channels Connect.
    A moderator grants them to my role or in the channel.
help-permissions-missing = Missing in <#{ $channel }>: { $permissions }.
help-permissions-none = In <#{ $channel }> I have all I need.
help-permissions-elsewhere = Ask me in your server.
help-stuck-title = A table is stuck
help-stuck =
    `/{ $game } { command-name-status }` posts it again below everything else.
    It waits for somebody? When time runs out, it goes on. “By day” means 12 hours.
    Its host or a moderator ends it with `/{ $game } { command-name-end }`: no crowns move.
    It says “frozen”? That is our mistake, and nothing is lost.
help-talk-title = Can we talk?
help-talk =
    Say what you like, in the channel or aloud, or press **Speak**: what you saw, who you are, who you suspect.
    Everybody sees it at the table, with your name, and answers 👍 or 👎. It may be a lie. You can take it back.
    The host can switch it off under **More** and **Options**.
help-away-title = I have to go
help-away =
    In a lobby, press **Leave**. In a game, type `/{ $game } { command-name-leave }`: the computer plays your seat, and you still win or lose the crowns.
    If you just stop answering, it plays for you until you press **I'm back**.
help-crowns-title = Crowns, seasons, leaderboard
help-crowns =
    `/{ command-name-crowns } { command-name-me }` shows what you have, `/{ command-name-crowns } { command-name-leaderboard }` who has most, `/{ command-name-crowns } { command-name-history }` how it came.
    Crowns count only where the lobby says so: enough people, and as a rule no computers.
    A season ends when a moderator says so, or when its treasury runs out.
help-dice-title = Are the dice fair?
help-dice =
    Before anybody joins, the lobby shows the fingerprint of a secret. The deal is made of that secret and your join presses, so nobody can pick it.
    At the end, “The whole story” shows both: deal the same cards again yourself.
help-privacy-title = What do you know about me?
help-privacy =
    `/{ command-name-privacy } { command-name-show }` says it, `/{ command-name-privacy } { command-name-export }` gives it to you as a file, `/{ command-name-privacy } { command-name-delete }` puts “Nobody” in your place.
    We read no messages, keep no list of members, and don't look who is online.
help-moderators-title = For moderators
help-moderators =
    `/{ command-name-court }` has it all: channels, language, pace, seasons, crowns, bars, stuck tables, and a log.
    It's for those with Manage Server. Discord's Integrations page can allow it to others, or deny it.

# What Discord calls its permissions
permission-view-channel = View Channels
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
permission-create-public-threads = Create Public Threads
permission-attach-files = Attach Files
permission-read-message-history = Read Message History
permission-connect = Connect
