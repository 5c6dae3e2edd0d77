/** How petals lie in a flower: like a star, the top one upwards, the others clockwise below it. */

const WIDEST = 0.42; // of the flower's diameter
const TIP = 0.42; // how far from the middle petals must not cover one another

export interface PetalShape {
  /** Degrees from the top one, clockwise. */
  turn: number;
  /** What lies above has a higher number. */
  height: number;
}

export function petalShape(at: number, petals: number): PetalShape {
  return { turn: Math.round((360 * at * 100) / petals) / 100, height: petals - at };
}

/** The width of a petal as a part of the flower's diameter. */
export function petalWidth(petals: number): number {
  return Math.min(WIDEST, (2 * Math.PI * TIP * 1.12) / petals);
}

/** How much larger than usual a flower of many petals is drawn. */
export function bloom(petals: number): number {
  return petals <= 6 ? 1 : Math.min(2, 1 + 0.055 * (petals - 6));
}
