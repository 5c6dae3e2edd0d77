### The program's own messages. Each game has its own beside its rules.

## Parts of sentences

seat = { $letter }
seat-you = you
seat-own = { $letter } (you)
nothing = nothing
cited = { $text } (§{ $clause })
at-line = line { $line }: { $text }
default = default
source-rulebook = the rulebook
source-example = from an example of the rulebook
source-publisher = from the publisher, outside the rulebook
source-inferred = inferred
source-ruling = our ruling
source-designed = our design, the printed text being unknown
set-up = Set-up
error = florilege: { $text }
interrupted = Stopped.

## Help

help-florilege = Florilège: four flower games on one rules engine. Play them, look up their rules, simulate thousands of games.
help-epilog =
    First steps:
      florilege                           everything in the browser: serve the page and open it
      florilege games                     what there is
      florilege play mandala              a game against a bot, here in the terminal
      florilege rules mandala 4.2         one rule, in plain words
      florilege simulate mandala --players 4 --games 10000
    Every command understands --help, --json and --lang fr.
help-commands = commands
help-version = show the version, and whether the engine is compiled
help-lang = language: en or fr (default: from your environment)
help-json = write JSON instead of text
help-game = the key of a game, as listed by “florilege games”
help-players = number of players (default: the fewest that the game allows)
help-bot = a bot for each seat in turn; the last one also takes the remaining seats (default: gardener for play, random for simulate)
help-levels = bots; those that search accept a budget per move (botanist:200ms, florist:500):
help-option = an option of the game, as listed by “florilege games GAME”; may be repeated
help-position = start from the position in this file (in notation) instead of the set-up
help-seed = a seed for everything random; without it every game is dealt anew (simulate, arena, deck: 0)
help-clause = the number of a clause, such as 4.2, or of a section, such as 4
help-count = number of games (default: 1000)
help-workers = number of processes (default: 1)
help-file = a record, as written by “florilege play --record FILE”
help-seat = your seat; A is the first (default: A)
help-seat-log = show the log as this seat saw it (default: as a spectator)
help-record = save the record of the game to this new file
help-play = play a game against bots in the terminal
help-games = list the games with their numbers of players and options
help-rules = show the rules of a game, or one of them
help-simulate = play many games between bots and summarise them
help-replay = verify a record and print its log with the clauses

## Messages of the argument parser

argparse-usage = usage:¤
argparse-positional = arguments
argparse-options = options
argparse-help = show this help and exit
argparse-required = missing: %s
argparse-unrecognized = unknown arguments: %s
argparse-argument = %(argument_name)s: %(message)s
argparse-choice = %(value)r is not one of %(choices)s
argparse-expected-one = a value is missing
argparse-expected-some = at least one value is missing
argparse-ambiguous = %(option)s could mean %(matches)s
argparse-conflict = not allowed with %s

## Games and rules

game-seats =
    { $fewest ->
        [1] 1 to { $most } players
       *[other] { $fewest } to { $most } players
    }
option-range = { $low } to { $high } (default { $default })

## Simulation

simulating = Simulating
form-compiled = compiled
form-plain = plain Python
simulated = { $games } games, { $moves } moves in { $seconds } s: { $speed } moves/s ({ $form }).
simulated-length = Moves per game: { $shortest } to { $longest }, median { $median }, mean { $mean }.
head-seat = Seat
head-bot = Bot
head-wins = Wins
head-points = Points
head-wins-order = Wins, by order of play

## Playing

play-help = Answer with the number of your choice, or type a move in notation (? lists them). b goes a step back, rules 4.2 shows a rule, q leaves.
play-moves = You may play: { $moves }
committed = The deal is sealed: its secret has the SHA-256 { $hash }
revealed = The secret of the deal was { $secret }
won = { $seat } wins:
    .you = You win:
won-shared = Won by { $names }:
left-game = You have left the game.
saved = The record is in { $path }
verified =
    { $moves ->
        [one] Verified: { $moves } move, every one by the rules, and the result as recorded.
       *[other] Verified: { $moves } moves, every one by the rules, and the result as recorded.
    }
verified-unfinished =
    { $moves ->
        [one] Verified so far: { $moves } move, by the rules; the game is not finished.
       *[other] Verified so far: { $moves } moves, every one by the rules; the game is not finished.
    }

## Bots

bot-random = plays any legal move, each as likely as the others
bot-greedy = takes the move that looks best at once, without looking ahead
bot-gardener = easy: likes good moves, but does not always find them
bot-florist = medium: thinks a few moves ahead
bot-botanist = strong: thinks for all of its budget, and remembers everything it has seen
bot-plain = search without any knowledge of the game, as a baseline for the others

## Refusals

refusal-usage = { $text }. Try “{ $command } --help”.
refusal-unknown-game = there is no game “{ $name }”; there is: { $known }.
refusal-unknown-option = this game has no option “{ $option }”; it has: { $known }.
refusal-option-value = option { $option } cannot be “{ $value }”; it can be: { $known }.
refusal-option-range = option { $option } must be a whole number from { $low } to { $high }, not “{ $value }”.
refusal-seats-range = this game is for { $fewest } to { $most } players, not { $given }.
refusal-unknown-bot = there is no bot “{ $name }”; there is: { $known }.
refusal-bot-budget = “{ $text }” is not a budget: give a searching bot milliseconds per move (botanist:200ms) or simulations (florist:500), more than zero.
refusal-too-many-bots =
    { $seats ->
        [one] { $given } bots for { $seats } seat.
       *[other] { $given } bots for { $seats } seats.
    }
refusal-out-of-range = { $what } must be from 1 to { $most }, not { $given }.
refusal-not-a-number = “{ $text }” is not a whole number.
refusal-not-a-setting = “{ $text }” is not of the form KEY=VALUE.
refusal-unknown-clause = this rulebook has no clause “{ $clause }”; it has: { $known }.
refusal-unknown-seat = there is no seat “{ $text }”; there is: { $known }.
refusal-position-alone = --position has its own players and options: leave out --players and --option.
refusal-no-such-choice = nothing that can be done matches what was chosen.
refusal-several-moves = what was chosen fits { $number } moves: choose more.
refusal-game-over = the game is over.
refusal-not-your-turn = it is the turn of { $seat }.
refusal-unknown-move = no such move exists in this game.
refusal-notation-word = “{ $text }” is not expected here.
refusal-notation-twice = “{ $text }” is given twice.
refusal-notation-missing = there is no line “{ $text }”.
refusal-record-format = this is not a record: the first line should be “{ $expected }”.
refusal-record-json = this is not a record: it begins like JSON but cannot be read as such.
refusal-record-line = the record is damaged: unexpected line.
refusal-record-truncated = the record is cut short or damaged: “{ $missing }” is missing or incomplete.
refusal-record-corrupt = the record is damaged: its check sum is { $given }, but its contents give { $computed }.
refusal-record-ruleset = the record follows version { $given } of the rules; this program plays version { $known }.
refusal-record-dice = the record’s dice “{ $dice }” cannot be read.
refusal-record-commitment = the secret in the record is not the one that was committed to.
refusal-record-position = the record does not fit the position it starts from.
refusal-record-move = move { $number }, “{ $move }”:
refusal-record-result = the record says “{ $given }”, but its moves lead to “{ $computed }”.
refusal-file-unreadable = { $path } cannot be read: { $reason }.
refusal-file-unwritable = { $path } cannot be written: { $reason }.
refusal-file-not-text = { $path } is not a text file.
refusal-file-exists = { $path } exists already; nothing is overwritten.
refusal-folder-missing = { $path } cannot be written: its folder does not exist.

## The command “deck”

help-deck = measure by random play how rare each card of a game’s deck is; propose points, and name the cards worth no more than an easier one
help-csv = write the table as CSV
refusal-no-deck = { $game } has no deck of cards to measure.
studying = Playing at random
studied-note = present: share of the turns after which the motif is there; reach: share of the other turns on which one placement would complete it.
studied-pair = { $harder } never appears without { $easier }, yet gives { $points } against { $easier_points }.
studied-no-pair = Every card is worth more than any card that it never appears without.
head-card = card
head-shows = shows
head-present = present
head-reach = reach
head-proposed = proposed

## The command “arena”

help-arena = run a tournament: bots play the same deals from every seat, and are rated
help-arena-bots = two or more bots; those that search accept a budget per move: botanist:200ms or botanist:1000
help-arena-games = number of games (default: 400), rounded up to whole deals; each deal is played once from every seat
help-arena-players = number of seats (default: one for each bot); with fewer bots than seats, they take the extra ones in turn
help-arena-file = save the results in this file; the same command resumes from it
help-arena-match-file = append the record of each game to this file, each followed by an empty line
contending = Playing
contended = Games: { $games }; deals, each played from every seat: { $deals }; players: { $players }.
contended-more = { $asked } games were asked for, { $games } were played: only whole deals count.
head-rating = Rating
head-interval = 95 % interval
head-games = Games
head-pace = ms/move
refusal-too-few-bots = a tournament needs at least { $fewest } different bots, not { $given }.
refusal-more-bots-than-seats = { $given } bots for { $seats } seats: name fewer bots, or ask for more seats with --players.
refusal-bot-twice = the bot “{ $name }” is named twice.
refusal-results-format = { $path } is not a file of tournament results; it was not changed.
refusal-results-plan = { $path } has the results of another tournament; these differ: { $fields }.
refusal-results-line = { $path } is damaged: this line is not a result.
refusal-records-damaged = { $path } is damaged: its last record cannot be read.
refusal-worker-lost = a worker process ended unexpectedly; the games in the results file are saved.

## The command “analyse”

help-analyse = rate every move of a record: each player’s win chances, the best move, and the cost of the one played
help-simulations = simulated games per decision (default: 1000)
help-plot = draw the win chances to a new file: NAME.svg or NAME.png
refusal-picture-kind = { $path } is not a known kind of picture; the name should end in one of: { $known }.
analysing = Analysing moves
analysed-title = Win chances, move by move
head-number = Move
head-move = Played
head-chances = Chances
head-best = Best
head-cost = Cost

## Storage

refusal-database-address = this is not the address of a database; write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.
refusal-database-unreachable = the database cannot be reached; nothing was saved. Is it running, and are its address, user and folder right?
refusal-database-read-only = the database is read-only; nothing was saved.
refusal-database-full = the database has no space left; nothing was saved.
refusal-database-locked = the database is locked by another program; nothing was saved.
refusal-database-in-use = another process serves this database already; nothing was changed in it. Stop that process, or name another file with --database.
refusal-database-damaged = this is not a database of this program, or it is damaged; nothing was changed in it.
refusal-database-newer = the database was made by a newer version of this program; nothing was changed in it. Use that version.
refusal-database-too-old = this Python comes with an SQLite older than 3.38; use a newer Python, or PostgreSQL.
refusal-postgresql-missing = PostgreSQL needs a driver that is not installed: pip install "florilege[postgresql]".
