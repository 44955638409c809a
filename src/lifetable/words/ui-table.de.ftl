# Die Seite rund ums Brett: Leiste, Protokoll, Gespräch, Vorhang, Menü.

ui-table-your-turn = Du bist dran
ui-table-move = Zug { $move }
ui-table-to-board = Zum Spielbrett
ui-table-to-move = ist dran
ui-table-you-watch = Du siehst zu
ui-table-hurry = Nur noch wenige Sekunden für den Zug.
ui-table-rules = Regeln
ui-table-menu = Menü
ui-table-watchers =
    { $watchers ->
        [one] Jemand schaut zu
       *[other] { $watchers } Leute schauen zu
    }
ui-table-clock =
    { $you ->
        [yes] Du hast noch { $left }
       *[no] { $name } hat noch { $left }
    }
ui-table-none = Dieser Tisch ist nicht gedeckt
ui-table-none-text = Hier spielt niemand. Vielleicht ist der Link alt, oder ein Buchstabe fehlt.
ui-table-pruned = Dieses Spiel ist aufs Meer hinausgetrieben
ui-table-claim-failed = Dieser Platz ist nicht zu haben

## Was geschah

ui-table-log = Was geschah
ui-table-log-open = Alles, was geschah
ui-table-told-left =
    { $you ->
        [yes] Du bist aufgestanden. Ein Bot hält deinen Platz warm.
       *[no] { $name } ist aufgestanden. Ein Bot hält den Platz warm.
    }
ui-table-told-covered =
    { $you ->
        [yes] Du warst weg. Ein Bot spielt für dich, bis du wieder da bist.
       *[no] { $name } ist weg. Solange spielt ein Bot.
    }
ui-table-told-reclaimed =
    { $you ->
        [yes] Du bist wieder da.
       *[no] { $name } ist wieder da.
    }
ui-table-told-handed =
    { $you ->
        [yes] Dein Platz ist auf ein anderes Gerät gewandert.
       *[no] { $name } spielt jetzt auf einem anderen Gerät.
    }
ui-table-told-sat =
    { $you ->
        [yes] Du setzt dich.
       *[no] { $name } setzt sich.
    }
ui-table-told-stood =
    { $you ->
        [yes] Du stehst auf.
       *[no] { $name } steht auf.
    }
ui-table-told-renamed =
    { $you ->
        [yes] Du heißt jetzt { $name }.
       *[no] Jemand heißt jetzt { $name }.
    }
ui-table-told-late =
    { $you ->
        [yes] Deine Zeit war um: Es wurde für dich gezogen.
       *[no] Die Zeit von { $name } war um: Es wurde für { $name } gezogen.
    }
ui-table-told-paused =
    { $known ->
        [no] Das Spiel macht Pause.
       *[yes] { $you ->
            [yes] Du hast das Spiel angehalten.
           *[no] { $name } hat das Spiel angehalten.
        }
    }
ui-table-told-resumed =
    { $known ->
        [no] Es geht weiter.
       *[yes] { $you ->
            [yes] Du spielst weiter.
           *[no] { $name } spielt weiter.
        }
    }
ui-table-told-clock-restarted =
    { $you ->
        [yes] Der Server war kurz weg. Du hast noch Zeit für deinen Zug.
       *[no] Der Server war kurz weg. { $name } hat noch Zeit für den Zug.
    }
ui-table-told-undo-asked =
    { $you ->
        [yes] Du möchtest einen Zug zurücknehmen.
       *[no] { $name } möchte einen Zug zurücknehmen.
    }
ui-table-told-undone = Der letzte Zug ist zurückgenommen.
ui-table-told-clock-started = Die Uhr läuft.

## Gespräch

ui-table-chat = Chat
ui-table-chat-open =
    { $unread ->
        [0] Chat
        [one] Chat, eine neue Nachricht
       *[other] Chat, { $unread } neue Nachrichten
    }
ui-table-chat-write = Sag etwas
ui-table-chat-send = Abschicken
ui-table-reactions = Kurz reagieren
ui-table-react-clap = Gut gespielt
ui-table-react-laugh = Haha
ui-table-react-wow = Wow
ui-table-react-ouch = Autsch
ui-table-react-think = Ich überlege noch
ui-table-react-hurry = Lass dir Zeit … aber nicht zu viel

## Hinweise

ui-table-reconnecting = Die Verbindung ist kurz weg. Sie kommt von selbst wieder; nichts geht verloren.
ui-table-offline = Noch immer keine Verbindung. Wir versuchen es weiter; dein Spiel ist sicher.
ui-table-paused = Das Spiel macht Pause.
ui-table-paused-by =
    { $you ->
        [yes] Du hast das Spiel angehalten.
       *[no] { $name } hat das Spiel angehalten.
    }
ui-table-pause = Pause
ui-table-resume = Weiter
ui-table-undo = Zurücknehmen
ui-table-undo-why = { $why ->
    [possible] Du kannst deinen letzten Zug noch zurücknehmen. Hat er etwas gezeigt, wird das Spiel nicht mehr gewertet.
    [no-move] Du hast noch nicht gezogen: Es gibt nichts zurückzunehmen.
    [revealed] Seit deinem Zug wurde gewürfelt oder etwas gezeigt: Er bleibt.
    [always-reveals] In diesem Spiel bringt jeder Zug etwas ans Licht: Er bleibt.
    [asked] Es wird schon darum gebeten.
    [paused] Das Spiel macht Pause.
    [seat-kept-warm] Ein Bot spielt für dich.
   *[other] Es gibt nichts zurückzunehmen.
}
ui-table-undo-asked = { $name } möchte den letzten Zug zurücknehmen.
ui-table-undo-yes = Gern
ui-table-undo-no = Lieber nicht
ui-table-undo-waiting = Du möchtest einen Zug zurücknehmen. Die anderen überlegen noch.
ui-table-undo-never-mind = Schon gut
ui-table-absent = { $name } ist gerade nicht da.
ui-table-cover = Einen Bot spielen lassen
ui-table-warm = Ein Bot hält deinen Platz warm.
ui-table-kept =
    { $count ->
        [one] Für { $names } spielt gerade ein Bot. Der Platz bleibt frei gehalten.
       *[other] Für { $names } spielen gerade Bots. Die Plätze bleiben frei gehalten.
    }
ui-table-late =
    { $alone ->
        [yes] Deine Zeit war um, also wurde für dich gezogen.
       *[no] Die Zeit von { $name } war um, also wurde gezogen.
    }
ui-table-understood = Alles klar
ui-table-out = Du bist ausgeschieden, die anderen spielen weiter.
ui-table-out-end = Zeig mir das Ende
ui-table-out-new = Neues Spiel
ui-table-reclaim = Zurück an meinen Platz
ui-table-rematch = Revanche! Du kommst mit …
ui-table-rematch-was = An diesem Tisch gab es eine Revanche.
ui-table-rematch-go = Dorthin
ui-table-clock-waits = Die Uhr läuft noch nicht
ui-table-clock-waits-for = Die Uhr läuft los, wenn alle da sind. Noch nicht da: { $names }
ui-table-rematch-stay = Hier bleiben

## Tipps

ui-table-hint = Das würde der Experte tun
ui-table-hint-ask = Um einen Tipp bitten
ui-table-hint-chance = Gewinnchance

## Ein Gerät, mehrere Spieler

ui-table-hand-over = Gib das Gerät an { $name }
ui-table-hand-over-why = So sehen alle nur, was ihnen gehört.
ui-table-i-am = Ich bin { $name }

## Menü

ui-table-phone = Gerät wechseln
ui-table-phone-of = Mit dem Platz von { $name } das Gerät wechseln
ui-table-phone-how = Richte die Kamera des anderen Geräts hierher. Der Platz wandert hinüber, mit allem, was du hast. Der Code gilt einmal.
ui-table-phone-code = Code, mit dem der Platz wandert
ui-table-phone-done = Der Platz ist jetzt auf dem anderen Gerät. Hier kannst du weiter zusehen.
ui-table-watch = Zum Zuschauen einladen
ui-table-watch-how =
    { $watchers ->
        [0] Mit diesem Link kann jeder zuschauen. Gerade schaut niemand zu.
        [one] Mit diesem Link kann jeder zuschauen. Gerade schaut jemand zu.
       *[other] Mit diesem Link kann jeder zuschauen. Gerade schauen { $watchers } Leute zu.
    }
ui-table-luck = Ehrliches Glück
ui-table-luck-how = Alle Würfel und Karten standen vor dem ersten Zug fest; das ist ihr Siegel. Nach dem Spiel kannst du es prüfen.
ui-table-leave = Vom Tisch aufstehen
ui-table-leave-sure = Ein Bot hält deinen Platz warm. Du kannst jederzeit zurückkommen und weiterspielen.
ui-table-leave-yes = Aufstehen
ui-table-leave-no = Bleiben

## Umgang

ui-table-shut = Dieser Tisch ist für dich nicht offen
ui-table-told-removed = { $name } wurde vom Gastgeber entfernt.
ui-table-told-admitted = { $name } darf wieder herein.
ui-table-told-locked =
    { $lock ->
        [open] Der Tisch ist wieder offen.
        [seats] Der Gastgeber hat die Plätze gesperrt.
       *[closed] Der Gastgeber hat die Tür geschlossen.
    }
ui-table-person = Mehr zu { $name }
ui-table-mute = Stummschalten
ui-table-unmute = Wieder hören
ui-table-mute-how = Nur für dich, auf diesem Gerät; niemand erfährt davon.
ui-table-muted = (stumm)
ui-table-report = Diese Zeile melden
ui-table-report-why = Was ist daran nicht in Ordnung?
ui-table-report-how = Wer diesen Server betreibt, sieht sie sich an. Niemand am Tisch erfährt, dass du es warst.
ui-table-report-rude = Beleidigung oder Hass
ui-table-report-threat = Eine Drohung
ui-table-report-spam = Werbung oder Flut
ui-table-report-private = Etwas Privates über jemanden
ui-table-report-other = Etwas anderes
ui-table-report-never-mind = Doch nicht
ui-table-reported = Danke. Jemand sieht es sich an.
ui-table-host = Für den Gastgeber
ui-table-clear = Platz freimachen
ui-table-remove = Vom Tisch entfernen
ui-table-remove-watch = Entfernen, aber zusehen lassen
ui-table-remove-how = Kein Platz und kein Wort hier, bis du es wieder erlaubst. In einer laufenden Partie bekommt ein Bot den Platz für immer, und die Partie zählt nicht für die Wertung.
ui-table-removed = Entfernt
ui-table-admit = Wieder hereinlassen
ui-table-lock = Die Tür
ui-table-lock-open = Offen
ui-table-lock-seats = Plätze gesperrt
ui-table-lock-closed = Geschlossen
ui-table-lock-open-how = Wer den Link hat, kann sich setzen oder zusehen.
ui-table-lock-seats-how = Niemand Neues setzt sich; zusehen geht.
ui-table-lock-closed-how = Niemand Neues setzt sich oder sieht zu. Wer sitzt, bleibt.
