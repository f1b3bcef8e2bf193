# À quoi ressemblent une table et une main.

botk-phase-line = **{ $phase }**
botk-gallows-line = -# 🪧 **{ $card } :** { $text }
botk-gallows-names = -# 🪧 { $cards } : voir **Récap**
botk-active-roles = -# Rôles : { $roles } ; l’un d’eux reste à l’écart{ $sure ->
        [true] {", mais pas le Saboteur"}
       *[false] {""}
    }
botk-active-items = -# Objets : { $items } ; l’un d’eux est au centre
botk-heads = ☠ Morts : **{ $n }**
botk-heads-owed = ☠ Morts : **{ $n }** · encore { $owed } { $owed ->
    [one] exécution
   *[other] exécutions
  } au moins

## Marques derrière une place
botk-mark-executioner = ⚖ Bourreau
botk-mark-waits = ○ encore à jouer
botk-mark-called = 📣 joue
botk-mark-acted = ● a joué
botk-mark-sealed = 🔒 scellé
botk-mark-face-up = visible : { $item }
botk-mark-mob = à tuer d’abord, dit la Foule
botk-mark-condemned = ☞ condamnation
botk-mark-scaffold = ⚔ sur l’échafaud
botk-scaffold = Sur l’échafaud
botk-mark-alive = en vie
botk-mark-dead = ☠ a péri
botk-mark-escaped = 🗝 en fuite
botk-purse = 👑 { crowns }
botk-mark-held = avait : { $item }
botk-mark-was = jouait : { $role }
botk-centre-face-up = Carte centrale, visible : **{ $item }**

## Une main
botk-you-are = Ton rôle : **{ $role }** · place { $seat }
botk-you-watch = Tu regardes.
botk-not-dealt = Tes cartes arrivent.
botk-your-item = Ton objet au départ : **{ $item }**. { $text }
botk-your-item-short = Ton objet au départ : **{ $item }**
botk-just-seen = ### 👁 Tu as vu { $a } : { $item }
botk-just-seen-text = -# { $text }
botk-just-seen-since = ⤷ { $since }
botk-your-item-since = ⤷ { $since }
botk-notes = **Ce que tu sais**
botk-note-seen = • **{ $item }**, alors { $a } ; { $since }
botk-since-still = toujours là.
botk-since = { $moves }. Maintenant : { $now }.
botk-since-yours = { $moves }. Maintenant, c’est toi qui l’as.
botk-since-more = …, { $moves }
botk-since-lost = { $moves }. C’est maintenant l’un de ceux-ci : { $places }.
botk-notes-cut = • … et de plus anciens
botk-confided = • { $name } t’a montré : **{ $role }**.

## La fin
botk-over = La partie est finie. La table montre qui était quoi.
botk-result-saboteurs = # 🗡 { botk-poster-saboteurs }
botk-result-saboteurs-by = { botk-poster-saboteurs-line }.
botk-result-crown = # ⚖ L’ordre règne
botk-result-crown-heads = { $heads ->
    [0] Aucune mort ne compte.
    [one] 1 mort.
   *[other] { $heads } morts.
  }
botk-final-won = 🏆 victoire
botk-final-crowns = { $before } → **{ $after } 👑** ({ $why })
botk-final-crowns-same = **{ $after } 👑**, comme avant
botk-final-below = ⤷ { $earned }
botk-final-paid = -# { $names } : { $why }
botk-final-reason = { $amount } { $why }
botk-final-left = -# Carte centrale : { $item }. Rôle restant : { $role }.
botk-why-steal = par vol
botk-why-robbed = par le Bouffon
botk-why-death = pour sa mort
botk-why-heads = pour les morts
botk-why-sabotage = pour sabotage
botk-why-chalice = Calice d’or
botk-why-blood-money = Prix du sang

## L'affiche : mots simples, sans mise en forme
botk-poster-crown = L’ordre règne
botk-poster-crown-line = { $n ->
    [0] Aucune mort ne compte{ $winners ->
        [0] , donc personne ne gagne
       *[other] {""}
      }
    [one] 1 mort
   *[other] { $n } morts
  }
botk-poster-saboteurs = L’ordre tombe
botk-poster-saboteurs-line = Les Saboteurs gagnent{ $paid ->
    [0] , mais { $saboteurs ->
        [0] il n’y en avait aucun
       *[other] aucun n’a survécu
      }
   *[other] {""}
  } : il fallait épargner { $names }
botk-poster-died-execution = exécution
botk-poster-died-wine = poison
botk-poster-died-keg = explosion

botk-card-role = Ton rôle
botk-card-item = Ton objet au départ
botk-card-seen = Tu as vu l’objet { INITIAL($name) ->
    [vowel] d’
   *[other] de{" "}
  }{ $name }
botk-card-seen-own = Tu as vu ton objet
botk-card-seen-centre = Tu as vu la carte centrale
