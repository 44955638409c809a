# Lifetime

lifetime-title = Lifetime
lifetime-tagline = Wer lebte wann? Leg deine Jahre in ein berühmtes Leben, und überlass den Fehler den anderen.

## Optionen

lifetime-option-deck = Kartensatz
lifetime-option-deck-help = Womit gespielt wird: mit einer mitgelieferten Ausgabe oder einer Datei mit eigenen Karten.
lifetime-option-deck-second-edition = Zweite Ausgabe: die mitgelieferte
lifetime-option-deck-standard = Erste Ausgabe: die von früher
lifetime-option-show-occupation = Beruf zeigen
lifetime-option-show-occupation-help = Neben dem Namen erfahren alle, wer die Persönlichkeit war.

## Wie es endete

lifetime-ending-pile-empty = Der Stapel ist leer und die letzte Runde gespielt.
lifetime-ending-void = Es gab keine Karte mehr, um jemanden zu nennen: Damit war das Spiel zu Ende.

## Der Tisch

lifetime-line = Der Zeitstrahl
lifetime-line-empty = Noch liegt hier kein Jahr.
lifetime-heading =
    Runde { $round }, { $pile ->
        [0] der Stapel ist leer
        [one] eine Karte im Stapel
       *[other] { $pile } Karten im Stapel
    }
lifetime-people = Deine Karte: Nenne jemanden (nur du siehst die Daten)
lifetime-hand = Deine Jahreskarten
lifetime-dates = { $born }–{ $died } (das siehst nur du)
lifetime-lived = lebte
lifetime-open-with = du kannst eröffnen mit
lifetime-first = Startspieler
lifetime-holds = Hand
lifetime-taken = genommen
lifetime-to-the-left = ◄ links
lifetime-to-the-right = rechts ►
lifetime-remembered = Karten, die du unter den Stapel gelegt hast: { $cards }
lifetime-last = Das ist die letzte Runde.
lifetime-and = { $some } und { $last }
lifetime-turn =
    { $you ->
        [yes]
            { $doing ->
                [open] Du bist dran. Nenne eine Persönlichkeit und eröffne mit einer deiner Karten.
                [blind] Du bist dran. Niemand im Stapel passt zu deiner Hand: Eröffne mit irgendeiner Karte. Mehr nimmst du diesmal nicht.
               *[lay] Du bist dran. Leg eine Karte links oder rechts an, innerhalb der Lebenszeit.
            }
       *[no]
            { $doing ->
                [open] { $name } sucht eine Persönlichkeit aus.
                [blind] { $name } kann niemanden nennen und eröffnet mit irgendeiner Karte.
               *[lay] { $name } ist dran.
            }
    }

## Was geschah

lifetime-told-began =
    { $you ->
        [yes] Du bist Startspieler.
       *[no] { $name } ist Startspieler.
    }
lifetime-told-refilled =
    { $you ->
        [yes]
            { $cards ->
                [none] { $count ->
                    [one] Du ziehst eine Karte.
                   *[other] Du ziehst { $count } Karten.
                }
               *[other] Du ziehst { $cards }.
            }
       *[no]
            { $cards ->
                [none] { $count ->
                    [one] { $name } zieht eine Karte.
                   *[other] { $name } zieht { $count } Karten.
                }
               *[other] { $name } zieht { $cards }.
            }
    }
lifetime-told-drew =
    { $you ->
        [yes] Du ziehst eine Karte mit sechs Persönlichkeiten.
       *[no] { $name } zieht eine Karte mit sechs Persönlichkeiten.
    }
lifetime-told-put-under =
    { $you ->
        [yes]
            { $card ->
                [none] Keine der sechs passt zu deiner Hand: Die Karte kommt unter den Stapel.
               *[other] Keine der sechs passt zu deiner Hand: Karte { $card } kommt unter den Stapel.
            }
       *[no] { $name } hat zu keiner der sechs ein Jahr: Die Karte kommt unter den Stapel.
    }
lifetime-told-kept =
    { $you ->
        [yes] Der Stapel ist leer: Du nimmst eine Handkarte, um jemanden zu nennen.
       *[no] Der Stapel ist leer: { $name } nimmt eine Handkarte, um jemanden zu nennen.
    }
lifetime-told-nobody-fits =
    { $you ->
        [yes] Niemand passt zu deiner Hand: Du eröffnest mit irgendeiner Karte und verlierst die Runde.
       *[no] { $name } kann niemanden nennen: Irgendeine Karte eröffnet, und die Runde ist verloren.
    }
lifetime-told-last-round = Das war die letzte Karte im Stapel: Dies ist die letzte Runde.
lifetime-told-named =
    { $you ->
        [yes] Du nennst { $person }.
       *[no] { $name } nennt { $person }.
    }
lifetime-told-laid =
    { $you ->
        [yes]
            { $side ->
                [open] Du eröffnest mit { $card }: { $year }.
                [blind] Du eröffnest mit { $card }, ohne Persönlichkeit.
                [left] Du legst { $card } links an: { $year }.
               *[right] Du legst { $card } rechts an: { $year }.
            }
       *[no]
            { $side ->
                [open] { $name } eröffnet mit { $card }: { $year }.
                [blind] { $name } eröffnet mit { $card }, ohne Persönlichkeit.
                [left] { $name } legt { $card } links an: { $year }.
               *[right] { $name } legt { $card } rechts an: { $year }.
            }
    }
lifetime-told-accepted = { $year } liegt in der Lebenszeit.
lifetime-told-refused = { $year } liegt außerhalb der Lebenszeit.
lifetime-told-lost =
    { $you ->
        [yes]
            { $count ->
                [one] Du verlierst die Runde und nimmst eine Karte.
               *[other] Du verlierst die Runde und nimmst { $count } Karten.
            }
       *[no]
            { $count ->
                [one] { $name } verliert die Runde und nimmt eine Karte.
               *[other] { $name } verliert die Runde und nimmt { $count } Karten.
            }
    }
lifetime-told-revealed = { $person } lebte von { $born } bis { $died }.{ $fact }
lifetime-told-unlost =
    Niemand hat mehr Karten, und niemand lag falsch: { $count ->
        [one] Die Karte wird beiseitegelegt.
       *[other] Die { $count } Karten werden beiseitegelegt.
    }
lifetime-told-void =
    { $you ->
        [yes] Du hast keine andere Karte, um jemanden zu nennen: Die Runde entfällt.
       *[no] { $name } hat keine andere Karte, um jemanden zu nennen: Die Runde entfällt.
    }
lifetime-told-counted = Genommene Karten: { $list }.
lifetime-told-won =
    { $you ->
        [yes]
            { $count ->
                [one] Du hast die wenigsten Karten: Du gewinnst!
               *[other] Die wenigsten Karten: Du teilst dir den Sieg mit { $names }!
            }
       *[no]
            { $count ->
                [one] Die wenigsten Karten hat { $names }: gewonnen.
               *[other] Die wenigsten Karten: { $names } teilen sich den Sieg.
            }
    }

## Züge

lifetime-move-open = { $person } nennen und mit { $card } eröffnen: { $year }
lifetime-move-blind = mit { $card } eröffnen; du nimmst sie und verlierst die Runde
lifetime-move-to-come = { $card } rechts anlegen: { $year } kommt erst noch, also sicher falsch
lifetime-move-lay =
    { $side ->
        [left] { $card } links anlegen: { $year }
       *[right] { $card } rechts anlegen: { $year }
    }{ $fits ->
        [yes] , in der Lebenszeit
        [early] , vor der Geburt: Du würdest die Karten nehmen
        [late] , nach dem Tod: Du würdest die Karten nehmen
       *[unknown] { "" }
    }
lifetime-hint = <91 legt deine Karte 91 links an, >91 rechts. Zum Eröffnen: Nummer der Persönlichkeit und Jahr, etwa 3:1801.

## Abgelehnte Züge

error-lifetime-unreadable = „{ $move }“ kann ich nicht lesen. Schreib <91 oder >91, um Karte 91 anzulegen, oder 3:1801, um Person 3 zu nennen und mit 1801 zu eröffnen.
error-lifetime-over = Das Spiel ist zu Ende, { $move } kommt zu spät.
error-lifetime-must-open = { $move }: Die Runde ist noch nicht eröffnet. Nenne zuerst eine Persönlichkeit und ein Jahr, etwa 3:1801.
error-lifetime-must-lay = { $move }: Die Runde ist schon eröffnet. Leg eine Karte an ein Ende, etwa <91 oder >91.
error-lifetime-not-in-hand = { $move }: Diese Karte hast du nicht. Die letzten zwei Ziffern müssen zu einer Karte deiner Hand gehören.
error-lifetime-not-alive = { $move }: Damals lebte diese Persönlichkeit nicht. Wähle ein Jahr von der Geburt bis zum Tod.
error-lifetime-somebody-fits = { $move }: Jemand von den sechs passt zu deiner Hand. Nenne eine Persönlichkeit und ein Jahr, etwa 3:1801.
error-lifetime-nobody-there = { $move }: Diesmal gibt es niemanden zu nennen. Eröffne mit irgendeiner Karte, etwa -:91.
error-deck-too-small =
    Dieser Kartensatz hat { $cards } Karten. Für { $players } Spieler braucht ihr mindestens { $needed }: sieben für jeden und eine zum Ziehen.
