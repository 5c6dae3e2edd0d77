# The web page: everything around the boards.

page-title = Four games that grow on you
page-tagline = Sand mandalas, card blossoms, petals in rings, a wizard’s garden. Play friends by a link, or bots at once.
page-home = Florilège, to the games
page-nav = You and your settings
page-skip = To the contents
page-me = You
page-language-fr = FR: passer au français
page-language-en = EN: switch to English
page-preferences = Preferences
page-theme = Light
page-theme-auto = as your system
page-theme-light = light
page-theme-dark = dark
page-speed = Movement
page-speed-slow = slow
page-speed-normal = normal
page-speed-fast = fast
page-speed-none = none
page-sound = A soft sound when something happens
page-confirm-moves = Ask before a move is sent
page-as-text = Show boards as text
page-done = Done
page-close = Close
page-cancel = Cancel
page-unreachable = The server cannot be reached just now. Nothing is lost; try again in a moment.
page-reconnecting = The line is lost. Reconnecting; nothing is lost.
page-lost = Nothing grows here
page-lost-text = There is no such page.
page-to-lobby = To the games
page-read-clause = §{ $clause }: read the rule
page-clause-before = previous rule
page-clause-after = next rule
page-all-rules = All rules

## Lobby

page-games = Games
page-duration-mandala = about 30 minutes
page-duration-flower-power = 30 to 90 minutes
page-duration-anthokyklos = about 45 minutes
page-duration-power-plants = about 60 minutes
page-short-mandala = Flowers
page-short-flower-power = Flower Power!
page-short-anthokyklos = Anthokyklos
page-short-power-plants = Power Plants
page-play-bots = Play against bots
page-play-friends = With friends
page-rules = Rules
page-level = How strong?
page-players = Players
page-start = Start
page-all-options = All options
page-bot-random = Breeze
page-bot-greedy = Magpie
page-bot-gardener = Gardener
page-bot-florist = Florist
page-bot-botanist = Botanist
page-bot-plain = Seedling
page-join = Invited?
page-join-example = link or code
page-join-go = Join
page-my-games = Your games
page-open-tables = Open tables
page-no-open-tables = No table is waiting for players just now. Found one, and let it be listed.
page-history = History
page-no-history = The games you finish will be listed here.
page-stage-gathering = waiting for players
page-stage-playing = being played
page-stage-over = over
page-seats-taken = { $taken } of { $seats } seats taken
page-rated = rated
page-with-clock = with a clock

## You

page-name = The name others see
page-save = Save
page-saved = Saved.
page-account = Account
page-account-why = You can play without an account. With one you keep your games and ratings on every device.
page-password = Password (8 characters or more)
page-login = Log in
page-register = Create account
page-logout = Log out
page-logged-in = Logged in as { $account }.

## A new table

page-new-table = New table
page-who-plays = Who plays?
page-seat = Seat { $name }
page-sitter-me = here, on this device
page-sitter-person = somebody with the link
page-sitter-bot = bot: { $bot }
page-sitter-note = Several people on this device pass it on to each other; a curtain hides the cards in between.
page-seat-more = One more seat
page-seat-less = One seat less
page-terms = How you play together
page-terms-public = Listed, so that anybody can join
page-terms-rated = Rated: people only, no hints, no takebacks by consent
page-terms-hints = Hints allowed
page-terms-undo = Taking back:
page-undo-consent = freely while nothing was revealed, later if all agree
page-undo-barrier = only while nothing was revealed
page-undo-never = never
page-terms-flag = When time runs out
page-flag-bot = a bot plays on
page-flag-forfeit = the seat is lost
page-clock = Clock
page-clock-none = none
page-clock-quick = quick: 5 minutes, 10 seconds a move
page-clock-calm = calm: 20 minutes, 30 seconds a move
page-clock-move = 2 minutes for each move
page-clock-days = 3 days for each move
page-clock-each = { $minutes } minutes for each move
page-clock-total = { $minutes } minutes, and { $increment } seconds for each move
page-clock-left-days =
    { $number ->
        [one] { $number } day
       *[other] { $number } days
    }
page-options = Rules and variants
page-presets = Sets of rules
page-options-reset = Everything as usual
page-options-usual = All variants as usual.
page-found = Open the table

## Before the game

page-waiting =
    { $free ->
        [one] One seat is still free.
       *[other] { $free } seats are still free.
    }
page-invite = Invite somebody
page-invite-text = Whoever opens this link can take a seat, on any device.
page-link = Link
page-copy = Copy
page-copied = Copied
page-code = Or by its code:
page-seats = Seats
page-you = that is you
page-sit = Sit here
page-sit-too = Somebody here sits too
page-get-up = Get up
page-unseat = Free the seat
page-guest = Guest { $number }
page-seat-lost = Your seat was freed by whoever founded the table. You can watch, or take another one.
page-dead-link = This table cannot be reached
page-carrying = Bringing your seat along…
page-carry-failed = This link does not work any more

## At the table

page-board = The board
page-asked = What is asked
page-turn-of = { $name } is thinking…
page-to-move = to move
page-behind =
    { $number ->
        [one] One more thing happened…
       *[other] { $number } more things happened…
    }
page-skip-news = Skip
page-sending = Sending…
page-step-back = back
page-play-this = Play
page-list = List
page-type-move = In notation:
page-log = Log
page-since-last-turn = Since your last turn
page-chat = Chat
page-chat-empty = Nobody has said anything yet.
page-chat-write = Say something
page-chat-send = Say
page-phrases = Quick phrases
page-actions = Besides moving
page-undo = Take back
page-hint = Hint
page-hint-take = Play it
page-hint-chance = Your winning chances, as a bot sees them: { $chance }
page-more = More
page-carry = Play on on another device
page-carry-text = Open this link there. It carries your seat to one device: show it to nobody else.
page-grave-draw = Propose a draw
page-grave-leave = Leave the table
page-grave-abandon = Give the game up
page-sure-draw = If everybody agrees, the game ends without a winner.
page-sure-leave = A bot plays for you until you come back.
page-sure-abandon = The game is lost for you, and this cannot be taken back.
page-relieved = { $bot } stands in
page-forfeited = out of the game
page-relieve = Let a bot play
page-return = Play again
page-offer-undo = { $name } would like to take a move back.
page-offer-draw = { $name } proposes a draw.
page-offer-waits = Waiting for answers…
page-agree = Agree
page-decline = Decline
page-curtain = { $name } is next
page-curtain-text = Pass the device on. The cards are hidden until then.
page-curtain-open = I am { $name }
page-spectator = spectator

## After the game

page-won = { $seat } wins
    .you = You win
page-won-shared = Shared victory: { $names }
page-over = The game is over.
page-rematch = Play again
page-to-rematch = To the next game
page-replay = Replay
page-record = Record
page-back-to-table = Back to the table
page-replay-back = One move back
page-replay-on = One move on
page-replay-run = Run
page-replay-pause = Pause
page-replay-move = Move
page-replay-seat = Seen by

## Rules

page-search = Search the rules
page-clauses-found =
    { $number ->
        [one] { $number } rule
       *[other] { $number } rules
    }
