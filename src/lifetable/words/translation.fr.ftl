words-help = S'occuper des mots.
words-help-check = Dire ce qui manque à une traduction : phrases absentes, encore en anglais ou remplies autrement, et libellés peut-être trop longs.
words-epilog = Exemples : lifetable words check · lifetable words check de --json
words-found = { $count ->
    [0] { $language } : il ne manque rien.
    [one] { $language } : un point à regarder.
   *[other] { $language } : points à regarder : { $count }.
}
words-missing = absent
words-untranslated = encore en anglais
words-other-variables = autres variables
words-long = peut-être trop long
