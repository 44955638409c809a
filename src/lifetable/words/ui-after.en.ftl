# After the game: result, replay, review, luck, verifying.

ui-after-language = Language
ui-after-back = Back to the table
ui-after-you = You

## Result

ui-after-lasted = { $length }, { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
ui-after-ranking = Ranking
ui-after-sheet = Score sheet
ui-after-turned = The move that turned it
ui-after-turned-luck = The luck that turned it
ui-after-turned-text = Move { $turn }. { $told }
ui-after-turned-chance = { $you ->
    [yes] Your chance to win went from { $from } to { $to }.
   *[no] { $name }'s chance to win went from { $from } to { $to }.
}
ui-after-looking = The judge is looking through the game
ui-after-looking-text = { $done } done. You need not wait.
ui-after-review = Review
ui-after-replay = Replay
ui-after-verify = Verify
ui-after-share = Share
ui-after-record = Download record
ui-after-copied = Link copied
ui-after-again = Again?
ui-after-again-text = Same people, same settings.
ui-after-rematch = Rematch
ui-after-follow = It goes on!
ui-after-follow-text = A rematch has been set up.
ui-after-follow-without = It goes on without you. You can watch.
ui-after-join = To the rematch
ui-after-watch = Watch
ui-after-offered = { $name } offers a rematch
ui-after-offered-text = If you stay, a bot takes your seat.
ui-after-accept = Come along
ui-after-decline = No, thanks
ui-after-declined = You are not coming along
ui-after-declined-text = { $name } has not begun yet.
ui-after-accept-after-all = Come along after all
ui-after-waiting = Waiting for { $names }
ui-after-waiting-text = Bots take the seats of those who do not come.
ui-after-waiting-declined = { $count ->
    [one] { $names } is not coming along.
   *[other] { $names } are not coming along.
}
ui-after-nobody = Nobody is coming along
ui-after-begin = Begin with bots
ui-after-withdraw = Withdraw
ui-after-rather-not = Rather not
ui-after-rated = { $why ->
    [removed] Not rated: the host removed somebody.
    [two-seats] Not rated: somebody had two seats.
    [taken-back] Not rated: a move that showed something was taken back.
    [no-move] Not rated for you: you made no move yourself.
    [alone] Not rated: there was nobody to compare with.
   *[counts] Counts for your rating.
}

## Replay and review

ui-after-replay-page = Replay · Lifetable
ui-after-replay-where = Replay
ui-after-replay-title = Replay of { $game }
ui-after-not-yet = Nothing to replay yet
ui-after-eyes = Through whose eyes
ui-after-eyes-of = Through { $name }'s eyes
ui-after-scrub = The whole game
ui-after-step-back = One move back
ui-after-step-on = One move on
ui-after-play = Play
ui-after-pause = Pause
ui-after-turn = Move
ui-after-turn-axis = move
ui-after-turn-of = Move { $turn } of { $last }
ui-after-turn-said = Move { $turn } of { $last }. { $said }
ui-after-turning-go = Turning point { $number }, move { $turn }
ui-after-next-turning = Next turning point
ui-after-first-turning = First turning point
ui-after-chances = Chance to win
ui-after-chart-label = Chance to win from move to move. In the end: { $list }.
ui-after-chart-text = Colour: the chance to win. The pale band: how sure that is. Rings: luck. Squares: a choice that cost something.
ui-after-turning = Turning point { $number }.
ui-after-expert = { $you ->
    [yes] What the expert saw
   *[no] What the expert would have told { $name }
}
ui-after-no-decision = Go to a move to see what the expert would have done, knowing only what that player knew.
ui-after-promised = The chance to win that each move promised, as far as that player could know:
ui-after-only = { $you ->
    [yes] You had no choice.
   *[no] { $name } had no choice.
}
ui-after-same = { $you ->
    [yes] You did what the expert would have done.
   *[no] { $name } did what the expert would have done.
}
ui-after-close = { $you ->
    [yes] Your move was as good as the best one: what lies between them is too small to tell.
   *[no] { $name }'s move was as good as the best one: what lies between them is too small to tell.
}
ui-after-cost = { $you ->
    [yes] Your move cost { $lost } of the chance to win, give or take { $error }.
   *[no] { $name }'s move cost { $lost } of the chance to win, give or take { $error }.
}
ui-after-best = the expert's move
ui-after-made = { $you ->
    [yes] your move
   *[no] { $name }'s move
}
ui-after-both = { $you ->
    [yes] the expert's move and yours
   *[no] the expert's move and { $name }'s
}

## Luck

ui-after-luck = Luck or skill?
ui-after-luck-text = From the first chance to the result. Add up the numbers: they come out.
ui-after-sum = { $you ->
    [yes] Your sum
   *[no] { $name }'s sum
}
ui-after-sum-start = Everybody begins with
ui-after-sum-luck = Luck of dice and cards
ui-after-sum-own = { $you ->
    [yes] Your choices
   *[no] { $name }'s choices
}
ui-after-sum-others = The choices of the others
ui-after-sum-hidden = What nobody could see then
ui-after-sum-result = Result
ui-after-sum-error = give or take { $error }
ui-after-sum-points = Points of the chance to win, out of 100.
ui-after-better = { $you ->
    [yes] You played better than the winner. It was the luck.
   *[no] { $name } played better than the winner. It was the luck.
}
ui-after-rolled = { $face } was rolled { $count ->
    [0] never
    [one] once
   *[other] { $count } times
}
ui-after-dice = { $you ->
    [yes] Your rolls: { $average } on average. A fair die gives 3.5.
   *[no] { $name }'s rolls: { $average } on average. A fair die gives 3.5.
}

## Verifying

ui-after-verify-title = Was the luck honest?
ui-after-verify-lead = All the luck of a game comes from one text, the seed: a secret, and the players' words. It was sealed before the game and is opened now.
ui-after-verify-promise = The secret
ui-after-verify-promise-text = The secret fits the seal that the table showed.
ui-after-verify-promise-not = The secret does not fit the seal that the table showed.
ui-after-verify-before = The game before
ui-after-verify-before-text = The seal of this rematch is the secret of the game before: it was fixed long before.
ui-after-verify-before-not = The seal of this rematch should be the secret of the game before, and is not.
ui-after-verify-words = The players' words
ui-after-verify-words-text = The seed is the secret and exactly these words: nothing added, nothing left out.
ui-after-verify-words-not = The seed does not match the secret plus the players' words.
ui-after-verify-seals = The players' seals
ui-after-verify-seals-text = The words of each player are the ones that were sealed.
ui-after-verify-seals-not = The words of somebody are not the ones that were sealed.
ui-after-verify-seals-before = Your browser saw all seals before anybody's words were shown: nobody could choose theirs last.
ui-after-verify-seals-unseen = Your browser did not see the seals before the words were shown.
ui-after-verify-seed = The seed
ui-after-verify-seed-text = The seed fits the seal that was shown at the first move.
ui-after-verify-seed-not = The seed does not fit the seal that was shown at the first move.
ui-after-verify-moves = Every move
ui-after-verify-moves-text = The server plays the game again from the seed: the same cards, dice and result.
ui-after-verify-moves-not = Played again from the seed, the game does not come out the same.
ui-after-verify-moves-here = Your browser has played the game again from the seed, by the rules it has itself: the same cards, dice and result.
ui-after-verify-views = What you were shown
ui-after-verify-views-text =
    { $count ->
        [one] The one moment of the game that your browser was shown comes out the same.
       *[other] All { $count } moments of the game that your browser was shown come out the same.
    }
ui-after-verify-views-not = Something that your browser was shown does not follow from the seed and the moves.
ui-after-verify-since =
    { $ply ->
        [0] Your browser saw that seal before the first move.
       *[other] Your browser has known that seal since move { $ply }.
    }
ui-after-verify-unseen = Your browser did not see that seal before the end.
ui-after-verify-wait = Checking …
ui-after-verify-good =
    { $ply ->
        [0] All is well: nobody could bend the luck.
       *[other] All is well: since move { $ply }, when your browser came, nobody could bend the luck.
    }
ui-after-verify-weak = Everything fits. But your browser was not here during the game, so it has only the server's word for the seals.
ui-after-verify-without = Everything fits. But no words of your browser were in the luck: for that you have to trust those whose were.
ui-after-verify-bad = Something does not fit. Keep the record and tell whoever runs this table.
ui-after-verify-failed = The moves could not be checked just now.
ui-after-verify-promised = Seal of the secret
ui-after-verify-hash = Seal of the seed
ui-after-verify-seed-was = The seed
ui-after-verify-self = All but the moves was checked by your own browser. To check those yourself too, save the record and run
ui-after-verify-deck = This table had a deck of its own: ask whoever brought it for the file.

## Keeping a game

ui-after-keep = Keep
ui-after-kept = Kept
ui-after-keep-help = Keep this game for good
ui-after-kept-help = You keep this game. Tap to let go of it
