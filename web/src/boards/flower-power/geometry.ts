/** How petals lie in a flower: like a star, the top one upwards, the others clockwise below it. */

// All in parts of the flower's diameter.
const WIDEST = 0.42;
const NARROWEST = 0.15;
const WRITING = 0.34; // from the middle to the label of a petal
const ROOM = 0.09; // space that must stay free there, to either side

interface PetalShape {
  /** Degrees from the top one, clockwise. */
  turn: number;
  /** The stacking order: petals above have higher numbers. */
  height: number;
}

export function petalShape(at: number, petals: number): PetalShape {
  return { turn: Math.round((360 * at * 100) / petals) / 100, height: petals - at };
}

/** The width of a petal, so that the one above does not cover its label. */
export function petalWidth(petals: number, written: boolean): number {
  const round = (2 * Math.PI * WRITING) / petals;
  const width = written ? 2 * (round - ROOM) : 1.4 * round;
  return Math.max(NARROWEST, Math.min(WIDEST, width));
}

/** How much larger than usual a flower of many petals is drawn. */
export function bloom(petals: number): number {
  return petals <= 5 ? 1 : Math.min(2, 1 + 0.07 * (petals - 5));
}
