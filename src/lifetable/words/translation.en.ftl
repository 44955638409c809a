words-help = Look after the words.
words-help-check = Say what a translation lacks: sentences that are missing, still English or differently filled, and labels that may be too long.
words-epilog = Examples: lifetable words check · lifetable words check de --json
words-found = { $count ->
    [0] { $language }: nothing is missing.
    [one] { $language }: one thing to look at.
   *[other] { $language }: things to look at: { $count }.
}
words-missing = missing
words-untranslated = still English
words-other-variables = other variables
words-long = perhaps too long
