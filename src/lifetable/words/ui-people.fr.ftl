# Ma page : nom, chiffres, clés, données.

ui-people-page = Tes parties et tes données
ui-people-hello = Bonjour, { $name }
ui-people-hello-stranger = Bonjour, qui que tu sois
ui-people-lead = Pas de compte ici : cet appareil te reconnaît par un cookie, et c'est tout.
ui-people-name = Ton nom à table
ui-people-no-name = Pas encore de nom
ui-people-rename = Changer
ui-people-games = Tes parties
ui-people-no-games = Tu n'as pas encore terminé de partie. Cela peut changer.
ui-people-played = Jouées
ui-people-wins = Gagnées
ui-people-shared-wins = Partagées
ui-people-rating = Niveau
ui-people-rating-help = Ton niveau, estimé avec prudence : chaque partie le rend plus sûr.
ui-people-rating-more = Que veut dire la cote ?
ui-people-rating-text = Chacun commence près de { $start }. Gagner contre des joueurs forts la fait monter le plus. Au début, elle est gardée basse exprès ; elle monte à mesure que tes parties la rendent plus sûre. Toutes les parties ne comptent pas ; la fin de chacune le dit.
ui-people-part-none = Pas encore de victoire
ui-people-part-text = L'anneau montre quelle part des victoires était à toi ; une victoire partagée compte en partie.
ui-people-part = { $percent } pour cent des victoires
ui-people-recent = Dernièrement
ui-people-won = Gagné
ui-people-shared = Victoire partagée
ui-people-lost = Pas cette fois
ui-people-not-stored = n’est plus conservée
ui-people-players =
    { $count ->
        [one] Un joueur
       *[other] { $count } joueurs
    }

## Clés

ui-people-tokens = Des clés pour ton robot
ui-people-programs = Pour celles et ceux qui programment
ui-people-tokens-text = Un programme qui apporte une telle clé s'assied en ton nom. Tout ce qu'il peut faire est décrit dans /openapi.json.
ui-people-token-once = La voici. Elle n'est montrée que cette fois :
ui-people-token-made = créée le { $day }
ui-people-token-drop = Supprimer { $label }
ui-people-token-label = À quoi sert-elle ?
ui-people-token-make = Nouvelle clé
ui-people-token-unnamed = Mon robot

## Données

ui-people-data = Tes données
ui-people-data-text = Nous gardons ton nom, ta langue, tes parties et tes propres cartes. Emporte tout, ou fais tout oublier.
ui-people-nothing = Rien n'est encore gardé à ton sujet.
ui-people-export = Tout télécharger
ui-people-erase = Oublie-moi
ui-people-erase-sure = Voici ce qui sera oublié :
ui-people-erase-what-name = ton nom, ta langue et tes clés
ui-people-erase-what-games = tes chiffres et ce que tu as dit ; les parties terminées restent à ceux qui ont joué avec toi, sans ton nom
ui-people-erase-what-decks = tes propres cartes
ui-people-erase-for-good = On ne peut pas revenir en arrière.
ui-people-erase-no = Non, tout garder
ui-people-erase-yes = Oui, oublie-moi
