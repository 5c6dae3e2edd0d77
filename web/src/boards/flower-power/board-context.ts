/** The context shared by all components of the board: words, targets, and click handlers. */

import type { Words } from "../../words/words";
import type { FlowerAction, Targets } from "./targets";

export interface BoardContext {
  words: Words;
  targets: Targets;
  /** The seat of the reader; null for somebody who watches. */
  me: number | null;
  /** Choose a flower, and one of its petals if the click was on a petal. */
  pickFlower: (flower: string, position: number | null) => void;
  /** Choose a petal or a gap of the unrolled flower. */
  pickPosition: (flower: string, position: number) => void;
  pickHand: (seat: number) => void;
  /** Choose a hand card, or a petal by its face. */
  pickCard: (card: string) => void;
  pickNumber: (number: number) => void;
  /** Choose the function of a card that has several. */
  pickFlowerAction: (action: FlowerAction) => void;
  act: (action: string) => void;
}
