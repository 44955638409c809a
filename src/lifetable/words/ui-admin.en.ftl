# The operator's page.

ui-admin-title = Looking after the server
ui-admin-key = Your key
ui-admin-in = Sign in
ui-admin-out = Sign out
ui-admin-again = Look again
ui-admin-figure-reports = Reports waiting
ui-admin-figure-people = People here
ui-admin-figure-tables = Games on
ui-admin-figure-requests = Requests
ui-admin-figure-bot-seconds = Bots' seconds
ui-admin-figure-memory = Memory
ui-admin-figure-database = Database
ui-admin-figure-processes = Processes
ui-admin-reports = Reports
ui-admin-no-reports = Nothing waits for you.
ui-admin-people = People at tables now
ui-admin-no-people = Nobody is here right now.
ui-admin-bans = Bans
ui-admin-until = until { $date }
ui-admin-tables = Tables
ui-admin-present =
    { $count ->
        [0] nobody here
        [one] one here
       *[other] { $count } here
    }
ui-admin-status-lobby = lobby
ui-admin-status-playing = playing
ui-admin-status-paused = paused
ui-admin-status-over = over
ui-admin-audit = What was done
ui-admin-ban = Ban
ui-admin-ban-address = Ban an address
ui-admin-unban = Lift
ui-admin-remove-name = Remove the name
ui-admin-remove-line = Remove the line
ui-admin-remove-table = Remove the table
ui-admin-dismiss = Nothing to do
ui-admin-address = Address or network
ui-admin-how-long = For how long
ui-admin-hour = 1 hour
ui-admin-day = 1 day
ui-admin-week = 1 week
ui-admin-month = 30 days
ui-admin-reason = Why (for the log; no names)
ui-admin-reason-told = Why (whoever is banned reads it)
