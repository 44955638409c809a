# The first round of Life is Life, told by the dog.

life-is-life-lesson-hello = Hello! Everyone floats on five lives. Do badly in a round and you lose some. The last one swimming wins.
life-is-life-lesson-hand = These are your ten animals. The number is what a kind is worth, if you alone hold the most of it.
life-is-life-lesson-trade = You hold two bears, and row 2 has two more. Tap row 2, give your pig and your cat for it, then trade.
life-is-life-lesson-bot = Four bears! Nobody will beat that. Now { $name } trades.
life-is-life-lesson-bot-again = And { $name }. What they take, you can see: remember it.
life-is-life-lesson-sudden = Careful: whoever trades for all 4 cats, all 5 rabbits or all 5 pigs ends the round at once, and everyone else loses a life. You hold two rabbits, so that one is safe.
life-is-life-lesson-knock = You look strong. Once you have traded you may knock: everyone else gets one more turn, then we count. Knock!
life-is-life-lesson-last = { $name }'s last turn.
life-is-life-lesson-count = { $name }'s last turn, then we count. Watch: most of a kind, alone, scores its number. A tie scores nothing.
life-is-life-lesson-lives = 20 for you, 16 for { $first }, 9 for { $second }. The best loses nothing, the last loses two lives, those between lose one.
life-is-life-lesson-end = And so it goes, round after round, until only one is still swimming. You know enough to be that one.
