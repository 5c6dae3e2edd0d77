/** What every part of the board is given: words, what is offered, and what a click does. */

import type { Words } from "../../words/words";
import type { FlowerAction, Targets } from "./targets";

export interface BoardContext {
  words: Words;
  targets: Targets;
  /** The seat of the reader; null for somebody who watches. */
  me: number | null;
  /** Do what is asked to a flower; at one of its petals, if it was the petal that was clicked. */
  pickFlower: (flower: string, position: number | null) => void;
  /** Choose a petal or a gap of the flower that lies open. */
  pickPosition: (flower: string, position: number) => void;
  pickHand: (seat: number) => void;
  /** Choose a hand card, or a petal by its face. */
  pickCard: (card: string) => void;
  pickNumber: (number: number) => void;
  /** Choose what a card does that can do more than one thing. */
  pickDeed: (deed: FlowerAction) => void;
  act: (action: string) => void;
}
