# What is said where something cannot be done.

page-no-answer = The bot did not answer.
page-unreachable = The sandbox cannot be reached. Is it still running?
page-failed = The sandbox answered { $status }.
page-channel-closed = This channel was closed.
page-channel-not-open = That channel is not open to you.
page-message-not-here = That message is not here any more.

## By the server

page-did-not-respond = The application did not respond
page-bot-offline = The bot is not online
page-closing = The sandbox is closing
page-no-bot = The bot is not in the server.
page-gone = That message is gone.
page-part-gone = That is no longer on the message.
page-part-disabled = That is disabled.
page-not-offered = The menu does not offer “{ $what }”.
page-form-gone = That form is not open any more.
page-locked = That thread is locked.
page-hidden = { $name } does not see that channel.
page-owner = { $name } owns the server and stays a moderator.
page-may-not = { $name } may not use { $command }.
page-not-there = { $command } cannot be used there.
page-unknown-command = There is no command { $command }.
page-option-length = “{ $option }” takes { $least } to { $most } characters.
page-option-channels = “{ $option }” takes other kinds of channels.
