crazy-eights-name = Crazy Eights
crazy-eights-idea = Match the card on the pile by suit or rank, turn the game around with an eight, and be the first with an empty hand.

crazy-eights-section-rules = Rules
crazy-eights-clause-1-1 = Two to five play with one pack of 52 cards. Two players get seven cards each, three or more get five.
crazy-eights-clause-1-2 = The other cards are the stock, face down. A card of it that is no eight begins the pile.
crazy-eights-clause-1-3 = Chance says who begins; then you take turns in the order of the seats.
crazy-eights-clause-2-1 = Play a card of the suit or the rank of the top card of the pile.
crazy-eights-clause-2-2 = You may play an eight on any card. Unless it was your last card you then name the suit that has to be followed.
crazy-eights-clause-2-3 = Instead of playing you may draw a card, even if you have one that fits. In one turn you draw at most as many cards as the option “draws” allows; you may still play one afterwards.
crazy-eights-clause-2-4 = When you may not draw any more, or the stock is empty, you may pass.
crazy-eights-clause-3-1 = The game ends as soon as somebody has no cards left.
crazy-eights-clause-3-2 = It also ends when all have passed one after the other.
crazy-eights-clause-4-1 = The cards left in your hand count against you. The best score wins; equal scores share the victory.
crazy-eights-clause-4-2 = An eight counts 50, a king, queen, jack or ten 10, an ace 1, any other card its number.

crazy-eights-option-draws = How many cards you may draw in one turn

crazy-eights-term-move-draw = draw a card
crazy-eights-term-move-pass = pass

crazy-eights-event-dealt = { $seat } is dealt { $card }.
    .you = You are dealt { $card }.
crazy-eights-event-started = The pile begins with { $card }.
crazy-eights-event-played = { $seat } plays { $card }.
    .you = You play { $card }.
crazy-eights-event-named = { $seat } names { $card }.
    .you = You name { $card }.
crazy-eights-event-drew-card = { $seat } draws { $card }.
    .you = You draw { $card }.
crazy-eights-event-drew = { $seat } draws a card.
crazy-eights-event-passed = { $seat } passes.
    .you = You pass.

crazy-eights-line-pile = Pile: { $card }, to follow: { $suit }
crazy-eights-line-stock = Stock: { $number }
crazy-eights-line-hand = { $seat }: { $number ->
    [one] one card
   *[other] { $number } cards
}
crazy-eights-line-cards = { $card }

crazy-eights-prompt-turn = Play a card, follow { $suit } or the rank, or draw
crazy-eights-prompt-suit = Name a suit
crazy-eights-part-move = Your move

crazy-eights-refusal-name-a-suit = Name a suit first.
crazy-eights-refusal-not-now = You name a suit only after an eight, draw only while you may, and pass only when you cannot draw.
crazy-eights-refusal-no-match = { $card } has neither the suit nor the rank to follow.
crazy-eights-refusal-not-held = { $card } is not in your hand.

crazy-eights-reason-out = a hand is empty
crazy-eights-reason-blocked = nobody can play
crazy-eights-score-score = cards left in the hand
