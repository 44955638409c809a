# The first round of Life is Life, told by the dog.

life-is-life-lesson-hello = Hello! Everyone floats on five rings. Each ring is a life. Do badly in a round and you lose some. The last one with a ring wins.
life-is-life-lesson-hand = These are your ten animals. The number is what a kind is worth, if you alone hold the most of it.
life-is-life-lesson-trade = You hold two bears, and row 4 has a third. Tap row 4, give your dog, your rabbit and both pigs for it, then trade.
life-is-life-lesson-bot = Three bears, well done. Now { $name } trades. Watch the cat!
life-is-life-lesson-bot-again = And { $name } lays a cat. What others take and lay, you can see: remember it.
life-is-life-lesson-sudden = Danger! With all 4 cats in hand after a trade, { $first } ends the round, and everyone else loses a life. { $second } has just laid the last one in row 1. Take it, for your mouse!
life-is-life-lesson-averted = Saved. While you hold one cat, { $name } cannot collect them all. The same goes for the 5 rabbits and the 5 pigs.
life-is-life-lesson-forbidden = The others have traded. Row 2 is a giraffe and a mole. You may not lay a giraffe and a mole for them: at least one must differ. Lay a mole and a goat.
life-is-life-lesson-memory = Good. Have you forgotten what the others took? The table shows again what everybody could see.
life-is-life-lesson-fourth = On we go. Moles and goats are your strong kinds, so fetch these two from row 2 and let your two giraffes go.
life-is-life-lesson-tie = Remember: if two players hold equally many of a kind, nobody gets its points.
life-is-life-lesson-knock = You look strong. Once you have traded you may knock: everyone else gets one more turn, then we count. Knock!
life-is-life-lesson-last = { $name }'s last turn.
life-is-life-lesson-count = { $name }'s last turn, then we count. Watch the giraffes: two and two. A tie scores nothing. And your only rabbit does score, for nobody else has one.
life-is-life-lesson-lives = 27 for you, 9 for { $first }, 6 for { $second }. The best loses nothing, the last loses two lives, those between lose one.
life-is-life-lesson-end = And so it goes, round after round, until only one is still swimming. You know enough to be that one.
