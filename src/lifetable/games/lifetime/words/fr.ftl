# Lifetime

lifetime-title = Lifetime
lifetime-tagline = Qui a vécu quand ? Pose tes années dans une vie célèbre, et laisse l'erreur aux autres.

## Options

lifetime-option-deck = Cartes
lifetime-option-deck-help = Les cartes du jeu : une édition fournie avec lui, ou un fichier de cartes à toi.
lifetime-option-deck-second-edition = Deuxième édition : celle du jeu
lifetime-option-deck-standard = Première édition : celle d'avant
lifetime-option-show-occupation = Montrer le métier
lifetime-option-show-occupation-help = Avec le nom, tout le monde apprend qui était cette célébrité.

## Comment la partie a fini

lifetime-ending-pile-empty = La pioche est vide et la dernière manche est jouée.
lifetime-ending-void = Il ne restait aucune carte pour nommer une célébrité : la partie s'arrête là.

## La table

lifetime-line = La ligne du temps
lifetime-line-empty = Aucune année pour l'instant.
lifetime-heading =
    Manche { $round }, { $pile ->
        [0] la pioche est vide
        [one] une carte dans la pioche
       *[other] { $pile } cartes dans la pioche
    }
lifetime-people = Ta carte : nomme quelqu'un (dates cachées aux autres)
lifetime-hand = Tes cartes Année
lifetime-dates = { $born }–{ $died } (dates cachées aux autres)
lifetime-lived = a vécu
lifetime-open-with = tu peux ouvrir avec
lifetime-first = premier joueur
lifetime-holds = en main
lifetime-taken = ramassées
lifetime-to-the-left = ◄ à gauche
lifetime-to-the-right = à droite ►
lifetime-remembered = Cartes que tu as glissées sous la pioche : { $cards }
lifetime-last = C'est la dernière manche.
lifetime-and = { $some } et { $last }
lifetime-turn =
    { $you ->
        [yes]
            { $doing ->
                [open] À toi. Nomme une célébrité et ouvre avec une de tes cartes.
                [blind] À toi. Personne dans la pioche ne va avec ta main : ouvre avec n'importe quelle carte. Tu ne ramasses qu'elle.
               *[lay] À toi. Pose une carte à gauche ou à droite, dans la vie de cette célébrité.
            }
       *[no]
            { $doing ->
                [open] { $name } choisit une célébrité.
                [blind] { $name } n'a personne à nommer et ouvre avec n'importe quelle carte.
               *[lay] C'est à { $name }.
            }
    }

## Ce qui s'est passé

lifetime-told-began =
    { $you ->
        [yes] Tu commences.
       *[no] { $name } commence.
    }
lifetime-told-refilled =
    { $you ->
        [yes]
            { $cards ->
                [none] { $count ->
                    [one] Tu pioches une carte.
                   *[other] Tu pioches { $count } cartes.
                }
               *[other] Tu pioches { $cards }.
            }
       *[no]
            { $cards ->
                [none] { $count ->
                    [one] { $name } pioche une carte.
                   *[other] { $name } pioche { $count } cartes.
                }
               *[other] { $name } pioche { $cards }.
            }
    }
lifetime-told-drew =
    { $you ->
        [yes] Tu pioches une carte de six célébrités.
       *[no] { $name } pioche une carte de six célébrités.
    }
lifetime-told-put-under =
    { $you ->
        [yes]
            { $card ->
                [none] Aucune des six ne va avec ta main : la carte passe sous la pioche.
               *[other] Aucune des six ne va avec ta main : la carte { $card } passe sous la pioche.
            }
       *[no] { $name } n'a d'année pour aucune des six : la carte passe sous la pioche.
    }
lifetime-told-kept =
    { $you ->
        [yes] La pioche est vide : tu prends une carte de ta main pour nommer une célébrité.
       *[no] La pioche est vide : { $name } prend une carte de sa main pour nommer une célébrité.
    }
lifetime-told-nobody-fits =
    { $you ->
        [yes] Personne ne va avec ta main : tu ouvres avec n'importe quelle carte et tu perds la manche.
       *[no] { $name } n'a personne à nommer : n'importe quelle carte ouvre, et la manche est perdue.
    }
lifetime-told-last-round = C'était la dernière carte de la pioche : dernière manche.
lifetime-told-named =
    { $you ->
        [yes] Tu nommes { $person }.
       *[no] { $name } nomme { $person }.
    }
lifetime-told-laid =
    { $you ->
        [yes]
            { $side ->
                [open] Tu ouvres avec { $card } : { $year }.
                [blind] Tu ouvres avec { $card }, sans célébrité.
                [left] Tu poses { $card } à gauche : { $year }.
               *[right] Tu poses { $card } à droite : { $year }.
            }
       *[no]
            { $side ->
                [open] { $name } ouvre avec { $card } : { $year }.
                [blind] { $name } ouvre avec { $card }, sans célébrité.
                [left] { $name } pose { $card } à gauche : { $year }.
               *[right] { $name } pose { $card } à droite : { $year }.
            }
    }
lifetime-told-accepted = { $year } tombe dans cette vie.
lifetime-told-refused = { $year } tombe hors de cette vie.
lifetime-told-lost =
    { $you ->
        [yes]
            { $count ->
                [one] Tu perds la manche et ramasses une carte.
               *[other] Tu perds la manche et ramasses { $count } cartes.
            }
       *[no]
            { $count ->
                [one] { $name } perd la manche et ramasse une carte.
               *[other] { $name } perd la manche et ramasse { $count } cartes.
            }
    }
lifetime-told-revealed = { $person } a vécu de { $born } à { $died }.{ $fact }
lifetime-told-unlost =
    Plus personne n'a de carte et personne ne s'est trompé : { $count ->
        [one] la carte est mise de côté.
       *[other] les { $count } cartes sont mises de côté.
    }
lifetime-told-void =
    { $you ->
        [yes] Tu n'as pas d'autre carte pour nommer une célébrité : la manche n'a pas lieu.
       *[no] { $name } n'a pas d'autre carte pour nommer une célébrité : la manche n'a pas lieu.
    }
lifetime-told-counted = Cartes ramassées : { $list }.
lifetime-told-won =
    { $you ->
        [yes]
            { $count ->
                [one] Tu as ramassé le moins de cartes : tu gagnes !
               *[other] Le moins de cartes : tu partages la victoire avec { $names } !
            }
       *[no]
            { $count ->
                [one] Le moins de cartes : { $names } gagne.
               *[other] Le moins de cartes : { $names } partagent la victoire.
            }
    }

## Coups

lifetime-move-open = nommer { $person } et ouvrir avec { $card } : { $year }
lifetime-move-blind = ouvrir avec { $card } ; tu la ramasses et perds la manche
lifetime-move-to-come = poser { $card } à droite : { $year }, année à venir, donc fausse à coup sûr
lifetime-move-lay =
    { $side ->
        [left] poser { $card } à gauche : { $year }
       *[right] poser { $card } à droite : { $year }
    }{ $fits ->
        [yes] , dans cette vie
        [early] , avant la naissance : tu ramasserais les cartes
        [late] , après la mort : tu ramasserais les cartes
       *[unknown] { "" }
    }
lifetime-hint = <91 pose ta carte 91 à gauche, >91 à droite. Pour ouvrir : le numéro de la célébrité et l'année, comme 3:1801.

## Coups refusés

error-lifetime-unreadable = Je ne comprends pas « { $move } ». Écris <91 ou >91 pour poser la carte 91, ou 3:1801 pour nommer la célébrité 3 et ouvrir avec 1801.
error-lifetime-over = La partie est finie : { $move } arrive trop tard.
error-lifetime-must-open = { $move } : la manche n'est pas encore ouverte. Nomme d'abord une célébrité et une année, comme 3:1801.
error-lifetime-must-lay = { $move } : la manche est déjà ouverte. Pose une carte à un bout, comme <91 ou >91.
error-lifetime-not-in-hand = { $move } : tu n'as pas cette carte. Les deux derniers chiffres doivent être ceux d'une carte de ta main.
error-lifetime-not-alive = { $move } : cette célébrité ne vivait pas cette année-là. Choisis une année entre sa naissance et sa mort.
error-lifetime-somebody-fits = { $move } : une des six va avec ta main. Nomme une célébrité et une année, comme 3:1801.
error-lifetime-nobody-there = { $move } : cette fois, il n'y a personne à nommer. Ouvre avec n'importe quelle carte, comme -:91.
error-deck-too-small =
    Ce jeu a { $cards } cartes. À { $players } joueurs, il en faut au moins { $needed } : sept chacun, et une à piocher.
