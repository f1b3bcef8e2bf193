# What is stored about a user. $n is a number of entries.

privacy-title = ## What is stored about you
privacy-stored = On all servers together:
privacy-part-accounts = • { $n ->
    [one] 1 server
   *[other] { $n } servers
  } where you have crowns and a name
privacy-part-seats = • { $n ->
    [one] 1 seat
   *[other] { $n } seats
  } that you took
privacy-part-seats-that-others-played-on = • { $n ->
    [one] 1 seat
   *[other] { $n } seats
  } of yours that somebody else played on
privacy-part-hosted = • { $n ->
    [one] 1 table
   *[other] { $n } tables
  } that you opened
privacy-part-results = • { $n ->
    [one] 1 game
   *[other] { $n } games
  } that you finished
privacy-part-statistics = • { $n ->
    [one] 1 thing
   *[other] { $n } things
  } counted of you in games, for your medals
privacy-part-direct-messages-with-your-hand = • { $n ->
    [one] 1 direct message
   *[other] { $n } direct messages
  } with your cards
privacy-part-answers = • { $n ->
    [one] 1 answer
   *[other] { $n } answers
  } that you gave in games
privacy-part-ledger = • { $n ->
    [one] 1 entry
   *[other] { $n } entries
  } about your crowns
privacy-part-standings = • { $n ->
    [one] 1 line
   *[other] { $n } lines
  } of leaderboards
privacy-part-champion = • { $n ->
    [one] 1 season
   *[other] { $n } seasons
  } that you won
privacy-part-asked-to-be-called = • { $n ->
    [one] 1 channel
   *[other] { $n } channels
  } where you wanted to be called
privacy-part-bars = • { $n ->
    [one] 1 bar
   *[other] { $n } bars
  } from tables
privacy-part-your-bars-as-a-moderator = • { $n ->
    [one] 1 bar
   *[other] { $n } bars
  } that you gave as a moderator
privacy-part-acts-of-moderators-about-you = • { $n ->
    [one] 1 thing
   *[other] { $n } things
  } that moderators did about you
privacy-part-your-acts-as-a-moderator = • { $n ->
    [one] 1 thing
   *[other] { $n } things
  } that you did as a moderator
privacy-nothing = Nothing. You have never sat down with us.
privacy-never = -# Never your messages, other members, or when you're online.

privacy-export = All of it, as a file. Only you see it.
privacy-export-sent = Your file is in your direct messages.
privacy-kept = Nothing was deleted.
privacy-erasing = Your data is being deleted. It takes a moment.
privacy-erased = Done: your data is deleted. If you play again, you begin as a newcomer.

privacy-erase-title = ## Delete everything about you?
privacy-erase-goes = **Deleted:** your id and your names, on every server, and what links them to your crowns. Leaderboards say “Nobody” instead.
privacy-erase-stays = **Stays, without you:** games, answers and crowns of “Nobody 1234”, so the others' crowns add up. A bar stays until it ends, a try at the daily until midnight UTC.
privacy-erase-end = **There is no way back.**

refused-being-erased = Try again in a moment: that player's data is being deleted.
refused-being-forgotten = Try again in a few minutes: this server's data is being deleted.
refused-still-seated = Leave what hasn't begun, let the rest end, then ask again: { $tables }
refused-export-nowhere = Ask me in a direct message: I can't send the file here.

button-copy = Give me a copy
button-privacy-policy = Privacy policy
button-terms = Terms
button-support = Support
button-erase = Delete…
button-erase-now = Delete everything
button-keep = Keep it
