# Ce qui doit se sentir : de courts messages à la table, une ligne par battement.

botk-moment-gallows-revealed = ### Carte Potence : { $card }
  🪧 { $text }
botk-moment-mob-chose = ### 🔥 { botk-tale-mob-chose }
botk-moment-condemned = ### ☞ Le Bourreau condamne { $seat }.
  Le coup va-t-il tomber ? Plus personne ne respire.
botk-moment-item-shown = ### { $seat } avait { $item_kind ->
    [f] la
   *[m] le
  } { $item }.
botk-moment-centre-shown = ### Le Mimic copie la carte centrale : { $item }.
# $death : la phrase d'une carte Potence
botk-moment-died = { $cause_id ->
    [execution] ☠ { $death }
    [wine] ☠ { $by } sert du vin à { $seat }, qui en meurt.
   *[keg] ☠ Le Baril de poudre { INITIAL($by) ->
        [vowel] d’
       *[other] de{" "}
      }{ $by } tue aussi { $seat }.
  }
botk-moment-role-shown = ### { $seat } jouait { $role_kind ->
    [f] la
   *[m] le
  } { $role } !

# Qui gagne et pourquoi
botk-moment-saboteurs = # 🗡 L’ordre tombe
  { $why } Les Saboteurs gagnent{ $n ->
    [0] , mais **{ $saboteurs ->
        [0] il n’y en avait aucun.
       *[other] aucun n’a survécu pour encaisser.
      }**
    [one] {" "}: { $names } survit et encaisse.
   *[other] {" "}: { $names } survivent et encaissent.
  }{ botk-moment-jester }
botk-moment-crown = # ⚖ L’ordre règne
  { $heads ->
    [0] Aucune mort ne compte.
    [one] 1 mort, sans erreur.
   *[other] { $heads } morts, et pas une erreur.
  }{ $n ->
    [0] { $jester ->
        [none] {" "}Personne ne gagne.
       *[other] {""}
      }
   *[other] {" "}Victoire : { $names }.
  }{ botk-moment-jester }
botk-moment-jester = { $jester ->
    [none] {""}
   *[other] {" "}Le Bouffon gagne : { $jester } meurt et vole une couronne à tout le monde.
  }
botk-fall-princess = { $name } jouait la Princesse.
botk-fall-pardon = { $name } avait la Grâce.
botk-fall-mimic = { $name } avait le Mimic, donc une Grâce.

## À une seule personne : ce qui lui arrive, et ce que ça change
botk-fate-died = ### Tu meurs
  { $how }
botk-fate-died-now = { $role ->
    [saboteur] Tu ne touches rien, mais les Saboteurs peuvent encore gagner.
    [jester] { botk-why-jester }
    [princess] Tu jouais la Princesse : les Saboteurs gagnent.
   *[other] Tu ne touches rien. Tu regardes la suite.
  }
botk-fate-escaped = ### Tu t’échappes
  { $how }
botk-fate-escaped-now = Plus personne ne peut te tuer. Tu gagnes ou perds encore avec ton rôle.

## À la fin
botk-you-won = ### 🏆 Tu as gagné
  { $why }
botk-you-lost = ### Tu as perdu
  { $why }
botk-why-jester = { $outcome ->
    [stole] Tu as gagné : ta mort a volé une couronne à tout le monde.
    [cheese] Tu as perdu : ta mort avec le Fromage n’a rien volé.
    [mimic] Tu as perdu : ton Mimic était le Fromage, ta mort n’a rien volé.
   *[alive] Tu as perdu : tu as survécu.
  }
botk-why-saboteur = { $outcome ->
    [alive] Tu as gagné : tu as survécu. { $why }
    [dead] Tu as perdu : tu n’as pas vécu assez pour encaisser. { $why }
   *[crown] Tu as perdu : { $princess ->
        [true] ni Princesse ni
       *[false] aucune
      } Grâce n’a péri.
  }
botk-why-fallen = Tu as perdu : { $own ->
    [true] ta mort a fait gagner les Saboteurs.
   *[false] { $role ->
        [executioner] une exécution de trop.
       *[other] les Saboteurs ont gagné.
      }
  } { $why }
botk-why-dead = Tu as perdu : tu n’as pas survécu. { $how }
botk-why-order = { $heads ->
    [0] Tu as perdu : aucune mort ne compte.
   *[other] Tu as gagné : { $role ->
        [executioner] {""}
       *[other] tu as survécu, et{" "}
      }l’ordre règne, avec { $heads ->
        [one] 1 mort
       *[other] { $heads } morts
      }.
  }
