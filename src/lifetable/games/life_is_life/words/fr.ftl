# Life is Life

life-is-life-title = Life is Life
life-is-life-tagline = Échange des animaux, prends la majorité et garde tes cinq vies hors de l'eau.

## Options

life-is-life-option-pro = Pour joueurs avancés
life-is-life-option-pro-help = Seuls les lapins ou les cochons donnent la mort subite, et qui la déclenche gagne une vie.
life-is-life-option-round-cap = Manche la plus longue
life-is-life-option-round-cap-help = Après tant de tours sans que personne frappe, on compte ; 0 veut dire jamais (prévu pour les robots).

## Comment la partie a fini

life-is-life-ending-last-one-in = Une seule personne a encore des vies, et gagne.

## Animaux

life-is-life-giraffe = girafe
life-is-life-bear = ours
life-is-life-mole = taupe
life-is-life-goat = chèvre
life-is-life-sheep = mouton
life-is-life-dog = chien
life-is-life-rabbit = lapin
life-is-life-pig = cochon
life-is-life-cat = chat
life-is-life-mouse = souris

## La table

life-is-life-rows = Manche { $round } : l'étalage
life-is-life-players = Les joueurs
life-is-life-hand = Ta main
life-is-life-legend = Le nombre sur une carte : les points de sa majorité, et combien de cartes existent.
life-is-life-lives = vies
life-is-life-this-round = cette manche
life-is-life-known = a sûrement
life-is-life-not-traded = –
life-is-life-has-traded = a échangé
life-is-life-has-knocked = a frappé
life-is-life-is-out = hors jeu
life-is-life-sudden = Les 4 chats, les 5 lapins ou les 5 cochons après ton échange : mort subite.
life-is-life-sudden-pro = Les 5 lapins ou les 5 cochons après ton échange : mort subite, et une vie pour toi.
life-is-life-two-left = Vous n'êtes plus que deux : une carte seule ne rapporte plus rien.
life-is-life-last-turns =
    { $you ->
        [yes] Tu as frappé.
       *[no] { $name } a frappé.
    } { $turns ->
        [one] Encore un joueur à jouer, puis on compte.
       *[other] Encore { $turns } joueurs à jouer, puis on compte.
    }
life-is-life-turn =
    { $you ->
        [yes]
            { $knock ->
                [yes] À toi. Échange avec une rangée, ou frappe.
               *[no] À toi. Échange avec une rangée ; après ton premier échange, tu pourras frapper.
            }
       *[no] C'est à { $name }.
    }

## Ce qui s'est passé

life-is-life-told-began =
    { $you ->
        [yes] Le sort te désigne pour commencer.
       *[no] Le sort désigne { $name } pour commencer.
    }
life-is-life-told-dealt =
    Manche { $round } : dix cartes chacun. { $you ->
        [yes] Tu commences.
       *[no] { $name } commence.
    }
life-is-life-told-traded =
    { $you ->
        [yes] Tu prends la rangée { $row } ({ $took }) et tu poses { $laid }.
       *[no] { $name } prend la rangée { $row } ({ $took }) et pose { $laid }.
    }
life-is-life-told-knocked =
    { $you ->
        [yes]
            { $first ->
                [yes] Tu frappes. Encore un tour pour tous les autres.
               *[no] Tu frappes aussi.
            }
       *[no]
            { $first ->
                [yes] { $name } frappe. Encore un tour pour tous les autres.
               *[no] { $name } frappe aussi.
            }
    }
life-is-life-told-sudden-death =
    { $you ->
        [yes] Mort subite : tu as { $animals }. Tous les autres perdent une vie.
       *[no] Mort subite : { $name } a { $animals }. Tous les autres perdent une vie.
    }
life-is-life-told-capped = La manche { $round } a assez duré : on compte.
life-is-life-told-shown =
    { $you ->
        [yes] Tu montres { $hand }.
       *[no] { $name } montre { $hand }.
    }
life-is-life-told-counted =
    { $you ->
        [yes] { $animal } ({ $value }) : { $list }. Tu marques { $value }.
       *[no] { $animal } ({ $value }) : { $list }. { $name } marque { $value }.
    }
life-is-life-told-counted-tie = { $animal } ({ $value }) : { $list }. Personne ne marque.
life-is-life-told-counted-none = { $animal } ({ $value }) : personne n'en a.
life-is-life-told-totals = Points : { $list }.
life-is-life-told-lives =
    { $you ->
        [yes]
            { $gain ->
                [yes] Tu gagnes une vie
               *[no] { $count ->
                    [one] Tu perds une vie
                   *[other] Tu perds { $count } vies
                }
            }
       *[no]
            { $gain ->
                [yes] { $name } gagne une vie
               *[no] { $count ->
                    [one] { $name } perd une vie
                   *[other] { $name } perd { $count } vies
                }
            }
    } : { $lives ->
        [0] plus aucune.
        [one] il en reste une.
       *[other] { $lives } maintenant.
    }
life-is-life-told-out =
    { $you ->
        [yes] Tu n'as plus de vie : te voilà hors jeu.
       *[no] { $name } n'a plus de vie : hors jeu.
    }
life-is-life-told-won =
    { $you ->
        [yes] Il n'y a plus que toi dans l'eau : tu gagnes !
       *[no] Il n'y a plus que { $name } dans l'eau : partie gagnée.
    }

## Coups

life-is-life-move-trade =
    prendre la rangée { $row } ({ $took }), poser { $laid }{ $sudden ->
        [yes] { "" } : mort subite
       *[no] { "" }
    }
life-is-life-move-knock =
    { $first ->
        [yes] frapper : tous les autres jouent encore une fois
       *[no] frapper : tu gardes ta main
    }
life-is-life-hint = Écris la rangée et les lettres des cartes que tu poses (3:BBC), ou knock pour frapper. 3: tout seul montre ce que tu peux poser pour la rangée 3.

## Coups refusés

error-life-is-life-unreadable = Je ne comprends pas « { $move } ». Écris la rangée et les lettres de tes cartes, comme 3:BBC, ou knock.
error-life-is-life-over = La partie est finie : { $move } arrive trop tard.
error-life-is-life-no-row = { $move } : il n'y a que les rangées 1 à 4.
error-life-is-life-wrong-count = { $move } : pose autant de cartes que la rangée en contient, de 1 pour la rangée 1 à 4 pour la rangée 4.
error-life-is-life-not-in-hand = { $move } : tu n'as pas toutes ces cartes. Pose des cartes de ta main.
error-life-is-life-same = { $move } : ce sont exactement les animaux de cette rangée. Une carte au moins doit être différente.
error-life-is-life-too-early = Tu pourras frapper dès que tu auras échangé dans cette manche. Échange d'abord.
