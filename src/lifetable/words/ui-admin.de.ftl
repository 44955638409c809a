# Die Seite derer, die den Server betreiben.

ui-admin-title = Nach dem Server sehen
ui-admin-key = Dein Schlüssel
ui-admin-in = Anmelden
ui-admin-out = Abmelden
ui-admin-again = Neu laden
ui-admin-figure-reports = Meldungen
ui-admin-figure-people = Leute da
ui-admin-figure-tables = Laufende Partien
ui-admin-figure-requests = Anfragen
ui-admin-figure-bot-seconds = Bot-Sekunden
ui-admin-figure-memory = Speicher
ui-admin-figure-database = Datenbank
ui-admin-figure-processes = Prozesse
ui-admin-reports = Meldungen
ui-admin-no-reports = Nichts wartet auf dich.
ui-admin-people = Gerade an Tischen
ui-admin-no-people = Gerade ist niemand da.
ui-admin-bans = Sperren
ui-admin-until = bis { $date }
ui-admin-tables = Tische
ui-admin-present =
    { $count ->
        [0] niemand da
        [one] einer da
       *[other] { $count } da
    }
ui-admin-status-lobby = Lobby
ui-admin-status-playing = läuft
ui-admin-status-paused = pausiert
ui-admin-status-over = vorbei
ui-admin-audit = Was getan wurde
ui-admin-ban = Sperren
ui-admin-ban-address = Adresse sperren
ui-admin-unban = Aufheben
ui-admin-remove-name = Namen entfernen
ui-admin-remove-line = Zeile entfernen
ui-admin-remove-table = Tisch entfernen
ui-admin-dismiss = Nichts zu tun
ui-admin-address = Adresse oder Netz
ui-admin-how-long = Wie lange
ui-admin-hour = 1 Stunde
ui-admin-day = 1 Tag
ui-admin-week = 1 Woche
ui-admin-month = 30 Tage
ui-admin-reason = Warum (fürs Protokoll; ohne Namen)
ui-admin-reason-told = Warum (wer gesperrt wird, liest es)
