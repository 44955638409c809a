# Die Seite: Wörter, die zu keinem Teil allein gehören.

ui-close = Schließen
ui-copy = Kopieren
ui-copied = Kopiert
ui-link = Link
ui-link-only-here = Dieser Link geht nur auf diesem Gerät. Damit Freunde dazukommen können, starte mit { $command } oder unter einer öffentlichen Adresse.
ui-loading = Einen Moment …
ui-to-home = Zur Startseite
ui-try-again = Noch einmal versuchen
ui-lost-title = Hier ist nur Wasser
ui-lost-text = Unter dieser Adresse gibt es keine Seite. Vielleicht ist der Link alt, oder ein Buchstabe fehlt.
ui-offline-title = Keine Verbindung
ui-offline-text = Der Tisch ist gerade nicht zu erreichen. Nichts geht verloren: Dein Spiel wartet auf dich.
ui-server-trouble = Das hat nicht geklappt. Versuch es gleich noch einmal.

## Was sich dieses Gerät merkt

ui-language = Sprache
ui-language-next = Sprache wechseln: { $language }
ui-theme = Darstellung
ui-theme-auto = Auto
ui-theme-light = Tag
ui-theme-dark = Nacht
ui-speed = Tempo
ui-speed-slow = Langsam
ui-speed-normal = Normal
ui-speed-quick = Schnell
ui-speed-at-once = Sofort
ui-speed-note = Für alles, was sich bewegt und gezählt wird, und für die Bots an Tischen, die du eröffnest.
ui-direct = Ein Tipp genügt
ui-direct-note = Der Tipp, der einen Zug vollständig macht, macht ihn, ohne den Knopf
ui-sound = Ton
ui-notify = Ruf mich, wenn ich dran bin
ui-notify-note = Mit einer Mitteilung, falls du gerade woanders hinschaust
ui-keys = Tastenkürzel
ui-keys-note = Einzelne Buchstaben am Tisch
ui-keys-skip = Animation überspringen
ui-keys-hint = Tipp
ui-keys-undo = Zurücknehmen
ui-keys-chat = Chat
ui-keys-sound = Ton
ui-keys-rules = Regeln
ui-keys-turn = Wenn du dran bist
ui-keys-enter = Den Zug machen
