# La page d'accueil.

ui-home-page = Lifetable : trois petits jeux sur la vie
ui-home-headline = Choisis ta cabine.
ui-home-headline-then = Et plonge.
ui-home-lead = Trois petits jeux sur la vie, en famille et entre amis.
ui-home-games = Jeux
ui-home-play = Jouer
ui-home-play-now = Jouer tout de suite à { $game }, avec des robots
ui-home-players-range =
    { $least ->
        [one] De un à { $most } joueurs
       *[other] De { $least } à { $most } joueurs
    }
ui-home-learn = Apprendre en trois minutes
ui-home-rules = Règles

## Qui joue

ui-home-who = Qui joue ?
ui-home-way-bots = Robots
ui-home-way-friends = Amis
ui-home-way-device = Un appareil
ui-home-way-bots-help = Tu t'assieds tout de suite, des robots prennent les autres places.
ui-home-way-friends-help = Tu reçois un lien et un code QR. Personne n'a besoin de compte.
ui-home-way-device-help = L'appareil passe de main en main. Un rideau tombe entre deux tours.
ui-home-way-device-open-help = L'appareil passe de main en main. Dans ce jeu, il n'y a rien à cacher.
ui-home-options = Plus d'options
ui-home-options-of = Comment tu joues à { $game }
ui-home-options-bots = Les robots
ui-home-options-bot = Robot { $number }
ui-home-options-aids = Aides
ui-home-options-done = C'est bon
ui-home-options-usual = Revenir au réglage habituel
ui-home-levels-mixed = niveaux mélangés
ui-home-without = sans { $what }
ui-home-level = Le niveau des robots
ui-home-players = Joueurs
ui-home-fewer = Un joueur de moins
ui-home-more = Un joueur de plus
ui-home-player = Joueur { $number }
ui-home-go-bots = Jouer à { $game }
ui-home-go-friends = Inviter des amis
ui-home-go-device = Jouer sur cet appareil
ui-home-opening = On dresse la table…

## Tables

ui-home-mine = Continuer la partie
ui-home-mine-more =
    { $count ->
        [one] Encore une partie
       *[other] Encore { $count } parties
    }
ui-home-open = Tables ouvertes
ui-home-open-none = Aucune table n'attend de joueurs pour l'instant. Ouvres-en une et rends-la publique : tout le monde la verra ici.
ui-home-your-turn = À toi
ui-home-table-with = Avec { $names }
ui-home-table-alone = En attente de joueurs
ui-home-table-device = Sur cet appareil : { $names }
ui-home-table-free =
    { $count ->
        [0] Complet
        [one] Une place libre
       *[other] { $count } places libres
    }
ui-home-table-seats = { $taken } places sur { $seats } prises
ui-home-table-of = La table de { $host }
ui-home-table-watchers =
    { $count ->
        [one] une personne regarde
       *[other] { $count } personnes regardent
    }
ui-home-go-on = Continuer
ui-home-sit-down = S'asseoir
ui-home-watch = Regarder
ui-home-go-on-label = Continuer { $game }. { $with }
ui-home-sit-down-label = S'asseoir à la table de { $host }, { $game }
ui-home-watch-label = Regarder la table de { $host }, { $game }
ui-home-code-ask = Rejoindre avec un code
ui-home-code = Code ou lien de la table
ui-home-code-go = À table
ui-home-code-wrong = Ce n'est pas un code de table. Il ressemble à ceci : kelp-h3x9q2mv.
ui-home-code-none = Aucune table n'a ce code. Il manque peut-être une lettre.

## Sous les planches

ui-home-me = Tes parties et tes données
ui-home-decks = Tes propres cartes
ui-home-promise = Pas de compte, pas de publicité, pas de traçage. Assieds-toi, c'est tout.
ui-home-settings = Réglages

## Quand il manque quelque chose

ui-home-offline = Tu es hors ligne
ui-home-offline-text = La piscine est fermée un instant : il n'y a pas de connexion. Tes places sont gardées et aucun coup n'est perdu. Cette page se réveille toute seule.
ui-home-again = Réessayer
ui-home-failed = Cela n'a pas marché. Réessaie dans un instant.
