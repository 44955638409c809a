# Le plateau de Lifetime sur la page. Les années arrivent comme texte.

## La célébrité

lifetime-ui-thinks =
    { $you ->
        [yes] Tu penses à
       *[no] { $name } pense à
    }
lifetime-ui-others-see = Les autres verront
lifetime-ui-next-person = La prochaine célébrité
lifetime-ui-who = Qui choisis-tu ?
lifetime-ui-choosing = { $name } choisit
lifetime-ui-nobody = Personne cette fois
lifetime-ui-over = La partie est finie
lifetime-ui-over-more = Le moins de cartes gagne
lifetime-ui-dates-unknown = dates inconnues
lifetime-ui-lived = de { $born } à { $died }
lifetime-ui-born = naissance
lifetime-ui-died = mort
lifetime-ui-just-now = À l'instant
lifetime-ui-only-you = Visible par toi seulement

## Les places

lifetime-ui-players = Joueurs
lifetime-ui-knows = Connaît les dates
lifetime-ui-in-hand =
    { $count ->
        [0] plus de carte en main
        [one] une carte en main
       *[other] { $count } cartes en main
    }
lifetime-ui-holds = en main : { $count }
lifetime-ui-taken =
    { $count ->
        [0] aucune carte ramassée
        [one] une carte ramassée
       *[other] { $count } cartes ramassées
    }
lifetime-ui-takes =
    { $count ->
        [one] ramasse une carte
       *[other] ramasse { $count } cartes
    }
lifetime-ui-you-took =
    { $count ->
        [0] Tu n'as encore rien ramassé. Qui en a le moins gagne.
        [one] Tu as ramassé une carte. Qui en a le moins gagne.
       *[other] Tu as ramassé { $count } cartes. Qui en a le moins gagne.
    }

## La ligne et la pioche

lifetime-ui-hung =
    { $you ->
        [yes] { $year }, posée par toi
       *[no] { $year }, posée par { $name }
    }
lifetime-ui-stake =
    { $count ->
        [1] Qui se trompe ramasse la carte
        [2] Qui se trompe ramasse les deux cartes
       *[other] Qui se trompe ramasse les { $count } cartes
    }
lifetime-ui-alive = { $person } : en vie en { $year } ?
lifetime-ui-yes = { $year } : oui
lifetime-ui-no = { $year } : non
lifetime-ui-all-taken =
    { $you ->
        [yes]
            { $count ->
                [one] Tu ramasses la carte
                [2] Tu ramasses les deux cartes
               *[other] Tu ramasses les { $count } cartes
            }
       *[no]
            { $count ->
                [one] { $name } ramasse la carte
                [2] { $name } ramasse les deux cartes
               *[other] { $name } ramasse les { $count } cartes
            }
    }
lifetime-ui-set-aside = Personne ne s'est trompé : les cartes sont mises de côté
lifetime-ui-beyond =
    { $side ->
        [left] avant { $year }
       *[right] après { $year }
    }
lifetime-ui-gap =
    { $count ->
        [one] un an
       *[other] { $count } ans
    } { $side ->
        [left] avant { $year }
       *[right] après { $year }
    }
lifetime-ui-fits =
    { $fits ->
        [yes] dans cette vie
        [early] avant la naissance
       *[late] après la mort
    }
lifetime-ui-end =
    { $side ->
        [left] Bout gauche de la ligne, avant { $end }
       *[right] Bout droit de la ligne, après { $end }
    }
lifetime-ui-end-year =
    { $side ->
        [left] Bout gauche : { $card } donnerait { $year }
       *[right] Bout droit : { $card } donnerait { $year }
    }
lifetime-ui-round = Manche { $round }
lifetime-ui-pile =
    { $count ->
        [0] pioche vide
       *[other] { $count } à piocher
    }
lifetime-ui-last = Dernière manche

## Tes cartes

lifetime-ui-card = Carte Année { $card }
lifetime-ui-card-ends = Carte Année { $card } : { $left } à gauche, { $right } à droite
lifetime-ui-card-opens = Carte Année { $card } : ouvre avec { $years }
lifetime-ui-card-not = Carte Année { $card } : ne convient pas
lifetime-ui-or = { $some } ou { $last }
lifetime-ui-go-on = Continuer
lifetime-ui-private = Ta carte. Les autres n'en voient pas les dates.
lifetime-ui-open-with = Ouvrir avec { $years }
lifetime-ui-no-card = Aucune de tes cartes ne convient
lifetime-ui-which-year = Quelle année ?
lifetime-ui-remember =
    { $count ->
        [one] Tu te souviens d'une carte
       *[other] Tu te souviens de { $count } cartes
    }
lifetime-ui-remember-pile =
    { $above ->
        [0] { $card } est la prochaine carte de la pioche
       *[other] { $card } est la { $index }ᵉ carte de la pioche
    }
lifetime-ui-remember-hand = { $name } a { $card } en main
lifetime-ui-remember-named = { $card } vient d'être piochée

## Que faire

lifetime-ui-lay = À toi
lifetime-ui-lay-more = Choisis une carte et un bout de la ligne.
lifetime-ui-lay-where = Où va { $card } ?
lifetime-ui-lay-where-more = { $left } à gauche, { $right } à droite.
lifetime-ui-lay-which =
    { $side ->
        [left] Quelle carte avant { $year } ?
       *[right] Quelle carte après { $year } ?
    }
lifetime-ui-lay-which-more = Sous chaque carte, l'année qu'elle donnerait.
lifetime-ui-lay-to-come = L'année { $year } n'est pas encore arrivée : cette carte est fausse à coup sûr. De l'autre côté, ce serait { $other }.
lifetime-ui-lay-instead =
    { $side ->
        [left] Ou touche le bout gauche : ce sera { $year }.
       *[right] Ou touche le bout droit : ce sera { $year }.
    }
lifetime-ui-lay-known =
    { $fits ->
        [yes] Oui, tu connais les dates.
        [early] Non, c'est avant la naissance. { $count ->
            [one] Tu ramasserais la carte.
           *[other] Tu ramasserais { $count } cartes.
        }
       *[late] Non, c'est après la mort. { $count ->
            [one] Tu ramasserais la carte.
           *[other] Tu ramasserais { $count } cartes.
        }
    }
lifetime-ui-name = Choisis une célébrité
lifetime-ui-name-more = Puis ouvre avec une année de cette vie.
lifetime-ui-name-year = Quelle année pour ouvrir ?
lifetime-ui-name-year-more = Choisis une carte qui convient à { $person }.
lifetime-ui-name-card = Qui vivait alors ?
lifetime-ui-name-card-more = Choisis quelqu'un pour ta carte { $card }.
lifetime-ui-name-ready = { $person }, { $year }
lifetime-ui-name-ready-more = Les autres voient le nom et cette carte, rien d'autre.
lifetime-ui-blind = Personne ne convient à ta main
lifetime-ui-blind-more = Ouvre avec n'importe quelle carte. Tu ne ramasseras qu'elle.
lifetime-ui-go-lay = Jouer { $year }
lifetime-ui-go-open = Ouvrir avec { $year }
lifetime-ui-go-card = Choisis une carte
lifetime-ui-go-end = Choisis un bout
lifetime-ui-go-both = Une carte et un bout
lifetime-ui-go-person = Choisis quelqu'un
lifetime-ui-go-wait = { $name } réfléchit
lifetime-ui-refuse-card = Aucune année en { $card } dans la vie de { $person }.
lifetime-ui-refuse-person = Tu n'as aucune carte pour une année de la vie de { $person }.
lifetime-ui-slip =
    { $you ->
        [yes]
            { $count ->
                [one] Tu te trompes d'un an
               *[other] Tu te trompes de { $count } ans
            }
       *[no]
            { $count ->
                [one] { $name } se trompe d'un an
               *[other] { $name } se trompe de { $count } ans
            }
    }
lifetime-ui-slip-more =
    { $you ->
        [yes] Ça t'en fait { $total }. À toi de nommer la prochaine célébrité.
       *[no] Ça fait { $total } pour { $name }, qui nomme la prochaine célébrité.
    }
lifetime-ui-slip-last =
    { $you ->
        [yes] Ça t'en fait { $total }.
       *[no] Ça fait { $total } pour { $name }.
    }

## La fin

lifetime-ui-story-won =
    { $you ->
        [yes]
            { $count ->
                [one] Tu gagnes !
               *[other] Victoire partagée !
            }
       *[no]
            { $count ->
                [one] { $names } gagne.
               *[other] { $names } partagent la victoire.
            }
    }
lifetime-ui-story-fewest =
    { $you ->
        [yes]
            { $count ->
                [0] Tu n'as ramassé aucune carte.
                [one] Tu n'as ramassé qu'une carte.
               *[other] Tu n'as ramassé que { $count } cartes.
            }
       *[no]
            { $count ->
                [0] { $name } n'a ramassé aucune carte.
                [one] { $name } n'a ramassé qu'une carte.
               *[other] { $name } n'a ramassé que { $count } cartes.
            }
    }
lifetime-ui-story-shared =
    { $count ->
        [0] Pas une seule carte ramassée.
        [one] Une carte chacun, personne n'en a moins.
       *[other] { $count } cartes chacun, personne n'en a moins.
    }
lifetime-ui-story-behind =
    { $count ->
        [one] Tu en as pris une de plus.
       *[other] Tu en as pris { $count } de plus.
    }
lifetime-ui-story-next =
    { $count ->
        [one] { $name } en a pris une de plus.
       *[other] { $name } en a pris { $count } de plus.
    }
lifetime-ui-slips =
    { $count ->
        [0] aucune erreur
        [1] une erreur
        [2] deux erreurs
       *[other] { $count } erreurs
    }
lifetime-ui-story-led =
    { $you ->
        [yes] Jusqu'à la manche { $round }, tu avais le moins de cartes.
       *[no] Jusqu'à la manche { $round }, { $name } avait le moins de cartes.
    }
lifetime-ui-story-slip =
    { $you ->
        [yes] Ton erreur la plus chère
       *[no] L'erreur la plus chère de { $name }
    } : { $year } pour { $person }, { $gap ->
        [one] un an
       *[other] { $gap } ans
    } trop { $side ->
        [early] tôt
       *[late] tard
    }.
lifetime-ui-sheet = Cartes ramassées
lifetime-ui-sheet-place = Rang
lifetime-ui-sheet-player = Joueur
lifetime-ui-sheet-cards = Lesquelles
lifetime-ui-sheet-none = aucune
lifetime-ui-sheet-aside =
    { $count ->
        [one] Une carte a été mise de côté.
       *[other] { $count } cartes ont été mises de côté.
    }
lifetime-ui-sheet-rounds =
    { $count ->
        [one] Une manche
       *[other] { $count } manches
    }
## Keys

lifetime-keys-cards = Les cartes de ta main
lifetime-keys-ends = Le bout gauche ou droit de la ligne
