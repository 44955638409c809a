# La page des jeux de cartes maison.

ui-decks-page = Tes propres cartes
ui-decks-head = Tes célébrités, tes années
ui-decks-lead = Joue à { $game } avec tes propres cartes : la famille, le club, le cours d'histoire. Une liste de noms avec deux années chacun suffit.
ui-decks-template = Télécharger un petit exemple à remplir
ui-decks-choose = Choisir un fichier
ui-decks-again = Choisir un autre fichier
ui-decks-drop = ou dépose-le ici. 2 Mo au plus.
ui-decks-checking = Vérification de chaque ligne…
ui-decks-how = Ce qu'il faut dans un jeu de cartes
ui-decks-how-text = Pour chacun un nom, une année de naissance et une année de mort : c'est tout. 180 personnes font un jeu pour trois ou quatre, 216 pour cinq, 258 pour six ; elles sont réparties sur les cartes pour toi. Un tableur (.xlsx) ou un CSV de n'importe quel programme suffit. Tu vois ce qui a été compris avant de le garder.
ui-decks-good =
    { $cards ->
        [one] Une carte, prête à jouer
       *[other] { $cards } cartes, prêtes à jouer
    }
ui-decks-summary = { $people } personnes, en { $languages } ; la vie la plus courte dure { $shortest } ans, la plus longue { $longest }.
ui-decks-warnings =
    { $count ->
        [one] Un point à considérer figure ci-dessous.
       *[other] { $count } points à considérer figurent ci-dessous.
    }
ui-decks-born = Naissances par siècle, à partir de
ui-decks-bar =
    { $people ->
        [one] À partir de { $century } : une personne
       *[other] À partir de { $century } : { $people } personnes
    }
ui-decks-play = Jouer avec ces cartes
ui-decks-friends = Avec des amis
ui-decks-bad =
    { $count ->
        [one] Une erreur à corriger
       *[other] { $count } erreurs à corriger
    }
ui-decks-bad-text = Dans { $file }. Corrige dans ton tableur, enregistre et choisis à nouveau le fichier.
ui-decks-line = Ligne
ui-decks-column = Colonne
ui-decks-what = Ce que dit le contrôle
ui-decks-error = Erreur
ui-decks-warning = À considérer
ui-decks-more =
    { $count ->
        [one] Et encore une.
       *[other] Et { $count } autres.
    }
ui-decks-shelf = Ton étagère
ui-decks-unnamed = Un jeu de cartes sans nom
ui-decks-holds = personnes : { $people }, cartes : { $cards }, joueurs au plus : { $players }
ui-decks-play-short = Jouer
ui-decks-share = Partager par lien
ui-decks-edit = Voir et modifier
ui-decks-drop-it = Retirer
ui-decks-drop-sure = Vraiment retirer ?
ui-decks-lent-out = Qui a le lien peut y jouer, sans voir les cartes.
ui-decks-name = Comment s'appelle ce jeu ?
ui-decks-keep = Le garder
ui-decks-look = Voir si ça va
ui-decks-seen = Personnes : { $people }, cartes : { $cards }. Les garder ?
ui-decks-players = Joueurs au plus : { $players }.
ui-decks-write = Écrire les gens ici
ui-decks-person = Nom
ui-decks-person-born = Naissance
ui-decks-person-died = Mort
ui-decks-person-add = Ajouter quelqu'un
ui-decks-person-drop = Retirer { $name }
ui-decks-people-more = et encore : { $count }
ui-decks-find = Chercher un nom
ui-decks-note = Compris
ui-decks-lent = On te prête ce jeu. Personnes : { $people }, joueurs au plus : { $players }.
