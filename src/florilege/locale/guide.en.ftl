# Guided first games and live diagrams: what the page says around them, what is refused.

refusal-no-guide = this game has no guided first game.
refusal-no-such-step = there is no such place in this guide; it has { $most } steps.
refusal-guide-only-read = nothing is to be played here: read on.
refusal-guide-other-move = that would be allowed, but let us stay with the example for now.
refusal-no-diagram = this clause has no diagram.

page-guide = Guided first game
page-guide-learn = Learn to play
page-guide-of = Guided first game: { $game }
page-guide-step = Step { $step } of { $steps }
page-guide-back = Back
page-guide-next = Next
page-guide-skip = Leave the guide
page-guide-show = Show me
page-guide-happened = What happened
page-guide-finished = That was the guide. Now the garden is yours.
page-guide-play = Play against a bot
page-guide-rules = Read the rules
page-guide-again = Begin again
page-diagram-lines = In words
page-diagram-loading = The diagram is being drawn…
