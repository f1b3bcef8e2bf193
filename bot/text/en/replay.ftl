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
replay-no-script = This page needs JavaScript to go step by step. The whole story in words is below.
replay-story = The whole story in words
# A heading
replay-knew = { $name } knew
replay-asked-you = **You are asked:** { $question }
replay-asked = Asked now: { $names }
# What the moving picture says, for those who do not see it; $n pictures; $ended: how it ended, in words
replay-alt = Table { $table } again, in { $n } pictures: the deal, what happened, the end. { $ended }

## On Discord
again-drawing = 🎞️ Table { $table } is being drawn once more, which takes a few seconds …
again-by = -# Shown again by { $name }
again-failed = Our mistake: table { $table } could not be drawn. Try again later, or press **The whole story**.
refused-again-busy = Too many games are being drawn just now. Try again in a minute.
refused-again-no-files = I may not attach files here, so I cannot show pictures. Ask a moderator for my permission Attach Files.
refused-again-no-pictures = Whoever runs this bot has turned pictures off. **The whole story** says it in words.
replay-here = **Table { $table }, step by step.** Save this file and open it in a browser: it needs no network. Choose there through whose eyes you look.
replay-here-dm = The page is in your direct messages.
refused-replay-nowhere = I may not attach files here, and your direct messages are closed. Open your DMs, or ask a moderator for my permission Attach Files.
