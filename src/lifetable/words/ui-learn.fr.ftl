# Apprendre : règles et première partie.

error-no-lesson = Il n'y a pas encore de leçon pour { $game }.

## Règles

ui-learn-rules-page = { $game }, les règles · Lifetable
ui-learn-rules = Règles
ui-learn-rules-title = Comment on joue
ui-learn-short = En bref
ui-learn-home = Retour à l'accueil
ui-learn-to-table = Retour à la partie
ui-learn-contents = Sommaire
ui-learn-search = Chercher dans les règles
ui-learn-clear = Effacer la recherche
ui-learn-found = { $count ->
    [0] Rien trouvé pour « { $what } ».
    [one] Un passage trouvé.
   *[other] { $count } passages trouvés.
}
ui-learn-in-force = En vigueur
ui-learn-off = Pas ici
ui-learn-here = Ici : { $value }
ui-learn-at-table = À cette table
ui-learn-at-table-text = Ne change plus pendant la partie.
ui-learn-players = { $count ->
    [one] Un joueur
   *[other] { $count } joueurs
}
ui-learn-yes = Oui
ui-learn-no = Non
ui-learn-play = Jouer
ui-learn-tutorial = Première partie
ui-learn-print = Imprimer les règles
ui-learn-print-summary = Imprimer l'essentiel
ui-learn-author-note = Avec nos mots. En cas de doute, c'est la table qui fait foi.

## Première partie

ui-learn-page = { $game }, ta première partie · Lifetable
ui-learn-where = Ta première partie
ui-learn-step = Étape { $step } sur { $steps }
ui-learn-coach = Le chien explique
ui-learn-next = Suivant
ui-learn-wait = Regarde…
ui-learn-skip = Passer
ui-learn-not-that = Bien vu, mais pas maintenant. Touche ce qui est éclairé ; ici, rien ne peut mal tourner.
ui-learn-other-move = Dans une vraie partie, tu pourrais. Pour cette fois, suis-moi.
ui-learn-your-turn = À toi
ui-learn-real = Jouer pour de vrai
ui-learn-more-rules = Toutes les règles
ui-learn-again = Encore une fois
