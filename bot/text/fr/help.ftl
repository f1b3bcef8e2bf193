# L'aide. Chaque sujet a un titre et un texte.

help-title = ## Aide · { $topic }
help-contents = Que veux-tu savoir ?
help-version = -# Gallows & Goblets { $version }
button-rules-of = Règles : { $game }

help-more-games = la commande d’un autre jeu
help-start-title = Comment commencer ?
help-start =
    1. Tape { $starts }. Une table s’ouvre, et tu y as ta place.
    2. Les autres appuient sur **Rejoindre**. Il manque du monde ? Appuie sur **Ajouter un ordi**.
    3. Appuie sur **Lancer**. Tes cartes arrivent en message privé.
    4. Réponds à ce que demande le panneau. Il dit ce qui se passe sans réponse.
    Pour plus tard ? Donne une heure à `{ command-name-start }` sous `{ command-name-when }`, comme `vendredi 20:00` : je rappelle la partie à qui vient.
    Les règles sont derrière **Règles**.
help-game =
    De { $least } à { $most } personnes. `/{ $game } { command-name-start }` ouvre une table.
    { $about }
    { $computers }
    `/{ $game } { command-name-hand }` montre tes cartes, `/{ $game } { command-name-status }` ta table.

help-game-alone =
    En solo. `/{ $game } { command-name-play }` distribue, ou montre ta partie en cours, aussi en messages privés.
    { $about }
    Personne d’autre ne voit ta partie, sauf si tu laisses le salon regarder. Aucune couronne ne bouge.

help-dms-title = Je n’ai pas reçu de message privé
help-dms =
    Pas besoin : appuie sur **Mes cartes** à la table. Personne d’autre ne les voit.
    Pour en recevoir : autorise les messages privés dans la confidentialité de ce serveur sur Discord, puis appuie une fois sur **Mes cartes**.
help-permissions-title = Il me manque une permission
help-permissions =
    Il me faut : Voir les salons, Envoyer des messages (aussi dans les fils), Créer des fils publics, Joindre des fichiers, Voir les anciens messages et, dans les salons vocaux, Se connecter.
    La modération les donne à mon rôle, ou dans les paramètres du salon.
help-permissions-missing = Il manque dans <#{ $channel }> : { $permissions }.
help-permissions-none = Dans <#{ $channel }>, j’ai tout ce qu’il me faut.
help-permissions-elsewhere = Demande-moi dans un salon de ton serveur.
help-stuck-title = Une table est bloquée
help-stuck =
    `/{ $game } { command-name-status }` la remontre en bas du salon.
    Elle attend quelqu’un ? À la fin du temps, elle continue. En rythme lent, c’est après 12 heures.
    L’hôte ou la modération la finit avec `/{ $game } { command-name-end }` : aucune couronne ne bouge.
    Elle se dit « gelée » ? C’est notre faute, et rien n’est perdu.
help-talk-title = Peut-on parler ?
help-talk =
    Dis ce que tu veux, dans le salon ou à voix haute, ou appuie sur **Parler** : ce que tu as vu, qui tu es, qui tu soupçonnes.
    Tout le monde le voit à la table, avec ton nom, et répond 👍 ou 👎. Tu peux mentir, et retirer une parole.
    L’hôte peut l’interdire sous **Plus** et **Options**.
help-away-title = Je dois partir
help-away =
    Dans un lobby, appuie sur **Quitter**. En pleine partie, tape `/{ $game } { command-name-leave }` : l’ordi joue ta place, et tu gagnes ou perds encore les couronnes.
    Si tu ne réponds plus, il joue pour toi jusqu’à ce que tu appuies sur **Me revoilà**.
help-crowns-title = Couronnes, saisons, classement
help-crowns =
    `/{ command-name-crowns } { command-name-me }` montre ce que tu as, `/{ command-name-crowns } { command-name-leaderboard }` qui en a le plus, `/{ command-name-crowns } { command-name-history }` comment c’est venu.
    Les couronnes ne comptent que si le lobby le dit : assez de monde, et en général pas d’ordis.
    Une saison finit quand la modération le dit, ou quand son Trésor est vide.
help-dice-title = Les dés sont-ils honnêtes ?
help-dice =
    Avant que quiconque arrive, le lobby montre l’empreinte d’un secret. La donne vient de ce secret et de vos appuis sur Rejoindre : personne ne peut la choisir.
    À la fin, « Toute l’histoire » montre les deux : redonne toi-même les mêmes cartes.
help-privacy-title = Que savez-vous de moi ?
help-privacy =
    `/{ command-name-privacy } { command-name-show }` le dit, `/{ command-name-privacy } { command-name-export }` te le donne en fichier, `/{ command-name-privacy } { command-name-delete }` met « Personne » à ta place.
    Nous ne lisons aucun message, ne gardons aucune liste de membres, et ne regardons pas qui est en ligne.
help-moderators-title = Pour la modération
help-moderators =
    `/{ command-name-court }` a tout : salons, langue, rythme, saisons, couronnes, exclusions, tables bloquées, et un journal.
    C’est pour qui peut « Gérer le serveur ». La page Intégrations de Discord peut l’ouvrir à d’autres, ou la fermer.

# Comment Discord appelle ses permissions
permission-view-channel = Voir les salons
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-create-public-threads = Créer des fils publics
permission-attach-files = Joindre des fichiers
permission-read-message-history = Voir les anciens messages
permission-connect = Se connecter
