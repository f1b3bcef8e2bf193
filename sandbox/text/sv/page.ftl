# Vad man läser på själva sidan. Vad boten skriver där är botens.

## Ramen

page-needs-script = Sidan behöver JavaScript.
page-skip = Till meddelanderutan
page-servers = Servrar
page-channels = Kanaler
page-members = Medlemmar
page-chat = Chatt
page-messages = Meddelanden
page-close = Stäng
page-close-menu = Stäng menyn
page-dismiss-notice = Stäng
page-about = ett eget Discord
page-nobody = ingen
page-someone = någon

## Chattens huvud

page-menu = Meny
page-menu-unread = Meny, { $n } att läsa
page-bot-away = boten borta
page-you-are = Du är
page-play-as-another = Spela som någon annan

## Kanaler

page-add-channel = Lägg till en kanal
page-channel-name = Kanalens namn
page-channel-example = ny-kanal
page-add = Lägg till
page-direct-messages = Direktmeddelanden
page-direct-closed = Dina direktmeddelanden är stängda.
page-none-yet = Inga än.
page-away = borta
page-unread = att läsa

## Folk

page-add-user = Lägg till en användare
page-press-a-name = Tryck på ett namn för att spela som den personen.
page-not-here = Inte på den här servern
page-user-name = Namn
page-user-example = Alice
page-this-is-you = Det här är du
page-play-as = Spela som { $name }
page-settings-of = Inställningar för { $name }
page-of-person = { $name }: { $what }
page-plays-by-itself = spelar själv
page-moderator = moderator
page-direct-open = Direktmeddelanden öppna
page-is-moderator = Moderator
page-is-there = Finns på servern
page-blocks-bot = Blockerar boten
page-has-installed = Har installerat boten
page-by-role = efter roll
page-allowed = tillåtet
page-denied = förbjudet
page-language = Språk
page-you = du
page-unread-direct = Olästa direktmeddelanden
page-mark-unread = ✉ { $n } att läsa
page-mark-closed = DM stängda
page-mark-closed-hint = Direktmeddelanden är stängda
page-mark-blocks = blockerar boten
page-mark-blocks-hint = Har blockerat boten
page-who-are-you = Vem är du?
page-play-as-whom = Spela som …
page-who-about =
    Alla här finns bara på den här datorn. Du kan byta plats när du vill
    och låta de andra spela själva.

## Meddelanden

page-earlier = Tidigare meddelanden
page-new-messages = { $n ->
    [one] 1 nytt meddelande ↓
   *[other] { $n } nya meddelanden ↓
  }
page-empty-direct = Inga direktmeddelanden än
page-empty-direct-about = Vad { $bot } skriver till dig ensam kommer här.
page-empty-group-about = { $bot } är inte med i gruppen. Den som har installerat boten kan använda dess kommandon här.
page-empty = Inga meddelanden än
page-empty-about = Ingen har sagt ett ord här än.
page-empty-forum-about = Ett forum har bara inlägg: de finns i listan under dess namn.
page-label-message = { $name }, { $time }
page-bot = bot
page-used = { $name } använde { $command }
page-a-command = ett kommando
page-earlier-message = ett tidigare meddelande
page-thinking = { $name } tänker …
page-edited = (redigerat)
page-opened-thread = öppnade en tråd:
page-added = lade till { $names } i tråden.
page-removed = tog bort { $names } från tråden.
page-only-you = Bara du ser det här
page-dismiss = stäng
page-no-text = (ingen text)
page-announce = { $name }: { $words }
page-announce-only-you = { $name }: { $words } Bara du ser det här.
page-role = roll
page-unknown-channel = #okänd
page-message-in = { $channel } › meddelande
page-some-day = någon gång
page-spoiler = Spoiler: tryck för att visa
page-hidden-picture = Dold bild: tryck för att visa
page-picture-bare = Bild utan beskrivning
page-picture-elsewhere = En bild från någon annanstans
page-picture-embed = Meddelandets bild
page-thumbnail = Miniatyrbild
page-file = fil
page-button = Knapp
page-no-such-part = (en del av slaget { $kind } som sidan inte kan visa)

## Formulär och menyer

page-choose = Välj
page-confirm = Bekräfta
page-done = Klar
page-chosen = Valda: { $n } · välj { $least }
page-chosen-range = Valda: { $n } · välj { $least } till { $most }
page-submit = Skicka
page-cancel = Avbryt
page-required = krävs
page-text = Text
page-no-such-field = (ett fält av slaget { $kind } som sidan inte kan visa)
page-needed = ”{ $field }” behövs.
page-too-short = ”{ $field }” behöver minst { $least } tecken.

## Där man skriver

page-send = Skicka
page-write = Skriv, eller / för kommandon
page-begin-post = Börja ett inlägg
page-write-as = Skriv till { $where } som { $name }
page-commands = Kommandon
page-new-here = Ny här? Skriv { $command } för att börja.
page-or = Eller: { $others }
page-auto = { $name } spelar själv.
page-take-over = Ta över
page-lost = Anslutningen är borta; försöker igen …
page-bot-is-away = { $bot } är borta. Kommandon får inget svar.
page-writing = { $name } skriver …
page-no-command = Kommandot { $command } finns inte här.
page-options-of = Val för { $command }
page-option-choose = välj …
page-yes = ja
page-no = nej
page-no-choice = ”{ $typed }” går inte att välja. Välj i listan.
page-is-required = Det här krävs.
page-give-number = { $range ->
    [from] Ange ett tal från { $least }.
    [up-to] Ange ett tal upp till { $most }.
    [between] Ange ett tal från { $least } till { $most }.
   *[any] Ange ett tal.
  }
page-give-choice = { $range ->
    [from] Välj i listan, eller ange ett tal från { $least }.
    [up-to] Välj i listan, eller ange ett tal upp till { $most }.
    [between] Välj i listan, eller ange ett tal från { $least } till { $most }.
   *[any] Välj i listan, eller ange ett tal.
  }

## Aviseringar

page-notifications = Aviseringar
page-notifications-new = Aviseringar, nya: { $n }
page-notifications-hint = Vad din telefon skulle ha visat
page-notifications-about =
    Vad { $name } skulle ha fått se på sin telefon. Direktmeddelanden och omnämnanden aviserar, redigeringar aldrig;
    utan vanlig text i meddelandet är aviseringen tom.
page-notification-blank = tom: den säger inget
