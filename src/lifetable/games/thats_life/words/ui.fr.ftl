# That's Life! sur la page

## Lieux et pièces

thats-life-ui-tile =
    { $kind ->
        [start] Départ
        [finish] Arrivée
        [luck] Trèfle
       *[tile] Tuile { $value }
    }{ $there ->
        [none] , vide
       *[some] { "" } : { $list }
    }
thats-life-ui-pawns =
    { $you ->
        [yes]
            { $count ->
                [one] ton pion
               *[other] { $count } de tes pions
            }
       *[no]
            { $count ->
                [one] un pion de { $name }
               *[other] { $count } pions de { $name }
            }
    }
thats-life-ui-guards =
    { $count ->
        [one] un garde
       *[other] { $count } gardes
    }
thats-life-ui-piece =
    { $piece ->
        [guard] Garde
       *[pawn] Ton pion
    } { $from ->
        [start] au départ
        [luck] sur un trèfle
       *[tile] sur { $value }
    }.
thats-life-ui-movable = Pièces que tu peux jouer
thats-life-ui-who-moves = Qui bouge ?

## Ce qui s'est passé, avec les mots des tuiles

thats-life-ui-told-moved =
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
    } { $from ->
        [start] du départ
        [luck] d'un trèfle
        [gone] d'une tuile disparue
       *[tile] de { $value }
    } { $to ->
        [start] au départ
        [finish] à l'arrivée
        [luck] à un trèfle
        [gone] à une tuile disparue
       *[tile] à { $goal }
    }.
thats-life-ui-told-taken =
    { $you ->
        [yes] Tu prends
       *[no] { $name } prend
    } { thats-life-ui-prize }.
thats-life-ui-told-left =
    Tout le monde a dépassé { $kind ->
        [luck] un trèfle
        [gone] une tuile
       *[tile] { $value }
    } : la tuile quitte le parcours{ $guards ->
        [0] .
        [one] { "" } avec son garde.
       *[other] { "" } avec ses { $guards } gardes.
    }
thats-life-ui-told-recycled =
    Tout le monde a dépassé { $kind ->
        [luck] un trèfle
        [gone] une tuile
       *[tile] { $value }
    } : la tuile revient juste avant l'arrivée{ $guards ->
        [0] .
        [one] , sans son garde.
       *[other] , sans ses { $guards } gardes.
    }
thats-life-ui-prize =
    { $kind ->
        [luck] un trèfle
        [gone] une tuile
       *[tile] { $value }
    }

## Ce que ferait un coup

thats-life-ui-move =
    { $piece ->
        [guard] garde
       *[pawn] pion
    }{ $back ->
        [yes] { "" } en arrière
       *[no] { "" }
    } { $from ->
        [start] du départ
        [luck] d'un trèfle
       *[tile] de { $value }
    } { $to ->
        [start] au départ
        [finish] à l'arrivée
        [luck] à un trèfle
       *[tile] à { $goal }
    }{ $takes ->
        [yes] { "" } ; la tuile est pour toi
       *[no] { "" }
    }

thats-life-ui-goes =
    { $steps ->
        [1] Un pas
        [2] Deux pas
        [3] Trois pas
        [4] Quatre pas
        [5] Cinq pas
       *[6] Six pas
    } { $to ->
        [start] jusqu'au départ
        [finish] jusqu'à l'arrivée
        [luck] jusqu'à un trèfle
       *[tile] jusqu'à { $value }
    }
thats-life-ui-goes-back =
    Un pas en arrière { $to ->
        [start] jusqu'au départ
        [finish] jusqu'à l'arrivée
        [luck] jusqu'à un trèfle
       *[tile] jusqu'à { $value }
    }
thats-life-ui-stays-put = Tout reste en place
thats-life-ui-takes =
    { $kind ->
        [luck] Tu laisses le trèfle vide : la tuile est pour toi.
       *[tile] Tu laisses { $value } vide : la tuile est pour toi.
    }
thats-life-ui-worth = Avec tes trèfles, cela fait { $points }.
thats-life-ui-leaves-company =
    { $kind ->
        [start] Le départ ne se prend jamais.
        [luck] Ton pion n'est pas seul sur le trèfle : la tuile reste là.
       *[tile] Ton pion n'est pas seul sur { $value } : la tuile reste là.
    }
thats-life-ui-guard-goes = Un garde ne prend rien.
thats-life-ui-guard-frees =
    { $you ->
        [yes] Ton pion reste alors seul sur { $kind ->
            [luck] le trèfle
           *[tile] { $value }
        }.
       *[no] Le pion de { $name } reste alors seul sur { $kind ->
            [luck] le trèfle
           *[tile] { $value }
        }.
    }
thats-life-ui-passed =
    { $recycle ->
        [yes]
            { $count ->
                [one] Une tuile revient avant l'arrivée.
               *[other] { $count } tuiles reviennent avant l'arrivée.
            }
       *[no]
            { $count ->
                [one] Une tuile quitte le parcours.
               *[other] { $count } tuiles quittent le parcours.
            }
    }
thats-life-ui-all-home = Tous tes pions sont alors arrivés.
thats-life-ui-ends = La partie s'arrête là.
thats-life-ui-stay-line = Rien ne bouge, rien n'est pris.
thats-life-ui-frozen = Ce garde est seul, il ne bouge pas. Seul un garde à côté d'un pion peut partir.
thats-life-ui-not-yours = Seuls tes pions bougent, et les gardes à côté d'un pion.

## Devant toi

thats-life-ui-rolled =
    { $you ->
        [yes] Tu as fait { $die }
       *[no] { $name } a fait { $die }
    }
thats-life-ui-die = Dé : { $die }
thats-life-ui-choose = Touche un pion ou un garde cerclé de jaune.
thats-life-ui-thinks = { $name } réfléchit.
thats-life-ui-home-all = Tous tes pions sont arrivés. Les autres continuent.
thats-life-ui-over = On compte les tuiles
thats-life-ui-go-take = Avancer et prendre { $value }
thats-life-ui-go-pawn = Avancer le pion
thats-life-ui-go-home = Rentrer le pion
thats-life-ui-go-guard = Avancer le garde
thats-life-ui-go-back = Reculer
thats-life-ui-go-back-take = Reculer et prendre { $value }
thats-life-ui-go-stay = Rester sur place
thats-life-ui-go-pick = Choisis un pion ou un garde
thats-life-ui-go-wait =
    { $you ->
        [yes] Un instant
       *[no] Au tour de { $name }
    }
thats-life-ui-forward = Avancer
thats-life-ui-back = Reculer
thats-life-ui-stay = Rester
thats-life-ui-your-tiles = Tes tuiles
thats-life-ui-no-tiles = Rien pris pour l'instant.
thats-life-ui-turns =
    { $count ->
        [one] Le trèfle change { $list } en { $plus }.
       *[other] Les trèfles changent { $list } en { $plus }.
    }
thats-life-ui-spare =
    { $count ->
        [one] Un trèfle attend un Malus.
       *[other] { $count } trèfles attendent un Malus.
    }

## Les serviettes

thats-life-ui-points =
    { $count ->
        [one] point
       *[other] points
    }
thats-life-ui-seat = { $name } : { $points }, pions arrivés : { $home } sur { $each }
thats-life-ui-mini =
    { $kind ->
        [luck] Trèfle
        [turned] { $value }, changé par un trèfle
        [straggler] { $value }, qu'aucun trèfle ne peut changer
       *[tile] { $value }
    }
thats-life-ui-clovers =
    { $count ->
        [one] Un trèfle
       *[other] { $count } trèfles
    }

## Conseils

thats-life-ui-chance = { $share } %
thats-life-ui-chance-said = Chances de gagner : { $share } %.
thats-life-ui-best = Meilleur coup.

## Après la partie

thats-life-ui-sheet = Feuille de score
thats-life-ui-sheet-player = Joueur
thats-life-ui-sheet-you = Toi
thats-life-ui-sheet-gains = Bonus
thats-life-ui-sheet-losses = Malus
thats-life-ui-sheet-turned = Changé par les trèfles
thats-life-ui-story-won =
    { $you ->
        [yes]
            { $count ->
                [one] Tu gagnes avec { $points } !
               *[other] Tu partages la victoire avec { $names } !
            }
       *[no]
            { $count ->
                [one] { $names } gagne avec { $points }.
               *[other] { $names } partagent la victoire.
            }
    }
thats-life-ui-length =
    { $turns ->
        [one] Un coup
       *[other] { $turns } coups
    }
thats-life-ui-line-paid = dernier pion en chemin : { $value }
thats-life-ui-line-luck =
    { $use ->
        [none]
            { $clovers ->
                [one] un trèfle en réserve
               *[other] { $clovers } trèfles en réserve
            }
        [some] trèfles : { $clovers }, utilisés : { $used }
       *[all]
            { $clovers ->
                [1] un trèfle, et il a servi
                [2] deux trèfles, les deux ont servi
               *[other] { $clovers } trèfles, tous ont servi
            }
    }
thats-life-ui-line-first = à l'arrivée avant les autres
thats-life-ui-line-tiles =
    { $gains ->
        [0] aucun Bonus
       *[other] Bonus : { $gains }
    }, { $losses ->
        [0] aucun Malus
       *[other] Malus : { $losses }
    }
thats-life-ui-story-ahead =
    { $you ->
        [yes] Personne n'a jamais été devant toi.
       *[no] Personne n'a jamais été devant { $name }.
    }
thats-life-ui-story-led =
    { $leading ->
        [yes] Tu mènes jusqu'au coup { $turn }, puis { $name } passe devant.
       *[no]
            { $you ->
                [yes] { $leader } mène jusqu'au coup { $turn }, puis tu passes devant.
               *[no] { $leader } mène jusqu'au coup { $turn }, puis { $name } passe devant.
            }
    }
thats-life-ui-story-luck =
    { $you ->
        [yes] Grâce à tes trèfles : { $list } → { $plus }.
       *[no] Grâce aux trèfles de { $name } : { $list } → { $plus }.
    }
thats-life-ui-story-close =
    { $you ->
        [yes] Il ne te manquait que { $gap ->
            [one] un point
           *[other] { $gap } points
        }.
       *[no] Il ne manquait que { $gap ->
            [one] un point
           *[other] { $gap } points
        } à { $name }.
    }
thats-life-ui-story-clear =
    { $you ->
        [yes] Tu finis { $gap ->
            [one] un point
           *[other] { $gap } points
        } devant { $next }.
       *[no] { $name } finit { $gap ->
            [one] un point
           *[other] { $gap } points
        } devant { $next }.
    }
thats-life-ui-story-you = toi
thats-life-ui-story-paid =
    { $you ->
        [yes] Ton dernier pion en chemin t'a coûté { $value }.
       *[no] Son dernier pion en chemin a coûté { $value } à { $name }.
    }
thats-life-ui-story-heavy =
    { $you ->
        [yes] Tu gardes { $value }, et aucun trèfle ne l'a changé.
       *[no] { $name } garde { $value }, et aucun trèfle ne l'a changé.
    }
## Keys

thats-life-keys-pieces = Les pièces jouables, comptées depuis le départ
