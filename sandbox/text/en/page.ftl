# What people read on the page itself. What the bot writes there is the bot's.

## The frame

page-needs-script = This page needs JavaScript.
page-skip = Skip to the message box
page-servers = Servers
page-channels = Channels
page-members = Members
page-chat = Chat
page-messages = Messages
page-close = Close
page-close-menu = Close the menu
page-dismiss-notice = Dismiss
page-about = a Discord of your own
page-nobody = nobody
page-someone = someone

## The head of the chat

page-menu = Menu
page-menu-unread = Menu, { $n } unread
page-bot-away = bot away
page-you-are = You are
page-play-as-another = Play as another

## Channels

page-add-channel = Add a channel
page-channel-name = Name of the channel
page-channel-example = new-channel
page-add = Add
page-direct-messages = Direct messages
page-direct-closed = Your direct messages are closed.
page-none-yet = None yet.
page-away = away
# Behind a number: how much there is in a channel that was not read.
page-unread = unread

## People

page-add-user = Add a user
page-press-a-name = Press a name to play as them.
page-not-here = Not in this server
page-user-name = Name
page-user-example = Alice
page-this-is-you = This is you
page-play-as = Play as { $name }
page-settings-of = Settings of { $name }
# What a switch, a choice or a command is of a person's, for who does not see the screen.
page-of-person = { $name }: { $what }
page-plays-by-itself = plays by itself
page-moderator = moderator
page-direct-open = Direct messages open
page-is-moderator = Moderator
page-is-there = Is in the server
page-blocks-bot = Blocks the bot
page-has-installed = Has installed the bot
page-by-role = by role
page-allowed = allowed
page-denied = denied
page-language = Language
page-you = you
page-unread-direct = Unread direct messages
page-mark-unread = ✉ { $n } unread
page-mark-closed = DMs closed
page-mark-closed-hint = Direct messages are closed
page-mark-blocks = blocks the bot
page-mark-blocks-hint = Has blocked the bot
page-who-are-you = Who are you?
page-play-as-whom = Play as…
page-who-about =
    Everybody here is a local user of this machine. You can change places at any time,
    and let the others play by themselves.

## Messages

page-earlier = Earlier messages
page-new-messages = { $n ->
    [one] 1 new message ↓
   *[other] { $n } new messages ↓
  }
page-empty-direct = No direct messages yet
page-empty-direct-about = What { $bot } writes to you alone will be here.
page-empty-group-about = { $bot } is not in this group. Who has installed it can use its commands here.
page-empty = No messages yet
page-empty-about = Nobody has said a word here yet.
page-empty-forum-about = A forum has posts only: they are in the list under its name.
page-label-message = { $name }, { $time }
page-bot = bot
page-used = { $name } used { $command }
page-a-command = a command
page-earlier-message = an earlier message
page-thinking = { $name } is thinking…
page-edited = (edited)
page-opened-thread = opened a thread:
page-added = added { $names } to the thread.
page-removed = removed { $names } from the thread.
page-only-you = Only you can see this
page-dismiss = dismiss
page-no-text = (no text)
# Read aloud when a message comes.
page-announce = { $name }: { $words }
page-announce-only-you = { $name }: { $words } Only you can see this.
page-role = role
page-unknown-channel = #unknown
page-message-in = { $channel } › message
page-some-day = some day
page-spoiler = Spoiler: press to show
page-hidden-picture = Hidden picture: press to show
page-picture-bare = Picture without a description
page-picture-elsewhere = A picture from elsewhere
page-picture-embed = Picture of the message
page-thumbnail = Thumbnail
page-file = file
page-button = Button
page-no-such-part = (a part of kind { $kind } that this page cannot show)

## Forms and menus

page-choose = Choose
page-confirm = Confirm
page-done = Done
page-chosen = { $n } chosen · choose { $least }
page-chosen-range = { $n } chosen · choose { $least } to { $most }
page-submit = Submit
page-cancel = Cancel
page-required = required
page-text = Text
page-no-such-field = (a field of kind { $kind } that this page cannot show)
page-needed = “{ $field }” is needed.
page-too-short = { $least ->
    [one] “{ $field }” needs at least 1 character.
   *[other] “{ $field }” needs at least { $least } characters.
  }

## Where one writes

page-send = Send
page-write = Write, or / for commands
page-begin-post = Begin a post
page-write-as = Write to { $where } as { $name }
page-commands = Commands
page-new-here = New here? Type { $command } to begin.
page-or = Or: { $others }
page-auto = { $name } plays by itself.
page-take-over = Take over
page-lost = The connection is lost; trying again…
page-bot-is-away = { $bot } is away. Commands will not be answered.
page-writing = { $name } is writing…
page-no-command = There is no command { $command } here.
page-options-of = Options of { $command }
page-option-choose = choose…
page-yes = yes
page-no = no
page-no-choice = “{ $typed }” is no choice. Choose from the list.
page-is-required = This is required.
page-give-number = { $range ->
    [from] Give a number from { $least }.
    [up-to] Give a number up to { $most }.
    [between] Give a number from { $least } up to { $most }.
   *[any] Give a number.
  }
page-give-choice = { $range ->
    [from] Give a choice from the list, or a number from { $least }.
    [up-to] Give a choice from the list, or a number up to { $most }.
    [between] Give a choice from the list, or a number from { $least } up to { $most }.
   *[any] Give a choice from the list, or a number.
  }

## Notifications

page-notifications = Notifications
page-notifications-new = Notifications, { $n } new
page-notifications-hint = What your phone would have shown
page-notifications-about =
    What the phone of { $name } would have shown. Direct messages and mentions notify, edits never do;
    without plain words in the message the notification is blank.
page-notification-blank = blank: it says nothing
