words-help = Nach den Wörtern sehen.
words-help-check = Sagt, was einer Übersetzung fehlt: Sätze, die fehlen, noch englisch oder anders gefüllt sind, und Beschriftungen, die zu lang sein könnten.
words-epilog = Beispiele: lifetable words check · lifetable words check fr --json
words-found = { $count ->
    [0] { $language }: Es fehlt nichts.
    [one] { $language }: eine Stelle zum Ansehen.
   *[other] { $language }: Stellen zum Ansehen: { $count }.
}
words-missing = fehlt
words-untranslated = noch englisch
words-other-variables = andere Variablen
words-long = vielleicht zu lang
