# After the game: points, chances, costly moves, replay, the sealed deal.

after-not-over = There is nothing to look back at
after-review-running = Thinking the game over: { $done } of { $all } moves
after-review = Thinking the game over
after-review-stop = Stop
after-review-go-on = Go on
after-review-stopped = Stopped after { $done } of { $all } moves; they are kept.
after-review-interrupted = Interrupted after { $done } of { $all } moves; they are kept.

## Points

after-sheet = How the points came about
after-sheet-none = The game was not played to its end, so there is nothing to add up.
after-head-what = What for
after-head-points = Points
after-total = Total

## Chances

after-chances = Winning chances
after-chances-slider = Winning chances, move by move
after-chances-start = At the start: { $chances }
after-chances-at = After move { $ply }: { $chances }
after-chances-unknown = not known yet
after-chances-note = Chances before each move, as the bots’ search sees them with what its player knew; costs in percentage points.
after-table = As a table
after-table-caption = Every move with each player’s chances before it, a better move, and what the played one cost
after-head-move = Move
after-head-player = Player
after-head-played = Played
after-head-better = Better
after-head-cost = Cost

## Costly moves

after-costly-yours = Your three costliest moves
after-costly-whose = Whose?
after-costly-everybody = everybody
after-costly-all = The three costliest moves
after-costly-move = Move { $number }, { $name }
after-costly-gave = −{ $points } percentage points
after-costly-none = No move gave anything away.
after-costly-wait = They show up here while the game is thought over.
after-played = Played
after-better = Better
after-show = Show
after-show-played = Show move { $number } as it was played
after-show-better = Show the better move instead of move { $number }
after-better-instead = Better than move { $number } would have been:
after-show-better-instead = Show the better move
after-show-played-instead = Show what was played

## Replay

after-to-start = To the start
after-to-end = To the end
after-speed = Speed
after-link = Link to this move

## The sealed deal

after-deal-checking = Checking the deal…
after-deal-verified = Deal verified
after-deal-unverifiable = Deal not verifiable here
after-deal-tampered = Deal tampered with
after-deal-because-whole = Before the first move this browser was shown a seal, the SHA-256 of a secret. The secret told now fits it: everything was shuffled as had been fixed beforehand, and nobody has changed it since.
after-deal-because-late = This browser was first shown the seal after move { $ply }. The secret told now fits it: nobody has changed the deal since then.
after-deal-because-absent = This record fits its own seal, but this browser did not see the seal before the game was over, so it cannot tell whether it was the same all along.
after-deal-because-unsealed = This game was not dealt from a sealed secret, so there is no promise to check.
after-deal-because-insecure = Browsers check seals only over a safe line (https). Check the record yourself, as below.
after-deal-because-other-seal = The seal that is shown now is not the one that was shown before: this is not the deal that was promised.
after-deal-because-other-secret = The secret told now does not fit the seal: this is not the deal that was promised.
after-deal-meaning = All chance of a game comes from one secret. Its seal is shown before the game and the secret itself afterwards, so that nobody, not even the server, can arrange the cards in between.
after-deal-seen = Seal as this browser first saw it:
after-deal-yourself = To check the record yourself, all moves included, save it and run:

## Records from elsewhere

after-bring = Open a record
after-bring-text = A game saved as a file can be replayed and thought over here.
after-bringing = Verifying the record…
after-brought = Opened here before
