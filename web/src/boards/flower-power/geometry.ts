/** How petals lie in a flower: like a star, the top one upwards, the others clockwise below it. */

// All in parts of the flower's diameter.
const WIDEST = 0.42;
const NARROWEST = 0.15;
const WRITING = 0.34; // how far from the middle a petal says what it is
const ROOM = 0.09; // what must stay free there, to either side

export interface PetalShape {
  /** Degrees from the top one, clockwise. */
  turn: number;
  /** What lies above has a higher number. */
  height: number;
}

export function petalShape(at: number, petals: number): PetalShape {
  return { turn: Math.round((360 * at * 100) / petals) / 100, height: petals - at };
}

/** The width of a petal: what is written on it stays uncovered by the one above. */
export function petalWidth(petals: number): number {
  const free = 2 * ((2 * Math.PI * WRITING) / petals - ROOM);
  return Math.max(NARROWEST, Math.min(WIDEST, free));
}

/** How much larger than usual a flower of many petals is drawn. */
export function bloom(petals: number): number {
  return petals <= 5 ? 1 : Math.min(2, 1 + 0.07 * (petals - 5));
}
