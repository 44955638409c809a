# Life is Life

life-is-life-title = Life is Life
life-is-life-tagline = Tausch Tiere, hol dir Mehrheiten und halte deine fünf Leben über Wasser.

## Optionen

life-is-life-option-pro = Profivariante
life-is-life-option-pro-help = Nur Hasen oder Schweine bringen den Sudden Death, und wer ihn auslöst, gewinnt ein Leben.
life-is-life-option-round-cap = Längster Durchgang
life-is-life-option-round-cap-help = Nach so vielen Zügen ohne Klopfen wird gewertet; 0 heißt nie (für Bots gedacht).

## Wie es endete

life-is-life-ending-last-one-in = Nur noch einer hat Leben und gewinnt.

## Tiere

life-is-life-giraffe = Giraffe
life-is-life-bear = Bär
life-is-life-mole = Maulwurf
life-is-life-goat = Ziege
life-is-life-sheep = Schaf
life-is-life-dog = Hund
life-is-life-rabbit = Hase
life-is-life-pig = Schwein
life-is-life-cat = Katze
life-is-life-mouse = Maus

## Der Tisch

life-is-life-rows = Durchgang { $round }: die Auslage
life-is-life-players = Die Spieler
life-is-life-hand = Deine Hand
life-is-life-legend = Die Zahl auf einer Karte: Punkte für ihre Mehrheit, und so viele Karten gibt es.
life-is-life-lives = Leben
life-is-life-this-round = Durchgang
life-is-life-known = hat sicher
life-is-life-not-traded = –
life-is-life-has-traded = getauscht
life-is-life-has-knocked = geklopft
life-is-life-is-out = ausgeschieden
life-is-life-sudden = Alle 4 Katzen, alle 5 Hasen oder alle 5 Schweine nach deinem Tausch: Sudden Death.
life-is-life-sudden-pro = Alle 5 Hasen oder alle 5 Schweine nach deinem Tausch: Sudden Death, und ein Leben für dich.
life-is-life-two-left = Ihr seid nur noch zu zweit: Eine einzelne Karte bringt nichts mehr.
life-is-life-last-turns =
    { $you ->
        [yes] Du hast geklopft.
       *[no] { $name } hat geklopft.
    } { $turns ->
        [one] Noch ein Zug, dann wird gewertet.
       *[other] Noch { $turns } Züge, dann wird gewertet.
    }
life-is-life-turn =
    { $you ->
        [yes]
            { $knock ->
                [yes] Du bist dran. Tausch mit einer Reihe oder klopf.
               *[no] Du bist dran. Tausch mit einer Reihe; nach deinem ersten Tausch darfst du klopfen.
            }
       *[no] { $name } ist dran.
    }

## Was geschah

life-is-life-told-began =
    { $you ->
        [yes] Das Los fällt auf dich: Du beginnst.
       *[no] Das Los fällt auf { $name }.
    }
life-is-life-told-dealt =
    Durchgang { $round }: zehn Karten für alle. { $you ->
        [yes] Du beginnst.
       *[no] { $name } beginnt.
    }
life-is-life-told-traded =
    { $you ->
        [yes] Du nimmst Reihe { $row } ({ $took }) und legst { $laid }.
       *[no] { $name } nimmt Reihe { $row } ({ $took }) und legt { $laid }.
    }
life-is-life-told-knocked =
    { $you ->
        [yes]
            { $first ->
                [yes] Du klopfst. Alle anderen sind noch einmal dran.
               *[no] Du klopfst auch.
            }
       *[no]
            { $first ->
                [yes] { $name } klopft. Alle anderen sind noch einmal dran.
               *[no] { $name } klopft auch.
            }
    }
life-is-life-told-sudden-death =
    { $you ->
        [yes] Sudden Death: Du hast { $animals }. Alle anderen verlieren ein Leben.
       *[no] Sudden Death: { $name } hat { $animals }. Alle anderen verlieren ein Leben.
    }
life-is-life-told-capped = Durchgang { $round } hat lange genug gedauert und wird gewertet.
life-is-life-told-shown =
    { $you ->
        [yes] Du zeigst { $hand }.
       *[no] { $name } zeigt { $hand }.
    }
life-is-life-told-counted =
    { $you ->
        [yes] { $animal } ({ $value }): { $list }. Du bekommst { $value }.
       *[no] { $animal } ({ $value }): { $list }. { $name } bekommt { $value }.
    }
life-is-life-told-counted-tie = { $animal } ({ $value }): { $list }. Niemand bekommt etwas.
life-is-life-told-counted-none = { $animal } ({ $value }): Niemand hat eine Karte.
life-is-life-told-totals = Punkte: { $list }.
life-is-life-told-lives =
    { $you ->
        [yes]
            { $gain ->
                [yes] Du gewinnst ein Leben
               *[no] { $count ->
                    [one] Du verlierst ein Leben
                   *[other] Du verlierst { $count } Leben
                }
            }
       *[no]
            { $gain ->
                [yes] { $name } gewinnt ein Leben
               *[no] { $count ->
                    [one] { $name } verliert ein Leben
                   *[other] { $name } verliert { $count } Leben
                }
            }
    }: { $lives ->
        [0] keines mehr.
        [one] noch eines.
       *[other] jetzt { $lives }.
    }
life-is-life-told-out =
    { $you ->
        [yes] Du bist ausgeschieden.
       *[no] { $name } ist ausgeschieden.
    }
life-is-life-told-won =
    { $you ->
        [yes] Nur du schwimmst noch: Du gewinnst!
       *[no] Nur { $name } schwimmt noch und gewinnt.
    }

## Züge

life-is-life-move-trade =
    Reihe { $row } nehmen ({ $took }), { $laid } legen{ $sudden ->
        [yes] : Sudden Death
       *[no] { "" }
    }
life-is-life-move-knock =
    { $first ->
        [yes] klopfen: Alle anderen sind noch einmal dran
       *[no] klopfen: Du behältst deine Hand
    }
life-is-life-hint = Schreib die Reihe und die Buchstaben der Karten, die du legst (3:BBC), oder knock zum Klopfen. 3: allein zeigt, was du für Reihe 3 legen kannst.

## Abgelehnte Züge

error-life-is-life-unreadable = „{ $move }“ kann ich nicht lesen. Schreib die Reihe und die Buchstaben deiner Karten, etwa 3:BBC, oder knock.
error-life-is-life-over = Das Spiel ist zu Ende, { $move } kommt zu spät.
error-life-is-life-no-row = { $move }: Es gibt nur die Reihen 1 bis 4.
error-life-is-life-wrong-count = { $move }: Leg so viele Karten, wie in der Reihe liegen: 1 für Reihe 1 bis 4 für Reihe 4.
error-life-is-life-not-in-hand = { $move }: Du hast nicht alle diese Karten. Leg Karten aus deiner Hand.
error-life-is-life-same = { $move }: Genau diese Tiere liegen schon dort. Mindestens eines muss anders sein.
error-life-is-life-too-early = Klopfen darfst du erst, wenn du in diesem Durchgang getauscht hast. Tausch zuerst.
