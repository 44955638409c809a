# Tische: Plätze, und was sie ablehnen

guest = Gast
error-record-promise = Das Versprechen vor dem Spiel gehört nicht zum Startwert.
error-no-such-table = Es gibt keinen Tisch { $table }. Prüfe den Link.
error-nobody = Setz dich zuerst: Der Server kennt dich noch nicht.
error-seat-taken = Platz { $seat } ist besetzt. Nimm einen freien.
error-not-your-seat = Platz { $seat } ist nicht deiner.
error-not-host = Das kann nur, wer den Tisch eröffnet hat.
error-not-seated = Du schaust zu. Das können nur die am Tisch.
error-not-in-lobby = Das Spiel läuft schon, das lässt sich nicht mehr ändern.
error-not-started = Das Spiel hat noch nicht begonnen.
error-paused = Der Tisch macht Pause. Spielt zuerst weiter.
error-game-over = Das Spiel ist vorbei.
error-game-not-over = Das gibt es erst nach dem Spiel.
error-not-your-turn = Du bist nicht dran.
error-seat-kept-warm = Ein Bot hält deinen Platz warm. Nimm ihn zuerst zurück.
error-stale = Der Tisch ist schon weiter. So steht es jetzt.
error-busy = An diesem Tisch passiert gerade viel auf einmal. Versuch es gleich noch einmal.
error-too-few-seated = { $seated } am Tisch, das Spiel braucht { $least }. Hol jemanden oder einen Bot dazu.
error-seats-free = Um gleich zu beginnen, muss jeder Platz besetzt sein: { $free ->
    [one] einer ist
   *[other] { $free } sind
 } noch frei.
error-too-many-seated = Hier sitzen { $seated }. Zuerst muss jemand aufstehen.
error-no-such-level = Es gibt keinen Bot „{ $level }“. Wähle aus { $levels }.
error-nothing-to-undo = Du kannst nichts zurücknehmen: Seither wurde gewürfelt oder aufgedeckt.
error-still-here = { $name } war eben noch da. Warte noch { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
 }.
error-nothing-asked = Niemand möchte gerade einen Zug zurücknehmen.
error-chat-full = Du hast an diesem Tisch genug geredet.
error-no-such-reaction = Diese Reaktion gibt es nicht. Wähle aus { $reactions }.
error-too-many-tables = Du hast schon { $most } Tische, an denen es weitergeht. Beende oder verlasse zuerst einen.
error-too-many-unattended = An { $most } deiner Tische spielen noch Bots. Warte, bis sie an einem fertig sind.
error-too-many-decks = Du hast schon { $most } Kartensätze an Tischen. Nimm einen davon.
error-too-many-tokens = Du hast schon { $most } Schlüssel. Lösche zuerst einen.
error-no-such-token = Diesen Schlüssel gibt es nicht.
error-bad-link = Dieser Link gilt nicht mehr. Bitte um einen neuen.
error-hints-off = An diesem Tisch sind Tipps aus.
error-hint-waiting = Der Experte denkt schon über deine Frage nach. Einen Moment.
error-advice-busy = Gerade wollen viele wissen, was der Experte denkt. Versuch es gleich noch einmal.
error-review-failed = Aus diesem Spiel wurde der Experte nicht schlau. Die Wiederholung zeigt alles.
error-review-too-long = Dieses Spiel hat mehr als { $most } Züge, zu viele für den Experten. Die Wiederholung zeigt alles.
error-no-such-file = Die Datei { $file } ist nicht hier. Lade sie noch einmal hoch.
error-file-has-mistakes = Mit dieser Datei kann man noch nicht spielen. Die Liste sagt, was fehlt.
