# The page: words that belong to no part of it alone.

ui-close = Close
ui-copy = Copy
ui-copied = Copied
ui-link = Link
ui-link-only-here = This link works on this device only. To let friends join, start with { $command } or under a public address.
ui-loading = One moment …
ui-to-home = To the start page
ui-try-again = Try again
ui-lost-title = Nothing here but water
ui-lost-text = There is no page at this address. Perhaps the link is old, or a letter is missing.
ui-offline-title = No connection
ui-offline-text = The table cannot be reached just now. Nothing is lost: your game waits for you.
ui-server-trouble = That did not work. Please try again in a moment.

## What this device remembers

ui-language = Language
ui-language-next = Change the language to { $language }
ui-theme = Appearance
ui-theme-auto = Auto
ui-theme-light = Day
ui-theme-dark = Night
ui-speed = Speed
ui-speed-slow = Slow
ui-speed-normal = Normal
ui-speed-quick = Quick
ui-speed-at-once = At once
ui-speed-note = For everything that moves and counts, and for the bots at tables you open.
ui-direct = One tap is enough
ui-direct-note = A tap that completes a move makes it, without the button
ui-sound = Sound
ui-notify = Call me when it is my turn
ui-notify-note = A notification, if you are looking elsewhere
ui-keys = Keyboard shortcuts
ui-keys-note = Single letters at the table
ui-keys-skip = Skip the animation
ui-keys-hint = Hint
ui-keys-undo = Take back
ui-keys-chat = Chat
ui-keys-sound = Sound
ui-keys-rules = Rules
ui-keys-turn = On your turn
ui-keys-enter = Make the move
