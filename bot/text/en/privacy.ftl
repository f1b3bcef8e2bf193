# What is stored about a user. $n is a number of entries.

privacy-title = ## What we have written down about you
privacy-stored = On all servers together:
privacy-part-accounts = • { $n ->
    [one] 1 server where you have crowns, with your name there
   *[other] { $n } servers where you have crowns, with your name there
  }
privacy-part-seats = • { $n ->
    [one] 1 seat that you took
   *[other] { $n } seats that you took
  }
privacy-part-seats-played-on = • { $n ->
    [one] 1 seat of yours that somebody else played on
   *[other] { $n } seats of yours that somebody else played on
  }
privacy-part-hosted = • { $n ->
    [one] 1 table that you opened
   *[other] { $n } tables that you opened
  }
privacy-part-results = • { $n ->
    [one] 1 game that you played to the end
   *[other] { $n } games that you played to the end
  }
privacy-part-statistics = • { $n ->
    [one] 1 thing that was counted of you in a game; your medals come from it
   *[other] { $n } things that were counted of you in games; your medals come from them
  }
privacy-part-answers = • { $n ->
    [one] 1 answer that you gave in a game
   *[other] { $n } answers that you gave in games
  }
privacy-part-ledger = • { $n ->
    [one] 1 line of the ledger about your crowns
   *[other] { $n } lines of the ledger about your crowns
  }
privacy-part-standings = • { $n ->
    [one] 1 line of a leaderboard
   *[other] { $n } lines of leaderboards
  }
privacy-part-champion = • { $n ->
    [one] 1 season that you won
   *[other] { $n } seasons that you won
  }
privacy-part-callers = • { $n ->
    [one] 1 channel where you asked to be called to the next game
   *[other] { $n } channels where you asked to be called to the next game
  }
privacy-part-bars = • { $n ->
    [one] 1 bar from tables
   *[other] { $n } bars from tables
  }
privacy-part-bars-by = • { $n ->
    [one] 1 bar that you gave as a moderator
   *[other] { $n } bars that you gave as a moderator
  }
privacy-part-acts-about = • { $n ->
    [one] 1 thing that a moderator did about you
   *[other] { $n } things that moderators did about you
  }
privacy-part-acts-by = • { $n ->
    [one] 1 thing that you did as a moderator
   *[other] { $n } things that you did as a moderator
  }
privacy-nothing = Nothing at all. You have never sat down with us.
privacy-never = -# Never your messages, never who else is on a server, never when you are online.

privacy-export = Here is all of it, as a file. Only you see it.
privacy-export-dm = Your file is in your direct messages.
privacy-kept = Nothing was erased. All stays as it was.
privacy-erasing = You are being erased. It takes a moment, and goes on by itself.
privacy-erased = Done: you are nobody now. Play again, and you begin as a newcomer.

privacy-erase-title = ## Erase everything about you?
privacy-erase-goes = **Goes:** your id and your names, on every server, and what links them to your crowns. Your place on every leaderboard goes to a “Nobody”.
privacy-erase-stays = **Stays, without you:** games, answers and crowns of “Nobody 1234”, so that the others' crowns still add up. A bar from tables stays until it ends, a try at the daily until midnight UTC.
privacy-erase-end = **There is no way back**, not even for us.

refused-being-erased = That player is just being erased. Please try again in a moment.
refused-being-forgotten = All that is stored about this server is just being deleted. Please try again in a few minutes.
refused-still-seated = You still have a seat at { $n ->
    [one] a table
   *[other] { $n } tables
  }: { $tables }. Leave or finish first, then ask again.
refused-export-nowhere = I may not attach files here, and I cannot write to you just now. Ask in a direct message to me.

button-copy = Give me a copy
button-privacy-policy = Privacy policy
button-erase = Erase…
button-erase-now = Erase everything
button-keep = Keep it
