# The server: what it refuses, how it speaks to operators, what guests are called.

refusal-bad-message = this message cannot be understood: see “{ $where }”.
refusal-bad-request = this request cannot be understood: see “{ $where }”.
refusal-bad-method = this cannot be asked for in this way.
refusal-not-found = there is nothing here.
refusal-too-large = this is too much at once: { $most } bytes at most.
refusal-too-fast = too many requests; wait a little.
refusal-foreign-origin = this request comes from another page.
refusal-failed = something has gone wrong here; try again.
refusal-hello-first = say hello first.
refusal-hello-twice = you have said hello already.
refusal-protocol = this page speaks version { $given } of the protocol, the server version { $known }; load it again.
refusal-no-session = nobody knows who you are; load the page again.
refusal-too-many-connections = you have { $most } connections open; close one first.
refusal-too-many-watched = you watch { $most } tables; leave one first.
refusal-hint-pending = a hint is being thought about.
refusal-has-account = you have an account already.
refusal-account-taken = the name “{ $name }” is taken.
refusal-bad-login = no account has this name and this password.
refusal-bad-token = this link carries no seat any more.
refusal-unknown-player = there is no such player.
refusal-no-such-ply = this game has { $most } moves.
refusal-port-in-use = port { NUMBER($port, useGrouping: 0) } is in use; choose another with --port.
refusal-bad-address = the server cannot listen at { $host }, port { NUMBER($port, useGrouping: 0) }: { $reason }.
refusal-workers-sqlite = several processes need PostgreSQL: give its address with --database, or leave out --workers.
refusal-no-place-for-games = there is no folder to keep your games in ({ $reason }); name a file: florilege serve --open --database sqlite:///FILE.
refusal-commitment-differs = the deal of this record was not the one that was promised: { $given } was shown, the record has { $found }.
refusal-commitment-absent = the deal of this record was not sealed: there is no promise to check.

help-serve = open the tables: play in the browser with friends and bots
help-host = the address to listen at (default: 127.0.0.1, this machine alone)
help-log-level = the least that is logged, on standard error (default: info; warning with --open)
help-port = the port to listen at (default: 8000)
help-database = where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME (default: sqlite:///florilege.db)
help-serve-workers = how many processes answer (default: 1; more need PostgreSQL)
help-open = open the page in a browser
serving = Florilège is open at { $url } (Ctrl+C closes it)
serving-kept = Your games are kept in { $path }

help-verify = check a record: its check sum, every move, and the deal that was promised
help-verify-record = a record, exported from a table or written by “florilege play --record FILE”
help-commitment = the SHA-256 that was shown when the game began
verified-deal = The deal is the one that was promised: { $hash }

page-missing = The server is running, but its page was not built. In the source folder: make page. The interface for programs is described at /api/openapi.json.

guest-name = { $trait } { $flower }
guest-flowers = Anemone Aster Begonia Bluebell Camellia Clover Cornflower Cowslip Crocus Dahlia Daisy Edelweiss Foxglove Freesia Gentian Heather Hyacinth Iris Jasmine Lavender Lilac Lily Lupin Magnolia Mallow Mimosa Narcissus Orchid Peony Petunia Poppy Primrose Rose Snowdrop Sunflower Tansy Thistle Tulip Verbena Violet Wisteria Zinnia
guest-traits = Agile Alert Amiable Brave Bright Calm Cheerful Clever Curious Daring Dreamy Eager Faithful Funny Gentle Happy Honest Keen Kind Lively Lucid Merry Mild Nimble Patient Placid Proud Quick Quiet Radiant Serene Shy Smart Solemn Sunny Tender Tranquil Wild Wily Wise
