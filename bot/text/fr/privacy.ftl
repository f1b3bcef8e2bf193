# Ce qui est gardé sur quelqu'un. $n : un nombre d'entrées.

privacy-title = ## Ce qui est gardé sur toi
privacy-stored = Sur tous les serveurs ensemble :
privacy-part-accounts = • { $n ->
    [one] { $n } serveur où tu as des couronnes et un nom
   *[other] { $n } serveurs où tu as des couronnes et un nom
  }
privacy-part-seats = • { $n ->
    [one] { $n } place que tu as prise
   *[other] { $n } places que tu as prises
  }
privacy-part-seats-that-others-played-on = • { $n ->
    [one] { $n } place à toi que quelqu’un d’autre a reprise
   *[other] { $n } places à toi que quelqu’un d’autre a reprises
  }
privacy-part-hosted = • { $n ->
    [one] { $n } table que tu as ouverte
   *[other] { $n } tables que tu as ouvertes
  }
privacy-part-results = • { $n ->
    [one] { $n } partie que tu as finie
   *[other] { $n } parties que tu as finies
  }
privacy-part-statistics = • { $n ->
    [one] { $n } fait compté dans tes parties, pour tes médailles
   *[other] { $n } faits comptés dans tes parties, pour tes médailles
  }
privacy-part-direct-messages-with-your-hand = • { $n ->
    [one] { $n } message privé
   *[other] { $n } messages privés
  } avec tes cartes
privacy-part-answers = • { $n ->
    [one] { $n } réponse que tu as donnée en jeu
   *[other] { $n } réponses que tu as données en jeu
  }
privacy-part-ledger = • { $n ->
    [one] { $n } ligne sur tes couronnes
   *[other] { $n } lignes sur tes couronnes
  }
privacy-part-standings = • { $n ->
    [one] { $n } ligne de classements
   *[other] { $n } lignes de classements
  }
privacy-part-champion = • { $n ->
    [one] { $n } saison que tu as gagnée
   *[other] { $n } saisons que tu as gagnées
  }
privacy-part-asked-to-be-called = • { $n ->
    [one] { $n } salon où tu voulais qu’on t’appelle
   *[other] { $n } salons où tu voulais qu’on t’appelle
  }
privacy-part-bars = • { $n ->
    [one] { $n } exclusion des tables
   *[other] { $n } exclusions des tables
  }
privacy-part-your-bars-as-a-moderator = • { $n ->
    [one] { $n } exclusion que tu as prononcée pour la modération
   *[other] { $n } exclusions que tu as prononcées pour la modération
  }
privacy-part-acts-of-moderators-about-you = • { $n ->
    [one] { $n } acte de la modération à ton sujet
   *[other] { $n } actes de la modération à ton sujet
  }
privacy-part-your-acts-as-a-moderator = • { $n ->
    [one] { $n } acte que tu as fait pour la modération
   *[other] { $n } actes que tu as faits pour la modération
  }
privacy-nothing = Rien. Tu n’as jamais joué ici.
privacy-never = -# Jamais tes messages, jamais qui d’autre est sur un serveur, jamais quand tu es en ligne.

privacy-export = Voici tout, en fichier. Personne d’autre ne le voit.
privacy-export-sent = Ton fichier est dans tes messages privés.
privacy-kept = Rien n’a été supprimé.
privacy-erasing = Tes données sont en train d’être supprimées. Un instant.
privacy-erased = C’est fait : tes données sont supprimées. Si tu rejoues, tu repars de zéro.

privacy-erase-title = ## Supprimer tout ce qui te concerne ?
privacy-erase-goes = **Supprimés :** ton identifiant et tes noms, sur tous les serveurs, et ce qui les relie à tes couronnes. Les classements disent « Personne » à la place.
privacy-erase-stays = **Restent, sans toi :** les parties, réponses et couronnes de « Personne 1234 », pour que les couronnes des autres tombent juste. Une exclusion reste jusqu’à sa fin, un essai du jour jusqu’à minuit UTC.
privacy-erase-end = **C’est sans retour.**

refused-being-erased = Réessaie dans un instant : les données de cette personne sont en train d’être supprimées.
refused-being-forgotten = Réessaie dans quelques minutes : les données de ce serveur sont en train d’être supprimées.
refused-still-seated = Quitte ce qui n’a pas commencé, attends la fin du reste, puis redemande : { $tables }
refused-export-nowhere = Demande-le-moi en message privé : je ne peux pas t’envoyer le fichier ici.

button-copy = Donne-moi une copie
button-privacy-policy = Confidentialité
button-terms = Conditions d’utilisation
button-support = Assistance
button-erase = Supprimer…
button-erase-now = Tout supprimer
button-keep = Garder
