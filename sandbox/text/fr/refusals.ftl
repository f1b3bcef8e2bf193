# Ce qui est dit quand quelque chose n’est pas possible.

page-no-answer = Le bot n’a pas répondu.
page-unreachable = Le bac à sable ne répond pas. Tourne-t-il encore ?
page-failed = Le bac à sable a répondu { $status }.
page-channel-closed = Ce salon a été fermé.
page-channel-not-open = Ce salon n’est pas ouvert pour toi.
page-message-not-here = Ce message n’est plus là.

## Par le serveur

page-did-not-respond = L’application n’a pas répondu
page-bot-offline = Le bot n’est pas en ligne
page-closing = Le bac à sable se ferme
page-no-bot = Le bot n’est pas sur le serveur.
page-gone = Ce message a disparu.
page-part-gone = Ce n’est plus sur le message.
page-part-disabled = C’est désactivé.
page-not-offered = Le menu ne propose pas « { $what } ».
page-form-gone = Ce formulaire n’est plus ouvert.
page-locked = Ce fil est verrouillé.
page-hidden = { $name } ne voit pas ce salon.
page-owner = Le serveur appartient à { $name }, qui garde donc la modération.
page-may-not = { $name } n’a pas le droit d’utiliser { $command }.
page-not-there = { $command } ne marche pas là-bas.
page-unknown-command = Il n’y a pas de commande { $command }.
page-option-length = « { $option } » prend { $least } à { $most } caractères.
page-option-channels = « { $option } » prend d’autres types de salons.
