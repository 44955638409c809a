# Kuckuck

cuckoo-title = Kuckuck
cuckoo-tagline = Jeder eine Karte, einmal weitergeben, und die niedrigste kostet ein Leben.

## Optionen

cuckoo-option-lives = Leben
cuckoo-option-lives-help = Wie viele Leben alle haben.

## Wie es endete

cuckoo-ending-last-one = Nur noch einer lebt.
cuckoo-ending-together = Die Letzten haben ihr Leben zusammen verloren.

## Was zu sehen ist

cuckoo-shown-round = Runde
cuckoo-shown-dealer = Geber
cuckoo-shown-lives = Leben
cuckoo-shown-swapped = Ohne König
cuckoo-shown-hand = Deine Karte
cuckoo-shown-kings = Gezeigter König
cuckoo-shown-known = Karte, die du kennst
cuckoo-shown-lived = Überstandene Runden

## Was geschah

cuckoo-told-began =
    { $you ->
        [yes] Du beginnst.
       *[no] { $name } beginnt.
    }
cuckoo-told-dealing =
    { $you ->
        [yes] Runde { $round }: du gibst.
       *[no] Runde { $round }: { $name } gibt.
    }
cuckoo-told-dealt =
    { $you ->
        [yes] Du bekommst { $card }.
       *[no] { $name } bekommt eine Karte.
    }
cuckoo-told-kept =
    { $you ->
        [yes] Du behältst deine Karte.
       *[no] { $name } behält die Karte.
    }
cuckoo-told-swapped =
    { $you ->
        [yes] Du tauschst mit { $other }.
       *[no] { $name } tauscht mit { $other }.
    }
cuckoo-told-got =
    { $you ->
        [yes] Deine Karte ist jetzt { $card }.
       *[no] { $name } sieht eine andere Karte an.
    }
cuckoo-told-cuckoo =
    { $you ->
        [yes] Du zeigst { $card }: „Kuckuck!“ Nichts wird getauscht.
       *[no] { $name } zeigt { $card }: „Kuckuck!“ Nichts wird getauscht.
    }
cuckoo-told-drew =
    { $you ->
        [yes] Du tauschst mit dem Stapel.
       *[no] { $name } tauscht mit dem Stapel.
    }
cuckoo-told-showed =
    { $you ->
        [yes] Du zeigst { $card }.
       *[no] { $name } zeigt { $card }.
    }
cuckoo-told-lost =
    { $you ->
        [yes]
            { $lives ->
                [0] Du verlierst dein letztes Leben.
               *[other] Du verlierst ein Leben; { $lives } hast du noch.
            }
       *[no]
            { $lives ->
                [0] { $name } verliert das letzte Leben.
               *[other] { $name } verliert ein Leben; { $lives } bleiben.
            }
    }
cuckoo-told-won =
    { $you ->
        [yes]
            { $count ->
                [one] Du gewinnst!
               *[other] Du teilst dir den Sieg mit { $names }!
            }
       *[no]
            { $count ->
                [one] { $names } gewinnt.
               *[other] { $names } teilen sich den Sieg.
            }
    }

## Züge

cuckoo-move-keep = die Karte behalten
cuckoo-move-swap = mit dem Nächsten tauschen, als Geber mit dem Stapel
cuckoo-hint = Tippe keep (behalten) oder swap (tauschen).

## Abgelehnte Züge

error-cuckoo-unreadable = „{ $move }“ kann ich nicht lesen. Tippe keep oder swap.
error-cuckoo-over = Das Spiel ist aus, { $move } kommt zu spät.
error-cuckoo-king-stays = { $move }: ein König bleibt, wo er ist. Behalte ihn.
