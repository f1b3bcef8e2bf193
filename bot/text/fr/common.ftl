# Les mots de tous les jeux. Un mot par chose : table, place, lobby, hôte, couronnes, ordi.
# Qui joue peut être de tout genre : aucune phrase n'en suppose un.
# $table : le numéro d'une table, en texte.

## Nombres
crowns = { $n ->
    [one] { $n } couronne
   *[other] { $n } couronnes
  }
crowns-plus = { $n ->
    [one] +{ $n } couronne
   *[other] +{ $n } couronnes
  }
crowns-minus = { $n ->
    [one] −{ $n } couronne
   *[other] −{ $n } couronnes
  }
list-and = et
list-or = ou
list-comma = ,{" "}
list-part = { $what } ({ INITIAL($first) ->
    [vowel] d’
   *[other] de{" "}
  }{ $first } à { $last })
several = { $n }× { $what }

## Places. $seat : un numéro à partir de 1
name-twice = { $name } (place { $seat })
seat-label = { $seat } · { $name }
seat-label-you = { $seat } · { $name } (toi)
seat-line = { $seat } · **{ $name }**
mark-computer = ⚙ ordi
mark-for = pour { $name }
mark-away = 💤 ailleurs, l’ordi joue
mark-dms-closed = ✉ pas de MP
mark-host = hôte
marked = { $mark } : { $names }
treasury = le Trésor

## Titres et liens
table-title = ## { $game } · table { $table }
table-line = -# { $game } · table { $table }
table-line-computers = { $line } · ⚙ { $n }
table-line-day = -# La donne du jour, la même pour tout le monde. Un seul essai ; le jour finit { $when }.
thread-name = { $table } · { $game }
house-card = carte maison

## Attendre. $when : un moment de Discord (« dans 2 minutes »), $who : des mentions et des noms
waiting-for = -# ⏳ { $who } · fin du temps { $when }.
waiting-others = { $n ->
    [one] { $n } de plus
   *[other] { $n } de plus
  }
waiting-hidden = -# 🌙 Quelque chose se passe en secret. **Mes cartes** dit si c’est à toi.
waiting-nobody = 📣 Retiens ton souffle…
table-paused = 💤 Pause : il n’y a plus personne. Appuie sur **Me revoilà** pour continuer ; sinon la table ferme { $when }, sans couronnes.
table-deserted = 💤 Pause : tout le monde a quitté la partie. La table ferme { $when }, sans couronnes.
seats-offered = 💺 Pas à cette table ? Appuie sur **Reprendre ici** pour jouer à la place { INITIAL($who) ->
    [vowel] d’
   *[other] de{" "}
  }{ $who } ; les couronnes ne changent pas de main.
votes-to-end = 🏳 { $who } { $n ->
    [one] veut
   *[other] veulent
  } finir cette partie tout de suite, sans couronnes ({ $n } voix sur { $needed }).
waiting-you = ⏳ À toi · fin du temps { $when }.
silence-dice = -# Sans réponse, le hasard choisit.
tale-silent = 🤐 { $name } ne dit rien.
tale-claimed = 💬 { $name } : « { $said } » { $n }
tale-whispered = 💬 { $name } à { $whom } : « { $said } » { $n }
tale-advised = 🗳 { $name } : **{ $vote }**
tale-judged = { $said } · { $worth }
claim-was-true = ✅ vrai
claim-was-false = { $so ->
    [none] ❌ faux
   *[other] ❌ faux, la vérité : « { $so } »
}
claim-was-unknown = ❔ nul ne le sait
# À la fin : qui a le mieux menti, qui a flairé le plus de mensonges. C'est aussi dessiné.
lied-best = { $n ->
    [one] Meilleur mensonge
   *[other] Meilleurs mensonges
}
lied-quoted = « { $lie } »
lied-nose = { $n ->
    [one] Meilleur flair
   *[other] Meilleurs flairs
}
lied-nose-count = { $n ->
    [one] { $n } mensonge flairé
   *[other] { $n } mensonges flairés
}
lied-nobody = Personne n’a menti
lied-nobody-why = pas un mot de faux
lied-line = { $mark } **{ $what }**{ $who ->
    [none] {""}
   *[other] {" "}: { $who }
}{ $why ->
    [none] {""}
   *[other] {" "}· { $why }
}
story-evening = # { $game } : { $n ->
    [one] une soirée d’un ordinateur
   *[other] une soirée de { $n } ordinateurs
  }
story-recorded = Autour de la table : { $names }. Le programme le raconte, comme après toute partie.
story-last = { $how }. { $why } { $n ->
    [0] Personne n’a gagné.
   *[other] Victoire : { $winners }.
  }
tale-taken-back = 💬 { $name } retire { $n }.
tale-silent-dice = 🤐 { $name } ne dit rien. Au hasard : { $chosen }.
tale-title = ## Récap · table { $table }
tale-nothing = Rien encore.

asked-of = ➤ { $name } : { $question }
asked-until = { $silence } ⏳ { $when }
asked-of-all = ➤ { $question }
asked-of-all-count = -# { $n } choix sur { $of }. Tous seront révélés ensemble.
asked-of-any-count = -# { $n ->
    [one] { $n } réponse
   *[other] { $n } réponses
  } sur { $of } ; une seule peut suffire.
chosen-wait = { $note } Les autres choisissent encore.
card-in-short = { $label } : **{ $name }**
draft-meant = Jusqu’ici : { $what }
draft-lacking = Reste à choisir : { $n }.
draft-needed = À donner : { $what }.
draft-complete = Tout est choisi. Appuie sur le bouton pour donner.
draft-change = -# Pour changer, choisis la même chose pour quelqu’un d’autre.
draft-for = Pour { $name }…
draft-chosen = { $name } : { $what }
draft-must = { $what } · à donner
draft-held = à { $name } pour l’instant · { $hint }
typed-fits = Une ligne de { $least } à { $most } caractères.
asked-in-secret = ➤ Ton coup est secret : appuie sur **Mes cartes**.
asked-at-the-table = ➤ La partie continue à la table. Appuie sur **Actualiser** pour l’avoir ici.
lasting-card = { $label } : **{ $name }**. { $text }
# Ce qu'on dit par boutons
claim-what = Que dis-tu ? Tout le monde le voit, avec ton nom. Tu peux mentir.
claim-what-some = { claim-what } Parfois, tout le monde ne le voit pas.
claim-all = Que dis-tu ?
claim-enough = Tu as déjà parlé deux fois. Tu pourras reparler à la prochaine phase.
claim-pick = Choisir…
claim-say = **{ $what }**
claim-said = 💬 C’est dit. Tout le monde le voit à la table.
claim-whisper = 🤫 Seulement pour { $names }, avec les cartes.
claim-said-whispered = 🤫 C’est dit. Seulement pour { $names }, avec les cartes.
claim-number = #{ $n }
claim-whisper-number = 🤫#{ $n }
claim-line = -# { $said }
claim-taken-back = -# ~~{ $said }~~
claim-agreed = { $said } · 👍 { $names }
claim-disagreed = { $said } · 👎 { $names }
claim-option = { $name } : { $said } { $n }
claim-agree = 👍 D’accord avec { $first }.
claim-agree-label = 👍 D’accord avec…
claim-disagree = 👎 Je ne crois pas { $first }.
claim-disagree-label = 👎 Je ne crois pas…
claim-take-back-label = Je retire…
last-words-until = -# Finit { $when } au plus tard.
last-words-pick = Dis tes derniers mots, vrais ou faux…
last-words-votes = **{ $vote } { $n } :** { $names }
you-are-away = 💤 Tu n’es plus là : l’ordi joue pour toi. Appuie sur **Me revoilà** pour reprendre.
hand-newer = -# Tes cartes sont dans un message plus récent.
hand-folded = 🎴 Ces cartes sont vieilles. Appuie sur **Mes cartes** pour les nouvelles.
hand-where = -# Tes cartes · table { $table } · <#{ $channel }>

## Boutons
button-join = Rejoindre
button-leave = Quitter
button-add-computer = Ajouter un ordi
button-fill = Ajouter { $n } ordis
button-remove-computer = Retirer un ordi
button-begin = Lancer
button-options = Options
button-more = Plus
button-cancel = Annuler la table
button-rules = Règles
button-hand = Mes cartes
button-say = Parler
button-say-more = Dire autre chose
button-say-back = Retirer une parole
button-likely = Retour
button-agree = 👍 { $n }
button-disagree = 👎 { $n }
button-tale = Récap
button-explain = ?
button-dice = Dés honnêtes
button-refresh = Actualiser
button-back = Me revoilà
button-give-up = Abandonner
button-play-on = Reprendre
button-again = Rejouer
button-next-game = Préviens-moi
button-uncall = Ne plus me prévenir
button-story = Toute l’histoire
button-show-again = Revoir
button-replay = Pas à pas
button-table = Aller à la table
button-previous = Précédent
button-next = Suivant
page-number = -# Page { $page } sur { $pages }
button-verb = { $verb }…
button-only = { $verb } : { $target }
button-verbs = Autre chose

## Vieux panneaux
retired-title = -# { $game } · table { $table } · déplacée plus bas
retired-link = ➜ La table continue ici : { $link }

## La fin
ended-title = ## { $game } · la table { $table } est finie
ended-by-hand = Arrêt à la main. Aucune couronne n’a bougé.
ended-by-idle = Personne n’a joué depuis une semaine. Aucune couronne n’a bougé.
ended-by-missed = Cette table n’a pas pu ouvrir à temps. Aucune couronne n’a bougé.
ended-by-gone = Il n’y avait plus personne. Aucune couronne n’a bougé.
ended-by-players = La table a voté la fin de la partie. Aucune couronne n’a bougé.
ended-by-moderator = La modération a arrêté cette partie. Aucune couronne n’a bougé.
ended-by-upgrade = Ce jeu a de nouvelles règles, et la partie ne peut pas continuer. Aucune couronne n’a bougé.
seal-line = -# 🎲 Dés scellés : `{ $seal }`
seal-line-open = -# 🎲 Les dés sont ouverts : tout le monde peut vérifier la donne.
seal-line-alone = -# 🎲 Les dés sont ouverts.
seal-title = ## Dés honnêtes · table { $table }
seal-what = La donne vient d’un secret et de chaque appui sur Rejoindre : personne n’a pu la choisir. L’empreinte du secret (SHA-256), faite avant que quiconque arrive :
    `{ $commitment }`
seal-later = À la fin de la partie, tu verras le secret ici.
seal-secret = Secret : `{ $secret }`
    Qui gère le bot peut le vérifier : `{ $verify } { $table }`
seal-secret-day = La clé du jour : `{ $secret }`
    Qui gère le bot peut la vérifier : `{ $verify } { $table }`
story-title = ## Toute l’histoire · table { $table }
story-nothing = Il ne s’est rien passé.
# La dernière page : comment redonner les mêmes cartes. $joins : des identifiants
story-proof-title = ### Les dés, à vérifier
story-proof-secret = Secret : `{ $secret }`
    Son SHA-256, comme dans le lobby : `{ $commitment }`
story-proof-joins = Les appuis sur Rejoindre, place par place ; 0 est un ordi : `{ $joins }`
story-proof-seed = Graine : `{ $seed }`
    -# C’est le SHA-256 des octets du secret, puis de deux-points et un identifiant par place. Pour vérifier, qui gère le bot tape `{ $verify } { $table }`.

## Ordis
computer-1 = Vieux Barnabé
computer-2 = Dame Prudence
computer-3 = Sire Marmotte
computer-4 = Mère Tanaisie
computer-5 = Frère Egbert
computer-6 = Dame Ortie
computer-7 = Tonnelier Wat
computer-8 = Folle Maud
computer-9 = Écuyer Pip
computer-10 = Père Ronce
computer-11 = Veuve Oseille
computer-12 = Sire Navet
computer-13 = Meunier Hob
computer-14 = Sœur Achillée
computer-15 = Capitaine Pique
# Leur nom dans une partie. $temper, tiré aux dés : careful, bold, treacherous
computer-called = { $temper ->
    [careful] { $name } Pas-à-Pas
    [bold] { $name } Casse-Cou
   *[treacherous] { $name } Double-Jeu
  }

## Ce que disent les images, pour qui ne les voit pas : mots simples, sans mise en forme
picture-down = { $down } face cachée
picture-seat = { $seat } { $name }{ $computer ->
    [true] , ordi
   *[false] {""}
  }{ $number ->
    [none] {""}
   *[other] , { $number }
  }{ $badge ->
    [none] {""}
   *[other] , { $badge }
  }{ $cards ->
    [none] {""}
   *[other] , { $cards }
  }{ $down ->
    [0] {""}
   *[other] , { picture-down }
  }{ $sign ->
    [none] {""}
   *[other] , { $sign }
  }{ $fate ->
    [dead] , a péri
    [escaped] , en fuite
    [out] , hors jeu
   *[playing] {""}
  }{ $awaited ->
    [true] , doit jouer
   *[false] {""}
  }.
picture-table = La table, { $phase }. { $caption ->
    [none] { $centre ->
        [none] {""}
       *[other] Au milieu : { $centre }.{" "}
      }
   *[other] { $caption }{ $centre ->
        [none] {""}
       *[other] {" "}: { $centre }
      }.{" "}
  }{ $stage ->
    [none] {""}
   *[other] { $stage }{" "}
  }{ $rounds ->
    [none] {""}
   *[other] { $rounds }{" "}
  }{ $seats }
picture-rounds = Manches, { $what } : { $over ->
    [none] {""}
   *[other] places { $over } ;{" "}
  }encore { $left }.
picture-stage = { $label } : { $seat } { $name }{ $cards ->
    [none] {""}
   *[other] , { $cards }
  }{ $down ->
    [0] {""}
   *[other] , { picture-down }
  }{ $said ->
    [none] {""}
   *[other] , « { $said } »
  }.
picture-nameless = place { $seat }
picture-alone = En solo
picture-players = { $n } personnes
crown-number = { crowns }
picture-layout = { $game } : { $state }. { $hand ->
    [none] Main vide.
   *[other] En main : { $hand }.
  }
picture-layout-row = Rangée { $n } : { $front ->
    [none] vide
   *[other] { $front }
  }{ $laid ->
    [none] {""}
   *[other] , dessus { $laid }
  }{ $note ->
    [none] {""}
   *[other] , { $note }
  }{ $behind ->
    [0] {""}
   *[other] , { $behind } derrière
  }.
picture-layout-pile = { $label } : { $n }{ $top ->
    [none] {""}
   *[other] , au-dessus { $top }
  }.
picture-own-seat = Place { $seat }, { $name }.
picture-card = { $label } : { $name }. { $text }
picture-poster = { $headline }. { $line }. { $seats }
picture-honour = { $what }{ $who ->
    [none] {""}
   *[other] {" "}{ $who }
  }{ $why ->
    [none] {""}
   *[other] {" "}: { $why }
  }.
picture-poster-seat = { $alone ->
    [true] {""}
   *[false] { $seat }{" "}
  }{ $name }{ $computer ->
    [true] {" "}(ordi)
   *[false] {""}
  } : { $role }{ $others ->
    [none] {""}
   *[other] , { $others }
  }{ $fate ->
    [dead] , a péri
    [escaped] , en fuite
    [out] , hors jeu
   *[playing] {""}
  }{ $note ->
    [none] {""}
   *[other] , { $note }
  }{ $won ->
    [true] , victoire
   *[false] {""}
  }{ $change ->
    [none] {""}
   *[other] , { $change }
  }.
poster-footer = { $game } · { $day }
