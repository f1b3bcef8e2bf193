# Une table prévue pour plus tard. $when : un moment de Discord (« dans 2 heures »)

command-table-start-when-description = Quand elle ouvre : 20:30, dans 2 heures, vendredi 20:00 ; sinon tout de suite

plan-when = 📅 **{ $exact }** · { $when }
plan-here = **Ici** ({ $n }) : { $names }
plan-coming = **En route** ({ $n }) : { $names }
plan-maybe = **Peut-être** ({ $n }) : { $names }
plan-others = { $n } de plus
plan-nobody = Personne ne vient encore.
plan-seats = -# De { $least } à { $most } personnes. Des ordis peuvent compléter.
plan-seats-people = -# De { $least } à { $most } personnes. Pas d’ordis sur ce serveur.
computers-here = ⚙ { $n ->
    [one] { $n } ordi
   *[other] { $n } ordis
  }
plan-how = ➤ Tu viens ? Dix minutes avant, je mentionne qui a dit oui ou peut-être. Puis le lobby ouvre ici.
plan-how-called = ➤ Appuie sur **Je suis là** pour prendre place. À l’ouverture du lobby, je garde une place à qui d’autre vient.
plan-how-full = ⚠ { $n } personnes viennent pour { $most } places : la place est à qui arrive d’abord.
plan-call = 🔔 <@&{ $role }> : une table est prévue.
button-coming = Je viens
button-here = Je suis là
button-maybe = Peut-être
button-not-coming = Je ne viens pas
button-plan-time = Changer l’heure
button-call-off = Annuler

plan-form-title = Changer l’heure
plan-form-when = Quand
plan-form-hint = 20:30, dans 2 heures, vendredi 20:00, ou maintenant. Fuseau : { $zone }
plan-zone-assumed = J’ai lu ton heure dans le fuseau { $zone } : { $exact } pour toi. Erreur ? Appuie sur **Changer l’heure**. Modération : `/{ command-name-court } { command-name-time-zone }`.
call-off-ask = Annuler la table { $table } ? Ce message le dira ; je ne mentionne personne.
left-plan = Tu ne viens pas à la table { $table }.

## Lignes qui appellent quelqu'un
push-plan = 🔔 <@&{ $role }> : { $game } · table { $table } est prévue. Tu viens ?
push-reminder = ⏰ { $who } : { $game } · table { $table } ouvre { $when }. Appuie sur « Je suis là ».
push-opened = ⏰ { $who } : { $game } · table { $table } est ouverte. Appuie sur « Rejoindre ».

## Refus
refused-planned = Cette table ouvre { $when }. D’ici là, dis si tu viens.
refused-here-already = Appuie sur « Je ne viens pas » si tu changes d’avis : on t’attend déjà.
refused-open-already = Appuie sur « Rejoindre » pour prendre place : cette table est ouverte.
refused-many-answers = Viens à l’ouverture du lobby : il y a déjà { $most } réponses.
refused-plans-of-host = Annule l’une de tes { $most } tables prévues, ou change son heure.
refused-plans-here = Viens à l’une des { $most } tables prévues dans ce salon, ou prends un autre salon.
refused-plans = Viens à l’une des { $most } tables prévues sur ce serveur.
