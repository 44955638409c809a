# That's Life!

thats-life-title = That's Life!
thats-life-tagline = Lance le dé, avance une pièce et laisse les mauvaises tuiles aux autres.

## Options

thats-life-option-layout = Parcours
thats-life-option-layout-help = L'ordre des tuiles sur le parcours.
thats-life-option-layout-standard = Standard : Malus, trèfles, Bonus, Malus
thats-life-option-layout-bonus-first = Bonus d'abord : Malus, Bonus, trèfles, Malus
thats-life-option-layout-luck-last = Trèfles à la fin : Malus, Bonus, Malus, trèfles
thats-life-option-layout-shuffled = Mélangé : chaque tuile n'importe où
thats-life-option-one-is-free = Choix libre avec un 1
thats-life-option-one-is-free-help = Avec un 1, on avance d'une tuile, on recule d'une tuile ou on reste sur place.
thats-life-option-recycle = Les tuiles reviennent
thats-life-option-recycle-help = Les tuiles que tout le monde a dépassées reviennent juste avant l'arrivée.
thats-life-option-ending = Fin de la partie
thats-life-option-ending-help = Quand la partie s'arrête, et ce qui arrive aux pions encore en chemin.
thats-life-option-ending-standard = Quand tous les pions sont arrivés
thats-life-option-ending-sprint = Sprint : un joueur arrivé ; les pions seuls prennent leur tuile
thats-life-option-ending-straggler = Retardataire : le dernier pion prend le plus gros Malus libre

## Comment la partie a fini

thats-life-ending-standard = Tous les pions sont arrivés : on compte les tuiles.
thats-life-ending-sprint = Un joueur a rentré son dernier pion. Qui se trouve seul sur une tuile la prend.
thats-life-ending-straggler = Il ne reste qu'un pion en chemin : il prend le plus gros Malus sans garde.

## La table

thats-life-path = Le parcours
thats-life-start = Départ
thats-life-finish = Arrivée
thats-life-guard = garde
thats-life-luck = trèfle
thats-life-can-move = tu peux partir d'ici
thats-life-home = arrivés
thats-life-taken = tuiles prises
thats-life-total = total
thats-life-and = { $some } et { $last }
thats-life-spot = tuile { $tile } ({ $value })
thats-life-spot-gone = tuile { $tile }
thats-life-turn =
    { $you ->
        [yes] À toi, avec un { $die }. Avance un de tes pions, ou un garde qui a un pion à ses côtés.
       *[no] { $name } a fait { $die } et réfléchit.
    }
thats-life-free = Choix libre avec un 1 : avance, recule ou reste.

## Ce qui s'est passé

thats-life-told-began =
    { $you ->
        [yes] Tu commences.
       *[no] { $name } commence.
    }
thats-life-told-rolled =
    { $you ->
        [yes] Tu fais { $die }.
       *[no] { $name } fait { $die }.
    }
thats-life-told-moved =
    { $you ->
        [yes] { $back ->
            [yes] Tu recules
           *[no] Tu avances
        }
       *[no] { $back ->
            [yes] { $name } recule
           *[no] { $name } avance
        }
    } { $piece ->
        [guard] un garde
       *[pawn] un pion
    } : { $from } → { $to }.
thats-life-told-stayed =
    { $you ->
        [yes] Tu restes sur place.
       *[no] { $name } reste sur place.
    }
thats-life-told-taken =
    { $you ->
        [yes] Tu prends la { $spot }.
       *[no] { $name } prend la { $spot }.
    }
thats-life-told-home =
    { $you ->
        [yes] Un de tes pions est arrivé.
       *[no] { $name } amène un pion à l'arrivée.
    }
thats-life-told-finished =
    { $you ->
        [yes] Tous tes pions sont arrivés.
       *[no] { $name } a rentré tous ses pions.
    }
thats-life-told-left =
    Tout le monde a dépassé la { $spot } : elle quitte le parcours{ $guards ->
        [0] .
        [one] { "" } avec son garde.
       *[other] { "" } avec ses { $guards } gardes.
    }
thats-life-told-recycled =
    Tout le monde a dépassé la { $spot } : elle revient juste avant l'arrivée{ $guards ->
        [0] .
        [one] , sans son garde.
       *[other] , sans ses { $guards } gardes.
    }
thats-life-told-straggler =
    { $you ->
        [yes] Ton pion ferme la marche : tu prends { $value }, et aucun trèfle n'y peut rien.
       *[no] { $name } ferme la marche et prend { $value } ; aucun trèfle n'y peut rien.
    }
thats-life-told-straggler-free =
    { $you ->
        [yes] Ton pion ferme la marche, mais aucun Malus n'est libre : tu ne prends rien.
       *[no] { $name } ferme la marche, mais aucun Malus n'est libre : rien à prendre.
    }
thats-life-told-scored = Le compte : { $list }.
thats-life-told-won =
    { $you ->
        [yes]
            { $count ->
                [one] Tu gagnes !
               *[other] Tu partages la victoire avec { $names } !
            }
       *[no]
            { $count ->
                [one] { $names } gagne.
               *[other] { $names } partagent la victoire.
            }
    }

## Coups

thats-life-move =
    { $piece ->
        [guard] garde
       *[pawn] pion
    }{ $back ->
        [yes] { "" } en arrière
       *[no] { "" }
    } : { $from } → { $to }{ $takes ->
        [yes] { "" } ; tu prends { $value }
       *[no] { "" }
    }
thats-life-move-stay = rester sur place
thats-life-hint = p12 avance ton pion de la tuile 12, p0 un pion du départ, g12 le garde de la tuile 12. Avec un 1 libre : p12- recule, ou stay.

## Coups refusés

error-thats-life-unreadable = Je ne comprends pas « { $move } ». Écris p12 pour ton pion sur la tuile 12, p0 pour partir du départ, g12 pour un garde.
error-thats-life-over = La partie est finie : { $move } arrive trop tard.
error-thats-life-no-tile = { $move } : cette tuile n'est plus sur le parcours. Choisis-en une autre.
error-thats-life-no-pawn = { $move } : aucun de tes pions n'est là. Choisis une tuile avec ta lettre, ou p0 depuis le départ.
error-thats-life-no-guard = { $move } : il n'y a pas de garde ici. Les gardes sont marqués ▲.
error-thats-life-frozen = { $move } : ce garde n'a aucun pion à côté de lui, il ne bouge pas. Choisis-en un qui a de la compagnie.
error-thats-life-not-free = { $move } : reculer ou rester n'est permis qu'avec un 1, si l'option « Choix libre avec un 1 » (one-is-free) est en jeu. Avance.
error-thats-life-from-start = { $move } : il n'y a rien derrière le départ. Avance, ou reste.
error-thats-life-start-empty = { $move } : on ne revient au départ que si un pion s'y trouve encore.
