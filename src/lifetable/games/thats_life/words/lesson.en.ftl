# The first game of That's Life!, told by the dog.

thats-life-lesson-hello = Hello! This is the path, from Start to Finish. Some tiles are good, some are bad. Bring your three pawns home, and the highest total wins.
thats-life-lesson-die = You rolled a 4. On your turn you move one piece, the full four steps. Tap a pawn on Start.
thats-life-lesson-bot = Now { $name } rolls and moves.
thats-life-lesson-alone = Your pawn stands all alone on −4. When it leaves, the tile is yours, like it or not. Go on, tap it: −4 won't stay bad for long.
thats-life-lesson-bot-takes = { $name } stood alone too, and has to take −6.
thats-life-lesson-guard = You landed on a clover, but a guard stands there: with company you take nothing. Guards belong to nobody. One may move when a pawn stands beside it, as yours does: you freed it. Send it away.
thats-life-lesson-frozen = See the other clovers: only guards stand there. They are frozen. Nobody can move them until a pawn comes along.
thats-life-lesson-bot-again = { $name } starts a second pawn.
thats-life-lesson-clover = Now you are alone on the clover. Leave it and take it.
thats-life-lesson-turned = At the end a clover flips your biggest minus; right now that is −4. So your total is 4.
thats-life-lesson-company = Remember: on a minus tile, go while others stay. On a plus or a clover, be the last to go.
thats-life-lesson-passed = A little later. Your last pawn leaves Start. Watch −1 and −2: then everybody is past them.
thats-life-lesson-gone = These two tiles have left the path, and nobody has to take them. Gaps are not counted when you move.
thats-life-lesson-home = Much later. Only one of your pawns is left, alone on +8. Bring it home: it leaves alone, so +8 is yours. Extra steps are lost.
thats-life-lesson-end = Everybody is home. Your three clovers flip your biggest minus tiles, −10, −8 and −7. Then we count: 25 to 14. You win!
