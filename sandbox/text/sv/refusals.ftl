# Vad som sägs när något inte går.

page-no-answer = Boten svarade inte.
page-unreachable = Sandlådan går inte att nå. Är den i gång än?
page-failed = Sandlådan svarade { $status }.
page-channel-closed = Kanalen stängdes.
page-channel-not-open = Den kanalen är inte öppen för dig.
page-message-not-here = Det meddelandet finns inte här längre.

## Från servern

page-did-not-respond = Appen svarade inte
page-bot-offline = Boten är inte online
page-closing = Sandlådan stängs
page-no-bot = Boten finns inte på servern.
page-gone = Det meddelandet är borta.
page-part-gone = Det finns inte kvar på meddelandet.
page-part-disabled = Det är avstängt.
page-not-offered = Menyn har inte ”{ $what }”.
page-form-gone = Det formuläret är inte öppet längre.
page-locked = Den tråden är låst.
page-hidden = { $name } ser inte den kanalen.
page-owner = { $name } äger servern och förblir moderator.
page-may-not = { $name } får inte använda { $command }.
page-not-there = { $command } går inte att använda där.
page-unknown-command = Kommandot { $command } finns inte.
page-option-length = ”{ $option }” tar { $least } till { $most } tecken.
page-option-channels = ”{ $option }” tar andra slags kanaler.
