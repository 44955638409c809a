# The server: what it refuses before any table is asked, and `lifetable serve`.

error-no-such-page = There is nothing here. Check the address.
error-no-such-method = { $method } is not possible here.
error-bad-request = This could not be understood. Check what was sent.
error-blank-name = A name needs at least one letter or sign that can be seen.
error-too-large = This is too much: { $most } KB is the most.
error-length-required = This request does not say how long it is. Send its length.
error-head-too-large = The address and headers of this request are too long: { $most } KB is the most. Clearing this site's cookies may help.
error-wrong-media-type = Send this as { $wanted }.
error-too-many-requests =
    { $seconds ->
        [one] That was a lot at once. Try again in a second.
       *[other] That was a lot at once. Try again in { $seconds } seconds.
    }
error-too-many-streams = You are following more than { $streams } tables. Close one first.
error-other-origin = This came from another site, so it was not done.
error-server-error = Something went wrong on our side. It has been noted; try again.
error-not-ready = The server is not ready yet. Try again in a moment.
error-too-slow = This took too long to arrive. Try again.
error-bad-token = This key is not valid, or was taken back.
error-token-cannot = A key cannot do this. Do it yourself, in your browser.

error-serve-network = “{ $network }” is no address or network. Write them like 10.0.0.0/8, with commas between.
error-serve-base-url = “{ $url }” is no address to be found at. Write it like https://play.example.org
error-serve-failed = The server could not start; the log says why.
error-serve-port = { $host }:{ $port } cannot be used: { $why }. Choose another with --port.

web-page-missing = The page has not been built yet
web-page-missing-help = The server runs, and so does its API. Build the page, then load this again:
web-page-script = This page needs JavaScript.

web-preview-lifetable = Three small games about life, for family and friends. No account needed.
web-preview-title =
    { $status ->
        [lobby] Come and play { $game }
        [over] { $game }: how it ended
       *[other] { $game }: a game is being played
    }
web-preview-text =
    { $status ->
        [lobby] { $free ->
            [0] Every seat is taken; you can watch.
            [one] One of { $seats } seats is free.
           *[other] { $free } of { $seats } seats are free.
        }
        [over] The game is over. Look at it again, move by move.
       *[other] { $seats } at the table. Sit down beside them and watch.
    }

serve-help = Serve the tables and the page, for this machine or for everybody.
serve-epilog = Examples: lifetable serve --open · lifetable serve --host 0.0.0.0 --base-url https://play.example.org --proxy 127.0.0.1 · lifetable serve --database postgresql://… --workers 4
serve-starting = Starting …
serve-ready = Ready. Play at { $address }
serve-share = Others in your network play at { $address }
serve-stop = Ctrl+C stops it; every game goes on next time.
serve-addresses = ADDRESSES
serve-names = NAMES
serve-help-host = The address to listen on; 0.0.0.0 for everybody in the network.
serve-help-port = The port to listen on; 0 picks a free one.
serve-help-database = Where tables are kept: sqlite:///FILE or postgresql://… By default a file in your data folder.
serve-help-workers = How many processes share the work.
serve-help-base-url = Where people find the server, if not where it listens.
serve-help-hosts = Names under which people find this server, with commas; links may begin with them.
serve-help-proxy = Proxies whose word on who is asking is taken: addresses or networks with commas, * for any.
serve-help-rate = Writes a second that one person may make in the long run; 0 for no limit.
serve-help-streams = How many tables one person may follow at a time; 0 for no limit.
serve-help-crowd = How many people may share one address, such as a school's: its tables and questions at a time grow with them; 0 for no limit.
serve-help-metrics = Who may read /metrics: addresses or networks with commas, * for everybody.
serve-help-log-level = How much is logged.
serve-help-log-format = How it is logged: JSON lines, text, or text on a terminal only.
serve-help-open = Open the browser when ready.

click-env-var-var = env: <var>
error-admin-key-wanted = This is for those who run the server. Sign in with your key.
error-bad-admin-key = This key is not valid, or was revoked.
