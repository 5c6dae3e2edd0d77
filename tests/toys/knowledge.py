"""Which seats have seen which card.

For games whose cards are distinct things: one audience mask per card, carried along wherever the
card goes. What was seen stays known until the card is shuffled away. `redeal` is the core of
resampling: it permutes, among the given places, the cards that a seat has not seen.
"""

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from florilege.kernel.dice import Dice
from florilege.kernel.seats import Audience, Seat


@mypyc_attr(acyclic=True)
class Knowledge:
    """`seen[card]`: the audience that has seen the card."""

    def __init__(self, seen: vec[i64]) -> None:
        self.seen = seen

    def show(self, card: i64, audience: Audience) -> None:
        """Let an audience see a card."""
        self.seen[card] |= audience

    def forget(self, card: i64) -> None:
        """Nobody can tell any more which card this is: it was shuffled with others."""
        self.seen[card] = 0

    def knows(self, seat: Seat, card: i64) -> bool:
        """Return whether a seat has seen the card."""
        return self.seen[card] >> seat & 1 == 1

    def redeal(self, places: vec[i64], seat: Seat, dice: Dice) -> None:
        """Permute the cards at `places` that `seat` has not seen.

        The unseen cards are sorted before they are dealt, so that the result depends on the dice
        and on what the seat knows, and on nothing else.
        """
        unseen = vec[i64]()
        for i in range(len(places)):
            if not self.knows(seat, places[i]):
                unseen = append(unseen, places[i])
        hidden = vec[i64](sorted(unseen))
        masks = vec[i64]([self.seen[card] for card in unseen])
        dice.shuffle(hidden)
        given: i64 = 0
        for i in range(len(places)):
            if not self.knows(seat, places[i]):
                places[i] = hidden[given]
                given += 1
        for i in range(given):
            self.seen[hidden[i]] = masks[i]

    def copy(self) -> "Knowledge":
        """Return knowledge that may change without changing this one."""
        return Knowledge(self.seen[:])


def unseen(cards: i64) -> Knowledge:
    """Return the knowledge about `cards` cards that nobody has seen."""
    return Knowledge(vec[i64]([0] * cards))
