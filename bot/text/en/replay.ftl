## A past game, shown again: a page, and a moving picture
replay-title = { $game } · table { $table }
replay-eyes = Seen by
replay-eyes-all = Everybody
replay-eyes-seat = { $seat } { $name }
replay-eyes-secrets = All secrets
replay-step = Step { $step } of { $steps }
replay-slider = Steps
replay-first = First step
replay-back = One step back
replay-play = Play
replay-stop = Pause
replay-next = One step on
replay-last = Last step
replay-keys = Arrow keys go step by step, Home and End to the first and the last.
replay-no-script = This page needs JavaScript to go step by step.
replay-story = The whole story in words
# A heading
replay-knew = { $name } knew
replay-asked-you = **You are asked:** { $question }
replay-asked = Asked now: { $names }
# What the moving picture says, for those who do not see it; $n pictures; $ended: how it ended, in words
replay-alt = Table { $table } again, in { $n } pictures: the deal, what happened, the end. { $ended }

## On Discord
again-drawing = 🎞️ Drawing table { $table } once more …
again-by = -# Shown again by { $name }
again-failed = Try again later, or press **The whole story**. Our mistake: I could not draw table { $table }.
refused-again-busy = Try again in a minute: I'm drawing too many games.
refused-again-no-files = Ask a moderator to grant me Attach Files here: I can't show pictures.
refused-again-no-pictures = Press **The whole story**: this bot shows no pictures.
replay-here = **Table { $table }, step by step.** Save this file, open it in a browser, and choose whose eyes to see through.
replay-here-sent = The page is in your direct messages.
refused-replay-nowhere = Open your DMs, or ask a moderator to grant me Attach Files here.
