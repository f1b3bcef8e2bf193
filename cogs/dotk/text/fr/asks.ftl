# Questions, et les mots de leurs boutons et listes. Libellés sans mise en forme.

dotk-ask-lay = **Quelle carte poses-tu ?**
dotk-ask-act = **Ton action :** fais une chose.
dotk-ask-act-public = **Que fais-tu ?** Appuie sur **Mes cartes** pour voir ta carte{ $hand ->
    [true] {" et ta main"}
   *[false] {""}
  }.
dotk-ask-keep = Tu as pioché : **{ $card }**. { $text }

## Sans réponse
dotk-silence-fold = -# Sans réponse, tu la gardes.
dotk-silence-keep = -# Sans réponse, tu gardes le Marchand.

## Invites des listes
dotk-pick-lay = Poser une carte…
dotk-pick-change = Échanger contre une carte de ta main…
dotk-pick-thief = Voleur : échanger avec…
dotk-pick-juggler = Jongleur : échanger les cartes de (choisis-en deux)…
dotk-pick-dragon = Dragon : brûler la carte de…

## Boutons. $name : qui est à gauche
dotk-do-exchange = Échanger avec { $name }
dotk-do-cut = Couper la pioche
dotk-do-fold = Garder
dotk-do-lay = Poser une carte
dotk-do-change = Prendre dans ma main
dotk-do-merchant = Marchand : voir le dessus de la pioche
dotk-do-thief = Voleur
dotk-do-juggler = Jongleur
dotk-do-dragon = Dragon
dotk-do-keep = Garder : { $card } ({ $value })
dotk-do-take = Prendre : { $card } ({ $value }), face cachée

## Indices sous une option
dotk-hint-card = { $card }
