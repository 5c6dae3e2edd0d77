# The server: its refusals, its messages to operators, the names of guests.

refusal-bad-message = this message is not valid: see “{ $where }”.
refusal-bad-request = this request is not valid: see “{ $where }”.
refusal-bad-method = this method is not allowed here.
refusal-not-found = there is nothing here.
refusal-too-large = this is too large: { $most } bytes at most.
refusal-too-fast = too many requests; wait a moment.
refusal-foreign-origin = this request comes from another site.
refusal-failed = something went wrong on the server; try again.
refusal-hello-first = the first message must be “hello”.
refusal-hello-twice = “hello” was sent already.
refusal-protocol = this page speaks version { $given } of the protocol, the server version { $known }; reload the page.
refusal-no-session = you have no session; reload the page.
refusal-too-many-connections = you have { $most } connections open; close one first.
refusal-too-many-watched = you watch { $most } tables; leave one first.
refusal-hint-pending = a hint is already being prepared.
refusal-has-account = you have an account already.
refusal-account-taken = the name “{ $name }” is taken.
refusal-bad-login = no account has this name and this password.
refusal-sign-in-later = too many wrong passwords were given for this account; try again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
refusal-bad-token = this link is no longer valid.
refusal-unknown-player = there is no such player.
refusal-no-such-ply = this game has { $most } moves.
refusal-port-in-use = port { NUMBER($port, useGrouping: 0) } is in use; choose another with --port.
refusal-bad-address = the server cannot listen on { $host }, port { NUMBER($port, useGrouping: 0) }: { $reason }.
refusal-workers-sqlite = several processes need PostgreSQL: give its address with --database, or leave out --workers.
refusal-no-place-for-games = there is no folder to save your games in ({ $reason }); name a file: florilege serve --open --database sqlite:///FILE.
refusal-commitment-differs = the deal of this record is not the one that was committed to: { $given } was shown, the record has { $found }.
refusal-commitment-absent = the deal of this record was not sealed: it has no commitment to check.

help-serve = run the server: play in the browser with friends and bots
help-host = the address to listen on (default: 127.0.0.1, only this computer)
help-log-level = the lowest level to log, on standard error (default: info; warning with --open)
help-port = the port to listen on (default: 8000)
help-database = the database of tables: sqlite:///FILE or postgresql://USER@HOST/NAME (default: sqlite:///florilege.db)
help-serve-workers = number of server processes (default: 1; more need PostgreSQL)
help-open = open the page in a browser
serving = Florilège is running at { $url } (Ctrl+C stops it)
serving-kept = Your games are saved in { $path }

help-verify = check a record: its check sum, its moves, and that the deal is the one that was committed to
help-verify-record = a record, exported from a table or written by “florilege play --record FILE”
help-commitment = the SHA-256 that was shown when the game began
verified-deal = The deal is the one that was committed to: { $hash }

page-missing = The server is running, but its page was not built. In the source folder: make page. The interface for programs is described at /api/openapi.json.

guest-name = { $trait } { $flower }
guest-flowers = Anemone Aster Begonia Bluebell Camellia Clover Cornflower Cowslip Crocus Dahlia Daisy Edelweiss Foxglove Freesia Gentian Heather Hyacinth Iris Jasmine Lavender Lilac Lily Lupin Magnolia Mallow Mimosa Narcissus Orchid Peony Petunia Poppy Primrose Rose Snowdrop Sunflower Tansy Thistle Tulip Verbena Violet Wisteria Zinnia
guest-traits = Agile Alert Amiable Brave Bright Calm Cheerful Clever Curious Daring Dreamy Eager Faithful Funny Gentle Happy Honest Keen Kind Lively Lucid Merry Mild Nimble Patient Placid Proud Quick Quiet Radiant Serene Shy Smart Solemn Sunny Tender Tranquil Wild Wily Wise
