# La page des jeux de cartes maison.

ui-decks-page = Tes propres cartes
ui-decks-head = Tes célébrités, tes années
ui-decks-lead = Joue à { $game } avec tes propres cartes : la famille, le club, le cours d'histoire. Un tableur enregistré en CSV suffit.
ui-decks-template = Télécharger un jeu vide à remplir
ui-decks-choose = Choisir un fichier
ui-decks-again = Choisir un autre fichier
ui-decks-drop = ou dépose-le ici. 2 Mo au plus.
ui-decks-checking = Vérification de chaque ligne…
ui-decks-how = Ce qu'il faut dans un jeu de cartes
ui-decks-how-text = De 30 à 104 cartes avec six personnes chacune, une ligne par personne : carte et place, nom, année de naissance et année de mort. On peut ajouter qui c'était et un fait à retenir. Le contrôle t'indique la ligne et la colonne de tout ce qui ne va pas.
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
