# Tables: what is refused there, what is said, how games end.

refusal-unknown-table = there is no table “{ $name }”.
refusal-table-busy = too much happened at this table at once; try again.
refusal-table-full = too much has happened at this table for that: { $most } events.
refusal-stale-seq = message { $seq } is older than what this client has sent since.
refusal-no-such-seat = this table has { $seats } seats.
refusal-not-begun = the game has not begun: some seats are still empty.
refusal-begun = the game has begun.
refusal-game-goes-on = the game is not over.
refusal-not-your-seat = seat { $seat } is not yours.
refusal-not-at-table = you do not sit at this table.
refusal-not-the-founder = only whoever founded the table may do this.
refusal-seat-taken = somebody has taken seat { $seat }.
    .you = this seat is yours already.
refusal-seat-empty = nobody sits at { $seat }.
refusal-bad-name = a name has 1 to { $most } printable characters.
refusal-illegible-name = a name needs a letter, a digit or a picture, and nothing that cannot be seen.
refusal-name-alike = “{ $name }” looks like somebody else’s name; choose another.
refusal-forfeited = this seat has been given up for good.
refusal-relieved = a bot plays this seat for you; take it back first.
refusal-not-relieved = you play this seat yourself.
refusal-nobody-to-relieve = nobody is waiting for { $seat }.
refusal-patience = give { $seat } { $seconds ->
    [one] one more second
   *[other] { $seconds } more seconds
}.
refusal-stale-position = the game has gone on: this move was meant for ply { $given }, it is now at ply { $ply }.
refusal-time-over = your time has run out.
refusal-time-left = this clock has not run out.
refusal-undo-never = at this table nothing is taken back.
refusal-undo-not-yours = you cannot go back to ply { $ply }: the decision there was not yours.
refusal-undo-barrier = somebody has learned something since; at this table that cannot be taken back.
refusal-draw-with-bots = bots play on: a draw is for people.
refusal-offer-open = something is being proposed already.
refusal-no-offer = this proposal no longer stands.
refusal-answered = you have answered already.
refusal-bad-words = say something, in words of your own (up to { $most } characters) or with a quick phrase, not both.
refusal-unknown-phrase = there is no such phrase; there is: { $known }.
refusal-chat-full = enough has been said here: { $most } times.
refusal-no-hints = at this table there are no hints.
refusal-bots-busy = the bots have too much to think about; try again soon.
refusal-bot-too-slow = “{ $text }” asks for more time than a bot may have here: { $most } milliseconds a move at most.
refusal-bot-lost = the bot’s process broke off; try again.
refusal-too-many-tables = you have { $most } tables that are not over; finish one first.
refusal-bots-for-seats = say for each of the { $seats } seats whether a bot plays it, not for { $given }.
refusal-no-people = leave at least one seat to a person.
refusal-rated-terms = rated games are between people, without hints, and nothing beyond the barrier is taken back.
refusal-increment-range = a move may add 0 to { $most } seconds, not { $given }.
refusal-record-unfinished = the game of this record is not over.

ending-agreed = They agreed on a draw.
ending-abandoned = The game was given up.
ending-flag = The time ran out.

phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-oops = Oops.
phrase-thinking = Let me think…
phrase-thanks = Thank you!
phrase-again = Another one?
phrase-bye = Good-bye!
