# Learning: rules and the first game.

error-no-lesson = There is no lesson for { $game } yet.

## Rules

ui-learn-rules-page = { $game }, the rules · Lifetable
ui-learn-rules = Rules
ui-learn-rules-title = How it is played
ui-learn-short = In short
ui-learn-home = To the start page
ui-learn-to-table = Back to the game
ui-learn-contents = Contents
ui-learn-search = Search the rules
ui-learn-clear = Clear the search
ui-learn-found = { $count ->
    [0] Nothing found for “{ $what }”.
    [one] One place found.
   *[other] { $count } places found.
}
ui-learn-in-force = In force
ui-learn-off = Off here
ui-learn-here = Here: { $value }
ui-learn-at-table = At this table
ui-learn-at-table-text = Fixed while the game runs.
ui-learn-players = { $count ->
    [one] One player
   *[other] { $count } players
}
ui-learn-yes = On
ui-learn-no = Off
ui-learn-play = Play
ui-learn-tutorial = First game
ui-learn-print = Print the rules
ui-learn-print-summary = Print one page
ui-learn-author-note = In our own words. What counts is what the table does.

## First game

ui-learn-page = { $game }, your first game · Lifetable
ui-learn-where = Your first game
ui-learn-step = Step { $step } of { $steps }
ui-learn-coach = The dog explains
ui-learn-next = Next
ui-learn-wait = Watch …
ui-learn-skip = Skip
ui-learn-not-that = Good eye, but not now. Tap what is lit; nothing can go wrong here.
ui-learn-other-move = You could do that in a real game. This once, do as I say.
ui-learn-your-turn = Your turn
ui-learn-real = Play a real game
ui-learn-more-rules = All the rules
ui-learn-again = Once more
