# The first round of Lifetime, told by the dog.

lifetime-lesson-hello = Hello! These are your seven year cards: the last two digits of a year. 05 can be 1705, 1805, 1905…
lifetime-lesson-name = You drew six famous people, and only you see their dates. Name Beethoven and open with 05: in 1805 he was alive.
lifetime-lesson-right = Now everyone lays a year in which Beethoven was alive, at the left or the right end. { $name } says 1816.
lifetime-lesson-left = On the left, years count down. { $name } lays 91: the nearest year ending in 91 before 1805 is 1791.
lifetime-lesson-yours = Your turn again. Pick 79 and lay it on the left: that is 1779, and he was born in 1770.
lifetime-lesson-wrong = Now it gets tight for { $name } …
lifetime-lesson-takes = 1762 was too early! { $name } takes every card on the line and begins the next round.
lifetime-lesson-refill = A new round begins: all hands are filled up to seven again. Yours too.
lifetime-lesson-next = This time { $name } knows the dates and you don't.
lifetime-lesson-next-again = { $name } dares 1528. Every year on the line tells you: Henry was alive then.
lifetime-lesson-equal = You hold a second 20: the small b says so. Beside 1520 it would be 1620 or 1420, for equal numbers never share a year.
lifetime-lesson-guess = Henry VIII was king from 1509 and married six times. 35 on the right is 1535. Try it!
lifetime-lesson-end = Right! The longer the line, the more there is to lose. When the pile is used up, whoever took the fewest cards wins.
