## Une partie passée, remontrée : une page, et une image animée
replay-title = { $game } · table { $table }
replay-eyes = Vue par
replay-eyes-all = Tout le monde
replay-eyes-seat = { $seat } { $name }
replay-eyes-secrets = Tous les secrets
replay-step = Étape { $step } sur { $steps }
replay-slider = Étapes
replay-first = Première étape
replay-back = Une étape en arrière
replay-play = Lecture
replay-stop = Pause
replay-next = Une étape en avant
replay-last = Dernière étape
replay-keys = Les flèches vont d’une étape à l’autre, Début et Fin à la première et à la dernière.
replay-no-script = Cette page a besoin de JavaScript pour avancer pas à pas.
replay-story = Toute l’histoire en mots
replay-knew = { $name } savait
replay-asked-you = **On te demande :** { $question }
replay-asked = À qui de répondre : { $names }
replay-alt = La table { $table } à nouveau, en { $n } images : la donne, ce qui s’est passé, la fin. { $ended }

## Sur Discord
again-drawing = 🎞️ Je redessine la table { $table }…
again-by = -# Remontrée par { $name }
again-failed = Réessaie plus tard, ou appuie sur **Toute l’histoire**. C’est notre faute : je n’ai pas pu dessiner la table { $table }.
refused-again-busy = Réessaie dans une minute : je dessine trop de parties.
refused-again-no-files = Demande à la modération de me laisser joindre des fichiers ici : je ne peux pas montrer d’images.
refused-again-no-pictures = Appuie sur **Toute l’histoire** : ce bot ne montre pas d’images.
replay-here = **Table { $table }, pas à pas.** Enregistre ce fichier, ouvre-le dans un navigateur, et choisis par quels yeux regarder.
replay-here-sent = La page est dans tes messages privés.
refused-replay-nowhere = Ouvre tes MP, ou demande à la modération de me laisser joindre des fichiers ici.
